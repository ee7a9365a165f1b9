### Der gemeinsame Tisch: Jahreskreis, Pools, nächster Winter, Errungenschaftsfeld, Wertungsblatt.

## Buchstaben auf den Spielsteinen, für alle, die Farben schlecht unterscheiden

web-field-letter-disk-yellow = Ge
web-field-letter-disk-brown = Br
web-field-letter-disk-black = Sw
web-field-letter-food = N
web-field-letter-wood = H
web-field-letter-coal = K
web-field-letter-water = G

## Jahreskreis

web-field-year = Jahr
web-field-wheel = Jahr { $year } von 3, { $season }. Jedes Jahr: Grubenwasser, Frühling, Sommer, Grubenwasser, Herbst, Winter.
web-field-wheel-water = Jahr { $year } von 3, Grubenwasser vor dem { $season }. Jedes Jahr: Grubenwasser, Frühling, Sommer, Grubenwasser, Herbst, Winter.
web-field-wheel-bonus = Sommerbonus: Produziert dein Bauer im Sommer Nahrung, erhältst du 1 Nahrung mehr.

## Pools

web-field-pools = Pools
web-field-pool = Pool { $number }
web-field-pool-empty = leer
# Kurz: steht neben dem Namen eines Pools, vor „+1“ und einem Tropfen.
web-field-wet = Schritt 1
web-field-wet-why = Wasser-Symbol: Nimmst du hier in Schritt 1 Scheiben, bekommst du 1 Grubenwasser, in Schritt 2 keines.
web-field-reserve = Reserve
web-field-reserve-next = Reserve, kommt als Nächstes
web-field-disks-yellow =
    { $count ->
        [one] 1 gelbe Scheibe
       *[other] { $count } gelbe Scheiben
    }
web-field-disks-brown =
    { $count ->
        [one] 1 braune Scheibe
       *[other] { $count } braune Scheiben
    }
web-field-disks-black =
    { $count ->
        [one] 1 schwarze Scheibe
       *[other] { $count } schwarze Scheiben
    }
web-field-pool-label = Pool { $number }: { $disks }
web-field-pool-label-wet = Pool { $number }: { $disks }; Wasser-Symbol: in Schritt 1 auch 1 Grubenwasser
web-field-reserve-label = Reserve von Pool { $number }: { $disks }
web-field-take-place = Bisher wärst du in der neuen Spielreihenfolge auf Platz { $place }.

## Nächster Winter

# Platz für etwa 12 Buchstaben; „Winter“ allein genügt.
web-field-winter = Im Winter
web-field-winter-rent = Pacht
web-field-winter-there = { $there } von { $due }
web-field-winter-food = Pacht: { $due } Nahrung (du hast { $there }).
web-field-winter-thaler = Pacht: { $due } Thaler (du hast { $there }).
web-field-winter-debts = { $count ->
    [one] 1 Schuldschein
   *[other] { $count } Schuldscheine
}
web-field-winter-coal = { $count } Kohle
web-field-winter-points = +{ $points } SP
web-field-winter-lost = Verloren
web-field-winter-planned = nach diesem Plan
web-field-winter-now = Stand jetzt
web-field-winter-last = Es kommt kein Winter mehr.
web-field-winter-storing = Es ist Winter: Die Kohle ist gewertet und die Pacht bezahlt. Lagere jetzt, was du behalten willst.
web-field-winter-none = Wenn du mitspielst, stehen hier deine Pacht und dein Lager.

## Errungenschaftsfeld

web-field-title = Errungenschaften
web-field-legend = das brächte es dir jetzt
web-field-yours = deins
web-field-plate-1 = Stufe 1: für alle offen. Punkte in der Reihenfolge des Erwerbs: { $points }.
web-field-plate-2 = Stufe 2. Punkte in der Reihenfolge des Erwerbs: { $points }. Gebühr für ein nicht benachbartes Plättchen: 1 Nahrung, Holz oder Kohle.
web-field-plate-3 = Stufe 3. Punkte in der Reihenfolge des Erwerbs: { $points }. Gebühr für ein nicht benachbartes Plättchen: 1 Kohle.
web-field-plate-4 = Stufe 4. Punkte in der Reihenfolge des Erwerbs: { $points }. Gebühr für ein nicht benachbartes Plättchen: 1 Nahrung.
web-field-tile = { $name }, Stufe { $level }.
web-field-cost = Kosten: { $disks }.
web-field-cost-yellow = { $count } gelbe
web-field-cost-brown = { $count } braune
web-field-cost-black = { $count } schwarze
web-field-cost-any = { $count } beliebige
web-field-owners = Es gehört, in der Reihenfolge des Erwerbs: { $names }.
web-field-owners-none = Es gehört noch niemandem.
web-field-owned = Es gehört dir.
web-field-open = Für dich ohne Gebühr.
web-field-closed = Außer Reichweite: Es grenzt an keines deiner Plättchen und gehört noch niemandem.
web-field-points = { $points ->
    [0] Es brächte dir jetzt keine Siegpunkte.
    [one] Es brächte dir jetzt 1 Siegpunkt.
   *[other] Es brächte dir jetzt { $points } Siegpunkte.
}
web-field-points-anybody = { $points ->
    [0] Der nächste Erwerb bringt nichts.
    [one] Der nächste Erwerb bringt 1 Siegpunkt.
   *[other] Der nächste Erwerb bringt { $points } Siegpunkte.
}
web-field-fee-any = Gebühr: 1 Nahrung, Holz oder Kohle an { $name }.
web-field-fee-food = Gebühr: 1 Nahrung an { $name }.
web-field-fee-coal = Gebühr: 1 Kohle an { $name }.
web-field-peek-level = Plättchen { $tile }, Stufe { $level }
web-field-peek-rule = Regel { $rule }

## Auslagen

web-field-layout = { $count ->
    [one] Ein Errungenschaftsfeld mit 1 Plättchen
   *[other] Ein Errungenschaftsfeld mit { $count } Plättchen
}

## Wertungsblatt

web-field-score-source = Siegpunkte
web-field-score-total = Summe
web-field-score-if-over = Wenn die Partie jetzt endete
