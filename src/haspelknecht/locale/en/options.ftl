### The editions and every rule a group may set differently. Books are named by their language.

## Editions

edition-second = Second edition
edition-second-about = Based on the German book, the latest and corrected text. Every option has its standard value. In three points the standard follows other books: when the Coal-digger may be hired, who does the extra mining step of the synergy bonus, and when the Horse and Cart scores.
edition-first = First edition
edition-first-about = The rules of the English, Polish and Italian books. Charcoal Burner without limit; the Lorry always brings coal; the water decides what the Coal-digger does; the Cable marker also works in winter; the Windlass only lifts coal; tile 35 carries the fourth building symbol; at least 3 tiles in a row.
edition-french = French edition
edition-french-about = The second edition with the points in which only the French book differs, or agrees with the first edition. The Lorry always brings coal; the Coal Storage holds coal or wood; the farm rewards food; markers work at once, the Cable marker also in winter; the Horse and Cart scores in the storage step; the Oil Lamp reaches every action pool.

## Options where the books disagree

option-charcoal-limit = Charcoal Burner: how often
option-charcoal-limit-about = How often you may swap 2 wood for 2 coal and 1 victory point, and from when on. The German and French books allow one swap per action phase, from the phase after the purchase; the English, Polish and Italian books allow it at any time and set no limit.
option-charcoal-limit-once-per-phase = Once per action phase, from the next one on
option-charcoal-limit-unlimited = As often as you like, at once, also in winter

option-lorry-during-pinge = Lorry while the Pinge still holds coal
option-lorry-during-pinge-about = What the Lorry gives if your Pinge is not exhausted yet. The German book gives only the wood; the French book puts 2 coal into the Shaft even then; the English and Polish books give the 2 coal without naming a condition.
option-lorry-during-pinge-wood-only = Only 1 wood
option-lorry-during-pinge-wood-and-coal = 1 wood, and 2 coal into the Shaft

option-coal-storage = Coal Storage: what it holds
option-coal-storage-about = What you may store in this building in winter. The German, English and Polish books say 1 coal and 1 wood; the French book says 1 coal or 1 wood; the Italian book says 1 coal and 1 food.
option-coal-storage-coal-and-wood = 1 coal and 1 wood
option-coal-storage-coal-or-wood = 1 coal or 1 wood
option-coal-storage-coal-and-food = 1 coal and 1 food

option-farm-storage-vp = Farm storage: which good scores
option-farm-storage-vp-about = Which good gives 1 victory point when you store it on your farm in winter. The French book says food; the other four books say wood.
option-farm-storage-vp-wood = Wood
option-farm-storage-vp-food = Food

option-digger-choice = Coal-digger: who decides
option-digger-choice-about = Whether you choose what each action of the Coal-digger is. The German and French books leave it to you; in the English, Polish and Italian books he removes 2 pit water while there are 2 or more, and otherwise mines 1 coal.
option-digger-choice-free = You choose each action
option-digger-choice-forced = The pit water decides

option-digger-needs = Coal-digger: when you may hire him
option-digger-needs-about = Whether you may pay the Coal-digger while wood is missing in front of all remaining coal. The German book wants accessible coal in the Pinge; the French book wants any coal there; the English, Polish and Italian books only say that he works in the Pinge.
option-digger-needs-pinge-coal = While the Pinge holds any coal
option-digger-needs-accessible-coal = Only while the Pinge holds accessible coal

option-synergy-owner = Synergy in the mine: whose extra step
option-synergy-owner-about = Who does the extra mining step when Farmer and Farmhand both mine; this decides between Pinge and Tunnel. The English book gives it to the worker activated last (the Polish and Italian books garble this sentence); the German and French books give it to the player and name no worker.
option-synergy-owner-second-worker = The worker activated second
option-synergy-owner-player = The player, bound to no worker

option-marker-window = Markers: when you may use them
option-marker-window-about = When markers may be used; in practice this concerns the Cable and Windlass markers. The German book says in a later action phase; the English and Polish books say at any time in a later phase, and the Italian book speaks of the following phases; the French book says at any time later.
option-marker-window-action-phase = From the next action phase on, not in winter
option-marker-window-winter-too = From the next phase on, the Cable marker also in winter
option-marker-window-at-once = At once; the Cable marker also in winter

option-horse-cart-step = Horse and Cart: when it scores
option-horse-cart-step-about = In which step of winter the owner scores 1 victory point per coal on the farm. The German and French books name the storage step; the English and Polish books name the scoring step, and the Italian book calls it the final scoring step of each winter.
option-horse-cart-step-scoring = In the scoring step
option-horse-cart-step-storage = In the storage step

option-fee-with-fresh-goods = Fee for a distant development: fresh goods
option-fee-with-fresh-goods-about = Whether goods received in this phase may pay the fee for a distant development in the same phase. The German and French books allow it; the other books say nothing.
option-fee-with-fresh-goods-yes = Allowed
option-fee-with-fresh-goods-no = Not allowed

option-plan-in-turn-order = Planning in turn order
option-plan-in-turn-order-about = Whether players plan one after the other. The German and French books let all plan at the same time; the English, Polish and Italian books add that players may agree to plan in turn order.
option-plan-in-turn-order-no = All at the same time
option-plan-in-turn-order-yes = One after the other, in turn order

option-oil-lamp-same-board = Oil Lamp: which pools
option-oil-lamp-same-board-about = Whether the lamp marker swaps a disk of a reserve pool only with a disk of the action pool belonging to it. The German, English, Polish and Italian books say so; the French book names just a reserve pool and an action pool.
option-oil-lamp-same-board-yes = Only the action pool belonging to the reserve pool
option-oil-lamp-same-board-no = Any action pool

option-windlass-actions = Windlass marker: which actions
option-windlass-actions-about = What the 3 free actions may be. The German and French books allow any Haspelknecht action; the English and Polish books speak of reeling up; the Italian book speaks of collecting water.
option-windlass-actions-any = Any Haspelknecht action
option-windlass-actions-lifting = Only lifting coal
option-windlass-actions-water = Only removing pit water

option-building-symbols = The fourth building symbol
option-building-symbols-about = Which tile carries a building symbol besides tiles 12, 15 and 24. The German and French books print tile 34 (Coal Sacks), but the fourth building in the box belongs to tile 35 (Water Mill), so this may be a misprint; the other books print no list.
option-building-symbols-tile-34 = Tile 34, Coal Sacks
option-building-symbols-tile-35 = Tile 35, Water Mill

option-min-tiles-per-row = Own layouts: fewest tiles in a row
option-min-tiles-per-row-about = How many tiles each row must have when you play with another layout. The German and French books ask for at least as many as there are players; the English, Polish and Italian books ask for at least 3. No row is ever shorter than 3.
option-min-tiles-per-row-players = As many as players, at least 3
option-min-tiles-per-row-three = At least 3

option-second-take-fewer = Second take: fewer disks
option-second-take-fewer-about = Whether you may leave disks of the chosen colour behind in step 2 although you could still hold them. The French book has you take up to 5 disks in all; the other books only say that you may not exceed 5.
option-second-take-fewer-no = Take as many as the limit of 5 allows
option-second-take-fewer-yes = You may take fewer

option-shaft-water-only-haspel = Pit water in the Shaft: who removes it
option-shaft-water-only-haspel-about = Whether black disks of Farmer and Farmhand may also remove pit water from the Shaft. The German, French and English books allow only the Haspelknecht; the Polish and Italian books say nothing. The Hauling Cable and the Windlass work in any case.
option-shaft-water-only-haspel-yes = Only the Haspelknecht
option-shaft-water-only-haspel-no = Also Farmer and Farmhand

## Options where no book gives a clear answer

option-mill-repeat = Water Mill: how often
option-mill-repeat-about = How often the Water Mill works in one action phase. No book gives a limit.
option-mill-repeat-once = Once per action phase
option-mill-repeat-repeat = As often as you assign disks to it

option-disk-limit = Player disks: how many developments
option-disk-limit-about = Whether the 9 player disks beside your board limit you to 9 developments. The books say that each purchase needs a disk, but not what happens when none is left.
option-disk-limit-nine = At most 9 developments
option-disk-limit-none = No limit

option-thaler-limit = Thaler: limited supply
option-thaler-limit-about = Whether the 16 coins in the box are all there are. No book says what happens when they run out.
option-thaler-limit-none = No limit
option-thaler-limit-sixteen = 16 coins in all

option-debt-limit = Debt chits: limited supply
option-debt-limit-about = Whether the 24 debt chits in the box are all there are. No book says what happens when they run out.
option-debt-limit-none = No limit
option-debt-limit-twenty-four = 24 debt chits in all

option-pickaxe-delay = Pickaxe: from when on
option-pickaxe-delay-about = Whether the Improved Farmhand may buy a development only from the next action phase on. The German book says so; the other books say nothing.
option-pickaxe-delay-yes = From the next action phase on
option-pickaxe-delay-no = At once

option-early-tunnel-wood = Wood in the Tunnel before the Pinge is exhausted
option-early-tunnel-wood-about = Whether you may place wood in the Tunnel while the Pinge still holds coal. All books say that wood may be placed at any time, but none mentions this case.
option-early-tunnel-wood-yes = Allowed
option-early-tunnel-wood-no = Only after the Pinge is exhausted

option-mixed-mining-synergy = Synergy: coal and pit water mixed
option-mixed-mining-synergy-about = Whether there is a synergy bonus when one own worker mines coal and the other removes pit water. The English, Polish and Italian books say yes; the German and French books can be read either way.
option-mixed-mining-synergy-yes = Yes, both are work in the mine
option-mixed-mining-synergy-no = No, both must do the same

option-farmhand-summer-bonus = Summer bonus: Improved Farmhand
option-farmhand-summer-bonus-about = Whether food made by the Improved Farmhand also brings the summer bonus. All books name only the Farmer; the German and French books add that the Improved Farmhand can do the same as the Farmer.
option-farmhand-summer-bonus-no = Only the Farmer
option-farmhand-summer-bonus-yes = Also the Improved Farmhand

option-free-coal-needs-dry-mine = Hammer and Pick: pit water stops the free coal
option-free-coal-needs-dry-mine-about = Whether too much pit water also stops the coal that tile 33 lets you mine at once. The books only demand that the coal is accessible.
option-free-coal-needs-dry-mine-yes = Yes, as for all mining
option-free-coal-needs-dry-mine-no = No, the free coal always works

option-sell-fresh-coal = Coal Sacks: coal of this phase
option-sell-fresh-coal-about = Whether the Coal Sacks may swap coal that reached your farm in the same action phase. The German, English, Polish and Italian books call wood the only good that is used at once; the tile itself only asks for coal on the farm.
option-sell-fresh-coal-no = Only coal from earlier phases
option-sell-fresh-coal-yes = Any coal on the farm
