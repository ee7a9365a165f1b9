### Le glossaire : les termes du jeu et leur sens. Les termes qui ont déjà un message ailleurs le réutilisent.

## La partie

term-year = Année
term-year-about = La partie dure trois années. Chacune comprend un printemps, un été et un automne, où vous agissez, puis un hiver, où vous marquez des points, payez le fermage et stockez des ressources.

term-action-phase = Phase d’actions
term-action-phase-about = Il y en a une au printemps, une en été et une en automne : on remplit les emplacements, chacun prend des disques, l’ordre du tour est réévalué, puis chacun programme et réalise ses actions.

term-water-phase = Phase Eau de mine
term-water-phase-about = Au début du printemps et de l’automne, chaque joueur reçoit 1 eau de mine.

term-turn-order = Ordre du tour
term-turn-order-about = L’ordre dans lequel les joueurs agissent. Il change à chaque phase d’actions, selon les disques de votre 1er tour de sélection.

term-planning = Programmation
term-planning-about = En secret, vous placez vos disques sur vos travailleurs et payez les travailleurs saisonniers. Rien ne se passe tant que tout le monde n’a pas validé.

term-victory-point = Point de victoire
term-victory-point-about = À la fin de la partie, le joueur qui en a le plus l’emporte.

## Disques

term-action-disk = Disque Action
term-action-disk-about = Un disque jaune, marron ou noir. Placez-le sur un travailleur pour récolter des céréales (jaune) ou du bois (marron), ou pour travailler dans la mine (noir) ; ou servez-vous-en pour acheter un équipement.

term-action-pool = Emplacement Action
term-action-pool-about = L’endroit où l’on prend des disques. Il y en a autant que de joueurs.

term-reserve-pool = Emplacement Réserve
term-reserve-pool-about = Il montre les disques qui passeront dans l’emplacement Action associé à la prochaine phase d’actions. On ne peut pas y prendre de disques.

term-take = Tour de sélection
term-take-about = À chaque phase d’actions, vous prenez des disques jusqu’à deux fois : chaque fois, tous les disques d’une même couleur dans un même emplacement Action. Le 2e tour est facultatif et s’arrête à 5 disques en tout.

term-cart = Cases Brouette
term-cart-about = Les deux cases où vont vos disques : Brouette 1 pour ceux du 1er tour de sélection, Brouette 2 pour ceux du 2e.

term-player-disk = Disque Joueur
term-player-disk-about = Un disque à votre couleur. Il marque les équipements que vous possédez ; vous en avez neuf pour cela.

## Travailleurs

term-own-workers = Travailleurs permanents
term-own-workers-about = Votre fermier et votre ouvrier. Ils travaillent sans salaire, avec les disques que vous placez sur eux.

term-contract-workers = Travailleurs saisonniers
term-contract-workers-about = Le ramasseur de charbon, puis le mineur et l’Haspelknecht. Chacun demande un salaire par phase d’actions.

term-farmer-about = Il dirige votre ferme. Il récolte des céréales ou du bois, travaille dans la mine ou achète un équipement.

term-farmhand-about = Il fait le même travail que le fermier, mais ne peut pas acheter d’équipement.

term-improved-farmhand-about = Votre ouvrier une fois que vous avez acheté la Pioche : lui aussi peut alors acheter des équipements.

term-digger-about = Il évacue l’eau de mine et extrait du charbon dans la Pinge, jusqu’à 2 actions. Il s’en va quand la Pinge est épuisée.

term-miner-about = Il extrait jusqu’à 3 charbons dans la galerie. Il arrive quand votre Pinge est épuisée.

term-haspelknecht-about = L’homme du treuil, qui a donné son nom au jeu. Il remonte le charbon du puits à la ferme et évacue l’eau de mine du puits, jusqu’à 3 actions. Il arrive quand votre Pinge est épuisée.

## La mine

term-pinge-about = La fosse à ciel ouvert sur vos terres, où le charbon affleure. Elle contient 7 charbons. Une fois qu’elle est épuisée, vous passez sous terre.

term-tunnel-about = La mine souterraine : 7 sections et 11 charbons. Le charbon extrait ici va d’abord dans le puits.

term-shaft-about = L’endroit où le charbon de la galerie attend que l’Haspelknecht le remonte dans la ferme, et où s’accumule l’eau de mine une fois la Pinge épuisée.

term-section = Section
term-section-about = Une partie de la galerie. Quand il n’y reste plus de charbon et qu’il y a du bois à sa gauche, elle est complète et rapporte des points en fin de partie.

term-wood-symbol = Icône Étayage
term-wood-symbol-about = La place d’un étai. Recouvrez-la avec 1 bois pour accéder au charbon à sa droite.

term-pit-water-about = L’eau qui s’infiltre dans votre mine. S’il y en a trop, on ne peut plus extraire ni remonter de charbon ; en fin de partie, elle coûte des points.

term-mine-action = Action dans la mine
term-mine-action-about = Extraire 1 charbon ou évacuer jusqu’à 2 eaux de mine. Chaque disque noir sur votre fermier ou votre ouvrier en donne une.

term-mining = Extraction
term-mining-about = Prendre un charbon accessible : de la Pinge vers votre ferme, ou de la galerie vers le puits.

term-lifting = Remontée
term-lifting-about = Faire monter un charbon du puits jusqu’à votre ferme, où il rapporte des points.

term-pinge-bonus = Bonus de la Pinge
term-pinge-bonus-about = Des points pour avoir vidé votre Pinge tôt : 2 en année 1, 1 en année 2.

term-synergy-bonus = Bonus Travail d’équipe
term-synergy-bonus-about = Une céréale, un bois ou une action dans la mine de plus quand votre fermier et votre ouvrier font le même genre de travail dans une même phase d’actions.

term-summer-bonus = Bonus d’été
term-summer-bonus-about = Une céréale de plus quand votre fermier récolte des céréales en été.

## La ferme

term-farm-about = L’endroit où se trouvent vos ressources. En hiver, seul le charbon de la ferme rapporte des points.

term-resource = Ressource
term-resource-about = Les céréales, le bois et le charbon. Les ressources que vous ne stockez pas sont perdues à la fin de l’hiver.

term-thaler-about = Une pièce de monnaie. Elle sert à payer les travailleurs et le fermage ; les Thalers restants rapportent des points en fin de partie.

term-debt-about = Ce que vous prenez pour chaque céréale ou Thaler de fermage que vous ne pouvez pas payer. Les dettes coûtent des points en fin de partie.

term-rent = Fermage
term-rent-about = Ce que vous devez à la noblesse chaque hiver : 2 céréales en année 1, 2 céréales et 1 Thaler en année 2, 1 céréale et 2 Thalers en année 3.

term-storage = Stockage
term-storage-about = À la fin de l’hiver, vous pouvez garder une ressource dans votre ferme, et davantage dans la Grange et l’Abri à charbon.

## Équipements

term-development = Équipement
term-development-about = Une tuile dont l’avantage vous profite jusqu’à la fin de la partie. Elle s’achète avec des disques et rapporte plus de points aux premiers acheteurs.

term-distant-development = Équipement non adjacent
term-distant-development-about = Une tuile qui ne touche aucune des vôtres. Vous ne pouvez l’acheter que si quelqu’un d’autre la possède, et vous lui payez une redevance.

term-action-marker = Jeton Action
term-action-marker-about = Certains équipements en donnent un. Il s’utilise une seule fois ; inutilisé, il vaut 1 point en fin de partie.

term-building = Bâtiment
term-building-about = Certains équipements en donnent un, qui reste à côté de votre plateau. Les symboles Bâtiment rapportent ensemble des points en fin de partie.

term-fork = Symbole Fourche
term-fork-about = Un symbole sur certaines tuiles. Il rapporte des points au propriétaire du Chariot.

term-hammer-and-pick = Symbole Marteau et burin
term-hammer-and-pick-about = Un symbole sur certaines tuiles. Il rapporte des points au propriétaire du Livreur de charbon.

## Exemples

example-second-take = Le 2e tour de sélection
example-second-take-about = Au 1er tour de sélection, vous avez pris 3 disques noirs : vous pouvez donc en prendre encore 2. L’emplacement contient 1 disque jaune et 3 marron. Vous pouvez prendre le jaune, ou 2 des marron, ou rien ; pas les deux couleurs. Ici, vous choisissez le marron. Un disque marron reste sur place, et le 2e tour n’apporte jamais d’eau de mine.

example-tile-cost = Payer une tuile
example-tile-cost-about = Le Bois de mine coûte 1 disque noir et 3 disques de n’importe quelle couleur. Avec 2 disques noirs et 2 marron sur votre fermier, le compte y est : un noir pour le rond noir, les autres pour les ronds gris. Avec 4 disques marron, il n’y serait pas.

example-first-year = Trois travailleurs, la première année
example-first-year-about = Vous avez 3 disques jaunes et 2 marron, et il y a 2 eaux de mine dans votre Pinge. Le fermier achète le Seau avec 1 disque jaune et 2 marron, l’ouvrier récolte 1 céréale, et le dernier disque jaune paie le ramasseur de charbon, qui évacue les deux eaux de mine et extrait un charbon. Il n’y a pas de bonus Travail d’équipe : acheter un équipement et récolter des céréales sont deux travaux différents.

example-into-the-tunnel = De la Pinge à la galerie
example-into-the-tunnel-about = Il reste un charbon dans la Pinge, avec 3 eaux de mine. L’ouvrier en évacue 2 et extrait le charbon : la Pinge est épuisée, la dernière eau de mine descend dans le puits et vous marquez le bonus de la Pinge. Vous posez 4 bois dans la galerie. Le fermier est un autre travailleur : il peut donc y extraire 2 charbons, puis un 3e grâce au bonus Travail d’équipe, car tous deux ont travaillé dans la mine.

example-five-water = L’Haspelknecht et cinq eaux de mine
example-five-water-about = Il y a 5 eaux de mine et 1 charbon dans le puits. Vous payez l’Haspelknecht avec un disque jaune : il a 3 actions. Tant qu’il y a 2 eaux de mine ou plus, il ne peut rien remonter. Les deux premières actions évacuent donc 4 eaux de mine ; la troisième remonte le charbon dans votre ferme.

example-charcoal = Combien de fois sert la Charbonnière
example-charcoal-about = Vous avez acheté la Charbonnière au premier printemps. À partir de la phase d’actions suivante, vous pouvez échanger 2 bois contre 2 charbons et 1 point de victoire, une fois par phase : huit fois au plus dans la partie. (Dans la première édition, il n’y a pas de limite.)
