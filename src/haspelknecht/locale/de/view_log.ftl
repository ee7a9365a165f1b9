### Das Protokoll eines Tisches. Eine Zeile handelt von dem, dessen Wappen daneben steht.

# $told: ein oder mehrere Sätze über einen Spieler
view-log-by-player = { $name }: { $told }
view-log-begins = Die Partie beginnt. Spielreihenfolge: { $names }.
view-log-tile-word = { $tile ->
    [11] das Tragejoch
    [14] das Seil
    [21] den Eimer
    [24] das Kohlelager
    [31] das Grubenholz
    [33] Schlägel und Eisen
    [41] den Kohletreiber
    [42] den Hunt
    [43] den Handkarren
    [44] das Fuhrwerk
   *[other] die { $name }
}
view-log-buys = Der { worker-word } erwirbt { view-log-tile-word }.
view-log-fee = Zahlt 1 { good-word } Gebühr an { $name }.
# $goods: „1 Thaler und 1 Nahrung“
view-log-receives = Erhält { $goods }.
view-log-lorry-coal = { $coal } Kohle kommen aus dem Vorrat in den Schacht.
view-log-points-amount = { points-word }
view-log-points = { points-word }.
view-log-declines = Verzichtet auf das Angebot: { $name }.
view-log-ends-turn = Beendet den Zug.
view-log-mill = Die Wassermühle bringt { $goods }.
view-log-stores = { $count ->
    [0] Lagert nichts.
   *[other] Lagert { $goods }.
}
view-log-coal-points = { $coal } Kohle, { $points ->
    [0] keine Siegpunkte.
   *[other] { points-word }.
}
view-log-rent-paid = { $count ->
    [0] Bezahlt nichts
   *[other] Bezahlt { $goods }
}{ $debts ->
    [0] .
    [one] , nimmt 1 Schuldschein.
   *[other] , nimmt { $debts } Schuldscheine.
}
# $points kann negativ sein
view-log-final-points = { $points ->
    [one] { $points } Siegpunkt,
   *[other] { $points } Siegpunkte,
} insgesamt { $total }.

## Scheiben und Pläne

view-disks-yellow = { $count ->
    [one] 1 gelbe Scheibe
   *[other] { $count } gelbe Scheiben
}
view-disks-brown = { $count ->
    [one] 1 braune Scheibe
   *[other] { $count } braune Scheiben
}
view-disks-black = { $count ->
    [one] 1 schwarze Scheibe
   *[other] { $count } schwarze Scheiben
}
# $lying: Scheiben, „1 Nahrung“ oder „1 Thaler“
view-plan-worker = { $worker }: { $lying }.
view-plan-empty = Niemand arbeitet.

## Das Protokoll

view-log-event-away = { $why ->
    [clock] Die Zeit von { $name } ist abgelaufen. Ein Bot übernimmt.
    [agreed] Ein Bot übernimmt für { $name }, wie alle vereinbart haben.
    [failed] Der Bot von { $name } ist ausgefallen. Ein anderer Bot übernimmt.
   *[left] { $name } ist nicht da. Ein Bot übernimmt.
    }
view-log-event-back = { $name } ist wieder da.
view-log-event-conceded = { $name } gibt auf.
view-log-event-paused = Die Partie pausiert.
view-log-event-resumed = Die Partie geht weiter.
view-log-event-stand-in = Ein anderer Bot übernimmt für { $name }.
view-log-event-outdated = Nach dem Beginn dieser Partie wurden die Regeln berichtigt. Die Züge von hier an lassen sich nicht mehr nachspielen. In der Aufzeichnung stehen sie so, wie sie gespielt wurden.
view-log-event-over-conceded = Die Partie ist zu Ende, weil die anderen aufgegeben haben.
view-log-event-over-agreed = Alle haben vereinbart, die Partie zu beenden.
view-log-event-over-unfinished = Die Partie wurde nicht zu Ende gespielt.
