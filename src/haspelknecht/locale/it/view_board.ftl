### Che cosa dice il tavolo delle tessere: che cosa fa ciascuna in questa partita, e che cosa manca per acquistarla.

## Tessere il cui effetto dipende dalle regole scelte; senza opzioni è il testo di terms.ftl

tile-text-13 = Il tuo Bracciante diventa il Bracciante migliorato. { $pickaxe_delay ->
    [no] Da subito
   *[yes] A partire dalla fase azione successiva
} può anche acquistare sviluppi.{ $farmhand_summer_bonus ->
    [yes] {" "}Se produce cibo in estate, anche lui porta il bonus estate (un solo bonus in tutto).
   *[no] { "" }
}
tile-text-14 = Ricevi un segnalino. Usalo una volta, { $marker_window ->
    [at_once] subito o più tardi, anche in inverno,
    [winter_too] a partire dalla fase successiva, anche in inverno,
   *[action_phase] a partire dalla fase azione successiva,
} per rimuovere 1 goccia d’acqua e ottenere 1 punto vittoria.
tile-text-15 = Edificio: { $charcoal_limit ->
    [unlimited] tutte le volte che vuoi, da subito e anche in inverno,
   *[once_per_phase] una volta per fase azione, a partire dalla successiva,
} puoi scambiare 2 legni con 2 carboni della riserva generale e 1 punto vittoria.
tile-text-24 = Edificio: in inverno puoi conservare nello Stoccaggio del carbone { $coal_storage ->
    [coal_or_wood] 1 carbone o 1 legno
    [coal_and_food] 1 carbone e 1 cibo
   *[coal_and_wood] 1 carbone e 1 legno
}. Se vi conservi carbone, in quell’inverno ottieni 1 punto vittoria.
tile-text-25 = Puoi rimuovere subito 1 goccia d’acqua e ricevi un segnalino. Usa il segnalino una volta, { $marker_window ->
    [at_once] in questa fase azione o più tardi,
   *[other] a partire dalla fase azione successiva,
} per { $windlass_actions ->
    [lifting] riportare in superficie fino a 3 carboni senza paga.
    [water] 3 azioni dell’Haspelknecht senza paga che rimuovono gocce d’acqua.
   *[any] 3 azioni dell’Haspelknecht senza paga.
}
tile-text-32 = Ricevi subito 1 Thaler e un segnalino che, una volta, scambia un disco di una zona riserva con un disco { $oil_lamp_same_board ->
    [no] di una zona azione qualsiasi
   *[yes] della sua zona azione
}, a partire dalla fase azione successiva. A fine partita ottieni 1 punto vittoria per ogni sezione completa del Tunnel con un simbolo lampada ad olio (al massimo 4).
tile-text-33 = Ricevi subito 1 legno e puoi scavare subito 1 carbone accessibile{ $free_coal_needs_dry_mine ->
    [no] , anche dove l’acqua impedisce ogni altro scavo
   *[yes] { "" }
}. Ricevi inoltre un segnalino che vale una volta come disco nero, a partire dalla fase azione successiva.
tile-text-34 = Puoi fare subito uno scambio: 1 carbone della tua fattoria con 1 Thaler, oppure 2 carboni della tua fattoria con 1 Thaler e 1 cibo. { $sell_fresh_coal ->
    [yes] Vale anche il carbone di questa fase azione.
   *[no] Il carbone doveva già trovarsi lì prima di questa fase azione.
}{ $building_symbols ->
    [tile_34] {" "}La tessera conta come simbolo edificio.
   *[tile_35] { "" }
}
tile-text-35 = Edificio: { $mill_repeat ->
    [repeat] a partire dalla fase azione successiva, tutte le volte che vi metti dischi,
   *[once] una volta per fase azione, a partire dalla successiva,
} trasforma 2 dischi neri in 1 Thaler, oppure 2 dischi gialli in 1 cibo e 2 punti vittoria.{ $building_symbols ->
    [tile_34] {" "}La tessera non conta come simbolo edificio.
   *[tile_35] { "" }
}
tile-text-42 = Ricevi subito 1 legno e{ $lorry_during_pinge ->
    [wood_and_coal] { "" }
   *[wood_only] , se il tuo Pinge è già esaurito,
} 2 carboni della riserva generale nel tuo Pozzo. A fine partita ottieni 1 punto vittoria per ogni sezione completa del Tunnel con un simbolo carrello (al massimo 4).
tile-text-44 = Ricevi subito 1 Thaler e 1 cibo. { $horse_cart_step ->
    [storage] Nel passo dello stoccaggio di ogni inverno
   *[scoring] In ogni inverno
} ottieni 1 punto vittoria per ogni carbone nella tua fattoria, al posto della tabella del carbone.

## Che cosa manca per acquistare una tessera, e che fare. $disks: «1 disco nero e altri 2 di qualsiasi colore»

view-any-disks = { $more ->
    [yes] { $count ->
        [one] un altro
       *[other] altri { $count }
    }
   *[no] { $count ->
        [one] 1 disco
       *[other] { $count } dischi
    }
} di qualsiasi colore
view-and = { $first } e { $last }
view-or = { $first } o { $last }
view-fee-word = { $fee ->
    [any] 1 cibo, 1 legno o 1 carbone
    [food] 1 cibo
   *[coal] 1 carbone
}
view-developer-word = { $who ->
    [both] sul Contadino o sul Bracciante migliorato
   *[farmer] sul Contadino
}
view-tile-owned = Questa tessera è già tua.
# $tiles: «Fienile o Piccone»
view-tile-closed = Nessuno possiede ancora questa tessera, e non tocca nessuna delle tue: { $tiles ->
    [none] avvicinati una tessera alla volta.
   *[other] acquista prima { $tiles }.
}
view-tile-fee-missing = Il compenso è di { view-fee-word }, e nella tua fattoria non ce n’è: procuratelo prima.
view-tile-fee-promised = Il compenso è di { view-fee-word }, ma il tuo piano paga i lavoratori con tutto quello che hai.
view-tile-put = Metti { $disks } { view-developer-word } per acquistare questa tessera.
view-tile-need = Per acquistare questa tessera devi avere ancora { $disks }.
view-tile-wrong-disks = Nessun lavoratore che può ancora acquistare ha i dischi giusti: la tessera costa { $disks }.{ $again ->
    [yes] {" "}Pianificala per una fase azione successiva.
   *[no] { "" }
}
view-tile-later = Per acquistare questa tessera in una fase azione successiva, metti { $disks } { view-developer-word }.
view-tile-no-more-phases = Non resta nessuna fase azione in cui acquistare questa tessera.
view-tile-finish-first = { worker-word-first } deve prima finire il suo lavoro.
view-tile-decide-first = Decidi prima per la tessera che hai appena acquistato: { $name }.
