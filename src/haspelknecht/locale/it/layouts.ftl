# Disposizioni della plancia sviluppo: i loro nomi, e che cosa può essere sbagliato in un disegno o in un file.

layout-name-standard-2 = Standard per due
layout-name-standard-3 = Standard per tre
layout-name-standard-4 = Standard per quattro
layout-name-tower = Torre
layout-name-three-long-legs = Tre lunghe gambe
layout-name-four-long-legs = Quattro lunghe gambe
layout-name-wings = Ali
layout-name-three-short-legs = Tre gambe corte
layout-name-four-short-legs = Quattro gambe corte
layout-name-two-short-asymmetric-legs = Due gambe corte asimmetriche
layout-name-flower = Fiore
layout-name-three-circles = Tre cerchi
layout-name-two-long-asymmetric-legs = Due gambe lunghe asimmetriche
layout-name-two-circles = Due cerchi
layout-name-butterfly = Farfalla

## Il disegno. Righe e colonne vi si contano da 1.

layout-empty = Il disegno non contiene tessere: disegna ogni tessera come una cifra da 1 a 4, il suo livello.
layout-wrong-sign = Riga { $line }, colonna { $column } del disegno: «{ $sign }» non è una tessera; usa solo le cifre da 1 a 4 e spazi.
layout-too-close = Riga { $line }, colonna { $column } del disegno: questa tessera si sovrappone a quella alla sua sinistra; lascia uno spazio fra le due.
layout-off-grid = Riga { $line }, colonna { $column } del disegno: questa tessera non entra nel nido d’ape; spostala di una colonna, perché le righe vicine sono sfalsate di una colonna.
layout-too-large = Riga { $line }, colonna { $column } del disegno: è troppo lontano; resta entro { $lines } righe e { $columns } colonne.
layout-too-many = Riga { $line }, colonna { $column } del disegno: questa è una tessera di livello { $level } di troppo; usane al massimo { $most } per livello ({ $rule }).

## Le regole. Righe e colonne si contano dalla tessera più in alto e da quella più a sinistra.

layout-level-missing = Il livello { $level } manca nel disegno; aggiungi tessere di questo livello ({ $rule }).
layout-too-few = Il livello { $level } ha troppo poche tessere nel disegno ({ $count }); per { $players } giocatori disegnane almeno { $minimum } ({ $rule }).
layout-not-connected = Riga { $line }, colonna { $column }, contando dalla tessera più in alto e da quella più a sinistra: questa tessera di livello { $level } non ne tocca nessuna di livello { $before }; spostala accanto a una di esse ({ $rule }).
layout-level-jump = Riga { $line }, colonna { $column }, contando dalla tessera più in alto e da quella più a sinistra: questa tessera di livello { $level } ne tocca una di livello { $other }; separa le tessere che distano più di un livello ({ $rule }).

## Numeri e file

layout-player-count = Non esiste una plancia per { $players } giocatori; scegli 2, 3 o 4.
layout-minimum-unknown = «{ $option }» non è un valore di min_tiles_per_row; scegli «players» o «three».
layout-file-too-long = Disposizione { $name }: il file è troppo lungo alla riga { $line }; gli bastano poche righe brevi.
layout-not-toml = Disposizione { $name }: la riga { $line } del file non è leggibile come TOML; correggila secondo gli esempi in layouts.toml.
layout-too-deep = Disposizione { $name }: nel file ci sono troppe parentesi una dentro l’altra; scrivine una sola coppia, come in players = [2, 3].
layout-key-missing = Disposizione { $name }: nel file manca la chiave «{ $field }»; aggiungila.
layout-key-unknown = Disposizione { $name }: la chiave «{ $field }» nel file è sconosciuta; usa solo players, drawing e source.
layout-players-wrong = Disposizione { $name }: la chiave «players» richiede un elenco di 2, 3 e 4, ciascuno al massimo una volta; scrivi per esempio players = [2, 3].
layout-not-text = Disposizione { $name }: la chiave «{ $field }» richiede un testo; mettilo fra virgolette dritte.
