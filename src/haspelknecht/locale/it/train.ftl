### haspelknecht train: imparare una valutazione giocando contro se stessi

cli-train = addestra una nuova valutazione per il bot «expert», facendolo giocare contro se stesso
train-out = cartella per partite e valutazioni; riavvia con la stessa cartella per continuare
train-generations = quante generazioni imparano dalle proprie partite, dopo una prima che impara dal bot «habit»
train-games = partite per 2, 3 e 4 giocatori in ogni generazione
train-seed = seme di tutte le partite
train-workers = partite in contemporanea (se manca: una per core)
train-progress = Generazione { $generation }
train-report = Generazione { $generation }: { $games ->
    [one] { $games } partita
    [many] { $games } di partite
   *[other] { $games } partite
}, { $score } punti in media; la valutazione sbaglia di { $error } punti (la sua sola parte lineare di { $linear }).
train-done = La valutazione più recente è in { $file }. Per provarla con il bot «expert», copiala su bots/expertise.json nel pacchetto.
train-generations-count = Il numero di generazioni deve essere da 0 a 1000, non { $generations }.
train-games-form = «{ $games }» non dice quante partite giocare. Indica tre numeri per 2, 3 e 4 giocatori, per esempio 2000,1000,700.
train-chunk-damaged = Il file { $file } è danneggiato. Cancellalo, e le sue partite verranno rigiocate.
train-other-course = La cartella { $folder } contiene un addestramento con un altro seme. Usa un’altra cartella.
