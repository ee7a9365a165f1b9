# Il server di gioco: notifiche, persone silenziate, webhook.

server-mute-self = Non puoi silenziare i tuoi messaggi.
server-mutes-many = Hai già silenziato { $most } persone. Prima riattivane una.

server-webhook-none = Non hai un webhook.
server-webhook-url = Un webhook deve essere un semplice URL http:// o https://, non troppo lungo, senza dati di accesso, frammento o caratteri non ASCII.
server-webhook-private = Il webhook punta a una rete privata o riservata. Questo server chiama solo indirizzi pubblici di Internet.
server-webhook-nowhere = Impossibile trovare il nome host del webhook.
server-webhook-unreachable = Il webhook non è raggiungibile, non parla HTTP o non ha un certificato valido.
server-webhook-slow = Il webhook ha impiegato troppo tempo a rispondere.
server-webhook-status = Il webhook non ha risposto con un codice di successo (2xx). I reindirizzamenti non vengono seguiti.
server-webhook-off = Abbiamo disattivato il tuo webhook perché non ha funzionato { $times ->
    [one] { $times } volta
   *[other] { $times } volte di seguito
}. { $problem } Impostalo di nuovo quando funziona.
