# Züge ausprobieren, das Protokoll in Worten und Tipps.

## Scheiben und Pläne

look-disks-yellow = { $count ->
    [one] 1 gelbe Scheibe
   *[other] { $count } gelbe Scheiben
}
look-disks-brown = { $count ->
    [one] 1 braune Scheibe
   *[other] { $count } braune Scheiben
}
look-disks-black = { $count ->
    [one] 1 schwarze Scheibe
   *[other] { $count } schwarze Scheiben
}
# $lying: Scheiben, „1 Nahrung“ oder „1 Thaler“
look-plan-worker = { $worker }: { $lying }.
look-plan-empty = Niemand arbeitet.

## Das Protokoll

look-event-away = { $why ->
    [clock] Die Zeit von { $name } ist abgelaufen; ein Bot spielt weiter.
    [agreed] Für { $name } spielt ein Bot weiter, wie von allen vereinbart.
    [failed] Der Bot von { $name } ist gescheitert; ein anderer spielt weiter.
   *[left] { $name } ist nicht da; ein Bot spielt weiter.
}
look-event-back = { $name } ist wieder da.
look-event-conceded = { $name } gibt auf.
look-event-paused = Die Partie macht Pause.
look-event-resumed = Die Partie geht weiter.
look-event-stand-in = Ein anderer Bot springt für { $name } ein.
look-event-outdated = Nach dem Beginn dieser Partie wurden die Regeln berichtigt. Was von hier an gespielt wurde, lässt sich nicht mehr nachspielen; in der Aufzeichnung steht es so, wie es gespielt wurde.
look-event-over-conceded = Die Partie ist zu Ende, weil die anderen aufgegeben haben.
look-event-over-agreed = Alle haben vereinbart, die Partie zu beenden.
look-event-over-unfinished = Die Partie wurde nicht zu Ende gespielt.
