### The log of a table. A line is about the player whose shield is beside it.

# $told: one or more sentences about a player
view-log-by-player = { $name }: { $told }
view-log-begins = The game begins. Turn order: { $names }.
view-log-tile-word = { $tile ->
    [33] Hammer and Pick
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
