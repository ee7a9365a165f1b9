### Le pagine intorno al gioco: inizio, un nuovo tavolo, attesa dei giocatori, archivio, impostazioni, profilo.

## Inizio

web-home-line = Sopra una fattoria, sotto una miniera, e tre anni per farle fruttare.
web-home-play = Gioca subito
web-home-play-about = In due, tu e un apprendista. Senza registrazione.
web-home-continue = Tocca a te
web-home-friends = Con gli amici
web-home-learn = Impara
web-home-mine = Le tue partite
web-home-mine-none = Nessuna partita in corso. Con «Gioca subito» ne inizi una.
web-home-new = Nuovo tavolo
web-home-asking = Cerco le tue partite…
web-home-open = Tavoli con posti liberi
web-home-open-none = Adesso nessuno aspetta giocatori. Apri tu un tavolo pubblico.
web-home-watch = Partite da guardare
web-home-learn-play = Gioca il primo anno
web-home-learn-play-about = Una partita guidata, circa dieci minuti
web-home-learn-rules = Regole
web-home-learn-rules-about = Da sfogliare e cercare, con le differenze tra i regolamenti
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
web-home-ready-to-start = Tutti i posti sono occupati
web-home-paused = In pausa
web-home-your-turn = Tocca a te
web-home-turn-of = { $name } sta pensando
web-home-turn-of-several = { $number ->
    [one] { $number } giocatore sta pensando
   *[other] { $number } giocatori stanno pensando
}
web-home-unreachable = Adesso il server non è raggiungibile. Riprova tra un momento.
web-home-notice-turn = Tocca a te.
web-home-notice-started = La partita è cominciata.
web-home-notice-ready = Tutti i posti sono occupati: la partita può cominciare.
web-home-notice-over = La partita è terminata.

## Un nuovo tavolo

web-setup-title = Nuovo tavolo
web-setup-about = Di’ chi gioca e apri il tavolo. A tutto il resto c’è già una buona risposta.
web-setup-you = Tu
web-setup-your-name = Come ti chiamiamo?
web-setup-seats = Chi gioca
web-setup-company = Compagnia
web-setup-company-invited = Amici con un link
web-setup-company-here = Tutti a questo schermo
web-setup-company-bot = Bot
web-setup-company-open = Chiunque
web-setup-seat = Posto { $number }
web-setup-seat-for = Per chi è il posto { $number }
web-setup-seat-me = Io
web-setup-seat-me-about = Qui siedi tu.
web-setup-seat-here = Qualcuno a questo schermo
web-setup-seat-here-about = Vi passate il dispositivo; tra un turno e l’altro i piani restano nascosti.
web-setup-seat-invited = Su invito
web-setup-seat-invited-about = Per questo posto ricevi un link da mandare a un amico.
web-setup-seat-open = Libero per chiunque
web-setup-seat-open-about = Chi trova il tavolo può sedersi.
web-setup-seat-bot = Bot
web-setup-level = Quanto è forte il bot al posto { $number }
web-setup-name = Nome
web-setup-name-of = Nome del giocatore al posto { $number }
web-setup-seat-add = Un posto in più
web-setup-seat-remove = Togli
web-setup-seat-remove-label = Togli il posto { $number }
web-setup-pace = Ritmo e visite
web-setup-clock = Orologio
web-setup-clock-none = Nessun orologio
web-setup-clock-none-about = Ognuno si prende il tempo che gli serve.
web-setup-clock-live = Orologio da scacchi
web-setup-clock-live-about = Il tempo scorre mentre un giocatore decide. Quando è finito, al suo posto continua un bot.
web-setup-clock-days = Giorni per turno
web-setup-clock-days-about = Una partita accanto alla vita di ogni giorno. Chi tarda troppo viene sostituito da un bot.
web-setup-clock-bank = Minuti per giocatore
web-setup-clock-increment = Secondi in più per turno
web-setup-clock-per-turn = Giorni per turno
web-setup-visible = Chi può trovare il tavolo
web-setup-private = Solo chi ha il link
web-setup-private-about = Il tavolo non appare a nessuno. Chi ha il link può guardare.
web-setup-public = Tutti
web-setup-public-about = Il tavolo appare nella pagina iniziale; chiunque può guardare, e poi ritrovarlo nell’archivio.
web-setup-edition = Edizione
web-setup-edition-second = Il testo più recente e corretto
web-setup-edition-first = I regolamenti inglese, polacco e italiano
web-setup-edition-french = Con ciò che dice solo il regolamento francese
web-setup-edition-compare = { $number ->
    [one] { $number } punto in cui divergono
   *[other] I { $number } punti in cui divergono
}
web-setup-edition-point = Punto
web-setup-field = Tabellone sviluppo
web-setup-field-about = Per la prima partita va bene quello standard; gli altri sono per chi è già di casa.
web-setup-layout = Forma del tabellone
web-setup-layout-own = La tua
web-setup-layout-file = File della disposizione (TOML)
web-setup-layout-ok = Con questa disposizione si può giocare.
web-setup-file-paste = Incolla qui il testo, o trascina un file
web-setup-file-choose = Scegli un file
web-setup-tiles = Sviluppi
web-setup-tiles-first = Quelli di base
web-setup-tiles-first-about = Le tessere con i numeri più bassi di ogni livello, come per la prima partita.
web-setup-tiles-random = Estratti a caso
web-setup-tiles-random-about = Ogni partita è diversa. In due ci sono di sicuro abbastanza tessere che portano Thaler.
web-setup-tiles-chosen = Scelti da te
web-setup-tiles-chosen-about = Di ogni livello, scegline quanti sono i posti sul tabellone.
web-setup-tiles-count = { $chosen } su { $needed }
web-setup-more = Altro: inizio, opzioni delle regole, componenti tuoi
web-setup-start = Tutti iniziano con
web-setup-start-about = All’inizio si può avere solo ciò che non è in gioco come sviluppo.
web-setup-start-random = Con tessere a caso nessuno sa ancora che cosa resta nella scatola, perciò all’inizio non si può avere nulla.
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
web-setup-options-reset = Tutto come nell’edizione
web-setup-option-usual = come in questa edizione
web-setup-book-de = Regolamento tedesco
web-setup-book-en = Regolamento inglese
web-setup-book-fr = Regolamento francese
web-setup-book-it = Regolamento italiano
web-setup-book-pl = Regolamento polacco
web-setup-components = Componenti tuoi
web-setup-components-about = Alcuni valori stampati li abbiamo dovuti ricostruire. Se la tua scatola dice altro, dacci i valori della tua copia.
web-setup-components-file = File dei componenti (TOML)
web-setup-components-ok = { $number ->
    [0] Questo file non cambia nulla.
    [one] Con questo file si può giocare. Imposta { $number } valore:
   *[other] Con questo file si può giocare. Imposta { $number } valori:
}
web-setup-back = Indietro
web-setup-open = Apri il tavolo
web-setup-open-about = Ricevi i link da mandare; la partita comincia quando tutti si sono seduti.
web-setup-begin = Comincia
web-setup-begin-about = Ci siete tutti: la partita comincia subito.

## Impostazioni

web-settings-title = Impostazioni
web-settings-language = Lingua
web-settings-theme = Colori
web-settings-theme-system = Dispositivo
web-settings-theme-light = Giorno
web-settings-theme-dark = Sera
web-settings-pace = Movimenti
web-settings-pace-slow = Lenti
web-settings-pace-normal = Normali
web-settings-pace-fast = Veloci
web-settings-pace-none = Nessuno
web-settings-sound = Suoni
web-settings-letters = Lettere sui pezzi

## In attesa dei giocatori

web-lobby-title = Prima della partita
web-lobby-about = Manda i link; la partita comincia quando ogni posto è occupato.
web-lobby-waiting = { $number ->
    [one] Manca ancora un giocatore.
   *[other] Mancano ancora { $number } giocatori.
}
web-lobby-all-here = Ci siete tutti. Puoi cominciare.
web-lobby-owner-starts = Ci siete tutti. Chi ha aperto il tavolo dà inizio alla partita.
web-lobby-seat = Posto { $seat }
web-lobby-you = tu
web-lobby-free = Libero
web-lobby-free-about = Chi arriva può sedersi qui.
web-lobby-invited = Su invito
web-lobby-invited-about = Riservato a chi ha il link.
web-lobby-here = siede al tavolo
web-lobby-bot = Uno dei nostri bot
web-lobby-remote = Un bot di un’altra macchina
web-lobby-sit = Siediti qui
web-lobby-stand-up = Alzati
web-lobby-start = Comincia la partita
web-lobby-copy = Copia
web-lobby-copied = Copiato
web-lobby-share = Condividi
web-lobby-share-title = Vieni a giocare a Haspelknecht
web-lobby-seat-link = Link per il posto { $seat }
web-lobby-table-link = Link di questo tavolo
web-lobby-table-link-about = Chi ce l’ha può guardare, e sedersi dove c’è un posto libero.
web-lobby-rules = Che cosa si gioca
web-lobby-change = Cambia questo posto…
web-lobby-change-label = Cambia il posto { $seat }
web-lobby-change-bot = Bot: { $level }
web-lobby-change-invited = Su invito
web-lobby-change-open = Libero per chiunque
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
web-lobby-components = Con i valori di una copia propria
web-lobby-who = Chi sei?
web-lobby-join-title = C’è un posto riservato a te
web-lobby-join-about = Basta un nome. Nessuno deve registrarsi.

## Archivio

web-archive-title = Archivio
web-archive-about = Le partite pubbliche terminate, e tutte le tue. Ognuna si può rivedere, dal primo disco all’ultimo punto.
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
web-archive-how-scored = Giocata fino in fondo
web-archive-how-conceded = Qualcuno si è arreso
web-archive-how-agreed = Chiusa di comune accordo
web-archive-how-unfinished = Non terminata
web-archive-bots-true = Con bot
web-archive-bots-false = Solo persone
web-archive-none = Nessuna partita così.
web-archive-more = Altre partite
web-archive-imported = portata da fuori
web-archive-private = la vede solo chi ha giocato
web-archive-import = Una registrazione da fuori
web-archive-import-about = La registrazione di una partita, come la scrivono le nostre pagine e il nostro programma, diventa un tavolo dove puoi rivederla.
web-archive-record = Registrazione
web-archive-import-public = Mostrala a tutti nell’archivio
web-archive-bring = Portala su un tavolo

## Il profilo

web-person-title = Il tuo profilo
web-person-stranger = Non hai ancora giocato qui. Di’ come ti chiami, oppure torna a essere chi eri.
web-person-guest = Giochi come ospite: funziona tutto, e questo browser si ricorda di te.
web-person-member = Qui ti conosciamo, su ogni dispositivo da cui accedi.
web-person-name = Nome
web-person-name-label = Come ti vedono gli altri
web-person-save = Salva
web-person-saved = Salvato.
web-person-calls = Avvisi
web-person-notify = Avvisami quando tocca a me
web-person-notify-about = Una notifica del browser, finché una delle nostre pagine è aperta.
web-person-notify-refused = Il tuo browser non permette notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni.
web-person-notify-impossible = Questo browser non conosce le notifiche.
web-person-achieved = I tuoi risultati
web-person-achieved-none = Ancora nulla da raccontare. Qui conta ogni partita che porti a termine.
web-person-with-people = Con persone ({ $number })
web-person-with-bots = Con bot ({ $number })
web-person-games = Partite
web-person-wins = Vinte
web-person-rank = Posto
web-person-points = Punti
web-person-sources = Punti in una partita, per provenienza
web-person-tiles = Sviluppi preferiti
web-person-tile-games = { $number ->
    [one] in { $number } partita
   *[other] in { $number } partite
}
web-person-rating = Valutazione { $rating }, da { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} tra iscritti
web-person-keep = Conserva questa identità
web-person-keep-about = Con una password puoi continuare a giocare da qualsiasi dispositivo. Non serve un indirizzo e-mail, perciò annotala: nessuno può mandartene una nuova.
web-person-keep-do = Conserva
web-person-login = Nome utente
web-person-password = Password
web-person-sign-in = Hai già giocato qui?
web-person-sign-in-about = Allora torna a essere chi eri.
web-person-sign-in-do = Accedi
web-person-leave = Questo dispositivo
web-person-signed-in = Hai effettuato l’accesso come { $login }.
web-person-sign-out = Esci
web-person-sign-out-everywhere = Esci da tutti i dispositivi
web-person-change = Un’altra password
web-person-change-about = Tutti gli altri dispositivi verranno disconnessi.
web-person-old-password = Password attuale
web-person-new-password = Nuova password
web-person-change-do = Cambia
web-person-changed = La tua password è cambiata e tutti gli altri dispositivi sono disconnessi.
web-person-programs = Per i programmi: bot e webhook
web-person-bots = I tuoi bot
web-person-bots-about = Con un token, un tuo programma può sedersi ai tavoli come chiunque altro.
web-person-bot-name = Nome di un nuovo bot
web-person-bot-make = Crea
web-person-bot-drop = Rimuovi
web-person-bot-drop-label = Rimuovi { $name }
web-person-bot-token = Il token di { $name }. Viene mostrato solo adesso.
web-person-webhook = Webhook
web-person-webhook-about = Un tuo indirizzo che chiamiamo quando una partita ti aspetta.
web-person-webhook-url = Indirizzo
web-person-webhook-drop = Rimuovi
web-person-webhook-secret = La chiave segreta che firma le nostre chiamate. Viene mostrata solo adesso.
