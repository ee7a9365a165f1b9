### Il gioco nel terminale. Mosse e comandi si scrivono in inglese in ogni lingua, come una notazione; tutto ciò che
### li spiega è qui. Le righe sulle plance sono brevi: rispetta le lunghezze indicate nei commenti.

## Le parole dentro le frasi. $worker è qui un nome già tradotto, al quale manca l’articolo.

worker-word-named = { $worker ->
    [Haspelknecht] l’Haspelknecht
   *[other] il { $worker }
}

## Opzioni del comando

play-option-bots = i bot dei posti che seguono quelli umani, separati da virgole; se manca, un umano gioca al posto A contro bot «apprentice»
play-option-hot-seat = tutti i posti sono umani: la tastiera passa di mano in mano
play-option-names = nomi dei giocatori, separati da virgole
play-option-save = salva la partita in questo file, anche quando l’input finisce
play-option-resume = continua una partita salvata

## Segni: una lettera per ogni disco; lettere minuscole per i simboli delle sezioni del Tunnel, mostrate maiuscole
## quando contano per il giocatore

play-disk-yellow = G
play-disk-brown = M
play-disk-black = N
play-sign-wheelbarrow = c
play-sign-lamp = o
play-sign-lorry = v

## La plancia

play-points = { $points } PV
play-workers = Piano
play-carts = Dischi
play-cart = carro { $cart }
play-tiles = Tessere
play-markers = Segnalini
play-buildings = Edifici
play-pay-food = 1 cibo
play-pay-thaler = 1 Thaler
play-at-work = (al lavoro: ancora { steps-word-counted })
play-plan-is-ready = piano pronto
play-pinge-exhausted = esaurito
play-pinge-water = da { $low } no scavo
play-shaft-water = da { $low } no risalita, da { $high } no scavo
play-short-pinge = Pinge { coal-word-counted }
play-short-tunnel = Tunnel { coal-word-counted }, { $complete } di { $sections } sezioni
play-board-legend =
    { $coal } carbone accessibile   { $closed } carbone non ancora accessibile   { $taken } preso
    { $wood } legno   { $symbol } simbolo legno   { $water } goccia d’acqua   { $done } fatto
    Sotto il Tunnel: i punti di ogni sezione e i suoi simboli, c carriola, o lampada ad olio, v vagoncino (maiuscola: conta per te).

## Il tavolo

play-year = Anno { $year } di { $years }
play-stage-taking = Presa dei dischi, passo 1
play-stage-taking-again = Presa dei dischi, passo 2
play-stage-refunding = Prima goccia d’acqua
play-stage-planning = Pianificazione
play-stage-working = Esecuzione dei piani
play-stage-storing = Stoccaggio
play-stage-over = La partita è terminata
play-rent = Affitto: { food-word-counted }{ $thaler ->
    [0] { "" }
    [one] {" "}e 1 Thaler
   *[other] {" "}e { $thaler } Thaler
}
play-order = Ordine:
play-pool = Zona { $pool }
play-reserve = riserva
play-pool-wet = acqua

## Il tabellone sviluppo: le parole brevi hanno al massimo 7 lettere

play-tile-own = tua
play-tile-free = libera
play-tile-closed = chiusa
play-tile-fee-2 = -1 bene
play-tile-fee-3 = -1 carb
play-tile-fee-4 = -1 cibo
play-field-legend =
    Ogni tessera: costo ({ $any } è un disco di qualsiasi colore), punti per { $name } adesso, proprietari (a partire dal disco più in alto), e se è libera, se costa un compenso (a chi ha il disco più in alto) o se è chiusa: non adiacente a nessuna delle tue e non ancora acquistata da nessuno. Di più su una tessera: tile 11
play-tile-cost = Costo
play-tile-owners = Proprietari
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

## L’elenco delle mosse

play-group-rest = Altro
play-group-mixed = Per uno sviluppo
play-group-farm-nothing = Niente nella fattoria
play-group-farm-food = Cibo nella fattoria
play-group-farm-wood = Legno nella fattoria
play-group-farm-coal = Carbone nella fattoria
play-load-none = nessun disco
play-load-yellow = { $disks ->
    [one] 1 cibo
   *[other] { $disks } cibi
}
play-load-brown = { $disks ->
    [one] 1 legno
   *[other] { $disks } legni
}
play-load-black = miniera, { $disks ->
    [one] 1 azione
   *[other] { $disks } azioni
}
play-load-buys = paga { $tiles }
play-load-too-far = fuori portata: { $tiles }
play-list-takes-all = { $disks ->
    [one] 1 disco,
   *[other] { $disks } dischi,
}
play-list-order-value = ordine di turno: vale { $value }
play-list-takes-water = 1 goccia d’acqua,
play-list-takes-second = { $disks ->
    [one] 1 disco,
   *[other] { $disks } dischi,
} { $total } in tutto
play-list-tile-effect = { $name }.
play-list-rank-points = { points-word-counted }.
play-list-tile-is-free = { "" }
play-list-tile-is-adjacent = { "" }
# $goods può essere «niente», il testo di play-amount-nothing.
play-list-stores = { $goods ->
    [niente] Non conserva niente.
   *[other] Conserva { $goods }.
}
play-list-returns = { "" }
play-list-storage-points = { points-word-counted } { store-word }.

## Che cosa è successo

play-told-order-value = { "" }
play-told-ends-turn = Termina il turno.
play-told-tile-effect = { worker-word-first } acquista la tessera { $tile } ({ $name }).
play-told-rank-points = { points-word-counted }.
play-told-tile-is-free = { "" }
play-told-tile-is-adjacent = { "" }
# $goods può essere «niente», il testo di play-amount-nothing.
play-told-stores = { $goods ->
    [niente] Non conserva niente.
   *[other] Conserva { $goods }.
}
play-told-returns = { "" }
play-story-season = Anno { $year } – { $season }
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
play-story-coal-points = { coal-word-counted }, { points-word-counted }
play-story-rent = Si paga l’affitto:
# $goods può essere «niente», il testo di play-amount-nothing.
play-story-rent-paid = { $goods ->
    [niente] non paga niente
   *[other] paga { $goods }
}{ $debts ->
    [0] { "" }
    [one] , prende 1 debito
   *[other] , prende { $debts } debiti
}
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
play-amount-nothing = niente

## Punteggi

play-source = Provenienza dei punti
play-total = Totale
play-winner = Vince { $name }.
play-tie-coal = stessi punti; { $ahead } ha scavato più carbone ({ $more } contro { $less })
play-tie-order = stessi punti, stesso carbone scavato; { $ahead } viene prima nell’ordine di turno

## Parlare con i giocatori

play-welcome = Haspelknecht, un gioco di contadini e carbone
play-seat-human = { $name }
play-seat-bot = { $name } (bot)
play-help-hint = Scrivi un numero dell’elenco, una mossa per esteso, oppure help.
play-prompt = { $name }>{" "}
play-pass-keyboard = Passa la tastiera a { $name }, che poi preme Invio.
play-forced = { $name } ha una sola mossa: { $move }
play-ask-taking = { $name }, prendi i dischi: una zona, un colore, tutti.
play-ask-taking-again = { $name }, prendi altri dischi, fino a cinque in tutto?
play-ask-refunding = { $name }, hai preso meno di cinque dischi: restituisci la goccia d’acqua?
play-ask-load = { $name }, quali dischi per { worker-word-named }?
play-ask-pay = { $name }, paghi { worker-word-named }?
play-ask-mill = { $name }, dischi per il Mulino ad acqua?
play-ask-working = { $name }, chi lavora adesso?
play-ask-step = { $name }, che cosa fa { worker-word-named }? { $steps ->
    [one] Resta 1 azione.
   *[other] Restano { $steps } azioni.
}
play-ask-offer = { $name }, decidi che cosa fare con «{ $tile }».
play-ask-storing = { $name }, che cosa conservi in inverno?
play-still-free = Ancora liberi
play-confirm-plan = { $name }, ecco il tuo piano: Invio o ready lo conferma, undo o withdraw lo cambia.
play-no-news = Dalla tua ultima mossa non è successo nulla.
play-why-legal = «{ $move }» adesso è possibile:
play-why-illegal = «{ $move }» adesso non è possibile:
play-saved = Partita salvata: { $file }
play-save-question = Scrivi save (o save FILE) per salvare, o premi Invio per uscire senza salvare:
play-goodbye = Glück auf!

## Aiuto

play-help-intro =
    Mosse: scrivi il numero di una mossa dell’elenco, o la mossa per esteso. Più mosse per esteso possono stare su una riga, separate da virgole, per esempio: farmer 2 yellow, farmhand 1 black, digger food, ready
    Comandi:
play-usage-help = help o ?
play-help-help = questa pagina
play-usage-moves = moves
play-help-moves = di nuovo l’elenco delle mosse (come Invio)
play-usage-undo = undo
play-help-undo = annulla la tua ultima mossa; pescate, rivelazioni e mosse altrui restano
play-usage-restart = restart
play-help-restart = annulla tutto ciò che hai fatto in questo turno
play-usage-withdraw = withdraw
play-help-withdraw = ritira tutto il tuo piano
play-usage-board = board, board B
play-help-board = la tua plancia, o quella di un altro posto
play-usage-table = table
play-help-table = anno, ordine di turno, zone e tutte le plance
play-usage-field = field
play-help-field = il tabellone sviluppo con costi, compensi e punti per te
play-usage-tile = tile 31
play-help-tile = tutto su una tessera
play-usage-scores = scores
play-help-scores = i punti per provenienza
play-usage-log = log
play-help-log = che cosa è successo dal tuo ultimo turno
play-usage-why = why lift
play-help-why = le regole dietro una mossa: che cosa fa, o perché non è possibile
play-usage-rules = rules R-WATER-05
play-help-rules = il testo di una regola, o di un capitolo: rules water
play-usage-save = save, save FILE
play-help-save = salva la partita; la continui poi con --resume FILE
play-usage-quit = quit, quit save
play-help-quit = lascia il tavolo

## Che cosa possono sbagliare i giocatori

play-hot-seat-or-bots = Con --hot-seat tutti i posti sono umani; ometti --hot-seat o --bots.
play-too-many-bots = { $found ->
    [one] È stato indicato { $found } bot
   *[other] Sono stati indicati { $found } bot
} per { $players } giocatori.
play-file-exists = { $file } esiste già e contiene altro; scegli un altro file, o continua quella partita: --resume { $file }
play-number-unknown = Nell’elenco non c’è una mossa numero { $number }; l’ultima è la numero { $most }.
play-number-in-row = «{ $number }» su una riga con altre mosse: i numeri cambiano di mossa in mossa, scrivi queste mosse per esteso.
play-rest-not-played = Il tuo turno è finito prima di: { $moves }
play-nothing-ready = Il tuo piano non è ancora completo.
play-cannot-undo = Non c’è nulla da annullare: pescate, rivelazioni e mosse altrui restano.
play-why-what = Dopo why indica una mossa, per esempio: why lift
play-rules-what = Indica una regola, per esempio: rules R-WATER-05. O un capitolo: { $chapters }
