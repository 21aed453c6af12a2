/** People who meet: pace, whose turn it is, other devices; in French. */
export const texts = {
  "pace.title": "À quel rythme ?",
  "pace.now": "Maintenant",
  "pace.hours": "En heures",
  "pace.days": "En jours",
  "pace.whenever": "Sans limite",
  "pace.now.tells":
    "Tout le monde joue tout de suite. Un robot peut remplacer un absent au bout de trois minutes.",
  "pace.hours.tells":
    "Chacun a 8 heures de réflexion, et une de plus à chaque coup. Ensuite, un robot finit la partie à sa place.",
  "pace.days.tells":
    "Chacun a 4 jours de réflexion, et un de plus à chaque coup. 14 jours de vacances se prennent tout seuls. Ensuite, un robot finit la partie à sa place.",
  "pace.whenever.tells": "Le temps ne compte pas. Idéal entre amis.",
  "pace.of": "Rythme : {pace}",
  "pace.left": "{who} : encore {time}",
  "pace.out": "{who} : temps écoulé, un robot finit la partie",

  "turn.yours": "À toi de jouer",
  "turn.since": "en attente depuis le {moment}",
  "turn.left": "encore {time}",
  "turn.of": "On attend {who}",
  "turn.title": "● À toi – {game}",
  "turn.body": "C’est à toi de jouer : {game}.",

  "notice.ask": "Me prévenir quand c’est à moi",
  "notice.tells": "Une notification de cet appareil quand la page est en arrière-plan.",
  "notice.on": "Cet appareil te prévient quand c’est à toi et que la page est en arrière-plan.",
  "notice.blocked":
    "Les notifications de cette page sont bloquées. Tu peux les autoriser dans les réglages du navigateur.",

  "push.tells": "Une notification de cet appareil quand la page est en arrière-plan ou fermée.",
  "push.on": "Cet appareil te prévient quand c’est à toi, même quand la page est fermée.",
  "push.ask": "Aussi quand la page est fermée",
  "push.stop": "Ne plus me prévenir",
  "push.cannot": "Ce navigateur ne peut pas te prévenir quand la page est fermée.",
  "push.home":
    "Sur iPhone et iPad, cela ne marche que depuis l’écran d’accueil : touche Partager, puis Sur l’écran d’accueil, et ouvre Renard de là.",
  "push.failed":
    "Le service de notifications de ton navigateur n’a pas répondu : tu n’es pas prévenu quand la page est fermée. Réessaie plus tard.",
  "push.with": "{game} avec {who}",
  "push.hurry": "Ton temps s’écoule",
  "push.until": "Jusqu’au {moment} : {game}",

  "device.title": "Utiliser Renard sur un autre appareil",
  "device.tells":
    "Tes places aux tables en ligne et tes parties du jour, sans compte : montre un code à l’autre appareil, ou note six mots pour revenir si celui-ci est perdu.",
  "device.code": "Créer un code",
  "device.codeTells":
    "Ouvre ce lien sur l’autre appareil ou saisis-y le code. Il sert une seule fois, pendant dix minutes.",
  "device.qr": "Code QR pour l’autre appareil",
  "device.link": "Lien pour l’autre appareil",
  "device.phrase": "Créer une phrase",
  "device.phraseTells":
    "Note ces six mots et garde-les pour toi : ils ne sont montrés que maintenant. Une phrase précédente ne vaut plus rien.",
  "device.have": "J’ai un code ou une phrase",
  "device.enter": "Code ou phrase",
  "device.use": "L’utiliser ici",
  "device.done": {
    one: "C’est fait : cet appareil est aussi le tien. {n} partie en cours trouvée.",
    other: "C’est fait : cet appareil est aussi le tien. {n} parties en cours trouvées.",
  },
  "device.using": "Un instant…",
  "device.ask":
    "N’utilise qu’un code ou une phrase à toi : les deux appareils seront ceux d’une même personne, avec toutes leurs places aux tables en ligne.",
  "device.delete": "M’effacer du serveur",
  "device.deleteTells":
    "Le serveur oublie ton nom, tes autres appareils, ta phrase, tes clés d’accès et tes parties du jour. Ton nom disparaît des tables où tu étais. Tu peux encore jouer tes parties en cours sur cet appareil, mais plus les retrouver sur un autre. C’est définitif.",
  "device.deleted": "Le serveur t’a oublié.",
  "device.keep": "Garde tes places si cet appareil est perdu",
  "device.keepTells": "Avec un code ou six mots, tu les retrouves sur un autre appareil.",
  "device.show": "Montre-moi comment",
  "device.dismiss": "Non merci",

  "passkey.make": "Créer une clé d’accès",
  "passkey.tells":
    "Ton appareil ou ton gestionnaire de mots de passe garde une clé d’accès pour toi : d’un doigt, d’un regard ou avec un code PIN, tu reviens ici.",
  "passkey.made": "C’est fait : tu peux revenir avec cette clé d’accès.",
  "passkey.have": "J’ai une clé d’accès, un code ou une phrase",
  "passkey.use": "Utiliser une clé d’accès",
  "passkey.mine": "Tes clés d’accès",
  "passkey.when": "Créée le {moment}",
  "passkey.used": "Utilisée le {moment}",
  "passkey.unused": "Pas encore utilisée",
  "passkey.alone": "Sur un seul appareil : perdue avec lui",
  "passkey.remove": "Retirer la clé d’accès créée le {moment}",
  "passkey.removed":
    "Retirée : elle n’ouvre plus rien ici. Tu peux aussi la supprimer de ton appareil.",
  "passkey.full": {
    one: "Tu as {n} clé d’accès, c’est le maximum. Retire-la pour en créer une autre.",
    other: "Tu as {n} clés d’accès, c’est le maximum. Retires-en une pour en créer une autre.",
  },
  "passkey.notMade":
    "Aucune clé d’accès n’a été créée : c’est annulé, ou cet appareil ne peut pas en garder. Rien n’a changé.",
  "passkey.notUsed":
    "Aucune clé d’accès n’a servi : c’est annulé, ou il n’y en a pas ici. Rien n’a changé.",
  "passkey.known": "Cet appareil a déjà une clé d’accès à toi.",
  "passkey.cannot":
    "Ce navigateur ou cet appareil ne sait pas faire cela avec une clé d’accès. Une phrase de six mots marche partout.",
  "passkey.keepTells":
    "Avec une clé d’accès, un code ou six mots, tu les retrouves sur un autre appareil.",

  "report.title": "Signaler quelqu’un",
  "report.tells":
    "La personne qui gère ce serveur voit la table telle qu’elle est : les noms, les places et les derniers coups. Personne à la table n’en est averti.",
  "report.who": "Qui ?",
  "report.why": "Pourquoi ?",
  "report.why.name": "Le nom est choquant",
  "report.why.play": "Jeu déloyal ou perturbateur",
  "report.why.other": "Autre chose",
  "report.words": "En quelques mots (facultatif)",
  "report.send": "Envoyer le signalement",
  "report.done": "Merci. La personne qui gère ce serveur va regarder.",
} as const;
