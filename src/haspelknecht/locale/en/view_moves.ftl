### What a player can do, what it would bring, what would be wasted, and why something is not possible.

view-points = { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
}
actions-word = { $steps ->
    [one] 1 action
   *[other] { $steps } actions
}
gained-word = { $points ->
    [0] no victory points
    [one] 1 victory point
   *[other] { $points } victory points
}
coloured-disks-word = { $disks ->
    [one] 1 { colour-word } disk
   *[other] { $disks } { colour-word } disks
}
extra-word = { $bonus ->
    [synergy] , 1 of it for synergy
    [summer] , 1 of it as the summer bonus
    [both] , 1 of it for synergy and 1 as the summer bonus
   *[none] { "" }
}

## Buttons: short commands

button-take = Take { $disks } { colour-word }
button-take-some = Take only { $disks } { colour-word }
button-pass = Take no more
button-pass-empty = Pass
button-lamp = Swap { colour-word } for { other-colour-word } in pool { $pool }
button-refund = Return 1 pit water
button-keep = Keep it
button-make-food = Make { $amount } food
button-make-wood = Make { $amount } wood
button-go-mining = Go mining
button-buy = Buy the { $tile }
button-buy-fee = Buy the { $tile } for 1 { good-word }
button-start = Start work
button-mill = Run the mill
button-windlass = Use the Windlass
button-cable = Use the Cable marker
button-charcoal = Burn charcoal
button-prop-pinge = Place wood in the Pinge
button-prop-tunnel = Place wood in the Tunnel
button-mine = Mine 1 coal
button-pump = Remove { $amount } pit water
button-lift = Lift 1 coal
button-stop = Stop here
button-timber-wood = Take 3 wood
button-timber-thaler = Take 1 Thaler
button-sell-one = Sell 1 coal
button-sell-two = Sell 2 coal
button-decline = No, thanks
button-end = End turn

## The same as sentences, for lists and screen readers. $worker: "Farmer"; $tile: "Bucket"; $name: a player

does-take = Take { coloured-disks-word } from pool { $pool }: turn order value { $value }
does-take-wet = Take { coloured-disks-word } from pool { $pool }, with 1 pit water: turn order value { $value }
does-take-second = Take { coloured-disks-word } from pool { $pool }: { $total } disks in total
does-pass = Take no more disks
does-pass-empty = Pass: all pools are empty
does-lamp = Swap a { colour-word } disk in reserve pool { $reserve } for a { other-colour-word } disk in pool { $pool }
does-refund = Return 1 pit water to the supply
does-keep = Keep the pit water
does-make-food = { $worker }: make { $amount } food{ extra-word }
does-make-wood = { $worker }: make { $amount } wood{ extra-word }
does-go-mining = { $worker }: go mining with { actions-word }
does-buy = { $worker }: buy the { $tile } and score { gained-word }
does-buy-fee = { $worker }: buy the { $tile } and score { gained-word }; pay { $name } 1 { good-word }
does-start = { $worker }: start work with { actions-word }
# $goods: "1 Thaler", "1 food and 2 victory points"
does-mill = Run the Water Mill: { $goods }
does-windlass = Use the Windlass marker: { actions-word } for the Haspelknecht, for free
does-cable = Use the Cable marker: remove 1 pit water and score 1 victory point
does-charcoal = Burn charcoal: exchange 2 wood for 2 coal and 1 victory point
does-prop-pinge = Place 1 wood in the Pinge: you can reach { $coal } more coal
does-prop-tunnel = Place 1 wood in Tunnel section { $section }: you can reach { $coal } more coal
does-mine-pinge = Mine 1 coal in the Pinge; it goes to your farm
does-mine-last = Mine the last coal in the Pinge: { gained-word }; the Miner and the Haspelknecht arrive
does-mine-tunnel = Mine 1 coal in the Tunnel; it goes to the Shaft
does-pump = Remove { $amount } pit water; { $left } left
does-lift = Lift 1 coal from the Shaft to your farm
does-stop = { $worker }: stop with { actions-word } left
does-timber-wood = Take 3 wood and 1 pit water
does-timber-thaler = Take 1 Thaler
does-sell-one = Sell 1 coal for 1 Thaler
does-sell-two = Sell 2 coal for 1 Thaler and 1 food
does-decline = Decline what the { $tile } offers
does-end = End your turn

## What would be wasted. $names: workers with commas; $goods: "2 coal and 1 wood"

warn-workers = { $count ->
    [one] 1 worker unused: { $names }
   *[other] { $count } workers unused: { $names }
}
warn-bonus-step = Your extra synergy action is unused
warn-steps = { $steps ->
    [one] 1 action unused
   *[other] { $steps } actions unused
}
warn-lapse = This empties the Pinge and ends this worker’s work: { actions-word } would be lost. Remove the pit water first
warn-free-coal = You can’t reach this tile’s free coal now
warn-nothing-to-sell = You have no coal to sell now
warn-lorry = You get no coal in the Shaft before your Pinge is exhausted
warn-coal-lost = You give up a free coal
warn-water-stays = The pit water stays
warn-disks = { $count ->
    [one] 1 disk unused
   *[other] { $count } disks unused
}
warn-idle = Nothing to do for: { $names }
warn-lost = { $goods } will be lost

## What a worker will do

work-food = makes { $amount } food
work-wood = makes { $amount } wood
work-coal = mines { $amount } coal
work-lift = lifts { $amount } coal
work-water = removes { $amount } pit water
work-thaler = earns { $amount } Thaler
work-tile = buys the { $tile }

## Commit buttons

commit-ready = Ready
commit-keep = Keep { $goods }
commit-keep-nothing = Keep nothing

## What to do now. $names: players, or workers, with commas

todo-over = The game is over
todo-moment = One moment…
todo-wait-taking = Wait for { $names } to take disks
todo-wait-refunding = Wait for { $names } to decide about the pit water
todo-wait-planning = Wait for { $names } to plan
todo-wait-working = Wait for { $names } to finish working
todo-wait-storing = Wait for { $names } to store resources
todo-ready = Wait for { $names } to plan; you can still change your plan
todo-taking = Pick a colour in a pool: you take every disk of that colour
todo-taking-again = { $disks ->
    [one] Take 1 more disk, or take no more
   *[other] Take up to { $disks } more disks of one colour, or take no more
}
todo-refunding = Return 1 pit water, or keep it
todo-planning = { $count ->
    [one] Put 1 more disk on a worker, or press Ready
   *[other] Put { $count } more disks on your workers, or press Ready
}
todo-planning-done = Your plan is complete: press Ready
todo-planning-refused = { $worker }: { $reason }
todo-step = { $worker }: { actions-word } left. { $hint }
todo-step-mine = Mine coal.
todo-step-mine-or-pump = Mine coal or remove pit water.
todo-step-lift = Lift coal.
todo-step-lift-or-pump = Lift coal or remove pit water.
todo-step-pump = Remove pit water.
todo-step-pump-first = Remove the pit water first.
todo-step-prop = Place wood first to reach coal.
todo-step-nothing = Nothing left to do here: stop.
todo-offer-25 = Windlass: remove 1 pit water now?
todo-offer-31 = Mining Timber: take 3 wood and 1 pit water, or 1 Thaler
todo-offer-33 = Hammer and Pick: mine 1 coal for free?
todo-offer-34 = Coal Sacks: sell 1 or 2 coal?
todo-bonus-step = You get 1 extra synergy action: mine coal or remove pit water
todo-working = Choose who works next: { $names }
todo-end = All work is done: end your turn
todo-storing = Pick a resource, then where to store it
todo-storing-full = You’ve stored everything you can

## Why something cannot be picked

why-no-target = There’s no such thing at this table.
why-wait = Wait for { $name }: it’s their turn.
why-take-first = First everyone takes disks; then you plan your workers.
why-refund-first = First decide about the pit water: return it or keep it.
why-reserve = These disks move into the pool next to them in the next action phase.
why-lamp-no-swap = There’s no disk of another colour here for the Oil Lamp to swap.
why-later-pool = You take disks at the start of each action phase.
why-later-store = You store resources in winter.
why-later-disk = You place disks on workers when you plan.
why-later-lamp = You use the Lamp marker when you take disks.
why-later-work = You do this when your workers work.
why-later-prop = You place wood when your workers work.
why-later-food = Use food to pay hired workers in your plan, fees for tiles, and the rent.
why-later-thaler = Use Thaler to pay hired workers in your plan, and the rent.
why-later-wood = You place wood in the mine when your workers work.
why-later-coal = Coal on your farm scores in winter, and you can pay fees for tiles with it.
why-press = { $count ->
    [one] Press the { $names } first.
   *[other] First press one of these workers: { $names }.
}
why-nobody-mines = Nobody in your plan can mine coal now.
why-nobody-pumps = Nobody in your plan can remove pit water now.
why-is-at-work = The { $worker } is at work, { actions-word } left: choose what to do.
why-plan-coal = To mine coal, put black disks on the Farmer or Farmhand, or pay a hired worker.
why-plan-water = To remove pit water, put black disks on the Farmer or Farmhand, or pay a hired worker.
why-plan-lift = To lift coal, pay the Haspelknecht.
why-tile-planned = The disks for this tile are planned: you buy it when your workers work.
why-nothing-for = { $worker }: you have nothing left to put here.
why-no-disk = You have no { colour-word } disk.
why-disks-placed = All your { colour-word } disks are placed.
why-no-worker-takes = No worker can take another { colour-word } disk now.
why-no-food = You have no food.
why-no-wood = You have no wood.
why-no-coal = You have no coal on your farm.
why-no-thaler = You have no Thaler.
why-all-promised = Your plan already uses it all.
why-nobody-to-pay = There’s nobody left to pay.
why-none-left = You have none left to put here.
why-no-place = This can’t go here.
why-one-pay = One payment is enough for a hired worker.
why-pay-kinds = { $worker ->
    [miner] The Miner takes 1 food or 1 Thaler.
   *[other] The { worker-word } takes 1 yellow disk, 1 food or 1 Thaler.
}
why-own-take-disks = The Farmer and the Farmhand take disks, not resources.
why-mill-pairs = Put 2 black or 2 yellow disks on the Water Mill.
why-store-full = There’s no room left for this.
why-all-stored = You’ve stored all of it.
why-nothing-to-store = You have no resources left to store here.
why-winter = This year’s work is done. Now store your resources.
