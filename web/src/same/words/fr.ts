/** The same dice for friends, in French. */
export const texts = {
  "ask.title": "Ces dés",
  "ask.tells":
    "Qui ouvre le lien joue avec les mêmes dés. Ensuite, les deux parties se lisent côte à côte, décision par décision, le talent et la chance à part.",
  "ask.link": "Lien vers ces dés",
  "ask.holds":
    "Il contient la partie. La page ne la montre à personne avant la fin de sa propre partie.",
  "ask.seat": "Quelle partie faut-il comparer ?",
  "ask.points": "Révéler les points",
  "ask.pointsTells": "Sinon, personne ne sait avant la fin ce qu’il faut battre.",
  "ask.closed":
    "D’autres jouent peut-être encore avec les dés de ce jour. Une fois le jour terminé, tu pourras les envoyer.",
  "ask.tooLong": "Cette partie ne tient pas dans un lien : elle est trop longue.",
  "ask.answers": "Parties avec ces dés",

  "dice.seed":
    "Un lancer dépend de sa place dans la partie : quoi que tu choisisses, il y montre les mêmes faces.",
  "dice.fell":
    "Ce qui est tombé alors retombe à la même place. Les dés qui n’y ont pas été lancés montrent de nouvelles faces, les mêmes pour tous ceux qui ont ce lien.",
  "dice.others":
    "Les autres refont ce qu’ils ont fait, tant que les règles le permettent. Ensuite, un robot décide : {bots}.",

  "asked.title": "Les mêmes dés",
  "asked.can": "{who} a joué avec ces dés. Feras-tu mieux ?",
  "asked.both":
    "{who} et {other} ont joué avec ces dés. Tu peux les jouer avant de regarder les deux parties.",
  "asked.alone": "{game}, en solo.",
  "asked.seat": "{game}, {count} à la table : tu prends la place où était {who}.",
  "asked.points": { one: "{who} a fait {n} point.", other: "{who} a fait {n} points." },
  "asked.secret": "Tu verras les choix faits par {who} quand tu auras fini.",
  "asked.play": "Jouer avec ces dés",
  "asked.again": "Rejouer ces dés",
  "asked.goOn": "Continuer la partie",
  "asked.see": "Voir les deux côte à côte",
  "asked.own": "C’est ta propre partie : envoie le lien à quelqu’un d’autre.",
  "asked.bad":
    "Ce lien est illisible : il est coupé, modifié ou d’une autre version de la page. Demande-le à nouveau.",
  "asked.closed":
    "Ce sont les dés d’une partie du jour que d’autres jouent peut-être encore. Le lien s’ouvrira une fois le jour terminé.",

  "versus.title": "Côte à côte",
  "versus.missing": "Cette comparaison n’est plus sur cet appareil.",
  "versus.you": "Toi",
  "versus.points": "Points",
  "versus.coached": "avec le conseiller",
  "versus.against":
    "{one} contre {other} : {skill} points grâce aux décisions, {luck} grâce à la chance.",
  "versus.luck":
    "Les dés étaient les mêmes. La chance diffère là où ils ont rencontré d’autres choix.",
  "versus.decisions": "Décision par décision",
  "versus.never": "Le même choix à chaque lancer.",
  "versus.parted": "Les mêmes choix jusqu’ici : {place}.",
  "versus.first": "Les choix diffèrent dès le premier lancer.",
  "versus.alike": "Même décision pour {n} lancers sur {all}.",
  "versus.only": "Seulement là où les choix diffèrent",
  "versus.here": "Ici, les choix se séparent",
  "versus.none": "rien à décider",
  "versus.best": "meilleur choix",
  "versus.lost": "{points} de perdus",
  "versus.dice": "Dés : {dice}",
  "versus.answer": "Renvoyer",
  "versus.answerTells": "Le lien montre les deux parties côte à côte à {who}.",
  "versus.result": "Vers le résultat",

  "place.round": "Manche {round}, début",
  "place.passive": "Manche {round}, passif",
  "place.roll": "Manche {round}, lancer {roll}",
  "place.again": "Manche {round}, lancer {roll}, relancé",
  "place.whose": "{who} : {place}",
} as const;
