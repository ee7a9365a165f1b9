### Il gioco nel terminale. Mosse e comandi si scrivono in inglese in ogni lingua, come una notazione; tutto ciò che
### li spiega è qui. Le righe sulle plance sono brevi: rispetta le lunghezze indicate nei commenti.

## Opzioni del comando

play-option-bots = chi gioca ai posti dopo quelli umani, separati da virgole (se manca: una persona al posto A contro bot «apprentice»)
play-option-hot-seat = tutti i posti sono umani: passatevi la tastiera
play-option-names = nomi dei giocatori, separati da virgole
play-option-save = salva la partita in questo file, anche se l’input finisce
play-option-resume = continua una partita salvata

## Segni: una lettera per ogni disco; lettere minuscole per i simboli delle sezioni del Tunnel, mostrate maiuscole
## quando contano per il giocatore

play-disk-yellow = G
play-disk-brown = M
play-disk-black = N
play-sign-wheelbarrow = c
play-sign-lamp = o
play-sign-lorry = r

## La plancia

play-points = { $points } PV
play-workers = Lavoro
play-carts = Dischi
play-cart = carro { $cart }
play-tiles = Tessere
play-markers = Segnalini
play-buildings = Inizio
play-pay-food = 1 cibo
play-pay-thaler = 1 Thaler
play-at-work = (al lavoro: ancora { steps-word-counted })
play-plan-is-ready = piano confermato
play-pinge-exhausted = esaurito
play-pinge-water = { $low }+ scavo bloccato
play-shaft-water = { $low }+ risalita bloccata, { $high }+ scavo bloccato
play-short-pinge = Pinge { coal-word-counted }
play-short-tunnel = Tunnel { coal-word-counted }, { $complete } di { $sections } sezioni
play-board-legend =
    { $coal } carbone accessibile   { $closed } carbone non ancora accessibile   { $taken } preso
    { $wood } legno   { $symbol } simbolo legno   { $water } goccia d’acqua   { $done } fatto
    Sotto il Tunnel: i punti di ogni sezione e i suoi simboli, c carriola, o lampada ad olio, r carrello (maiuscola: conta per te).

## Il tavolo

play-year = Anno { $year } di { $years }
play-stage-taking = Presa dei dischi, prima presa
play-stage-taking-again = Presa dei dischi, seconda presa
play-stage-refunding = Prima goccia d’acqua
play-stage-planning = Pianificazione
play-stage-working = Esecuzione delle azioni
play-stage-storing = Stoccaggio
play-stage-over = La partita è terminata
play-rent = Affitto: { food-word-counted }{ $thaler ->
    [0] { "" }
    [one] {" "}e 1 Thaler
   *[other] {" "}e { $thaler } Thaler
}
play-order = Ordine:
play-next-place = Il tuo posto nel nuovo ordine di turno, per ora: { $place }
play-pool = Zona { $pool }
play-reserve = riserva
play-pool-wet = acqua
play-bag = Sacchetto

## Il tabellone sviluppo: le parole brevi hanno al massimo 7 lettere

play-tile-own = tua
play-tile-free = libera
play-tile-closed = chiusa
play-tile-fee-any = -1 ris.
play-tile-fee-coal = -1 carb
play-tile-fee-food = -1 cibo
play-field-legend =
    Ogni tessera: costo ({ $any } è un disco di qualsiasi colore), punti per { $name } adesso, chi la possiede (dal disco più in alto), e se è libera, se ha un costo extra (a chi ha il disco più in alto) o se è chiusa (non adiacente a nessuna delle tue, e nessuno la possiede). Di più su una tessera: tile 11
play-tile-cost = Costo
play-tile-owners = La possiedono
play-tile-symbols = { $forks ->
    [0] { "" }
    [one] 1 forcone{" "}
   *[other] { $forks } forconi{" "}
}{ $hammers ->
    [0] { "" }
    [one] 1 martello e piccone{" "}
   *[other] { $hammers } martelli e picconi{" "}
}{ $buildings ->
    [0] { "" }
   *[other] 1 simbolo edificio
}
play-tile-not-in-play = Questa tessera non è in gioco.

## Una decisione

play-work = Lavoro
play-work-worker = { $worker }: { $does }
play-work-order = (in quest’ordine)
play-work-synergy = bonus cooperazione +{ $amount }
play-work-summer = bonus estate +{ $amount }
play-work-or = o { $tiles }
play-work-all = svolgi tutto il lavoro indicato sopra
play-brings = Dà
play-winter = Inverno
# $goods: “1 cibo e 2 Thaler”
play-winter-have = { $count ->
    [0] non avrai nulla per pagarlo
   *[other] avrai { $goods }
}
play-winter-debts = { $debts ->
    [one] 1 nuovo debito
   *[other] { $debts } nuovi debiti
}
play-winter-coal = { coal-word-counted }: { $points } PV
play-winter-lost = andrà perso: { $goods }

## Che cosa è successo

play-story-season = Anno { $year }, { $season }
play-story-water = { $count ->
    [0] Nessuno riceve gocce d’acqua.
    [one] 1 goccia d’acqua per { $names }.
   *[other] 1 goccia d’acqua a testa per { $names }.
}
play-story-order = Il nuovo ordine di turno: { $names }.
play-story-plans = I piani vengono rivelati:
play-story-refilling = Le zone vengono rifornite.
play-story-final-scoring = Segue il punteggio finale.
play-story-coal = Punti per il carbone nelle fattorie:
play-story-rent = Si paga l’affitto:
play-amount-food = { $amount ->
    [one] { $amount } cibo
   *[other] { $amount } cibi
}
play-amount-wood = { $amount ->
    [one] { $amount } legno
   *[other] { $amount } legni
}
play-amount-coal = { $amount ->
    [one] { $amount } carbone
   *[other] { $amount } carboni
}
play-amount-thaler = { $amount } Thaler

## Punteggi

play-source = Provenienza dei punti
play-total = Totale
play-if-over = Se la partita finisse ora
play-winner = Vince { $name }.
play-tie-coal = stessi punti; { $ahead } ha scavato più carbone ({ $more } contro { $less })
play-tie-order = stessi punti, stesso carbone scavato; { $ahead } viene prima nell’ordine di turno

## Parlare con i giocatori

play-welcome = Haspelknecht, un gioco di contadini e carbone
play-seat-human = { $name }
play-seat-bot = { $name } (bot)
play-help-hint = Scrivi un numero dell’elenco, una mossa per esteso, oppure help.
play-prompt = { $name }>{" "}
play-speaker = { $name }:
play-pass-keyboard = Passa la tastiera a { $name }, che poi preme Invio.
play-forced = { $name } ha una sola mossa: { $move }
play-no-news = Dalla tua ultima mossa non è successo nulla.
play-confirm = { $warning }. Scrivi ready o premi Invio per farlo comunque.
play-why-legal = «{ $move }» ora è possibile:
play-why-illegal = «{ $move }» ora non è possibile:
play-saved = Salvata: { $file }
play-save-question = Scrivi save per salvare la partita (o save FILE), o premi Invio per uscire senza salvare:
play-goodbye = Glück auf!

## Aiuto

play-help-intro =
    Mosse: scrivi il numero di una mossa dell’elenco, o la mossa per esteso. Più mosse per esteso possono stare su una riga, separate da virgole. Un piano per esteso nomina i lavoratori in qualsiasi ordine, per esempio: farmer 2 yellow, farmhand 1 black, digger food, ready
    Comandi:
play-usage-help = help o ?
play-help-help = questa pagina
play-usage-moves = moves
play-help-moves = di nuovo l’elenco delle mosse (come Invio)
play-usage-work = work
play-help-work = svolgi tutto il lavoro del tuo piano, come indicato sopra l’elenco
play-usage-undo = undo
play-help-undo = annulla la tua ultima mossa, se nel frattempo non sono stati pescati dischi, rivelati piani o giocate mosse altrui
play-usage-restart = restart
play-help-restart = annulla tutto ciò che hai fatto in questo turno
play-usage-withdraw = withdraw
play-help-withdraw = ritira tutto il tuo piano
play-usage-board = board, board B
play-help-board = la tua plancia, o quella di un altro posto
play-usage-table = table
play-help-table = anno, ordine di turno, zone e tutte le plance
play-usage-field = field
play-help-field = il tabellone sviluppo con costi, costi extra e punti per te
play-usage-tile = tile 31
play-help-tile = tutto su una tessera
play-usage-scores = scores
play-help-scores = i punti per provenienza, e i punteggi se la partita finisse ora
play-usage-log = log
play-help-log = che cosa è successo dal tuo ultimo turno
play-usage-why = why lift, why tile 31
play-help-why = le regole dietro una mossa, o perché non puoi usare una tessera, un lavoratore o una zona
play-usage-rules = rules R-WATER-05
play-help-rules = il testo di una regola o di un capitolo, per esempio rules water
play-usage-save = save, save FILE
play-help-save = salva la partita; la continui poi con --resume FILE
play-usage-quit = quit, quit save
play-help-quit = lascia il tavolo

## Che cosa possono sbagliare i giocatori

play-hot-seat-or-bots = Con --hot-seat tutti i posti sono umani. Ometti --hot-seat o --bots.
play-too-many-bots = { $found ->
    [one] Hai indicato { $found } bot per { $players } giocatori.
   *[other] Hai indicato { $found } bot per { $players } giocatori.
}
play-file-exists = { $file } esiste già e contiene altro. Scegli un altro file, o continua quella partita: --resume { $file }
play-number-unknown = Nell’elenco non c’è una mossa numero { $number }. L’ultima è la { $most }.
play-number-in-row = «{ $number }» è su una riga con altre mosse. I numeri cambiano di mossa in mossa, perciò scrivi queste mosse per esteso.
play-rest-not-played = Il tuo turno è finito prima di queste mosse: { $moves }
play-nothing-ready = Il tuo piano non è ancora completo.
play-nothing-to-confirm = Ora non c’è nulla da confermare.
play-no-work = Ora non c’è lavoro da svolgere.
play-cannot-undo = Non c’è nulla da annullare: pescate, piani rivelati e mosse altrui non si annullano.
play-why-what = Dopo why indica una mossa o una cosa, per esempio: why lift, why tile 31
play-rules-what = Indica una regola, per esempio: rules R-WATER-05. O un capitolo: { $chapters }
