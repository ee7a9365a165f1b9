### Interfacce per la ricerca: tensori, partite in batch, PettingZoo, Gymnasium, OpenSpiel.

envs-reward-unknown = Non esiste una ricompensa «{ $kind }». Ricompense: { $known }.
envs-render-unknown = Non esiste una modalità di rendering «{ $mode }». Modalità: { $known }.
# Al massimo 10 caratteri, numero compreso: subito a destra cominciano i dischi.
envs-bag = Sacchetto: { $disks }
envs-seat-unknown = A questo tavolo non c’è un posto { $seat }. I posti vanno da 0 a { $last }.
envs-openspiel-option = «{ $option }» non è un’opzione con un valore. Scrivila come nome:valore.
envs-openspiel-observer = Questo gioco offre solo osservazioni di un giocatore con tutte le informazioni pubbliche, con o senza memoria perfetta.
envs-openspiel-foreign = Uno stato che parte da una posizione data non si può serializzare. Si può solo con gli stati di partite intere.
envs-batch-games = Un batch ha da 1 a { $most } partite, non { $games }.
envs-batch-actions = Per un passo serve un array di { $games ->
    [one] { $games } numero intero
    [many] { $games } di numeri interi
   *[other] { $games } numeri interi
}, un’azione per ogni partita; questo è { $found }.
envs-batch-not-reset = Le partite non sono cominciate. Chiama prima reset.
envs-batch-illegal = La partita { $game } rifiuta la sua azione, perciò non si è giocato nulla in nessuna partita.
envs-shard-processes = Un batch si può distribuire su un numero di processi da 1 a { $most }, non su { $processes }.
envs-shard-died = Il processo con le partite { $rows } è terminato con lo stato { $status }. Il batch non può continuare.
