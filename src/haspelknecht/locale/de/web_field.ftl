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
web-field-wheel = Jahr { $year } von 3, { $season }. Ein Jahr: Wasser steigt, Frühling, Sommer, Wasser steigt, Herbst, Winter.
web-field-wheel-water = Jahr { $year } von 3, vor dem { $season } steigt das Wasser. Ein Jahr: Wasser steigt, Frühling, Sommer, Wasser steigt, Herbst, Winter.
web-field-wheel-bonus = Sommerbonus: Produziert dein Bauer im Sommer Nahrung, erhältst du 1 mehr.

## Pools

web-field-pools = Pools
web-field-pool = Pool { $number }
web-field-pool-empty = leer
# Kurz: steht neben dem Namen eines Pools, vor „+1“ und einem Tropfen.
web-field-wet = Schritt 1
web-field-wet-why = Nasser Pool: Nimmst du hier in Schritt 1 Scheiben, bekommst du 1 Grubenwasser, in Schritt 2 keines.
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
web-field-pool-label-wet = Pool { $number }: { $disks }; nass: In Schritt 1 bringt er 1 Grubenwasser
web-field-reserve-label = Reserve von Pool { $number }: { $disks }
web-field-take-place = Dein Platz in der neuen Reihenfolge bisher: { $place }.

## Nächster Winter

# Platz für etwa 12 Buchstaben; „Winter“ allein genügt.
web-field-winter = Im Winter
web-field-winter-rent = Pacht
web-field-winter-there = { $there } von { $due }
web-field-winter-food = Pacht: { $due } Nahrung, davon { $there } vorhanden.
web-field-winter-thaler = Pacht: { $due } Thaler, davon { $there } vorhanden.
web-field-winter-debts = Schulden: { $count }
web-field-winter-coal = { $count } Kohle
web-field-winter-points = +{ $points } SP
web-field-winter-lost = Verfällt
web-field-winter-planned = nach diesem Plan
web-field-winter-now = Stand jetzt
web-field-winter-last = Es kommt kein Winter mehr.
web-field-winter-none = Jeder Spieler hat seinen eigenen Winter. Du schaust nur zu.

## Errungenschaftsfeld

web-field-title = Errungenschaften
web-field-legend = so viel brächte es dir jetzt
web-field-yours = deins
web-field-plate-1 = Stufe 1: immer offen. Punkte in der Reihenfolge des Erwerbs: { $points }.
web-field-plate-2 = Stufe 2. Punkte in der Reihenfolge des Erwerbs: { $points }. Ein nicht benachbartes Plättchen kostet 1 Nahrung, Holz oder Kohle Gebühr.
web-field-plate-3 = Stufe 3. Punkte in der Reihenfolge des Erwerbs: { $points }. Ein nicht benachbartes Plättchen kostet 1 Kohle Gebühr.
web-field-plate-4 = Stufe 4. Punkte in der Reihenfolge des Erwerbs: { $points }. Ein nicht benachbartes Plättchen kostet 1 Nahrung Gebühr.
web-field-tile = { $name }, Stufe { $level }.
web-field-cost = Kosten: { $disks }.
web-field-cost-yellow = { $count } gelbe
web-field-cost-brown = { $count } braune
web-field-cost-black = { $count } schwarze
web-field-cost-any = { $count } beliebige
web-field-owners = Besitzer, der erste liegt unten: { $names }.
web-field-owners-none = Noch besitzt es niemand.
web-field-owned = Es gehört dir.
web-field-open = Ohne Gebühr.
web-field-closed = Noch führt kein Weg dorthin: Es grenzt an keines deiner Plättchen, und niemand besitzt es.
web-field-points =
    { $points ->
        [0] Es bringt jetzt keine Siegpunkte.
        [one] Es brächte dir jetzt 1 Siegpunkt.
       *[other] Es brächte dir jetzt { $points } Siegpunkte.
    }
web-field-points-anybody =
    { $points ->
        [0] Der Nächste bekommt dafür nichts.
        [one] Der Nächste bekommt dafür 1 Siegpunkt.
       *[other] Der Nächste bekommt dafür { $points } Siegpunkte.
    }
web-field-fee-any = Gebühr: 1 Nahrung, Holz oder Kohle an { $name }.
web-field-fee-food = Gebühr: 1 Nahrung an { $name }.
web-field-fee-coal = Gebühr: 1 Kohle an { $name }.
web-field-peek-level = Plättchen { $tile }, Stufe { $level }
web-field-peek-rule = Regel { $rule }

## Auslagen

web-field-layout =
    { $count ->
        [one] Ein Feld mit 1 Plättchen
       *[other] Ein Feld mit { $count } Plättchen
    }

## Wertungsblatt

web-field-score-source = Siegpunkte
web-field-score-total = Summe
web-field-score-if-over = Wenn das Spiel jetzt endete
