/** Chaque refus du serveur ou de la table, par son genre : une phrase. */
export const refusals = {
  "refused.not your turn": "Ce n’est pas à toi de jouer.",
  "refused.stale": "La table a avancé depuis. Choisis à nouveau.",
  "refused.illegal": "Les règles ne le permettent pas maintenant.",
  "refused.over": "La partie est terminée.",
  "refused.cannot undo": "Rien à annuler depuis le dernier lancer.",
  "refused.full": "Toutes les places de cette table sont prises. Tu peux regarder.",
  "refused.taken": "Cette place est déjà prise. Demande le lien d’une autre.",
  "refused.no such seat": "Cette place n’existe pas à cette table.",
  "refused.not your seat": "Seule la personne de cette place peut le faire.",
  "refused.not away": "La personne de cette place est là, ou vient juste de partir.",
  "refused.time up": "Ton temps est écoulé : un robot finit la partie à ta place.",
  "refused.wrong key":
    "Ce code ou cette phrase n’ouvre rien. Un code sert une seule fois, pendant dix minutes : crées-en un nouveau.",
  "refused.wrong passkey":
    "Cette clé d’accès n’a pas pu être vérifiée. Réessaie, ou utilise un code ou une phrase.",
  "refused.no such passkey":
    "Cette clé d’accès n’ouvre rien ici. Elle a peut-être été retirée : utilises-en une autre, un code ou une phrase.",
  "refused.no passkeys":
    "Les clés d’accès ne marchent que sur une page ouverte par son nom en https. Ici, tu peux utiliser un code ou une phrase.",
  "refused.begin again": "C’était trop long. Recommence ; rien n’est perdu.",
  "refused.no such table":
    "Cette table n’existe pas. Elle a peut-être été rangée, ou le lien est incomplet.",
  "refused.no secret": "Cette place n’est pas tenue par cet appareil.",
  "refused.wrong secret": "Cette place n’est pas tenue par cet appareil.",
  "refused.wrong invite": "Cette invitation n’est pas valable. Demande un nouveau lien.",
  "refused.too fast": "C’était trop à la fois. Attends un instant et réessaie.",
  "refused.too many": "Trop de tables ou de connexions depuis ici. Réessaie plus tard.",
  "refused.too large": "C’est trop gros pour être envoyé.",
  "refused.malformed": "Le serveur n’a pas compris. Recharge la page.",
  "refused.bad name":
    "Un nom compte de 1 à 24 lettres visibles ; il n’est ni celui de l’équipe ou d’un robot, ni une insulte. Choisis-en un autre.",
  "refused.bad endpoint":
    "Ce serveur ne connaît pas le service de notifications de ton navigateur.",
  "refused.bad record":
    "Cette partie enregistrée ne va pas avec la table, ou elle ne tient pas debout.",
  "refused.old protocol": "Cette page et le serveur n’ont pas la même version. Recharge la page.",
  "refused.no such day": "Il n’y a pas de partie de ce jour ici.",
  "refused.not over": "La partie n’est pas encore terminée.",
  "refused.played":
    "Tu as déjà joué cette partie du jour. Une seule compte par jour ; les jours passés servent à s’exercer.",
  "refused.not played": "Les résultats se voient une fois la partie jouée.",
  "refused.not rated":
    "Ceci ne peut pas être classé : il faut des dés honnêtes, des personnes connues, chacune sur son appareil, cinq parties par jour au plus ensemble, et une seule partie ouverte sans les autres.",
  "refused.not kept": "Rien n’est conservé pour toi sur le serveur.",
  "refused.no room": "Il n’y a plus de place pour toi sur le serveur.",
  "refused.unknown game": "Ce jeu n’est pas connu ici.",
  "refused.unknown player": "Ce robot n’est pas connu ici.",
  "refused.unavailable":
    "Le serveur ne peut rien enregistrer pour le moment. Il réessaie ; rien n’est perdu.",
  "refused.closing": "Le serveur redémarre. Réessaie dans un instant.",
  "refused.mistake": "Quelque chose a mal tourné sur le serveur. C’est noté là-bas.",
  "refused.cross origin": "Cette page vient d’un autre site et ne peut pas utiliser ce serveur.",
  "refused.banned": "La personne qui gère ce serveur ne te laisse pas jouer ici. Le serveur dit :",
  "refused.muted": "La personne qui gère ce serveur t’a donné ce nom. Le serveur dit :",
  "refused.closed": "Cette table a été fermée. Le serveur dit :",
  "refused.wrong token": "Aucun robot n’a ce jeton, ou il a été révoqué.",
  "refused.no such bot": "Tu n’as pas de robot de ce nom.",
  "refused.no such page": "Le serveur n’a rien à cette adresse.",
  "refused.method": "Le serveur ne fait pas cela à cette adresse.",
  "refused.unanswered": "La connexion s’est coupée avant la réponse. Regarde si c’est fait.",
  "refused.lost": "Le serveur a fermé la connexion.",
  "refused.unreachable": "Le serveur est injoignable. Vérifie ta connexion et réessaie.",
  "refused.no server":
    "Il n’y a pas de serveur de jeu ici. Sur cet appareil, on joue sans serveur.",
  "refused.not saved":
    "Cet appareil n’a pas pu enregistrer la partie. Fais de la place, sinon elle sera perdue à la fermeture de la page.",
  "refused.bot failed": "Un robot n’a pas pu continuer. Rouvre la table.",
  "refused.no net":
    "Ce robot n’est pas encore sur cet appareil et ne peut pas être chargé maintenant. Choisis-en un autre ou vérifie la connexion.",
  "refused.no sheet": "La feuille de cette partie ne se trouve pas sur cet appareil.",
  "refused.other": "Le serveur a refusé.",
} as const;
