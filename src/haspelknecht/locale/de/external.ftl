### Externe Bots: was sie falsch gemacht haben, und das Prüfprogramm

external-quotes = Der Bot „{ $bot }“ lässt sich nicht starten: Ein Anführungszeichen ist nicht geschlossen.
external-cannot-start = Der Bot „{ $bot }“ lässt sich nicht starten: { $problem }.
external-silent = Der Bot „{ $bot }“ hat nicht innerhalb von { $seconds } s geantwortet (leert er nach jeder Zeile seinen Ausgabepuffer?).
external-exited = Der Bot „{ $bot }“ hat sich ohne Antwort beendet (Status { $status }).
external-killed = Der Bot „{ $bot }“ wurde durch Signal { $signal } beendet, ohne zu antworten.
external-closed = Der Bot „{ $bot }“ hat seine Ausgabe ohne Antwort geschlossen.
external-long-line = Der Bot „{ $bot }“ hat eine Zeile geschrieben, die länger ist als { $most } Bytes.
external-garbage = Die Antwort des Bots „{ $bot }“ ist kein JSON-Objekt in UTF-8: „{ $line }“.
external-wrong-type = Der Bot „{ $bot }“ hat mit dem Typ { $found } statt „{ $wanted }“ geantwortet.
external-wrong-protocol = Der Bot „{ $bot }“ spricht Protokoll { $found }, aber dieses Programm spricht Protokoll { $wanted }.
external-no-name = Der Bot „{ $bot }“ hat { $found } als Namen angegeben. Der Name muss ein Text sein.
external-wrong-id = Der Bot „{ $bot }“ hat auf Anfrage { $found } statt auf Anfrage { $wanted } geantwortet.
external-unknown-move = Der Bot „{ $bot }“ hat { $move } geantwortet. Das ist kein Spielzug.
external-illegal-move = Der Bot „{ $bot }“ hat den unerlaubten Spielzug „{ $move }“ gewählt.
external-last-words = Seine letzte Ausgabe: „{ $words }“.

## haspelknecht bot-check

cli-bot-check = prüfen, ob sich dein eigener Bot an das Protokoll hält
cli-bot-check-command = der Befehl, der den Bot startet, zum Beispiel "python3 my_bot.py"
check-passed = ok      { $text }
check-failed = FEHLER  { $text }
check-hello = hello: „{ $name }“ spricht Protokoll { $protocol }
check-hello-failed = hello: { $problem }
check-unknown = unbekannte Felder und Nachrichten werden ignoriert
check-unknown-failed = unbekannte Felder und Nachrichten müssen ignoriert werden: { $problem }
check-end = das Programm beendet sich von selbst, wenn seine Eingabe mitten in der Partie endet
check-end-late = { $seconds } s nachdem seine Eingabe mitten in der Partie geendet hatte, lief das Programm immer noch
check-end-status = das Programm hat sich mit Status { $status } beendet, als seine Eingabe mitten in der Partie endete; erwartet wird 0
check-games = { $players } Plätze, jeder Platz: { $games } Partien, { $choices } Entscheidungen, alle Spielzüge erlaubt und jede id richtig
check-games-failed = { $players } Plätze, Platz { $seat }, Ausgabe { $edition }: { $problem }
check-leave = das Programm beendet sich nach game_over von selbst
check-leave-late = { $seconds } s nach game_over und dem Ende seiner Eingabe lief das Programm immer noch
check-leave-status = das Programm hat sich nach game_over mit Status { $status } beendet; erwartet wird 0
check-unasked = das Programm schreibt nichts ungefragt
check-unasked-failed = das Programm hat ungefragt etwas geschrieben: „{ $line }“
check-thoughts = „thoughts“ haben die richtige Form, oder es gibt keine
check-thoughts-failed = bei { $odd } von { $choices } Entscheidungen hatten die „thoughts“ nicht die richtige Form
check-time = Zeit pro Entscheidung: Median { $median } ms, langsamste { $slowest } ms, Grenze { $limit } ms
check-all-passed = Alle Prüfungen bestanden.
check-some-failed = { $failed ->
    [one] Eine Prüfung nicht bestanden.
   *[other] { $failed } Prüfungen nicht bestanden.
}
