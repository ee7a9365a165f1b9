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
stage-word = { $stage ->
    [taking] Schritt 1 beim Nehmen der Scheiben
    [taking-again] Schritt 2 beim Nehmen der Scheiben
    [refunding] die Entscheidung über das erste Grubenwasser
    [planning] die Planung
    [working] die Ausführung der Pläne
   *[storing] die Lagerung für den Winter
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
steps-word = { $steps ->
    [one] 1 Arbeitsschritt
   *[other] { $steps } Arbeitsschritte
}

## Jederzeit abgelehnt

reason-no-such-move = Diesen Spielzug gibt es nicht.
reason-game-over = Das Spiel ist zu Ende.
reason-draw-first = Zuerst müssen Scheiben aus dem Beutel gezogen werden.
reason-not-your-turn = Spieler { $seat } ist an der Reihe.
reason-wrong-stage = Das geht jetzt nicht; an der Reihe ist { stage-word }.

## Abgelehnt beim Nehmen der Scheiben

reason-no-such-pool = Einen Pool { $pool } gibt es nicht; im Spiel sind nur { $pools } Pools.
reason-colour-not-there = In Pool { $pool } liegt keine { colour-word } Scheibe.
reason-must-take = In Schritt 1 muss jeder Spieler Scheiben nehmen.
reason-must-take-all = In Schritt 1 nimmst du alle Scheiben einer Farbe.
reason-must-take-up-to-limit = Du musst alle Scheiben der Farbe nehmen, bis du insgesamt 5 hast.
reason-not-fewer = { $disks } ist nicht weniger als die { $most }, die du ohnehin nehmen würdest; lass die Zahl weg.
reason-no-marker = Den Marker von Plättchen { $tile } hast du nicht.
reason-lamp-own-pool = Die Öllampe tauscht Scheiben aus Reserve-Pool { $pool } nur mit dem zugehörigen Aktions-Pool.
reason-lamp-same-colour = Zwei Scheiben der gleichen Farbe lassen sich nicht tauschen.
reason-reserve-lacks-colour = In Reserve-Pool { $pool } liegt keine { colour-word } Scheibe.

## Abgelehnt bei der Planung

reason-plan-is-ready = Dein Plan ist fertig; nimm ihn zurück, wenn du ihn ändern möchtest.
reason-plan-other-worker = In deinem Plan ist jetzt der { worker-word } an der Reihe.
reason-plan-mill-now = In deinem Plan ist jetzt die Wassermühle an der Reihe.
reason-too-few-disks = Für deinen Plan hast du { $have ->
    [0] keine { colour-word } Scheibe mehr
    [one] noch 1 { colour-word } Scheibe
   *[other] noch { $have } { colour-word } Scheiben
}, hier brauchst du { $need }.
reason-mixed-needs-development = Mit Scheiben verschiedener Farben kann ein Arbeiter nur Errungenschaften erwerben, und dieser darf das nicht.
reason-mixed-fits-no-tile = Kein Plättchen im Spiel, das du noch nicht besitzt, kostet genau diese Scheiben.
reason-digger-gone = Der Kohlegräber ist nicht mehr da: Deine Pinge ist ausgeschöpft.
reason-digger-needs-access = Der Kohlegräber braucht zugängliche Kohle in der Pinge.
reason-worker-not-there-yet = Der { worker-word } kommt erst, wenn deine Pinge ausgeschöpft ist.
reason-miner-takes-no-disk = Der Hauer nimmt Nahrung oder einen Thaler, keine Scheibe.
reason-no-yellow-left = Du hast keine gelbe Scheibe mehr für den { worker-word-oblique }.
reason-no-food-left = Du hast keine Nahrung mehr für den { worker-word-oblique }.
reason-no-thaler-left = Du hast keinen Thaler mehr für den { worker-word-oblique }.
reason-no-mill = Du hast keine Wassermühle.
reason-mill-needs-two = Die Wassermühle braucht 2 { colour-word } Scheiben, du hast { $have ->
    [0] keine mehr
   *[other] nur noch { $have }
}.
reason-mill-black-first = Teile der Wassermühle zuerst die schwarzen Scheiben zu, dann die gelben.

## Abgelehnt bei der Ausführung

reason-finish-first = Der { worker-word } ist noch bei der Arbeit; lass ihn zuerst fertig werden.
reason-nobody-at-work = Gerade arbeitet niemand; aktiviere zuerst einen Arbeiter.
reason-worker-is-done = Der { worker-word } hat in dieser Phase schon gearbeitet.
reason-worker-has-no-disks = In deinem Plan hat der { worker-word } keine Scheiben bekommen.
reason-worker-unpaid = In deinem Plan hast du den { worker-word-oblique } nicht bezahlt.
reason-wrong-colour = Dafür braucht der { worker-word } { colour-word } Scheiben und keine anderen.
reason-pinge-exhausted = Deine Pinge ist ausgeschöpft.
reason-pinge-flooded = { $water } Grubenwasser in der Pinge; der Abbau dort ist nur bei weniger als { $limit } möglich.
reason-pinge-needs-wood = In der Pinge ist keine Kohle zugänglich; lege Holz auf das nächste Holz-Symbol.
reason-pinge-not-exhausted = Die Pinge enthält noch { $coal } Kohle; erst wenn sie ausgeschöpft ist, öffnet sich der Stollen.
reason-pinge-or-tunnel = Der { worker-word } hat in der Pinge gearbeitet; in derselben Phase kann er nicht im Stollen weitermachen.
reason-tunnel-empty = Im Stollen liegt keine Kohle mehr.
reason-tunnel-flooded = { $water } Grubenwasser im Schacht; der Abbau im Stollen ist nur bei weniger als { $limit } möglich.
reason-tunnel-needs-wood = Im Stollen ist keine Kohle zugänglich; { $wood ->
    [0] keines der { $sections } Holz-Symbole ist
    [one] 1 von { $sections } Holz-Symbolen ist
   *[other] { $wood } von { $sections } Holz-Symbolen sind
} mit Holz bedeckt.
reason-shaft-has-no-coal = Im Schacht liegt keine Kohle.
reason-shaft-flooded = { $water } Grubenwasser im Schacht; das Fördern ist nur bei weniger als { $limit } möglich.
reason-not-so-much-water = { $water ->
    [0] Es ist kein Grubenwasser da.
    [one] Es ist nur 1 Grubenwasser da, nicht { $amount }.
   *[other] Es sind nur { $water } Grubenwasser da, nicht { $amount }.
}
reason-shaft-water-by-haspelknecht = Grubenwasser aus dem Schacht entfernt nur der Haspelknecht.
reason-haspelknecht-does-not-mine = Der Haspelknecht fördert Kohle und entfernt Grubenwasser, er baut keine Kohle ab.
reason-only-haspelknecht-lifts = Nur der Haspelknecht fördert Kohle.
reason-miner-does-not-pump = Der Hauer kann kein Grubenwasser entfernen.
reason-digger-is-forced = Bei { $water } Grubenwasser hat der Kohlegräber keine Wahl: Ab 2 entfernt er 2, darunter baut er Kohle ab.
reason-mill-has-no-disks = In deinem Plan hat die Wassermühle keine Scheiben bekommen.
reason-mill-is-done = Die Wassermühle hat in dieser Phase schon gearbeitet.
reason-windlass-water-only = In dieser Partie entfernt der Haspel-Marker nur Grubenwasser.
reason-windlass-lifting-only = In dieser Partie fördert der Haspel-Marker nur Kohle.
reason-marker-is-fresh = Den Marker von Plättchen { $tile } hast du in dieser Phase erhalten; einsetzen kannst du ihn ab der nächsten Aktionsphase.
reason-marker-not-in-winter = Marker setzt du nur in Aktionsphasen ein.
reason-cable-needs-water = Es ist kein Grubenwasser da, das du entfernen könntest.
reason-no-charcoal-burner = Du hast keine Köhlerei.
reason-charcoal-not-in-winter = Die Köhlerei arbeitet nur in Aktionsphasen.
reason-charcoal-once = Die Köhlerei hat in dieser Phase schon gearbeitet.
reason-charcoal-is-fresh = Die Köhlerei arbeitet erst ab der Phase nach dem Erwerb.
reason-charcoal-needs-wood = Die Köhlerei braucht 2 Holz, du hast { $wood ->
    [0] keines
   *[other] nur { $wood }
}.
reason-no-wood = Du hast kein Holz.
reason-symbols-covered = { $symbols ->
    [2] Beide
   *[other] Alle { $symbols }
} Holz-Symbole sind bedeckt.
reason-no-early-tunnel-wood = In dieser Partie kommt Holz erst in den Stollen, wenn die Pinge ausgeschöpft ist.
reason-no-offer = Kein Plättchen bietet dir das gerade an.
reason-decide-first = Entscheide zuerst über Plättchen { $tile }, das du gerade erworben hast.
reason-too-little-coal = Auf dem Hof hast du { $coal ->
    [0] keine Kohle
   *[other] nur { $coal } Kohle
}, hier brauchst du 2.

## Abgelehnt beim Erwerb

reason-farmhand-does-not-develop = Ohne die Hacke kann der Knecht keine Errungenschaften erwerben.
reason-farmhand-improves-later = Der verbesserte Knecht kann erst ab der nächsten Aktionsphase Errungenschaften erwerben.
reason-tile-not-in-play = Plättchen { $tile } ist nicht im Spiel.
reason-tile-owned-already = Plättchen { $tile } besitzt du schon.
reason-disks-do-not-pay = Plättchen { $tile } kostet { $yellow } gelbe, { $brown } braune, { $black } schwarze und { $any } beliebige { $any ->
    [one] Scheibe
   *[other] Scheiben
}; auf dem Arbeiter liegen { $has_yellow } gelbe, { $has_brown } braune und { $has_black } schwarze.
reason-no-player-disk-left = Alle deine 9 Spielerscheiben liegen schon auf Errungenschaften.
reason-no-fee-due = Für Plättchen { $tile } bezahlst du keine Gebühr.
reason-tile-out-of-reach = Plättchen { $tile } grenzt an keines deiner Plättchen und gehört noch niemandem.
reason-fee-due = Plättchen { $tile } grenzt an keines deiner Plättchen: Nenne das Gut, das du als Gebühr bezahlst ({ $level ->
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
reason-fee-good-is-fresh = In dieser Partie kann { good-word } aus der laufenden Phase keine Gebühr bezahlen.

## Abgelehnt bei der Lagerung

reason-no-barn = Du hast keine Scheune.
reason-no-coal-storage = Du hast kein Kohlelager.
reason-coal-storage-takes-otherwise = In dieser Partie fasst das Kohlelager diese Güter nicht.
reason-store-lacks-good = Du hast { $have ->
    [0] { good-word-none }
   *[other] nur { $have } { good-word }
}, hier brauchst du { $need }.

## Was ein erlaubter Spielzug bewirkt: Scheiben nehmen

reason-takes-all = Nimmt { $disks ->
    [one] die { colour-word } Scheibe
    [2] beide { colour-word-weak } Scheiben
   *[other] alle { $disks } { colour-word-weak } Scheiben
} aus Pool { $pool }.
reason-takes-water = Pool { $pool } zeigt ein Wasser-Symbol: 1 Grubenwasser kommt dazu.
reason-order-value = Zählt { $value } für die Spielreihenfolge; die niedrigste Summe kommt zuerst dran.
reason-takes-second = Nimmt { $disks } { colour-word } { $disks ->
    [one] Scheibe
   *[other] Scheiben
} aus Pool { $pool }, damit insgesamt { $total }.
reason-passes = Nimmt keine Scheiben mehr.
reason-lamp-swaps = Eine { colour-word } Scheibe aus Reserve-Pool { $reserve } tauscht den Platz mit einer { other-colour-word } Scheibe aus Aktions-Pool { $pool }.
reason-marker-is-used = Der Marker von Plättchen { $tile } ist damit verbraucht.
reason-refunds-water = Legt 1 Grubenwasser in den Vorrat zurück.
reason-keeps-water = Behält das Grubenwasser.

## Was ein erlaubter Spielzug bewirkt: Planung

reason-plans-nothing = Nichts für den { worker-word-oblique }.
reason-plans-disks = Scheiben für den { worker-word-oblique }: { $yellow } gelbe, { $brown } braune, { $black } schwarze.
reason-mix-pays-tile = Bezahlt genau Plättchen { $tile }.
reason-plans-payment = { payment-word } für den { worker-word-oblique }.
reason-plans-no-mill = Nichts weiter für die Wassermühle.
reason-plans-mill-black = 2 schwarze Scheiben für die Wassermühle: 1 Thaler.
reason-plans-mill-yellow = 2 gelbe Scheiben für die Wassermühle: 1 Nahrung und 2 Siegpunkte.

## Was ein erlaubter Spielzug bewirkt: Ausführung

reason-makes-food = Der { worker-word } produziert { $food } Nahrung.
reason-makes-wood = Der { worker-word } produziert { $wood } Holz.
reason-synergy-food = Beide eigenen Arbeiter produzieren Nahrung: 1 zusätzliche Nahrung.
reason-synergy-wood = Beide eigenen Arbeiter produzieren Holz: 1 zusätzliches Holz.
reason-summer-food = Sommerbonus: 1 zusätzliche Nahrung.
reason-goes-mining = Der { worker-word } geht in die Grube: { steps-word }.
reason-begins-work = Der { worker-word } fängt an: bis zu { steps-word }.
reason-windlass-shift = Der Haspel-Marker lässt den Haspelknecht arbeiten: bis zu { steps-word }.
reason-mill-makes = Die Wassermühle bringt { $thaler } Thaler, { $food } Nahrung und { points-word }.
reason-tile-is-free = Plättchen { $tile } gehört zur obersten Reihe: keine Gebühr.
reason-tile-is-adjacent = Plättchen { $tile } grenzt an eines deiner Plättchen: keine Gebühr.
reason-fee-goes-to = Plättchen { $tile } grenzt an keines deiner Plättchen: 1 { good-word } geht an Spieler { $seat }, dessen Scheibe zuoberst liegt.
reason-rank-points = { points-word } für den { $rank }. Erwerb von Plättchen { $tile }.
reason-tile-effect = Der { worker-word } erwirbt Plättchen { $tile }.
reason-mines-pinge = 1 Kohle aus der Pinge auf den Hof; { $left ->
    [0] keine mehr übrig
   *[other] noch { $left } übrig
}.
reason-mines-tunnel = 1 Kohle aus dem Stollen in den Schacht; { $left ->
    [0] keine mehr übrig
   *[other] noch { $left } übrig
}.
reason-ends-pinge = Die Pinge ist ausgeschöpft; Hauer und Haspelknecht kommen.
reason-pinge-bonus = Pingebonus in Jahr { $year }: { points-word }.
reason-pumps = Entfernt { $amount } Grubenwasser; { $left ->
    [0] keines mehr übrig
   *[other] noch { $left } übrig
}.
reason-lifts = Fördert 1 Kohle aus dem Schacht auf den Hof.
reason-props-pinge = 1 Holz macht { $coal } Kohle in der Pinge zugänglich.
reason-props-tunnel = 1 Holz macht Stollenabschnitt { $section } mit { $coal } Kohle zugänglich.
reason-cable-pumps = Der Seil-Marker entfernt 1 Grubenwasser und bringt 1 Siegpunkt.
reason-charcoal-burns = Aus 2 Holz werden 2 Kohle und 1 Siegpunkt.
reason-stops = Der { worker-word } hört auf; { steps-word } { $steps ->
    [one] verfällt
   *[other] verfallen
}.
reason-timber-wood = 3 Holz und dazu 1 Grubenwasser.
reason-timber-thaler = 1 Thaler.
reason-sells-one = Aus 1 Kohle wird 1 Thaler.
reason-sells-two = Aus 2 Kohle werden 1 Thaler und 1 Nahrung.
reason-declines = Verzichtet auf das Angebot von Plättchen { $tile }.
reason-ends-turn = Beendet die Ausführung des Plans; was nicht genutzt wurde, verfällt.

## Was ein erlaubter Spielzug bewirkt: Lagerung

reason-stores = Behält { $food } Nahrung, { $wood } Holz und { $coal } Kohle.
reason-returns = { $food } Nahrung, { $wood } Holz und { $coal } Kohle kommen zurück in den Vorrat.
reason-storage-points = { points-word } für die Lagerung { store-word }.
reason-horse-and-cart-points = Fuhrwerk: { points-word } für die Kohle auf dem Hof.
