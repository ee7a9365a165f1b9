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
    [taking] the first take
    [taking-again] the second take
    [refunding] the decision whether to return pit water
    [planning] planning
    [working] working
   *[storing] storing resources for the winter
}
store-word = { $place ->
    [farm] on the farm
    [barn] in the Barn
   *[coal_storage] in the Coal Storage
}

## Refused at any time

reason-no-such-move = There’s no such move in the game.
reason-game-over = The game is over.
reason-draw-first = Disks must be drawn from the bag first.
reason-not-your-turn = It’s player { $seat }’s turn.
reason-wrong-stage = You can’t do this now. The current step is { stage-word }.

## Refused while taking disks

reason-no-such-pool = There’s no pool { $pool }. Only { $pools } pools are in play.
reason-colour-not-there = There’s no { colour-word } disk in pool { $pool }.
reason-must-take = In the first take, you must take disks.
reason-must-take-all = In the first take, you take all disks of a colour.
reason-must-take-up-to-limit = You must take all disks of the colour, up to five disks in total.
reason-not-fewer = You’d take { $most } anyway, and { $disks } isn’t fewer. Leave out the number.
reason-no-marker = You don’t have the marker from tile { $tile }.
reason-lamp-own-pool = With the Oil Lamp, you can swap disks of reserve pool { $pool } only with its own action pool.
reason-lamp-same-colour = You can’t swap two disks of the same colour.
reason-reserve-lacks-colour = There’s no { colour-word } disk in reserve pool { $pool }.

## Refused while planning

reason-plan-is-ready = Your plan is ready. Withdraw it if you want to change it.
reason-plan-other-worker = You’re planning for the { worker-word } now.
reason-plan-mill-now = You’re planning for the Water Mill now.
reason-too-few-disks = { $have ->
    [0] You have no { colour-word } disk left to plan. This needs { $need }.
    [one] You have only 1 { colour-word } disk left to plan. This needs { $need }.
   *[other] You have only { $have } { colour-word } disks left to plan. This needs { $need }.
}
reason-mixed-needs-development = You can mix colours only to buy a development, and this worker can’t buy one.
reason-mixed-fits-no-tile = These disks don’t match the exact cost of any tile in play that you don’t own yet.
reason-digger-gone = The Coal-digger is no longer available: your Pinge is exhausted.
reason-digger-needs-access = You can hire the Coal-digger only while there’s accessible coal in the Pinge.
reason-worker-not-there-yet = The { worker-word } arrives when your Pinge is exhausted.
reason-miner-takes-no-disk = Pay the Miner with 1 food or 1 Thaler, not with a disk.
reason-no-yellow-left = You have no yellow disk left for the { worker-word }.
reason-no-food-left = You have no food left for the { worker-word }.
reason-no-thaler-left = You have no Thaler left for the { worker-word }.
reason-no-mill = You have no Water Mill.
reason-mill-needs-two = The Water Mill needs 2 { colour-word } disks. You have { $have } left.
reason-mill-black-first = Plan the Water Mill’s black disks before the yellow ones.

## Refused while working

reason-finish-first = The { worker-word } is working. Finish that first.
reason-nobody-at-work = No worker is working. Activate one first.
reason-worker-is-done = The { worker-word } has already worked in this phase.
reason-worker-has-no-disks = You planned no disks for the { worker-word }.
reason-worker-unpaid = You didn’t pay the { worker-word } in your plan.
reason-wrong-colour = For this, the { worker-word } needs only { colour-word } disks.
reason-pinge-exhausted = Your Pinge is exhausted.
reason-pinge-flooded = { $water } pit water in the Pinge. To mine there, you need fewer than { $limit }.
reason-pinge-needs-wood = You can’t reach any coal in the Pinge. Place wood on the next symbol.
reason-pinge-not-exhausted = Your Pinge still holds { $coal } coal. The Tunnel opens when the Pinge is exhausted.
reason-pinge-or-tunnel = The { worker-word } worked in the Pinge and can’t work in the Tunnel in the same phase.
reason-tunnel-empty = There’s no coal left in the Tunnel.
reason-tunnel-flooded = { $water } pit water in the Shaft. To mine in the Tunnel, you need fewer than { $limit }.
reason-tunnel-needs-wood = You can’t reach any coal in the Tunnel. Symbols covered with wood: { $wood } of { $sections }.
reason-shaft-has-no-coal = There’s no coal in the Shaft.
reason-shaft-flooded = { $water } pit water in the Shaft. To lift coal, you need fewer than { $limit }.
reason-not-so-much-water = You have { $water } pit water, not { $amount }.
reason-shaft-water-by-haspelknecht = Only the Haspelknecht can remove pit water from the Shaft.
reason-haspelknecht-does-not-mine = The Haspelknecht lifts coal and removes water, but can’t mine.
reason-only-haspelknecht-lifts = Only the Haspelknecht can lift coal.
reason-miner-does-not-pump = The Miner can’t remove pit water.
reason-digger-is-forced = With { $water } pit water, the Coal-digger has no choice: remove 2 if there are 2 or more, mine otherwise.
reason-mill-has-no-disks = You planned no disks for the Water Mill.
reason-mill-is-done = You’ve already used the Water Mill in this phase.
reason-windlass-water-only = In this game, you can only remove water with the Windlass marker.
reason-windlass-lifting-only = In this game, you can only lift coal with the Windlass marker.
reason-marker-is-fresh = You received the marker from tile { $tile } in this phase. You can use it from the next action phase.
reason-marker-not-in-winter = You can use markers only in action phases.
reason-cable-needs-water = You have no pit water to remove.
reason-no-charcoal-burner = You have no Charcoal Burner.
reason-charcoal-not-in-winter = You can use the Charcoal Burner only in action phases.
reason-charcoal-once = You’ve already used the Charcoal Burner in this phase.
reason-charcoal-is-fresh = You can use the Charcoal Burner from the phase after you buy it.
reason-charcoal-needs-wood = You need 2 wood for the Charcoal Burner. You have { $wood }.
reason-no-wood = You have no wood.
reason-symbols-covered = All { $symbols } wood symbols are covered.
reason-no-early-tunnel-wood = In this game, you can place wood in the Tunnel only after the Pinge is exhausted.
reason-no-offer = No tile offers you this now.
reason-decide-first = First decide about tile { $tile }, which you just bought.
reason-too-little-coal = You can exchange only { $coal } of the coal on your farm now (coal from this phase doesn’t count). This needs 2.

## Refused while buying

reason-farmhand-does-not-develop = The Farmhand can’t buy developments without the Pickaxe.
reason-farmhand-improves-later = The Improved Farmhand can buy developments from the next action phase.
reason-tile-not-in-play = Tile { $tile } isn’t in play.
reason-tile-owned-already = You already own tile { $tile }.
reason-disks-do-not-pay = Tile { $tile } costs { $yellow } yellow, { $brown } brown, { $black } black and { $any } of any colour. This worker has { $has_yellow } yellow, { $has_brown } brown and { $has_black } black.
reason-no-player-disk-left = All nine of your player disks are on developments.
reason-no-fee-due = There’s no fee for tile { $tile }.
reason-tile-out-of-reach = Tile { $tile } isn’t next to any of your tiles, and nobody owns it yet.
reason-fee-due = Tile { $tile } isn’t next to any of your tiles: name the resource you pay as the fee ({ $level ->
    [2] coal, wood or food
    [3] coal
   *[4] food
}).
reason-fee-wrong-good = { $level ->
    [2] The fee for level 2 is coal, wood or food.
    [3] The fee for level 3 is 1 coal, not { good-word }.
   *[4] The fee for level 4 is 1 food, not { good-word }.
}
reason-fee-good-missing = You have no { good-word } on your farm for the fee.
reason-fee-good-is-fresh = In this game, you can’t pay a fee with { good-word } you received in this phase.

## Refused while storing

reason-no-barn = You have no Barn.
reason-no-coal-storage = You have no Coal Storage.
reason-coal-storage-takes-otherwise = In this game, you can’t store these resources in the Coal Storage.
reason-store-lacks-good = You have { $have } { good-word }. This needs { $need }.

## What a legal move does: taking

reason-takes-all = Takes { $disks ->
    [one] the { colour-word } disk
    [2] both { colour-word } disks
   *[other] all { $disks } { colour-word } disks
} from pool { $pool }.
reason-takes-water = Pool { $pool } has a water symbol: receives 1 pit water.
reason-order-value = Counts { $value } for the turn order. The lowest goes first.
reason-takes-second = Takes { $disks } { colour-word } { $disks ->
    [one] disk
   *[other] disks
} from pool { $pool }, { $total } in total.
reason-passes = Takes no more disks.
reason-lamp-swaps = Swaps a { colour-word } disk in reserve pool { $reserve } with a { other-colour-word } disk in action pool { $pool }.
reason-marker-is-used = The marker from tile { $tile } is used up.
reason-refunds-water = Returns 1 pit water to the supply.
reason-keeps-water = Keeps the pit water.

## What a legal move does: planning

reason-plans-nothing = Nothing for the { worker-word }.
reason-plans-disks = For the { worker-word }: { $yellow } yellow, { $brown } brown, { $black } black.
reason-mix-pays-tile = Pays for tile { $tile }.
reason-plans-payment = { payment-word } for the { worker-word }.
reason-plans-no-mill = Nothing more for the Water Mill.
reason-plans-mill-black = 2 black disks for the Water Mill: 1 Thaler.
reason-plans-mill-yellow = 2 yellow disks for the Water Mill: 1 food and 2 victory points.

## What a legal move does: working

reason-makes-food = The { worker-word } makes { $food } food.
reason-makes-wood = The { worker-word } makes { $wood } wood.
reason-synergy-food = Synergy bonus, because the Farmer and the Farmhand both made food: 1 extra food.
reason-synergy-wood = Synergy bonus, because the Farmer and the Farmhand both made wood: 1 extra wood.
reason-summer-food = Summer bonus: 1 extra food.
reason-goes-mining = The { worker-word } goes mining: { actions-word }.
reason-begins-work = The { worker-word } starts work: up to { $steps } actions.
reason-windlass-shift = The Windlass marker gives up to { $steps } free Haspelknecht actions.
reason-mill-makes = { $thaler ->
    [0] The Water Mill gives { $food } food and { $points } victory points.
   *[other] { $food ->
        [0] The Water Mill gives { $thaler } Thaler.
       *[other] The Water Mill gives { $thaler } Thaler, { $food } food and { $points } victory points.
    }
}
reason-tile-is-free = Tile { $tile } is in the top row: no fee.
reason-tile-is-adjacent = Tile { $tile } is next to one of your tiles: no fee.
reason-fee-goes-to = Tile { $tile } isn’t next to any of your tiles: 1 { good-word } goes to player { $seat }, whose disk is on top.
reason-rank-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} as buyer number { $rank } of tile { $tile }.
reason-tile-effect = The { worker-word } buys tile { $tile }.
reason-mines-pinge = 1 coal from the Pinge goes to the farm; { $left } left.
reason-mines-tunnel = 1 coal from the Tunnel goes to the Shaft; { $left } left.
reason-ends-pinge = The Pinge is exhausted. The Miner and the Haspelknecht arrive.
reason-pinge-bonus = Pinge bonus for year { $year }: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.
reason-pumps = Removes { $amount } pit water; { $left } left.
reason-lifts = Lifts 1 coal from the Shaft to the farm.
reason-props-pinge = 1 wood opens up { $coal } coal in the Pinge.
reason-props-tunnel = 1 wood opens up Tunnel section { $section } with { $coal } coal.
reason-cable-pumps = Removes 1 pit water and scores 1 victory point with the Cable marker.
reason-charcoal-burns = Exchanges 2 wood for 2 coal and 1 victory point.
reason-stops = The { worker-word } stops; { $steps ->
    [one] 1 action is lost
   *[other] { $steps } actions are lost
}.
reason-timber-wood = 3 wood and 1 pit water.
reason-timber-thaler = 1 Thaler.
reason-sells-one = Exchanges 1 coal for 1 Thaler.
reason-sells-two = Exchanges 2 coal for 1 Thaler and 1 food.
reason-declines = Declines what tile { $tile } offers.
reason-ends-turn = Ends the turn. Unused actions are lost.

## What a legal move does: storing

reason-stores = Keeps { $food } food, { $wood } wood and { $coal } coal.
reason-returns = { $food } food, { $wood } wood and { $coal } coal return to the supply.
reason-storage-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} for storage { store-word }.
reason-horse-and-cart-points = Horse and Cart: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} for the coal on your farm.
