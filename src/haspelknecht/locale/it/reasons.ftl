### Perché una mossa è rifiutata, e che cosa fa una mossa valida. Ogni frase compare dopo l’id della sua regola:
### «R-WATER-05: 3 gocce d’acqua nel Pozzo; per riportare carbone in superficie devono essere meno di 2.»

## Le parole dentro le frasi, con articoli, plurali e numeri.

colour-word = { $colour ->
    [yellow] giallo
    [brown] marrone
   *[black] nero
}
colour-word-plural = { $colour ->
    [yellow] gialli
    [brown] marroni
   *[black] neri
}
other-colour-word = { $other_colour ->
    [yellow] giallo
    [brown] marrone
   *[black] nero
}
good-word = { $good ->
    [food] cibo
    [wood] legno
   *[coal] carbone
}
good-word-plural = { $good ->
    [food] cibi
    [wood] legni
   *[coal] carboni
}
worker-word = { $worker ->
    [farmer] il Contadino
    [farmhand] il Bracciante
    [digger] il Cercatore di carbone
    [miner] il Minatore
   *[haspelknecht] l’Haspelknecht
}
worker-word-first = { $worker ->
    [farmer] Il Contadino
    [farmhand] Il Bracciante
    [digger] Il Cercatore di carbone
    [miner] Il Minatore
   *[haspelknecht] L’Haspelknecht
}
worker-word-to = { $worker ->
    [farmer] al Contadino
    [farmhand] al Bracciante
    [digger] al Cercatore di carbone
    [miner] al Minatore
   *[haspelknecht] all’Haspelknecht
}
payment-word = { $payment ->
    [yellow] 1 disco giallo
    [food] 1 cibo
   *[thaler] 1 Thaler
}
stage-word = { $stage ->
    [taking] al passo 1 della presa dei dischi
    [taking-again] al passo 2 della presa dei dischi
    [refunding] alla decisione sulla prima goccia d’acqua
    [planning] alla pianificazione
    [working] alle azioni del giocatore di turno
   *[storing] allo stoccaggio per l’inverno
}
store-word = { $place ->
    [farm] nella fattoria
    [barn] nel Fienile
   *[coal_storage] nello Stoccaggio del carbone
}
yellow-word-counted = { $yellow ->
    [one] { $yellow } giallo
   *[other] { $yellow } gialli
}
brown-word-counted = { $brown ->
    [one] { $brown } marrone
   *[other] { $brown } marroni
}
black-word-counted = { $black ->
    [one] { $black } nero
   *[other] { $black } neri
}
food-word-counted = { $food ->
    [one] { $food } cibo
   *[other] { $food } cibi
}
wood-word-counted = { $wood ->
    [one] { $wood } legno
   *[other] { $wood } legni
}
coal-word-counted = { $coal ->
    [one] { $coal } carbone
   *[other] { $coal } carboni
}
water-word-counted = { $water ->
    [one] { $water } goccia d’acqua
   *[other] { $water } gocce d’acqua
}
points-word-counted = { $points ->
    [one] { $points } punto vittoria
   *[other] { $points } punti vittoria
}
steps-word-counted = { $steps ->
    [one] { $steps } azione
   *[other] { $steps } azioni
}
need-word-counted = { $need ->
    [one] ne serve { $need }
   *[other] ne servono { $need }
}
left-word-counted = { $left ->
    [0] non ne restano più
    [one] ne resta { $left }
   *[other] ne restano { $left }
}

## Rifiutato in ogni momento

reason-no-such-move = Una mossa così non esiste nel gioco.
reason-game-over = La partita è terminata.
reason-draw-first = Prima si devono pescare dischi dal sacchetto.
reason-not-your-turn = È il turno del giocatore { $seat }.
reason-wrong-stage = Ora questo non è possibile; la partita è { stage-word }.

## Rifiutato mentre si prendono i dischi

reason-no-such-pool = La zona { $pool } non c’è; sono in gioco solo le zone da 1 a { $pools }.
reason-colour-not-there = Nella zona azione { $pool } non c’è nessun disco { colour-word }.
reason-must-take = Nel passo 1 tutti devono prendere dischi.
reason-must-take-all = Nel passo 1 prendi tutti i dischi di un colore.
reason-must-take-up-to-limit = Devi prendere tutti i dischi del colore, fino ad averne cinque in tutto.
reason-not-fewer = { $disks } non è meno di quanti ne prenderesti comunque ({ $most }); ometti il numero.
reason-no-marker = Non hai il segnalino della tessera { $tile }.
reason-lamp-own-pool = La Lampada ad olio scambia un disco della zona riserva { $pool } solo con un disco della zona azione che le appartiene.
reason-lamp-same-colour = Due dischi dello stesso colore non si possono scambiare.
reason-reserve-lacks-colour = Nella zona riserva { $pool } non c’è nessun disco { colour-word }.

## Rifiutato durante la pianificazione

reason-plan-is-ready = Il tuo piano è pronto; ritiralo se vuoi cambiarlo.
reason-plan-other-worker = Nel tuo piano ora tocca { worker-word-to }.
reason-plan-mill-now = Nel tuo piano ora tocca al Mulino ad acqua.
reason-too-few-disks = { $have ->
    [0] Non ti restano dischi { colour-word-plural }
    [one] Ti resta { $have } disco { colour-word }
   *[other] Ti restano { $have } dischi { colour-word-plural }
} da pianificare, qui { need-word-counted }.
reason-mixed-needs-development = Dischi di colori diversi servono solo ad acquistare sviluppi, e questo lavoratore non può acquistarne.
reason-mixed-fits-no-tile = Questi dischi non corrispondono esattamente al costo di nessuna tessera in gioco che non possiedi ancora.
reason-digger-gone = Il Cercatore di carbone non c’è più: il tuo Pinge è esaurito.
reason-digger-needs-access = Al Cercatore di carbone serve carbone accessibile nel Pinge.
reason-worker-not-there-yet = { worker-word-first } arriva quando il tuo Pinge è esaurito.
reason-miner-takes-no-disk = Il Minatore si paga con 1 cibo o 1 Thaler, non con un disco.
reason-no-yellow-left = Non ti resta nessun disco giallo per { worker-word }.
reason-no-food-left = Non ti resta cibo per { worker-word }.
reason-no-thaler-left = Non ti resta nessun Thaler per { worker-word }.
reason-no-mill = Non hai il Mulino ad acqua.
reason-mill-needs-two = Al Mulino ad acqua servono 2 dischi { colour-word-plural }, { $have ->
    [0] a te non ne restano
    [one] a te ne resta { $have }
   *[other] a te ne restano { $have }
}.
reason-mill-black-first = Pianifica i dischi neri del Mulino ad acqua prima di quelli gialli.

## Rifiutato durante le azioni

reason-finish-first = { worker-word-first } è al lavoro; finisci prima con lui.
reason-nobody-at-work = Nessuno è al lavoro; attiva prima un lavoratore.
reason-worker-is-done = { worker-word-first } ha già lavorato in questa fase.
reason-worker-has-no-disks = Nel tuo piano non hai assegnato dischi { worker-word-to }.
reason-worker-unpaid = Nel tuo piano non hai pagato { worker-word }.
reason-wrong-colour = Per questo lavoro, { worker-word-to } servono dischi { colour-word-plural }, e solo quelli.
reason-pinge-exhausted = Il tuo Pinge è esaurito.
reason-pinge-flooded = { water-word-counted } nel Pinge; per scavare lì devono essere meno di { $limit }.
reason-pinge-needs-wood = Nessun carbone del Pinge è accessibile; metti legno sul simbolo legno seguente.
reason-pinge-not-exhausted = Nel Pinge { $coal ->
    [one] c’è ancora { $coal } carbone
   *[other] ci sono ancora { $coal } carboni
}; il Tunnel si apre quando il Pinge è esaurito.
reason-pinge-or-tunnel = { worker-word-first } ha lavorato nel Pinge; nella stessa fase non può continuare nel Tunnel.
reason-tunnel-empty = Nel Tunnel non c’è più carbone.
reason-tunnel-flooded = { water-word-counted } nel Pozzo; per scavare nel Tunnel devono essere meno di { $limit }.
reason-tunnel-needs-wood = Nessun carbone del Tunnel è accessibile; simboli legno coperti: { $wood } su { $sections }.
reason-shaft-has-no-coal = Nel Pozzo non c’è carbone.
reason-shaft-flooded = { water-word-counted } nel Pozzo; per riportare carbone in superficie devono essere meno di { $limit }.
reason-not-so-much-water = { $water ->
    [0] Non ci sono gocce d’acqua
    [one] C’è { $water } goccia d’acqua
   *[other] Ci sono { $water } gocce d’acqua
}, qui { $amount ->
    [one] ne serve { $amount }
   *[other] ne servono { $amount }
}.
reason-shaft-water-by-haspelknecht = Solo l’Haspelknecht rimuove gocce d’acqua dal Pozzo.
reason-haspelknecht-does-not-mine = L’Haspelknecht riporta carbone in superficie e rimuove gocce d’acqua, ma non scava.
reason-only-haspelknecht-lifts = Solo l’Haspelknecht riporta carbone in superficie.
reason-miner-does-not-pump = Il Minatore non può rimuovere gocce d’acqua.
reason-digger-is-forced = Con { water-word-counted } il Cercatore di carbone non ha scelta: se sono 2 o più ne rimuove 2, altrimenti scava.
reason-mill-has-no-disks = Nel tuo piano non hai assegnato dischi al Mulino ad acqua.
reason-mill-is-done = Il Mulino ad acqua ha già funzionato in questa fase.
reason-windlass-water-only = In questa partita il segnalino Argano serve solo a rimuovere gocce d’acqua.
reason-windlass-lifting-only = In questa partita il segnalino Argano serve solo a riportare carbone in superficie.
reason-marker-is-fresh = Hai ricevuto il segnalino della tessera { $tile } in questa fase; puoi usarlo a partire dalla fase azione successiva.
reason-marker-not-in-winter = I segnalini si usano solo nelle fasi azione.
reason-cable-needs-water = Non ci sono gocce d’acqua da rimuovere.
reason-no-charcoal-burner = Non hai il Carbonaio.
reason-charcoal-not-in-winter = Il Carbonaio funziona solo nelle fasi azione.
reason-charcoal-once = Il Carbonaio ha già funzionato in questa fase.
reason-charcoal-is-fresh = Il Carbonaio funziona a partire dalla fase azione dopo l’acquisto.
reason-charcoal-needs-wood = Al Carbonaio servono 2 legni, { $wood ->
    [0] tu non ne hai
   *[other] tu ne hai { $wood }
}.
reason-no-wood = Non hai legno.
reason-symbols-covered = I { $symbols } simboli legno sono già tutti coperti.
reason-no-early-tunnel-wood = In questa partita si mette legno nel Tunnel solo dopo che il Pinge è esaurito.
reason-no-offer = Al momento nessuna tessera ti offre questo.
reason-decide-first = Prima decidi che cosa fare della tessera { $tile }, che hai appena acquistato.
reason-too-little-coal = Nella fattoria hai { coal-word-counted }, qui ne servono 2.

## Rifiutato durante un acquisto

reason-farmhand-does-not-develop = Senza il Piccone il Bracciante non può acquistare sviluppi.
reason-farmhand-improves-later = Il Bracciante migliorato può acquistare sviluppi a partire dalla fase azione successiva.
reason-tile-not-in-play = La tessera { $tile } non è in gioco.
reason-tile-owned-already = Possiedi già la tessera { $tile }.
reason-disks-do-not-pay = Dischi richiesti dalla tessera { $tile }: { yellow-word-counted }, { brown-word-counted }, { black-word-counted } e { $any } di qualsiasi colore; dischi sul lavoratore: { $has_yellow ->
    [one] { $has_yellow } giallo
   *[other] { $has_yellow } gialli
}, { $has_brown ->
    [one] { $has_brown } marrone
   *[other] { $has_brown } marroni
} e { $has_black ->
    [one] { $has_black } nero
   *[other] { $has_black } neri
}.
reason-no-player-disk-left = I tuoi nove dischi giocatore sono già tutti su tessere sviluppo.
reason-no-fee-due = Per la tessera { $tile } non devi pagare un compenso.
reason-tile-out-of-reach = La tessera { $tile } non è adiacente a nessuna delle tue tessere, e nessuno la possiede ancora.
reason-fee-due = La tessera { $tile } non è adiacente a nessuna delle tue tessere: indica il bene con cui paghi il compenso ({ $level ->
    [2] carbone, legno o cibo
    [3] carbone
   *[4] cibo
}).
reason-fee-wrong-good = { $level ->
    [2] Al livello 2 il compenso è 1 carbone, legno o cibo.
    [3] Al livello 3 il compenso è 1 carbone, non 1 { good-word }.
   *[4] Al livello 4 il compenso è 1 cibo, non 1 { good-word }.
}
reason-fee-good-missing = Nella fattoria non hai { good-word } per il compenso.
reason-fee-good-is-fresh = In questa partita non si paga un compenso con { good-word } ricevuto in questa fase.

## Rifiutato durante lo stoccaggio

reason-no-barn = Non hai il Fienile.
reason-no-coal-storage = Non hai lo Stoccaggio del carbone.
reason-coal-storage-takes-otherwise = In questa partita lo Stoccaggio del carbone non può contenere questi beni.
reason-store-lacks-good = { $have ->
    [0] Non hai { good-word }
    [one] Hai { $have } { good-word }
   *[other] Hai { $have } { good-word-plural }
}, qui { need-word-counted }.

## Che cosa fa una mossa valida: prendere i dischi

reason-takes-all = Prende { $disks ->
    [one] il disco { colour-word }
    [2] entrambi i dischi { colour-word-plural }
   *[other] tutti e { $disks } i dischi { colour-word-plural }
} della zona azione { $pool }.
reason-takes-water = La zona azione { $pool } mostra un simbolo acqua: arriva anche 1 goccia d’acqua.
reason-order-value = Vale { $value } per l’ordine di turno; comincia chi ha la somma più bassa.
reason-takes-second = Prende { $disks ->
    [one] { $disks } disco { colour-word }
   *[other] { $disks } dischi { colour-word-plural }
} dalla zona azione { $pool }, { $total } in tutto.
reason-passes = Non prende altri dischi.
reason-lamp-swaps = Un disco { colour-word } della zona riserva { $reserve } si scambia con un disco { other-colour-word } della zona azione { $pool }.
reason-marker-is-used = Così si consuma il segnalino della tessera { $tile }.
reason-refunds-water = Restituisce 1 goccia d’acqua alla riserva generale.
reason-keeps-water = Tiene la goccia d’acqua.

## Che cosa fa una mossa valida: pianificare

reason-plans-nothing = Niente per { worker-word }.
reason-plans-disks = Per { worker-word }: { yellow-word-counted }, { brown-word-counted }, { black-word-counted }.
reason-mix-pays-tile = Corrisponde al costo della tessera { $tile }.
reason-plans-payment = { payment-word } per { worker-word }.
reason-plans-no-mill = Nient’altro per il Mulino ad acqua.
reason-plans-mill-black = 2 dischi neri per il Mulino ad acqua: 1 Thaler.
reason-plans-mill-yellow = 2 dischi gialli per il Mulino ad acqua: 1 cibo e 2 punti vittoria.

## Che cosa fa una mossa valida: agire

reason-makes-food = { worker-word-first } produce { food-word-counted }.
reason-makes-wood = { worker-word-first } produce { wood-word-counted }.
reason-synergy-food = Entrambi i lavoratori propri hanno prodotto cibo: 1 cibo in più.
reason-synergy-wood = Entrambi i lavoratori propri hanno prodotto legno: 1 legno in più.
reason-summer-food = Bonus estate: 1 cibo in più.
reason-goes-mining = { worker-word-first } va a lavorare in miniera: { steps-word-counted }.
reason-begins-work = { worker-word-first } comincia: fino a { steps-word-counted }.
reason-windlass-shift = Il segnalino Argano fa lavorare l’Haspelknecht: fino a { steps-word-counted }.
reason-mill-makes = Il Mulino ad acqua dà { $thaler } Thaler, { food-word-counted } e { points-word-counted }.
reason-tile-is-free = La tessera { $tile } è nella fila in alto: nessun compenso.
reason-tile-is-adjacent = La tessera { $tile } è adiacente a una tessera di chi acquista: nessun compenso.
reason-fee-goes-to = La tessera { $tile } è a distanza: 1 { good-word } va al giocatore { $seat }, il cui disco è il più in alto.
reason-rank-points = { points-word-counted } per l’acquirente numero { $rank } della tessera { $tile }.
reason-tile-effect = { worker-word-first } acquista la tessera { $tile }.
reason-mines-pinge = 1 carbone va dal Pinge alla fattoria; { left-word-counted }.
reason-mines-tunnel = 1 carbone va dal Tunnel al Pozzo; { left-word-counted }.
reason-ends-pinge = Il Pinge è esaurito; arrivano il Minatore e l’Haspelknecht.
reason-pinge-bonus = Bonus Pinge dell’anno { $year }: { points-word-counted }.
reason-pumps = Rimuove { $amount ->
    [one] { $amount } goccia d’acqua
   *[other] { $amount } gocce d’acqua
}; { left-word-counted }.
reason-lifts = Riporta in superficie 1 carbone, dal Pozzo alla fattoria.
reason-props-pinge = 1 legno rende { $coal ->
    [one] accessibile { $coal } carbone
   *[other] accessibili { $coal } carboni
} nel Pinge.
reason-props-tunnel = 1 legno rende accessibile la sezione { $section } del Tunnel, con { coal-word-counted }.
reason-cable-pumps = Il segnalino Corda rimuove 1 goccia d’acqua e dà 1 punto vittoria.
reason-charcoal-burns = 2 legni diventano 2 carboni e 1 punto vittoria.
reason-stops = { worker-word-first } si ferma; { $steps ->
    [one] { $steps } azione va persa
   *[other] { $steps } azioni vanno perse
}.
reason-timber-wood = 3 legni e 1 goccia d’acqua.
reason-timber-thaler = 1 Thaler.
reason-sells-one = 1 carbone diventa 1 Thaler.
reason-sells-two = 2 carboni diventano 1 Thaler e 1 cibo.
reason-declines = Rinuncia a ciò che offre la tessera { $tile }.
reason-ends-turn = Termina il turno; ciò che non è stato usato va perso.

## Che cosa fa una mossa valida: conservare

reason-stores = Conserva { food-word-counted }, { wood-word-counted } e { coal-word-counted }.
reason-returns = Tornano nella riserva generale: { food-word-counted }, { wood-word-counted } e { coal-word-counted }.
reason-storage-points = { points-word-counted } per ciò che è conservato { store-word }.
reason-horse-and-cart-points = Cavallo e carretto: { points-word-counted } per il carbone nella fattoria.
