### Dziennik stołu. Wiersz mówi o graczu, którego herb stoi obok.

# $told: jedno lub więcej zdań o graczu
view-log-by-player = { $name }: { $told }
view-log-begins = Gra się zaczyna. Kolejność tury: { $names }.
view-log-tile-word = { $tile ->
    [11] Tyczkę nośną
    [12] Stodołę
    [14] Linę holowniczą
    [15] Węglarza
    [22] Taczkę
    [23] Drabinę
    [25] Wciągarkę
    [35] Młyn wodny
    [41] Woźnicę węglowego
    [45] Małą kopalnię węgla
   *[other] { $name }
}
view-log-buys = { worker-word } kupuje { view-log-tile-word }.
view-log-fee = Płaci 1 { good-word } opłaty; otrzymuje ją { $name }.
# $goods: „1 Talara i 1 żywność”
view-log-receives = Otrzymuje { $goods }.
view-log-lorry-coal = Z zasobów ogólnych do Szybu: { coal-word }.
view-log-points-amount = { points-word }
view-log-points = { points-word }.
view-log-declines = Rezygnuje z oferty: { $name }.
view-log-ends-turn = Kończy turę.
view-log-mill = Młyn wodny daje { $goods }.
view-log-stores = { $count ->
    [0] Niczego nie przechowuje.
   *[other] Przechowuje { $goods }.
}
view-log-coal-points = { coal-word }, { $points ->
    [0] bez punktów zwycięstwa.
   *[other] { points-word }.
}
view-log-rent-paid = { $count ->
    [0] Nie płaci nic
   *[other] Płaci { $goods }
}{ $debts ->
    [0] .
    [one] , bierze { $debts } znacznik długu.
    [few] , bierze { $debts } znaczniki długu.
   *[many] , bierze { $debts } znaczników długu.
}
view-log-final-points = { points-word }, łącznie { $total }.
