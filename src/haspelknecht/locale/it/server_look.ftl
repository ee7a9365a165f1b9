# Provare mosse, la cronaca a parole, e i consigli.

## Dischi e piani

look-disks-yellow = { $count ->
    [one] 1 disco giallo
   *[other] { $count } dischi gialli
}
look-disks-brown = { $count ->
    [one] 1 disco marrone
   *[other] { $count } dischi marroni
}
look-disks-black = { $count ->
    [one] 1 disco nero
   *[other] { $count } dischi neri
}
# $lying: dischi, «1 cibo» o «1 Thaler»
look-plan-worker = { $worker }: { $lying }.
look-plan-empty = Nessuno lavora.

## La cronaca

look-event-away = { $why ->
    [clock] { $name } ha finito il tempo; continua un bot.
    [agreed] Continua un bot al posto di { $name }: sono tutti d’accordo.
    [failed] Il bot di { $name } si è bloccato; ne continua un altro.
   *[left] { $name } non c’è; continua un bot.
}
look-event-back = { $name } è di nuovo qui.
look-event-conceded = { $name } si arrende.
look-event-paused = La partita è in pausa.
look-event-resumed = La partita riprende.
look-event-stand-in = Un altro bot sostituisce { $name }.
look-event-outdated = Le regole sono state corrette dopo l’inizio di questa partita. Il seguito non si può più rivedere; la registrazione lo conserva così come è stato giocato.
look-event-over-conceded = La partita è terminata, perché gli altri si sono arresi.
look-event-over-agreed = Tutti d’accordo: la partita finisce qui.
look-event-over-unfinished = La partita non è stata portata a termine.
