# Disposizioni della plancia sviluppo: i loro nomi, e che cosa può essere sbagliato in un disegno o in un file.

layout-name-standard-2 = Standard per due
layout-name-standard-3 = Standard per tre
layout-name-standard-4 = Standard per quattro
layout-name-tower = Torre
layout-name-three-long-legs = Tre lunghe gambe
layout-name-four-long-legs = Quattro lunghe gambe
layout-name-wings = Venti
layout-name-three-short-legs = Tre gambe corte
layout-name-four-short-legs = Quattro gambe corte
layout-name-two-short-asymmetric-legs = Due gambe corte asimmetriche
layout-name-flower = Fiore
layout-name-three-circles = Tre cerchi
layout-name-two-long-asymmetric-legs = Due gambe lunghe asimmetriche
layout-name-two-circles = Due giri
layout-name-butterfly = Farfalla

## Il disegno. Righe e colonne vi si contano da 1.

layout-empty = Il disegno non ha tessere. Disegna ogni tessera come una cifra da 1 a 4, il suo livello.
layout-wrong-sign = Riga { $line }, colonna { $column } del disegno: «{ $sign }» non è una tessera. Usa solo le cifre da 1 a 4 e gli spazi.
layout-too-close = Riga { $line }, colonna { $column } del disegno: questa tessera si sovrappone a quella alla sua sinistra. Lascia uno spazio fra le due.
layout-off-grid = Riga { $line }, colonna { $column } del disegno: questa tessera non entra nella griglia esagonale. Spostala di una colonna: ogni riga è sfalsata di una colonna rispetto alle vicine.
layout-too-large = Riga { $line }, colonna { $column } del disegno: è troppo lontano. Usa al massimo { $lines } righe e { $columns } colonne.
layout-too-many = Riga { $line }, colonna { $column } del disegno: questa è una tessera di livello { $level } di troppo. Usane al massimo { $most } per livello ({ $rule }).

## Le regole. Righe e colonne si contano dalla tessera più in alto e da quella più a sinistra.

layout-level-missing = Nel disegno manca il livello { $level }. Aggiungi tessere di questo livello ({ $rule }).
layout-too-few = Nel disegno il livello { $level } ha troppo poche tessere ({ $count }). Per { $players } giocatori disegnane almeno { $minimum } ({ $rule }).
layout-not-connected = Riga { $line }, colonna { $column }, contando dalla tessera più in alto e da quella più a sinistra: questa tessera di livello { $level } non ne tocca nessuna di livello { $before }. Spostala accanto a una di esse ({ $rule }).
layout-level-jump = Riga { $line }, colonna { $column }, contando dalla tessera più in alto e da quella più a sinistra: questa tessera di livello { $level } ne tocca una di livello { $other }. Due tessere che si toccano possono differire al massimo di un livello ({ $rule }).

## Numeri e file

layout-player-count = Non esiste un tabellone sviluppo per { $players } giocatori. Scegli 2, 3 o 4.
layout-minimum-unknown = «{ $option }» non è un valore di min_tiles_per_row. Scegli «players» o «three».
layout-file-too-long = Disposizione { $name }: alla riga { $line } il file è troppo lungo. Bastano poche righe brevi.
layout-not-toml = Disposizione { $name }: la riga { $line } del file non è TOML valido. Trovi esempi in layouts.toml.
layout-too-deep = Disposizione { $name }: nel file ci sono troppe parentesi annidate. Scrivine una sola coppia, come in players = [2, 3].
layout-key-missing = Disposizione { $name }: nel file manca la chiave «{ $field }». Aggiungila.
layout-key-unknown = Disposizione { $name }: la chiave «{ $field }» nel file è sconosciuta. Usa solo players, drawing e source.
layout-players-wrong = Disposizione { $name }: la chiave «players» richiede un elenco di 2, 3 e 4, ciascuno al massimo una volta, per esempio players = [2, 3].
layout-not-text = Disposizione { $name }: la chiave «{ $field }» deve essere un testo. Mettilo tra virgolette.
