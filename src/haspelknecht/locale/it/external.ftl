### Bot esterni: che cosa hanno sbagliato, e il loro controllo

external-quotes = Impossibile avviare il bot «{ $bot }»: una virgoletta non è chiusa.
external-cannot-start = Impossibile avviare il bot «{ $bot }»: { $problem }.
external-silent = Il bot «{ $bot }» non ha risposto entro { $seconds } s (svuota il buffer di output dopo ogni riga?).
external-exited = Il bot «{ $bot }» è terminato senza rispondere (stato { $status }).
external-killed = Il bot «{ $bot }» è stato terminato dal segnale { $signal } prima di rispondere.
external-closed = Il bot «{ $bot }» ha chiuso il suo output senza rispondere.
external-long-line = Il bot «{ $bot }» ha scritto una riga più lunga di { $most } byte.
external-garbage = Il bot «{ $bot }» non ha risposto con un oggetto JSON in UTF-8: «{ $line }».
external-wrong-type = Il bot «{ $bot }» ha risposto con il tipo { $found } invece di "{ $wanted }".
external-wrong-protocol = Il bot «{ $bot }» parla il protocollo { $found }, ma questo programma parla il protocollo { $wanted }.
external-no-name = Il bot «{ $bot }» ha dato come nome { $found }. Deve essere un testo.
external-wrong-id = Il bot «{ $bot }» ha risposto alla richiesta { $found } invece che alla richiesta { $wanted }.
external-unknown-move = Il bot «{ $bot }» ha risposto { $move }, che non è una mossa.
external-illegal-move = Il bot «{ $bot }» ha scelto la mossa non consentita «{ $move }».
external-last-words = Il suo ultimo output: «{ $words }».

## haspelknecht bot-check

cli-bot-check = controlla se un tuo bot rispetta il protocollo
cli-bot-check-command = il comando che avvia il bot, per esempio "python3 my_bot.py"
check-passed = ok      { $text }
check-failed = ERRORE  { $text }
check-hello = hello: «{ $name }» parla il protocollo { $protocol }
check-hello-failed = hello: { $problem }
check-unknown = i campi e i messaggi sconosciuti vengono ignorati
check-unknown-failed = i campi e i messaggi sconosciuti vanno ignorati: { $problem }
check-end = il programma esce da solo quando il suo input finisce a metà partita
check-end-late = il programma era ancora attivo { $seconds } s dopo la fine del suo input a metà partita
check-end-status = il programma è uscito con lo stato { $status } quando il suo input è finito a metà partita; ci si aspetta 0
check-games = { $players } giocatori, tutti i posti: { $games } partite, { $choices } scelte, tutte le mosse consentite e tutti gli id giusti
check-games-failed = { $players } giocatori, posto { $seat }, edizione { $edition }: { $problem }
check-leave = il programma esce da solo dopo game_over
check-leave-late = il programma era ancora attivo { $seconds } s dopo game_over e la fine del suo input
check-leave-status = il programma è uscito con lo stato { $status } dopo game_over; ci si aspetta 0
check-unasked = il programma non scrive nulla se non interrogato
check-unasked-failed = il programma ha scritto qualcosa senza essere interrogato: «{ $line }»
check-thoughts = i pensieri (thoughts) hanno la forma giusta, o non ce ne sono
check-thoughts-failed = { $odd ->
    [one] { $odd } pensiero (thoughts) su { $choices } non ha la forma giusta
   *[other] { $odd } pensieri (thoughts) su { $choices } non hanno la forma giusta
}
check-time = tempo per una scelta: mediana { $median } ms, massimo { $slowest } ms, limite { $limit } ms
check-all-passed = Tutti i controlli superati.
check-some-failed = { $failed ->
    [one] Un controllo non superato.
   *[other] { $failed } controlli non superati.
}
