### Che cosa può essere sbagliato in ciò che arriva dall’utente: una frase ogni volta, che dice che cosa non va, dove, e
### che cosa fare.

## Preparare una partita

players-count = Haspelknecht è per 2, 3 o 4 giocatori, non per { $players }.
edition-unknown = Non esiste un’edizione «{ $edition }». Edizioni: { $known }.
option-unknown = Non esiste un’opzione «{ $option }». Opzioni: { $known }.
option-value-unknown = L’opzione { $option } non può essere «{ $value }». Valori: { $known }.
layout-unknown = Non esiste una disposizione «{ $layout }». Disposizioni: { $known }.
layout-players = La disposizione { $layout } è per { $fit } giocatori, non per { $players }.
tiles-unknown = «{ $tiles }» non dice quali tessere usare. Scrivi first, random o i numeri delle tessere.
tiles-count = { $found ->
    [one] La disposizione ha { $needed } spazi, ma hai indicato solo { $found } tessera.
   *[other] La disposizione ha { $needed } spazi, ma hai indicato { $found } tessere diverse.
}
tiles-level = La tessera { $tile } non può stare su uno spazio di livello { $level }.
tile-unknown = Non esiste una tessera { $tile }. Le tessere vanno da 11 a 15, da 21 a 25, da 31 a 35 e da 41 a 45.
few-thaler-unknown = «{ $value }» non dice che cosa fare se troppo poche tessere danno Thaler. Scrivi redraw o warn.
start-building-unknown = La tessera { $tile } non ha un edificio con cui iniziare. Gli edifici sono 12, 15, 24 e 35.
start-building-in-play = R-VARIANT-06: non puoi iniziare con l’edificio della tessera { $tile }, perché la tessera è in gioco.
start-farmhand-in-play = R-VARIANT-07: non puoi iniziare con il Bracciante migliorato, perché la tessera { $tile } è in gioco.
names-count = { $found ->
    [one] Hai indicato { $found } nome per { $players } giocatori.
   *[other] Hai indicato { $found } nomi per { $players } giocatori.
}
name-unfit = { $name } non va bene come nome. Scrivi da 1 a 40 caratteri stampabili.
warning-few-thaler = R-VARIANT-08: queste tessere danno troppo pochi Thaler per i 3 Thaler dell’affitto. Valuta se usarne altre.

## File propri

toml-too-long = Il file ha più di { $most } caratteri. Togli ciò che non ne fa parte.
toml-line-too-long = La riga { $line } ha più di { $most } caratteri. Dividila in righe più brevi.
toml-too-deep = La riga { $line } contiene un nome con più di { $most } parti. Togli i punti superflui.

## File dei componenti

components-not-toml = Il file dei componenti non è TOML valido: { $problem }.
components-unknown = Il file dei componenti contiene «{ $where }», che non esiste. Trovi tutti i nomi nel file components.toml fornito con il programma.
components-wrong-kind = «{ $where }» nel file dei componenti deve essere una tabella.
components-number = «{ $where }» nel file dei componenti deve essere un numero intero da { $least } a { $most }.
components-list = «{ $where }» nel file dei componenti deve essere un elenco di { $length } numeri interi.
components-places = «{ $where }» nel file dei componenti deve essere un elenco di posizioni diverse da 1 a { $most }.
components-cost = La tessera { $tile } deve costare almeno 1 disco e al massimo { $most }. Nessuno può mai metterne di più.
components-cost-31 = La tessera 31 deve costare 1 disco nero e 3 di qualsiasi colore. Lo dicono i regolamenti (F-01).
components-cost-21 = La tessera 21 si deve poter pagare con esattamente 1 disco giallo e 2 marroni, come in un esempio dei regolamenti (F-01).
components-pinge-sum = La somma dei gruppi di carbone del Pinge è { $sum }, ma il Pinge ha { $coal ->
    [one] { $coal } carbone
   *[other] { $coal } carboni
} (R-PINGE-01).
components-pinge-groups = Nel Pinge serve carbone prima del primo simbolo legno e dopo il secondo (F-05).
components-tunnel-coal = Le { $sections } sezioni del Tunnel devono avere almeno 1 carbone ciascuna e { $coal } in tutto. Qui la somma è { $sum } (R-TUNNEL-01).
components-tunnel-vp = I punti delle sezioni devono essere da 1 a 3 ciascuna e 13 in tutto. Qui la somma è { $sum } (R-END-03).
components-symbols = «{ $where }» deve indicare esattamente { $count ->
    [one] { $count } sezione
   *[other] { $count } sezioni
}, non { $found } (R-END-04).
components-wet-pools = Esattamente una delle prime due zone deve avere il simbolo acqua: alcune zone lo hanno, ma non tutte (F-09).

## Mosse

move-unknown = «{ $move }» non è una mossa. Scrivi una delle mosse elencate.
move-number-unknown = Non esiste una mossa numero { $move }.
illegal-move = Ora il giocatore { $seat } non può giocare «{ $move }».
seat-unknown = Non c’è un giocatore «{ $seat }». I giocatori sono { $known }.
draw-due = Prima che qualcuno possa muovere si devono pescare i dischi.
game-over = La partita è terminata.
nothing-to-undo = Non c’è nessuna mossa da annullare.
no-plan-to-withdraw = Ora il giocatore { $seat } non ha un piano da ritirare.
plans-are-open = In questa partita i piani sono visibili: puoi annullare solo la tua ultima mossa.

## Valori dall’esterno

value-not-table = «{ $place }» deve essere una tabella di valori.
value-unknown = «{ $place }» qui è sconosciuto. Controlla l’ortografia.
value-not-flag = «{ $place }» deve essere true o false.
value-not-text = «{ $place }» deve essere un testo.
value-not-known = «{ $place }» deve essere uno di questi valori: { $known }.
value-not-list = «{ $place }» deve essere un elenco.
value-not-tile = «{ $place }» indica «{ $tile }», che non è una tessera. Le tessere vanno da 11 a 15, da 21 a 25, da 31 a 35 e da 41 a 45.
value-not-seat = «{ $place }» deve indicare giocatori: { $known }.
value-not-number = «{ $place }» deve essere un numero intero da { $least } a { $most }.
value-not-order = «{ $place }» deve indicare ogni giocatore esattamente una volta: { $known }.
value-not-place = «{ $place }» deve essere uno spazio libero [x, riga] del tabellone sviluppo.

## Posizioni

position-unreadable = La posizione non è leggibile: { $problem }.
position-too-long = È troppo lungo per una posizione. Controlla il file.
position-version = Questa posizione ha il formato { $version }, ma questo programma legge il formato { $known }.
rules-newer = Questa partita usa la versione { $rules } delle regole, ma questo programma le conosce solo fino alla versione { $known }. Aprila con un programma più recente.
position-players = A una posizione serve una tabella «players» con A e B, e con C e D se giocano.
position-pools = { $found ->
    [one] La posizione ha { $found } zona per { $players } giocatori. Deve averne una per giocatore, oppure nessuna.
   *[other] La posizione ha { $found } zone per { $players } giocatori. Deve averne una per giocatore, oppure nessuna.
}
position-stack = «stacks.{ $tile }» non elenca esattamente i giocatori che possiedono la tessera.
position-disks = R-REFILL-09: con questi dischi nelle zone e sui carri, nel sacchetto devono esserci { $yellow ->
    [one] { $yellow } disco giallo
   *[other] { $yellow } dischi gialli
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
record-too-long = È troppo lungo per una registrazione. Controlla il file.
record-line-too-long = La riga è troppo lunga. Controlla il file.
record-not-one = Questa non è la registrazione di una partita. Una registrazione comincia con «{ $first } 1».
record-version = Questa registrazione ha il formato { $version }, ma questo programma legge il formato { $known }.
record-after-end = «{ $text }» viene dopo la fine della partita. Dopo non può esserci nulla.
record-is-finished = Qui la partita è terminata, ma la registrazione la dice «unfinished».
record-not-finished = La registrazione indica un risultato, ma qui la partita non è terminata.
record-truncated = La registrazione è incompleta. Una registrazione completa finisce con chi ha vinto o con «unfinished».
record-no-draw-due = A questo punto non si pescano dischi.
record-disk-unknown = «{ $letter }» non è un disco. Scrivi Y per giallo, B per marrone, K per nero.
record-disk-missing = Nel sacchetto non ci sono più dischi { $letter }.
record-draw-too-long = Si pescano più dischi di quanti ne entrino nelle zone.
record-draw-too-short = Si pescano troppo pochi dischi: le zone non sono ancora piene.
record-seed-disagrees = Il disco numero { $number } della partita non è quello che dà il seme.
record-seed-hash = Il seme non corrisponde al suo hash.
record-seed-order = Il primo ordine di turno non è quello che dà il seme.
record-winner = Questa partita l’ha vinta { $winner }.
record-heading = Il titolo dice «{ $found }», ma la partita è a «{ $now }».
record-result = Il risultato dice { $found }, ma la partita dà { $scores }.
record-twice = «{ $name }» compare qui una seconda volta.
record-players = I giocatori devono essere elencati nell’ordine A, B, C, D.
record-unreadable = «{ $word }» non è leggibile. Controlla l’ortografia.
record-head-incomplete = L’intestazione è incompleta. Servono i giocatori, il tabellone sviluppo e il primo ordine di turno.
