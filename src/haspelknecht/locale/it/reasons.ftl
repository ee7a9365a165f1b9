### Perché una mossa è rifiutata, e che cosa fa una mossa valida. Ogni frase compare dopo l’id della sua regola:
### «R-WATER-05: 3 gocce d’acqua nel Pozzo. Per portare su il carbone devono essere meno di 2.»

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
    [taking] alla prima presa
    [taking-again] alla seconda presa
    [refunding] alla decisione se restituire la goccia d’acqua
    [planning] alla pianificazione
    [working] alle azioni dei lavoratori
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

reason-no-such-move = Nel gioco non esiste una mossa così.
reason-game-over = La partita è terminata.
reason-draw-first = Prima si devono pescare i dischi dal sacchetto.
reason-not-your-turn = Tocca al giocatore { $seat }.
reason-wrong-stage = Ora non puoi farlo. La partita è { stage-word }.

## Rifiutato mentre si prendono i dischi

reason-no-such-pool = La zona { $pool } non c’è. Sono in gioco solo le zone da 1 a { $pools }.
reason-colour-not-there = Nella zona { $pool } non c’è nessun disco { colour-word }.
reason-must-take = Nella prima presa devi prendere dischi.
reason-must-take-all = Nella prima presa prendi tutti i dischi di un colore.
reason-must-take-up-to-limit = Devi prendere tutti i dischi del colore, fino ad averne cinque in tutto.
reason-not-fewer = { $disks } non è meno dei { $most } che prenderesti comunque. Ometti il numero.
reason-no-marker = Non hai il segnalino della tessera { $tile }.
reason-lamp-own-pool = Con la Lampada ad olio puoi scambiare i dischi della zona riserva { $pool } solo con la sua zona azione.
reason-lamp-same-colour = Non puoi scambiare due dischi dello stesso colore.
reason-reserve-lacks-colour = Nella zona riserva { $pool } non c’è nessun disco { colour-word }.

## Rifiutato durante la pianificazione

reason-plan-is-ready = Hai già confermato il piano. Ritiralo se vuoi cambiarlo.
reason-plan-other-worker = Nel tuo piano ora tocca { worker-word-to }.
reason-plan-mill-now = Nel tuo piano ora tocca al Mulino ad acqua.
reason-too-few-disks = { $have ->
    [0] Non ti restano dischi { colour-word-plural } da pianificare. Qui { need-word-counted }.
    [one] Ti resta solo { $have } disco { colour-word } da pianificare. Qui { need-word-counted }.
   *[other] Ti restano solo { $have } dischi { colour-word-plural } da pianificare. Qui { need-word-counted }.
}
reason-mixed-needs-development = Puoi mescolare i colori solo per acquistare uno sviluppo, e questo lavoratore non può acquistarne.
reason-mixed-fits-no-tile = Questi dischi non corrispondono esattamente al costo di nessuna tessera in gioco che non possiedi ancora.
reason-digger-gone = Il Cercatore di carbone non è più disponibile: il tuo Pinge è esaurito.
reason-digger-needs-access = Puoi ingaggiare il Cercatore di carbone solo finché nel Pinge c’è carbone accessibile.
reason-worker-not-there-yet = { worker-word-first } arriva quando il tuo Pinge è esaurito.
reason-miner-takes-no-disk = Paga il Minatore con 1 cibo o 1 Thaler, non con un disco.
reason-no-yellow-left = Non ti resta nessun disco giallo per { worker-word }.
reason-no-food-left = Non ti resta cibo per { worker-word }.
reason-no-thaler-left = Non ti resta nessun Thaler per { worker-word }.
reason-no-mill = Non hai il Mulino ad acqua.
reason-mill-needs-two = Al Mulino ad acqua servono 2 dischi { colour-word-plural }. { $have ->
    [0] Non te ne restano.
    [one] Te ne resta { $have }.
   *[other] Te ne restano { $have }.
}
reason-mill-black-first = Pianifica i dischi neri del Mulino ad acqua prima di quelli gialli.

## Rifiutato durante le azioni

reason-finish-first = { worker-word-first } sta lavorando. Prima finisci il suo lavoro.
reason-nobody-at-work = Nessuno è al lavoro. Prima attiva un lavoratore.
reason-worker-is-done = { worker-word-first } ha già lavorato in questa fase.
reason-worker-has-no-disks = Nel tuo piano non hai assegnato dischi { worker-word-to }.
reason-worker-unpaid = Nel tuo piano non hai pagato { worker-word }.
reason-wrong-colour = Per questo lavoro { worker-word } può usare solo dischi { colour-word-plural }.
reason-pinge-exhausted = Il tuo Pinge è esaurito.
reason-pinge-flooded = { water-word-counted } nel Pinge. Per scavare lì devono essere meno di { $limit }.
reason-pinge-needs-wood = Nel Pinge non c’è carbone accessibile. Metti legno sul prossimo simbolo.
reason-pinge-not-exhausted = Nel tuo Pinge { $coal ->
    [one] c’è ancora { $coal } carbone
   *[other] ci sono ancora { $coal } carboni
}. Il Tunnel si apre quando il Pinge è esaurito.
reason-pinge-or-tunnel = { worker-word-first } ha lavorato nel Pinge e nella stessa fase non può lavorare nel Tunnel.
reason-tunnel-empty = Nel Tunnel non c’è più carbone.
reason-tunnel-flooded = { water-word-counted } nel Pozzo. Per scavare nel Tunnel devono essere meno di { $limit }.
reason-tunnel-needs-wood = Nel Tunnel non c’è carbone accessibile. Simboli coperti con legno: { $wood } su { $sections }.
reason-shaft-has-no-coal = Nel Pozzo non c’è carbone.
reason-shaft-flooded = { water-word-counted } nel Pozzo. Per portare su il carbone devono essere meno di { $limit }.
reason-not-so-much-water = { $water ->
    [0] Non hai gocce d’acqua da rimuovere.
    [one] Hai { $water } goccia d’acqua, non { $amount }.
   *[other] Hai { $water } gocce d’acqua, non { $amount }.
}
reason-shaft-water-by-haspelknecht = Solo l’Haspelknecht può rimuovere gocce d’acqua dal Pozzo.
reason-haspelknecht-does-not-mine = L’Haspelknecht porta su il carbone e rimuove l’acqua, ma non può scavare.
reason-only-haspelknecht-lifts = Solo l’Haspelknecht può portare su il carbone.
reason-miner-does-not-pump = Il Minatore non può rimuovere gocce d’acqua.
reason-digger-is-forced = Con { water-word-counted } il Cercatore di carbone non ha scelta: ne rimuove 2 se sono 2 o più, altrimenti scava.
reason-mill-has-no-disks = Nel tuo piano non hai assegnato dischi al Mulino ad acqua.
reason-mill-is-done = Hai già usato il Mulino ad acqua in questa fase.
reason-windlass-water-only = In questa partita con il segnalino Argano puoi solo rimuovere acqua.
reason-windlass-lifting-only = In questa partita con il segnalino Argano puoi solo portare su il carbone.
reason-marker-is-fresh = Hai ricevuto il segnalino della tessera { $tile } in questa fase. Puoi usarlo dalla fase azione successiva.
reason-marker-not-in-winter = Puoi usare i segnalini solo nelle fasi azione.
reason-cable-needs-water = Non hai gocce d’acqua da rimuovere.
reason-no-charcoal-burner = Non hai il Carbonaio.
reason-charcoal-not-in-winter = Puoi usare il Carbonaio solo nelle fasi azione.
reason-charcoal-once = Hai già usato il Carbonaio in questa fase.
reason-charcoal-is-fresh = Puoi usare il Carbonaio dalla fase successiva all’acquisto.
reason-charcoal-needs-wood = Per il Carbonaio servono 2 legni. { $wood ->
    [0] Non ne hai.
   *[other] Ne hai { $wood }.
}
reason-no-wood = Non hai legno.
reason-symbols-covered = I { $symbols } simboli legno sono già tutti coperti.
reason-no-early-tunnel-wood = In questa partita puoi mettere legno nel Tunnel solo dopo che il Pinge è esaurito.
reason-no-offer = Ora nessuna tessera te lo offre.
reason-decide-first = Prima decidi sulla tessera { $tile }, che hai appena acquistato.
reason-too-little-coal = Carboni scambiabili nella fattoria: { $coal } (il carbone di questa fase non conta). Ne servono 2.

## Rifiutato durante un acquisto

reason-farmhand-does-not-develop = Senza il Piccone il Bracciante non può acquistare sviluppi.
reason-farmhand-improves-later = Il Bracciante migliorato può acquistare sviluppi dalla fase azione successiva.
reason-tile-not-in-play = La tessera { $tile } non è in gioco.
reason-tile-owned-already = Possiedi già la tessera { $tile }.
reason-disks-do-not-pay = La tessera { $tile } costa { yellow-word-counted }, { brown-word-counted }, { black-word-counted } e { $any } di qualsiasi colore. Questo lavoratore ha { $has_yellow ->
    [one] { $has_yellow } giallo
   *[other] { $has_yellow } gialli
}, { $has_brown ->
    [one] { $has_brown } marrone
   *[other] { $has_brown } marroni
} e { $has_black ->
    [one] { $has_black } nero
   *[other] { $has_black } neri
}.
reason-no-player-disk-left = I tuoi nove dischi giocatore sono tutti su sviluppi.
reason-no-fee-due = Per la tessera { $tile } non c’è costo extra.
reason-tile-out-of-reach = La tessera { $tile } non è adiacente a nessuna delle tue e nessuno la possiede ancora.
reason-fee-due = La tessera { $tile } non è adiacente a nessuna delle tue: indica la risorsa con cui paghi il costo extra ({ $level ->
    [2] carbone, legno o cibo
    [3] carbone
   *[4] cibo
}).
reason-fee-wrong-good = { $level ->
    [2] Il costo extra al livello 2 è 1 carbone, legno o cibo.
    [3] Il costo extra al livello 3 è 1 carbone, non 1 { good-word }.
   *[4] Il costo extra al livello 4 è 1 cibo, non 1 { good-word }.
}
reason-fee-good-missing = Nella fattoria non hai { good-word } per il costo extra.
reason-fee-good-is-fresh = In questa partita non puoi pagare un costo extra con { good-word } ricevuto in questa fase.

## Rifiutato durante lo stoccaggio

reason-no-barn = Non hai il Fienile.
reason-no-coal-storage = Non hai lo Stoccaggio del carbone.
reason-coal-storage-takes-otherwise = In questa partita non puoi conservare queste risorse nello Stoccaggio del carbone.
reason-store-lacks-good = { $have ->
    [0] Non hai { good-word }.
    [one] Hai { $have } { good-word }.
   *[other] Hai { $have } { good-word-plural }.
} Qui { need-word-counted }.

## Che cosa fa una mossa valida: prendere i dischi

reason-takes-all = Prende { $disks ->
    [one] il disco { colour-word }
    [2] entrambi i dischi { colour-word-plural }
   *[other] tutti e { $disks } i dischi { colour-word-plural }
} della zona { $pool }.
reason-takes-water = Dalla zona { $pool }, con il simbolo acqua, riceve anche 1 goccia d’acqua.
reason-order-value = Vale { $value } per l’ordine di turno. Comincia il valore più basso.
reason-takes-second = Prende { $disks ->
    [one] { $disks } disco { colour-word }
   *[other] { $disks } dischi { colour-word-plural }
} dalla zona { $pool }, { $total } in tutto.
reason-passes = Non prende altri dischi.
reason-lamp-swaps = Scambia un disco { colour-word } della zona riserva { $reserve } con un disco { other-colour-word } della zona azione { $pool }.
reason-marker-is-used = Usa il segnalino della tessera { $tile }.
reason-refunds-water = Restituisce 1 goccia d’acqua alla riserva generale.
reason-keeps-water = Tiene la goccia d’acqua.

## Che cosa fa una mossa valida: pianificare

reason-plans-nothing = Niente per { worker-word }.
reason-plans-disks = Per { worker-word }: { yellow-word-counted }, { brown-word-counted }, { black-word-counted }.
reason-mix-pays-tile = Paga la tessera { $tile }.
reason-plans-payment = { payment-word } per { worker-word }.
reason-plans-no-mill = Nient’altro per il Mulino ad acqua.
reason-plans-mill-black = 2 dischi neri per il Mulino ad acqua: 1 Thaler.
reason-plans-mill-yellow = 2 dischi gialli per il Mulino ad acqua: 1 cibo e 2 punti vittoria.

## Che cosa fa una mossa valida: agire

reason-makes-food = { worker-word-first } produce { food-word-counted }.
reason-makes-wood = { worker-word-first } produce { wood-word-counted }.
reason-synergy-food = Bonus cooperazione, perché il Contadino e il Bracciante hanno prodotto entrambi cibo: 1 cibo in più.
reason-synergy-wood = Bonus cooperazione, perché il Contadino e il Bracciante hanno prodotto entrambi legno: 1 legno in più.
reason-summer-food = Bonus estate: 1 cibo in più.
reason-goes-mining = { worker-word-first } va in miniera: { steps-word-counted }.
reason-begins-work = { worker-word-first } comincia a lavorare: fino a { steps-word-counted }.
reason-windlass-shift = Il segnalino Argano fa lavorare gratis l’Haspelknecht: fino a { steps-word-counted }.
reason-mill-makes = { $thaler ->
    [0] Il Mulino ad acqua dà { food-word-counted } e { points-word-counted }.
   *[other] { $food ->
        [0] Il Mulino ad acqua dà { $thaler } Thaler.
       *[other] Il Mulino ad acqua dà { $thaler } Thaler, { food-word-counted } e { points-word-counted }.
    }
}
reason-tile-is-free = La tessera { $tile } è nella fila in alto: nessun costo extra.
reason-tile-is-adjacent = La tessera { $tile } è adiacente a una delle tue: nessun costo extra.
reason-fee-goes-to = La tessera { $tile } non è adiacente a nessuna delle tue: 1 { good-word } va al giocatore { $seat }, che ha il disco più in alto.
reason-rank-points = { points-word-counted } per l’acquisto numero { $rank } della tessera { $tile }.
reason-tile-effect = { worker-word-first } acquista la tessera { $tile }.
reason-mines-pinge = 1 carbone va dal Pinge alla fattoria; { left-word-counted }.
reason-mines-tunnel = 1 carbone va dal Tunnel al Pozzo; { left-word-counted }.
reason-ends-pinge = Il Pinge è esaurito. Arrivano il Minatore e l’Haspelknecht.
reason-pinge-bonus = Bonus Pinge dell’anno { $year }: { points-word-counted }.
reason-pumps = Rimuove { $amount ->
    [one] { $amount } goccia d’acqua
   *[other] { $amount } gocce d’acqua
}; { left-word-counted }.
reason-lifts = Porta su 1 carbone dal Pozzo alla fattoria.
reason-props-pinge = 1 legno rende { $coal ->
    [one] accessibile { $coal } carbone
   *[other] accessibili { $coal } carboni
} nel Pinge.
reason-props-tunnel = 1 legno rende accessibile la sezione { $section } del Tunnel, con { coal-word-counted }.
reason-cable-pumps = Con il segnalino Corda rimuove 1 goccia d’acqua e ottiene 1 punto vittoria.
reason-charcoal-burns = Scambia 2 legni con 2 carboni e 1 punto vittoria.
reason-stops = { worker-word-first } si ferma; { $steps ->
    [one] { $steps } azione va persa
   *[other] { $steps } azioni vanno perse
}.
reason-timber-wood = 3 legni e 1 goccia d’acqua.
reason-timber-thaler = 1 Thaler.
reason-sells-one = Scambia 1 carbone con 1 Thaler.
reason-sells-two = Scambia 2 carboni con 1 Thaler e 1 cibo.
reason-declines = Rinuncia a ciò che offre la tessera { $tile }.
reason-ends-turn = Termina il turno. Le azioni non usate vanno perse.

## Che cosa fa una mossa valida: conservare

reason-stores = { $food ->
    [0] { $wood ->
        [0] { $coal ->
            [0] Non conserva nulla.
           *[other] Conserva { coal-word-counted }.
        }
       *[other] { $coal ->
            [0] Conserva { wood-word-counted }.
           *[other] Conserva { wood-word-counted } e { coal-word-counted }.
        }
    }
   *[other] { $wood ->
        [0] { $coal ->
            [0] Conserva { food-word-counted }.
           *[other] Conserva { food-word-counted } e { coal-word-counted }.
        }
       *[other] { $coal ->
            [0] Conserva { food-word-counted } e { wood-word-counted }.
           *[other] Conserva { food-word-counted }, { wood-word-counted } e { coal-word-counted }.
        }
    }
}
reason-returns = { $food ->
    [0] { $wood ->
        [0] { $coal ->
            [0] Nulla torna nella riserva generale.
           *[other] Alla riserva generale: { coal-word-counted }.
        }
       *[other] { $coal ->
            [0] Alla riserva generale: { wood-word-counted }.
           *[other] Alla riserva generale: { wood-word-counted } e { coal-word-counted }.
        }
    }
   *[other] { $wood ->
        [0] { $coal ->
            [0] Alla riserva generale: { food-word-counted }.
           *[other] Alla riserva generale: { food-word-counted } e { coal-word-counted }.
        }
       *[other] { $coal ->
            [0] Alla riserva generale: { food-word-counted } e { wood-word-counted }.
           *[other] Alla riserva generale: { food-word-counted }, { wood-word-counted } e { coal-word-counted }.
        }
    }
}
reason-storage-points = { points-word-counted } per le risorse conservate { store-word }.
reason-horse-and-cart-points = Cavallo e carretto: { points-word-counted } per il carbone nella fattoria.
