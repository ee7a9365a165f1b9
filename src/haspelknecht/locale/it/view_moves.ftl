### Che cosa può fare un giocatore, che cosa porta, che cosa andrebbe perso, e perché qualcosa non è possibile.

view-points = { $amount ->
    [one] { $amount } punto vittoria
   *[other] { $amount } punti vittoria
}
actions-word = { $steps ->
    [one] { $steps } azione
   *[other] { $steps } azioni
}
gained-word = { $points ->
    [0] nessun punto vittoria
    [one] { $points } punto vittoria
   *[other] { $points } punti vittoria
}
coloured-disks-word = { $disks ->
    [one] { $disks } disco { colour-word }
   *[other] { $disks } dischi { colour-word-plural }
}
made-food-word = { $amount ->
    [one] { $amount } cibo
   *[other] { $amount } cibi
}
made-wood-word = { $amount ->
    [one] { $amount } legno
   *[other] { $amount } legni
}
made-coal-word = { $amount ->
    [one] { $amount } carbone
   *[other] { $amount } carboni
}
pumped-word = { $amount ->
    [one] { $amount } goccia d’acqua
   *[other] { $amount } gocce d’acqua
}
opened-word = { $coal ->
    [0] non raggiungi altro carbone
    [one] raggiungi { $coal } carbone in più
   *[other] raggiungi { $coal } carboni in più
}
extra-word = { $bonus ->
    [synergy] , di cui 1 per il bonus cooperazione
    [summer] , di cui 1 per il bonus estate
    [both] , di cui 1 per il bonus cooperazione e 1 per il bonus estate
   *[none] { "" }
}

## Pulsanti: comandi brevi

button-take = Prendi { $disks ->
    [one] { $disks } { colour-word }
   *[other] { $disks } { colour-word-plural }
}
button-take-some = Prendi solo { $disks ->
    [one] { $disks } { colour-word }
   *[other] { $disks } { colour-word-plural }
}
button-pass = Non prenderne altri
button-pass-empty = Passa
button-lamp = Scambia { colour-word } con { other-colour-word } della zona { $pool }
button-refund = Restituisci 1 goccia d’acqua
button-keep = Tienila
button-make-food = Produci { made-food-word }
button-make-wood = Produci { made-wood-word }
button-go-mining = Vai in miniera
button-buy = Acquista: { $tile }
button-buy-fee = Acquista per 1 { good-word }: { $tile }
button-start = Inizia il lavoro
button-mill = Aziona il mulino
button-windlass = Usa l’Argano
button-cable = Usa il segnalino Corda
button-charcoal = Usa il Carbonaio
button-prop-pinge = Metti legno nel Pinge
button-prop-tunnel = Metti legno nel Tunnel
button-mine = Scava 1 carbone
button-pump = Rimuovi { pumped-word }
button-lift = Porta su 1 carbone
button-stop = Fermati qui
button-timber-wood = Prendi 3 legni
button-timber-thaler = Prendi 1 Thaler
button-sell-one = Vendi 1 carbone
button-sell-two = Vendi 2 carboni
button-decline = No, grazie
button-end = Termina turno

## Lo stesso come frasi, per elenchi e lettori di schermo. $worker: «Contadino»; $tile: «Secchio»; $name: un giocatore

does-take = Prendi { coloured-disks-word } dalla zona { $pool }: valore { $value } per l’ordine di turno
does-take-wet = Prendi { coloured-disks-word } dalla zona { $pool }, con 1 goccia d’acqua: valore { $value } per l’ordine di turno
does-take-second = Prendi { coloured-disks-word } dalla zona { $pool }: { $total } dischi in tutto
does-pass = Non prendere altri dischi
does-pass-empty = Passa: tutte le zone sono vuote
does-lamp = Scambia un disco { colour-word } della zona riserva { $reserve } con un disco { other-colour-word } della zona { $pool }
does-refund = Restituisci 1 goccia d’acqua alla riserva generale
does-keep = Tieni la goccia d’acqua
does-make-food = { $worker }: produci { made-food-word }{ extra-word }
does-make-wood = { $worker }: produci { made-wood-word }{ extra-word }
does-go-mining = { $worker }: vai in miniera con { actions-word }
does-buy = { $worker }: acquista «{ $tile }», { gained-word }
does-buy-fee = { $worker }: acquista «{ $tile }», { gained-word }; paga 1 { good-word } a { $name }
does-start = { $worker }: inizia il lavoro con { actions-word }
# $goods: «1 Thaler», «1 cibo e 2 punti vittoria»
does-mill = Aziona il Mulino ad acqua: { $goods }
does-windlass = Usa il segnalino Argano: { actions-word } dell’Haspelknecht, gratis
does-cable = Usa il segnalino Corda: rimuovi 1 goccia d’acqua e ottieni 1 punto vittoria
does-charcoal = Usa il Carbonaio: scambia 2 legni con 2 carboni e 1 punto vittoria
does-prop-pinge = Metti 1 legno nel Pinge: { opened-word }
does-prop-tunnel = Metti 1 legno nella sezione { $section } del Tunnel: { opened-word }
does-mine-pinge = Scava 1 carbone nel Pinge; va nella fattoria
does-mine-last = Scava l’ultimo carbone del Pinge: { gained-word }; arrivano il Minatore e l’Haspelknecht
does-mine-tunnel = Scava 1 carbone nel Tunnel; va nel Pozzo
does-pump = Rimuovi { pumped-word }; { $left ->
    [0] non ne restano
    [one] ne resta { $left }
   *[other] ne restano { $left }
}
does-lift = Porta su 1 carbone dal Pozzo alla fattoria
does-stop = { $worker }: fermati, con ancora { actions-word }
does-timber-wood = Prendi 3 legni e 1 goccia d’acqua
does-timber-thaler = Prendi 1 Thaler
does-sell-one = Vendi 1 carbone per 1 Thaler
does-sell-two = Vendi 2 carboni per 1 Thaler e 1 cibo
does-decline = Rinuncia a ciò che offre la tessera: { $tile }
does-end = Termina il tuo turno

## Che cosa andrebbe perso. $names: lavoratori, con virgole; $goods: «2 carboni e 1 legno»

warn-workers = { $count ->
    [one] { $count } lavoratore non usato: { $names }
   *[other] { $count } lavoratori non usati: { $names }
}
warn-bonus-step = L’azione extra del bonus cooperazione non è usata
warn-steps = { $steps ->
    [one] { $steps } azione non usata
   *[other] { $steps } azioni non usate
}
warn-lapse = Così svuoti il Pinge e il lavoratore finisce: { $steps ->
    [one] { $steps } azione andrebbe persa
   *[other] { $steps } azioni andrebbero perse
}. Rimuovi prima l’acqua
warn-free-coal = Ora non puoi raggiungere il carbone gratuito di questa tessera
warn-nothing-to-sell = Ora non hai carbone da vendere
warn-lorry = Prima che il tuo Pinge sia esaurito non ricevi carbone nel Pozzo
warn-coal-lost = Rinunci a un carbone gratuito
warn-water-stays = La goccia d’acqua resta
warn-disks = { $count ->
    [one] { $count } disco non usato
   *[other] { $count } dischi non usati
}
warn-idle = Niente da fare per: { $names }
warn-lost = Perderai: { $goods }

## Che cosa farà un lavoratore

work-food = produce { made-food-word }
work-wood = produce { made-wood-word }
work-coal = scava { made-coal-word }
work-lift = porta su { made-coal-word }
work-water = rimuove { pumped-word }
work-thaler = dà { $amount } Thaler
work-tile = acquista «{ $tile }»

## Pulsanti di conferma

commit-ready = Conferma
commit-keep = Conserva { $goods }
commit-keep-nothing = Non conservare nulla

## Che cosa fare adesso. $names: giocatori o lavoratori, con virgole

todo-over = La partita è terminata
todo-moment = Un momento…
todo-wait-taking = In attesa della presa di { $names }
todo-wait-refunding = In attesa della decisione di { $names } sulla goccia d’acqua
todo-wait-planning = In attesa del piano di { $names }
todo-wait-working = In attesa delle azioni di { $names }
todo-wait-storing = In attesa dello stoccaggio di { $names }
todo-ready = In attesa del piano di { $names }; puoi ancora cambiare il tuo
todo-taking = Scegli un colore in una zona: prendi tutti i dischi di quel colore
todo-taking-again = { $disks ->
    [one] Prendi ancora { $disks } disco, o non prenderne altri
   *[other] Prendi ancora fino a { $disks } dischi di un colore, o non prenderne altri
}
todo-refunding = Restituisci 1 goccia d’acqua, o tienila
todo-planning = { $count ->
    [one] Metti ancora { $count } disco su un lavoratore, o premi «Conferma»
   *[other] Metti ancora { $count } dischi sui tuoi lavoratori, o premi «Conferma»
}
todo-planning-done = Il tuo piano è completo: premi «Conferma»
todo-planning-refused = { $worker }: { $reason }
todo-step = { $worker }: ancora { actions-word }. { $hint }
todo-step-mine = Scava carbone.
todo-step-mine-or-pump = Scava carbone o rimuovi gocce d’acqua.
todo-step-lift = Porta su il carbone.
todo-step-lift-or-pump = Porta su il carbone o rimuovi gocce d’acqua.
todo-step-pump = Rimuovi gocce d’acqua.
todo-step-pump-first = Prima rimuovi l’acqua.
todo-step-prop = Per raggiungere il carbone, prima metti legno.
todo-step-nothing = Qui non c’è altro da fare: fermati.
todo-offer-25 = Argano: rimuovere subito 1 goccia d’acqua?
todo-offer-31 = Catasta di legno: prendi 3 legni e 1 goccia d’acqua, o 1 Thaler
todo-offer-33 = Martello e piccone: scavare 1 carbone gratis?
todo-offer-34 = Sacchi di carbone: vendere 1 o 2 carboni?
todo-bonus-step = Bonus cooperazione, 1 azione extra: scava carbone o rimuovi gocce d’acqua
todo-working = Scegli chi lavora ora: { $names }
todo-end = Tutto il lavoro è fatto: termina il tuo turno
todo-storing = Scegli una risorsa, poi dove conservarla
todo-storing-full = Hai conservato tutto ciò che potevi

## Perché qualcosa non si può scegliere

why-no-target = A questo tavolo non c’è niente di simile.
why-wait = Aspetta { $name }: è il suo turno.
why-take-first = Prima tutti prendono i dischi; poi pianifichi i tuoi lavoratori.
why-refund-first = Prima decidi se restituire o tenere la goccia d’acqua.
why-reserve = Questi dischi passano nella zona accanto nella prossima fase azione.
why-lamp-no-swap = Qui la Lampada ad olio non trova un disco di un altro colore da scambiare.
why-later-pool = I dischi si prendono all’inizio di ogni fase azione.
why-later-store = Le risorse si conservano in inverno.
why-later-disk = I dischi si mettono sui lavoratori nella pianificazione.
why-later-lamp = Il segnalino Lampada si usa quando prendi i dischi.
why-later-work = Lo fai quando i tuoi lavoratori agiscono.
why-later-prop = Il legno si mette quando i tuoi lavoratori agiscono.
why-later-food = Con il cibo paghi i lavoratori a contratto del tuo piano, il costo extra delle tessere e l’affitto.
why-later-thaler = Con i Thaler paghi i lavoratori a contratto del tuo piano e l’affitto.
why-later-wood = Il legno si mette in miniera quando i tuoi lavoratori agiscono.
why-later-coal = Il carbone nella fattoria dà punti in inverno, e puoi usarlo per il costo extra delle tessere.
why-press = { $count ->
    [one] Scegli prima: { $names }.
   *[other] Scegli prima uno di questi lavoratori: { $names }.
}
why-nobody-mines = Nel tuo piano ora nessuno può scavare carbone.
why-nobody-pumps = Nel tuo piano ora nessuno può rimuovere gocce d’acqua.
why-is-at-work = { $worker }: al lavoro, ancora { actions-word }. Scegli che cosa fare.
why-plan-coal = Per scavare carbone, metti dischi neri sul Contadino o sul Bracciante, o paga un lavoratore a contratto.
why-plan-water = Per rimuovere gocce d’acqua, metti dischi neri sul Contadino o sul Bracciante, o paga un lavoratore a contratto.
why-plan-lift = Per portare su il carbone, paga l’Haspelknecht.
why-tile-planned = I dischi per questa tessera sono pianificati: la acquisti quando i tuoi lavoratori agiscono.
why-nothing-for = { $worker }: non hai più niente da mettere qui.
why-no-disk = Non hai nessun disco { colour-word }.
why-disks-placed = Tutti i tuoi dischi { colour-word-plural } sono assegnati.
why-no-worker-takes = Ora nessun lavoratore può ricevere un altro disco { colour-word }.
why-no-food = Non hai cibo.
why-no-wood = Non hai legno.
why-no-coal = Non hai carbone nella fattoria.
why-no-thaler = Non hai Thaler.
why-all-promised = Il tuo piano usa già tutto.
why-nobody-to-pay = Non c’è più nessuno da pagare.
why-none-left = Non ne hai più da mettere qui.
why-no-place = Questo non va qui.
why-one-pay = Per un lavoratore a contratto basta una paga.
why-pay-kinds = { $worker ->
    [miner] Il Minatore si paga con 1 cibo o 1 Thaler.
   *[other] { worker-word-first } si paga con 1 disco giallo, 1 cibo o 1 Thaler.
}
why-own-take-disks = Sul Contadino e sul Bracciante si mettono dischi, non risorse.
why-mill-pairs = Metti 2 dischi neri o 2 dischi gialli sul Mulino ad acqua.
why-store-full = Non c’è più posto per questo.
why-all-stored = È già tutto conservato.
why-nothing-to-store = Non hai più risorse da conservare qui.
why-winter = Il lavoro di quest’anno è finito. Ora conserva le tue risorse.
