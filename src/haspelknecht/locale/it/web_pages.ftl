### Le pagine intorno al gioco: home, un nuovo tavolo, attesa dei giocatori, archivio, impostazioni, profilo.

## Home

web-home-line = Sopra una fattoria, sotto una miniera, e tre anni per farle fruttare.
web-home-play = Gioca subito
web-home-play-about = In due: tu e un apprendista. Senza registrazione.
web-home-continue = Tocca a te
web-home-friends = Gioca con gli amici
web-home-learn = Impara
web-home-mine = Le tue partite
web-home-mine-none = Non hai partite in corso. Premi «Gioca subito» per cominciarne una.
web-home-new = Nuovo tavolo
web-home-asking = Cerco le tue partite…
web-home-open = Tavoli con posti liberi
web-home-open-none = Al momento nessuno cerca giocatori. Perché non apri un tavolo pubblico?
web-home-watch = Partite da guardare
web-home-learn-play = Gioca il primo anno
web-home-learn-play-about = Una partita guidata, circa dieci minuti
web-home-learn-rules = Regole
web-home-learn-rules-about = Con la ricerca e le differenze tra i regolamenti
web-home-learn-summary = In una pagina
web-home-learn-summary-about = Per chi ha già giocato
web-home-pages = Pagine
web-home-archive = Archivio
web-home-me = Profilo
web-home-year = Anno { $year }
web-home-you = { $name } (tu)
web-home-points = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}
web-home-seat-free = libero
web-home-seats-free = { $number ->
    [one] { $number } posto libero
   *[other] { $number } posti liberi
}
web-home-ready-to-start = Tutti i posti occupati
web-home-paused = In pausa
web-home-your-turn = Tocca a te
web-home-turn-of = { $name } sta pensando
web-home-turn-of-several = { $number ->
    [one] { $number } giocatore sta pensando
   *[other] { $number } giocatori stanno pensando
}
web-home-unreachable = Il server al momento non è raggiungibile. Riprova tra poco.
web-home-notice-turn = Tocca a te.
web-home-notice-started = La partita è cominciata.
web-home-notice-ready = Tutti i posti sono occupati: la partita può cominciare.
web-home-notice-over = La partita è terminata.

## Un nuovo tavolo

web-setup-title = Nuovo tavolo
web-setup-about = Scegli chi gioca e apri il tavolo. Il resto è già impostato.
web-setup-you = Tu
web-setup-your-name = Come vuoi farti chiamare?
web-setup-seats = Giocatori
web-setup-company = Con chi giochi?
web-setup-company-invited = Amici, con un link
web-setup-company-here = Tutti su questo schermo
web-setup-company-bot = Bot
web-setup-company-open = Chiunque
web-setup-seat = Posto { $number }
web-setup-seat-for = Chi siede al posto { $number }
web-setup-seat-me = Io
web-setup-seat-me-about = Questo è il tuo posto.
web-setup-seat-here = Qualcuno su questo schermo
web-setup-seat-here-about = Passatevi il dispositivo. Tra un turno e l’altro i piani restano nascosti.
web-setup-seat-invited = Su invito
web-setup-seat-invited-about = Ricevi un link per questo posto, da mandare a chi vuoi.
web-setup-seat-open = Aperto a tutti
web-setup-seat-open-about = Chiunque trovi il tavolo può prendere questo posto.
web-setup-seat-bot = Bot
web-setup-level = Forza del bot al posto { $number }
web-setup-name = Nome
web-setup-name-of = Nome di chi gioca al posto { $number }
web-setup-seat-add = Aggiungi un posto
web-setup-seat-remove = Togli
web-setup-seat-remove-label = Togli il posto { $number }
web-setup-pace = Ritmo e spettatori
web-setup-clock = Orologio
web-setup-clock-none = Nessun orologio
web-setup-clock-none-about = Ognuno si prende il tempo che vuole.
web-setup-clock-live = Orologio da scacchi
web-setup-clock-live-about = Il tuo tempo scorre mentre decidi. Se finisce, continua un bot.
web-setup-clock-days = Giorni per turno
web-setup-clock-days-about = Una partita con calma, su più giorni. Se il tuo tempo finisce, un bot gioca per te.
web-setup-clock-bank = Minuti per giocatore
web-setup-clock-increment = Secondi in più per turno
web-setup-clock-per-turn = Giorni per turno
web-setup-visible = Chi può trovare il tavolo
web-setup-private = Solo chi ha il link
web-setup-private-about = Il tavolo è nascosto. Chi ha il link può guardare.
web-setup-public = Tutti
web-setup-public-about = Il tavolo compare nella home; chiunque può guardarlo e ritrovarlo poi nell’archivio.
web-setup-edition = Edizione
web-setup-edition-second = Le regole più recenti e corrette
web-setup-edition-first = I regolamenti inglese, polacco e italiano
web-setup-edition-french = Ciò che dice solo il regolamento francese
web-setup-edition-compare = { $number ->
    [one] L’unica regola diversa
   *[other] Le { $number } regole diverse
}
web-setup-edition-point = Regola
web-setup-field = Tabellone sviluppo
web-setup-field-about = Per la prima partita usa il tabellone standard. Gli altri sono per giocatori esperti.
web-setup-layout = Disposizione
web-setup-layout-own = La tua
web-setup-layout-file = File della disposizione (TOML)
web-setup-layout-ok = Questa disposizione va bene.
web-setup-file-paste = Incolla qui il testo o trascina un file
web-setup-file-choose = Scegli un file
web-setup-tiles = Sviluppi
web-setup-tiles-first = Per la prima partita
web-setup-tiles-first-about = Le tessere con i numeri più bassi di ogni livello, consigliate per la prima partita.
web-setup-tiles-random = A caso
web-setup-tiles-random-about = Ogni partita è diversa. In due giocatori ci assicuriamo che abbastanza tessere diano Thaler.
web-setup-tiles-chosen = A tua scelta
web-setup-tiles-chosen-about = Per ogni livello scegli tante tessere quanti sono gli spazi del tabellone.
web-setup-tiles-count = { $chosen } su { $needed }
web-setup-more = Altro: dotazione iniziale, opzioni, i tuoi componenti
web-setup-start = Tutti iniziano con
web-setup-start-about = Si può iniziare solo con ciò che nessuna tessera in gioco offre.
web-setup-start-random = Con le tessere a caso non si sa ancora quali restano nella scatola, perciò non c’è una dotazione iniziale.
web-setup-options = Opzioni delle regole
web-setup-options-planning = Dischi e pianificazione
web-setup-options-mine = Lavoratori e miniera
web-setup-options-developments = Sviluppi
web-setup-options-winter = Inverno
web-setup-options-supply = Riserva e disposizione
web-setup-options-number = { $number ->
    [one] { $number } opzione
   *[other] { $number } opzioni
}
web-setup-options-changed = { $number ->
    [one] { $number } cambiata
   *[other] { $number } cambiate
}
web-setup-options-reset = Ripristina l’edizione
web-setup-option-usual = come in questa edizione
web-setup-book-de = Regolamento tedesco
web-setup-book-en = Regolamento inglese
web-setup-book-fr = Regolamento francese
web-setup-book-it = Regolamento italiano
web-setup-book-pl = Regolamento polacco
web-setup-components = I tuoi componenti
web-setup-components-about = Alcuni valori stampati li abbiamo dovuti ricostruire. Se la tua copia è diversa, inserisci qui i suoi valori.
web-setup-components-file = File dei componenti (TOML)
web-setup-components-ok = { $number ->
    [0] Questo file non cambia nulla.
    [one] Questo file va bene. Imposta { $number } valore:
   *[other] Questo file va bene. Imposta { $number } valori:
}
web-setup-back = Indietro
web-setup-open = Apri il tavolo
web-setup-open-about = Ricevi i link da mandare. Puoi cominciare la partita quando tutti hanno preso posto.
web-setup-begin = Comincia la partita
web-setup-begin-about = Ci siete tutti: la partita comincia subito.

## Impostazioni

web-settings-title = Impostazioni
web-settings-language = Lingua
web-settings-theme = Tema
web-settings-theme-system = Del dispositivo
web-settings-theme-light = Giorno
web-settings-theme-dark = Sera
web-settings-pace = Animazioni
web-settings-pace-slow = Lente
web-settings-pace-normal = Normali
web-settings-pace-fast = Veloci
web-settings-pace-none = Nessuna
web-settings-sound = Suono
web-settings-letters = Lettere sui pezzi

## In attesa dei giocatori

web-lobby-title = In attesa dei giocatori
web-lobby-about = Manda i link. La partita può cominciare quando tutti i posti sono occupati.
web-lobby-waiting = { $number ->
    [one] Manca ancora una persona.
   *[other] Mancano ancora { $number } persone.
}
web-lobby-all-here = Ci siete tutti. Puoi cominciare la partita.
web-lobby-owner-starts = Ci siete tutti. Chi ha aperto il tavolo può cominciare la partita.
web-lobby-seat = Posto { $seat }
web-lobby-you = tu
web-lobby-free = Libero
web-lobby-free-about = Chiunque può sedersi qui.
web-lobby-invited = Su invito
web-lobby-invited-about = Riservato alla persona con il link.
web-lobby-here = al tavolo
web-lobby-bot = Uno dei nostri bot
web-lobby-remote = Un bot su un’altra macchina
web-lobby-sit = Siediti qui
web-lobby-stand-up = Lascia questo posto
web-lobby-start = Comincia la partita
web-lobby-copy = Copia
web-lobby-copied = Copiato
web-lobby-share = Condividi
web-lobby-share-title = Vieni a giocare a Haspelknecht
web-lobby-seat-link = Link per il posto { $seat }
web-lobby-table-link = Link a questo tavolo
web-lobby-table-link-about = Chi ha questo link può guardare e prendere un posto libero.
web-lobby-rules = Regole di questa partita
web-lobby-change = Cambia questo posto…
web-lobby-change-label = Cambia il posto { $seat }
web-lobby-change-bot = Bot: { $level }
web-lobby-change-invited = Su invito
web-lobby-change-open = Aperto a tutti
web-lobby-clock-live = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
} a testa, più { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
} per turno
web-lobby-clock-days = { $days ->
    [one] { $days } giorno per turno
   *[other] { $days } giorni per turno
}
web-lobby-components = Con i valori della copia di un giocatore
web-lobby-who = Chi sei?
web-lobby-join-title = C’è un posto per te
web-lobby-join-about = Basta un nome. Senza registrazione.

## Archivio

web-archive-title = Archivio
web-archive-about = Le partite pubbliche terminate, e tutte le tue. Puoi rivederle dall’inizio alla fine.
web-archive-search = Cerca
web-archive-name = Nome di un giocatore
web-archive-any = qualsiasi
web-archive-by-edition = Edizione
web-archive-by-players = Giocatori
web-archive-by-how = Com’è finita
web-archive-by-bots = Bot
web-archive-edition-second = Seconda edizione
web-archive-edition-first = Prima edizione
web-archive-edition-french = Edizione francese
web-archive-players = { $number ->
    [one] { $number } giocatore
   *[other] { $number } giocatori
}
web-archive-how-scored = Giocata fino alla fine
web-archive-how-conceded = Qualcuno ha abbandonato
web-archive-how-agreed = Terminata di comune accordo
web-archive-how-unfinished = Non terminata
web-archive-bots-true = Con bot
web-archive-bots-false = Solo persone
web-archive-none = Nessuna partita trovata.
web-archive-more = Altre partite
web-archive-imported = importata
web-archive-private = la vede solo chi ha giocato
web-archive-import = Importa una partita
web-archive-import-about = Aggiungi la registrazione di una partita salvata qui o scritta dal programma haspelknecht. Poi puoi rivederla a un tavolo.
web-archive-record = Registrazione
web-archive-import-public = Mostrala a tutti nell’archivio
web-archive-bring = Importa

## Il profilo

web-person-title = Profilo
web-person-stranger = Non ci conosciamo ancora. Scegli un nome, oppure accedi con il tuo nome utente se hai già giocato qui.
web-person-guest = Giochi come ospite. Funziona tutto, e questo browser si ricorda di te.
web-person-member = Hai un account: accedi da qualsiasi dispositivo per continuare a giocare.
web-person-name = Nome
web-person-name-label = Il tuo nome, come lo vedono gli altri
web-person-save = Salva
web-person-saved = Salvato.
web-person-calls = Notifiche
web-person-notify = Avvisami quando tocca a me
web-person-notify-about = Il browser ti avvisa finché una delle nostre pagine è aperta.
web-person-notify-refused = Il tuo browser blocca le notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni.
web-person-notify-impossible = Questo browser non supporta le notifiche.
web-person-achieved = Statistiche
web-person-achieved-none = Ancora niente. Conta ogni partita che finisci.
web-person-with-people = Con persone ({ $number })
web-person-with-bots = Con bot ({ $number })
web-person-games = Partite
web-person-wins = Vinte
web-person-rank = Piazzamento
web-person-points = Punti
web-person-sources = Punti per partita, per provenienza
web-person-tiles = Sviluppi preferiti
web-person-tile-games = { $number ->
    [one] in { $number } partita
   *[other] in { $number } partite
}
web-person-rating = Rating { $rating }, da { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} tra utenti con account
web-person-keep = Crea un account
web-person-keep-about = Con una password puoi giocare da qualsiasi dispositivo. Non ti chiediamo un indirizzo e-mail, perciò non possiamo reimpostarla: annotala.
web-person-keep-do = Crea account
web-person-login = Nome utente
web-person-password = Password
web-person-sign-in = Hai già giocato qui?
web-person-sign-in-about = Accedi e riprendi da dove eri.
web-person-sign-in-do = Accedi
web-person-leave = Questo dispositivo
web-person-signed-in = Hai effettuato l’accesso come { $login }.
web-person-sign-out = Esci
web-person-sign-out-everywhere = Esci da tutti i dispositivi
web-person-change = Cambia la password
web-person-change-about = L’accesso verrà chiuso su tutti gli altri dispositivi.
web-person-old-password = Password attuale
web-person-new-password = Nuova password
web-person-change-do = Cambia password
web-person-changed = La password è cambiata e l’accesso è chiuso su tutti gli altri dispositivi.
web-person-programs = Per sviluppatori: bot e webhook
web-person-bots = I tuoi bot
web-person-bots-about = Con un token, un tuo programma può prendere posto a un tavolo come chiunque altro.
web-person-bot-name = Nome del nuovo bot
web-person-bot-make = Crea bot
web-person-bot-drop = Rimuovi
web-person-bot-drop-label = Rimuovi { $name }
web-person-bot-token = Token di { $name }. Copialo ora: non lo mostreremo più.
web-person-webhook = Webhook
web-person-webhook-about = Un tuo URL che chiamiamo quando una partita ti aspetta.
web-person-webhook-url = URL
web-person-webhook-drop = Rimuovi
web-person-webhook-secret = La chiave segreta con cui firmiamo le chiamate. Copiala ora: non la mostreremo più.
