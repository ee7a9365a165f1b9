### Che cosa dice il tavolo delle tessere: che cosa fa ciascuna in questa partita, e che cosa manca per acquistarla.

## Tessere il cui effetto dipende dalle regole scelte; senza opzioni è il testo di terms.ftl

tile-text-13 = Il tuo Bracciante diventa il Bracciante migliorato, che può anche acquistare sviluppi { $pickaxe_delay ->
    [no] da subito
   *[yes] dalla fase azione successiva
}.{ $farmhand_summer_bonus ->
    [yes] {" "}Se produce cibo in estate, ottieni anche il bonus estate (un solo bonus in tutto).
   *[no] { "" }
}
tile-text-14 = Ricevi un segnalino. Usalo una volta, { $marker_window ->
    [at_once] subito o più tardi, anche in inverno,
    [winter_too] dalla fase successiva, anche in inverno,
   *[action_phase] dalla fase azione successiva,
} per rimuovere 1 goccia d’acqua e ottenere 1 punto vittoria.
tile-text-15 = Edificio: { $charcoal_limit ->
    [unlimited] tutte le volte che vuoi, da subito e anche in inverno,
   *[once_per_phase] una volta per fase azione, dalla successiva,
} puoi scambiare 2 legni con 2 carboni della riserva generale e 1 punto vittoria.
tile-text-24 = Edificio: in inverno puoi conservare nello Stoccaggio del carbone { $coal_storage ->
    [coal_or_wood] 1 carbone o 1 legno
    [coal_and_food] 1 carbone e 1 cibo
   *[coal_and_wood] 1 carbone e 1 legno
}. Se vi conservi carbone, quell’inverno ottieni 1 punto vittoria.
tile-text-25 = Puoi rimuovere subito 1 goccia d’acqua e ricevi un segnalino. Usa il segnalino una volta, { $marker_window ->
    [at_once] in questa fase azione o più tardi
   *[other] dalla fase azione successiva
} ma solo a Pinge esaurito, { $windlass_actions ->
    [lifting] per portare su gratis fino a 3 carboni.
    [water] per 3 azioni gratuite dell’Haspelknecht che rimuovono gocce d’acqua.
   *[any] per 3 azioni gratuite dell’Haspelknecht.
}
tile-text-32 = Ricevi subito 1 Thaler e un segnalino. Usa il segnalino una volta, dalla fase azione successiva, quando tocca a te prendere i dischi: scambia un disco di una zona riserva con un disco { $oil_lamp_same_board ->
    [no] di una qualsiasi zona azione.
   *[yes] della sua zona azione.
} A fine partita ottieni 1 punto vittoria per ogni sezione completa del Tunnel con il simbolo lampada ad olio (al massimo 4).
tile-text-33 = Ricevi subito 1 legno e puoi scavare subito 1 carbone accessibile{ $free_coal_needs_dry_mine ->
    [no] , anche se l’acqua blocca ogni altro scavo
   *[yes] { "" }
}. Ricevi anche un segnalino che vale una volta come disco nero, dalla fase azione successiva.
tile-text-34 = Puoi fare subito uno scambio: 1 carbone della tua fattoria per 1 Thaler, oppure 2 carboni della tua fattoria per 1 Thaler e 1 cibo. { $sell_fresh_coal ->
    [yes] Puoi scambiare anche il carbone di questa fase azione.
   *[no] Il carbone di questa fase azione non si può scambiare.
}{ $building_symbols ->
    [tile_34] {" "}La tessera conta come simbolo edificio.
   *[tile_35] { "" }
}
tile-text-35 = Edificio: { $mill_repeat ->
    [repeat] dalla fase azione successiva, tutte le volte che vi metti dischi,
   *[once] una volta per fase azione, dalla successiva,
} ricevi 1 Thaler per 2 dischi neri, oppure 1 cibo e 2 punti vittoria per 2 dischi gialli.{ $building_symbols ->
    [tile_34] {" "}La tessera non conta come simbolo edificio.
   *[tile_35] { "" }
}
tile-text-42 = Ricevi subito 1 legno e{ $lorry_during_pinge ->
    [wood_and_coal] { "" }
   *[wood_only] , se il tuo Pinge è già esaurito,
} 2 carboni della riserva generale nel tuo Pozzo. A fine partita ottieni 1 punto vittoria per ogni sezione completa del Tunnel con il simbolo carrello (al massimo 4).
tile-text-44 = Ricevi subito 1 Thaler e 1 cibo. { $horse_cart_step ->
    [storage] Ogni inverno, durante lo stoccaggio,
   *[scoring] Ogni inverno
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
    [any] 1 cibo, legno o carbone
    [food] 1 cibo
   *[coal] 1 carbone
}
view-developer-word = { $who ->
    [both] sul Contadino o sul Bracciante migliorato
   *[farmer] sul Contadino
}
view-tile-owned = Possiedi già questa tessera.
# $tiles: «Fienile o Piccone»
view-tile-closed = Fuori portata: non è adiacente a nessuna delle tue tessere e nessuno la possiede ancora. { $tiles ->
    [none] Acquista prima le tessere che portano fin lì.
   *[other] Acquista prima: { $tiles }.
}
view-tile-fee-missing = Il costo extra di questa tessera è { view-fee-word }, e nella fattoria non ne hai.
view-tile-fee-promised = Il costo extra di questa tessera è { view-fee-word }, ma nel tuo piano tutto ciò che hai serve a pagare lavoratori.
view-tile-put = Metti { $disks } { view-developer-word } per acquistare questa tessera.
view-tile-need = Per acquistare questa tessera devi avere ancora { $disks }.
view-tile-wrong-disks = Nessun lavoratore che può ancora acquistare ha i dischi giusti. Questa tessera costa { $disks }.{ $again ->
    [yes] {" "}Pianificala per una fase azione successiva.
   *[no] { "" }
}
view-tile-later = Per acquistare questa tessera in una fase azione successiva, metti { $disks } { view-developer-word }.
view-tile-no-more-phases = Non ci sono più fasi azione in cui acquistare questa tessera.
view-tile-finish-first = { worker-word-first } deve prima finire il suo lavoro.
view-tile-decide-first = Prima decidi che cosa fare con la tessera appena acquistata: { $name }.
