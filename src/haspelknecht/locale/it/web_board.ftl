### La plancia di un giocatore sul tavolo: sopra la fattoria, sotto la miniera. Quasi tutto viene letto ad alta voce
### dai lettori di schermo.

web-board-title = Fattoria e miniera di { $name }

## Che cosa c’è in un posto

web-board-count-food = { $count ->
    [one] { $count } cibo
   *[other] { $count } cibi
}
web-board-count-wood = { $count ->
    [one] { $count } legno
   *[other] { $count } legni
}
web-board-count-coal = { $count ->
    [one] { $count } carbone
   *[other] { $count } carboni
}
web-board-count-thaler = { $count } Thaler
web-board-count-debts = { $count ->
    [one] { $count } debito
   *[other] { $count } debiti
}
web-board-count-markers = { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
}
web-board-disks-black = { $count ->
    [one] { $count } disco nero
   *[other] { $count } dischi neri
}
web-board-disks-brown = { $count ->
    [one] { $count } disco marrone
   *[other] { $count } dischi marroni
}
web-board-disks-yellow = { $count ->
    [one] { $count } disco giallo
   *[other] { $count } dischi gialli
}
web-board-nothing = niente
web-board-cart = Carro { $number }

# $place è un lavoratore, un carro o un edificio, $what ciò che vi si trova.
web-board-holds = { $place }: { $what }
web-board-holds-done = { $place }: { $what }; ha finito di lavorare

## I lavoratori a contratto e la loro paga

web-board-pay-unpaid = non pagato
web-board-pay-food = paga: 1 cibo
web-board-pay-thaler = paga: 1 Thaler
web-board-pay-yellow = paga: 1 disco giallo

# Contadino e Bracciante fanno la stessa cosa: uno in più, in un piccolo cerchio.
web-board-synergy = +{ $number }

## La miniera

web-board-pinge-coal = { $count ->
    [one] { $count } carbone nel Pinge, accessibili: { $open }
   *[other] { $count } carboni nel Pinge, accessibili: { $open }
}
web-board-pinge-mined-bonus = { $points ->
    [0] { $mined } su { $all } carboni scavati
   *[other] { $mined } su { $all } carboni scavati; se lo esaurisci quest’anno: +{ $points } PV
}
web-board-prop-pinge = Prossimo simbolo legno del Pinge
web-board-water-pinge = { $count ->
    [one] { $count } goccia d’acqua nel Pinge
   *[other] { $count } gocce d’acqua nel Pinge
}
web-board-water-shaft = { $count ->
    [one] { $count } goccia d’acqua nel Pozzo
   *[other] { $count } gocce d’acqua nel Pozzo
}
web-board-shaft-coal = { $count ->
    [one] { $count } carbone in attesa nel Pozzo
   *[other] { $count } carboni in attesa nel Pozzo
}
web-board-tunnel-closed = Tunnel: si apre a Pinge esaurito
web-board-tunnel-closed-label = { $count ->
    [one] { $count } carbone nel Tunnel, che si apre a Pinge esaurito
   *[other] { $count } carboni nel Tunnel, che si apre a Pinge esaurito
}
web-board-tunnel-coal = { $count ->
    [one] { $count } carbone nel Tunnel
   *[other] { $count } carboni nel Tunnel
}, accessibili: { $open }; { $complete ->
    [one] { $complete } sezione completa
   *[other] { $complete } sezioni complete
}
web-board-prop-tunnel = Simbolo legno della sezione { $section } del Tunnel

# Segni sulla parete: da questo livello in poi qualcosa non è più possibile.
web-board-mark-pinge = { $level }+: scavo bloccato
web-board-mark-lifting = { $level }+: risalita bloccata
web-board-mark-mining = { $level }+: scavo bloccato

## Lettere sui pezzi, per chi non distingue i colori: una o due ciascuno

web-board-letter-black = Ne
web-board-letter-brown = Ma
web-board-letter-yellow = Gi
web-board-letter-food = C
web-board-letter-wood = L
web-board-letter-coal = Ca
web-board-letter-water = A
web-board-letter-thaler = T
web-board-letter-debt = D

## Le piccole plance degli altri

web-board-state-ready = piano pronto
web-board-state-planning = pianifica
web-board-state-thinking = sta pensando
web-board-state-away = assente
web-board-small = { $state ->
    [ready] Ingrandisci la plancia di { $name }: piano pronto, { $points } PV
    [planning] Ingrandisci la plancia di { $name }: pianifica, { $points } PV
    [thinking] Ingrandisci la plancia di { $name }: sta pensando, { $points } PV
    [away] Ingrandisci la plancia di { $name }: assente, { $points } PV
   *[none] Ingrandisci la plancia di { $name }: { $points } PV
}
web-board-closed = { $props ->
    [0] Tunnel chiuso
    [one] Tunnel chiuso, { $props } legno messo
   *[other] Tunnel chiuso, { $props } legni messi
}
