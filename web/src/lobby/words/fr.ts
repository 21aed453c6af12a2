/** The lobby: open tables, playing at once, codes, playing again; in French. */
export const texts = {
  "lobby.title": "Jouer avec d’autres",
  "lobby.now": "Jouer maintenant",
  "lobby.nowTells":
    "Tu rencontres qui cherche la même partie. Si personne ne vient en une demi-minute, des robots prennent les places libres.",
  "lobby.game": "Jeu",
  "lobby.bot": "Robots, si personne ne vient",
  "lobby.tables": "Tables ouvertes",
  "lobby.empty":
    "Aucune table n’est ouverte pour l’instant. Joue maintenant, ou ouvre ta propre table.",
  "lobby.open": "Ouvrir une table",
  "lobby.free": { one: "une place libre", other: "{n} places libres" },
  "lobby.since": "depuis {moment}",
  "lobby.rated": "classée",
  "lobby.own": "vrais dés",
  "lobby.sit": "S’asseoir",
  "lobby.sitAt": "S’asseoir : {game}, {who}",
  "lobby.watch": "Regarder",
  "lobby.watchAt": "Regarder : {game}, {who}",
  "lobby.away": "La salle est injoignable. Il lui faut le serveur de cette page.",
  "lobby.listed": "Montrer dans la salle",
  "lobby.listedTells": "Tout le monde peut s’asseoir. Sinon, seulement qui a le lien.",
  "wait.title": "En attente d’autres joueurs",
  "wait.fills": {
    one: "Dans une seconde, des robots prennent les places libres.",
    other: "Dans {n} secondes, des robots prennent les places libres.",
  },
  "wait.begins": "La partie commence quand toutes les places sont prises.",
  "wait.cancel": "Annuler",
  "code.title": "Ou tape ce code sur un autre appareil",
  "code.tells":
    "Sous « Rejoindre par un lien ». Il expire quand la table est complète, ou après un jour.",
  "code.enter": "Ou tape le code qu’on t’a donné",
  "code.wrong":
    "Ce code ne mène à aucune table. Il expire quand la table est complète, ou après un jour.",
  "again.told": "Quelqu’un veut rejouer.",
  "again.go": "Aller à la table suivante",
} as const;
