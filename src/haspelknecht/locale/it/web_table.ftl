### La pagina del tavolo dell’app web.

web-table-title = Al tavolo · Haspelknecht
web-table-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
web-table-your-turn = Tocca a te
web-table-when = Anno { $year } · { $season }
web-table-sandbox = Partita di prova
web-table-sandbox-about = Questo tavolo prosegue da una posizione registrata, con nuove pescate. Non conta per il rating.
web-table-whole-card = Scheda completa
web-table-order = Giocatori in ordine di turno
web-table-points =
    { $points ->
        [one] 1 punto vittoria
       *[other] { $points } punti vittoria
    }
web-table-tools = Strumenti
web-table-scores = Punteggi
web-table-rules = Regole
web-table-theme = Chiaro o scuro
web-table-settings = Impostazioni
web-table-menu = Menu del tavolo
web-table-days =
    { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }
web-table-seat-away = gioca un bot
web-table-seat-ready = piano pronto
web-table-seat-thinking = sta pensando
web-table-seat-turn = di turno

## La barra

web-table-restart = Rifai il turno
web-table-undo = Annulla
web-table-all-moves = Tutte le mosse
web-table-hint = Suggerimento
web-table-choose = Quale?

## Che cosa fare adesso

web-todo-over = La partita è terminata
web-todo-paused = In pausa di comune accordo
web-todo-deserted = Tutti assenti: partita in sospeso
web-todo-waiting = In attesa di { $names }
web-todo-running = Un momento…

web-hint-place = Per ora, il tuo posto nel nuovo ordine di turno è il n. { $place }.
web-hint-put = Ora scegli uno spazio evidenziato.

web-commit-change = Cambia piano
web-commit-nothing = Prima scegli
web-bar-work-on = Lavora secondo il piano
web-bar-work-stop = Ferma
web-doubt-title = Vuoi continuare?
web-doubt-back = Indietro

## Cronaca, chat, consigli

web-table-log = Cronaca
web-table-since = Dal tuo ultimo turno
web-table-moment = mostra
web-table-chat = Chat
web-table-chat-empty = Ancora nessun messaggio.
web-table-chat-write = Scrivi al tavolo
web-table-chat-send = Invia
web-table-unread = nuovi messaggi
web-table-not-sent = Messaggio non inviato. Riprova.
web-table-mute = Silenzia { $name }
web-table-mute-short = silenzia
web-table-hint-title = Che cosa farebbe un bot forte
web-table-hint-thinking = Il bot sta pensando…
web-table-hint-best = Mossa migliore
web-table-hint-other = Oppure
web-table-hint-points = circa { $points } punti alla fine
web-table-hint-win = probabilità di vittoria: { $percent }%
web-table-hint-do = Gioca questa
web-table-hint-expected = { $name }: circa { $points }

## Il menu del tavolo

web-table-copy-link = Copia il link per chi guarda
web-table-copied = Copiato
web-table-record = Salva la registrazione
web-table-replay = Guarda dall’inizio
web-table-back = Riprendi il tuo posto
web-table-wish-pause = Proponi una pausa
web-table-wish-resume = Proponi di riprendere
web-table-wish-end = Proponi di finire qui
web-table-wish-replace = Proponi un bot per { $name }
web-table-away = Fai giocare un bot per me
web-table-concede = Abbandona…
web-table-concede-sure = Sì, abbandona la partita
web-table-curtain = Tocca a { $name }
web-table-curtain-about = Gli altri distolgano lo sguardo, per favore.
web-table-curtain-ready = Sono { $name }

## Parti dello schermo

web-table-tab-mine = Plancia
web-table-tab-field = Tessere
web-table-tab-pools = Zone
web-table-tab-players = Giocatori
web-table-tab-log = Cronaca
web-table-board-of = Plancia di { $name }
web-table-my-board = La tua plancia
web-table-others = Altri giocatori
web-table-open-log = Cronaca e chat
web-table-reconnecting = Connessione interrotta. Riconnessione in corso… Le tue mosse sono al sicuro.
web-table-gone = Questo tavolo non esiste più.
web-table-signed-out = La tua sessione è terminata. Accedi di nuovo per continuare a giocare.
web-table-watching = Stai guardando
web-hint-away = Un bot sta giocando per te. Riprendi il tuo posto dal menu.
web-table-skip = Salta animazione
web-table-final = Punteggio finale
web-table-moment-of = Passo { $step } della partita
web-table-moment-close = Torna al presente
