/** Cards to share, in French. */
export const texts = {
  "share.title": "Partager",
  "share.close": "Fermer",
  "share.sheet": "Montrer la feuille",
  "share.sheetTells": "Sans elle, l’image ne contient que les chiffres.",
  "share.link": "Envoyer un lien pour revoir la partie",
  "share.linkTells": "Le lien contient toute la partie, avec le nom de chacun.",
  "share.linkClosed":
    "Le lien contient toute la partie, avec ton nom. La page l’ouvre à qui a joué ce jour-là, et à tout le monde une fois le jour passé.",
  "share.send": "Partager",
  "share.save": "Enregistrer l’image",
  "share.copy": "Copier le texte",
  "share.copied": "Copié",
  "share.drawing": "L’image se dessine…",
  "share.noPicture": "L’image n’a pas pu être dessinée. Le texte peut quand même être copié.",
  "share.text": "Texte",

  "line.solo": { one: "{game} : {n} point en solo.", other: "{game} : {n} points en solo." },
  "line.place": "{game} : place {place} sur {count} avec {points} points ({all}).",
  "line.rank": "Rang : {title}.",
  "line.lost": "{lost} points perdus par décision.",
  "line.luck": "Chance aux dés : {luck} points.",

  "figure.points": "Points",
  "figure.place": "Place",
  "figure.placeOf": "{place} sur {count}",
  "figure.lost": "Perdu par décision",
  "figure.luck": "Chance aux dés",

  "link.bad":
    "Ce lien est illisible : il est coupé, ou d’une autre version de la page. Redemande-le.",
  "link.closed":
    "Ce lien mène à une partie du jour que tu n’as pas encore terminée. Joue-la d’abord : le lien s’ouvrira ensuite. Une fois le jour passé, il s’ouvre pour tout le monde.",
} as const;
