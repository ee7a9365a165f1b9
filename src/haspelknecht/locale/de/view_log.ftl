### Das Protokoll eines Tisches. Eine Zeile handelt von dem, dessen Wappen daneben steht.

# $told: ein oder mehrere Sätze über einen Spieler
view-log-by-player = { $name }: { $told }
view-log-begins = Die Partie beginnt. Die Spielerreihenfolge: { $names }.
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
view-log-ends-turn = Beendet die Ausführung.
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
