### Interfacce per la ricerca: tensori, partite in batch, PettingZoo, Gymnasium, OpenSpiel.

envs-reward-unknown = Non esiste una ricompensa «{ $kind }». Ricompense conosciute: { $known }.
envs-render-unknown = Non esiste un modo «{ $mode }» di mostrare il tavolo. Modi conosciuti: { $known }.
# Al massimo 10 caratteri, numero compreso: subito a destra cominciano i dischi.
envs-bag = Sacco: { $disks }
envs-seat-unknown = A questo tavolo non c’è un posto { $seat }; i posti vanno da 0 a { $last }.
envs-openspiel-option = «{ $option }» non è un’opzione con un valore: scrivila nella forma nome:valore.
envs-openspiel-observer = Questo gioco offre osservazioni di un solo giocatore con tutte le informazioni pubbliche, con o senza memoria perfetta; non ne offre di altro tipo.
envs-openspiel-foreign = Uno stato che parte da una posizione data non si può mettere per iscritto: si può solo con gli stati di partite intere.
envs-batch-games = Un batch ha da 1 a { $most } partite, non { $games }.
envs-batch-actions = Per un passo serve un array di { $games ->
    [one] { $games } numero intero
    [many] { $games } di numeri interi
   *[other] { $games } numeri interi
}, un’azione per ogni partita; questo è { $found }.
envs-batch-not-reset = Le partite non sono ancora cominciate: prima chiama reset.
envs-batch-illegal = La partita { $game } rifiuta la sua azione, e non si è giocato nulla in nessuna partita.
envs-shard-processes = Un batch si può distribuire su un numero di processi da 1 a { $most }, non su { $processes }.
envs-shard-died = Il processo con le partite { $rows } è terminato con lo stato { $status }; il batch non può continuare.
