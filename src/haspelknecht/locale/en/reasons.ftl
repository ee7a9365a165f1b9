### Why a move is refused, and what a legal one does. Each sentence is shown after the id of its rule:
### "R-WATER-05: 3 pit water in the Shaft; lifting needs fewer than 2."

## Words inside the sentences. A language may add more of these for its own cases.

colour-word = { $colour ->
    [yellow] yellow
    [brown] brown
   *[black] black
}
other-colour-word = { $other_colour ->
    [yellow] yellow
    [brown] brown
   *[black] black
}
good-word = { $good ->
    [food] food
    [wood] wood
   *[coal] coal
}
worker-word = { $worker ->
    [farmer] Farmer
    [farmhand] Farmhand
    [digger] Coal-digger
    [miner] Miner
   *[haspelknecht] Haspelknecht
}
payment-word = { $payment ->
    [yellow] 1 yellow disk
    [food] 1 food
   *[thaler] 1 Thaler
}
stage-word = { $stage ->
    [taking] the first step of taking disks
    [taking-again] the second step of taking disks
    [refunding] the decision on the first pit water
    [planning] planning
    [working] the work of the player whose turn it is
   *[storing] storing goods for the winter
}
store-word = { $place ->
    [farm] on the farm
    [barn] in the Barn
   *[coal_storage] in the Coal Storage
}

## Refused at any time

reason-no-such-move = There is no such move in the game.
reason-game-over = The game is over.
reason-draw-first = Disks have to be drawn from the bag first.
reason-not-your-turn = It is the turn of player { $seat }.
reason-wrong-stage = This is not possible now; the game is at { stage-word }.

## Refused while taking disks

reason-no-such-pool = There is no pool { $pool }; only { $pools } pools are in play.
reason-colour-not-there = Pool { $pool } holds no { colour-word } disk.
reason-must-take = In the first step everyone must take disks.
reason-must-take-all = In the first step you take all disks of a colour.
reason-must-take-up-to-limit = You must take all disks of the colour until you hold five.
reason-not-fewer = { $disks } is not fewer than the { $most } you would take anyway; leave the number out.
reason-no-marker = You do not hold the marker of tile { $tile }.
reason-lamp-own-pool = The Oil Lamp swaps reserve pool { $pool } with its own action pool only.
reason-lamp-same-colour = Two disks of the same colour cannot be swapped.
reason-reserve-lacks-colour = Reserve pool { $pool } holds no { colour-word } disk.

## Refused while planning

reason-plan-is-ready = Your plan is ready; take it back if you want to change it.
reason-plan-other-worker = Your plan is at the { worker-word } now.
reason-plan-mill-now = Your plan is at the Water Mill now.
reason-too-few-disks = You have { $have } { colour-word } disks left to plan, this needs { $need }.
reason-mixed-needs-development = Disks of different colours only buy developments, and this worker cannot develop.
reason-mixed-fits-no-tile = These disks do not exactly pay for any tile in play that you do not own yet.
reason-digger-gone = The Coal-digger is gone: your Pinge is exhausted.
reason-digger-needs-access = The Coal-digger needs accessible coal in the Pinge.
reason-worker-not-there-yet = The { worker-word } comes when your Pinge is exhausted.
reason-miner-takes-no-disk = The Miner takes food or a Thaler, no disk.
reason-no-yellow-left = You have no yellow disk left for the { worker-word }.
reason-no-food-left = You have no food left for the { worker-word }.
reason-no-thaler-left = You have no Thaler left for the { worker-word }.
reason-no-mill = You have no Water Mill.
reason-mill-needs-two = The Water Mill needs 2 { colour-word } disks, you have { $have } left.
reason-mill-black-first = Plan the black disks of the Water Mill before the yellow ones.

## Refused while working

reason-finish-first = The { worker-word } is at work: finish that first.
reason-nobody-at-work = Nobody is at work; activate a worker first.
reason-worker-is-done = The { worker-word } has already worked in this phase.
reason-worker-has-no-disks = You planned no disks for the { worker-word }.
reason-worker-unpaid = You did not pay the { worker-word } in your plan.
reason-wrong-colour = The { worker-word } needs { colour-word } disks for this, and only those.
reason-pinge-exhausted = Your Pinge is exhausted.
reason-pinge-flooded = { $water } pit water in the Pinge; mining there needs fewer than { $limit }.
reason-pinge-needs-wood = No coal of the Pinge is accessible; place wood on the next symbol.
reason-pinge-not-exhausted = The Pinge still holds { $coal } coal; the Tunnel opens when it is exhausted.
reason-pinge-or-tunnel = The { worker-word } worked in the Pinge and cannot go on in the Tunnel in the same phase.
reason-tunnel-empty = The Tunnel holds no coal any more.
reason-tunnel-flooded = { $water } pit water in the Shaft; mining in the Tunnel needs fewer than { $limit }.
reason-tunnel-needs-wood = No coal of the Tunnel is accessible; { $wood } of { $sections } symbols are covered with wood.
reason-shaft-has-no-coal = There is no coal in the Shaft.
reason-shaft-flooded = { $water } pit water in the Shaft; lifting needs fewer than { $limit }.
reason-not-so-much-water = There is { $water } pit water, not { $amount }.
reason-shaft-water-by-haspelknecht = Water in the Shaft is removed by the Haspelknecht only.
reason-haspelknecht-does-not-mine = The Haspelknecht lifts coal and removes water, but does not mine.
reason-only-haspelknecht-lifts = Only the Haspelknecht lifts coal.
reason-miner-does-not-pump = The Miner cannot remove water.
reason-digger-is-forced = With { $water } pit water the Coal-digger has no choice: 2 are removed if there are 2 or more, else coal is mined.
reason-mill-has-no-disks = You planned no disks for the Water Mill.
reason-mill-is-done = The Water Mill has already worked in this phase.
reason-windlass-water-only = The Windlass marker only removes water in this game.
reason-windlass-lifting-only = The Windlass marker only lifts coal in this game.
reason-marker-is-fresh = You got the marker of tile { $tile } in this phase; use it from the next action phase on.
reason-marker-not-in-winter = Markers are used in action phases only.
reason-cable-needs-water = There is no pit water to remove.
reason-no-charcoal-burner = You have no Charcoal Burner.
reason-charcoal-not-in-winter = The Charcoal Burner works in action phases only.
reason-charcoal-once = The Charcoal Burner has already worked in this phase.
reason-charcoal-is-fresh = The Charcoal Burner works from the phase after its purchase on.
reason-charcoal-needs-wood = The Charcoal Burner needs 2 wood, you have { $wood }.
reason-no-wood = You have no wood.
reason-symbols-covered = All { $symbols } wood symbols are covered.
reason-no-early-tunnel-wood = In this game wood goes into the Tunnel only when the Pinge is exhausted.
reason-no-offer = No tile offers you this now.
reason-decide-first = Decide first about tile { $tile }, which you have just bought.
reason-too-little-coal = You have { $coal } coal on the farm that can be sold now, this needs 2.

## Refused while buying

reason-farmhand-does-not-develop = The Farmhand cannot buy developments without the Pickaxe.
reason-farmhand-improves-later = The Improved Farmhand buys developments from the next action phase on.
reason-tile-not-in-play = Tile { $tile } is not in play.
reason-tile-owned-already = You own tile { $tile } already.
reason-disks-do-not-pay = Tile { $tile } costs { $yellow } yellow, { $brown } brown, { $black } black and { $any } of any colour; on the worker lie { $has_yellow } yellow, { $has_brown } brown and { $has_black } black.
reason-no-player-disk-left = All your nine player disks lie on developments.
reason-no-fee-due = Tile { $tile } costs you no fee.
reason-tile-out-of-reach = Tile { $tile } touches no tile of yours, and nobody owns it yet.
reason-fee-due = Tile { $tile } touches no tile of yours: name the good you pay as fee ({ $level ->
    [2] coal, wood or food
    [3] coal
   *[4] food
}).
reason-fee-wrong-good = { $level ->
    [2] The fee for level 2 is coal, wood or food.
    [3] The fee for level 3 is 1 coal, not { good-word }.
   *[4] The fee for level 4 is 1 food, not { good-word }.
}
reason-fee-good-missing = You have no { good-word } on the farm for the fee.
reason-fee-good-is-fresh = In this game { good-word } received in this phase cannot pay a fee.

## Refused while storing

reason-no-barn = You have no Barn.
reason-no-coal-storage = You have no Coal Storage.
reason-coal-storage-takes-otherwise = The Coal Storage does not keep these goods in this game.
reason-store-lacks-good = You have { $have } { good-word }, this needs { $need }.

## What a legal move does: taking

reason-takes-all = Takes { $disks ->
    [one] the { colour-word } disk
    [2] both { colour-word } disks
   *[other] all { $disks } { colour-word } disks
} from pool { $pool }.
reason-takes-water = Pool { $pool } is wet: 1 pit water comes along.
reason-order-value = Counts { $value } for the turn order; low goes first.
reason-takes-second = Takes { $disks } { colour-word } { $disks ->
    [one] disk
   *[other] disks
} from pool { $pool }, { $total } in all.
reason-passes = Takes no more disks.
reason-lamp-swaps = A { colour-word } disk of reserve pool { $reserve } changes places with a { other-colour-word } disk of action pool { $pool }.
reason-marker-is-used = The marker of tile { $tile } is used up.
reason-refunds-water = Returns 1 pit water to the supply.
reason-keeps-water = Keeps the pit water.

## What a legal move does: planning

reason-plans-nothing = Nothing for the { worker-word }.
reason-plans-disks = For the { worker-word }: { $yellow } yellow, { $brown } brown, { $black } black.
reason-mix-pays-tile = Pays tile { $tile }.
reason-plans-payment = { payment-word } for the { worker-word }.
reason-plans-no-mill = Nothing more for the Water Mill.
reason-plans-mill-black = 2 black disks for the Water Mill: 1 Thaler.
reason-plans-mill-yellow = 2 yellow disks for the Water Mill: 1 food and 2 victory points.

## What a legal move does: working

reason-makes-food = The { worker-word } brings { $food } food.
reason-makes-wood = The { worker-word } brings { $wood } wood.
reason-synergy-food = Both own workers brought food: 1 food more.
reason-synergy-wood = Both own workers brought wood: 1 wood more.
reason-summer-food = Summer bonus: 1 food more.
reason-goes-mining = The { worker-word } goes mining: { actions-word }.
reason-begins-work = The { worker-word } begins: up to { $steps } actions.
reason-windlass-shift = The Windlass marker lets the Haspelknecht work: up to { $steps } actions.
reason-mill-makes = The Water Mill gives { $thaler } Thaler, { $food } food and { $points } victory points.
reason-tile-is-free = Tile { $tile } is of the top row: no fee.
reason-tile-is-adjacent = Tile { $tile } touches a tile of yours: no fee.
reason-fee-goes-to = Tile { $tile } touches no tile of yours: 1 { good-word } goes to player { $seat }, whose disk is on top.
reason-rank-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} as buyer number { $rank } of tile { $tile }.
reason-tile-effect = The { worker-word } buys tile { $tile }.
reason-mines-pinge = 1 coal from the Pinge to the farm; { $left } left.
reason-mines-tunnel = 1 coal from the Tunnel into the Shaft; { $left } left.
reason-ends-pinge = The Pinge is exhausted; Miner and Haspelknecht come.
reason-pinge-bonus = Pinge bonus of year { $year }: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.
reason-pumps = Removes { $amount } pit water; { $left } left.
reason-lifts = Lifts 1 coal from the Shaft to the farm.
reason-props-pinge = 1 wood opens { $coal } coal in the Pinge.
reason-props-tunnel = 1 wood opens section { $section } of the Tunnel with { $coal } coal.
reason-cable-pumps = The Cable marker removes 1 pit water and scores 1 victory point.
reason-charcoal-burns = 2 wood become 2 coal and 1 victory point.
reason-stops = The { worker-word } stops; { $steps ->
    [one] 1 action is lost
   *[other] { $steps } actions are lost
}.
reason-timber-wood = 3 wood, and 1 pit water.
reason-timber-thaler = 1 Thaler.
reason-sells-one = 1 coal becomes 1 Thaler.
reason-sells-two = 2 coal become 1 Thaler and 1 food.
reason-declines = Declines what tile { $tile } offers.
reason-ends-turn = Ends the turn; what was not used is lost.

## What a legal move does: storing

reason-stores = Keeps { $food } food, { $wood } wood and { $coal } coal.
reason-returns = { $food } food, { $wood } wood and { $coal } coal return to the supply.
reason-storage-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} for what is stored { store-word }.
reason-horse-and-cart-points = Horse and Cart: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} for the coal on the farm.
