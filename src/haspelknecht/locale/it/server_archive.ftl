# Le registrazioni e l’archivio del server di gioco.

server-not-begun = A questo tavolo non è ancora cominciata nessuna partita.
server-record-seats = La partita registrata ha { $players } giocatori. Indica altrettanti posti.
server-record-step = La registrazione non ha un passo { $step }. L’ultimo è { $last }.
server-record-over = A questo passo la partita è già finita. Scegline uno precedente per giocare da lì.
server-cursor = Questa pagina dell’archivio non si trova. Torna alla prima pagina.
