# Il server di gioco: notifiche, persone silenziate, webhook.

server-mute-self = Non è possibile silenziare se stessi.
server-mutes-many = Hai già silenziato { $most } persone. Prima togli il silenzio a qualcuno.

server-webhook-none = Non hai un webhook.
server-webhook-url = Un webhook è un semplice indirizzo http:// o https://, non troppo lungo, senza dati di accesso, senza frammento e senza lettere non ASCII.
server-webhook-private = Il webhook punta a una rete privata o riservata; questo server chiama solo indirizzi pubblici di Internet.
server-webhook-nowhere = Impossibile trovare il nome indicato nell’indirizzo del webhook.
server-webhook-unreachable = Impossibile raggiungere il webhook, oppure ciò che vi risponde non parla HTTP o non ha un certificato valido.
server-webhook-slow = Il webhook ha impiegato troppo tempo a rispondere.
server-webhook-status = Il webhook non ha risposto con un codice di successo (2xx); i reindirizzamenti non vengono seguiti.
server-webhook-off = Il tuo webhook è disattivato, perché ha fallito { $times ->
    [one] { $times } volta
   *[other] { $times } volte di seguito
}. { $problem } Impostalo di nuovo quando funziona.
