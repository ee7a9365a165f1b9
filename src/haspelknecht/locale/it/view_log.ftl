### La cronaca di un tavolo. Una riga parla del giocatore il cui stemma le sta accanto.

# $told: una o più frasi su un giocatore
view-log-by-player = { $name }: { $told }
view-log-begins = La partita comincia. L’ordine di turno: { $names }.
view-log-tile-word = { $tile ->
    [14] la Corda da trasporto
    [22] la Carriola
    [23] la Scala a pioli
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
view-log-fee = Paga 1 { good-word } di compenso a { $name }.
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
    [clock] { $name } ha finito il tempo; continua un bot.
    [agreed] Continua un bot al posto di { $name }: sono tutti d’accordo.
    [failed] Il bot di { $name } si è bloccato; ne continua un altro.
   *[left] { $name } non c’è; continua un bot.
}
view-log-event-back = { $name } è di nuovo qui.
view-log-event-conceded = { $name } si arrende.
view-log-event-paused = La partita è in pausa.
view-log-event-resumed = La partita riprende.
view-log-event-stand-in = Un altro bot sostituisce { $name }.
view-log-event-outdated = Le regole sono state corrette dopo l’inizio di questa partita. Il seguito non si può più rivedere; la registrazione lo conserva così come è stato giocato.
view-log-event-over-conceded = La partita è terminata, perché gli altri si sono arresi.
view-log-event-over-agreed = Tutti d’accordo: la partita finisce qui.
view-log-event-over-unfinished = La partita non è stata portata a termine.
