### Che cosa può essere sbagliato in ciò che arriva dall’utente: una frase ogni volta, che dice che cosa non va, dove, e
### che cosa fare.

## Preparare una partita

players-count = Haspelknecht è per 2, 3 o 4 giocatori, non per { $players }.
edition-unknown = Non esiste un’edizione «{ $edition }». Edizioni conosciute: { $known }.
option-unknown = Non esiste un’opzione «{ $option }». Opzioni conosciute: { $known }.
option-value-unknown = L’opzione { $option } non può essere «{ $value }». Valori possibili: { $known }.
layout-unknown = Non esiste una disposizione «{ $layout }». Disposizioni conosciute: { $known }.
layout-players = La disposizione { $layout } è per { $fit } giocatori, non per { $players }.
tiles-unknown = «{ $tiles }» non dice quali tessere usare: scrivi first, random o i numeri delle tessere.
tiles-count = La disposizione ha { $needed } posti, ma { $found ->
    [one] è stata indicata { $found } tessera
   *[other] sono state indicate { $found } tessere diverse
}.
tiles-level = La tessera { $tile } non può stare su un posto di livello { $level }.
tile-unknown = Non esiste una tessera { $tile }; le tessere vanno da 11 a 15, da 21 a 25, da 31 a 35 e da 41 a 45.
few-thaler-unknown = «{ $value }» non dice che cosa fare se le tessere che portano Thaler sono troppo poche: scrivi redraw o warn.
start-building-unknown = La tessera { $tile } non ha un edificio con cui iniziare; gli edifici sono 12, 15, 24 e 35.
start-building-in-play = R-VARIANT-06: l’edificio della tessera { $tile } non si può avere fin dall’inizio, perché la tessera è in gioco.
start-farmhand-in-play = R-VARIANT-07: il Bracciante migliorato non si può avere fin dall’inizio, perché la tessera { $tile } è in gioco.
names-count = { $found ->
    [one] È stato indicato { $found } nome
   *[other] Sono stati indicati { $found } nomi
} per { $players } giocatori; indicane uno per ciascuno.
name-unfit = { $name } non va bene come nome: scrivi da 1 a 40 caratteri stampabili.
warning-few-thaler = R-VARIANT-08: in questo tabellone sviluppo le tessere che portano Thaler sono troppo poche per i tre Thaler dell’affitto; valuta se usare altre tessere.

## File propri

toml-too-long = Il file ha più di { $most } caratteri; togli ciò che non ne fa parte.
toml-line-too-long = La riga { $line } ha più di { $most } caratteri; dividila in righe più brevi.
toml-too-deep = La riga { $line } contiene un nome di più di { $most } parti; togli i punti superflui.

## File dei componenti

components-not-toml = Il file dei componenti non è TOML valido: { $problem }.
components-unknown = Il file dei componenti contiene «{ $where }», che non esiste; trovi tutti i nomi nel file components.toml fornito con il programma.
components-wrong-kind = «{ $where }» nel file dei componenti deve essere una tabella.
components-number = «{ $where }» nel file dei componenti deve essere un numero intero da { $least } a { $most }.
components-list = «{ $where }» nel file dei componenti deve essere un elenco di { $length } numeri interi.
components-places = «{ $where }» nel file dei componenti deve essere un elenco di posti da 1 a { $most }, senza ripetizioni.
components-cost = La tessera { $tile } deve costare almeno 1 disco e al massimo { $most }: nessuno può mai metterne di più.
components-cost-31 = La tessera 31 deve costare 1 disco nero e 3 dischi di qualsiasi colore: lo dicono i regolamenti (F-01).
components-cost-21 = La tessera 21 deve potersi pagare con esattamente 1 disco giallo e 2 dischi marroni: così fanno i regolamenti in un esempio (F-01).
components-pinge-sum = La somma dei gruppi di carbone del Pinge è { $sum }, ma il Pinge ha { $coal ->
    [one] { $coal } carbone
   *[other] { $coal } carboni
} (R-PINGE-01).
components-pinge-groups = Nel Pinge serve carbone prima del primo e dopo il secondo simbolo legno (F-05).
components-tunnel-coal = Alle { $sections } sezioni del Tunnel serve almeno 1 carbone ciascuna e { $coal } in tutto; qui la somma è { $sum } (R-TUNNEL-01).
components-tunnel-vp = I punti delle sezioni devono essere da 1 a 3 ciascuna e 13 in tutto; qui la somma è { $sum } (R-END-03).
components-symbols = «{ $where }» deve indicare esattamente { $count ->
    [one] { $count } sezione
   *[other] { $count } sezioni
}, non { $found } (R-END-04).
components-wet-pools = Delle prime due zone azione esattamente una deve mostrare un simbolo acqua: lo mostrano alcune zone, ma non tutte (F-09).

## Mosse

move-unknown = «{ $move }» non è una mossa. Scrivi una delle mosse elencate.
move-number-unknown = Non esiste una mossa numero { $move }.
illegal-move = Il giocatore { $seat } non può giocare «{ $move }» adesso.
seat-unknown = Non c’è un giocatore «{ $seat }». I giocatori sono { $known }.
draw-due = Si devono pescare i dischi prima che qualcuno possa muovere.
game-over = La partita è terminata.
nothing-to-undo = Non c’è nessuna mossa da annullare.
no-plan-to-withdraw = Il giocatore { $seat } non ha un piano che si possa ritirare adesso.
plans-are-open = In questa partita si pianifica allo scoperto: si può annullare solo l’ultima mossa.

## Valori dall’esterno

value-not-table = «{ $place }» deve essere una tabella di valori.
value-unknown = «{ $place }» qui non è conosciuto; controlla l’ortografia.
value-not-flag = «{ $place }» deve essere true o false.
value-not-text = «{ $place }» deve essere un testo.
value-not-known = «{ $place }» deve essere una di queste parole: { $known }.
value-not-list = «{ $place }» deve essere un elenco.
value-not-tile = «{ $place }» indica «{ $tile }», che non è una tessera; le tessere vanno da 11 a 15, da 21 a 25, da 31 a 35 e da 41 a 45.
value-not-seat = «{ $place }» può indicare solo questi giocatori: { $known }.
value-not-number = «{ $place }» deve essere un numero intero da { $least } a { $most }.
value-not-order = «{ $place }» deve indicare ogni giocatore esattamente una volta: { $known }.
value-not-place = «{ $place }» deve essere un posto libero [x, riga] del tabellone sviluppo.

## Posizioni

position-unreadable = La posizione non è leggibile: { $problem }.
position-too-long = Il testo è troppo lungo per una posizione; controlla il file.
position-version = Questa posizione ha il formato { $version }; questo programma legge il formato { $known }.
rules-newer = Questa partita segue la versione { $rules } delle regole; questo programma le conosce fino alla versione { $known }. Un programma più recente la aprirà.
position-players = A una posizione serve una tabella «players» con A e B, e con C e D se giocano.
position-pools = La posizione ha { $found ->
    [one] { $found } zona
   *[other] { $found } zone
} per { $players } giocatori; ne servono tante quanti sono i giocatori, oppure nessuna.
position-stack = «stacks.{ $tile }» non elenca esattamente i giocatori che possiedono la tessera.
position-disks = R-REFILL-09: contando i dischi nelle zone e sui campi carro, il sacchetto deve contenere esattamente questi dischi: { $yellow ->
    [one] { $yellow } giallo
   *[other] { $yellow } gialli
}, { $brown ->
    [one] { $brown } marrone
   *[other] { $brown } marroni
} e { $black ->
    [one] { $black } nero
   *[other] { $black } neri
}.
position-cart = «{ $place }» deve contenere dischi di un solo colore.
position-load = «{ $place }» contiene più dischi di quanti se ne possano avere.
position-score = «{ $place }»: la somma dei punti per provenienza è { $total }, ma il punteggio è { $score }.
position-impossible = «{ $place }» è impossibile: { $rule } non lo consente.

## Registrazioni

record-line = Riga { $line } della registrazione:
record-too-long = Il testo è troppo lungo per una registrazione; controlla il file.
record-line-too-long = La riga è troppo lunga; controlla il file.
record-not-one = Questa non è la registrazione di una partita; una registrazione comincia con «{ $first } 1».
record-version = Questa registrazione ha il formato { $version }; questo programma legge il formato { $known }.
record-after-end = Dopo la fine della partita c’è «{ $text }»; non deve seguire nulla.
record-is-finished = Qui la partita è terminata, ma la registrazione la dà per «unfinished».
record-not-finished = La registrazione indica un risultato, ma qui la partita non è terminata.
record-truncated = La registrazione si interrompe; se è completa, finisce con il vincitore o con «unfinished».
record-no-draw-due = Qui non ci sono dischi da pescare.
record-disk-unknown = «{ $letter }» non è un disco; scrivi Y per giallo, B per marrone, K per nero.
record-disk-missing = Nel sacchetto non ci sono più dischi { $letter }.
record-draw-too-long = Si pescano più dischi di quanti ce ne stiano.
record-draw-too-short = Si pescano troppo pochi dischi; le zone non sono ancora piene.
record-seed-disagrees = Il disco numero { $number } della partita non è quello che dà il seme.
record-seed-hash = Il seme non corrisponde al suo hash.
record-seed-order = Il primo ordine di turno non è quello che dà il seme.
record-winner = Il vincitore di questa partita è { $winner }.
record-heading = Il titolo dice «{ $found }», ma la partita è a «{ $now }».
record-result = Il risultato dice «{ $found }», ma la partita dà «{ $scores }».
record-twice = «{ $name }» compare qui una seconda volta.
record-players = I giocatori devono essere elencati nell’ordine A, B, C, D.
record-unreadable = «{ $word }» non è leggibile; controlla l’ortografia.
record-head-incomplete = L’intestazione è incompleta: servono i giocatori, il tabellone sviluppo e il primo ordine di turno.
