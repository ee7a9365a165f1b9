# Il server di gioco: che cosa leggono persone e programmi quando qualcosa viene rifiutato.

server-listening = Haspelknecht è aperto: { $address }
server-port = { $port } non è una porta: scegli un numero da 0 a 65535.
server-port-taken = La porta { $port } è usata da un altro programma. Scegline un’altra, per esempio: { $command }
server-cannot-listen = Il server non può ascoltare su { $host }, porta { $port } ({ $problem }). Scegli un altro indirizzo o un’altra porta.
server-no-home = Non hai una cartella personale in cui conservare le partite. Indica una cartella con --data.
server-bot-workers = --bot-workers deve essere almeno 1, non { $workers }.
server-rates = --rates deve essere un numero positivo, oppure 0 per non avere limiti, non { $rates }.
server-metrics-from = --metrics-from deve essere un indirizzo o una rete come 10.0.0.0/8, non «{ $network }».
server-folder-unusable = In { $folder } non si può conservare nulla ({ $problem }). Scegli un’altra cartella con --data o cambiane i permessi.
server-secret-open = Altri possono leggere il file della chiave { $file }. Proteggilo (chmod 600) o cancellalo; se lo cancelli, ne verrà creato uno nuovo e tutti dovranno accedere di nuovo.
server-secret-short = Il file della chiave { $file } è danneggiato. Cancellalo; ne verrà creato uno nuovo e tutti dovranno accedere di nuovo.
server-secret-unusable = Il file della chiave { $file } non è utilizzabile ({ $problem }). Deve essere un file dell’utente che avvia il server.
server-database-kind = I database di tipo { $kind } non sono supportati: usa un file (SQLite) o un indirizzo postgresql://.
server-database-address = L’indirizzo del database è illeggibile: indica un file oppure postgresql://nome@host:porta/database.
server-database-memory = Questo database resterebbe in memoria e andrebbe subito perso: indica un normale file o un indirizzo postgresql://.
server-database-in-use = Un altro server usa { $file }. Prima fermalo o scegli un altro file; per più server insieme serve PostgreSQL.
server-database-url = Impossibile aprire il database: { $problem }
server-database-refused = Il database ha rifiutato la preparazione: { $problem }
server-database-encoding = Il database conserva i testi in { $encoding }, che non può contenere tutti i nomi. Creane uno nuovo: createdb --encoding=UTF8 --template=template0
server-database-newer = Questo database è stato scritto da una versione più recente (schema { $revision }). Installa quella versione o usa un altro database.

server-sign-in = Prima devi entrare: dicci il tuo nome.
server-sign-in-wrong = Nome utente o password errati.
server-token-unknown = Questo token non è conosciuto. Creane uno nuovo per il tuo bot.
server-foreign-origin = Questa richiesta viene da una pagina di un altro sito e non è stata eseguita.
server-header-missing = Manca l’intestazione { $header }: inviala con ogni richiesta che modifica qualcosa.
server-not-for-bots = Il token di un bot qui non vale: deve farlo una persona.
server-login-taken = Questo nome utente è già in uso. Scegline un altro.
server-password-short = Scegli una password da { $least } a 200 caratteri.
server-old-password-wrong = La password attuale manca o è errata; inserisci quella con cui accedi finora.
server-name-unfit = Scegli un nome da 1 a 40 caratteri visibili.
server-bots-many = Hai già { $most } bot. Prima rimuovine uno.
server-no-bot = Questo bot non è tra i tuoi.
server-no-person = Non c’è nessuno con questo id.
server-too-many = Troppe richieste. Attendi un momento e riprova.

server-no-table = Questo tavolo non esiste. Controlla il link.
server-no-seat = A questo tavolo non c’è un posto { $seat }.
server-no-link = Questo link non dà diritto a un posto, oppure è già stato usato.
server-owner-only = Può farlo solo il proprietario del tavolo.
server-players-only = Possono farlo solo i giocatori di questo tavolo.
server-not-your-seat = Il posto { $seat } non è tuo.
server-seat-missing = Si può fare solo da un posto proprio: indica quale.
server-already-begun = La partita è già cominciata.
server-not-playing = Adesso a questo tavolo non c’è nessuna partita in corso.
server-not-over = La partita non è ancora terminata.
server-table-full = A questo tavolo non c’è nessun posto aperto a tutti.
server-seat-taken = Il posto { $seat } è occupato.
server-seat-rated = In una partita che conta per la classifica il posto { $seat } non si può cedere: se è tuo, accedi da questo dispositivo.
server-seat-invited = Il posto { $seat } è riservato a chi ha il suo link.
server-seat-empty = Il posto { $seat } è vuoto: attendi un giocatore o assegnalo a un bot.
server-bot-sits = { $name } siede già a questo tavolo.
server-bot-refused = Il bot «{ $bot }» non può giocare qui: scegli uno dei livelli, oppure al massimo 20000 iterazioni o 10 s.
server-bot-name = { $name } ({ $bot })
server-clock-live = In una partita dal vivo l’orologio parte da un tempo tra 10 secondi e { $most ->
    [one] { $most } ora
   *[other] { $most } ore
}, con al massimo { $increment ->
    [one] { $increment } secondo
   *[other] { $increment } secondi
} in più per ogni turno.
server-clock-days = In una partita lenta l’orologio dà al massimo { $most ->
    [one] { $most } giorno
   *[other] { $most } giorni
} per ogni turno.

server-stale = È successo qualcosa prima che arrivasse la tua richiesta, perciò non è stata eseguita. Ecco che cosa è successo.
server-paused = La partita è in pausa.
server-plan-instead = Adesso i giocatori stanno pianificando: salva un piano invece di una mossa.
server-no-plan-now = Adesso per questo posto non c’è nulla da pianificare.
server-plan-unfinished = Il piano del giocatore { $seat } non è completo: indica che cosa fa ogni lavoratore, poi confermalo.
server-cannot-place = { $why }
server-no-undo = Il giocatore { $seat } non può annullare nulla: è stato pescato o rivelato qualcosa, oppure nel frattempo ha agito un altro giocatore.
server-conceded = Chi si è arreso non può tornare in partita.
server-away = Adesso un bot gioca per te. Prima riprendi il tuo posto.
server-not-missed = Gli altri possono far giocare un bot al posto di { $name } solo dopo che la partita ha atteso invano per { $minutes } minuti.
server-has-time = { $name } ha ancora tempo sull’orologio. Quando sarà finito, un bot continuerà da solo.
server-busy = A questo tavolo succedono troppe cose insieme. Riprova.
server-unreplayable = Questa partita non si può aprire con questa versione: { $problem }
server-stored-damaged = Ciò che ne è stato salvato è danneggiato ({ $problem }); chi gestisce il server può ripristinarlo da un backup.
server-chat-long = Una riga della chat ha da 1 a { $most } caratteri.
server-hint-rated = In una partita che conta per la classifica non ci sono consigli.
server-hint-not-now = Il posto { $seat } adesso non ha nulla da decidere; chiedi un consiglio quando è il suo turno.
server-hint-failed = Questa volta il consigliere non ha trovato una risposta; chiedi di nuovo.

server-no-route = A questo indirizzo non c’è nulla.
server-no-method = Questo indirizzo non funziona così: consulta la descrizione dell’API.
server-too-large = La richiesta è troppo grande.
server-address-long = Questo indirizzo è troppo lungo: vengono letti al massimo { $most } byte.
server-passes-long = Cookie e token sono troppo lunghi: vengono letti al massimo { $most } byte. Elimina i cookie di questo sito e riprova.
server-below-path = Un proxy serve questo gioco sotto il percorso { $prefix }, il che non è supportato. Serve un nome host dedicato, ad esempio games.example.org.
server-unreadable = La richiesta non corrisponde alla descrizione dell’API: { $problem }
server-failed = Qualcosa è andato storto da parte nostra. Non si è perso nulla; riprova.
server-no-database = Al momento il database non risponde. Non si è perso nulla; riprova tra un attimo.
