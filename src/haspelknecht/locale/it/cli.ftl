### La riga di comando: aiuto, tabelle, messaggi.

## Comandi

cli-about = Il gioco da tavolo Haspelknecht. Senza un comando, il gioco si apre nel browser.
cli-commands = comandi
cli-lang = lingua di tutti i testi
cli-version = mostra la versione ed esce
cli-version-compiled = haspelknecht { $version } (motore compilato, Python { $python })
cli-version-plain = haspelknecht { $version } (motore in Python puro, Python { $python })
cli-help = mostra questo aiuto ed esce
cli-usage-heading = uso:
cli-arguments-heading = argomenti
cli-options-heading = opzioni
cli-play = gioca una partita nel terminale, contro i bot o con amici alla stessa tastiera
cli-simulate = fa giocare ai bot molte partite gli uni contro gli altri
cli-replay = verifica passo per passo una partita registrata e la mostra
cli-rules = il compendio delle regole, e quali test dimostrano quale regola
cli-bench = misura la velocità del motore, compilato e non compilato

## Quale partita

cli-group-game = quale partita
cli-players = numero di giocatori: 2, 3 o 4
cli-edition = edizione delle regole: { $known }
cli-option = imposta un’opzione delle regole, per esempio mill_repeat=repeat; si può indicare più volte (elenco: haspelknecht rules)
cli-layout = disposizione del tabellone sviluppo: un nome, oppure un tuo file .toml
cli-tiles = tessere: first (i numeri più bassi), random (a caso), oppure numeri separati da virgole, in ordine di lettura
cli-components = un file .toml con valori stampati che sostituiscono i nostri
cli-start-building = un edificio con cui tutti iniziano (12, 15, 24 o 35), se la sua tessera non è in gioco
cli-improved-farmhand = tutti iniziano con il Bracciante migliorato, se la tessera 13 non è in gioco
cli-few-thaler = due giocatori, tessere a caso, troppo poche tessere che portano Thaler: sceglierle di nuovo (redraw) o solo avvisare (warn)
cli-seed = seme di tutte le estrazioni; lo stesso seme dà la stessa partita
cli-json = stampa in formato JSON
cli-option-form = Un’opzione si scrive NAME=VALUE, non «{ $option }».
cli-usage = La riga di comando non è comprensibile ({ $problem }). Prova: { $command } --help
cli-unrecognized = «{ $words }» qui non è conosciuto. Prova: { $command } --help
cli-required = Manca qualcosa: { $words }. Prova: { $command } --help
cli-expected = { $option } richiede un valore. Prova: { $command } --help
cli-choice = { $option } non può essere «{ $value }»; scegli tra { $known }.
cli-value = { $option } non può essere «{ $value }». Prova: { $command } --help
cli-bots = bot per i posti: uno solo per tutti, o uno per ciascuno, separati da virgole
cli-games = quante partite
cli-records = scrive in questa cartella la registrazione di ogni partita
cli-games-count = Il numero di partite deve essere da 1 a 10.000.000, non { $games }.
cli-bots-count = { $found ->
    [one] È stato indicato { $found } bot
   *[other] Sono stati indicati { $found } bot
} per { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}; indicane uno solo, o uno per ogni posto.

## File

file-unreadable = Impossibile leggere { $file }: { $problem }.
file-unwritable = Impossibile scrivere { $file }: { $problem }.
cli-output = l’uscita standard
file-not-text = { $file } non è un file di testo.
file-too-large = { $file } è troppo grande.
extra-missing = Per questo serve «{ $module }», che non è installato. Installalo con: pip install "haspelknecht[{ $extra }]"
extra-broken = Una libreria necessaria è installata ma non si può caricare ({ $problem }). Reinstallala con: pip install --force-reinstall "haspelknecht[{ $extra }]"

## Tabelle

cli-simulate-title = { $games ->
    [one] { $games } partita
    [many] { $games } di partite
   *[other] { $games } partite
}, { $decisions ->
    [one] { $decisions } decisione
    [many] { $decisions } di decisioni
   *[other] { $decisions } decisioni
}
cli-column-seat = Posto
cli-column-bot = Bot
cli-column-wins = Vittorie
cli-column-mean = Punteggio medio
cli-column-lowest = Minimo
cli-column-highest = Massimo
cli-column-source = Provenienza dei punti
cli-column-rule = Regola
cli-column-tests = Test
cli-column-names = Per esempio
cli-column-measure = Misura
cli-column-interpreted = Interpretato
cli-total = Totale

## Rivedere una partita

cli-replay-file = la registrazione di una partita
cli-replay-json = stampa la preparazione e poi ogni evento con lo stato che ne segue, un oggetto JSON per riga
cli-replay-heading = Anno { $year } – { $season }
cli-replay-draw = Dischi pescati dal sacchetto: { $yellow ->
    [one] { $yellow } giallo
   *[other] { $yellow } gialli
}, { $brown ->
    [one] { $brown } marrone
   *[other] { $brown } marroni
}, { $black ->
    [one] { $black } nero
   *[other] { $black } neri
}
cli-replay-verified = Verificata passo per passo: la registrazione è corretta
cli-replay-draws-unproved = Verificata passo per passo: mosse e regole sono corrette; senza il seme le estrazioni non si sono potute verificare
cli-replay-unfinished = Verificata passo per passo: la registrazione è corretta, la partita non è terminata.
cli-replay-hash = Hash del seme: { $hash } (deve essere quello mostrato all’inizio della partita)
event-water-rises = Tutti ricevono 1 goccia d’acqua, tranne chi possiede il Secchio
event-refilling = I giocatori rimettono nel sacchetto tutti i loro dischi, quelli delle zone riserva passano nelle zone azione
event-ordering = Si stabilisce il nuovo ordine di turno
event-revealing = Tutti i piani vengono rivelati
event-scoring = Si contano i punti per il carbone nelle fattorie
event-rent-due = Si paga l’affitto
event-new-year = Comincia un nuovo anno
event-final-scoring = Punteggio finale

## Regole

cli-rules-coverage = quali test dimostrano quale regola; fallisce se una regola non ne ha
cli-rules-tests = cartella con i test, per --coverage
cli-rules-books = Righe nei regolamenti: { $books }
cli-rules-signs = (~ solo sottinteso, ≠ dice altro)
cli-rules-covered = Regole dimostrate da test: { $covered } su { $rules }.
cli-rules-missing = Senza test: { $rules }
cli-no-tests = Non c’è una cartella «{ $folder }» con i test; esegui il comando in una copia del progetto o indica la cartella con --tests.

## Velocità

cli-bench-seconds = quanti secondi dura ogni misura
cli-bench-compiled = Motore: compilato
cli-bench-plain = Motore: puro Python
cli-bench-decisions_per_second = Decisioni al secondo, partite casuali per 4 giocatori
cli-bench-copies_per_second = Copie al secondo di uno stato a metà partita
cli-bench-rebuild_milliseconds = Millisecondi per ricostruire una partita terminata dalla sua registrazione
cli-bench-rollouts_per_second = Partite intere al secondo in una ricerca, 2 giocatori
cli-bench-evaluations_per_second = Posizioni valutate al secondo in una ricerca, 2 giocatori
cli-bench-times = Quante volte più veloce dell’interpretato

cli-serve = avvia il server di gioco
cli-serve-host = l’indirizzo su cui ascoltare; 0.0.0.0 lascia entrare altre macchine
cli-serve-port = la porta su cui ascoltare
cli-serve-database = un file o un indirizzo postgresql://; se manca, un file nella tua cartella dei dati
cli-serve-data = la cartella per la chiave e, se non è indicato altro, per il database
cli-serve-bot-workers = quanti bot possono pensare nello stesso momento
cli-serve-sync = SQLite: full attende il disco a ogni modifica; con normal, più veloce, un’interruzione di corrente può cancellare gli ultimi secondi
cli-serve-rates = quanto sono generosi i limiti di frequenza: 2 permette il doppio, 0 toglie ogni limite
cli-serve-private-webhooks = permette ai webhook di chiamare indirizzi di questa macchina e della sua rete
cli-serve-proxy = il server sta dietro un proxy che indica chi chiama
cli-serve-metrics-from = una rete che può leggere /metrics oltre a questa macchina, per esempio 10.0.0.0/8; si può dare più volte
cli-serve-log = text: i problemi in righe brevi; json: anche ogni richiesta, un oggetto JSON per riga
