### The glossary: the terms of the game and what they mean. Terms that have a message elsewhere use that one.

## The game

term-year = Year
term-year-about = The game lasts three years. Each has a spring, a summer and an autumn in which you act, and a winter in which you score, pay your rent and store resources.

term-action-phase = Action phase
term-action-phase-about = Spring, summer and autumn each have one: the pools are refilled, everyone takes disks, the turn order is set, and everyone plans and acts.

term-water-phase = Water phase
term-water-phase-about = At the start of spring and autumn, every player receives 1 pit water.

term-turn-order = Turn order
term-turn-order-about = Who acts first, second and so on. It changes in every action phase and depends on the disks of your first take.

term-planning = Planning
term-planning-about = You secretly put your disks on your workers and pay the workers you hire. Nothing happens until everyone’s ready.

term-victory-point = Victory point
term-victory-point-about = The player with the most victory points at the end of the game wins.

## Disks

term-action-disk = Action disk
term-action-disk-about = A yellow, brown or black disk. Put it on a worker to make food (yellow), make wood (brown) or work in the mine (black), or pay for a development with it.

term-action-pool = Action pool
term-action-pool-about = Where you take disks from. There’s one for each player.

term-reserve-pool = Reserve pool
term-reserve-pool-about = Shows the disks that will move to its action pool in the next action phase. You can’t take disks from it.

term-take = Take
term-take-about = You take disks up to twice in an action phase: all disks of one colour from one action pool each time. The second take is optional and ends at 5 disks in all.

term-cart = Cart
term-cart-about = The two spaces for your disks: cart 1 holds those of your first take, cart 2 those of your second.

term-player-disk = Player disk
term-player-disk-about = A disk in your colour. It marks the developments you own; you have nine for that.

## Workers

term-own-workers = Own workers
term-own-workers-about = Your Farmer and your Farmhand. They work for free with the disks you put on them.

term-contract-workers = Hired workers
term-contract-workers-about = The Coal-digger, later the Miner and the Haspelknecht. Each wants one payment per action phase.

term-farmer-about = The head of your farm. Makes food or wood, works in the mine, or buys a development.

term-farmhand-about = Does the same work as the Farmer, but can’t buy developments.

term-improved-farmhand-about = Your Farmhand after you’ve bought the Pickaxe: they can buy developments too.

term-digger-about = Removes pit water and mines coal in the Pinge, up to 2 actions. Leaves when the Pinge is exhausted.

term-miner-about = Mines up to 3 coal in the Tunnel. Arrives when your Pinge is exhausted.

term-haspelknecht-about = The worker at the windlass, who gave the game its name. Lifts coal from the Shaft to the farm and removes pit water there, up to 3 actions. Arrives when your Pinge is exhausted.

## The mine

term-pinge-about = The open pit on your land where coal lies just below the ground. It holds 7 coal. When it’s exhausted, you go underground.

term-tunnel-about = The mine below ground: 7 sections with 11 coal. Coal mined here goes to the Shaft first.

term-shaft-about = Where coal from the Tunnel waits until the Haspelknecht lifts it to the farm, and where pit water collects once the Pinge is exhausted.

term-section = Section
term-section-about = A part of the Tunnel. When its coal is gone and there’s wood at its left edge, it’s complete and scores at the end of the game.

term-wood-symbol = Wood symbol
term-wood-symbol-about = A place for a wooden prop. Cover it with 1 wood to reach the coal to its right.

term-pit-water-about = Water that seeps into your mine. Too much of it stops mining and lifting, and it costs points at the end of the game.

term-mine-action = Action in the mine
term-mine-action-about = Mining 1 coal, or removing up to 2 pit water. Each black disk on your Farmer or Farmhand is one.

term-mining = Mining
term-mining-about = Taking an accessible coal: from the Pinge to your farm, or from the Tunnel to the Shaft.

term-lifting = Lifting
term-lifting-about = Bringing a coal from the Shaft up to your farm, where it scores.

term-pinge-bonus = Pinge bonus
term-pinge-bonus-about = Points for emptying your Pinge early: 2 in year 1, 1 in year 2.

term-synergy-bonus = Synergy bonus
term-synergy-bonus-about = One extra food, wood or action in the mine when your Farmer and your Farmhand do the same kind of work in one action phase.

term-summer-bonus = Summer bonus
term-summer-bonus-about = One extra food when your Farmer makes food in summer.

## The farm

term-farm-about = Where you keep your resources. In winter, only coal on the farm scores.

term-resource = Resource
term-resource-about = Food, wood and coal. Resources you don’t store are lost at the end of winter.

term-thaler-about = A coin. Pays workers and rent, and whatever is left scores at the end of the game.

term-debt-about = What you take for each food or Thaler of rent you can’t pay. Debts cost points at the end of the game.

term-rent = Rent
term-rent-about = What you owe the nobility every winter: 2 food in year 1, 2 food and 1 Thaler in year 2, 1 food and 2 Thaler in year 3.

term-storage = Storage
term-storage-about = At the end of winter, you may keep one resource on your farm, and more in the Barn and the Coal Storage.

## Developments

term-development = Development
term-development-about = A tile that gives you something for the rest of the game. You buy it with disks and score points for being early.

term-distant-development = Distant development
term-distant-development-about = A tile that isn’t next to any of yours. You can only buy it if someone else owns it, and you pay them a fee.

term-action-marker = Action marker
term-action-marker-about = Comes with some developments and can be used once. Unused, it’s worth 1 point at the end of the game.

term-building = Building
term-building-about = Comes with some developments and stands on your board from then on. Building symbols score together at the end of the game.

term-fork = Fork
term-fork-about = A symbol on some tiles. Scores for the owner of the Handcart.

term-hammer-and-pick = Hammer-and-pick symbol
term-hammer-and-pick-about = A symbol on some tiles. Scores for the owner of the Coal Driver.

## Worked examples

example-second-take = The second take
example-second-take-about = You took 3 black disks in your first take, so you may hold 2 more. The pool has 1 yellow and 3 brown disks. You can take the yellow one, 2 of the brown ones, or nothing; you can’t take both colours. Here you take brown. One brown disk stays behind, and a second take never brings pit water.

example-tile-cost = Paying for a tile
example-tile-cost-about = The Mining Timber costs 1 black disk and 3 disks of any colour. With 2 black and 2 brown disks on your Farmer, the cost is met: one black disk for the black spot, the others for the grey ones. With 4 brown disks, it wouldn’t be.

example-first-year = Three workers in the first year
example-first-year-about = You have 3 yellow and 2 brown disks, and there are 2 pit water in your Pinge. The Farmer buys the Bucket with 1 yellow and 2 brown disks, the Farmhand makes 1 food, and the last yellow disk pays the Coal-digger, who removes both pit water and mines a coal. There’s no synergy bonus, because buying a development isn’t making food.

example-into-the-tunnel = From the Pinge into the Tunnel
example-into-the-tunnel-about = One coal is left in the Pinge, under 3 pit water. The Farmhand removes 2 of them and mines the coal: the Pinge is exhausted, the last pit water moves to the Shaft, and you score the Pinge bonus. You place 4 wood in the Tunnel. The Farmer, who is another worker, can now mine there twice, and because both have worked in the mine, a third time for the synergy bonus.

example-five-water = The Haspelknecht and five pit water
example-five-water-about = There are 5 pit water in the Shaft and 1 coal. You pay the Haspelknecht with a yellow disk for 3 actions. While there are 2 or more pit water, they can’t lift anything, so the first two actions remove 4 pit water. The third lifts the coal to your farm.

example-charcoal = How often the Charcoal Burner works
example-charcoal-about = You bought the Charcoal Burner in the first spring. From the next action phase, you may exchange 2 wood for 2 coal and 1 victory point, once in each: at most eight times in the game. (In the first edition, there’s no limit.)
