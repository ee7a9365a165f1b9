### Warum ein Spielzug abgelehnt wird und was ein erlaubter bewirkt. Jeder Satz steht hinter der Kennung seiner Regel:
### „R-WATER-05: 3 Grubenwasser im Schacht; das Fördern ist nur bei weniger als 2 möglich.“

## Wörter in den Sätzen. „-weak“ und „-oblique“ sind die Formen mit n: „alle 3 gelben Scheiben“, „für den Bauern“.

colour-word = { $colour ->
    [yellow] gelbe
    [brown] braune
   *[black] schwarze
}
colour-word-weak = { $colour ->
    [yellow] gelben
    [brown] braunen
   *[black] schwarzen
}
other-colour-word = { $other_colour ->
    [yellow] gelben
    [brown] braunen
   *[black] schwarzen
}
good-word = { $good ->
    [food] Nahrung
    [wood] Holz
   *[coal] Kohle
}
good-word-none = { $good ->
    [food] keine Nahrung
    [wood] kein Holz
   *[coal] keine Kohle
}
worker-word = { $worker ->
    [farmer] Bauer
    [farmhand] Knecht
    [digger] Kohlegräber
    [miner] Hauer
   *[haspelknecht] Haspelknecht
}
worker-word-oblique = { $worker ->
    [farmer] Bauern
    [farmhand] Knecht
    [digger] Kohlegräber
    [miner] Hauer
   *[haspelknecht] Haspelknecht
}
payment-word = { $payment ->
    [yellow] 1 gelbe Scheibe
    [food] 1 Nahrung
   *[thaler] 1 Thaler
}
resources-word = { $food ->
    [0] { $wood ->
        [0] { $coal ->
            [0] nichts
           *[other] { $coal } Kohle
            }
       *[other] { $coal ->
            [0] { $wood } Holz
           *[other] { $wood } Holz und { $coal } Kohle
            }
        }
   *[other] { $wood ->
        [0] { $coal ->
            [0] { $food } Nahrung
           *[other] { $food } Nahrung und { $coal } Kohle
            }
       *[other] { $coal ->
            [0] { $food } Nahrung und { $wood } Holz
           *[other] { $food } Nahrung, { $wood } Holz und { $coal } Kohle
            }
        }
    }
stage-word = { $stage ->
    [taking] Schritt 1 beim Nehmen der Scheiben
    [taking-again] Schritt 2 beim Nehmen der Scheiben
    [refunding] die Entscheidung, ob du Grubenwasser zurücklegst
    [planning] die Planung
    [working] das Ausführen der Aktionen
   *[storing] das Lagern für den Winter
    }
store-word = { $place ->
    [farm] auf dem Hof
    [barn] in der Scheune
   *[coal_storage] im Kohlelager
}
points-word = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}

## Jederzeit abgelehnt

reason-no-such-move = Diesen Spielzug gibt es nicht.
reason-game-over = Die Partie ist zu Ende.
reason-draw-first = Zuerst müssen Scheiben aus dem Beutel gezogen werden.
reason-not-your-turn = Platz { $seat } ist an der Reihe.
reason-wrong-stage = Das geht jetzt nicht. An der Reihe ist { stage-word }.

## Abgelehnt beim Nehmen der Scheiben

reason-no-such-pool = Einen Pool { $pool } gibt es nicht. Im Spiel sind nur { $pools } Pools.
reason-colour-not-there = In Pool { $pool } liegt keine { colour-word } Scheibe.
reason-must-take = In Schritt 1 musst du Scheiben nehmen.
reason-must-take-all = In Schritt 1 nimmst du alle Scheiben einer Farbe.
reason-must-take-up-to-limit = Du musst alle Scheiben der Farbe nehmen, bis du insgesamt 5 hast.
reason-not-fewer = { $disks } ist nicht weniger als die { $most }, die du ohnehin nehmen würdest. Lass die Zahl weg.
reason-no-marker = Den Marker von Plättchen { $tile } hast du nicht.
reason-lamp-own-pool = Mit der Öllampe kannst du Scheiben aus Reserve-Pool { $pool } nur mit dem zugehörigen Aktions-Pool tauschen.
reason-lamp-same-colour = Zwei Scheiben der gleichen Farbe kannst du nicht tauschen.
reason-reserve-lacks-colour = In Reserve-Pool { $pool } liegt keine { colour-word } Scheibe.

## Abgelehnt bei der Planung

reason-plan-is-ready = Dein Plan ist fertig. Nimm ihn zurück, wenn du ihn ändern möchtest.
reason-plan-other-worker = In deinem Plan ist jetzt der { worker-word } an der Reihe.
reason-plan-mill-now = In deinem Plan ist jetzt die Wassermühle an der Reihe.
reason-too-few-disks = Für deinen Plan hast du { $have ->
    [0] keine { colour-word } Scheibe mehr.
    [one] nur noch 1 { colour-word } Scheibe.
   *[other] nur noch { $have } { colour-word } Scheiben.
    } Hier brauchst du { $need }.
reason-mixed-needs-development = Farben mischen darfst du nur, um eine Errungenschaft zu erwerben, und dieser Arbeiter kann keine erwerben.
reason-mixed-fits-no-tile = Diese Scheiben entsprechen nicht genau den Kosten eines Plättchens im Spiel, das du noch nicht besitzt.
reason-digger-gone = Der Kohlegräber ist nicht mehr da: Deine Pinge ist ausgeschöpft.
reason-digger-needs-access = Den Kohlegräber kannst du nur bezahlen, solange zugängliche Kohle in der Pinge liegt.
reason-worker-not-there-yet = Der { worker-word } kommt erst, wenn deine Pinge ausgeschöpft ist.
reason-miner-takes-no-disk = Den Hauer bezahlst du mit 1 Nahrung oder 1 Thaler, nicht mit einer Scheibe.
reason-no-yellow-left = Du hast keine gelbe Scheibe mehr für den { worker-word-oblique }.
reason-no-food-left = Du hast keine Nahrung mehr für den { worker-word-oblique }.
reason-no-thaler-left = Du hast keinen Thaler mehr für den { worker-word-oblique }.
reason-no-mill = Du hast keine Wassermühle.
reason-mill-needs-two = Für die Wassermühle brauchst du 2 { colour-word } Scheiben. Du hast { $have ->
    [0] keine mehr.
   *[other] nur noch { $have }.
    }
reason-mill-black-first = Lege zuerst die schwarzen Scheiben auf die Wassermühle, dann die gelben.

## Abgelehnt bei der Ausführung

reason-finish-first = Der { worker-word } ist noch bei der Arbeit. Lass ihn zuerst fertig werden.
reason-nobody-at-work = Gerade arbeitet niemand. Wähle zuerst einen Arbeiter.
reason-worker-is-done = Der { worker-word } hat in dieser Phase schon gearbeitet.
reason-worker-has-no-disks = In deinem Plan liegen auf dem { worker-word-oblique } keine Scheiben.
reason-worker-unpaid = In deinem Plan hast du den { worker-word-oblique } nicht bezahlt.
reason-wrong-colour = Dafür braucht der { worker-word } ausschließlich { colour-word } Scheiben.
reason-pinge-exhausted = Deine Pinge ist ausgeschöpft.
reason-pinge-flooded = { $water } Grubenwasser in der Pinge. Abbauen kannst du dort nur bei weniger als { $limit }.
reason-pinge-needs-wood = In der Pinge ist keine Kohle zugänglich. Lege Holz auf das nächste Holz-Symbol.
reason-pinge-not-exhausted = Deine Pinge enthält noch { $coal } Kohle. Erst wenn sie ausgeschöpft ist, öffnet sich der Stollen.
reason-pinge-or-tunnel = Der { worker-word } hat in der Pinge gearbeitet und kann in derselben Phase nicht im Stollen arbeiten.
reason-tunnel-empty = Im Stollen liegt keine Kohle mehr.
reason-tunnel-flooded = { $water } Grubenwasser im Schacht. Im Stollen abbauen kannst du nur bei weniger als { $limit }.
reason-tunnel-needs-wood = Im Stollen ist keine Kohle zugänglich. { $wood ->
    [0] Keines der { $sections } Holz-Symbole ist
    [one] 1 von { $sections } Holz-Symbolen ist
   *[other] { $wood } von { $sections } Holz-Symbolen sind
    } mit Holz bedeckt.
reason-shaft-has-no-coal = Im Schacht liegt keine Kohle.
reason-shaft-flooded = { $water } Grubenwasser im Schacht. Kohle fördern kannst du nur bei weniger als { $limit }.
reason-not-so-much-water = { $water ->
    [0] Du hast kein Grubenwasser.
   *[other] Du hast nur { $water } Grubenwasser, nicht { $amount }.
    }
reason-shaft-water-by-haspelknecht = Nur der Haspelknecht kann Grubenwasser aus dem Schacht entfernen.
reason-haspelknecht-does-not-mine = Der Haspelknecht fördert Kohle und entfernt Grubenwasser, kann aber keine Kohle abbauen.
reason-only-haspelknecht-lifts = Nur der Haspelknecht kann Kohle fördern.
reason-miner-does-not-pump = Der Hauer kann kein Grubenwasser entfernen.
reason-digger-is-forced = Bei { $water } Grubenwasser hat der Kohlegräber keine Wahl: Ab 2 entfernt er 2, darunter baut er Kohle ab.
reason-mill-has-no-disks = In deinem Plan liegen auf der Wassermühle keine Scheiben.
reason-mill-is-done = Die Wassermühle hast du in dieser Phase schon genutzt.
reason-windlass-water-only = In dieser Partie kannst du mit dem Haspel-Marker nur Grubenwasser entfernen.
reason-windlass-lifting-only = In dieser Partie kannst du mit dem Haspel-Marker nur Kohle fördern.
reason-marker-is-fresh = Den Marker von Plättchen { $tile } hast du in dieser Phase erhalten. Einsetzen kannst du ihn ab der nächsten Aktionsphase.
reason-marker-not-in-winter = Marker kannst du nur in Aktionsphasen einsetzen.
reason-cable-needs-water = Du hast kein Grubenwasser, das du entfernen könntest.
reason-no-charcoal-burner = Du hast keine Köhlerei.
reason-charcoal-not-in-winter = Die Köhlerei kannst du nur in Aktionsphasen nutzen.
reason-charcoal-once = Die Köhlerei hast du in dieser Phase schon genutzt.
reason-charcoal-is-fresh = Die Köhlerei kannst du erst ab der Phase nach dem Erwerb nutzen.
reason-charcoal-needs-wood = Für die Köhlerei brauchst du 2 Holz. Du hast { $wood ->
    [0] keines.
   *[other] nur { $wood }.
    }
reason-no-wood = Du hast kein Holz.
reason-symbols-covered = { $symbols ->
    [2] Beide
   *[other] Alle { $symbols }
} Holz-Symbole sind bedeckt.
reason-no-early-tunnel-wood = In dieser Partie kannst du erst Holz im Stollen platzieren, wenn die Pinge ausgeschöpft ist.
reason-no-offer = Kein Plättchen bietet dir das gerade an.
reason-decide-first = Entscheide zuerst über Plättchen { $tile }, das du gerade erworben hast.
reason-too-little-coal = Tauschen kannst du gerade { $coal ->
    [0] keine Kohle
   *[other] nur { $coal } Kohle
    } (Kohle aus dieser Phase zählt nicht). Hier brauchst du 2.

## Abgelehnt beim Erwerb

reason-farmhand-does-not-develop = Ohne die Hacke kann der Knecht keine Errungenschaften erwerben.
reason-farmhand-improves-later = Der verbesserte Knecht kann erst ab der nächsten Aktionsphase Errungenschaften erwerben.
reason-tile-not-in-play = Plättchen { $tile } ist nicht im Spiel.
reason-tile-owned-already = Plättchen { $tile } besitzt du schon.
reason-disks-do-not-pay = Plättchen { $tile } kostet { $yellow } gelbe, { $brown } braune, { $black } schwarze und { $any } beliebige { $any ->
    [one] Scheibe.
   *[other] Scheiben.
    } Auf diesem Arbeiter liegen { $has_yellow } gelbe, { $has_brown } braune und { $has_black } schwarze.
reason-no-player-disk-left = Alle deine 9 Spielerscheiben liegen auf Errungenschaften.
reason-no-fee-due = Für Plättchen { $tile } fällt keine Gebühr an.
reason-tile-out-of-reach = Plättchen { $tile } grenzt an keines deiner Plättchen und gehört noch niemandem.
reason-fee-due = Plättchen { $tile } grenzt an keines deiner Plättchen: Nenne die Ressource, die du als Gebühr bezahlst ({ $level ->
    [2] Kohle, Holz oder Nahrung
    [3] Kohle
   *[4] Nahrung
    }).
reason-fee-wrong-good = { $level ->
    [2] Die Gebühr auf Stufe 2 ist Kohle, Holz oder Nahrung.
    [3] Die Gebühr auf Stufe 3 ist 1 Kohle, nicht { good-word }.
   *[4] Die Gebühr auf Stufe 4 ist 1 Nahrung, nicht { good-word }.
}
reason-fee-good-missing = Für die Gebühr hast du { good-word-none } auf dem Hof.
reason-fee-good-is-fresh = In dieser Partie kannst du mit { good-word } aus dieser Phase keine Gebühr bezahlen.

## Abgelehnt bei der Lagerung

reason-no-barn = Du hast keine Scheune.
reason-no-coal-storage = Du hast kein Kohlelager.
reason-coal-storage-takes-otherwise = In dieser Partie kannst du diese Ressourcen nicht im Kohlelager lagern.
reason-store-lacks-good = Du hast { $have ->
    [0] { good-word-none }.
   *[other] nur { $have } { good-word }.
    } Hier brauchst du { $need }.

## Was ein erlaubter Spielzug bewirkt: Scheiben nehmen

reason-takes-all = Nimmt { $disks ->
    [one] die { colour-word } Scheibe
    [2] beide { colour-word-weak } Scheiben
   *[other] alle { $disks } { colour-word-weak } Scheiben
} aus Pool { $pool }.
reason-takes-water = Pool { $pool } hat ein Wasser-Symbol: 1 Grubenwasser kommt dazu.
reason-order-value = Zählt { $value } für die Spielreihenfolge. Die niedrigste Summe ist zuerst dran.
reason-takes-second = Nimmt { $disks } { colour-word } { $disks ->
    [one] Scheibe
   *[other] Scheiben
} aus Pool { $pool }, damit insgesamt { $total }.
reason-passes = Nimmt keine Scheiben mehr.
reason-lamp-swaps = Tauscht eine { colour-word } Scheibe aus Reserve-Pool { $reserve } mit einer { other-colour-word } Scheibe aus Aktions-Pool { $pool }.
reason-marker-is-used = Der Marker von Plättchen { $tile } ist damit verbraucht.
reason-refunds-water = Legt 1 Grubenwasser in den Vorrat zurück.
reason-keeps-water = Behält das Grubenwasser.

## Was ein erlaubter Spielzug bewirkt: Planung

reason-plans-nothing = Nichts für den { worker-word-oblique }.
reason-plans-disks = Scheiben für den { worker-word-oblique }: { $yellow } gelbe, { $brown } braune, { $black } schwarze.
reason-mix-pays-tile = Damit wird Plättchen { $tile } bezahlt.
reason-plans-payment = { payment-word } für den { worker-word-oblique }.
reason-plans-no-mill = Nichts weiter für die Wassermühle.
reason-plans-mill-black = 2 schwarze Scheiben für die Wassermühle: 1 Thaler.
reason-plans-mill-yellow = 2 gelbe Scheiben für die Wassermühle: 1 Nahrung und 2 Siegpunkte.

## Was ein erlaubter Spielzug bewirkt: Ausführung

reason-makes-food = Der { worker-word } produziert { $food } Nahrung.
reason-makes-wood = Der { worker-word } produziert { $wood } Holz.
reason-synergy-food = Synergie-Bonus, weil Bauer und Knecht beide Nahrung produziert haben: 1 zusätzliche Nahrung.
reason-synergy-wood = Synergie-Bonus, weil Bauer und Knecht beide Holz produziert haben: 1 zusätzliches Holz.
reason-summer-food = Sommerbonus: 1 zusätzliche Nahrung.
reason-goes-mining = Der { worker-word } geht in die Grube: { actions-word }.
reason-begins-work = Der { worker-word } beginnt: bis zu { actions-word }.
reason-windlass-shift = Der Haspel-Marker bringt bis zu { $steps ->
    [one] 1 Haspelknecht-Aktion
   *[other] { $steps } Haspelknecht-Aktionen
    } ohne Bezahlung.
reason-mill-makes = { $thaler ->
    [0] Die Wassermühle bringt { $food } Nahrung und { points-word }.
   *[other] { $food ->
        [0] Die Wassermühle bringt { $thaler } Thaler.
       *[other] Die Wassermühle bringt { $thaler } Thaler, { $food } Nahrung und { points-word }.
        }
    }
reason-tile-is-free = Plättchen { $tile } liegt in der obersten Reihe: keine Gebühr.
reason-tile-is-adjacent = Plättchen { $tile } grenzt an eines deiner Plättchen: keine Gebühr.
reason-fee-goes-to = Plättchen { $tile } grenzt an keines deiner Plättchen: 1 { good-word } geht an Platz { $seat }, dessen Scheibe zuoberst liegt.
reason-rank-points = { points-word } für den { $rank }. Erwerb von Plättchen { $tile }.
reason-tile-effect = Der { worker-word } erwirbt Plättchen { $tile }.
reason-mines-pinge = 1 Kohle kommt aus der Pinge auf den Hof; { $left ->
    [0] keine mehr übrig
   *[other] noch { $left } übrig
    }.
reason-mines-tunnel = 1 Kohle kommt aus dem Stollen in den Schacht; { $left ->
    [0] keine mehr übrig
   *[other] noch { $left } übrig
    }.
reason-ends-pinge = Die Pinge ist ausgeschöpft. Hauer und Haspelknecht kommen.
reason-pinge-bonus = Pingebonus in Jahr { $year }: { points-word }.
reason-pumps = Entfernt { $amount } Grubenwasser; { $left ->
    [0] keines mehr übrig
   *[other] noch { $left } übrig
}.
reason-lifts = Fördert 1 Kohle aus dem Schacht auf den Hof.
reason-props-pinge = 1 Holz macht { $coal } Kohle in der Pinge zugänglich.
reason-props-tunnel = 1 Holz macht Stollenabschnitt { $section } mit { $coal } Kohle zugänglich.
reason-cable-pumps = Entfernt 1 Grubenwasser und bekommt 1 Siegpunkt durch den Seil-Marker.
reason-charcoal-burns = Tauscht 2 Holz gegen 2 Kohle und 1 Siegpunkt.
reason-stops = Der { worker-word } hört auf; { actions-word } { $steps ->
    [one] verfällt
   *[other] verfallen
}.
reason-timber-wood = 3 Holz und 1 Grubenwasser.
reason-timber-thaler = 1 Thaler.
reason-sells-one = Tauscht 1 Kohle gegen 1 Thaler.
reason-sells-two = Tauscht 2 Kohle gegen 1 Thaler und 1 Nahrung.
reason-declines = Verzichtet auf das Angebot von Plättchen { $tile }.
reason-ends-turn = Beendet den Zug. Ungenutzte Aktionen verfallen.

## Was ein erlaubter Spielzug bewirkt: Lagerung

reason-stores = Behält { resources-word }.
reason-returns = Zurück in den Vorrat: { resources-word }.
reason-storage-points = { points-word } für die Lagerung { store-word }.
reason-horse-and-cart-points = Fuhrwerk: { points-word } für die Kohle auf dem Hof.
