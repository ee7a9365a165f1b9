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
view-log-fee = Opłata: 1 { good-word }; otrzymuje ją { $name }.
# $goods: „1 Talara i 1 żywność”
view-log-receives = Otrzymuje { $goods }.
view-log-lorry-coal = Z zasobów ogólnych do Szybu trafia { coal-word }.
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

## Dyski i plany

view-disks-yellow = { $count ->
    [one] 1 żółty dysk
    [few] { $count } żółte dyski
   *[many] { $count } żółtych dysków
}
view-disks-brown = { $count ->
    [one] 1 brązowy dysk
    [few] { $count } brązowe dyski
   *[many] { $count } brązowych dysków
}
view-disks-black = { $count ->
    [one] 1 czarny dysk
    [few] { $count } czarne dyski
   *[many] { $count } czarnych dysków
}
# $lying: dyski, „1 żywność” albo „1 Talar”
view-plan-worker = { $worker }: { $lying }.
view-plan-empty = Nikt nie pracuje.

## Dziennik

view-log-event-away = { $why ->
        [clock] { $name }: czas się skończył. Dalej gra bot.
        [agreed] { $name }: za zgodą wszystkich dalej gra bot.
        [failed] { $name }: bot zawiódł. Dalej gra inny bot.
       *[left] { $name } odchodzi od stołu. Dalej gra bot.
    }
view-log-event-back = { $name } wraca do gry.
view-log-event-conceded = { $name } się poddaje.
view-log-event-paused = Gra zostaje wstrzymana.
view-log-event-resumed = Gra toczy się dalej.
view-log-event-stand-in = { $name }: dalej gra inny bot.
view-log-event-outdated = Po rozpoczęciu tej gry poprawiono zasady. Dalszych ruchów nie da się już odtworzyć. Zapis zachowuje je tak, jak je rozegrano.
view-log-event-over-conceded = Koniec gry, bo pozostali się poddali.
view-log-event-over-agreed = Gra kończy się za zgodą wszystkich.
view-log-event-over-unfinished = Gra nie została dokończona.
