# Bot su altre macchine: che cosa leggono i loro autori quando qualcosa viene rifiutato.

server-bots-only = Questo indirizzo è per i bot. Invia il token di un bot (Authorization: Bearer hk_…).
server-bot-not-seated = { $name } non è a questo tavolo.
server-bot-not-asked = { $name } al momento non ha richieste a cui rispondere a questo tavolo.
server-bot-forfeits = { $problem } Era la risposta sbagliata numero { $count } a questa richiesta, perciò un altro bot continua al posto di { $name }, che può tornare più tardi.
