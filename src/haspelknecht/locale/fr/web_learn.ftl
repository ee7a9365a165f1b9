### Apprendre dans le navigateur : les règles, les fiches des tuiles, le résumé et l’initiation.

## La référence des règles

web-rules-title = Règles
web-rules-about = Toutes les règles, avec nos propres mots. Nous suivons la deuxième édition, avec trois exceptions signalées là où elles s’appliquent. Sous chaque règle, vous trouvez où les cinq livrets la donnent, où ils diffèrent et quelles options la modifient.
web-rules-search = Chercher dans les règles
web-rules-only-differing = Seulement là où les livrets diffèrent
web-rules-chapters = Chapitres
web-rules-number = { $number ->
    [one] { $number } règle
   *[other] { $number } règles
}
web-rules-number-disputes = { $number ->
    [one] { $number } différence ou décision
   *[other] { $number } différences et décisions
}
web-rules-none = Aucune règle ne correspond à « { $wish } ».
web-rules-loading = Chargement des règles…
web-rules-unreachable = Impossible de joindre le serveur pour l’instant.
web-rules-again = Réessayer
web-rules-open = Ouvrir dans les règles
web-rules-close = Fermer

web-rules-said = { $said ->
    [0] Dans aucun des livrets
    [5] Dans les cinq livrets
    [one] Dans { $said } livret sur cinq
   *[other] Dans { $said } livrets sur cinq
}
web-rules-differ = les livrets diffèrent
web-rules-options = { $number ->
    [one] { $number } option
   *[other] { $number } options
}
web-rules-ruled = décision

web-rules-book-de = Allemand
web-rules-book-en = Anglais
web-rules-book-fr = Français
web-rules-book-it = Italien
web-rules-book-pl = Polonais

# $lines : les lignes du livret, comme « 127–137, 140 » ; « none » si l’on n’en peut nommer aucune.
web-rules-place-says = { $lines ->
    [none] découle d’autres règles
   *[other] ligne { $lines }
}
web-rules-place-suggests = { $lines ->
    [none] découle d’autres règles
   *[other] le laisse entendre, ligne { $lines }
}
web-rules-place-differs = { $lines ->
    [none] dit autre chose
   *[other] dit autre chose, ligne { $lines }
}
web-rules-place-silent = n’en dit rien
web-rules-damaged = (texte abîmé à cet endroit)

web-rules-differences = Les livrets se contredisent ou le disent autrement :
web-rules-rulings = Ce qu’aucun livret ne tranche, et notre décision :
web-rules-standard = Par défaut
web-rules-played = À cette table

web-rules-chapter-differences = Où les livrets diffèrent
web-rules-chapter-rulings = Nos décisions
web-rules-differences-about = Tous les points où nous avons vu les cinq livrets se contredire ou s’exprimer autrement, les plus importants d’abord.
web-rules-rulings-about = Les questions qui se posent en jeu et auxquelles aucun livret ne répond, avec nos réponses.
web-rules-ours = Nous jouons ainsi :
web-rules-weight-high = Compte souvent
web-rules-weight-medium = Compte parfois
web-rules-weight-low = Compte rarement ou jamais
web-rules-weight-slip = Erreurs de traduction ou d’impression
web-rules-sure-high = Presque certain
web-rules-sure-medium = La lecture la plus probable
web-rules-sure-low = Discutable : mettez-vous d’accord avant de jouer

## Les fiches des équipements

web-card-title = Équipements
web-card-about = Les vingt équipements, avec tout ce qui y est imprimé. Les livrets montrent peu de coûts et de symboles ; nous avons reconstitué le reste, et chaque valeur indique d’où elle vient.
web-card-number = Nº { $number } · Niveau { $level }
web-card-cost = Coût :
web-card-disks-black = { $number ->
    [one] { $number } disque noir
   *[other] { $number } disques noirs
}
web-card-disks-brown = { $number ->
    [one] { $number } disque marron
   *[other] { $number } disques marron
}
web-card-disks-yellow = { $number ->
    [one] { $number } disque jaune
   *[other] { $number } disques jaunes
}
web-card-disks-any = { $number ->
    [one] { $number } disque de n’importe quelle couleur
   *[other] { $number } disques de n’importe quelle couleur
}
web-card-here = À cette table :
web-card-points = Points de victoire
# $points : une liste comme « 3, 2, 1 »
web-card-points-order = Pour les acheteurs, dans l’ordre : { $points }. Rien pour les suivants.
web-card-fee = Redevance si non adjacente
web-card-no-fee = aucune
web-card-symbols = Symboles
web-card-forks = { $number ->
    [one] { $number } symbole Fourche
   *[other] { $number } symboles Fourche
}
web-card-hammers = { $number ->
    [one] { $number } symbole Marteau et burin
   *[other] { $number } symboles Marteau et burin
}
web-card-building-symbol = 1 symbole Bâtiment
web-card-marker = Jeton
web-card-building = Bâtiment
web-card-tunnel = Dans la galerie
web-card-tunnel-symbol = Rapporte des points pour les sections complètes qui portent ce symbole.
web-card-symbol-wheelbarrow = Brouette
web-card-symbol-lamp = Lampe à huile
web-card-symbol-lorry = Wagonnet
web-card-rules = Règles :

web-card-source-text = livret
web-card-source-review = critique
web-card-source-partly = livret, en partie
web-card-source-rebuilt = reconstitué
web-card-source-table = cette table
web-card-source-table-about = Fixé par le fichier de matériel de cette table.
web-card-legend-text = imprimé dans un livret de règles
web-card-legend-review = tiré d’une critique publiée
web-card-legend-partly = tiré en partie d’un livret, le reste reconstitué
web-card-legend-rebuilt = reconstitué par nous d’après tout ce que l’on sait

web-card-boards = Imprimé sur les plateaux
web-card-board-pinge = Charbon dans la Pinge avant, entre et après les deux icônes Étayage :
web-card-board-pools = Emplacements Action avec une icône Eau de mine :
web-card-section = Section de la galerie
web-card-section-points = Points

## Le résumé pour reprendre le jeu

web-summary-title = Le jeu sur une page
web-summary-about = Pour se remettre dans le jeu : tout ce qui compte.
web-summary-print = Imprimer
web-summary-to-rules = Toutes les règles
web-summary-to-tiles = Tous les équipements
web-summary-gives = rapporte

web-summary-year = Le déroulement de chacune des trois années
web-summary-water-comes = Chaque joueur reçoit 1 eau de mine
web-summary-in-spring = Phase d’actions
web-summary-in-summer = Phase d’actions ; 1 céréale de plus si votre fermier { $farmhand_summer_bonus ->
    [yes] ou votre ouvrier expérimenté récolte des céréales
   *[no] récolte des céréales
    }
web-summary-in-autumn = Phase d’actions
web-summary-in-winter = Compter le charbon, payer le fermage, stocker
web-summary-phase = Une phase d’actions :
web-summary-step-refill = remplir les emplacements (pas au premier printemps)
web-summary-step-take = prendre des disques, jusqu’à deux fois
web-summary-step-order = réévaluer l’ordre du tour
web-summary-step-plan = programmer, { $plan_in_turn_order ->
    [yes] un joueur après l’autre
   *[no] tous en même temps et en secret
    }
web-summary-step-work = réaliser les actions, un joueur après l’autre

web-summary-taking = Prendre des disques
web-summary-take-first = 1er tour de sélection : choisissez un emplacement Action et une couleur, et prenez-y tous les disques de cette couleur, même s’il y en a 6 ou plus.
web-summary-take-second = 2e tour de sélection : si vous avez moins de 5 disques, vous pouvez en reprendre dans un seul emplacement et d’une seule couleur, jusqu’à 5 disques en tout.{ $second_take_fewer ->
    [yes] { " " }Vous pouvez en laisser.
   *[no] { "" }
    }
web-summary-take-wet = Emplacements avec une icône Eau de mine : au 1er tour de sélection, vous recevez aussi 1 eau de mine.
web-summary-take-refund = Au premier printemps seulement : si vous avez pris moins de 5 disques en tout, vous pouvez rendre 1 eau de mine.

web-summary-order = Ordre du tour
web-summary-order-sum = Additionnez les disques du 1er tour de sélection. Le total le plus faible passe en premier, pour réaliser les actions maintenant et pour prendre des disques à la phase suivante.
web-summary-order-tie = À égalité, le joueur placé derrière passe devant.

web-summary-planning = Programmer
web-summary-plan-secret = { $plan_in_turn_order ->
    [yes] Les joueurs programment l’un après l’autre, dans l’ordre du tour et à la vue de tous.
   *[no] Tout le monde programme en secret. Vous pouvez modifier votre programme jusqu’à ce que tous aient validé.
    }
web-summary-plan-own = Fermier et ouvrier : autant de disques que vous voulez, d’une seule couleur. Vous ne pouvez mélanger les couleurs que pour payer le coût exact d’un équipement.
web-summary-plan-hired = Travailleurs saisonniers : un salaire chacun, avec ce que vous avez maintenant. Les ressources reçues pendant cette phase arrivent trop tard.
web-summary-plan-work = Ensuite, vous choisissez l’ordre de vos travailleurs. Chacun termine avant que le suivant commence. Aucune action n’est obligatoire.

web-summary-own = Fermier et ouvrier
web-summary-each-disk = une seule sorte de travail par phase ; pour chaque disque :
web-summary-mixed = Mélange
web-summary-disk-yellow = 1 céréale
web-summary-disk-brown = 1 bois
web-summary-disk-black = extraire 1 charbon, ou évacuer jusqu’à 2 eaux de mine de la Pinge
web-summary-disk-mixed = 1 équipement (fermier ; ouvrier seulement avec la Pioche)
web-summary-hired = Travailleurs saisonniers
web-summary-pay = Salaire, au choix
web-summary-does = Ce qu’ils font
web-summary-does-digger = jusqu’à 2 actions dans la Pinge : { $digger_choice ->
    [forced] évacuer 2 eaux de mine tant qu’il y en a 2 ou plus, sinon extraire 1 charbon
   *[free] extraire 1 charbon, ou évacuer jusqu’à 2 eaux de mine
    }
web-summary-does-miner = extraire jusqu’à 3 charbons de la galerie
web-summary-does-haspelknecht = jusqu’à 3 actions dans le puits : remonter 1 charbon, ou évacuer jusqu’à 2 eaux de mine
web-summary-synergy = Travail d’équipe :
web-summary-synergy-is = si le fermier et l’ouvrier font la même sorte de travail, vous gagnez 1 céréale, 1 bois ou 1 action de mine supplémentaire.{ $mixed_mining_synergy ->
    [no] { " " }Dans la mine, tous les deux doivent extraire, ou tous les deux évacuer de l’eau.
   *[yes] { "" }
    }
web-summary-summer = Été :
web-summary-summer-is = si votre fermier { $farmhand_summer_bonus ->
    [yes] ou votre ouvrier expérimenté récolte des céréales, vous en recevez 1 de plus.
   *[no] récolte des céréales, vous en recevez 1 de plus.
    }

web-summary-mine = Mine et eau
web-summary-pinge = Pinge : extrayez ses 7 charbons de gauche à droite ; ils vont directement dans la ferme. Chacune de ses 2 icônes Étayage demande 1 bois avant que vous puissiez extraire plus loin. Quand la Pinge est vide, la galerie s’ouvre, le mineur et l’Haspelknecht arrivent, et vous marquez des points selon l’année :
web-summary-pinge-bonus = points si vous videz la Pinge cette année-là
web-summary-tunnel = Galerie : 7 sections et 11 charbons, et chaque section demande d’abord 1 bois. Son charbon va dans le puits ; seul l’Haspelknecht le remonte dans la ferme.
web-summary-or-more = { $drops } ou plus
web-summary-stops-pinge = pas d’extraction dans la Pinge
web-summary-stops-lifting = pas de remontée du puits
web-summary-stops-tunnel = pas d’extraction dans la galerie
web-summary-water-away = Le fermier, l’ouvrier et le ramasseur de charbon évacuent l’eau de la Pinge. Dans le puits, { $shaft_water_only_haspel ->
    [no] l’Haspelknecht, le fermier et l’ouvrier le font
   *[yes] seul l’Haspelknecht le fait
    } (ainsi que les tuiles Corde et Treuil). Vous pouvez poser du bois à tout moment de votre tour.

web-summary-developments = Équipements
web-summary-level = Niveau
web-summary-buyers = Points, par ordre d’achat
web-summary-fee = Redevance si non adjacente
web-summary-no-fee = toujours accessible
web-summary-dev-cost = Payez exactement les disques indiqués ; un rond gris accepte toutes les couleurs. Chaque travailleur qui peut acheter des équipements peut prendre une tuile par phase. Vous pouvez posséder chaque tuile une seule fois{ $disk_limit ->
    [none] .
   *[nine] , neuf en tout.
    }
web-summary-dev-near = Sans redevance : le niveau 1, et toute tuile qui touche l’une des vôtres.
web-summary-dev-distant = Tuiles non adjacentes : seulement si un autre joueur les possède. La redevance va de votre ferme au joueur dont le disque est au sommet.
web-summary-dev-later = { $marker_window ->
    [at_once] Vous pouvez utiliser les jetons immédiatement, et les bâtiments à partir de la phase suivante.
   *[other] Vous pouvez utiliser les jetons et les bâtiments à partir de la phase suivante.
    }

web-summary-winter-coal = D’abord, vous marquez des points pour le charbon de votre ferme (pas pour celui du puits) :
web-summary-one-more = puis +1 chacun
web-summary-rent = Fermage
web-summary-year-number = Année { $year }
web-summary-debts = Vous devez payer ce que vous pouvez. Prenez 1 dette pour chaque céréale ou Thaler que vous ne pouvez pas payer.
web-summary-storage = Stockage
web-summary-keeps = contient
web-summary-scores = rapporte
web-summary-store-farm = Ferme
web-summary-store-barn = Grange
web-summary-store-storage = Abri à charbon
web-summary-keeps-farm = 1 ressource
web-summary-keeps-barn = 1 ressource
web-summary-keeps-storage = { $coal_storage ->
    [coal_or_wood] 1 charbon ou 1 bois
    [coal_and_food] 1 charbon et 1 céréale
   *[coal_and_wood] 1 charbon et 1 bois
    }
web-summary-lost = Le reste des céréales, du bois et du charbon est perdu. Vous gardez les Thalers, les jetons, l’eau de mine, le charbon du puits et le bois posé dans la mine.

web-summary-ending = Décompte final
web-summary-end-sections = Sections complètes de la galerie (sans charbon, avec du bois à gauche) : 1 à 3 chacune, 13 en tout.
web-summary-end-symbols = Sections complètes portant votre symbole, 1 chacune : Brouette jusqu’à 3, Lampe à huile jusqu’à 4, Wagonnet jusqu’à 4.
web-summary-end-driver = Livreur de charbon : 1 par symbole Marteau et burin. Chariot : 1 par symbole Fourche.
web-summary-end-markers = Chaque jeton inutilisé : 1.
web-summary-end-debts = Dettes : −1 pour la première, −2 pour chacune des suivantes.
web-summary-end-water = Eau de mine : rien pour la première, −1 pour chacune des suivantes.
web-summary-end-tie = Égalité : le plus de charbon extrait de la Pinge et de la galerie, puis la meilleure place dans le dernier ordre du tour.
web-summary-buildings = symboles Bâtiment
web-summary-six-more = puis +6 chacun

## L’initiation : sa page et son cadre

web-tutorial-page = Apprendre en jouant
web-tutorial-about = Une première année guidée, à une vraie table, en une dizaine de minutes. Un voisin patient joue avec vous. Arrêtez-vous quand vous voulez : vous reprendrez là où vous en étiez.
web-tutorial-begin = Commencer
web-tutorial-learn-taking = Prendre des disques, et savoir qui commence
web-tutorial-learn-plan = Programmer et activer vos travailleurs
web-tutorial-learn-mine = Extraire du charbon : le bois aide, l’eau gêne
web-tutorial-learn-tile = Acheter votre premier équipement
web-tutorial-learn-winter = Passer l’hiver
web-tutorial-read-summary = Un rappel rapide pour se remettre dans le jeu.
web-tutorial-read-rules = Toutes les règles, avec recherche, et ce que disent les cinq livrets.
web-tutorial-read-card = Tous les vingt, avec coûts et effets.

web-tutorial-title = Guide
web-tutorial-progress = Leçon { $at } sur { $all }
web-tutorial-how-far = Votre progression
web-tutorial-next = Suivant
web-tutorial-leave = Jouer sans le guide
web-tutorial-fold = Afficher ou masquer le guide
web-tutorial-there = C’est fait
web-tutorial-loading = Un instant, votre guide arrive.
web-tutorial-lost = Impossible de charger votre guide : le serveur ne répond pas.
web-tutorial-read-first = Encore une chose : choisissez « Suivant », puis ce sera à vous.
web-tutorial-for-now = Bonne idée, mais gardez-la pour votre prochaine partie ! Pour cette leçon, suivez la flèche.
web-tutorial-watch-title = Au tour de votre voisin
web-tutorial-watch = Regardez ce que fait votre voisin. Ce sera à vous dans un instant.
web-tutorial-play-on = Continuer à jouer
web-tutorial-new-game = Nouvelle partie

## Les leçons : printemps

web-tutorial-welcome-title = Bienvenue
web-tutorial-welcome = Il y a du charbon sous votre ferme ! Pendant trois années, vous cultiverez en surface et creuserez sous terre. Chaque année a trois phases d’actions, au printemps, en été et en automne, et se termine par l’hiver. Après le troisième hiver, le joueur qui a le plus de points de victoire l’emporte. Voici votre première année.

web-tutorial-water-rises-title = L’eau de mine
web-tutorial-water-rises = Voici votre Pinge, une fosse où le charbon affleure. Chaque printemps et chaque automne, chaque joueur reçoit 1 eau de mine. Une seule ne gêne pas, mais avec 2 dans la Pinge, vous ne pouvez plus y extraire de charbon.

web-tutorial-taking-title = Prendre des disques
web-tutorial-taking = Les disques, c’est le travail que vous pouvez faire. Choisissez un emplacement et une couleur : vous y prenez tous les disques de cette couleur. Les noirs servent dans la mine. L’emplacement 2 en a le plus, mais il porte aussi une icône Eau de mine : vous recevrez 1 eau de mine avec eux.
web-tutorial-taking-do = Choisissez les disques noirs de l’emplacement 2, puis prenez-les.

web-tutorial-second-take-title = Le 2e tour de sélection
web-tutorial-second-take = Si vous avez moins de 5 disques, vous pouvez en reprendre, jusqu’à 5 en tout. Au 2e tour de sélection, les icônes Eau de mine ne comptent pas.
web-tutorial-second-take-do = Prenez les disques noirs de l’emplacement 1.

web-tutorial-turn-order-title = Qui commence ?
web-tutorial-turn-order = Additionnez les points sur les disques de votre 1er tour de sélection : noir 1, marron 2, jaune 3. Vos trois disques noirs font 3, et les deux disques marron de votre voisin font 4. Le total le plus faible passe en premier, et c’est vous : pour réaliser les actions de cette phase, et pour prendre des disques à la suivante.

web-tutorial-planning-title = Programmer
web-tutorial-planning = Maintenant, chacun programme en secret. Pour chaque disque noir, un travailleur extrait 1 charbon ou évacue jusqu’à 2 eaux de mine. Tous les disques d’un travailleur doivent être de la même couleur. Vous n’avez encore accès qu’à 3 charbons : trois disques suffisent, vous n’avez pas besoin des deux autres.
web-tutorial-planning-do = Placez 2 disques noirs sur le fermier et 1 sur l’ouvrier, puis choisissez « Valider ».

web-tutorial-pumping-title = D’abord l’eau
web-tutorial-pumping = Les programmes sont révélés, et c’est à vous de commencer. Il y a 2 eaux de mine dans votre Pinge : vous ne pouvez pas encore extraire. Un seul disque noir évacue les deux.
web-tutorial-pumping-do = Envoyez le fermier à la mine, puis évacuez 2 eaux de mine.

web-tutorial-mining-title = Puis le charbon
web-tutorial-mining = La Pinge est à sec, et il reste un disque au fermier. Le charbon s’extrait de gauche à droite. De la Pinge, il va directement dans votre ferme.
web-tutorial-mining-do = Extrayez 1 charbon avec le fermier.

web-tutorial-synergy-title = Le bonus Travail d’équipe
web-tutorial-synergy = Quand le fermier et l’ouvrier travaillent tous les deux dans la mine, vous avez 1 action de plus : c’est le bonus Travail d’équipe. Il vaut aussi pour les céréales et pour le bois, si tous les deux en récoltent. Avec un seul disque, votre ouvrier peut donc extraire deux fois.
web-tutorial-synergy-do = Envoyez l’ouvrier à la mine et extrayez 2 charbons.

web-tutorial-end-of-turn-title = C’est tout pour le printemps
web-tutorial-end-of-turn = Vous avez 3 charbons. Le suivant se trouve derrière une icône Étayage : sans bois, vous ne pouvez pas aller plus loin. Vos disques inutilisés retournent simplement dans le sac.
web-tutorial-end-of-turn-do = Choisissez « Finir mon tour », puis regardez votre voisin.

## Les leçons : été

web-tutorial-refilling-title = De nouveaux disques
web-tutorial-refilling = Tous les disques pris sont retournés dans le sac. Chaque réserve est passée dans son emplacement, une nouvelle réserve a été piochée, et les emplacements ont été complétés à 6. Les petites réserves vous montrent donc toujours ce qui arrive ensuite.

web-tutorial-yellow-disks-title = Des céréales pour l’hiver
web-tutorial-yellow-disks = Pas d’eau de mine en été. Mais l’hiver approche, et vous devrez alors payer le fermage à la noblesse : 2 céréales la première année. Les disques jaunes donnent des céréales.
web-tutorial-yellow-disks-do = Prenez les disques jaunes de l’emplacement 1.

web-tutorial-brown-disks-title = Du bois pour la mine
web-tutorial-brown-disks = Les disques marron donnent du bois, et votre Pinge en demande 2. Ils se trouvent dans l’emplacement qui porte l’icône Eau de mine, mais c’est votre 2e tour de sélection : vous ne recevez pas d’eau.
web-tutorial-brown-disks-do = Prenez les disques marron de l’emplacement 2.

web-tutorial-turn-order-tie-title = Une égalité
web-tutorial-turn-order-tie = Vos deux disques jaunes font 6, les trois marron de votre voisin aussi. À égalité, le joueur placé derrière passe devant. Vous étiez en premier : c’est donc votre voisin qui commence.

web-tutorial-farm-work-title = Une journée à la ferme
web-tutorial-farm-work = Dans une phase, un travailleur fait une seule sorte de travail. Le fermier peut récolter des céréales, et l’ouvrier du bois.
web-tutorial-farm-work-do = Placez 2 disques jaunes sur le fermier et 3 disques marron sur l’ouvrier, puis choisissez « Valider ».

web-tutorial-summer-bonus-title = Le bonus d’été
web-tutorial-summer-bonus = Chaque disque jaune donne 1 céréale. Et en été, vous en recevez 1 de plus si votre fermier en récolte. Vous en aurez 3.
web-tutorial-summer-bonus-do = Récoltez des céréales avec le fermier.

web-tutorial-wood-title = Récolter du bois
web-tutorial-wood = Chaque disque marron donne 1 bois. Vous choisissez l’ordre de vos travailleurs, mais chacun termine avant que le suivant commence.
web-tutorial-wood-do = Récoltez du bois avec l’ouvrier.

web-tutorial-props-title = Étayer la Pinge
web-tutorial-props = Un bois sur une icône Étayage donne accès au charbon à sa droite. La Pinge a deux icônes, que vous recouvrez de gauche à droite. Vous pouvez poser du bois à tout moment de votre tour.
web-tutorial-props-do = Posez du bois sur les deux icônes de la Pinge, puis choisissez « Finir mon tour ».

## Les leçons : automne

web-tutorial-autumn-water-title = Les pluies d’automne
web-tutorial-autumn-water = Chacun reçoit de nouveau 1 eau de mine. Vous en avez donc 1, et vous pouvez encore extraire : ce n’est qu’à partir de 2 que l’eau vous arrête. Vous avez bien fait de l’évacuer au printemps.

web-tutorial-autumn-taking-title = Retour à la mine
web-tutorial-autumn-taking = Il reste 4 charbons dans votre Pinge, tous accessibles. Prenez dans un emplacement sans icône Eau de mine, pour ne pas recevoir une deuxième eau de mine.
web-tutorial-autumn-taking-do = Prenez les disques noirs de l’emplacement 1.

web-tutorial-colours-for-a-tile-title = Des couleurs pour un achat
web-tutorial-colours-for-a-tile = C’est le moment d’acheter votre premier équipement. Le Joug à porteur coûte 1 disque noir et 1 de n’importe quelle couleur : un disque marron fera l’affaire.
web-tutorial-colours-for-a-tile-do = Prenez les disques marron de l’emplacement 2.

web-tutorial-developments-title = Équipements
web-tutorial-developments = Chaque hexagone est un équipement, avec son coût en haut ; un rond gris accepte toutes les couleurs. Le niveau 1 est accessible à tous. Aux autres niveaux, la tuile doit toucher l’une des vôtres. Sinon, un autre joueur doit déjà la posséder, et vous payez une redevance à celui dont le disque est au sommet. L’écu montre ce que vous marqueriez maintenant : les premiers acheteurs marquent plus.

web-tutorial-hiring-title = Engager un travailleur
web-tutorial-hiring = Payez au ramasseur de charbon 1 céréale, 1 Thaler ou 1 disque jaune : il réalise jusqu’à 2 actions dans la Pinge. Donnez-lui 1 céréale et gardez les 2 autres pour le fermage. Cette fois, vous pouvez mélanger les couleurs sur le fermier, car les disques paient le coût exact d’un équipement.
web-tutorial-hiring-do = Faites ce programme, puis choisissez « Valider ».

web-tutorial-buying-title = Votre premier équipement
web-tutorial-buying = Le Joug à porteur vous donne immédiatement 1 Thaler, et 1 point de victoire car vous l’achetez avant tous les autres. Ils pourront encore l’acheter plus tard, mais sans marquer de points.
web-tutorial-buying-do = Achetez le Joug à porteur avec le fermier.

web-tutorial-coal-digger-title = Le ramasseur de charbon
web-tutorial-coal-digger = Avec chacune de ses deux actions, le ramasseur de charbon extrait 1 charbon ou évacue jusqu’à 2 eaux de mine. Avec 1 seule eau de mine, vous pouvez extraire.
web-tutorial-coal-digger-do = Faites travailler le ramasseur de charbon et extrayez 2 charbons.

web-tutorial-pinge-exhausted-title = Le dernier charbon de la Pinge
web-tutorial-pinge-exhausted = Encore deux charbons, et la Pinge est vide. Vous marquez pour cela 2 points de victoire la première année (1 la deuxième, aucun la troisième). Puis la galerie s’ouvre, et le mineur et l’Haspelknecht viennent travailler pour vous.
web-tutorial-pinge-exhausted-do = Envoyez l’ouvrier à la mine et extrayez les 2 derniers charbons.

web-tutorial-before-winter-title = L’hiver peut venir
web-tutorial-before-winter = Vous avez 7 charbons, 2 céréales, 1 bois et 1 Thaler dans votre ferme. Bravo : tout est prêt pour l’hiver.
web-tutorial-before-winter-do = Choisissez « Finir mon tour ».

## Les leçons : hiver

web-tutorial-winter-coal-title = Hiver : le charbon
web-tutorial-winter-coal = D’abord, vous marquez des points pour le charbon de votre ferme. 3 charbons rapportent 2 points de victoire, et chaque charbon supplémentaire 1 de plus ; moins de 3 ne rapportent rien. Vos 7 charbons vous ont rapporté 6 points.

web-tutorial-rent-title = Hiver : le fermage
web-tutorial-rent = Puis vous payez le fermage : 2 céréales, et vous les aviez. Pour chaque céréale ou Thaler que vous ne pouvez pas payer, vous prenez une dette, qui vous coûte des points à la fin. Le fermage sera de 2 céréales et 1 Thaler l’année prochaine, puis de 1 céréale et 2 Thalers la troisième année.

web-tutorial-storage-title = Hiver : le stockage
web-tutorial-storage = Pour finir, vous pouvez garder une ressource dans votre ferme. Le reste des céréales, du bois et du charbon est perdu, mais vous gardez vos Thalers. Si vous stockez du bois, vous marquez 1 point de victoire.
web-tutorial-storage-do = Choisissez le bois, placez-le dans le stockage de la ferme, puis choisissez « Garder 1 bois ».

web-tutorial-farewell-title = Vous connaissez le jeu
web-tutorial-farewell = Une année entière, et 10 points de victoire ! Les deux prochaines années, vous creuserez dans la galerie. Son charbon va dans le puits, d’où l’Haspelknecht le remonte dans votre ferme, tant qu’il n’y a pas trop d’eau. Le reste, vous l’apprendrez en jouant. Bonne chance !
