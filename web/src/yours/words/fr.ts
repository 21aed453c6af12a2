/** One's own file, in French. */
export const texts = {
  "yours.title": "Tout dans un seul fichier",
  "yours.tells":
    "Parties, tables ouvertes, places aux tables en ligne, réglages, étoiles et tout ce que tu as appris. Ouvre le fichier sur un autre appareil : ce qui s’y trouve reste, et de deux versions d’une même chose la plus récente l’emporte.",
  "yours.secret":
    "Garde ce fichier pour toi : qui l’a peut jouer à tes places aux tables en ligne, et jouer la partie du jour en ton nom.",
  "yours.export": "Tout enregistrer",
  "yours.import": "Ouvrir un fichier",
  "yours.imported": {
    one: "Une chose est nouvelle ou plus récente qu’avant.",
    other: "{n} choses sont nouvelles ou plus récentes qu’avant.",
  },
  "yours.same": "Tout était déjà là.",
  "yours.strange":
    "Ce n’est pas un fichier de cette page : choisis-en un enregistré ici avec « Tout enregistrer ».",
  "yours.damaged":
    "Ce fichier est abîmé et rien n’a été changé : enregistre-le de nouveau sur l’autre appareil.",
  "yours.newer":
    "Ce fichier vient d’une version plus récente de cette page : recharge d’abord la page.",
  "keep.title": "Sur le serveur aussi",
  "keep.tells":
    "Parties terminées avec l’avis du conseiller, réponses aux problèmes, cartes, étoiles et parties du jour peuvent aussi être conservées sur ce serveur : les mêmes sur tous tes appareils, et à l’abri si l’un d’eux est perdu. Les parties en cours et les réglages restent sur l’appareil.",
  "keep.offer":
    "Tes parties terminées, tes problèmes et tes étoiles peuvent aussi être conservés sur le serveur.",
  "keep.begin": "Les conserver sur le serveur",
  "keep.busy": "Un instant…",
  "keep.last": "Dernière sauvegarde : {when}.",
  "keep.room": "{share} de ta place y est utilisée.",
  "keep.never": "Rien n’a encore été sauvegardé. Ce sera fait dès que le serveur sera joignable.",
  "keep.trouble": "Le dernier essai a échoué : {why} Tout est encore sur cet appareil.",
  "keep.now": "Sauvegarder maintenant",
  "keep.stop": "Arrêter et tout y supprimer",
  "keep.stopTells":
    "Tout est supprimé du serveur, pour tous tes appareils. Ce qui est sur tes appareils reste.",
  "keep.stopped": "Plus rien n’est conservé sur le serveur.",
} as const;
