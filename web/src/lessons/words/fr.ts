/** Les leçons en français. */
import type { LessonTexts } from "./texts";

export const lessons: LessonTexts = {
  "course.tells":
    "De courtes leçons sur de vraies positions. Atteins le but ; moins tu perds de points, plus tu as d’étoiles.",
  "course.begin": "Commencer",
  "course.on": "Continuer",
  "course.done": "{done} sur {count} réussies",
  "course.lessons": "Leçons",
  "course.half": "Une demi-partie",
  "course.halfTells":
    "Tu reprends une partie en son milieu et tu la joues jusqu’au bout. Des conseils expliquent ce qui arrive, et le conseiller te prévient des choix qui coûtent cher.",
  "course.halfBegin": "La jouer jusqu’au bout",
  "area.dice": "Choisir un dé",
  "area.zones": "Les zones",
  "area.bonuses": "Bonus et enchaînements",
  "area.actions": "Actions",
  "area.foxes": "Renards",
  "area.passive": "Tours passifs",
  "area.alone": "Jouer en solo",
  "area.rows": "Dés et rangées",
  "area.chips": "Jetons et séries",
  "area.others": "Les autres",
  "lesson.title": "{number} sur {count} · {title}",
  "lesson.goal": "But : {goal}.",
  "lesson.stars": "{stars} étoiles sur {most}",
  "lesson.stars.3": "Exactement !",
  "lesson.stars.2": "Bien joué",
  "lesson.stars.1": "But atteint, mais à quel prix",
  "lesson.missed": "Pas tout à fait",
  "lesson.cost": "Cela a coûté {points} points.",
  "lesson.better": "Mieux : {what}",
  "lesson.noCoach": "But atteint. Pas d’étoiles : le conseiller n’a pas pu être chargé.",
  "lesson.shown": "Voici comment joue le conseiller",
  "lesson.next": "Suivante",
  "lesson.again": "Recommencer",
  "lesson.show": "Montre-moi",
  "lesson.leave": "Toutes les leçons",

  "goal.points": "marque au moins {n} points",
  "goal.boxes": { one: "remplis une case", other: "remplis au moins {n} cases" },
  "goal.entries": {
    one: "remplis une case de la {zone}",
    other: "remplis au moins {n} cases de la {zone}",
  },
  "goal.zone_points": "marque au moins {n} points dans la {zone}",
  "goal.lowest": "amène ta zone la plus faible à {n} points au moins",
  "goal.foxes": { one: "gagne un renard", other: "gagne {n} renards" },
  "goal.opens": "gagne {bonus}",
  "goal.uses": "utilise {bonus}",
  "goal.hand": "garde au moins {n} dés pour le prochain lancer",
  "goal.takes": "prends {die|le}",
  "goal.square": {
    one: "pose un pion dans la rangée {row}",
    other: "amène ton pion de la rangée {row} au moins à la case {n}",
  },
  "goal.chips": { one: "prends un jeton", other: "prends au moins {n} jetons" },
  "goal.tiles": "prends une tuile bonus",
  "goal.sends_home": "renvoie un pion à la maison",
  "goal.closes": "ferme une rangée",

  "keep-dice.title": "D’abord les petits",
  "keep-dice.notice":
    "Un petit dé envoie peu de dés sur le plateau d’argent : il t’en reste plus à lancer, et moins aux autres.",
  "white-die.title": "Le dé blanc",
  "white-die.notice":
    "Le blanc va là où sa valeur rapporte le plus. Regarde toutes les zones avant de t’en servir.",
  "yellow-grid.title": "Jaune : lignes et colonnes",
  "yellow-grid.notice":
    "Une ligne rapporte son bonus, une colonne ses points. Commence ce que tu peux finir.",
  "yellow-grid-2.title": "Jaune : une colonne pleine",
  "yellow-grid-2.notice":
    "Une colonne ne vaut rien tant qu’elle n’est pas pleine. La case qui manque vaut alors tout le reste.",
  "blue-sum.title": "Bleu : deux dés, un nombre",
  "blue-sum.notice":
    "Le 7 sort souvent, le 2 et le 12 presque jamais. Prends les nombres rares quand ils sont là.",
  "blue-sum-2.title": "Bleu : beaucoup de croix",
  "blue-sum-2.notice":
    "Chaque croix vaut plus que la précédente, et les lignes pleines rapportent des bonus en plus.",
  "green-row.title": "Vert : juste assez",
  "green-row.notice":
    "Prends le plus petit dé que la case accepte. Les grands serviront plus loin.",
  "green-row-2.title": "Vert : une longue piste",
  "green-row-2.notice":
    "Chaque croix verte vaut plus que la précédente : commencée tôt, la piste paie le mieux.",
  "orange-row.title": "Orange : de grands nombres",
  "orange-row.notice": "Tout nombre convient : seuls les grands méritent une case.",
  "orange-row-2.title": "Orange : les cases à facteur",
  "orange-row-2.notice": "Garde un 5 ou un 6 pour les cases marquées ×.",
  "purple-row.title": "Violet : à petits pas",
  "purple-row.notice":
    "Seul un nombre plus grand peut suivre, jusqu’à ce qu’un 6 rouvre toutes les possibilités.",
  "purple-row-2.title": "Violet : le 6",
  "purple-row-2.notice":
    "Un 6 rapporte le plus, et n’importe quel nombre peut le suivre. Il est rarement perdu.",
  "silver-rows.title": "Argent : un dé, plusieurs croix",
  "silver-rows.notice":
    "Un grand dé argenté en envoie d’autres sur le plateau d’argent, et chacun peut faire sa croix.",
  "silver-rows-2.title": "Argent : des colonnes pleines",
  "silver-rows-2.notice":
    "Les colonnes rapportent des bonus, les longues lignes des points. Les meilleures croix font les deux.",
  "yellow-circles.title": "Jaune : entourer d’abord",
  "yellow-circles.notice":
    "Une ligne entourée rapporte un bonus. Les points ne viennent qu’avec la croix.",
  "yellow-circles-2.title": "Jaune : les croix comptent",
  "yellow-circles-2.notice":
    "Tard dans la partie, entourer ne rapporte guère ; une croix rapporte beaucoup.",
  "blue-falling.title": "Bleu : descendre doucement",
  "blue-falling.notice":
    "Chaque nombre fixe la limite du suivant. Commence haut et descends peu à peu.",
  "blue-falling-2.title": "Bleu : aller plus loin",
  "blue-falling-2.notice":
    "Ce qui compte, c’est d’aller loin : un petit pas vers le bas est un bon pas.",
  "green-pairs.title": "Vert : grand, puis petit",
  "green-pairs.notice":
    "Le second nombre d’une paire est retiré du premier. Regarde lequel est le prochain.",
  "green-pairs-2.title": "Vert : finir la paire",
  "green-pairs-2.notice":
    "Une paire ne compte que complète. Un 1 est la meilleure fin qu’elle puisse avoir.",
  "pink-least.title": "Rose : assez grand",
  "pink-least.notice":
    "Tout nombre convient, mais le bonus ne vient qu’à partir du petit nombre de la case.",
  "pink-least-2.title": "Rose : le 6 paie deux fois",
  "pink-least-2.notice": "Il ajoute le plus à la somme et gagne tous les bonus de la piste.",
  "yellow-lines.title": "Jaune : trois lignes",
  "yellow-lines.notice":
    "Celle du haut descend, celle du milieu est retirée de tes points, celle du bas s’y ajoute. Les petits nombres vont au milieu.",
  "yellow-lines-2.title": "Jaune : une colonne pleine",
  "yellow-lines-2.notice":
    "Trois cases l’une sous l’autre rapportent des points. Avance les lignes de front.",
  "green-blocks.title": "Vert : grand à gauche, petit à droite",
  "green-blocks.notice":
    "Dans un bloc, on commence par la case qu’on veut : mets chaque nombre à sa place.",
  "green-blocks-2.title": "Vert : finir le bloc",
  "green-blocks-2.notice":
    "Un bloc ne compte que complet. Un petit nombre à droite le termine au mieux.",
  "orange-skip.title": "Orange : sauter peu",
  "orange-skip.notice":
    "Ce que tu sautes est perdu. Deux cases voisines rapportent le bonus entre elles.",
  "orange-skip-2.title": "Orange : une croix de plus",
  "orange-skip-2.notice": "Chaque croix vaut plus que la précédente : il en faut beaucoup.",
  "purple-platter.title": "Violet : un plateau vide",
  "purple-platter.notice":
    "Tous les dés du plateau d’argent s’ajoutent. Les nombres doivent monter : commence tant qu’il est vide.",
  "purple-platter-2.title": "Violet : un plateau plein",
  "purple-platter-2.notice":
    "Plus tard, un plateau d’argent plein aide : les grands nombres rapportent des points en plus.",
  "first-bonus.title": "Un bonus en plus",
  "first-bonus.notice":
    "Une case à bonus en remplit deux. Cherche-la avant de regarder les points.",
  "chain.title": "De fil en aiguille",
  "chain.notice": "Un bonus peut en gagner un autre. Choisis sa case d’après ce qui s’ensuit.",
  "open-action.title": "Pour plus tard",
  "open-action.notice": "Un dé supplémentaire vaut à peu près un choix de plus. Gagne-les tôt.",
  "reroll.title": "Relancer",
  "reroll.notice":
    "Si même le meilleur dé rapporte peu, une relance vaut mieux qu’un choix médiocre.",
  "extra.title": "Un dé de plus",
  "extra.notice":
    "N’importe lequel des six dés convient, où qu’il soit. Utilise-le là où il déclenche quelque chose.",
  "takeback.title": "Repris du plateau",
  "takeback.notice":
    "Un dé de plus au prochain lancer est une chance de plus. Reprends celui qui te manque.",
  "polish.title": "Un de plus ou un de moins",
  "polish.notice":
    "Le polissage fait convenir un dé du plateau d’argent qui n’était pas loin du compte.",
  "joker.title": "Le chiffre de ton choix",
  "joker.notice":
    "Le joker change ce que tu inscris. Le dé garde sa face : un petit dé envoie peu de dés sur le plateau d’argent.",
  "fox.title": "Le renard",
  "fox.notice":
    "Un renard vaut autant que ta zone la plus faible. Trouvé tôt, il te laisse le temps de la remplir.",
  "lowest.title": "La zone la plus faible",
  "lowest.notice":
    "Avec des renards, chaque point de ta zone la plus faible compte plusieurs fois.",
  "platter.title": "Ce qu’offre le plateau",
  "platter.notice": "Même un petit dé gagne un bonus dans la bonne case.",
  "platter-2.title": "Des points du plateau",
  "platter-2.notice": "Compare tous les dés : le plus grand n’est pas toujours le meilleur.",
  "alone.title": "Ton tour passif",
  "alone.notice":
    "Les trois plus petits dés sont là. Garde donc de la place pour les petits nombres dans tes zones.",
  "alone-last.title": "La dernière manche",
  "alone-last.notice": "On ne garde plus rien pour plus tard : seuls les points comptent.",
  "keep-five.title": "Le plus petit de tous",
  "keep-five.notice":
    "Un dé plus petit que tous les autres n’en écarte aucun : tu relances tout le reste.",
  "two-picks.title": "Deux choix, un plan",
  "two-picks.notice":
    "Ce qui te reste en main, c’est ce que tu relances. Garde les dés que tes zones attendent encore.",
  "high-die.title": "Il vaut son prix",
  "high-die.notice":
    "Un grand dé en écarte d’autres. Prends-le quand ce qu’il remplit vaut plus qu’eux.",
  "last-pick.title": "Le troisième choix",
  "last-pick.notice": "On ne relance plus après : un grand dé ne te coûte plus rien.",
  "bonus-where.title": "Où le mettre ?",
  "bonus-where.notice": "Le mieux est d’utiliser un bonus pour la case qui en déclenche un autre.",
  "chain-3.title": "Trois d’affilée",
  "chain-3.notice":
    "Avant de choisir, suis les bonus de case en case. C’est le premier qui décide.",
  "bonus-action.title": "Les deux à la fois",
  "bonus-action.notice":
    "Une case et une action d’un seul coup : tu gagnes maintenant, et encore plus tard.",
  "chain-5.title": "Un long enchaînement",
  "chain-5.notice":
    "Laisse ouvertes des cases à bonus : un seul dé peut alors en remplir une demi-douzaine.",
  "open-reroll.title": "Une en réserve",
  "open-reroll.notice":
    "Une relance sauve le tour où rien ne convient. Gagne-la avant d’en avoir besoin.",
  "keep-reroll.title": "Pas cette fois",
  "keep-reroll.notice": "Si un bon dé est là, prends-le. La relance vaudra plus une autre fois.",
  "extra-two.title": "Deux dés de plus",
  "extra-two.notice":
    "Plusieurs dés supplémentaires peuvent se suivre. Le premier prépare ce que le second achève.",
  "fox-2.title": "Encore un renard",
  "fox-2.notice":
    "Chaque renard compte une fois de plus ta zone la plus faible. Plus tes zones avancent ensemble, plus il rapporte.",
  "fox-chain.title": "Au bout de l’enchaînement",
  "fox-chain.notice":
    "Un renard ne vient pas forcément du dé lui-même. Regarde où mènent les bonus.",
  "fox-extra.title": "Un renard en plus",
  "fox-extra.notice":
    "Un dé supplémentaire est bien employé pour un renard auquel ne manque qu’une case.",
  "lowest-zero.title": "Pas de zone vide",
  "lowest-zero.notice":
    "Tant qu’une zone n’a presque pas de points, tes renards ne valent presque rien.",
  "lowest-late.title": "Relever la plus faible",
  "lowest-late.notice":
    "En fin de partie, regarde d’abord la zone la plus faible : tes renards multiplient ce qu’elle gagne.",
  "platter-white.title": "Le blanc du plateau",
  "platter-white.notice":
    "Un dé blanc resté là va où tu en as besoin, même pendant un tour passif.",
  "platter-action.title": "Une action du plateau",
  "platter-action.notice":
    "Un tour passif est un choix comme un autre : prends ce qui aidera ton prochain tour.",
  "platter-chain.title": "Un enchaînement du plateau",
  "platter-chain.notice":
    "Ces dés rapportent peu par eux-mêmes, mais ils peuvent déclencher beaucoup.",
  "platter-fox.title": "Un renard sur le plateau",
  "platter-fox.notice":
    "Retiens quel nombre te donne un renard, et cherche-le parmi les dés restés là.",
  "extra-others.title": "Après le tour d’un autre",
  "extra-others.notice":
    "Là aussi, tu peux utiliser un dé supplémentaire, et n’importe quel dé convient.",
  "alone-points.title": "Des points avec les restes",
  "alone-points.notice":
    "Ton tour passif peut rapporter plus que l’autre : compare toutes les cases possibles.",
  "alone-action.title": "Prêt pour la suite",
  "alone-action.notice":
    "De petits dés suffisent pour bien des actions. Gagnées maintenant, elles servent à la manche suivante.",
  "yellow-grid-3.title": "Jaune : le bonus d’une ligne",
  "yellow-grid-3.notice":
    "Quand il ne manque qu’une case à une ligne, elle rapporte aussi le bonus d’à côté.",
  "blue-sum-3.title": "Bleu : la fin d’une ligne",
  "blue-sum-3.notice":
    "Le bleu et le blanc comptent toujours ensemble. Regarde quelle ligne leur somme complète.",
  "green-row-3.title": "Vert : jusqu’au bonus",
  "green-row-3.notice":
    "Compte les cases jusqu’au prochain bonus. Le dé qui l’atteint en vaut deux.",
  "orange-row-3.title": "Orange : un bonus pour tout nombre",
  "orange-row-3.notice": "Là où une case rapporte un bonus, même un petit nombre suffit.",
  "purple-row-3.title": "Violet : bonus sur bonus",
  "purple-row-3.notice":
    "Plus loin, presque chaque case rapporte quelque chose. Qui monte lentement y arrive.",
  "silver-rows-3.title": "Argent : emmener les autres",
  "silver-rows-3.notice":
    "Avant de prendre une case argentée, regarde quels dés suivent et ce qu’ils cochent.",
  "yellow-circles-3.title": "Jaune : toute une ligne",
  "yellow-circles-3.notice": "La case entourée qui complète une ligne rapporte aussitôt son bonus.",
  "blue-falling-3.title": "Bleu : jusqu’au bonus",
  "blue-falling-3.notice":
    "Le bonus vient de la case, pas du nombre. Gagne-le avant que ta limite ne soit trop basse.",
  "green-pairs-3.title": "Vert : un bonus au passage",
  "green-pairs-3.notice":
    "Certaines cases rapportent un bonus quel que soit le nombre. Prends-les au bon moment.",
  "pink-least-3.title": "Rose : juste assez grand",
  "pink-least-3.notice":
    "C’est le petit nombre qui décide du bonus. Au-delà, tu ne gagnes que des points.",
  "yellow-lines-3.title": "Jaune : les bonus des lignes",
  "yellow-lines-3.notice":
    "Choisis la ligne d’après ce que rapporte sa prochaine case, pas seulement d’après le nombre.",
  "green-blocks-3.title": "Vert : un bonus dans le bloc",
  "green-blocks-3.notice":
    "Un bloc complet rapporte des points ; certaines cases donnent déjà un bonus avant.",
  "orange-skip-3.title": "Orange : deux voisines",
  "orange-skip-3.notice":
    "Le bonus entre deux cases est à toi quand les deux sont cochées. Commence par là.",
  "purple-platter-3.title": "Violet : choisir la somme",
  "purple-platter-3.notice":
    "Le plateau d’argent décide du nombre inscrit. Attends que le bonus soit proche et la somme petite.",

  "first-rows.title": "Un premier pion",
  "first-rows.notice":
    "Les rangées hautes sont courtes et leurs jetons valent plus, mais il y en a moins.",
  "climb.title": "Pas à pas",
  "climb.notice": "Un pion presque arrivé vaut mieux qu’un nouveau.",
  "two-groups.title": "Tous les dés",
  "two-groups.notice":
    "Quatre dés peuvent former plusieurs groupes. Cherche un partage qui n’en laisse aucun.",
  "first-chip.title": "Le premier jeton",
  "first-chip.notice": "Atteindre X rapporte aussitôt un jeton, et chaque nouveau groupe un autre.",
  "two-chips.title": "Deux à la fois",
  "two-chips.notice": "Tant que ton pion est sur X, le même nombre rapporte jeton après jeton.",
  "lucky.title": "Tourner les 1",
  "lucky.notice": "Trouve d’abord le groupe que tu veux, puis tourne les 1 en conséquence.",
  "lucky-2.title": "Des 1 pour deux jetons",
  "lucky-2.notice": "Un 1 tourné complète le groupe auquel manque justement ce chiffre.",
  "send-home.title": "Une seule place",
  "send-home.notice":
    "Qui arrive sur X renvoie l’autre à la maison : il a tout le chemin à refaire.",
  "hold.title": "Tant que ça dure",
  "hold.notice": "Prends ton jeton avant qu’on ne prenne ta place.",
  "close.title": "Le dernier jeton",
  "close.notice":
    "Avec le dernier jeton, la rangée se ferme, et les pions des autres y sont perdus.",
  "set.title": "Une série complète",
  "set.notice": "Un jeton de chaque rangée rapporte une tuile bonus. La première vaut le plus.",
  "last-chips.title": "Le sprint final",
  "last-chips.notice":
    "Près de la fin, les pas ne valent plus rien. Seuls comptent les jetons et les tuiles.",
  "high-row.title": "Le chemin court",
  "high-row.notice":
    "Les rangées aux grands nombres demandent peu de pas. Commence là tant qu’il y a des jetons.",
  "turn-two.title": "Des 1 pour deux rangées",
  "turn-two.notice": "Tourne les 1 de façon à ne laisser aucun dé : chaque groupe fait un pas.",
  "chip-or-step.title": "Un pas avant un jeton",
  "chip-or-step.notice":
    "Un jeton peut souvent attendre un tour. Fais le pas que ces dés permettent et que d’autres permettent rarement.",
  "three-chips.title": "Trois à la fois",
  "three-chips.notice":
    "Beaucoup de dés égaux et un pion sur X : forme autant de groupes que possible.",
  "second-tile.title": "Le jeton qui manque",
  "second-tile.notice":
    "Regarde quelle rangée manque à ta série avant de regarder la valeur des jetons.",
  "home-chip.title": "Arriver et rester",
  "home-chip.notice":
    "Qui arrive sur X peut aussitôt prendre un autre jeton avec les dés restants.",
  "home-late.title": "Des 1 contre les autres",
  "home-late.notice": "Un 1 tourné peut être le chiffre qui chasse un autre pion de X.",
  "close-more.title": "Fermer à temps",
  "close-more.notice":
    "Ferme une rangée pendant que les autres sont en chemin : leurs pas sont perdus.",
  "home-three.title": "À trois",
  "home-three.notice": "Plus on est nombreux, moins on reste sur X. Prends la place quand tu peux.",
};
