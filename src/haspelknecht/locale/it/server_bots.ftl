# Bot su altre macchine: che cosa leggono i loro autori quando qualcosa viene rifiutato.

server-bots-only = Questo indirizzo è per i bot: invia il token di un bot (Authorization: Bearer hk_…).
server-bot-not-seated = { $name } non siede a questo tavolo.
server-bot-not-asked = Adesso a questo tavolo non ci sono domande aperte per { $name }.
server-bot-forfeits = { $problem } Era la risposta sbagliata numero { $count } a questa domanda, perciò un altro bot continua al posto di { $name }, che può tornare.
