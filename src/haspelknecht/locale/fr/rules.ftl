### Les règles : un message par règle. Par défaut, c’est la deuxième édition ; là où une option décide, la règle a
### un texte pour chaque valeur de cette option.

## Chapitres

chapter-comp = Contenu de la boîte
chapter-setup = Mise en place
chapter-flow = Déroulement du jeu
chapter-refill = Remplir les emplacements
chapter-take = Prendre des disques
chapter-order = Ordre du tour
chapter-plan = Programmer les actions
chapter-exec = Réaliser les actions
chapter-own = Fermier et ouvrier
chapter-pinge = La Pinge
chapter-tunnel = Galerie, puits et bois
chapter-water = Eau de mine
chapter-hired = Travailleurs saisonniers
chapter-dev = Équipements
chapter-marker = Jetons Action
chapter-tile = Les vingt tuiles
chapter-winter = Hiver
chapter-end = Décompte final
chapter-variant = Variantes

## Contenu de la boîte

R-COMP-01 = Haspelknecht est un jeu pour 2, 3 ou 4 joueurs.
R-COMP-02 = Le charbon, le bois, les céréales et l’eau de mine sont illimités. Si vous n’avez plus assez de pièces de jeu, remplacez-les par ce que vous voulez.
R-COMP-03 = Il y a 36 disques Action : 13 noirs, 13 marron et 10 jaunes.
R-COMP-04 = Il y a des disques Joueur en quatre couleurs, 11 de chacune.
R-COMP-05 = Il y a 20 tuiles Équipement réparties sur 4 niveaux. Chaque niveau a sa couleur et 5 tuiles : 11 à 15, 21 à 25, 31 à 35 et 41 à 45.
R-COMP-06 = Il y a 4 tuiles Aide de jeu, une par niveau. Chacune rappelle les points de victoire que rapporte l’achat d’une tuile de ce niveau et la redevance pour une tuile non adjacente.
R-COMP-07 = Il y a 16 tuiles Bâtiment : 4 Granges, 4 Charbonnières, 4 Abris à charbon et 4 Moulins à eau.
R-COMP-08 = Il y a 4 tuiles Ouvrier expérimenté et 4 tuiles Mineur et Haspelknecht, une de chaque sorte par joueur.
R-COMP-09 = Il y a 24 jetons Action : 4 de chacune des 6 sortes. Ils vont avec les tuiles 14, 22, 23, 25, 32 et 33.
R-COMP-10 = La boîte contient 16 pièces (Thalers), 24 reconnaissances de dettes, 18 eaux de mine, 80 charbons, 34 bois et 18 céréales. { $thaler_limit ->
    [sixteen] Il n’y a pas plus de 16 pièces.
   *[none] Le nombre de pièces n’est pas limité.
    } { $debt_limit ->
    [twenty_four] Il n’y a pas plus de 24 reconnaissances de dettes.
   *[none] Le nombre de reconnaissances de dettes n’est pas limité.
    }
R-COMP-11 = Les livrets ne disent pas que les pièces, les reconnaissances de dettes, les jetons Action, les bâtiments et les disques Joueur sont illimités. { $thaler_limit ->
    [sixteen] Quand les 16 pièces sont prises, vous n’en recevez plus.
   *[none] Ici, les pièces ne s’épuisent pourtant pas.
    } { $debt_limit ->
    [twenty_four] Quand les 24 reconnaissances de dettes sont prises, vous n’en prenez plus.
   *[none] Les reconnaissances de dettes ne s’épuisent pas.
    }

## Mise en place

R-SETUP-01 = Chaque joueur reçoit un plateau individuel, 11 disques Joueur d’une même couleur et 18 cubes de charbon.
R-SETUP-02 = Placez un cube de charbon sur chacun des 18 emplacements prévus sur votre plateau individuel.
R-SETUP-03 = Sur les 18 cubes de charbon de votre plateau individuel, 7 se trouvent dans la Pinge et 11 dans la galerie.
R-SETUP-04 = Le plateau Équipement a 4 rangées, une par niveau. Chaque rangée compte de 3 à 5 tuiles de son niveau ; le plateau en compte donc de 12 à 20.
R-SETUP-05 = Le nombre de tuiles Équipement dépend du nombre de joueurs : 12 tuiles à 2 joueurs (3 par rangée), 16 à 3 joueurs (4 par rangée), 20 à 4 joueurs (5 par rangée).
R-SETUP-06 = Placez la tuile Aide de jeu de chaque niveau à côté de sa rangée.
R-SETUP-07 = Pour votre première partie, prenez dans chaque niveau les tuiles aux plus petits numéros et disposez-les dans l’ordre croissant. À 2 joueurs, ce sont les numéros qui se terminent par 1 à 3 ; à 3 joueurs, par 1 à 4 ; à 4 joueurs, toutes les tuiles.
R-SETUP-08 = À côté du plateau Équipement, placez les jetons Action et les bâtiments correspondant aux tuiles en jeu, les pièces, les reconnaissances de dettes, les ressources, l’eau de mine et les tuiles Mineur et Haspelknecht.
R-SETUP-09 = À 2 ou 3 joueurs, remettez dans la boîte les tuiles Équipement inutilisées et tout ce qui va avec elles.
R-SETUP-10 = Sur le plateau calendrier, le marqueur de phase commence sur la première case Eau de mine et le marqueur d’année sur l’année 1.
R-SETUP-11 = Chaque joueur place un disque Joueur sur la case 0/50 de la piste de score.
R-SETUP-12 = Le premier ordre du tour est tiré au hasard. Chaque joueur indique sa position avec un deuxième disque Joueur.
R-SETUP-13 = Gardez vos 9 autres disques Joueur à côté de votre plateau. Ils marquent les équipements que vous achetez{ $disk_limit ->
    [none] . Si vous n’en avez plus, prenez autre chose : le nombre d’achats n’est pas limité.
   *[nine] { " " }; vous pouvez donc en acheter 9 au plus.
    }
R-SETUP-14 = Utilisez tous les plateaux Ressources dont le nombre de joueurs imprimé ne dépasse pas le nombre de joueurs de la partie.
R-SETUP-15 = L’un des plateaux Ressources a 2 emplacements Action et 2 emplacements Réserve. Les deux autres ont chacun 1 emplacement Action et 1 emplacement Réserve.
R-SETUP-16 = Il y a autant d’emplacements Action que de joueurs, et autant d’emplacements Réserve. Utilisez le grand plateau Ressources à 2 joueurs, le grand et un petit à 3 joueurs, les trois plateaux à 4 joueurs.
R-SETUP-17 = Les disques Action à mettre dans le sac dépendent du nombre de joueurs. À 2 joueurs : 7 noirs, 7 marron, 4 jaunes. À 3 joueurs : 10 noirs, 10 marron, 7 jaunes. À 4 joueurs : 13 noirs, 13 marron, 10 jaunes.
R-SETUP-18 = Remplissez les emplacements en piochant dans le sac : d’abord 3 disques dans chaque emplacement Réserve, puis 6 disques dans chaque emplacement Action.
R-SETUP-19 = Une fois tous les emplacements remplis pour la première fois, le sac est vide.
R-SETUP-20 = Vous commencez sans céréales, sans bois, sans charbon dans la ferme, sans Thalers, sans jetons, sans dettes et sans eau de mine. Vous recevez votre première eau de mine au printemps de l’année 1.

## Déroulement du jeu

R-FLOW-01 = La partie se joue en 3 manches. Chaque manche représente une année.
R-FLOW-02 = Chaque année comprend ces phases, dans cet ordre : phase Eau de mine du printemps, phase d’actions du printemps, phase d’actions de l’été, phase Eau de mine de l’automne, phase d’actions de l’automne, hiver.
R-FLOW-03 = À chaque phase Eau de mine, au printemps et en automne, chaque joueur reçoit 1 eau de mine. Les propriétaires du Seau (tuile 21) n’en reçoivent pas.
R-FLOW-04 = Il n’y a pas de phase Eau de mine en été.
R-FLOW-05 = Les tuiles Équipement que vous possédez peuvent modifier les règles générales pour vous.
R-FLOW-06 = Chaque phase d’actions a quatre étapes : remplir les emplacements, prendre des disques, réévaluer l’ordre du tour, programmer et réaliser les actions.
R-FLOW-07 = La partie compte 9 phases d’actions, 3 par année.
R-FLOW-08 = La partie se termine après le troisième hiver, par le décompte final.

## Remplir les emplacements

R-REFILL-01 = Au printemps de l’année 1, on ne remplit pas les emplacements : ils viennent de l’être lors de la mise en place.
R-REFILL-02 = Au début de toute autre phase d’actions, tous les joueurs remettent tous leurs disques Action dans le sac, utilisés ou non.
R-REFILL-03 = Ensuite, les disques de chaque emplacement Réserve passent dans l’emplacement Action associé et s’ajoutent aux disques qui y restent.
R-REFILL-04 = Un emplacement Action peut alors contenir plus de 6 disques. On n’en retire aucun.
R-REFILL-05 = Puis piochez dans le sac 3 disques pour chaque emplacement Réserve. S’il n’y en a pas assez, remplissez les emplacements Réserve dans l’ordre des plateaux.
R-REFILL-06 = Après les emplacements Réserve, complétez à 6 disques chaque emplacement Action qui en a moins de 6, en piochant dans le sac, dans l’ordre des plateaux.
R-REFILL-07 = Une fois les emplacements remplis, le sac est vide.
R-REFILL-08 = Si un emplacement Action contient plus de 6 disques, le sac est vide avant que tous les emplacements soient pleins. Les derniers emplacements Action ont alors moins de 6 disques et peuvent même n’en recevoir aucun.
R-REFILL-09 = Les disques Action du sac, des emplacements et des joueurs font toujours ensemble 9 par joueur. Les jetons utilisés ne vont jamais dans le sac.

## Prendre des disques

R-TAKE-01 = Vous prenez des disques en deux tours de sélection. Le 2e tour ne commence que lorsque tous les joueurs ont terminé le 1er.
R-TAKE-02 = 1er tour de sélection : dans l’ordre du tour, chaque joueur choisit un emplacement Action et une couleur qui s’y trouve, et prend tous les disques de cette couleur. Vous ne pouvez pas passer.
R-TAKE-03 = Placez les disques du 1er tour de sélection sur la case Brouette 1 de votre plateau.
R-TAKE-04 = Si un emplacement Action contient 6 disques d’une même couleur, vous pouvez prendre les 6 au 1er tour de sélection. La limite de 5 ne s’applique pas au 1er tour : s’il y en a encore plus, vous les prenez tous.
R-TAKE-05 = Vous ne pouvez prendre des disques au 2e tour de sélection que si vous en avez pris moins de 5 au 1er.
R-TAKE-06 = Le 2e tour de sélection est facultatif. Vous pouvez passer.
R-TAKE-07 = Le 2e tour de sélection se joue dans le même ordre que le 1er.
R-TAKE-08 = Au 2e tour de sélection, vous choisissez de nouveau un emplacement Action et une couleur. Vous pouvez reprendre le même emplacement ou la même couleur qu’au 1er tour.
R-TAKE-09 = Après le 2e tour de sélection, vous pouvez avoir au plus 5 disques pour les deux tours réunis.
R-TAKE-10 = Au 2e tour de sélection, vous prenez { $second_take_fewer ->
    [yes] autant de disques de la couleur choisie que vous voulez, jusqu’à 5 disques en tout.
   *[no] tous les disques de la couleur choisie, mais seulement jusqu’à 5 disques en tout.
    } Les autres restent dans l’emplacement.
R-TAKE-11 = Placez les disques du 2e tour de sélection sur la case Brouette 2 de votre plateau.
R-TAKE-12 = Certains emplacements Action portent une icône Eau de mine. Si vous y prenez des disques au 1er tour de sélection, vous recevez aussi 1 eau de mine. Vous ne pouvez pas la refuser, et elle va immédiatement sur votre emplacement Eau.
R-TAKE-13 = Vous ne recevez jamais d’eau de mine au 2e tour de sélection, pas même d’un emplacement avec une icône Eau de mine.
R-TAKE-14 = Vous prenez des disques dans les emplacements Action, jamais dans les emplacements Réserve.
R-TAKE-15 = Au printemps de l’année 1 seulement : si vous avez pris moins de 5 disques aux deux tours de sélection réunis, vous pouvez remettre 1 eau de mine dans la réserve générale. Vous le décidez après le 2e tour, avant que le nouvel ordre du tour soit fixé.

## Ordre du tour

R-ORDER-01 = Pour l’ordre du tour, un disque jaune vaut 3, un disque marron 2 et un disque noir 1.
R-ORDER-02 = Seuls les disques de la case Brouette 1, ceux du 1er tour de sélection, comptent pour l’ordre du tour. Les jetons ne comptent pas.
R-ORDER-03 = Le joueur qui a le total le plus faible devient premier dans le nouvel ordre du tour. Les autres suivent dans l’ordre croissant de leur total.
R-ORDER-04 = À égalité, le joueur qui était derrière dans l’ancien ordre du tour passe devant dans le nouveau.
R-ORDER-05 = Le nouvel ordre du tour est fixé après les deux tours de sélection. Il s’applique quand vous réalisez les actions de cette phase et quand vous prenez des disques à la phase d’actions suivante.

## Programmer les actions

R-PLAN-01 = { $plan_in_turn_order ->
    [yes] Les joueurs programment leurs actions l’un après l’autre, à la vue de tous.
   *[no] Tous les joueurs programment leurs actions en même temps. Votre programme est caché, et vous pouvez le modifier jusqu’à ce que tout le monde ait validé. Tous les programmes sont alors révélés ensemble.
    }
R-PLAN-02 = { $plan_in_turn_order ->
    [yes] Vous programmez dans l’ordre du tour, comme convenu avant la partie.
   *[no] Si vous en convenez tous avant la partie, vous programmez plutôt l’un après l’autre, dans l’ordre du tour.
    }
R-PLAN-03 = Vous ne pouvez attribuer des disques, des céréales et des Thalers à vos travailleurs que pendant la programmation. Vous décidez de ce que le fermier et l’ouvrier font de leurs disques au moment où ils agissent.
R-PLAN-04 = Vous ne pouvez pas payer les travailleurs saisonniers avec les ressources reçues dans la même phase d’actions, car vous les payez pendant la programmation.
R-PLAN-05 = Chaque plateau individuel commence avec trois travailleurs : le fermier et l’ouvrier, vos travailleurs permanents, et le ramasseur de charbon, un travailleur saisonnier.
R-PLAN-06 = Vous pouvez placer un ou plusieurs disques sur chacun de vos travailleurs permanents, le fermier et l’ouvrier. Il n’y a pas de maximum.
R-PLAN-07 = Un travailleur saisonnier reçoit exactement un salaire, au plus une fois par phase d’actions. Seul le jeton Treuil fait travailler l’Haspelknecht une seconde fois.
R-PLAN-08 = Dans une phase d’actions, le fermier et l’ouvrier réalisent chacun une seule sorte d’action, une fois par disque.
R-PLAN-09 = Une exception : dans une même phase, le même travailleur peut à la fois extraire du charbon et évacuer de l’eau de mine, dans la combinaison de votre choix.
R-PLAN-10 = Tous les disques placés sur le fermier ou sur l’ouvrier doivent être de la même couleur, sauf pour acheter un équipement. Vous ne pouvez mélanger les couleurs que sur un travailleur qui peut acheter des équipements, et seulement si elles correspondent exactement au coût d’une tuile en jeu que vous ne possédez pas encore.
R-PLAN-11 = Rien ne vous oblige à utiliser tous vos disques, et chaque action est facultative. Les actions que vous n’utilisez pas ou ne pouvez pas utiliser sont perdues, et les salaires ne sont pas rendus.

## Réaliser les actions

R-EXEC-01 = Après la programmation, les joueurs agissent dans l’ordre du tour. Chaque joueur réalise toutes les actions de ses travailleurs avant que le suivant commence.
R-EXEC-02 = Vous choisissez l’ordre dans lequel vos travailleurs agissent.
R-EXEC-03 = Un travailleur doit avoir terminé avant que votre travailleur suivant commence.

## Fermier et ouvrier

R-FARMER-01 = Dans une phase d’actions, le fermier peut récolter des céréales, ou récolter du bois, ou travailler dans la mine (charbon et eau de mine), ou acheter un équipement.
R-FARMER-02 = Pour chaque disque jaune sur le fermier, prenez 1 céréale de la réserve générale et placez-la dans votre ferme.
R-FARMER-03 = Pour chaque disque marron sur le fermier, prenez 1 bois de la réserve générale. Placez-le dans votre ferme, ou directement sur une icône Étayage de votre mine.
R-FARMER-04 = Le même travailleur ne peut pas récolter à la fois des céréales et du bois dans une même phase d’actions.
R-FARMER-05 = Pour chaque disque noir sur le fermier, extrayez 1 charbon accessible de la Pinge ou de la galerie, ou évacuez jusqu’à 2 eaux de mine de la Pinge.
R-FARMER-06 = Vous ne pouvez extraire du charbon que si vous avez posé le bois nécessaire pour y accéder et si l’eau de mine ne l’empêche pas.
R-FARMER-07 = Dans une phase d’actions, un travailleur extrait soit dans la Pinge, soit dans la galerie, jamais dans les deux. S’il vide la Pinge, ses disques noirs restants sont perdus.
R-FARMER-08 = Dans la même phase d’actions, un travailleur peut extraire le dernier charbon de la Pinge, et un autre commencer dans la galerie.
R-FARMER-09 = Vous pouvez utiliser du bois dès la phase d’actions où vous le recevez, par exemple dans la mine. Avec les autres ressources, vous ne pouvez payer les travailleurs saisonniers qu’à partir de la phase suivante, mais vous pouvez payer la redevance pour un équipement non adjacent.
R-FARMER-10 = Vous { $fee_with_fresh_goods ->
    [no] ne pouvez pas
   *[yes] pouvez
    } payer la redevance pour un équipement non adjacent avec des ressources reçues dans la même phase d’actions.
R-FARMHAND-01 = L’ouvrier fait le même travail que le fermier, mais ne peut pas acheter d’équipement. La Pioche (tuile 13) change cela.
R-SUMMER-01 = Bonus d’été : si votre fermier { $farmhand_summer_bonus ->
    [yes] ou votre ouvrier expérimenté récolte au moins 1 céréale en été, vous recevez 1 céréale supplémentaire, une seule fois. Les céréales d’un ouvrier qui n’est pas expérimenté ne comptent pas.
   *[no] récolte au moins 1 céréale en été, vous recevez 1 céréale supplémentaire, une seule fois. Les céréales de l’ouvrier ne comptent pas.
    }
R-SYNERGY-01 = Bonus Travail d’équipe : si votre fermier et votre ouvrier récoltent tous les deux des céréales dans la même phase d’actions, vous recevez 1 céréale supplémentaire. En été, elle s’ajoute au bonus d’été.
R-SYNERGY-02 = Bonus Travail d’équipe : si votre fermier et votre ouvrier récoltent tous les deux du bois dans la même phase d’actions, vous recevez 1 bois supplémentaire.
R-SYNERGY-03 = Bonus Travail d’équipe : si votre fermier et votre ouvrier { $mixed_mining_synergy ->
    [no] extraient tous les deux du charbon, ou évacuent tous les deux de l’eau de mine, vous avez une action supplémentaire : extraire 1 charbon ou évacuer jusqu’à 2 eaux de mine. Elle est facultative.
   *[yes] réalisent tous les deux au moins une action dans la mine, vous avez une action supplémentaire : extraire 1 charbon ou évacuer jusqu’à 2 eaux de mine. Elle est facultative, et peu importe lequel des deux extrait du charbon et lequel évacue de l’eau.
    }
R-SYNERGY-04 = { $synergy_owner ->
    [player] L’action supplémentaire dans la mine vous appartient, et non à un travailleur. Vous pouvez l’utiliser dans la galerie même si le travailleur qui a agi en second vient de vider la Pinge.
   *[second_worker] L’action supplémentaire dans la mine compte comme un disque noir de plus sur celui des deux, fermier ou ouvrier, qui agit en second dans cette phase. Un travailleur est lié à une seule zone : s’il vient de vider la Pinge, l’action supplémentaire est perdue.
    }
R-SYNERGY-05 = L’achat d’équipements ne donne pas de bonus Travail d’équipe, même si le fermier et l’ouvrier en achètent un chacun.

## La Pinge

R-PINGE-01 = La Pinge a 7 charbons et 2 icônes Étayage.
R-PINGE-02 = Le charbon de la Pinge s’extrait strictement de gauche à droite.
R-PINGE-03 = Vous n’avez pas besoin de bois pour le charbon situé à gauche de la première icône Étayage non recouverte de la Pinge.
R-PINGE-04 = Si vous recouvrez une icône Étayage de la Pinge avec 1 bois, le charbon situé à sa droite devient accessible, jusqu’à la prochaine icône Étayage non recouverte.
R-PINGE-05 = Le charbon extrait de la Pinge va directement dans votre ferme.
R-PINGE-06 = Dès que vous extrayez le septième charbon de la Pinge, elle est épuisée. À partir de là, vous pouvez extraire du charbon de la galerie.
R-PINGE-07 = Quand la Pinge est épuisée, déplacez l’eau de mine qui y reste sur l’emplacement Eau du puits. Comme il faut moins de 2 eaux de mine pour extraire, il y en a normalement 1 au plus.
R-PINGE-08 = Quand la Pinge est épuisée, remettez dans la réserve générale le bois que vous y avez posé.
R-PINGE-09 = Quand la Pinge est épuisée, recouvrez le ramasseur de charbon et la Pinge avec une tuile Mineur et Haspelknecht.
R-PINGE-10 = Bonus de la Pinge : vous marquez 2 points de victoire si vous épuisez la Pinge en année 1, et 1 point de victoire en année 2. En année 3, vous ne marquez rien.
R-PINGE-11 = Vous marquez le bonus de la Pinge immédiatement.

## Galerie, puits et bois

R-TUNNEL-01 = La galerie a 7 sections, qui contiennent 11 charbons en tout.
R-TUNNEL-02 = La galerie a 7 icônes Étayage, une au bord gauche de chaque section.
R-TUNNEL-03 = Aucun charbon de la galerie n’est accessible tant que vous n’y avez pas posé le premier bois.
R-TUNNEL-04 = Si vous recouvrez une icône Étayage de la galerie avec 1 bois, la section située à sa droite devient accessible, jusqu’à la prochaine icône Étayage non recouverte.
R-TUNNEL-05 = Le charbon de la galerie s’extrait strictement de gauche à droite.
R-TUNNEL-06 = Vous ne pouvez extraire du charbon de la galerie qu’une fois votre Pinge épuisée.
R-TUNNEL-07 = Le fermier, l’ouvrier et le mineur peuvent extraire du charbon dans la galerie. Le ramasseur de charbon n’est plus disponible.
R-TUNNEL-08 = Le charbon extrait de la galerie va dans le puits, pas dans votre ferme.
R-TUNNEL-09 = Seul l’Haspelknecht remonte le charbon du puits à votre ferme.
R-WOOD-01 = D’après les livrets, vous pouvez poser du bois sur les icônes Étayage de la Pinge à tout moment. Ici, vous le posez à votre tour, pendant que vous réalisez vos actions, même entre deux actions d’un travailleur, et en hiver jusqu’à ce que vous stockiez vos ressources. Vous n’y perdez rien.
R-WOOD-02 = Il en va de même pour les icônes Étayage de la galerie, { $early_tunnel_wood ->
    [no] mais seulement une fois la Pinge épuisée.
   *[yes] même avant que la Pinge soit épuisée.
    }
R-WOOD-03 = Dans la mine, vous recouvrez les icônes Étayage l’une après l’autre, de gauche à droite.
R-WOOD-04 = Le bois posé dans la galerie y reste jusqu’à la fin de la partie. Vous ne pouvez pas le reprendre.

## Eau de mine

R-WATER-01 = L’eau de mine que vous recevez va sur l’emplacement Eau de la Pinge jusqu’à ce que celle-ci soit épuisée, puis sur l’emplacement Eau du puits.
R-WATER-02 = La quantité d’eau de mine sur un emplacement Eau est illimitée.
R-WATER-03 = Avec 2 eaux de mine ou plus dans la Pinge, vous ne pouvez pas y extraire de charbon.
R-WATER-04 = Avec 0 ou 1 eau de mine dans la Pinge, vous pouvez y extraire du charbon.
R-WATER-05 = Avec 2 eaux de mine ou plus dans le puits, vous ne pouvez pas remonter de charbon dans votre ferme.
R-WATER-06 = Avec 5 eaux de mine ou plus dans le puits, vous ne pouvez pas extraire de charbon de la galerie.
R-WATER-07 = Le fermier, l’ouvrier et le ramasseur de charbon peuvent évacuer l’eau de mine de la Pinge.
R-WATER-08 = { $shaft_water_only_haspel ->
    [no] L’Haspelknecht, le fermier et l’ouvrier peuvent évacuer l’eau de mine du puits.
   *[yes] De tous les travailleurs, seul l’Haspelknecht peut évacuer l’eau de mine du puits.
    } La Corde (tuile 14) et le Treuil (tuile 25) le permettent aussi.
R-WATER-09 = L’eau de mine évacuée retourne dans la réserve générale.
R-WATER-10 = Vous recevez de l’eau de mine aux phases Eau de mine du printemps et de l’automne, des emplacements avec une icône Eau de mine au 1er tour de sélection, et du Bois de mine (tuile 31) si vous choisissez le bois.

## Travailleurs saisonniers

R-DIGGER-01 = Pendant la programmation, vous engagez le ramasseur de charbon contre exactement l’un de ces salaires : 1 disque jaune, 1 céréale ou 1 Thaler.
R-DIGGER-02 = Une fois payé, le ramasseur de charbon réalise jusqu’à 2 actions.
R-DIGGER-03 = À chaque action, le ramasseur de charbon évacue { $digger_choice ->
    [forced] 2 eaux de mine
   *[free] 1 ou 2 eaux de mine
    } de la Pinge ou y extrait 1 charbon.
R-DIGGER-04 = { $digger_choice ->
    [forced] Le ramasseur de charbon doit évacuer de l’eau de mine tant que la Pinge en contient 2 ou plus ; sinon, il doit extraire du charbon.
   *[free] Vous choisissez chaque action du ramasseur de charbon. Il ne peut extraire du charbon que si la Pinge contient moins de 2 eaux de mine.
    }
R-DIGGER-05 = Le ramasseur de charbon ne travaille que dans la Pinge, et seulement jusqu’à ce qu’elle soit épuisée. { $digger_needs ->
    [accessible_coal] Vous ne pouvez le payer que s’il y a du charbon accessible dans la Pinge.
   *[pinge_coal] Vous pouvez le payer tant qu’il reste du charbon dans la Pinge, accessible ou non.
    } Si la Pinge est épuisée avant qu’il agisse, son salaire est perdu.
R-MINER-01 = Le mineur est disponible dès que votre Pinge est épuisée et que la tuile Mineur et Haspelknecht est sur votre plateau. Vous pouvez le payer à partir de la programmation suivante.
R-MINER-02 = Pendant la programmation, vous engagez le mineur contre exactement 1 céréale ou 1 Thaler. Vous ne pouvez pas le payer avec un disque jaune.
R-MINER-03 = Le mineur extrait jusqu’à 3 charbons accessibles de la galerie. Ils vont dans le puits.
R-MINER-04 = Le mineur ne peut pas évacuer d’eau de mine.
R-MINER-05 = Le mineur ne travaille que dans la galerie.
R-HASPEL-01 = Pendant la programmation, vous engagez l’Haspelknecht contre exactement l’un de ces salaires : 1 disque jaune, 1 céréale ou 1 Thaler.
R-HASPEL-02 = Une fois payé, l’Haspelknecht réalise jusqu’à 3 actions.
R-HASPEL-03 = À chaque action, l’Haspelknecht évacue jusqu’à 2 eaux de mine du puits ou remonte 1 charbon du puits à votre ferme.
R-HASPEL-04 = Tant qu’il y a plus d’une eau de mine dans le puits, l’Haspelknecht doit en évacuer avant de pouvoir remonter du charbon.
R-HASPEL-05 = L’Haspelknecht est disponible dès que votre Pinge est épuisée et que la tuile Mineur et Haspelknecht est sur votre plateau. Vous pouvez le payer à partir de la programmation suivante.
R-HASPEL-06 = L’Haspelknecht peut remonter du charbon arrivé dans le puits plus tôt dans la même phase d’actions.

## Équipements

R-DEV-01 = Pour acheter un équipement, placez sur votre fermier, ou sur votre ouvrier s’il peut acheter des équipements, exactement les disques que demande la tuile. Vous achetez la tuile quand ce travailleur agit.
R-DEV-02 = Pour chaque rond de couleur dans le coût d’une tuile, il vous faut un disque de cette couleur. Pour un rond gris, un disque de n’importe quelle couleur convient.
R-DEV-03 = Au début de la partie, seul le fermier peut acheter des équipements.
R-DEV-04 = Chaque travailleur qui peut acheter des équipements peut en acheter un par phase d’actions.
R-DEV-05 = Tous les joueurs peuvent posséder la même tuile Équipement.
R-DEV-06 = Vous ne pouvez posséder chaque tuile Équipement qu’une seule fois.
R-DEV-07 = Quand vous achetez un équipement, posez l’un de vos disques Joueur sur la tuile, par-dessus ceux qui s’y trouvent déjà. { $disk_limit ->
    [none] Si vous n’avez plus de disque, prenez autre chose.
   *[nine] Si vous n’avez plus de disque, vous ne pouvez pas l’acheter.
    }
R-DEV-08 = Vous pouvez toujours acheter les tuiles de la rangée du haut, le niveau 1.
R-DEV-09 = Vous pouvez acheter sans redevance une tuile des niveaux 2 à 4 adjacente à une tuile que vous possédez. Tout côté commun compte, y compris dans une même rangée. Il n’y a pas de redevance, même si d’autres joueurs possèdent la tuile.
R-DEV-10 = Une tuile des niveaux 2 à 4 qui ne touche aucune de vos tuiles est non adjacente. Vous ne pouvez l’acheter que si un autre joueur la possède déjà, et vous devez payer une redevance.
R-DEV-11 = Vous payez la redevance pour un équipement non adjacent au joueur dont le disque est au sommet de la pile.
R-DEV-12 = La redevance pour un équipement non adjacent est de 1 charbon, bois ou céréale au niveau 2 (au choix de l’acheteur), de 1 charbon au niveau 3 et de 1 céréale au niveau 4. Il n’y en a pas au niveau 1, et vous ne pouvez jamais la payer avec un Thaler.
R-DEV-13 = Vous payez la redevance pour un équipement non adjacent avec les ressources de votre ferme.
R-DEV-14 = Le joueur qui reçoit la redevance la place dans sa ferme. Il ne peut pas la refuser.
R-DEV-15 = Quand vous achetez une tuile, vous marquez des points de victoire selon le nombre de joueurs qui l’ont achetée avant vous. Niveau 1 : 1 pour le premier acheteur. Niveau 2 : 2, puis 1. Niveau 3 : 3, 2, 1. Niveau 4 : 4, 3, 2, 1. Les acheteurs suivants ne marquent rien.
R-DEV-16 = Vous marquez immédiatement les points de victoire pour l’achat d’une tuile.
R-DEV-17 = Un équipement peut vous donner un jeton Action, un bâtiment, des ressources ou des Thalers immédiats, ou des points de victoire en fin de partie.

## Jetons Action

R-MARKER-01 = Les tuiles 14, 22, 23, 25, 32 et 33 vous donnent chacune un jeton Action.
R-MARKER-02 = Un jeton Action ne peut servir qu’une seule fois. Ensuite, il retourne dans la réserve générale.
R-MARKER-03 = { $marker_window ->
    [at_once] Vous pouvez utiliser un jeton dès que vous l’avez.
    [winter_too] Vous ne pouvez pas utiliser un jeton dans la phase où vous achetez sa tuile, mais seulement à partir de la phase suivante.
   *[action_phase] Vous ne pouvez pas utiliser un jeton dans la phase où vous achetez sa tuile, mais seulement à partir de la phase d’actions suivante.
    } Les jetons qui servent de disque s’utilisent pendant la programmation, le jeton Lampe à huile quand c’est à vous de prendre des disques, les jetons Corde et Treuil quand c’est à vous de réaliser vos actions.{ $marker_window ->
    [action_phase] { "" }
   *[other] { " " }Le jeton Corde s’utilise aussi en hiver, avant votre stockage.
    }
R-MARKER-04 = Chaque jeton Action inutilisé rapporte 1 point de victoire en fin de partie.

## Les vingt tuiles

R-TILE-11 = Joug à porteur (tuile 11) : vous recevez immédiatement 1 Thaler.
R-TILE-12a = Grange (tuile 12) : vous recevez un bâtiment. En hiver, vous pouvez y stocker 1 charbon, 1 bois ou 1 céréale.
R-TILE-12b = Grange (tuile 12) : si vous y stockez une céréale, vous marquez 2 points de victoire cet hiver-là.
R-TILE-13a = Pioche (tuile 13) : placez l’ouvrier expérimenté par-dessus votre ouvrier. Il fait le même travail et peut aussi acheter des équipements.
R-TILE-13b = Pioche (tuile 13) : l’ouvrier expérimenté peut acheter des équipements { $pickaxe_delay ->
    [no] immédiatement.
   *[yes] à partir de la phase d’actions suivante.
    }
R-TILE-14 = Corde (tuile 14) : vous recevez un jeton. Utilisez-le une fois, quand c’est à vous de réaliser vos actions : évacuez 1 eau de mine de la Pinge ou du puits et marquez 1 point de victoire. Sans eau de mine, vous ne pouvez pas l’utiliser.
R-TILE-15a = Charbonnière (tuile 15) : vous recevez un bâtiment. Quand c’est à vous de réaliser vos actions, vous pouvez échanger 2 bois contre 2 charbons de la réserve générale et 1 point de victoire.
R-TILE-15b = Charbonnière (tuile 15) : vous pouvez faire cet échange { $charcoal_limit ->
    [unlimited] autant de fois que votre bois le permet, y compris en hiver, avant votre stockage.
   *[once_per_phase] au plus une fois par phase d’actions.
    }
R-TILE-15c = Charbonnière (tuile 15) : vous pouvez l’utiliser { $charcoal_limit ->
    [unlimited] dès la phase où vous l’achetez.
   *[once_per_phase] à partir de la phase d’actions qui suit l’achat.
    }
R-TILE-21 = Seau (tuile 21) : vous ne recevez plus d’eau de mine aux phases Eau de mine du printemps et de l’automne. Vous en recevez toujours des emplacements Action et de la tuile 31.
R-TILE-22a = Brouette (tuile 22) : vous recevez un jeton qui s’utilise une fois comme 1 disque jaune.
R-TILE-22b = Brouette (tuile 22) : en fin de partie, vous marquez 1 point de victoire par section complète de la galerie portant un symbole Brouette, 3 au plus.
R-TILE-23 = Échelle (tuile 23) : vous recevez un jeton qui s’utilise une fois comme 1 disque marron.
R-TILE-24a = Abri à charbon (tuile 24) : vous recevez un bâtiment. En hiver, vous pouvez y stocker { $coal_storage ->
    [coal_or_wood] 1 charbon ou 1 bois.
    [coal_and_food] 1 charbon et 1 céréale.
   *[coal_and_wood] 1 charbon et 1 bois.
    }
R-TILE-24b = Abri à charbon (tuile 24) : si vous y stockez un charbon, vous marquez 1 point de victoire cet hiver-là.
R-TILE-25a = Treuil (tuile 25) : juste après l’achat, vous pouvez évacuer 1 eau de mine de la Pinge ou du puits.
R-TILE-25b = Treuil (tuile 25) : vous recevez un jeton. Utilisez-le une fois, quand votre Pinge est épuisée, pour 3 actions de l’Haspelknecht sans salaire{ $windlass_actions ->
    [lifting] , mais seulement pour remonter du charbon.
    [water] , mais seulement pour évacuer de l’eau de mine.
   *[any] .
    } Vous pouvez aussi payer l’Haspelknecht dans la même phase.
R-TILE-31 = Bois de mine (tuile 31) : choisissez immédiatement. Vous recevez soit 3 bois et 1 eau de mine, soit 1 Thaler.
R-TILE-31c = Bois de mine (tuile 31) : si vous choisissez le bois, placez l’eau de mine sur l’emplacement Eau actuellement utilisé, celui de la Pinge ou celui du puits.
R-TILE-32a = Lampe à huile (tuile 32) : vous recevez immédiatement 1 Thaler.
R-TILE-32b = Lampe à huile (tuile 32) : vous recevez un jeton. Utilisez-le une fois, quand c’est à vous de prendre des disques, avant de choisir un emplacement : échangez 1 disque d’un emplacement Réserve avec 1 disque { $oil_lamp_same_board ->
    [no] de n’importe quel emplacement Action.
   *[yes] de l’emplacement Action associé.
    }
R-TILE-32c = Lampe à huile (tuile 32) : en fin de partie, vous marquez 1 point de victoire par section complète de la galerie portant un symbole Lampe à huile, 4 au plus.
R-TILE-33a = Marteau et burin (tuile 33) : vous recevez immédiatement 1 bois.
R-TILE-33b = Marteau et burin (tuile 33) : juste après l’achat, vous pouvez extraire 1 charbon accessible, de la Pinge vers votre ferme ou de la galerie vers le puits. Vous pouvez d’abord poser du bois. { $free_coal_needs_dry_mine ->
    [no] L’eau de mine ne vous en empêche pas.
   *[yes] Trop d’eau de mine vous en empêche, comme d’habitude.
    }
R-TILE-33c = Marteau et burin (tuile 33) : vous recevez un jeton qui s’utilise une fois comme 1 disque noir.
R-TILE-34 = Sacs de charbon (tuile 34) : juste après l’achat, vous pouvez faire un seul échange : 1 charbon de votre ferme contre 1 Thaler, ou 2 charbons de votre ferme contre 1 Thaler et 1 céréale. { $sell_fresh_coal ->
    [yes] Le charbon arrivé dans votre ferme pendant cette phase compte.
   *[no] Vous ne pouvez pas échanger le charbon arrivé dans votre ferme pendant cette phase.
    }
R-TILE-35a = Moulin à eau (tuile 35) : vous recevez un bâtiment. { $mill_repeat ->
    [repeat] Autant de fois que vous voulez par phase d’actions, vous pouvez y placer des disques pendant la programmation, chaque fois
   *[once] Une fois par phase d’actions, vous pouvez y placer des disques pendant la programmation :
    } 2 disques noirs contre 1 Thaler, ou 2 disques jaunes contre 1 céréale et 2 points de victoire.
R-TILE-35b = Moulin à eau (tuile 35) : vous pouvez l’utiliser à partir de la phase d’actions qui suit l’achat.
R-TILE-41a = Livreur de charbon (tuile 41) : vous recevez immédiatement 1 Thaler.
R-TILE-41b = Livreur de charbon (tuile 41) : en fin de partie, vous marquez 1 point de victoire par symbole Marteau et burin sur vos tuiles.
R-TILE-42a = Wagonnet (tuile 42) : vous recevez immédiatement 1 bois.
R-TILE-42b = Wagonnet (tuile 42) : { $lorry_during_pinge ->
    [wood_and_coal] vous recevez aussi 2 charbons de la réserve générale.
   *[wood_only] si votre Pinge est déjà épuisée, vous recevez aussi 2 charbons de la réserve générale.
    } Placez-les dans votre puits.
R-TILE-42c = Wagonnet (tuile 42) : si votre Pinge n’est pas encore épuisée, { $lorry_during_pinge ->
    [wood_and_coal] vous placez tout de même les 2 charbons dans votre puits.
   *[wood_only] vous ne recevez que le bois. Vous n’aurez pas le charbon plus tard non plus.
    }
R-TILE-42d = Wagonnet (tuile 42) : en fin de partie, vous marquez 1 point de victoire par section complète de la galerie portant un symbole Wagonnet, 4 au plus.
R-TILE-43a = Chariot (tuile 43) : vous recevez immédiatement 1 céréale.
R-TILE-43b = Chariot (tuile 43) : en fin de partie, vous marquez 1 point de victoire par symbole Fourche sur vos tuiles.
R-TILE-44a = Attelage (tuile 44) : vous recevez immédiatement 1 Thaler et 1 céréale.
R-TILE-44b = Attelage (tuile 44) : à l’étape de { $horse_cart_step ->
    [storage] stockage
   *[scoring] décompte
    } de chaque hiver, vous marquez 1 point de victoire par charbon dans votre ferme. Le tableau du charbon ne s’applique plus à vous.
R-TILE-45 = Petite exploitation (tuile 45) : vous recevez immédiatement 3 Thalers.

## Hiver

R-WINTER-01 = L’hiver a quatre étapes, dans cet ordre : décompte, fermage, stockage, nouvelle année.
R-WINTER-02 = À l’étape de décompte de l’hiver, seul le charbon de votre ferme compte, pas celui du puits. Le charbon stocké lors d’un hiver précédent compte de nouveau.
R-WINTER-03 = Le tableau du charbon en hiver : avec moins de 3 charbons, vous ne marquez rien. 3 charbons rapportent 2 points de victoire, et chaque charbon supplémentaire en rapporte 1.
R-WINTER-04 = En hiver, le fermage est de 2 céréales en année 1, de 2 céréales et 1 Thaler en année 2, et de 1 céréale et 2 Thalers en année 3.
R-WINTER-05 = Vous devez payer le fermage si vous avez les céréales ou les Thalers nécessaires. Vous ne pouvez pas remplacer une céréale par un Thaler, ni un Thaler par une céréale.
R-WINTER-06 = Pour chaque céréale et chaque Thaler du fermage que vous ne pouvez pas payer, prenez 1 reconnaissance de dettes.
R-WINTER-07 = À l’étape de stockage, vous pouvez garder dans votre ferme 1 céréale, 1 charbon ou 1 bois. Vous pouvez aussi ne rien garder.
R-WINTER-08 = La Grange (tuile 12) et l’Abri à charbon (tuile 24) vous permettent de stocker davantage de ressources en hiver.
R-WINTER-09 = Si vous stockez { $farm_storage_vp ->
    [food] une céréale
   *[wood] un bois
    } dans votre ferme, vous marquez 1 point de victoire.
R-WINTER-10 = Remettez dans la réserve générale les céréales, le charbon et le bois que vous ne stockez pas. Vous gardez le charbon du puits, le bois posé dans la mine, les Thalers, les jetons, les dettes et l’eau de mine.
R-WINTER-11 = Vous pouvez utiliser dans les phases suivantes les ressources stockées en hiver.
R-WINTER-12 = Vous marquez immédiatement les points de victoire pour les ressources stockées.
R-WINTER-13 = À la fin de l’hiver, le marqueur d’année avance et une nouvelle année commence. Après l’année 3, la partie est terminée.

## Décompte final

R-END-01 = En fin de partie, chaque section complète de votre galerie rapporte les 1 à 3 points de victoire qui y sont imprimés.
R-END-02 = Une section de la galerie est complète s’il n’y reste aucun charbon et s’il y a un bois à son bord gauche.
R-END-03 = Toutes les sections de la galerie rapportent ensemble 13 points de victoire.
R-END-04 = Pour les sections complètes de la galerie, vous marquez au plus 3 points de bonus avec la Brouette, 4 avec la Lampe à huile et 4 avec le Wagonnet.
R-END-05 = Les symboles Bâtiment sur vos tuiles rapportent ensemble : 1 point de victoire pour 1 symbole, 3 pour 2, 6 pour 3 et 10 pour 4.
R-END-06 = Les symboles Bâtiment se trouvent sur les tuiles 12, 15, 24 et { $building_symbols ->
    [tile_35] 35
   *[tile_34] 34
    }.
R-END-07 = Chaque jeton Action inutilisé rapporte 1 point de victoire en fin de partie.
R-END-08 = Vos Thalers restants rapportent ensemble en fin de partie : 2 points de victoire pour 1 Thaler, 5 pour 2, 9 pour 3 et 14 pour 4. Chaque Thaler supplémentaire en rapporte 6.
R-END-09 = En fin de partie, votre première dette coûte 1 point de victoire. Chaque dette supplémentaire en coûte 2.
R-END-10 = L’eau de mine qui reste sur votre plateau en fin de partie coûte des points de victoire : rien pour la première, 1 pour chacune des suivantes.
R-END-11 = En fin de partie, le propriétaire du Livreur de charbon (tuile 41) marque 1 point de victoire par symbole Marteau et burin sur ses tuiles, et celui du Chariot (tuile 43), 1 par symbole Fourche.
R-END-12 = Le joueur qui a le plus de points de victoire l’emporte.
R-TIE-01 = En cas d’égalité, le joueur qui a extrait le plus de charbon de sa Pinge et de sa galerie parmi les ex æquo l’emporte. Le charbon de la Charbonnière et du Wagonnet ne compte pas.
R-TIE-02 = En cas de nouvelle égalité, le joueur le mieux placé parmi les ex æquo dans le dernier ordre du tour, fixé à l’automne de l’année 3, l’emporte.

## Variantes

R-VARIANT-01 = Si tout le monde est d’accord, vous pouvez disposer les tuiles Équipement autrement.
R-VARIANT-02 = Les livrets ne recommandent d’autres dispositions qu’aux joueurs expérimentés, après une ou deux parties.
R-VARIANT-03 = Dans une autre disposition, chaque rangée devrait avoir au moins { $min_tiles_per_row ->
    [three] 3 tuiles.
   *[players] autant de tuiles qu’il y a de joueurs, et jamais moins de 3. Il est recommandé d’en mettre une de plus que le nombre de joueurs.
    } Nous refusons les dispositions qui en ont moins.
R-VARIANT-04 = Dans une autre disposition, chaque tuile des niveaux 2 à 4 devrait toucher au moins une tuile du niveau qui précède le sien. Nous refusons les dispositions où ce n’est pas le cas.
R-VARIANT-05 = Dans une autre disposition, aucune tuile ne devrait toucher une tuile à deux niveaux d’écart ou plus. Nous refusons les dispositions où cela arrive.
R-VARIANT-06 = Si la tuile d’un bâtiment n’est pas en jeu, les joueurs peuvent convenir de commencer avec ce bâtiment. Il ne compte pas comme symbole Bâtiment.
R-VARIANT-07 = Si la Pioche (tuile 13) n’est pas en jeu, les joueurs peuvent convenir de commencer avec l’ouvrier expérimenté, qui peut alors acheter des équipements dès la première phase d’actions.
R-VARIANT-08 = À 2 joueurs, avec des tuiles tirées au hasard, il devrait y avoir en jeu assez de tuiles donnant des Thalers pour les 3 Thalers du fermage (1 en année 2 et 2 en année 3). S’il y en a trop peu, changez quelques tuiles.
R-VARIANT-09 = Les livrets proposent douze dispositions qui portent un nom. Les chiffres d’une disposition donnent le nombre de tuiles des niveaux 1 à 4.
