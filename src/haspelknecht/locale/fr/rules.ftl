### La référence des règles : un message par règle. La norme est la deuxième édition ; « Option: » nomme le réglage
### qui modifie une règle.

## Chapitres

chapter-comp = Contenu de la boîte
chapter-setup = Mise en place
chapter-flow = Déroulement du jeu
chapter-refill = Remplir les emplacements
chapter-take = Prendre des disques
chapter-order = Ordre du tour
chapter-plan = Programmer les actions
chapter-exec = Réaliser les actions
chapter-own = Travailleurs permanents
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
R-COMP-02 = Charbon, bois, céréales et eau de mine ne s’épuisent jamais. Si les éléments viennent à manquer, n’importe quel autre objet peut les remplacer.
R-COMP-03 = Il y a 36 disques Action : 13 noirs, 13 marron et 10 jaunes.
R-COMP-04 = Il y a des disques Joueur en quatre couleurs, 11 de chacune.
R-COMP-05 = Il y a 20 tuiles Équipement réparties sur 4 niveaux. Chaque niveau a sa propre couleur et 5 tuiles : 11 à 15, 21 à 25, 31 à 35 et 41 à 45.
R-COMP-06 = Il y a 4 tuiles Aide de jeu, une par niveau. Une tuile Aide de jeu indique les points de victoire pour l’achat d’une tuile de ce niveau et la redevance pour une tuile non adjacente.
R-COMP-07 = Il y a 16 tuiles Bâtiment : 4 de chaque pour la Grange, la Charbonnière, l’Abri à charbon et le Moulin à eau.
R-COMP-08 = Il y a 4 tuiles Ouvrier expérimenté et 4 tuiles Mineur et Haspelknecht, une de chaque sorte par joueur.
R-COMP-09 = Il y a 24 jetons Action : 6 sortes de 4 jetons chacune. Ces sortes vont avec les tuiles 14, 22, 23, 25, 32 et 33.
R-COMP-10 = La boîte contient 16 pièces (Thalers), 24 reconnaissances de dettes, 18 eaux de mine, 80 charbons, 34 bois et 18 céréales. Par défaut, les pièces et les reconnaissances de dettes ne s’épuisent pas. Option: thaler_limit (16 pièces en tout). Option: debt_limit (24 reconnaissances de dettes en tout).
R-COMP-11 = Les livrets de règles ne comptent pas les pièces, les reconnaissances de dettes, les jetons Action, les bâtiments et les disques Joueur parmi ce qui est illimité. Par défaut, les pièces et les reconnaissances de dettes ne s’épuisent pas pour autant. Option: thaler_limit (16 pièces en tout). Option: debt_limit (24 reconnaissances de dettes en tout).

## Mise en place

R-SETUP-01 = Au début, chaque joueur reçoit un plateau individuel, 11 disques Joueur d’une même couleur et 18 cubes de charbon.
R-SETUP-02 = Chaque joueur pose un cube de charbon sur chaque case imprimée pour un cube sur son plateau individuel. Il y a 18 cases de ce type.
R-SETUP-03 = Sur les 18 cubes de charbon d’un plateau individuel, 7 se trouvent dans la Pinge et 11 dans la galerie.
R-SETUP-04 = Le plateau Équipement a 4 rangées, une par niveau. Chaque rangée contient de 3 à 5 tuiles de son niveau ; le plateau compte donc de 12 à 20 tuiles.
R-SETUP-05 = Le nombre de tuiles Équipement dépend du nombre de joueurs : 12 tuiles à 2 joueurs (3 par rangée), 16 à 3 joueurs (4 par rangée), 20 à 4 joueurs (5 par rangée).
R-SETUP-06 = La tuile Aide de jeu de chaque niveau se place à côté de la rangée de ce niveau.
R-SETUP-07 = Pour la première partie, prenez les tuiles aux numéros les plus bas de chaque niveau et disposez-les par ordre de numéro. À 2 joueurs, leurs numéros se terminent par 1 à 3, à 3 joueurs par 1 à 4 ; à 4 joueurs, on utilise toutes les tuiles.
R-SETUP-08 = À côté du plateau Équipement se trouvent les jetons Action et les bâtiments qui vont avec les tuiles en jeu, les pièces, les reconnaissances de dettes, les ressources et l’eau de mine, ainsi que les tuiles Mineur et Haspelknecht.
R-SETUP-09 = À 2 ou 3 joueurs, les tuiles Équipement non utilisées restent dans la boîte, avec tout ce qui va avec elles.
R-SETUP-10 = Sur le plateau calendrier, le marqueur de phase commence sur la première case Eau de mine et le marqueur d’année sur l’année 1.
R-SETUP-11 = Sur la piste de score, chaque joueur met un disque Joueur sur la case 0/50.
R-SETUP-12 = Le premier ordre du tour est tiré au hasard. Chaque joueur l’indique avec un deuxième disque Joueur.
R-SETUP-13 = Chaque joueur garde les 9 disques Joueur restants à côté de son plateau. Ils marquent les équipements qu’il achète : vous pouvez donc en acheter au plus 9. Option: disk_limit (pas de limite).
R-SETUP-14 = Utilisez tous les plateaux Ressources dont le nombre de joueurs imprimé n’est pas supérieur au nombre de joueurs de la partie.
R-SETUP-15 = L’un des plateaux Ressources a 2 emplacements Action et 2 emplacements Réserve. Les deux autres ont chacun 1 emplacement Action et 1 emplacement Réserve.
R-SETUP-16 = Il y a autant d’emplacements Action que de joueurs, et autant d’emplacements Réserve. À 2 joueurs, vous utilisez le grand plateau Ressources, à 3 joueurs un petit plateau en plus, à 4 joueurs les deux petits plateaux.
R-SETUP-17 = Les disques Action mis dans le sac dépendent du nombre de joueurs. À 2 joueurs : 7 noirs, 7 marron, 4 jaunes. À 3 joueurs : 10 noirs, 10 marron, 7 jaunes. À 4 joueurs : 13 noirs, 13 marron, 10 jaunes.
R-SETUP-18 = Remplissez les emplacements au hasard à partir du sac : d’abord 3 disques dans chaque emplacement Réserve, puis 6 disques dans chaque emplacement Action.
R-SETUP-19 = Quand tous les emplacements ont été remplis pour la première fois, le sac est vide.
R-SETUP-20 = Les joueurs commencent sans céréale, sans bois, sans charbon dans la ferme, sans Thaler, sans jeton, sans dette et sans eau de mine. La première eau de mine arrive au printemps de l’année 1.

## Déroulement du jeu

R-FLOW-01 = La partie dure 3 manches. Chaque manche est une année.
R-FLOW-02 = Chaque année comprend ces phases, dans cet ordre : phase Eau de mine du printemps, phase d’actions du printemps, phase d’actions de l’été, phase Eau de mine de l’automne, phase d’actions de l’automne, hiver.
R-FLOW-03 = À chaque phase Eau de mine, au printemps et en automne, chaque joueur reçoit 1 eau de mine. Le Seau (tuile 21) l’épargne à son propriétaire.
R-FLOW-04 = L’été n’a pas de phase Eau de mine.
R-FLOW-05 = Les tuiles Équipement que vous possédez peuvent modifier les règles générales pour vous.
R-FLOW-06 = Chaque phase d’actions a quatre étapes : remplir les emplacements, prendre des disques, fixer le nouvel ordre du tour, programmer et réaliser les actions.
R-FLOW-07 = La partie compte 9 phases d’actions, 3 par année.
R-FLOW-08 = La partie se termine après le troisième hiver. Vient alors le décompte final.

## Remplir les emplacements

R-REFILL-01 = Au printemps de l’année 1, on ne remplit pas les emplacements. Ils viennent de l’être pendant la mise en place.
R-REFILL-02 = Toute autre phase d’actions commence ainsi : tous les joueurs remettent dans le sac la totalité de leurs disques Action, utilisés ou non.
R-REFILL-03 = Ensuite, les disques de chaque emplacement Réserve passent dans l’emplacement Action associé. Ils rejoignent les disques qui y étaient restés.
R-REFILL-04 = Un emplacement Action peut alors contenir plus de 6 disques. On n’en retire aucun.
R-REFILL-05 = Puis on pioche dans le sac 3 disques pour chaque emplacement Réserve. Si le sac n’y suffit pas, les emplacements Réserve sont remplis dans l’ordre des plateaux.
R-REFILL-06 = Après les emplacements Réserve, chaque emplacement Action qui a moins de 6 disques est complété à 6 à partir du sac, dans l’ordre des plateaux.
R-REFILL-07 = Une fois les emplacements remplis, le sac est vide.
R-REFILL-08 = Si un emplacement Action contient plus de 6 disques, le sac est vide avant que tous les emplacements soient pleins. Les derniers emplacements Action restent alors en dessous de 6 et peuvent même ne rien recevoir.
R-REFILL-09 = Les disques Action du sac, des emplacements et des joueurs font toujours ensemble 9 par joueur. Les jetons utilisés ne vont jamais dans le sac.

## Prendre des disques

R-TAKE-01 = Les disques se prennent en deux tours de sélection. Le tour de sélection 2 ne commence que lorsque tous les joueurs ont terminé le tour de sélection 1.
R-TAKE-02 = Au tour de sélection 1, chaque joueur, dans l’ordre du tour, choisit un emplacement Action et une couleur qui s’y trouve, et prend tous les disques de cette couleur. Le tour de sélection 1 est obligatoire : personne ne peut passer.
R-TAKE-03 = Les disques du tour de sélection 1 vont sur la case Brouette 1 de votre plateau.
R-TAKE-04 = Si un emplacement Action contient 6 disques d’une même couleur, vous pouvez prendre les 6 au tour de sélection 1. La limite de 5 ne vaut pas au tour de sélection 1 ; d’un emplacement trop plein, vous en prenez même davantage.
R-TAKE-05 = Seuls les joueurs qui ont pris moins de 5 disques au tour de sélection 1 peuvent prendre des disques au tour de sélection 2.
R-TAKE-06 = Le tour de sélection 2 est facultatif. Vous pouvez passer.
R-TAKE-07 = Le tour de sélection 2 se joue dans le même ordre du tour que le tour de sélection 1.
R-TAKE-08 = Au tour de sélection 2, vous choisissez de nouveau un emplacement Action et une couleur. Ce peut être le même emplacement ou la même couleur qu’au tour de sélection 1.
R-TAKE-09 = Après le tour de sélection 2, vous pouvez avoir au plus 5 disques, les deux tours de sélection réunis.
R-TAKE-10 = Au tour de sélection 2, vous prenez tous les disques de la couleur choisie, mais seulement jusqu’à ce que vous ayez 5 disques en tout ; le reste demeure dans l’emplacement. Option: second_take_fewer (vous pouvez en prendre moins).
R-TAKE-11 = Les disques du tour de sélection 2 vont sur la case Brouette 2 de votre plateau.
R-TAKE-12 = Certains emplacements Action montrent une icône Eau de mine. Si vous prenez des disques dans un tel emplacement au tour de sélection 1, vous devez aussi prendre 1 eau de mine. Elle va immédiatement sur votre emplacement Eau.
R-TAKE-13 = Prendre des disques au tour de sélection 2 n’apporte jamais d’eau de mine, pas même d’un emplacement avec une icône Eau de mine.
R-TAKE-14 = Vous ne pouvez prendre des disques que dans un emplacement Action. Les disques d’un emplacement Réserve ne peuvent pas être pris.
R-TAKE-15 = Au printemps de l’année 1 seulement : si vous avez pris moins de 5 disques aux deux tours de sélection réunis, vous pouvez rendre 1 eau de mine à la réserve générale. Vous le décidez après le tour de sélection 2 et avant que le nouvel ordre du tour soit fixé.

## Ordre du tour

R-ORDER-01 = Pour l’ordre du tour, un disque jaune compte 3, un disque marron 2 et un disque noir 1.
R-ORDER-02 = Seuls les disques de la case Brouette 1, ceux du tour de sélection 1, comptent pour l’ordre du tour. Les jetons ne comptent pas.
R-ORDER-03 = Le joueur dont la somme est la plus basse devient premier dans le nouvel ordre du tour. Les autres suivent par sommes croissantes.
R-ORDER-04 = Si des joueurs ont la même somme, celui qui était plus loin dans l’ancien ordre du tour passe avant dans le nouveau.
R-ORDER-05 = Le nouvel ordre du tour est fixé après les deux tours de sélection. Il vaut pour la réalisation des actions de cette phase et pour la prise des disques de la phase d’actions suivante.

## Programmer les actions

R-PLAN-01 = Tous les joueurs programment en même temps. Un programme reste caché aux autres et peut être modifié jusqu’à ce que tout le monde soit prêt ; tous les programmes sont alors révélés ensemble. Option: plan_in_turn_order (l’un après l’autre, à découvert).
R-PLAN-02 = Si les joueurs en conviennent, ils programment l’un après l’autre dans l’ordre du tour. Par défaut, ce n’est pas le cas. Option: plan_in_turn_order.
R-PLAN-03 = Vous ne pouvez attribuer des disques, des céréales et des Thalers à vos travailleurs que pendant la programmation. Ce qu’un travailleur permanent fait de ses disques se décide au moment où il agit.
R-PLAN-04 = Les ressources que vous recevez pendant une phase d’actions ne peuvent pas payer de travailleurs saisonniers dans la même phase, car le paiement fait partie de la programmation.
R-PLAN-05 = Chaque plateau individuel commence avec trois travailleurs : le Fermier et l’Ouvrier sont des travailleurs permanents, le Ramasseur de charbon est un travailleur saisonnier.
R-PLAN-06 = Un travailleur permanent, Fermier ou Ouvrier, reçoit un ou plusieurs disques. Il n’y a pas de maximum.
R-PLAN-07 = Un travailleur saisonnier reçoit exactement un salaire et ne peut être payé qu’une fois au plus par phase d’actions. Seul le jeton Treuil fait travailler l’Haspelknecht une seconde fois.
R-PLAN-08 = Au cours d’une phase d’actions, un travailleur permanent n’accomplit qu’une seule sorte d’action, autant de fois qu’il a de disques pour elle.
R-PLAN-09 = Il y a une exception à cela : le même travailleur permanent peut extraire du charbon et évacuer de l’eau de mine dans une même phase, dans n’importe quelle combinaison.
R-PLAN-10 = Tous les disques d’un travailleur permanent doivent avoir la même couleur, sauf pour acheter un équipement. Des couleurs mélangées ne sont permises que sur un travailleur qui peut acheter des équipements, et seulement si elles correspondent exactement au coût d’une tuile en jeu que vous ne possédez pas encore.
R-PLAN-11 = Rien ne vous oblige à utiliser tous vos disques. Lors de la réalisation, chaque action est facultative, une par une ; ce que vous n’utilisez pas ou ne pouvez pas utiliser est perdu, et les salaires ne sont pas rendus.

## Réaliser les actions

R-EXEC-01 = Après la programmation, les joueurs agissent dans l’ordre du tour. Chaque joueur réalise toutes les actions de ses travailleurs avant que le joueur suivant commence.
R-EXEC-02 = C’est vous qui choisissez l’ordre dans lequel vos travailleurs agissent.
R-EXEC-03 = Un travailleur doit avoir terminé avant que votre travailleur suivant commence.

## Travailleurs permanents

R-FARMER-01 = Au cours d’une phase d’actions, le Fermier peut soit produire des céréales, soit produire du bois, soit travailler dans la mine (charbon et eau de mine), soit acheter un équipement.
R-FARMER-02 = Chaque disque jaune sur le Fermier donne 1 céréale. Elle va de la réserve générale à votre ferme.
R-FARMER-03 = Chaque disque marron sur le Fermier donne 1 bois. Il va de la réserve générale à votre ferme, ou directement sur une icône Étayage de votre mine.
R-FARMER-04 = Le même travailleur ne peut pas produire à la fois des céréales et du bois au cours d’une phase d’actions.
R-FARMER-05 = Avec chaque disque noir, le Fermier extrait 1 charbon accessible, dans la Pinge ou dans la galerie, ou bien évacue jusqu’à 2 eaux de mine de la Pinge.
R-FARMER-06 = On ne peut extraire du charbon que si du bois y donne accès, là où il en faut, et si l’eau de mine ne bloque pas la mine.
R-FARMER-07 = Au cours d’une phase d’actions, un travailleur extrait soit dans la Pinge, soit dans la galerie, jamais dans les deux. Si un travailleur vide la Pinge, ses disques noirs restants sont perdus.
R-FARMER-08 = Dans la même phase d’actions, un travailleur peut prendre le dernier charbon de la Pinge et un travailleur différent peut commencer dans la galerie.
R-FARMER-09 = Le bois que vous recevez pendant une phase d’actions peut être utilisé immédiatement, par exemple dans la mine. Les autres ressources reçues pendant cette phase ne peuvent pas payer de travailleurs saisonniers avant la phase suivante ; elles peuvent payer la redevance pour un équipement non adjacent.
R-FARMER-10 = Les ressources que vous recevez pendant une phase d’actions peuvent payer la redevance pour un équipement non adjacent dans la même phase. Option: fee_with_fresh_goods (pas permis).
R-FARMHAND-01 = L’Ouvrier fait le même travail que le Fermier, mais ne peut pas acheter d’équipements. La Pioche (tuile 13) change cela.
R-SUMMER-01 = Bonus d’été : si votre Fermier produit au moins 1 céréale en été, vous recevez 1 céréale de plus, une seule fois. Les céréales produites par l’Ouvrier ne comptent pas pour cela. Option: farmhand_summer_bonus (l’Ouvrier expérimenté compte aussi).
R-SYNERGY-01 = Bonus Travail d’équipe : si votre Fermier et votre Ouvrier produisent tous deux des céréales dans la même phase d’actions, vous recevez 1 céréale de plus. En été, elle s’ajoute au bonus d’été.
R-SYNERGY-02 = Bonus Travail d’équipe : si votre Fermier et votre Ouvrier produisent tous deux du bois dans la même phase d’actions, vous recevez 1 bois de plus.
R-SYNERGY-03 = Bonus Travail d’équipe : si votre Fermier et votre Ouvrier accomplissent tous deux au moins une action dans la mine, vous pouvez y accomplir une action supplémentaire : extraire 1 charbon ou évacuer jusqu’à 2 eaux de mine. Peu importe qui extrait du charbon et qui évacue de l’eau. Option: mixed_mining_synergy (tous deux doivent faire la même chose).
R-SYNERGY-04 = L’action de mine supplémentaire compte comme un disque noir de plus pour le travailleur permanent qui agit en second dans cette phase. Ce travailleur est lié à une seule zone : s’il vient de vider la Pinge, l’action supplémentaire est perdue. Option: synergy_owner (l’action appartient au joueur, pas à un travailleur).
R-SYNERGY-05 = Il n’y a pas de bonus Travail d’équipe pour l’achat d’équipements, pas même si les deux travailleurs permanents en achètent un.

## La Pinge

R-PINGE-01 = La Pinge a 7 charbons et 2 icônes Étayage.
R-PINGE-02 = Dans la Pinge, le charbon se prend strictement de gauche à droite.
R-PINGE-03 = Dans la Pinge, vous n’avez pas besoin de bois pour le charbon situé à gauche de la première icône Étayage non couverte.
R-PINGE-04 = Si vous couvrez une icône Étayage de la Pinge avec 1 bois, le charbon situé à sa droite devient accessible, jusqu’à la prochaine icône Étayage non couverte.
R-PINGE-05 = Le charbon extrait dans la Pinge va tout droit à votre ferme.
R-PINGE-06 = Quand le septième charbon quitte la Pinge, elle est immédiatement épuisée. Dès lors, vous pouvez extraire dans la galerie.
R-PINGE-07 = Quand la Pinge est épuisée, l’eau de mine qui y reste passe sur l’emplacement Eau du puits. Comme il faut moins de 2 eaux de mine pour extraire, c’est normalement 1 au plus.
R-PINGE-08 = Quand la Pinge est épuisée, le bois qui y était posé retourne à la réserve générale.
R-PINGE-09 = Quand la Pinge est épuisée, vous posez une tuile Mineur et Haspelknecht par-dessus le Ramasseur de charbon et la Pinge.
R-PINGE-10 = Bonus de la Pinge : vous marquez 2 points de victoire si vous épuisez la Pinge en année 1, et 1 point de victoire en année 2. En année 3, cela ne vous rapporte rien.
R-PINGE-11 = Vous marquez immédiatement le bonus de la Pinge.

## Galerie, puits et bois

R-TUNNEL-01 = La galerie a 7 sections avec 11 charbons en tout.
R-TUNNEL-02 = La galerie a 7 icônes Étayage, une au bord gauche de chaque section.
R-TUNNEL-03 = Aucun charbon de la galerie n’est accessible tant que le premier bois n’y a pas été posé.
R-TUNNEL-04 = Si vous couvrez une icône Étayage de la galerie avec 1 bois, la section située à sa droite devient accessible, jusqu’à la prochaine icône Étayage non couverte.
R-TUNNEL-05 = Dans la galerie, le charbon s’extrait strictement de gauche à droite.
R-TUNNEL-06 = Vous ne pouvez extraire du charbon dans la galerie qu’une fois votre Pinge épuisée.
R-TUNNEL-07 = Le Fermier, l’Ouvrier et le Mineur peuvent extraire dans la galerie. Le Ramasseur de charbon n’est plus là.
R-TUNNEL-08 = Le charbon extrait dans la galerie va dans le puits, pas dans la ferme.
R-TUNNEL-09 = Seul l’Haspelknecht remonte du charbon du puits à la ferme.
R-WOOD-01 = Les livrets de règles vous laissent poser du bois sur les icônes Étayage de la Pinge à tout moment. En pratique, vous le posez à votre tour, pendant que vous réalisez vos actions, même au milieu des actions d’un travailleur, et en hiver jusqu’à votre propre stockage ; vous n’y perdez rien.
R-WOOD-02 = Pour les icônes Étayage de la galerie valent les mêmes moments que pour celles de la Pinge. Vous pouvez y poser du bois même avant que la Pinge soit épuisée. Option: early_tunnel_wood (seulement une fois la Pinge épuisée).
R-WOOD-03 = Dans la mine, vous couvrez les icônes Étayage l’une après l’autre, de gauche à droite.
R-WOOD-04 = Le bois posé dans la galerie y reste jusqu’à la fin de la partie. Vous ne pouvez pas le reprendre.

## Eau de mine

R-WATER-01 = La nouvelle eau de mine va sur l’emplacement Eau de la Pinge jusqu’à ce que la Pinge soit épuisée. Après cela, elle va sur l’emplacement Eau du puits.
R-WATER-02 = Un emplacement Eau peut contenir n’importe quelle quantité d’eau de mine.
R-WATER-03 = Avec 2 eaux de mine ou plus dans la Pinge, on ne peut pas y extraire de charbon.
R-WATER-04 = Avec 0 ou 1 eau de mine dans la Pinge, on peut y extraire du charbon.
R-WATER-05 = Avec 2 eaux de mine ou plus dans le puits, on ne peut pas remonter de charbon à la ferme.
R-WATER-06 = Avec 5 eaux de mine ou plus dans le puits, on ne peut pas extraire de charbon dans la galerie.
R-WATER-07 = Le Fermier, l’Ouvrier et le Ramasseur de charbon peuvent évacuer l’eau de mine de la Pinge.
R-WATER-08 = De tous les travailleurs, seul l’Haspelknecht évacue l’eau de mine du puits. La Corde (tuile 14) et le Treuil (tuile 25) le peuvent aussi. Option: shaft_water_only_haspel (le Fermier et l’Ouvrier le peuvent également).
R-WATER-09 = L’eau de mine évacuée revient à la réserve générale.
R-WATER-10 = L’eau de mine vient des phases Eau de mine du printemps et de l’automne, des emplacements avec une icône Eau de mine au tour de sélection 1, et du Bois de mine (tuile 31) si vous choisissez le bois.

## Travailleurs saisonniers

R-DIGGER-01 = Vous engagez le Ramasseur de charbon pendant la programmation contre exactement l’un de ces salaires : 1 disque jaune, 1 céréale ou 1 Thaler.
R-DIGGER-02 = Une fois payé, le Ramasseur de charbon accomplit jusqu’à 2 actions.
R-DIGGER-03 = Avec une action, le Ramasseur de charbon évacue 1 ou 2 eaux de mine de la Pinge, ou y extrait 1 charbon. Option: digger_choice (quand il évacue de l’eau de mine, c’est toujours 2).
R-DIGGER-04 = Vous choisissez librement chaque action du Ramasseur de charbon. Il ne peut extraire que tant que la Pinge contient moins de 2 eaux de mine. Option: digger_choice (il doit évacuer de l’eau tant qu’il y a 2 eaux de mine ou plus, et doit extraire sinon).
R-DIGGER-05 = Le Ramasseur de charbon ne travaille que dans la Pinge et seulement jusqu’à ce qu’elle soit épuisée. Si la Pinge est épuisée avant qu’il agisse, son salaire est perdu. Option: digger_needs (vous ne pouvez le payer que tant que la Pinge contient du charbon accessible).
R-MINER-01 = Le Mineur est disponible dès que votre Pinge est épuisée et que sa tuile se trouve sur votre plateau. Vous pouvez le payer à partir de la programmation suivante.
R-MINER-02 = Vous engagez le Mineur pendant la programmation contre exactement 1 céréale ou 1 Thaler. Un disque jaune ne peut pas le payer.
R-MINER-03 = Le Mineur extrait jusqu’à 3 charbons accessibles dans la galerie. Ils vont dans le puits.
R-MINER-04 = Le Mineur n’est pas capable d’évacuer de l’eau de mine.
R-MINER-05 = Le Mineur travaille uniquement dans la galerie.
R-HASPEL-01 = Vous engagez l’Haspelknecht pendant la programmation contre exactement l’un de ces salaires : 1 disque jaune, 1 céréale ou 1 Thaler.
R-HASPEL-02 = Une fois payé, l’Haspelknecht accomplit jusqu’à 3 actions.
R-HASPEL-03 = Avec une action, l’Haspelknecht évacue jusqu’à 2 eaux de mine du puits, ou remonte 1 charbon du puits à la ferme.
R-HASPEL-04 = Tant que le puits contient plus de 1 eau de mine, l’Haspelknecht doit évacuer de l’eau avant de pouvoir remonter du charbon.
R-HASPEL-05 = L’Haspelknecht est disponible dès que votre Pinge est épuisée et que sa tuile se trouve sur votre plateau. Vous pouvez le payer à partir de la programmation suivante.
R-HASPEL-06 = L’Haspelknecht peut remonter du charbon arrivé dans le puits plus tôt dans la même phase d’actions.

## Équipements

R-DEV-01 = Pour acheter un équipement, placez exactement les disques indiqués sur la tuile sur l’un de vos travailleurs permanents qui peuvent acheter des équipements. Vous achetez la tuile quand ce travailleur agit.
R-DEV-02 = Dans le coût d’une tuile, un rond coloré exige un disque de cette couleur. Un rond gris accepte un disque de n’importe quelle couleur.
R-DEV-03 = Au début de la partie, seul le Fermier peut acheter des équipements.
R-DEV-04 = Chaque travailleur qui peut acheter des équipements peut en acheter un par phase d’actions.
R-DEV-05 = La même tuile Équipement peut appartenir à tous les joueurs.
R-DEV-06 = Un joueur ne peut posséder chaque tuile Équipement qu’une seule fois.
R-DEV-07 = Quand vous achetez un équipement, vous posez l’un de vos disques Joueur sur la tuile, par-dessus les disques qui s’y trouvent déjà. S’il ne vous reste plus de disque, vous ne pouvez pas acheter. Option: disk_limit (les disques ne s’épuisent pas).
R-DEV-08 = Vous pouvez toujours acheter des tuiles de la rangée du haut, le niveau 1.
R-DEV-09 = Vous pouvez acheter une tuile des niveaux 2 à 4 sans redevance si elle touche une tuile que vous possédez. Tout côté commun compte, aussi à l’intérieur d’une même rangée. Il n’y a alors pas de redevance, même si d’autres joueurs possèdent la tuile.
R-DEV-10 = Une tuile des niveaux 2 à 4 qui ne touche aucune de vos tuiles est non adjacente. Vous ne pouvez l’acheter que si un autre joueur la possède déjà, et vous devez payer une redevance.
R-DEV-11 = La redevance pour un équipement non adjacent va au joueur dont le disque est au sommet de la pile sur la tuile.
R-DEV-12 = La redevance pour un équipement non adjacent est de 1 charbon, bois ou céréale au niveau 2 (l’acheteur choisit), de 1 charbon au niveau 3 et de 1 céréale au niveau 4. Le niveau 1 n’a pas de redevance, et un Thaler ne paie jamais une redevance.
R-DEV-13 = Vous payez la redevance pour un équipement non adjacent depuis votre propre ferme.
R-DEV-14 = Le joueur qui reçoit la redevance la met dans sa propre ferme. On ne peut pas la refuser.
R-DEV-15 = Chaque achat rapporte des points de victoire selon l’ordre des acheteurs. Niveau 1 : 1 pour le premier acheteur. Niveau 2 : 2, puis 1. Niveau 3 : 3, 2, 1. Niveau 4 : 4, 3, 2, 1. Les acheteurs suivants ne marquent rien.
R-DEV-16 = Vous marquez immédiatement les points de victoire pour l’achat d’une tuile.
R-DEV-17 = Un équipement peut vous donner un jeton Action, un bâtiment, des ressources immédiates ou des points de victoire à la fin de la partie.

## Jetons Action

R-MARKER-01 = Les tuiles 14, 22, 23, 25, 32 et 33 vous donnent chacune un jeton Action.
R-MARKER-02 = Un jeton Action ne peut servir qu’une seule fois. Ensuite, il retourne à la réserve générale.
R-MARKER-03 = Un jeton ne peut pas être utilisé dans la phase où vous avez acheté sa tuile, mais à partir de la phase d’actions suivante. Les jetons qui servent de disque s’utilisent pendant la programmation, le jeton Lampe à huile quand c’est à vous de prendre des disques, les jetons Corde et Treuil quand c’est à vous de réaliser vos actions. Option: marker_window (le jeton Corde aussi en hiver avant votre stockage ; ou tout cela dès la phase de l’achat).
R-MARKER-04 = Chaque jeton Action inutilisé vaut 1 point de victoire à la fin de la partie.

## Les vingt tuiles

R-TILE-11 = Joug à porteur (tuile 11) : vous recevez immédiatement 1 Thaler.
R-TILE-12a = Grange (tuile 12) : vous recevez un bâtiment. En hiver, vous pouvez y stocker 1 charbon, 1 bois ou 1 céréale.
R-TILE-12b = Grange (tuile 12) : si vous y stockez une céréale, vous marquez 2 points de victoire cet hiver-là.
R-TILE-13a = Pioche (tuile 13) : posez l’Ouvrier expérimenté par-dessus votre Ouvrier. Il travaille comme avant et peut aussi acheter des équipements.
R-TILE-13b = Pioche (tuile 13) : l’Ouvrier expérimenté peut acheter des équipements à partir de la phase d’actions suivante. Option: pickaxe_delay (immédiatement).
R-TILE-14 = Corde (tuile 14) : vous recevez un jeton. Utilisez-le une fois, quand c’est à vous de réaliser vos actions : évacuez 1 eau de mine, de la Pinge ou du puits, et marquez 1 point de victoire. Sans eau de mine, vous ne pouvez pas l’utiliser.
R-TILE-15a = Charbonnière (tuile 15) : vous recevez un bâtiment. Quand c’est à vous de réaliser vos actions, vous pouvez échanger 2 bois contre 2 charbons de la réserve générale et 1 point de victoire.
R-TILE-15b = Charbonnière (tuile 15) : vous pouvez faire cet échange au plus une fois par phase d’actions. Option: charcoal_limit (autant de fois que votre bois le permet, aussi en hiver avant votre stockage).
R-TILE-15c = Charbonnière (tuile 15) : vous pouvez l’utiliser à partir de la phase d’actions qui suit l’achat. Option: charcoal_limit (dès la phase de l’achat).
R-TILE-21 = Seau (tuile 21) : les phases Eau de mine du printemps et de l’automne ne vous apportent plus d’eau de mine. Celle des emplacements Action et de la tuile 31 arrive toujours.
R-TILE-22a = Brouette (tuile 22) : vous recevez un jeton qui s’utilise une fois comme 1 disque jaune.
R-TILE-22b = Brouette (tuile 22) : à la fin de la partie, vous marquez 1 point de victoire par section complète de la galerie portant un symbole Brouette, 3 au maximum.
R-TILE-23 = Échelle (tuile 23) : vous recevez un jeton qui s’utilise une fois comme 1 disque marron.
R-TILE-24a = Abri à charbon (tuile 24) : vous recevez un bâtiment. En hiver, vous pouvez y stocker 1 charbon et 1 bois. Option: coal_storage (charbon ou bois ; ou charbon et céréale).
R-TILE-24b = Abri à charbon (tuile 24) : si vous y stockez un charbon, vous marquez 1 point de victoire cet hiver-là.
R-TILE-25a = Treuil (tuile 25) : juste après l’achat, vous pouvez évacuer 1 eau de mine, de la Pinge ou du puits.
R-TILE-25b = Treuil (tuile 25) : vous recevez un jeton. Utilisez-le une fois, quand votre Pinge est épuisée, pour 3 actions de l’Haspelknecht sans salaire ; vous pouvez aussi le payer dans la même phase. Option: windlass_actions (seulement remonter du charbon, ou seulement évacuer de l’eau).
R-TILE-31 = Bois de mine (tuile 31) : choisissez immédiatement. Soit vous recevez 3 bois et devez prendre 1 eau de mine, soit vous recevez 1 Thaler.
R-TILE-31c = Bois de mine (tuile 31) : si vous choisissez le bois, l’eau de mine va sur l’emplacement Eau actuellement utilisé, celui de la Pinge ou celui du puits.
R-TILE-32a = Lampe à huile (tuile 32) : vous recevez immédiatement 1 Thaler.
R-TILE-32b = Lampe à huile (tuile 32) : vous recevez un jeton. Quand c’est à vous de prendre des disques, vous pouvez l’utiliser avant de choisir un emplacement : échangez 1 disque d’un emplacement Réserve avec 1 disque de l’emplacement Action associé. Option: oil_lamp_same_board (n’importe quel emplacement Action).
R-TILE-32c = Lampe à huile (tuile 32) : à la fin de la partie, vous marquez 1 point de victoire par section complète de la galerie portant un symbole Lampe à huile, 4 au maximum.
R-TILE-33a = Marteau et burin (tuile 33) : vous recevez immédiatement 1 bois.
R-TILE-33b = Marteau et burin (tuile 33) : juste après l’achat, vous pouvez extraire 1 charbon accessible, de la Pinge vers la ferme ou de la galerie vers le puits. Vous pouvez d’abord poser du bois. Trop d’eau de mine l’empêche aussi. Option: free_coal_needs_dry_mine (l’eau de mine ne l’empêche pas).
R-TILE-33c = Marteau et burin (tuile 33) : vous recevez un jeton qui s’utilise une fois comme 1 disque noir.
R-TILE-34 = Sacs de charbon (tuile 34) : juste après l’achat, vous pouvez faire un seul échange. Donnez 1 charbon de votre ferme contre 1 Thaler, ou 2 charbons de votre ferme contre 1 Thaler et 1 céréale. Le charbon arrivé sur votre ferme pendant cette phase ne peut pas encore être échangé. Option: sell_fresh_coal (si, il le peut).
R-TILE-35a = Moulin à eau (tuile 35) : vous recevez un bâtiment. Une fois par phase d’actions, vous pouvez lui attribuer des disques pendant la programmation : 2 disques noirs donnent 1 Thaler, ou 2 disques jaunes donnent 1 céréale et 2 points de victoire. Option: mill_repeat (plus d’une fois).
R-TILE-35b = Moulin à eau (tuile 35) : vous pouvez l’utiliser à partir de la phase d’actions qui suit l’achat.
R-TILE-41a = Livreur de charbon (tuile 41) : vous recevez immédiatement 1 Thaler.
R-TILE-41b = Livreur de charbon (tuile 41) : à la fin de la partie, vous marquez 1 point de victoire par symbole Marteau et burin sur les tuiles que vous possédez.
R-TILE-42a = Wagonnet (tuile 42) : vous recevez immédiatement 1 bois.
R-TILE-42b = Wagonnet (tuile 42) : si votre Pinge est déjà épuisée, vous recevez en plus 2 charbons de la réserve générale. Ils vont dans votre puits. Option: lorry_during_pinge (aussi avant que la Pinge soit épuisée).
R-TILE-42c = Wagonnet (tuile 42) : si votre Pinge n’est pas encore épuisée, vous ne recevez que le bois. Le charbon ne vient pas non plus par la suite. Option: lorry_during_pinge (2 charbons vont tout de même dans le puits).
R-TILE-42d = Wagonnet (tuile 42) : à la fin de la partie, vous marquez 1 point de victoire par section complète de la galerie portant un symbole Wagonnet, 4 au maximum.
R-TILE-43a = Chariot (tuile 43) : vous recevez immédiatement 1 céréale.
R-TILE-43b = Chariot (tuile 43) : à la fin de la partie, vous marquez 1 point de victoire par symbole Fourche sur les tuiles que vous possédez.
R-TILE-44a = Attelage (tuile 44) : vous recevez immédiatement 1 Thaler et 1 céréale.
R-TILE-44b = Attelage (tuile 44) : à l’étape de décompte de chaque hiver, vous marquez 1 point de victoire par charbon dans votre ferme. Le tableau du charbon ne vaut plus pour vous. Option: horse_cart_step (vous marquez à l’étape de stockage).
R-TILE-45 = Petite exploitation (tuile 45) : vous recevez immédiatement 3 Thalers.

## Hiver

R-WINTER-01 = L’hiver a quatre étapes, dans cet ordre : décompte, fermage, stockage, nouvelle année.
R-WINTER-02 = L’étape de décompte de l’hiver ne compte que le charbon dans la ferme ; le charbon dans le puits ne compte pas. Le charbon stocké lors d’un hiver précédent compte à nouveau.
R-WINTER-03 = Le tableau du charbon en hiver : 0 à 2 charbons ne rapportent rien, 3 charbons rapportent 2 points de victoire, chaque charbon de plus en rapporte 1 de plus.
R-WINTER-04 = En hiver, le fermage est de 2 céréales en année 1, de 2 céréales et 1 Thaler en année 2, et de 1 céréale et 2 Thalers en année 3.
R-WINTER-05 = Si vous avez les céréales ou les Thalers du fermage, vous devez les payer. Une céréale ne peut pas remplacer un Thaler, ni un Thaler une céréale.
R-WINTER-06 = Pour chaque céréale et chaque Thaler du fermage que vous ne pouvez pas payer, vous prenez 1 reconnaissance de dettes.
R-WINTER-07 = À l’étape de stockage, vous pouvez garder dans votre ferme une seule unité : une céréale, un charbon ou un bois. Vous pouvez aussi ne rien garder.
R-WINTER-08 = La Grange (tuile 12) et l’Abri à charbon (tuile 24) vous permettent de stocker davantage de ressources en hiver.
R-WINTER-09 = Si l’unité stockée dans votre ferme est un bois, vous marquez 1 point de victoire. Option: farm_storage_vp (la céréale rapporte, pas le bois).
R-WINTER-10 = Toutes les céréales, tout le charbon et tout le bois que vous ne stockez pas retournent à la réserve générale. Le charbon dans le puits, le bois posé dans la mine, les Thalers, les jetons, les dettes et l’eau de mine sont conservés.
R-WINTER-11 = Les ressources que vous avez stockées en hiver sont à votre disposition dans les phases ultérieures.
R-WINTER-12 = Vous marquez immédiatement les points de victoire pour les ressources stockées.
R-WINTER-13 = À la fin de l’hiver, le marqueur d’année avance et une nouvelle année commence. Après l’année 3, la partie se termine.

## Décompte final

R-END-01 = À la fin de la partie, chaque section complète de la galerie rapporte les 1 à 3 points de victoire qui y sont imprimés.
R-END-02 = Une section de la galerie est complète s’il n’y reste aucun charbon et si du bois se trouve à son bord gauche.
R-END-03 = Toutes les sections de la galerie valent ensemble 13 points de victoire.
R-END-04 = Le bonus pour les sections complètes de la galerie est au maximum de 3 points de victoire pour la Brouette, de 4 pour la Lampe à huile et de 4 pour le Wagonnet.
R-END-05 = Les symboles Bâtiment sur les tuiles que vous possédez rapportent ensemble : 1 symbole 1 point de victoire, 2 symboles 3, 3 symboles 6, 4 symboles 10.
R-END-06 = Les symboles Bâtiment sont sur les tuiles 12, 15, 24 et 34. Option: building_symbols (tuile 35 au lieu de la tuile 34).
R-END-07 = Chaque jeton Action inutilisé rapporte 1 point de victoire à la fin de la partie.
R-END-08 = Les Thalers qui restent à la fin de la partie rapportent ensemble : 1 Thaler 2 points de victoire, 2 Thalers 5, 3 Thalers 9, 4 Thalers 14. Chaque Thaler de plus en rapporte 6 de plus.
R-END-09 = À la fin de la partie, la première dette coûte 1 point de victoire. Chaque dette de plus en coûte 2.
R-END-10 = L’eau de mine qui reste sur votre plateau à la fin de la partie coûte des points de victoire : la première est gratuite, chacune des suivantes en coûte 1.
R-END-11 = À la fin de la partie, le Livreur de charbon (tuile 41) fait compter les symboles Marteau et burin sur les tuiles de son propriétaire, et le Chariot (tuile 43) les symboles Fourche. Chaque symbole rapporte 1 point de victoire.
R-END-12 = Le joueur qui a le plus de points de victoire gagne.
R-TIE-01 = En cas d’égalité, la victoire revient à celui qui a extrait davantage de charbon de sa Pinge et de sa galerie. Le charbon de la Charbonnière et du Wagonnet ne compte pas.
R-TIE-02 = Si l’égalité demeure, la victoire revient à celui qui vient plus tôt dans le dernier ordre du tour, fixé à l’automne de l’année 3.

## Variantes

R-VARIANT-01 = Si tous les joueurs sont d’accord, vous pouvez disposer les tuiles Équipement d’une autre manière.
R-VARIANT-02 = D’autres dispositions ne sont conseillées qu’après une ou deux parties, pour des joueurs expérimentés.
R-VARIANT-03 = Dans une autre disposition, chaque rangée doit avoir au moins autant de tuiles qu’il y a de joueurs, et jamais moins de 3. Il est conseillé d’en mettre une de plus que de joueurs. Option: min_tiles_per_row (au moins 3).
R-VARIANT-04 = Dans une autre disposition, chaque tuile des niveaux 2 à 4 doit toucher au moins une tuile du niveau juste avant le sien.
R-VARIANT-05 = Dans une autre disposition, aucune tuile ne peut toucher une tuile éloignée d’elle de deux niveaux ou plus.
R-VARIANT-06 = Quand la tuile d’un bâtiment ne se trouve pas en jeu, les joueurs peuvent convenir de commencer avec ce bâtiment. Il ne compte pas comme symbole Bâtiment.
R-VARIANT-07 = Quand la Pioche (tuile 13) ne se trouve pas en jeu, les joueurs peuvent convenir de commencer avec l’Ouvrier expérimenté. Il peut alors acheter des équipements dès la première phase d’actions.
R-VARIANT-08 = Si 2 joueurs utilisent des tuiles choisies au hasard, il faudrait qu’assez de tuiles apportant des Thalers soient en jeu pour les 3 Thalers de fermage (1 en année 2 et 2 en année 3). S’il y en a trop peu, changez quelques tuiles.
R-VARIANT-09 = Douze dispositions portant un nom sont imprimées dans les livrets de règles. Les chiffres d’une disposition donnent le nombre de tuiles des niveaux 1 à 4.
