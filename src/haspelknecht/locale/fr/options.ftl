### Les éditions et toutes les règles que les joueurs peuvent changer. Les livrets sont désignés par leur langue.
### Le nom d’une option n’a pas de deux-points : il figure après « Option : » dans les règles, et entre guillemets.

## Éditions

edition-second = Deuxième édition
edition-second-about = Fondée sur le livret allemand, les règles les plus récentes et corrigées. Chaque option a sa valeur par défaut. Sur trois points, celle-ci suit d’autres livrets : quand vous pouvez engager le ramasseur de charbon, à qui revient l’action supplémentaire dans la mine du bonus Travail d’équipe, et quand l’Attelage rapporte des points.
edition-first = Première édition
edition-first-about = Les règles des livrets anglais, polonais et italien. La Charbonnière n’a pas de limite ; le Wagonnet donne toujours du charbon ; l’eau de mine décide de ce que fait le ramasseur de charbon ; vous pouvez aussi utiliser le jeton Corde en hiver ; le Treuil ne fait que remonter du charbon ; la tuile 35 porte le quatrième symbole Bâtiment ; chaque rangée a au moins 3 tuiles.
edition-french = Édition française
edition-french-about = La deuxième édition, modifiée là où le livret français est le seul à différer ou rejoint la première édition. Le Wagonnet donne toujours du charbon ; l’Abri à charbon contient du charbon ou du bois ; dans la ferme, c’est la céréale qui rapporte, pas le bois ; vous pouvez utiliser les jetons immédiatement, et le jeton Corde aussi en hiver ; l’Attelage rapporte des points à l’étape de stockage ; la Lampe à huile fonctionne avec tous les emplacements Action.

## Options sur lesquelles les livrets se contredisent

option-charcoal-limit = Fréquence de la Charbonnière
option-charcoal-limit-about = Combien de fois pouvez-vous échanger 2 bois contre 2 charbons et 1 point de victoire, et à partir de quand ? Les livrets allemand et français permettent un échange par phase d’actions, à partir de la phase qui suit l’achat. Les livrets anglais, polonais et italien le permettent à tout moment, sans limite.
option-charcoal-limit-once-per-phase = Une fois par phase d’actions, à partir de la suivante
option-charcoal-limit-unlimited = Autant de fois que vous voulez, immédiatement, même en hiver

option-lorry-during-pinge = Wagonnet avant que la Pinge soit épuisée
option-lorry-during-pinge-about = Que vous donne le Wagonnet si votre Pinge n’est pas encore épuisée ? Le livret allemand ne donne que le bois. Le livret français place 2 charbons dans le puits même dans ce cas. Les livrets anglais et polonais donnent les 2 charbons sans poser de condition.
option-lorry-during-pinge-wood-only = Seulement 1 bois
option-lorry-during-pinge-wood-and-coal = 1 bois, et 2 charbons dans le puits

option-coal-storage = Contenu de l’Abri à charbon
option-coal-storage-about = Que pouvez-vous stocker en hiver dans ce bâtiment ? Les livrets allemand, anglais et polonais disent 1 charbon et 1 bois, le livret français 1 charbon ou 1 bois, le livret italien 1 charbon et 1 céréale.
option-coal-storage-coal-and-wood = 1 charbon et 1 bois
option-coal-storage-coal-or-wood = 1 charbon ou 1 bois
option-coal-storage-coal-and-food = 1 charbon et 1 céréale

option-farm-storage-vp = Ressource qui rapporte dans la ferme
option-farm-storage-vp-about = Quelle ressource rapporte 1 point de victoire quand vous la stockez dans votre ferme en hiver ? Le livret français dit la céréale, les quatre autres le bois.
option-farm-storage-vp-wood = Le bois
option-farm-storage-vp-food = La céréale

option-digger-choice = Actions du ramasseur de charbon
option-digger-choice-about = Choisissez-vous chacune des actions du ramasseur de charbon ? Oui, d’après les livrets allemand et français. Dans les livrets anglais, polonais et italien, il doit évacuer 2 eaux de mine s’il y en a 2 ou plus, et sinon extraire 1 charbon.
option-digger-choice-free = Vous choisissez chaque action
option-digger-choice-forced = L’eau de mine décide

option-digger-needs = Quand engager le ramasseur de charbon
option-digger-needs-about = Pouvez-vous payer le ramasseur de charbon alors que, faute de bois, aucun charbon de la Pinge n’est accessible ? Le livret allemand demande du charbon accessible dans la Pinge. Le livret français y demande du charbon, quel qu’il soit. Les livrets anglais, polonais et italien disent seulement qu’il travaille dans la Pinge.
option-digger-needs-pinge-coal = Tant qu’il y a du charbon dans la Pinge
option-digger-needs-accessible-coal = Seulement s’il y a du charbon accessible dans la Pinge

option-synergy-owner = Action supplémentaire dans la mine
option-synergy-owner-about = À qui revient l’action supplémentaire quand le fermier et l’ouvrier travaillent tous les deux dans la mine ? Cela décide entre la Pinge et la galerie. Le livret anglais la donne au travailleur activé en dernier (dans les livrets polonais et italien, cette phrase est confuse). Les livrets allemand et français la donnent au joueur, sans nommer de travailleur.
option-synergy-owner-second-worker = Au travailleur activé en second
option-synergy-owner-player = Au joueur, sans lien avec un travailleur

option-marker-window = Utilisation des jetons
option-marker-window-about = Quand pouvez-vous utiliser les jetons ? En pratique, cela concerne les jetons Corde et Treuil. Le livret allemand dit « dans une phase d’actions ultérieure ». Les livrets anglais et polonais disent « à tout moment d’une phase ultérieure », et le livret italien parle des phases suivantes. Le livret français dit « à tout moment, plus tard dans la partie ».
option-marker-window-action-phase = À partir de la phase d’actions suivante, pas en hiver
option-marker-window-winter-too = À partir de la phase suivante ; le jeton Corde même en hiver
option-marker-window-at-once = Immédiatement ; le jeton Corde même en hiver

option-horse-cart-step = Décompte de l’Attelage
option-horse-cart-step-about = À quelle étape de l’hiver son propriétaire marque-t-il 1 point de victoire par charbon dans sa ferme ? Les livrets allemand et français désignent l’étape de stockage, les livrets anglais et polonais l’étape de décompte. Le livret italien parle de l’étape de décompte final de chaque hiver.
option-horse-cart-step-scoring = À l’étape de décompte
option-horse-cart-step-storage = À l’étape de stockage

option-fee-with-fresh-goods = Redevance avec des ressources de la même phase
option-fee-with-fresh-goods-about = Pouvez-vous payer la redevance pour un équipement non adjacent avec des ressources reçues dans la même phase ? Les livrets allemand et français le permettent. Les autres n’en disent rien.
option-fee-with-fresh-goods-yes = Permis
option-fee-with-fresh-goods-no = Interdit

option-plan-in-turn-order = Programmation dans l’ordre du tour
option-plan-in-turn-order-about = Les joueurs programment-ils l’un après l’autre ? Dans les livrets allemand et français, tous programment en même temps. Les livrets anglais, polonais et italien ajoutent que les joueurs peuvent convenir de programmer dans l’ordre du tour.
option-plan-in-turn-order-no = Tous en même temps
option-plan-in-turn-order-yes = L’un après l’autre, dans l’ordre du tour

option-oil-lamp-same-board = Emplacements de la Lampe à huile
option-oil-lamp-same-board-about = Le jeton Lampe à huile n’échange-t-il un disque d’un emplacement Réserve qu’avec un disque de l’emplacement Action associé ? Oui, d’après les livrets allemand, anglais, polonais et italien. Le livret français parle simplement d’un emplacement Réserve et d’un emplacement Action.
option-oil-lamp-same-board-yes = Seulement l’emplacement Action associé
option-oil-lamp-same-board-no = N’importe quel emplacement Action

option-windlass-actions = Actions du jeton Treuil
option-windlass-actions-about = Que pouvez-vous faire des 3 actions gratuites ? Les livrets allemand et français permettent toutes les actions de l’Haspelknecht. Les livrets anglais et polonais parlent de remonter du charbon, le livret italien de recueillir de l’eau.
option-windlass-actions-any = Toute action de l’Haspelknecht
option-windlass-actions-lifting = Seulement remonter du charbon
option-windlass-actions-water = Seulement évacuer de l’eau de mine

option-building-symbols = Quatrième symbole Bâtiment
option-building-symbols-about = Quelle tuile porte un symbole Bâtiment en plus des tuiles 12, 15 et 24 ? Les livrets allemand et français indiquent la tuile 34 (Sacs de charbon). Mais le quatrième bâtiment de la boîte va avec la tuile 35 (Moulin à eau) : c’est peut-être une faute d’impression. Les autres livrets ne donnent pas de liste.
option-building-symbols-tile-34 = Tuile 34, Sacs de charbon
option-building-symbols-tile-35 = Tuile 35, Moulin à eau

option-min-tiles-per-row = Minimum de tuiles par rangée
option-min-tiles-per-row-about = Combien de tuiles chaque rangée doit-elle avoir si vous jouez avec une autre disposition ? Les livrets allemand et français en demandent au moins autant que de joueurs, les livrets anglais, polonais et italien au moins 3. Aucune rangée n’en a jamais moins de 3.
option-min-tiles-per-row-players = Autant que de joueurs, au moins 3
option-min-tiles-per-row-three = Au moins 3

option-second-take-fewer = Moins de disques au 2e tour de sélection
option-second-take-fewer-about = Au 2e tour de sélection, pouvez-vous laisser des disques de la couleur choisie alors que vous auriez encore de la place ? Dans le livret français, vous complétez à 5 disques en tout. Les autres disent seulement que vous ne pouvez pas en avoir plus de 5.
option-second-take-fewer-no = Prendre tous ceux que permet la limite de 5
option-second-take-fewer-yes = Vous pouvez en prendre moins

option-shaft-water-only-haspel = Évacuation de l’eau du puits
option-shaft-water-only-haspel-about = Le fermier et l’ouvrier peuvent-ils aussi évacuer l’eau de mine du puits avec des disques noirs ? Les livrets allemand, français et anglais ne le permettent qu’à l’Haspelknecht. Les livrets polonais et italien n’en disent rien. La Corde et le Treuil fonctionnent dans tous les cas.
option-shaft-water-only-haspel-yes = Seulement l’Haspelknecht
option-shaft-water-only-haspel-no = Le fermier et l’ouvrier aussi

## Options pour lesquelles aucun livret ne donne de réponse claire

option-mill-repeat = Fréquence du Moulin à eau
option-mill-repeat-about = Combien de fois pouvez-vous utiliser le Moulin à eau dans une phase d’actions ? Aucun livret ne fixe de limite.
option-mill-repeat-once = Une fois par phase d’actions
option-mill-repeat-repeat = Chaque fois que vous y placez des disques

option-disk-limit = Limite d’équipements
option-disk-limit-about = Les 9 disques Joueur à côté de votre plateau vous limitent-ils à 9 équipements ? Les livrets disent que chaque achat demande un disque, mais pas ce qui se passe quand vous n’en avez plus.
option-disk-limit-nine = 9 équipements au plus
option-disk-limit-none = Pas de limite

option-thaler-limit = Limite de Thalers
option-thaler-limit-about = N’y a-t-il que les 16 pièces de la boîte ? Aucun livret ne dit ce qui se passe quand il n’y en a plus.
option-thaler-limit-none = Pas de limite
option-thaler-limit-sixteen = 16 pièces en tout

option-debt-limit = Limite de reconnaissances de dettes
option-debt-limit-about = N’y a-t-il que les 24 reconnaissances de dettes de la boîte ? Aucun livret ne dit ce qui se passe quand il n’y en a plus.
option-debt-limit-none = Pas de limite
option-debt-limit-twenty-four = 24 reconnaissances de dettes en tout

option-pickaxe-delay = Délai de la Pioche
option-pickaxe-delay-about = L’ouvrier expérimenté doit-il attendre la phase d’actions suivante pour acheter un équipement ? Oui, d’après le livret allemand. Les autres n’en disent rien.
option-pickaxe-delay-yes = À partir de la phase d’actions suivante
option-pickaxe-delay-no = Immédiatement

option-early-tunnel-wood = Bois dans la galerie avant que la Pinge soit épuisée
option-early-tunnel-wood-about = Pouvez-vous poser du bois dans la galerie tant qu’il reste du charbon dans la Pinge ? Tous les livrets disent que vous pouvez poser du bois à tout moment, mais aucun ne mentionne ce cas.
option-early-tunnel-wood-yes = Permis
option-early-tunnel-wood-no = Seulement une fois la Pinge épuisée

option-mixed-mining-synergy = Travail d’équipe entre charbon et eau de mine
option-mixed-mining-synergy-about = Avez-vous le bonus Travail d’équipe quand l’un des deux, fermier ou ouvrier, extrait du charbon et que l’autre évacue de l’eau de mine ? Les livrets anglais, polonais et italien disent oui. Les livrets allemand et français peuvent se lire dans les deux sens.
option-mixed-mining-synergy-yes = Oui, c’est toujours du travail dans la mine
option-mixed-mining-synergy-no = Non, les deux doivent faire la même chose

option-farmhand-summer-bonus = Bonus d’été de l’ouvrier expérimenté
option-farmhand-summer-bonus-about = Avez-vous aussi le bonus d’été quand l’ouvrier expérimenté récolte des céréales ? Tous les livrets ne nomment que le fermier. Les livrets allemand et français ajoutent que l’ouvrier expérimenté peut faire la même chose que le fermier.
option-farmhand-summer-bonus-no = Seulement pour le fermier
option-farmhand-summer-bonus-yes = Pour l’ouvrier expérimenté aussi

option-free-coal-needs-dry-mine = Eau de mine et charbon gratuit du Marteau et burin
option-free-coal-needs-dry-mine-about = Trop d’eau de mine vous empêche-t-elle aussi d’extraire le charbon gratuit de la tuile 33 ? Les livrets disent seulement que ce charbon doit être accessible.
option-free-coal-needs-dry-mine-yes = L’eau l’empêche, comme toute extraction
option-free-coal-needs-dry-mine-no = L’eau ne l’empêche pas

option-sell-fresh-coal = Charbon de la même phase dans les Sacs de charbon
option-sell-fresh-coal-about = Avec les Sacs de charbon, pouvez-vous échanger du charbon arrivé dans votre ferme dans la même phase d’actions ? Les livrets allemand, anglais, polonais et italien disent que le bois est la seule ressource utilisable immédiatement. La tuile elle-même demande seulement du charbon dans la ferme.
option-sell-fresh-coal-no = Seulement le charbon des phases précédentes
option-sell-fresh-coal-yes = Tout le charbon de votre ferme
