### La cronaca di un tavolo. Una riga parla del giocatore il cui stemma le sta accanto.

# $told: una o più frasi su un giocatore
view-log-by-player = { $name }: { $told }
view-log-begins = La partita comincia. Ordine di turno: { $names }.
view-log-tile-word = { $tile ->
    [14] la Corda da trasporto
    [22] la Carriola
    [23] la Scala a pioli
    [24] lo Stoccaggio del carbone
    [25] l’Argano
    [31] la Catasta di legno
    [32] la Lampada ad olio
    [33] Martello e piccone
    [34] i Sacchi di carbone
    [44] Cavallo e carretto
    [45] la Piccola miniera di carbone
   *[other] il { $name }
}
view-log-buys = { worker-word-first } acquista { view-log-tile-word }.
view-log-fee = Paga 1 { good-word } di costo extra a { $name }.
# $goods: «1 Thaler e 1 cibo»
view-log-receives = Riceve { $goods }.
view-log-lorry-coal = { coal-word-counted } della riserva generale vanno nel Pozzo.
view-log-points-amount = { points-word-counted }
view-log-points = { points-word-counted }.
view-log-declines = Rinuncia all’offerta: { $name }.
view-log-ends-turn = Termina il turno.
view-log-mill = Il Mulino ad acqua dà { $goods }.
view-log-stores = { $count ->
    [0] Non conserva niente.
   *[other] Conserva { $goods }.
}
view-log-coal-points = { coal-word-counted }, { $points ->
    [0] nessun punto vittoria.
   *[other] { points-word-counted }.
}
view-log-rent-paid = { $count ->
    [0] Non paga niente
   *[other] Paga { $goods }
}{ $debts ->
    [0] .
    [one] , prende { $debts } debito.
   *[other] , prende { $debts } debiti.
}
view-log-final-points = { points-word-counted }, { $total } in tutto.

## Dischi e piani

view-disks-yellow = { $count ->
    [one] 1 disco giallo
   *[other] { $count } dischi gialli
}
view-disks-brown = { $count ->
    [one] 1 disco marrone
   *[other] { $count } dischi marroni
}
view-disks-black = { $count ->
    [one] 1 disco nero
   *[other] { $count } dischi neri
}
# $lying: dischi, «1 cibo» o «1 Thaler»
view-plan-worker = { $worker }: { $lying }.
view-plan-empty = Nessuno lavora.

## La cronaca

view-log-event-away = { $why ->
    [clock] { $name } ha finito il tempo. Continua un bot.
    [agreed] Un bot continua al posto di { $name }, di comune accordo.
    [failed] Il bot di { $name } si è bloccato. Continua un altro bot.
   *[left] { $name } non c’è. Continua un bot.
}
view-log-event-back = { $name } è di nuovo al tavolo.
view-log-event-conceded = { $name } abbandona.
view-log-event-paused = La partita è in pausa.
view-log-event-resumed = La partita riprende.
view-log-event-stand-in = Un altro bot continua al posto di { $name }.
view-log-event-outdated = Le regole sono state corrette dopo l’inizio di questa partita. Le mosse da qui in poi non si possono rivedere. La registrazione le conserva come sono state giocate.
view-log-event-over-conceded = La partita è terminata perché gli altri hanno abbandonato.
view-log-event-over-agreed = La partita è terminata di comune accordo.
view-log-event-over-unfinished = La partita è rimasta incompiuta.
