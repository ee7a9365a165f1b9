### La pagina del tavolo dell’app web.

web-table-title = Al tavolo · Haspelknecht
web-table-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
web-table-your-turn = Tocca a te
web-table-when = Anno { $year } · { $season }
web-table-sandbox = Partita di prova
web-table-sandbox-about = Questo tavolo prosegue da una posizione registrata, con nuove pescate. Non è la partita registrata e non conta per nessuna classifica.
web-table-whole-card = Scheda intera
web-table-order = Giocatori in ordine di turno
web-table-points =
    { $points ->
        [one] 1 punto vittoria
       *[other] { $points } punti vittoria
    }
web-table-tools = Strumenti
web-table-scores = Scheda punti
web-table-rules = Regole
web-table-theme = Chiaro o scuro
web-table-settings = Impostazioni
web-table-menu = Questo tavolo
web-table-days =
    { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }
web-table-seat-away = un bot gioca al suo posto
web-table-seat-ready = piano pronto
web-table-seat-thinking = sta pensando
web-table-seat-turn = di turno

## La barra

web-table-restart = Rifai il turno
web-table-undo = Annulla
web-table-all-moves = Le mosse
web-table-hint = Consiglio
web-table-choose = Quale?

## Che cosa fare adesso

web-todo-over = La partita è terminata
web-todo-paused = In pausa di comune accordo
web-todo-deserted = Tutti assenti: partita in attesa
web-todo-waiting = In attesa di { $names }
web-todo-running = Un momento…

web-hint-place = Per ora, il tuo posto nel nuovo ordine di turno: { $place }.
web-hint-put = Ora scegli un posto illuminato.

web-commit-change = Cambia piano
web-commit-nothing = Prima scegli
web-bar-work-on = Lavora come previsto
web-bar-work-stop = Ferma
web-doubt-title = Vuoi davvero?
web-doubt-back = Indietro

## Cronaca, chat, consigli

web-table-log = Che cosa è successo
web-table-since = Dal tuo ultimo turno
web-table-moment = mostra
web-table-chat = Chat
web-table-chat-empty = Nessuno ha ancora detto nulla.
web-table-chat-write = Scrivi al tavolo
web-table-chat-send = Invia
web-table-unread = di nuovo nella chat
web-table-not-sent = Il messaggio non è partito. Riprova.
web-table-mute = Non sentire più { $name }
web-table-mute-short = silenzia
web-table-hint-title = Che cosa farebbe un bot forte
web-table-hint-thinking = Il bot sta pensando…
web-table-hint-best = Meglio
web-table-hint-other = Oppure
web-table-hint-points = circa { $points } punti alla fine
web-table-hint-win = vittoria: { $percent } %
web-table-hint-do = Fai così
web-table-hint-expected = { $name }: circa { $points }

## Il menu del tavolo

web-table-copy-link = Copia il link per chi guarda
web-table-copied = Copiato
web-table-record = Salva la registrazione
web-table-replay = Guarda dall’inizio
web-table-back = Eccomi: rivoglio il mio posto
web-table-wish-pause = Vorrei una pausa
web-table-wish-resume = Vorrei riprendere
web-table-wish-end = Chiuderei qui la partita
web-table-wish-replace = Lascerei giocare un bot per { $name }
web-table-away = Fai giocare un bot per me
web-table-concede = Mi arrendo…
web-table-concede-sure = Sì, mi arrendo
web-table-curtain = Tocca a { $name }
web-table-curtain-about = Gli altri si girino, per favore.
web-table-curtain-ready = Sono { $name }

## Parti dello schermo

web-table-tab-mine = Miniera
web-table-tab-field = Sviluppi
web-table-tab-pools = Zone
web-table-tab-players = Giocatori
web-table-tab-log = Cronaca
web-table-board-of = Plancia di { $name }
web-table-my-board = La tua plancia
web-table-others = Gli altri giocatori
web-table-open-log = Cronaca e chat
web-table-reconnecting = Connessione interrotta. Riconnessione in corso… Le tue mosse restano.
web-table-gone = Questo tavolo non c’è più.
web-table-signed-out = Sei stato disconnesso. Accedi di nuovo per continuare a giocare.
web-table-watching = Stai guardando
web-hint-away = Un bot gioca per te. Dal menu riprendi il tuo posto.
web-table-skip = Mostra subito
web-table-final = Punteggio finale
web-table-moment-of = Passo { $step } della partita
web-table-moment-close = Torna al presente
