### The editions and every rule that players can change. Books are named by their language.
### The name of an option has no colon: it appears after "Option:" in the rules, and between quotation marks.

## Editions

edition-second = Second edition
edition-second-about = Based on the German book, the latest and corrected rules. Every option has its standard value. On three points, the standard follows other books: when you can hire the Coal-digger, who gets the extra mining action of the synergy bonus, and when the Horse and Cart scores.
edition-first = First edition
edition-first-about = The rules of the English, Polish and Italian books. The Charcoal Burner has no limit; the Lorry always gives coal; the pit water decides what the Coal-digger does; you can use the Cable marker in winter too; the Windlass only lifts coal; tile 35 has the fourth building symbol; each row has at least 3 tiles.
edition-french = French edition
edition-french-about = The second edition, changed where only the French book differs or where it agrees with the first edition. The Lorry always gives coal; the Coal Storage holds coal or wood; the farm scores for food instead of wood; you can use markers immediately, and the Cable marker in winter too; the Horse and Cart scores in the storage step; the Oil Lamp works with any action pool.

## Options where the books disagree

option-charcoal-limit = How often you can use the Charcoal Burner
option-charcoal-limit-about = How often you may exchange 2 wood for 2 coal and 1 victory point, and how soon. The German and French books allow one exchange per action phase, starting with the phase after you buy it. The English, Polish and Italian books allow it at any time, without a limit.
option-charcoal-limit-once-per-phase = Once per action phase, from the next phase
option-charcoal-limit-unlimited = As often as you like, immediately, in winter too

option-lorry-during-pinge = Lorry before the Pinge is exhausted
option-lorry-during-pinge-about = What the Lorry gives you if your Pinge isn’t exhausted yet. The German book gives only the wood. The French book puts 2 coal into the Shaft even then. The English and Polish books give the 2 coal without any condition.
option-lorry-during-pinge-wood-only = Only 1 wood
option-lorry-during-pinge-wood-and-coal = 1 wood, and 2 coal into the Shaft

option-coal-storage = What the Coal Storage holds
option-coal-storage-about = What you may store in this building in winter. The German, English and Polish books say 1 coal and 1 wood. The French book says 1 coal or 1 wood. The Italian book says 1 coal and 1 food.
option-coal-storage-coal-and-wood = 1 coal and 1 wood
option-coal-storage-coal-or-wood = 1 coal or 1 wood
option-coal-storage-coal-and-food = 1 coal and 1 food

option-farm-storage-vp = Which resource scores on the farm
option-farm-storage-vp-about = Which resource scores 1 victory point when you store it on your farm in winter. The French book says food. The other four books say wood.
option-farm-storage-vp-wood = Wood
option-farm-storage-vp-food = Food

option-digger-choice = Who decides what the Coal-digger does
option-digger-choice-about = Whether you choose each of the Coal-digger’s actions. The German and French books let you choose. In the English, Polish and Italian books, the Coal-digger must remove 2 pit water if there are 2 or more, and must mine 1 coal otherwise.
option-digger-choice-free = You choose each action
option-digger-choice-forced = The pit water decides

option-digger-needs = When you can hire the Coal-digger
option-digger-needs-about = Whether you may pay the Coal-digger while you can’t reach any coal in the Pinge for lack of wood. The German book requires accessible coal in the Pinge. The French book requires just some coal there. The English, Polish and Italian books only say that the Coal-digger works in the Pinge.
option-digger-needs-pinge-coal = While there’s any coal in the Pinge
option-digger-needs-accessible-coal = Only while there’s accessible coal in the Pinge

option-synergy-owner = Who gets the extra mining action
option-synergy-owner-about = Who gets the extra action when the Farmer and the Farmhand both work in the mine. This decides between Pinge and Tunnel. The English book gives it to the worker activated last (the Polish and Italian books garble this sentence). The German and French books give it to the player and mention no worker.
option-synergy-owner-second-worker = The worker activated second
option-synergy-owner-player = The player, not tied to a worker

option-marker-window = When you can use markers
option-marker-window-about = When you may use markers. In practice, this affects the Cable and Windlass markers. The German book says in a later action phase. The English and Polish books say at any time in a later phase, and the Italian book says in the following phases. The French book says at any later time.
option-marker-window-action-phase = From the next action phase, not in winter
option-marker-window-winter-too = From the next phase; the Cable marker in winter too
option-marker-window-at-once = Immediately; the Cable marker in winter too

option-horse-cart-step = When the Horse and Cart scores
option-horse-cart-step-about = In which step of winter the owner scores 1 victory point per coal on their farm. The German and French books say the storage step. The English and Polish books say the scoring step, and the Italian book calls it the final scoring step of each winter.
option-horse-cart-step-scoring = In the scoring step
option-horse-cart-step-storage = In the storage step

option-fee-with-fresh-goods = Paying the distant fee with new resources
option-fee-with-fresh-goods-about = Whether you may pay the fee for a distant development with resources you received in the same phase. The German and French books allow it. The other books don’t mention it.
option-fee-with-fresh-goods-yes = Allowed
option-fee-with-fresh-goods-no = Not allowed

option-plan-in-turn-order = Planning in turn order
option-plan-in-turn-order-about = Whether players plan one after another. In the German and French books, everyone plans at the same time. The English, Polish and Italian books add that players may agree to plan in turn order.
option-plan-in-turn-order-no = Everyone at the same time
option-plan-in-turn-order-yes = One after another, in turn order

option-oil-lamp-same-board = Which pools the Oil Lamp works with
option-oil-lamp-same-board-about = Whether the Lamp marker may only swap a disk in a reserve pool with a disk in that reserve’s own action pool. The German, English, Polish and Italian books say so. The French book just says a reserve pool and an action pool.
option-oil-lamp-same-board-yes = Only the reserve’s own action pool
option-oil-lamp-same-board-no = Any action pool

option-windlass-actions = What the Windlass marker can do
option-windlass-actions-about = What you may do with the 3 free actions. The German and French books allow any Haspelknecht action. The English and Polish books mention only reeling up coal. The Italian book mentions only collecting water.
option-windlass-actions-any = Any Haspelknecht action
option-windlass-actions-lifting = Only lift coal
option-windlass-actions-water = Only remove pit water

option-building-symbols = The fourth building symbol
option-building-symbols-about = Which tile has a building symbol besides tiles 12, 15 and 24. The German and French books print tile 34 (Coal Sacks). But the fourth building in the box belongs to tile 35 (Water Mill), so this may be a misprint. The other books print no list.
option-building-symbols-tile-34 = Tile 34, Coal Sacks
option-building-symbols-tile-35 = Tile 35, Water Mill

option-min-tiles-per-row = Minimum tiles per row
option-min-tiles-per-row-about = How many tiles each row must have if you play with another layout. The German and French books require at least as many as there are players. The English, Polish and Italian books require at least 3. No row is ever shorter than 3.
option-min-tiles-per-row-players = As many as players, at least 3
option-min-tiles-per-row-three = At least 3

option-second-take-fewer = Taking fewer disks in the second take
option-second-take-fewer-about = Whether you may leave disks of the chosen colour behind in the second take, although you have room for them. In the French book, you fill up to 5 disks in total. The other books only say that you may not have more than 5.
option-second-take-fewer-no = Take as many as the limit of 5 allows
option-second-take-fewer-yes = You may take fewer

option-shaft-water-only-haspel = Who removes pit water from the Shaft
option-shaft-water-only-haspel-about = Whether the Farmer and the Farmhand may also use black disks to remove pit water from the Shaft. The German, French and English books allow only the Haspelknecht. The Polish and Italian books don’t say. The Hauling Cable and the Windlass work in any case.
option-shaft-water-only-haspel-yes = Only the Haspelknecht
option-shaft-water-only-haspel-no = Farmer and Farmhand too

## Options where no book gives a clear answer

option-mill-repeat = How often you can use the Water Mill
option-mill-repeat-about = How often you may use the Water Mill in one action phase. No book gives a limit.
option-mill-repeat-once = Once per action phase
option-mill-repeat-repeat = As often as you place disks on it

option-disk-limit = How many developments you can buy
option-disk-limit-about = Whether the 9 player disks beside your board limit you to 9 developments. The books say that each purchase needs a disk, but not what happens when you have none left.
option-disk-limit-nine = At most 9 developments
option-disk-limit-none = No limit

option-thaler-limit = Limited supply of Thaler
option-thaler-limit-about = Whether there are only the 16 coins in the box. No book says what happens when they run out.
option-thaler-limit-none = No limit
option-thaler-limit-sixteen = 16 coins in total

option-debt-limit = Limited supply of debt chits
option-debt-limit-about = Whether there are only the 24 debt chits in the box. No book says what happens when they run out.
option-debt-limit-none = No limit
option-debt-limit-twenty-four = 24 debt chits in total

option-pickaxe-delay = When the Pickaxe takes effect
option-pickaxe-delay-about = Whether the Improved Farmhand has to wait until the next action phase to buy a development. The German book says so. The other books don’t say.
option-pickaxe-delay-yes = From the next action phase
option-pickaxe-delay-no = Immediately

option-early-tunnel-wood = Wood in the Tunnel before the Pinge is exhausted
option-early-tunnel-wood-about = Whether you may place wood in the Tunnel while there’s still coal in the Pinge. All books say that you may place wood at any time, but none mentions this case.
option-early-tunnel-wood-yes = Allowed
option-early-tunnel-wood-no = Only after the Pinge is exhausted

option-mixed-mining-synergy = Synergy for coal and pit water together
option-mixed-mining-synergy-about = Whether you get the synergy bonus when the Farmer mines coal and the Farmhand removes pit water, or the other way round. The English, Polish and Italian books say yes. The German and French books can be read either way.
option-mixed-mining-synergy-yes = Yes, both are work in the mine
option-mixed-mining-synergy-no = No, both must do the same

option-farmhand-summer-bonus = Summer bonus for the Improved Farmhand
option-farmhand-summer-bonus-about = Whether you also get the summer bonus when the Improved Farmhand makes food. All books mention only the Farmer. The German and French books add that the Improved Farmhand can do the same as the Farmer.
option-farmhand-summer-bonus-no = Only for the Farmer
option-farmhand-summer-bonus-yes = For the Improved Farmhand too

option-free-coal-needs-dry-mine = Pit water and the Hammer and Pick’s free coal
option-free-coal-needs-dry-mine-about = Whether too much pit water also stops you from mining the free coal from tile 33. The books only say that the coal has to be accessible.
option-free-coal-needs-dry-mine-yes = Pit water stops it, like all mining
option-free-coal-needs-dry-mine-no = Pit water doesn’t stop it

option-sell-fresh-coal = Selling this phase’s coal with the Coal Sacks
option-sell-fresh-coal-about = Whether you may use the Coal Sacks to exchange coal that reached your farm in the same action phase. The German, English, Polish and Italian books say that wood is the only resource you can use immediately. The tile itself only requires coal on your farm.
option-sell-fresh-coal-no = Only coal from earlier phases
option-sell-fresh-coal-yes = Any coal on your farm
