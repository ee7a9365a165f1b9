### Les éditions et toutes les règles qu’un groupe peut régler autrement. Les livrets de règles sont désignés par leur langue.

## Éditions

edition-second = Deuxième édition
edition-second-about = Fondée sur le livret allemand, le texte le plus récent et corrigé. Chaque option a sa valeur par défaut. Sur trois points, la valeur par défaut suit d’autres livrets : quand le Ramasseur de charbon peut être engagé, qui accomplit l’action de mine supplémentaire du bonus Travail d’équipe, et quand l’Attelage rapporte ses points.
edition-first = Première édition
edition-first-about = Les règles des livrets anglais, polonais et italien. Charbonnière sans limite ; le Wagonnet apporte toujours du charbon ; l’eau décide de ce que fait le Ramasseur de charbon ; le jeton Corde sert aussi en hiver ; le Treuil ne fait que remonter du charbon ; la tuile 35 porte le quatrième symbole Bâtiment ; au moins 3 tuiles par rangée.
edition-french = Édition française
edition-french-about = La deuxième édition, avec les points sur lesquels seul le livret français diffère, ou rejoint la première édition. Le Wagonnet apporte toujours du charbon ; l’Abri à charbon contient du charbon ou du bois ; la ferme récompense la céréale ; les jetons servent immédiatement, le jeton Corde aussi en hiver ; l’Attelage rapporte ses points à l’étape de stockage ; la Lampe à huile atteint tous les emplacements Action.

## Options sur lesquelles les livrets se contredisent

option-charcoal-limit = Charbonnière : combien de fois
option-charcoal-limit-about = Combien de fois vous pouvez échanger 2 bois contre 2 charbons et 1 point de victoire, et à partir de quand. Les livrets allemand et français permettent un échange par phase d’actions, à partir de la phase qui suit l’achat ; les livrets anglais, polonais et italien le permettent à tout moment et ne fixent pas de limite.
option-charcoal-limit-once-per-phase = Une fois par phase d’actions, à partir de la suivante
option-charcoal-limit-unlimited = Autant de fois que vous le voulez, immédiatement, aussi en hiver

option-lorry-during-pinge = Wagonnet tant qu’il reste du charbon dans la Pinge
option-lorry-during-pinge-about = Ce que donne le Wagonnet si votre Pinge n’est pas encore épuisée. Le livret allemand ne donne que le bois ; le livret français met 2 charbons dans le puits même dans ce cas ; les livrets anglais et polonais donnent les 2 charbons sans mentionner de condition.
option-lorry-during-pinge-wood-only = Seulement 1 bois
option-lorry-during-pinge-wood-and-coal = 1 bois, et 2 charbons dans le puits

option-coal-storage = Abri à charbon : ce qu’il contient
option-coal-storage-about = Ce que vous pouvez stocker en hiver dans ce bâtiment. Les livrets allemand, anglais et polonais disent 1 charbon et 1 bois ; le livret français dit 1 charbon ou 1 bois ; le livret italien dit 1 charbon et 1 céréale.
option-coal-storage-coal-and-wood = 1 charbon et 1 bois
option-coal-storage-coal-or-wood = 1 charbon ou 1 bois
option-coal-storage-coal-and-food = 1 charbon et 1 céréale

option-farm-storage-vp = Stockage dans la ferme : quelle ressource rapporte
option-farm-storage-vp-about = Quelle ressource donne 1 point de victoire quand vous la stockez en hiver dans votre ferme. Le livret français dit la céréale ; les quatre autres livrets disent le bois.
option-farm-storage-vp-wood = Le bois
option-farm-storage-vp-food = La céréale

option-digger-choice = Ramasseur de charbon : qui décide
option-digger-choice-about = Choisissez-vous vous-même chaque action du Ramasseur de charbon ? Les livrets allemand et français vous laissent le choix ; dans les livrets anglais, polonais et italien, il évacue 2 eaux de mine tant qu’il y en a 2 ou plus, et sinon il extrait 1 charbon.
option-digger-choice-free = Vous choisissez chaque action
option-digger-choice-forced = L’eau de mine décide

option-digger-needs = Ramasseur de charbon : quand vous pouvez l’engager
option-digger-needs-about = Pouvez-vous payer le Ramasseur de charbon tant qu’il manque du bois devant tout le charbon restant ? Le livret allemand exige du charbon accessible dans la Pinge ; le livret français y exige du charbon, quel qu’il soit ; les livrets anglais, polonais et italien disent seulement qu’il travaille dans la Pinge.
option-digger-needs-pinge-coal = Tant que la Pinge contient du charbon, quel qu’il soit
option-digger-needs-accessible-coal = Seulement tant que la Pinge contient du charbon accessible

option-synergy-owner = Travail d’équipe dans la mine : à qui revient l’action supplémentaire
option-synergy-owner-about = Qui accomplit l’action de mine supplémentaire quand le Fermier et l’Ouvrier travaillent tous deux dans la mine ; cela décide entre la Pinge et la galerie. Le livret anglais la donne au travailleur activé en dernier (dans les livrets polonais et italien, cette phrase est confuse) ; les livrets allemand et français la donnent au joueur et ne nomment aucun travailleur.
option-synergy-owner-second-worker = Le travailleur activé en second
option-synergy-owner-player = Le joueur, sans lien avec un travailleur

option-marker-window = Jetons : quand vous pouvez les utiliser
option-marker-window-about = Quand les jetons peuvent être utilisés ; en pratique, cela concerne les jetons Corde et Treuil. Le livret allemand dit dans une phase d’actions ultérieure ; les livrets anglais et polonais disent à tout moment d’une phase ultérieure, et le livret italien parle des phases suivantes ; le livret français dit à tout moment par la suite.
option-marker-window-action-phase = À partir de la phase d’actions suivante, pas en hiver
option-marker-window-winter-too = À partir de la phase suivante, le jeton Corde aussi en hiver
option-marker-window-at-once = Immédiatement ; le jeton Corde aussi en hiver

option-horse-cart-step = Attelage : quand il rapporte ses points
option-horse-cart-step-about = À quelle étape de l’hiver le propriétaire marque 1 point de victoire par charbon dans sa ferme. Les livrets allemand et français désignent l’étape de stockage ; les livrets anglais et polonais désignent l’étape de décompte, et le livret italien parle de l’étape de décompte final de chaque hiver.
option-horse-cart-step-scoring = À l’étape de décompte
option-horse-cart-step-storage = À l’étape de stockage

option-fee-with-fresh-goods = Redevance pour un équipement non adjacent : ressources tout juste reçues
option-fee-with-fresh-goods-about = Les ressources reçues pendant cette phase peuvent-elles payer, dans la même phase, la redevance pour un équipement non adjacent ? Les livrets allemand et français le permettent ; les autres livrets n’en disent rien.
option-fee-with-fresh-goods-yes = Permis
option-fee-with-fresh-goods-no = Pas permis

option-plan-in-turn-order = Programmation dans l’ordre du tour
option-plan-in-turn-order-about = Les joueurs programment-ils l’un après l’autre ? Dans les livrets allemand et français, tous programment en même temps ; les livrets anglais, polonais et italien ajoutent que les joueurs peuvent convenir de programmer dans l’ordre du tour.
option-plan-in-turn-order-no = Tous en même temps
option-plan-in-turn-order-yes = L’un après l’autre, dans l’ordre du tour

option-oil-lamp-same-board = Lampe à huile : quels emplacements
option-oil-lamp-same-board-about = Le jeton Lampe à huile échange-t-il un disque d’un emplacement Réserve uniquement avec un disque de l’emplacement Action associé ? Les livrets allemand, anglais, polonais et italien le disent ; le livret français parle simplement d’un emplacement Réserve et d’un emplacement Action.
option-oil-lamp-same-board-yes = Seulement l’emplacement Action associé à l’emplacement Réserve
option-oil-lamp-same-board-no = N’importe quel emplacement Action

option-windlass-actions = Jeton Treuil : quelles actions
option-windlass-actions-about = Ce que peuvent être les 3 actions gratuites. Les livrets allemand et français permettent toute action de l’Haspelknecht ; les livrets anglais et polonais parlent de remonter ; le livret italien parle de recueillir de l’eau.
option-windlass-actions-any = Toute action de l’Haspelknecht
option-windlass-actions-lifting = Seulement remonter du charbon
option-windlass-actions-water = Seulement évacuer de l’eau de mine

option-building-symbols = Le quatrième symbole Bâtiment
option-building-symbols-about = Quelle tuile porte un symbole Bâtiment en plus des tuiles 12, 15 et 24. Les livrets allemand et français impriment la tuile 34 (Sacs de charbon), mais le quatrième bâtiment de la boîte va avec la tuile 35 (Moulin à eau) : il s’agit donc peut-être d’une faute d’impression ; les autres livrets n’impriment aucune liste.
option-building-symbols-tile-34 = Tuile 34, Sacs de charbon
option-building-symbols-tile-35 = Tuile 35, Moulin à eau

option-min-tiles-per-row = Dispositions personnelles : minimum de tuiles par rangée
option-min-tiles-per-row-about = Combien de tuiles chaque rangée doit compter quand vous jouez avec une autre disposition. Les livrets allemand et français en demandent au moins autant qu’il y a de joueurs ; les livrets anglais, polonais et italien en demandent au moins 3. Aucune rangée n’en compte jamais moins de 3.
option-min-tiles-per-row-players = Autant que de joueurs, au moins 3
option-min-tiles-per-row-three = Au moins 3

option-second-take-fewer = Seconde prise : moins de disques
option-second-take-fewer-about = Pouvez-vous, au tour de sélection 2, laisser des disques de la couleur choisie alors que vous pourriez encore en prendre ? Dans le livret français, vous prenez jusqu’à 5 disques en tout ; les autres livrets disent seulement que vous ne pouvez pas dépasser 5.
option-second-take-fewer-no = Prendre tout ce que permet la limite de 5
option-second-take-fewer-yes = Vous pouvez en prendre moins

option-shaft-water-only-haspel = Eau de mine dans le puits : qui l’évacue
option-shaft-water-only-haspel-about = Les disques noirs du Fermier et de l’Ouvrier peuvent-ils aussi évacuer de l’eau de mine du puits ? Les livrets allemand, français et anglais ne le permettent qu’à l’Haspelknecht ; les livrets polonais et italien n’en disent rien. La Corde et le Treuil agissent dans tous les cas.
option-shaft-water-only-haspel-yes = Seulement l’Haspelknecht
option-shaft-water-only-haspel-no = Aussi le Fermier et l’Ouvrier

## Options pour lesquelles aucun livret ne donne de réponse claire

option-mill-repeat = Moulin à eau : combien de fois
option-mill-repeat-about = Combien de fois le Moulin à eau sert au cours d’une phase d’actions. Aucun livret ne donne de limite.
option-mill-repeat-once = Une fois par phase d’actions
option-mill-repeat-repeat = Autant de fois que vous lui attribuez des disques

option-disk-limit = Disques Joueur : combien d’équipements
option-disk-limit-about = Les 9 disques Joueur placés à côté de votre plateau vous limitent-ils à 9 équipements ? Les livrets disent que chaque achat demande un disque, mais pas ce qui se passe quand il n’en reste plus.
option-disk-limit-nine = Au plus 9 équipements
option-disk-limit-none = Pas de limite

option-thaler-limit = Thalers : quantité limitée
option-thaler-limit-about = Les 16 pièces de la boîte sont-elles les seules disponibles ? Aucun livret ne dit ce qui se passe quand il n’y en a plus.
option-thaler-limit-none = Pas de limite
option-thaler-limit-sixteen = 16 pièces en tout

option-debt-limit = Reconnaissances de dettes : quantité limitée
option-debt-limit-about = Les 24 reconnaissances de dettes de la boîte sont-elles les seules disponibles ? Aucun livret ne dit ce qui se passe quand il n’y en a plus.
option-debt-limit-none = Pas de limite
option-debt-limit-twenty-four = 24 reconnaissances de dettes en tout

option-pickaxe-delay = Pioche : à partir de quand
option-pickaxe-delay-about = L’Ouvrier expérimenté ne peut-il acheter un équipement qu’à partir de la phase d’actions suivante ? Le livret allemand le dit ; les autres livrets n’en disent rien.
option-pickaxe-delay-yes = À partir de la phase d’actions suivante
option-pickaxe-delay-no = Immédiatement

option-early-tunnel-wood = Bois dans la galerie avant que la Pinge soit épuisée
option-early-tunnel-wood-about = Pouvez-vous poser du bois dans la galerie tant qu’il reste du charbon dans la Pinge ? Tous les livrets disent que le bois peut être posé à tout moment, mais aucun ne mentionne ce cas.
option-early-tunnel-wood-yes = Permis
option-early-tunnel-wood-no = Seulement une fois la Pinge épuisée

option-mixed-mining-synergy = Travail d’équipe : charbon et eau de mine mélangés
option-mixed-mining-synergy-about = Y a-t-il un bonus Travail d’équipe quand un travailleur permanent extrait du charbon et que l’autre évacue de l’eau de mine ? Les livrets anglais, polonais et italien disent oui ; les livrets allemand et français peuvent se lire dans les deux sens.
option-mixed-mining-synergy-yes = Oui, les deux sont du travail dans la mine
option-mixed-mining-synergy-no = Non, tous deux doivent faire la même chose

option-farmhand-summer-bonus = Bonus d’été : Ouvrier expérimenté
option-farmhand-summer-bonus-about = Les céréales produites par l’Ouvrier expérimenté apportent-elles aussi le bonus d’été ? Tous les livrets ne nomment que le Fermier ; les livrets allemand et français ajoutent que l’Ouvrier expérimenté peut faire la même chose que le Fermier.
option-farmhand-summer-bonus-no = Seulement le Fermier
option-farmhand-summer-bonus-yes = Aussi l’Ouvrier expérimenté

option-free-coal-needs-dry-mine = Marteau et burin : l’eau de mine bloque le charbon gratuit
option-free-coal-needs-dry-mine-about = Un excès d’eau de mine bloque-t-il aussi le charbon que la tuile 33 vous laisse extraire immédiatement ? Les livrets exigent seulement que ce charbon soit accessible.
option-free-coal-needs-dry-mine-yes = Oui, comme pour toute extraction
option-free-coal-needs-dry-mine-no = Non, le charbon gratuit est toujours possible

option-sell-fresh-coal = Sacs de charbon : charbon de cette phase
option-sell-fresh-coal-about = Les Sacs de charbon peuvent-ils échanger du charbon arrivé sur votre ferme pendant la même phase d’actions ? Les livrets allemand, anglais, polonais et italien désignent le bois comme la seule ressource utilisable aussitôt ; la tuile elle-même demande seulement du charbon sur la ferme.
option-sell-fresh-coal-no = Seulement le charbon des phases précédentes
option-sell-fresh-coal-yes = Tout charbon sur la ferme
