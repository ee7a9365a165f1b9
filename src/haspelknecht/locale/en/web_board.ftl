### A player's board on the table: farm above, mine below. Most of these are read aloud by screen readers.

web-board-title = { $name }’s farm and mine

## What is on a space

web-board-count-food = { $count } food
web-board-count-wood = { $count } wood
web-board-count-coal = { $count } coal
web-board-count-thaler = { $count } Thaler
web-board-count-debts = { $count ->
    [one] { $count } debt
   *[other] { $count } debts
}
web-board-count-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
web-board-disks-black = { $count ->
    [one] { $count } black disk
   *[other] { $count } black disks
}
web-board-disks-brown = { $count ->
    [one] { $count } brown disk
   *[other] { $count } brown disks
}
web-board-disks-yellow = { $count ->
    [one] { $count } yellow disk
   *[other] { $count } yellow disks
}
web-board-nothing = nothing
web-board-cart = Cart { $number }

# $place is a worker, a cart or a building, $what the things that lie there.
web-board-holds = { $place }: { $what }
web-board-holds-done = { $place }: { $what }; has finished working

## Hired workers and their pay

web-board-pay-unpaid = not paid
web-board-pay-food = paid with 1 food
web-board-pay-thaler = paid with 1 Thaler
web-board-pay-yellow = paid with 1 yellow disk

# Farmer and Farmhand do the same: one more, as a small round mark.
web-board-synergy = +{ $number }

## The mine

web-board-pinge-coal = { $count } coal in the Pinge, { $open } can be mined
web-board-pinge-mined-bonus = { $points ->
    [0] { $mined } of { $all } coal mined
   *[other] { $mined } of { $all } coal mined; empty it this year: +{ $points } VP
}
web-board-prop-pinge = Next wood symbol in the Pinge
web-board-water-pinge = { $count } pit water in the Pinge
web-board-water-shaft = { $count } pit water in the Shaft
web-board-shaft-coal = { $count } coal waiting in the Shaft
web-board-tunnel-closed = Tunnel: opens when the Pinge is empty
web-board-tunnel-closed-label = { $count } coal in the Tunnel, which opens when the Pinge is empty
web-board-tunnel-coal = { $complete ->
    [one] { $count } coal in the Tunnel, { $open } can be mined; { $complete } section complete
   *[other] { $count } coal in the Tunnel, { $open } can be mined; { $complete } sections complete
}
web-board-prop-tunnel = Wood symbol of Tunnel section { $section }

# Marks on the wall: with this much pit water or more, something is impossible.
web-board-mark-pinge = { $level }+: no mining
web-board-mark-lifting = { $level }+: no lifting
web-board-mark-mining = { $level }+: no mining

## Letters on pieces, for people who can't tell the colours apart: one or two letters each

web-board-letter-black = Bk
web-board-letter-brown = Br
web-board-letter-yellow = Y
web-board-letter-food = F
web-board-letter-wood = W
web-board-letter-coal = C
web-board-letter-water = P
web-board-letter-thaler = T
web-board-letter-debt = D

## The other players' boards, small

web-board-state-ready = ready
web-board-state-planning = planning
web-board-state-thinking = thinking
web-board-state-away = away
web-board-small = { $state ->
    [ready] Enlarge { $name }’s board: ready, { $points } VP
    [planning] Enlarge { $name }’s board: planning, { $points } VP
    [thinking] Enlarge { $name }’s board: thinking, { $points } VP
    [away] Enlarge { $name }’s board: away, { $points } VP
   *[none] Enlarge { $name }’s board: { $points } VP
}
web-board-closed = { $props ->
    [0] Tunnel closed
    [one] Tunnel closed, { $props } wood placed
   *[other] Tunnel closed, { $props } wood placed
}
