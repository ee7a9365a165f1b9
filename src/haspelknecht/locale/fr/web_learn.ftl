### Apprendre dans le navigateur : la référence des règles, les fiches des tuiles, le résumé et l’initiation.

## La référence des règles

web-rules-title = Règles
web-rules-about = Chaque règle dans nos propres mots, telle que la joue la deuxième édition. Sous chaque règle : où les cinq livrets la disent, où ils diffèrent, et ce qu’un groupe peut régler autrement.
web-rules-search = Chercher dans les règles
web-rules-only-differing = Seulement où les livrets diffèrent
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
web-rules-loading = Les règles arrivent…
web-rules-unreachable = Le serveur est injoignable en ce moment.
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
web-rules-place-silent = muet
web-rules-damaged = (texte abîmé à cet endroit)

web-rules-differences = Les livrets se contredisent, ou le disent autrement :
web-rules-rulings = Aucun livret ne règle tous les cas ; nos décisions :
web-rules-standard = Par défaut
web-rules-played = À cette table

web-rules-chapter-differences = Où les livrets diffèrent
web-rules-chapter-rulings = Nos décisions
web-rules-differences-about = Tous les points que nous avons trouvés où les cinq livrets se contredisent ou le disent autrement, les plus importants d’abord.
web-rules-rulings-about = Des questions qui se posent à la table et auxquelles aucun livret ne répond, avec les réponses selon lesquelles nous jouons.
web-rules-ours = Nous jouons ainsi :
web-rules-weight-high = Change souvent le jeu
web-rules-weight-medium = Change parfois le jeu
web-rules-weight-low = Change rarement le jeu, ou jamais
web-rules-weight-slip = Erreurs de traduction ou d’impression
web-rules-sure-high = Guère de doute
web-rules-sure-medium = La lecture la plus probable
web-rules-sure-low = Douteux : mettez-vous d’accord avant de jouer

## Les fiches des équipements

web-card-title = Équipements
web-card-about = Les vingt équipements avec tout ce qui y est imprimé. Les livrets montrent peu de coûts et de symboles ; là où ils se taisent, nous avons reconstitué les valeurs, et chaque valeur vous dit d’où elle vient.
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
web-card-points-order = Dans l’ordre des acheteurs : { $points }. Plus rien ensuite.
web-card-fee = Redevance
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
web-card-tunnel-symbol = Fait compter les sections complètes portant ce symbole.
web-card-symbol-wheelbarrow = Brouette
web-card-symbol-lamp = Lampe à huile
web-card-symbol-lorry = Wagonnet
web-card-rules = Règles :

web-card-source-text = imprimé
web-card-source-review = critique
web-card-source-partly = imprimé en partie
web-card-source-rebuilt = reconstitué
web-card-source-table = cette table
web-card-source-table-about = Fixé par le fichier de matériel de cette table.
web-card-legend-text = figure dans un livret de règles
web-card-legend-review = rapporté par une critique publiée
web-card-legend-partly = en partie dans un livret, le reste reconstitué
web-card-legend-rebuilt = reconstitué par nous d’après tout ce que l’on sait

web-card-boards = Imprimé sur les plateaux
web-card-board-pinge = Charbon dans la Pinge avant, entre et après les deux icônes Étayage :
web-card-board-pools = Emplacements Action avec une icône Eau de mine :
web-card-section = Section de la galerie
web-card-section-points = Points

## Le résumé pour qui revient au jeu

web-summary-title = Le jeu sur une page
web-summary-about = Pour qui revient au jeu après quelque temps : tout ce qui compte, selon la deuxième édition.
web-summary-print = Imprimer
web-summary-to-rules = Toutes les règles
web-summary-to-tiles = Tous les équipements
web-summary-gives = rapporte

web-summary-year = Trois années, chacune ainsi
web-summary-water-comes = 1 eau de mine pour chacun
web-summary-in-spring = Phase d’actions
web-summary-in-summer = Phase d’actions ; un Fermier qui produit des céréales en donne 1 de plus
web-summary-in-autumn = Phase d’actions
web-summary-in-winter = Compter le charbon, payer le fermage, stocker
web-summary-phase = Une phase d’actions :
web-summary-step-refill = remplir les emplacements (pas au premier printemps)
web-summary-step-take = prendre des disques, deux fois
web-summary-step-order = nouvel ordre du tour
web-summary-step-plan = programmer, tous ensemble et en secret
web-summary-step-work = réaliser les actions, un joueur après l’autre

web-summary-taking = Prendre des disques
web-summary-take-first = Tour de sélection 1 : choisissez un emplacement Action et une couleur, et prenez tous les disques de cette couleur, même 6 ou plus.
web-summary-take-second = Tour de sélection 2 : si vous en avez moins de 5, vous pouvez en reprendre de la même façon, jusqu’à 5.
web-summary-take-wet = Un emplacement avec une icône Eau de mine coûte 1 eau de mine, au tour de sélection 1 seulement.
web-summary-take-refund = Au premier printemps seulement : avec moins de 5 disques en tout, vous pouvez rendre 1 eau de mine.

web-summary-order = Ordre du tour
web-summary-order-sum = Additionnez les disques du tour de sélection 1. La somme la plus basse passe en premier, pour travailler maintenant et pour prendre la prochaine fois.
web-summary-order-tie = Sommes égales : qui venait plus tard vient maintenant plus tôt.

web-summary-planning = Programmer
web-summary-plan-secret = Tout le monde programme en secret ; rien ne compte tant que tous ne sont pas prêts.
web-summary-plan-own = Travailleurs permanents : autant de disques que vous voulez, d’une seule couleur. On ne mélange les couleurs que pour payer exactement un équipement.
web-summary-plan-hired = Travailleurs saisonniers : un salaire chacun, avec ce que vous avez maintenant. Les ressources de cette phase arrivent trop tard.
web-summary-plan-work = Au travail, vous choisissez l’ordre de vos travailleurs. Chacun finit avant que le suivant commence ; aucune action n’est obligatoire.

web-summary-own = Travailleurs permanents
web-summary-each-disk = une seule sorte de travail par phase ; chaque disque donne :
web-summary-mixed = Mélange
web-summary-disk-yellow = 1 céréale
web-summary-disk-brown = 1 bois
web-summary-disk-black = extraire 1 charbon, ou évacuer jusqu’à 2 eaux de mine de la Pinge
web-summary-disk-mixed = 1 équipement (Fermier ; Ouvrier seulement avec la Pioche)
web-summary-hired = Travailleurs saisonniers
web-summary-pay = Salaire, au choix
web-summary-does = Travail
web-summary-does-digger = jusqu’à 2 actions dans la Pinge : extraire 1 charbon, ou évacuer jusqu’à 2 eaux de mine
web-summary-does-miner = extrait jusqu’à 3 charbons dans la galerie
web-summary-does-haspelknecht = jusqu’à 3 actions dans le puits : remonter 1 charbon, ou évacuer jusqu’à 2 eaux de mine
web-summary-synergy = Travail d’équipe :
web-summary-synergy-is = si le Fermier et l’Ouvrier font la même sorte de travail, vous gagnez 1 céréale, 1 bois ou une action de mine de plus.
web-summary-summer = Été :
web-summary-summer-is = un Fermier qui produit des céréales en donne 1 de plus.

web-summary-mine = Mine et eau
web-summary-pinge = Pinge : 7 charbons, de gauche à droite, tout droit à la ferme. Chacune de ses 2 icônes Étayage demande 1 bois avant de pouvoir passer. Vide, elle ouvre la galerie, fait venir le Mineur et l’Haspelknecht, et rapporte des points selon l’année :
web-summary-pinge-bonus = points pour une Pinge vidée cette année-là
web-summary-tunnel = Galerie : 7 sections avec 11 charbons, chaque section derrière 1 bois. Son charbon va dans le puits ; seul l’Haspelknecht le remonte à la ferme.
web-summary-or-more = { $drops } ou plus
web-summary-stops-pinge = plus d’extraction dans la Pinge
web-summary-stops-lifting = plus de remontée du puits
web-summary-stops-tunnel = plus d’extraction dans la galerie
web-summary-water-away = Le Fermier, l’Ouvrier et le Ramasseur de charbon évacuent l’eau de la Pinge ; dans le puits, seul l’Haspelknecht le fait (ainsi que les tuiles Corde et Treuil). À votre tour, vous pouvez poser du bois à tout moment.

web-summary-developments = Équipements
web-summary-level = Niveau
web-summary-buyers = Points par acheteur
web-summary-fee = Redevance
web-summary-no-fee = toujours ouvert
web-summary-dev-cost = Payez exactement les disques montrés ; un rond gris accepte toutes les couleurs. Chaque travailleur qui peut acheter achète une fois par phase, chaque joueur une seule fois la même tuile, neuf tuiles en tout.
web-summary-dev-near = Sans redevance : le niveau 1, et toute tuile qui touche l’une des vôtres.
web-summary-dev-distant = Tuiles non adjacentes : seulement si quelqu’un les possède. La redevance va de votre ferme au joueur au sommet de la pile.
web-summary-dev-later = Jetons et bâtiments servent à partir de la phase suivante.

web-summary-winter-coal = D’abord compte le charbon dans votre ferme (celui du puits ne compte pas) :
web-summary-one-more = puis +1 chacun
web-summary-rent = Fermage
web-summary-year-number = Année { $year }
web-summary-debts = Ce que vous avez, vous devez le payer ; chaque céréale ou Thaler qui manque fait 1 dette.
web-summary-storage = Stock
web-summary-keeps = contient
web-summary-scores = rapporte
web-summary-store-farm = Ferme
web-summary-store-barn = Grange
web-summary-store-storage = Abri à charbon
web-summary-keeps-farm = 1 unité
web-summary-keeps-barn = 1 unité
web-summary-keeps-storage = 1 charbon et 1 bois
web-summary-lost = Les autres céréales, le bois et le charbon sont perdus. Les Thalers, les jetons, l’eau de mine, le charbon du puits et le bois dans la mine restent.

web-summary-ending = Décompte final
web-summary-end-sections = Sections complètes de la galerie (vides, avec du bois à gauche) : de 1 à 3 chacune, 13 en tout.
web-summary-end-symbols = Sections complètes portant votre symbole, 1 chacune : Brouette jusqu’à 3, Lampe à huile jusqu’à 4, Wagonnet jusqu’à 4.
web-summary-end-driver = Livreur de charbon : 1 par symbole Marteau et burin ; Chariot : 1 par symbole Fourche.
web-summary-end-markers = Chaque jeton inutilisé : 1.
web-summary-end-debts = Dettes : la première coûte 1, chacune des suivantes 2.
web-summary-end-water = Eau de mine : la première est gratuite, chacune des suivantes coûte 1.
web-summary-end-tie = Égalité : plus de charbon extrait de la Pinge et de la galerie, puis la meilleure place dans le dernier ordre du tour.
web-summary-buildings = symboles Bâtiment
web-summary-six-more = puis +6 chacun

## L’initiation : sa page et son cadre

web-tutorial-page = Apprendre en jouant
web-tutorial-about = Une première année guidée, à une vraie table, en dix minutes environ. Un voisin patient joue avec vous, et vous pouvez vous arrêter quand vous voulez : votre place vous attend.
web-tutorial-begin = Commencer
web-tutorial-learn-taking = Prendre des disques, et savoir qui commence
web-tutorial-learn-plan = Donner du travail à votre équipe
web-tutorial-learn-mine = Extraire du charbon, avec du bois et malgré l’eau
web-tutorial-learn-tile = Acheter votre premier équipement
web-tutorial-learn-winter = Passer l’hiver
web-tutorial-read-summary = Pour qui revient au jeu après quelque temps.
web-tutorial-read-rules = Chaque règle, avec une recherche et ce que disent les cinq livrets.
web-tutorial-read-card = Tous les vingt, avec coûts et effets.

web-tutorial-title = Votre guide
web-tutorial-progress = Leçon { $at } sur { $all }
web-tutorial-how-far = Le chemin parcouru
web-tutorial-next = Suivant
web-tutorial-leave = Jouer sans le guide
web-tutorial-fold = Replier ou déplier le guide
web-tutorial-there = C’est fait
web-tutorial-loading = Un instant, votre guide arrive.
web-tutorial-lost = Votre guide n’a pas pu venir : le serveur est injoignable.
web-tutorial-read-first = Une chose d’abord : lisez la suite avec « Suivant », puis ce sera à vous.
web-tutorial-for-now = Bonne idée pour votre prochaine partie ! Pour l’instant, suivez la flèche, afin que la leçon tombe juste.
web-tutorial-watch-title = Au tour de votre voisin
web-tutorial-watch = Regardez ce que fait votre voisin. Ce sera à vous dans un instant.
web-tutorial-play-on = Continuer ici
web-tutorial-new-game = Une nouvelle partie

## Les leçons : printemps

web-tutorial-welcome-title = Bienvenue
web-tutorial-welcome = Il y a du charbon sous votre ferme ! Pendant trois ans, vous cultiverez en haut et creuserez en bas. Chaque année a trois phases d’actions, au printemps, en été et en automne, et se termine par l’hiver. Après le troisième hiver, la victoire revient à qui a le plus de points de victoire. Voici votre première année.

web-tutorial-water-rises-title = De l’eau dans la mine
web-tutorial-water-rises = Ce creux est votre Pinge : ici, le charbon affleure sous l’herbe. Chaque printemps et chaque automne, 1 eau de mine suinte dans la mine de chacun. Un peu ne fait pas de mal, mais 2 dans la Pinge y arrêtent toute extraction.

web-tutorial-taking-title = Prendre des disques
web-tutorial-taking = Les disques sont le travail que vous pouvez faire. Choisissez un emplacement et une couleur, et prenez tous les disques de cette couleur. Les disques noirs sont pour la mine. L’emplacement 2 en a le plus, mais il porte aussi une icône Eau de mine : il vous coûte 1 eau de mine.
web-tutorial-taking-do = Choisissez les disques noirs de l’emplacement 2, puis prenez-les.

web-tutorial-second-take-title = Une deuxième fois
web-tutorial-second-take = Qui a moins de 5 disques peut en reprendre de la même façon, jusqu’à en avoir 5. La deuxième fois, les icônes Eau de mine ne coûtent rien.
web-tutorial-second-take-do = Prenez les disques noirs de l’emplacement 1.

web-tutorial-turn-order-title = Qui commence ?
web-tutorial-turn-order = Comptez les points sur les disques que vous avez pris la première fois : noir 1, marron 2, jaune 3. Vos trois disques noirs font 3, les deux disques marron de votre voisin 4. La somme la plus basse passe en premier, et maintenant c’est vous : au travail dans cette phase, et pour prendre les disques de la suivante.

web-tutorial-planning-title = Faire un programme
web-tutorial-planning = Maintenant, chacun programme en secret. Avec chaque disque noir, un travailleur extrait 1 charbon ou évacue jusqu’à 2 eaux de mine. Tous les disques d’un travailleur ont la même couleur. Pour l’instant, 3 charbons seulement sont accessibles : trois disques suffisent, les deux autres peuvent se reposer.
web-tutorial-planning-do = Mettez 2 disques noirs sur le Fermier et 1 sur l’Ouvrier, puis choisissez « Prêt ».

web-tutorial-pumping-title = D’abord l’eau
web-tutorial-pumping = Les programmes sont révélés, et c’est vous qui commencez. Il y a 2 eaux de mine dans votre Pinge, c’est trop pour extraire. Un seul disque noir évacue les deux.
web-tutorial-pumping-do = Envoyez le Fermier à la mine, puis évacuez 2 eaux de mine.

web-tutorial-mining-title = Puis le charbon
web-tutorial-mining = La Pinge est sèche, et il reste un disque au Fermier. Le charbon s’extrait de gauche à droite. De la Pinge, il va tout droit à votre ferme.
web-tutorial-mining-do = Extrayez 1 charbon avec le Fermier.

web-tutorial-synergy-title = À deux, on fait plus qu’un et un
web-tutorial-synergy = Le Fermier et l’Ouvrier travaillent tous deux à la mine, et cela donne une action de plus : c’est le bonus Travail d’équipe. Il vaut aussi pour les céréales et pour le bois, si les deux produisent la même chose. L’Ouvrier, avec un seul disque, extrait donc deux fois.
web-tutorial-synergy-do = Envoyez l’Ouvrier à la mine et extrayez 2 charbons.

web-tutorial-end-of-turn-title = C’est tout pour le printemps
web-tutorial-end-of-turn = Vous avez 3 charbons. Devant le suivant se trouve une icône Étayage : sans bois, on n’avance plus. Les disques qui n’ont pas servi retournent simplement dans le sac.
web-tutorial-end-of-turn-do = Terminez votre tour et regardez votre voisin.

## Les leçons : été

web-tutorial-refilling-title = De nouveaux disques
web-tutorial-refilling = Tous les disques pris sont retournés dans le sac. La réserve de chaque emplacement a avancé, une nouvelle réserve a été piochée, et les emplacements ont été complétés à 6. Les petites réserves vous disent donc toujours ce qui va venir.

web-tutorial-yellow-disks-title = Des céréales pour l’hiver
web-tutorial-yellow-disks = En été, l’eau ne monte pas. Mais l’hiver n’est pas loin, et le seigneur voudra alors son fermage : 2 céréales la première année. Les disques jaunes donnent des céréales.
web-tutorial-yellow-disks-do = Prenez les disques jaunes de l’emplacement 1.

web-tutorial-brown-disks-title = Du bois pour la mine
web-tutorial-brown-disks = Les disques marron donnent du bois, et votre Pinge en demande 2. Ils se trouvent dans l’emplacement à l’icône Eau de mine, mais vous prenez pour la deuxième fois : l’eau ne vient pas avec eux.
web-tutorial-brown-disks-do = Prenez les disques marron de l’emplacement 2.

web-tutorial-turn-order-tie-title = Une égalité
web-tutorial-turn-order-tie = Vos deux disques jaunes font 6, les trois disques marron de votre voisin aussi. En cas d’égalité, qui venait plus tard passe plus tôt. Vous étiez en tête, c’est donc votre voisin qui commence.

web-tutorial-farm-work-title = Une journée à la ferme
web-tutorial-farm-work = Au cours d’une phase, un travailleur fait une seule sorte de travail. Que le Fermier s’occupe des céréales, et l’Ouvrier du bois.
web-tutorial-farm-work-do = Mettez 2 disques jaunes sur le Fermier et 3 disques marron sur l’Ouvrier, puis choisissez « Prêt ».

web-tutorial-summer-bonus-title = Le bonus d’été
web-tutorial-summer-bonus = Chaque disque jaune donne 1 céréale. Et en été, un Fermier qui produit des céréales en rapporte 1 de plus : vous en recevez 3.
web-tutorial-summer-bonus-do = Faites produire des céréales au Fermier.

web-tutorial-wood-title = Faire du bois
web-tutorial-wood = Chaque disque marron donne 1 bois. Vous choisissez l’ordre de vos travailleurs, mais chacun finit avant que le suivant commence.
web-tutorial-wood-do = Faites produire du bois à l’Ouvrier.

web-tutorial-props-title = Étayer la Pinge
web-tutorial-props = Du bois sur une icône Étayage donne accès au charbon situé à sa droite. La Pinge a deux icônes, à couvrir de gauche à droite. À votre tour, vous pouvez poser du bois à tout moment.
web-tutorial-props-do = Posez du bois sur les deux icônes de la Pinge, puis terminez votre tour.

## Les leçons : automne

web-tutorial-autumn-water-title = Les pluies d’automne
web-tutorial-autumn-water = Encore 1 eau de mine pour chacun. Vous en avez 1 maintenant, et avec 1 vous pouvez encore extraire : la Pinge ne s’arrête qu’à 2. Vous avez bien fait de la vider au printemps.

web-tutorial-autumn-taking-title = Retour à la mine
web-tutorial-autumn-taking = Il reste 4 charbons dans votre Pinge, tous accessibles. Un emplacement sec, et cela ne changera pas.
web-tutorial-autumn-taking-do = Prenez les disques noirs de l’emplacement 1.

web-tutorial-colours-for-a-tile-title = Des couleurs pour un achat
web-tutorial-colours-for-a-tile = Un équipement serait bienvenu. Le Joug à porteur coûte 1 disque noir et 1 de n’importe quelle couleur : un disque marron fera très bien l’affaire.
web-tutorial-colours-for-a-tile-do = Prenez les disques marron de l’emplacement 2.

web-tutorial-developments-title = Équipements
web-tutorial-developments = Chaque hexagone est un équipement, avec son coût en haut ; un rond gris accepte toutes les couleurs. Le niveau 1 est ouvert à tous. Plus bas, une tuile doit toucher l’une des vôtres ; sinon, il faut que quelqu’un la possède, et vous payez une redevance au joueur du sommet. L’écu montre ce que vous marqueriez maintenant : qui achète tôt marque plus.

web-tutorial-hiring-title = Engager un saisonnier
web-tutorial-hiring = Le Ramasseur de charbon travaille pour 1 céréale, 1 Thaler ou 1 disque jaune, et accomplit jusqu’à 2 actions dans la Pinge. Payez-lui 1 céréale ; les 2 autres sont pour le fermage. Et cette fois, vous pouvez mélanger les couleurs sur le Fermier, car elles paient exactement un équipement.
web-tutorial-hiring-do = Faites ce programme, puis choisissez « Prêt ».

web-tutorial-buying-title = Votre premier équipement
web-tutorial-buying = Le Joug à porteur vous donne immédiatement 1 Thaler, et 1 point de victoire parce que vous devancez tous les autres. Ils pourront encore l’acheter plus tard, mais n’en tireront aucun point.
web-tutorial-buying-do = Faites acheter le Joug à porteur au Fermier.

web-tutorial-coal-digger-title = Le Ramasseur de charbon
web-tutorial-coal-digger = Avec chacune de ses deux actions, il extrait 1 charbon ou évacue jusqu’à 2 eaux de mine. La Pinge est assez sèche.
web-tutorial-coal-digger-do = Faites travailler le Ramasseur de charbon et extrayez 2 charbons.

web-tutorial-pinge-exhausted-title = Le dernier charbon de la Pinge
web-tutorial-pinge-exhausted = Encore deux, et la Pinge est épuisée. Cela rapporte 2 points de victoire la première année (1 la deuxième, aucun la troisième). L’herbe repousse alors, la galerie s’ouvre, et le Mineur et l’Haspelknecht viennent travailler pour vous.
web-tutorial-pinge-exhausted-do = Envoyez l’Ouvrier à la mine et extrayez les 2 derniers charbons.

web-tutorial-before-winter-title = Prêt pour l’hiver
web-tutorial-before-winter = 7 charbons, 2 céréales, 1 bois et 1 Thaler sont dans votre ferme : bravo. L’hiver peut venir.
web-tutorial-before-winter-do = Terminez votre tour.

## Les leçons : hiver

web-tutorial-winter-coal-title = Hiver : le charbon
web-tutorial-winter-coal = D’abord, le charbon dans la ferme compte. 3 charbons rapportent 2 points de victoire, chacun des suivants 1 de plus ; moins de 3 ne rapportent rien. Vos 7 charbons en ont rapporté 6.

web-tutorial-rent-title = Hiver : le fermage
web-tutorial-rent = Puis le fermage : 2 céréales, et vous les aviez. Chaque céréale ou Thaler qui manque devient une dette, qui coûte des points à la fin. L’année prochaine, le seigneur voudra 2 céréales et 1 Thaler, la troisième année 1 céréale et 2 Thalers.

web-tutorial-storage-title = Hiver : le stock
web-tutorial-storage = Pour finir, vous pouvez garder une seule unité dans votre ferme ; les autres céréales, le bois et le charbon sont perdus, mais les Thalers restent. Si vous gardez du bois, vous marquez 1 point de victoire.
web-tutorial-storage-do = Choisissez le bois, mettez-le dans le stock de la ferme, et stockez-le.

web-tutorial-farewell-title = Vous connaissez le jeu
web-tutorial-farewell = Une année entière, et 10 points de victoire ! Les deux prochaines années, vous creuserez dans la galerie. Son charbon tombe dans le puits, d’où l’Haspelknecht le remonte, tant que l’eau reste basse. Le reste, vous le découvrirez en jouant. Bonne chance !
