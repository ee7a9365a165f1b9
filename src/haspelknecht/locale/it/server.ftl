# Il server di gioco: che cosa leggono persone e programmi quando qualcosa viene rifiutato.

server-listening = Haspelknecht è in funzione: { $address }
server-port = { $port } non è una porta. Scegli un numero da 0 a 65535.
server-port-taken = La porta { $port } è usata da un altro programma. Scegline un’altra, per esempio: { $command }
server-cannot-listen = Il server non può ascoltare su { $host }, porta { $port } ({ $problem }). Scegli un altro indirizzo o un’altra porta.
server-no-home = Non hai una cartella personale in cui conservare le partite. Indica una cartella con --data.
server-bot-workers = --bot-workers deve essere 1 o più, non { $workers }.
server-rates = --rates deve essere un numero positivo, o 0 per nessun limite, non { $rates }.
server-metrics-from = --metrics-from deve essere un indirizzo o una rete come 10.0.0.0/8, non «{ $network }».
server-folder-unusable = Il server non può salvare nulla in { $folder } ({ $problem }). Scegli un’altra cartella con --data o cambiane i permessi.
server-secret-open = Altri utenti possono leggere il file della chiave { $file }. Proteggilo (chmod 600) o cancellalo. Se lo cancelli, ne viene creato uno nuovo e tutti devono accedere di nuovo.
server-secret-short = Il file della chiave { $file } è danneggiato. Cancellalo: ne viene creato uno nuovo e tutti devono accedere di nuovo.
server-secret-unusable = Il file della chiave { $file } non è utilizzabile ({ $problem }). Deve appartenere all’utente che avvia il server.
server-database-kind = I database { $kind } non sono supportati. Usa un file (SQLite) o un indirizzo postgresql://.
server-database-address = L’indirizzo del database è illeggibile. Scrivi il nome di un file oppure postgresql://nome@host:porta/database.
server-database-memory = Questo database esisterebbe solo in memoria e tutto andrebbe perso. Indica un normale file o un indirizzo postgresql://.
server-database-in-use = Un altro server sta usando { $file }. Prima fermalo, o scegli un altro file. Per più server insieme usa PostgreSQL.
server-database-url = Impossibile aprire il database: { $problem }
server-database-refused = Impossibile preparare il database: { $problem }
server-database-encoding = Il database conserva i testi in { $encoding }, che non può contenere tutti i nomi. Creane uno nuovo: createdb --encoding=UTF8 --template=template0
server-database-newer = Questo database è stato scritto da una versione più recente (schema { $revision }). Installa quella versione o usa un altro database.

server-sign-in = Prima inserisci il tuo nome.
server-sign-in-wrong = Nome utente o password errati.
server-token-unknown = Questo token è sconosciuto. Creane uno nuovo per il tuo bot.
server-foreign-origin = Questa richiesta viene dalla pagina di un altro sito ed è stata rifiutata.
server-header-missing = Manca l’intestazione { $header }. Inviala con ogni richiesta che modifica qualcosa.
server-not-for-bots = Il token di un bot non basta. Deve farlo una persona.
server-login-taken = Questo nome utente è già in uso. Scegline un altro.
server-password-short = Scegli una password da { $least } a 200 caratteri.
server-old-password-wrong = La password attuale manca o è errata. Inserisci quella con cui accedi ora.
server-name-unfit = Scegli un nome da 1 a 40 caratteri visibili.
server-bots-many = Hai già { $most } bot. Prima rimuovine uno.
server-no-bot = Non hai un bot così.
server-no-person = Non c’è nessuno con questo id.
server-too-many = Troppi tentativi. Attendi un momento e riprova.

server-no-table = Questo tavolo non esiste. Controlla il link.
server-no-seat = A questo tavolo non c’è un posto { $seat }.
server-no-link = Questo link non è valido, oppure è già stato usato.
server-owner-only = Può farlo solo chi ha aperto il tavolo.
server-players-only = Può farlo solo chi gioca a questo tavolo.
server-not-your-seat = Il posto { $seat } non è tuo.
server-seat-missing = Puoi farlo solo da un tuo posto. Indica quale.
server-already-begun = La partita è già cominciata.
server-not-playing = A questo tavolo al momento non c’è nessuna partita in corso.
server-not-over = La partita non è ancora terminata.
server-table-full = A questo tavolo non ci sono posti aperti a tutti.
server-seat-taken = Il posto { $seat } è occupato.
server-seat-rated = In una partita che conta per il rating il posto { $seat } non si può cedere. Se è tuo, accedi da questo dispositivo.
server-seat-invited = Il posto { $seat } è riservato alla persona con il suo link.
server-seat-empty = Il posto { $seat } è vuoto. Attendi un giocatore o assegnalo a un bot.
server-bot-sits = { $name } è già a questo tavolo.
server-bot-refused = Il bot { $bot } non può giocare qui. Scegli uno dei livelli, oppure al massimo 20000 iterazioni o 10 s.
server-bot-name = { $name } ({ $bot })
server-clock-live = Un orologio da scacchi dà a ciascuno da 10 secondi a { $most ->
    [one] { $most } ora
   *[other] { $most } ore
} e al massimo { $increment ->
    [one] { $increment } secondo
   *[other] { $increment } secondi
} in più per turno.
server-clock-days = Un orologio lento dà al massimo { $most ->
    [one] { $most } giorno
   *[other] { $most } giorni
} per turno.

server-stale = La situazione è cambiata prima che arrivasse la tua mossa, che perciò non è stata giocata.
server-paused = La partita è in pausa.
server-plan-instead = È il momento di pianificare: salva un piano invece di una mossa.
server-no-plan-now = Per questo posto al momento non c’è nulla da pianificare.
server-plan-unfinished = Il piano del giocatore { $seat } non è completo. Decidi che cosa fa ogni lavoratore, poi premi «Conferma».
server-cannot-place = { $why }
server-no-undo = Il giocatore { $seat } non può annullare: è stato pescato o rivelato qualcosa, oppure nel frattempo ha agito un altro giocatore.
server-conceded = Chi ha abbandonato non può tornare in partita.
server-away = Un bot sta giocando per te. Prima riprendi il tuo posto.
server-not-missed = Puoi far giocare un bot per { $name } solo dopo che la partita ha atteso per { $minutes } minuti.
server-has-time = { $name } ha ancora tempo sull’orologio. Quando finisce, continua un bot.
server-busy = A questo tavolo succedono troppe cose insieme. Riprova.
server-unreplayable = Questa versione non può aprire la partita: { $problem }
server-stored-damaged = La partita salvata è danneggiata ({ $problem }). Chi gestisce il server può ripristinarla da un backup.
server-chat-long = Un messaggio può avere da 1 a { $most } caratteri.
server-hint-rated = Nelle partite che contano per il rating non ci sono suggerimenti.
server-hint-not-now = Il posto { $seat } al momento non ha nulla da decidere. Chiedi un suggerimento quando è il suo turno.
server-hint-failed = Questa volta non abbiamo trovato un suggerimento. Chiedilo di nuovo.

server-no-route = A questo indirizzo non c’è nulla.
server-no-method = Questo indirizzo non supporta questo metodo. Consulta la documentazione dell’API.
server-too-large = È troppo grande.
server-address-long = Questo indirizzo è troppo lungo. Il limite è di { $most } byte.
server-passes-long = Cookie e token sono troppo lunghi. Il limite è di { $most } byte. Elimina i cookie di questo sito e riprova.
server-below-path = Un proxy serve questo gioco sotto il percorso { $prefix }, che non è supportato. Assegnagli un nome host proprio, per esempio games.example.org.
server-unreadable = La richiesta non corrisponde alla documentazione dell’API: { $problem }
server-failed = Qualcosa è andato storto da parte nostra. Nulla è andato perso. Riprova.
server-no-database = Il database al momento non risponde. Nulla è andato perso. Riprova tra poco.
