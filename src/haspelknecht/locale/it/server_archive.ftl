# Le registrazioni e l’archivio del server di gioco.

server-not-begun = A questo tavolo non è ancora cominciata nessuna partita.
server-record-seats = La partita registrata ha { $players } giocatori: indica altrettanti posti.
server-record-step = La registrazione non ha un passo { $step }: l’ultimo è { $last }.
server-record-over = A questo punto la partita è terminata: per continuare a giocare, scegli un passo precedente.
server-cursor = Impossibile trovare questa pagina dell’archivio: ricomincia dalla prima.
