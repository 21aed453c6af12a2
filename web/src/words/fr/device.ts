/** Réglages, dés honnêtes, annonces, erreurs. */
export const device = {
  "settings.title": "Réglages",
  "settings.language": "Langue",
  "settings.theme": "Clair ou sombre",
  "settings.theme.auto": "Comme l’appareil",
  "settings.theme.light": "Clair",
  "settings.theme.dark": "Sombre",
  "settings.motion": "Animations",
  "settings.motion.off": "Sans",
  "settings.motion.quick": "Rapides",
  "settings.motion.full": "Complètes",
  "settings.confirm": "Demander avant chaque choix",
  "settings.confirm.tells": "Un premier appui montre ce qui arriverait, un second le fait.",
  "settings.guide": "Guide de la première partie",
  "settings.coach": "Conseiller",
  "settings.lookBack": "Revoir les parties d’office",
  "settings.lookBack.tells":
    "Après une partie en solo ou contre des robots, le conseiller la revoit en arrière-plan.",
  "settings.name": "Ton nom",
  "settings.data": "Ce que garde cet appareil",
  "settings.data.tells":
    "Parties, réglages, ce que tu as appris et tes places aux tables en ligne.",
  "settings.deleteAll": "Tout supprimer",
  "settings.deleteAll.tells":
    "Parties, réglages et ce que tu as appris quittent cet appareil pour de bon. Tes places aux tables en ligne aussi : personne ne pourra y revenir.",
  "settings.deleted": "Tout est supprimé.",
  "keys.title": "Touches",
  "keys.arrows": "Flèches : aller d’un dé ou d’une case à l’autre",
  "keys.enter": "Entrée ou espace : choisir",
  "keys.escape": "Échap : retour",
  "keys.dice": "1 à 6 : choisir un dé",
  "keys.undo": "U : annuler",
  "keys.reroll": "R : relancer",
  "keys.others": "O : les autres",
  "keys.help": "? : aide",

  "fair.title": "Dés honnêtes",
  "fair.lead": "Comment savoir que personne, pas même le serveur, ne pipe les dés.",
  "fair.1":
    "Avant le premier lancer, le serveur tire un secret et montre son empreinte, un long nombre. " +
    "L’empreinte fixe le secret sans le dévoiler.",
  "fair.numbers":
    "Ensuite, l’appareil de chaque personne ajoute un nombre tiré au hasard ; ceux des robots ont été montrés avec " +
    "l’empreinte. Le premier lancer attend que toutes les places soient prises. Ni le serveur ni personne à la table " +
    "ne peut donc choisir les dés.",
  "fair.2":
    "Chaque dé découle du secret, de ces nombres, de la table et du numéro du lancer, et de rien d’autre. " +
    "Tes choix ne changent donc pas les dés à venir, et personne à la table ne peut les prévoir.",
  "fair.3":
    "À la fin de la partie, le secret est révélé. Ton appareil recalcule l’empreinte et chaque dé, puis compare.",
  "fair.4":
    "Inutile de croire cette page sur parole : un petit programme fait la même chose à partir de la partie enregistrée.",
  "fair.trust":
    "Il reste une question de confiance : le serveur connaît son secret, donc qui le gère pourrait regarder à l’avance.",
  "fair.notMine":
    "Mais le nombre de ton appareil n’y figure pas : il est arrivé trop tard ou a été écarté, et c’est celui que le " +
    "serveur avait montré d’avance pour ta place qui a servi.",
  "fair.fingerprint": "Empreinte",
  "fair.secret": "Secret",
  "fair.secretLater": "Révélé à la fin de la partie.",
  "fair.check": "Vérifier cette partie",
  "fair.checking": "Vérification…",
  "fair.good": {
    one: "Tout est en ordre : l’empreinte et {n} lancer concordent.",
    other: "Tout est en ordre : l’empreinte et les {n} lancers concordent.",
  },
  "fair.badFingerprint":
    "Le secret ne correspond pas à l’empreinte. On ne peut pas se fier à ces dés.",
  "fair.badRoll":
    "Le lancer {n} ne découle pas du secret et des nombres. On ne peut pas se fier à ces dés.",
  "fair.notOver": "La partie doit être terminée avant qu’on vérifie ses dés.",
  "fair.notFair":
    "Les dés de cette partie n’ont pas été lancés par un serveur : il n’y a rien à vérifier.",
  "fair.from":
    "Les lancers avant le numéro {n} ont été faits ailleurs et ne peuvent pas être vérifiés.",
  "fair.openFile": "Vérifier une partie enregistrée",

  "update.ready": "Une nouvelle version est prête.",
  "update.now": "Mettre à jour",
  "update.later": "Après cette partie",
  "update.storage":
    "Ce navigateur ne laisse rien garder à la page. Tes parties seront perdues quand tu la fermeras.",

  "error.title": "Quelque chose a mal tourné",
  "error.tells": "Ta partie est gardée. Recharge la page pour continuer.",
  "error.reload": "Recharger",
  "error.load": "Le jeu n’a pas pu être chargé. Vérifie ta connexion et réessaie.",
  "error.browser": "Ce navigateur est trop ancien pour le jeu : il lui faut WebAssembly.",
  "error.notFound": "Cette page n’existe pas.",
  "error.saved": "Cette partie enregistrée n’est plus lisible.",
  loading: "Chargement…",
} as const;
