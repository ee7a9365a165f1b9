### Das Tableau eines Spielers auf dem Tisch: oben der Hof, unten die Grube. Das meiste wird von Vorleseprogrammen gelesen.

web-board-title = Hof und Grube von { $name }

## Was irgendwo liegt

web-board-count-food = { $count } Nahrung
web-board-count-wood = { $count } Holz
web-board-count-coal = { $count } Kohle
web-board-count-thaler = { $count } Thaler
web-board-count-debts = { $count ->
    [one] { $count } Schuldschein
   *[other] { $count } Schuldscheine
}
web-board-count-markers = { $count } Marker
web-board-disks-black = { $count ->
    [one] { $count } schwarze Scheibe
   *[other] { $count } schwarze Scheiben
}
web-board-disks-brown = { $count ->
    [one] { $count } braune Scheibe
   *[other] { $count } braune Scheiben
}
web-board-disks-yellow = { $count ->
    [one] { $count } gelbe Scheibe
   *[other] { $count } gelbe Scheiben
}
web-board-nothing = nichts
web-board-cart = Schubkarre { $number }

# $place ist ein Arbeiter, eine Karre oder ein Gebäude, $what das, was dort liegt.
web-board-holds = { $place }: { $what }
web-board-holds-done = { $place }: { $what }; ist fertig

## Leiharbeiter und ihre Bezahlung

web-board-pay-unpaid = nicht bezahlt
web-board-pay-food = 1 Nahrung bezahlt
web-board-pay-thaler = 1 Thaler bezahlt
web-board-pay-yellow = 1 gelbe Scheibe bezahlt

# Bauer und Knecht tun das Gleiche: eins mehr, als kleines rundes Zeichen.
web-board-synergy = +{ $number }

## Die Grube

web-board-pinge-coal = { $count } Kohle in der Pinge, { $open } davon abbaubar
web-board-pinge-mined-bonus = { $points ->
    [0] { $mined } von { $all } Kohle abgebaut
   *[other] { $mined } von { $all } Kohle abgebaut; dieses Jahr geleert: +{ $points } SP
}
web-board-prop-pinge = Nächstes Holz-Symbol der Pinge
web-board-water-pinge = { $count } Grubenwasser in der Pinge
web-board-water-shaft = { $count } Grubenwasser im Schacht
web-board-shaft-coal = { $count ->
    [one] { $count } Kohle liegt im Schacht
   *[other] { $count } Kohle liegen im Schacht
}
web-board-tunnel-closed = Stollen: öffnet sich, wenn die Pinge leer ist
web-board-tunnel-closed-label = { $count } Kohle im Stollen, der sich öffnet, wenn die Pinge leer ist
web-board-tunnel-coal = { $complete ->
    [one] { $count } Kohle im Stollen, { $open } davon abbaubar; { $complete } Abschnitt vollständig
   *[other] { $count } Kohle im Stollen, { $open } davon abbaubar; { $complete } Abschnitte vollständig
}
web-board-prop-tunnel = Holz-Symbol von Stollenabschnitt { $section }

# Zeichen an der Wand: Ab diesem Stand geht etwas nicht mehr.
web-board-mark-pinge = { $level }+: kein Abbau
web-board-mark-lifting = { $level }+: kein Fördern
web-board-mark-mining = { $level }+: kein Abbau

## Buchstaben auf den Spielsteinen, für alle, die Farben schlecht unterscheiden: ein oder zwei

web-board-letter-black = Sw
web-board-letter-brown = Br
web-board-letter-yellow = Ge
web-board-letter-food = N
web-board-letter-wood = H
web-board-letter-coal = K
web-board-letter-water = G
web-board-letter-thaler = T
web-board-letter-debt = S

## Kleine Tableaus der anderen

web-board-state-ready = fertig
web-board-state-planning = plant
web-board-state-thinking = überlegt
web-board-state-away = nicht da
web-board-small = { $state ->
    [ready] Tableau von { $name } vergrößern: fertig, { $points } SP
    [planning] Tableau von { $name } vergrößern: plant, { $points } SP
    [thinking] Tableau von { $name } vergrößern: überlegt, { $points } SP
    [away] Tableau von { $name } vergrößern: nicht da, { $points } SP
   *[none] Tableau von { $name } vergrößern: { $points } SP
}
web-board-closed = { $props ->
    [0] Stollen geschlossen
   *[other] Stollen geschlossen, { $props } Holz platziert
}
