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
web-todo-ready = Pronto: puoi ancora cambiare il piano
web-todo-waiting = In attesa di { $names }
web-todo-running = Un momento…
web-todo-taking = Prendi i dischi di un colore
web-todo-taking-again = Prendi dischi una seconda volta
web-todo-refunding = Restituisci una goccia d’acqua o la tieni?
web-todo-planning = Pianifica il lavoro
web-todo-working = Fai agire i tuoi lavoratori
web-todo-storing = Conserva beni per l’inverno

web-hint-taking = Scegli un colore in una zona: ricevi tutti i suoi dischi.
web-hint-place = Per ora, il tuo posto nel nuovo ordine di turno: { $place }.
web-hint-working = Lavoratori e luoghi illuminati possono agire ora. Legno, segnalini e Carbonaio si usano in ogni momento.
web-hint-store = Scegli un bene, poi il luogo dove conservarlo. Ciò che non conservi va perso.
web-hint-store-place = Ora scegli il luogo.
web-hint-plan-place = Scegli un lavoratore illuminato.
web-hint-plan-left =
    { $count ->
        [one] 1 disco è ancora libero: scegli il disco, poi un lavoratore.
       *[other] { $count } dischi sono ancora liberi: scegline uno, poi un lavoratore.
    }
web-hint-plan-idle = { $worker }: ancora niente. Puoi confermare lo stesso.
web-hint-plan-full = Tutto è assegnato.
web-hint-plan-problem = { $worker }: { $reason }

web-commit-take = Prendi
web-commit-ready = Pronto
web-commit-change = Cambia piano
web-commit-store = Conserva
web-commit-end = Fine lavoro

## Cronaca, chat, consigli

web-table-log = Che cosa è successo
web-table-since = Dal tuo ultimo turno
web-table-moment = mostra
web-table-chat = Chat
web-table-chat-empty = Nessuno ha ancora detto nulla.
web-table-chat-write = Scrivi al tavolo
web-table-chat-send = Invia
web-table-not-sent = Il messaggio non è partito. Riprova.
web-table-mute = Non sentire più { $name }
web-table-mute-short = silenzia
web-table-hint-title = Che cosa farebbe un bot forte
web-table-hint-thinking = Il bot sta pensando…
web-table-hint-best = Meglio
web-table-hint-other = Oppure
web-table-hint-points = circa { $points } punti alla fine
web-table-hint-win = vittoria: { $percent } %
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
web-table-watching = Stai guardando
web-hint-away = Un bot gioca per te. Dal menu riprendi il tuo posto.
web-table-skip = Mostra subito
web-table-final = Punteggio finale
web-table-moment-of = Passo { $step } della partita
web-table-moment-close = Torna al presente

## Che cosa porta il piano di un lavoratore; accanto sta sempre il disegno del bene, e c’è poco spazio

web-chip-food =
    { $amount ->
        [one] { $amount } cibo
       *[other] { $amount } cibi
    }
web-chip-wood =
    { $amount ->
        [one] { $amount } legno
       *[other] { $amount } legni
    }
web-chip-coal = scava { $amount }
web-chip-lift = solleva { $amount }
web-chip-water = rimuove { $amount }
web-chip-thaler = { $amount } Thaler
