### The log of a table. A line is about the player whose shield is beside it.

# $told: one or more sentences about a player
view-log-by-player = { $name }: { $told }
view-log-begins = The game begins. Turn order: { $names }.
view-log-tile-word = { $tile ->
    [33] the Hammer and Pick
   *[other] the { $name }
}
view-log-buys = The { worker-word } buys { view-log-tile-word }.
view-log-fee = Pays { $name } a fee of 1 { good-word }.
# $goods: "1 Thaler and 1 food"
view-log-receives = Receives { $goods }.
view-log-lorry-coal = { $coal } coal from the supply go into the Shaft.
view-log-points-amount = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
view-log-points = { $points ->
    [one] 1 victory point.
   *[other] { $points } victory points.
}
view-log-declines = Declines the offer: { $name }.
view-log-ends-turn = Ends their turn.
view-log-mill = The Water Mill gives { $goods }.
view-log-stores = { $count ->
    [0] Stores nothing.
   *[other] Stores { $goods }.
}
view-log-coal-points = { $coal } coal, { $points ->
    [0] no victory points.
    [one] 1 victory point.
   *[other] { $points } victory points.
}
view-log-rent-paid = { $count ->
    [0] Pays nothing
   *[other] Pays { $goods }
}{ $debts ->
    [0] .
    [one] , takes 1 debt.
   *[other] , takes { $debts } debts.
}
# $points may be below zero
view-log-final-points = { $points ->
    [one] { $points } victory point,
   *[other] { $points } victory points,
} { $total } in total.

## Disks and plans

view-disks-yellow = { $count ->
    [one] 1 yellow disk
   *[other] { $count } yellow disks
}
view-disks-brown = { $count ->
    [one] 1 brown disk
   *[other] { $count } brown disks
}
view-disks-black = { $count ->
    [one] 1 black disk
   *[other] { $count } black disks
}
# $lying: disks, "1 food" or "1 Thaler"
view-plan-worker = { $worker }: { $lying }.
view-plan-empty = Nobody works.

## The log

view-log-event-away = { $why ->
    [clock] { $name } ran out of time. A bot takes over.
    [agreed] A bot takes over for { $name }, as everyone agreed.
    [failed] { $name }’s bot failed. Another bot takes over.
   *[left] { $name } is away. A bot takes over.
}
view-log-event-back = { $name } is back.
view-log-event-conceded = { $name } gives up.
view-log-event-paused = The game is paused.
view-log-event-resumed = The game continues.
view-log-event-stand-in = Another bot takes over for { $name }.
view-log-event-outdated = The rules were corrected after this game began. The moves from here on can’t be replayed. The record keeps them as they were played.
view-log-event-over-conceded = The game is over because the others gave up.
view-log-event-over-agreed = Everyone agreed to end the game.
view-log-event-over-unfinished = The game was left unfinished.
