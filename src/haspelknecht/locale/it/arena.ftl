### Incontri e tornei tra bot: comandi, tabelle, il resoconto.

cli-match = fa giocare ai bot un incontro con posti equilibrati e mostra quanto è sicuro il risultato
cli-tournament = fa giocare tutti i bot gli uni contro gli altri, ne stima la forza e scrive un resoconto

## Opzioni

arena-bots = i bot, separati da virgole; per questo il comando di un bot exec: non può contenere virgole
arena-games = numero minimo di partite per ogni abbinamento; si giocano giri completi, perché tutti i posti siano equilibrati
arena-workers = processi di lavoro su questa macchina (se manca: uno per processore)
arena-ray = gioca sul cluster Ray a questo indirizzo (host:porta, oppure auto) invece che su questa macchina
arena-out = cartella per tutte le partite, le tabelle e il resoconto; riavvia con la stessa cartella per continuare
arena-json = stampa tutto in formato JSON
arena-mirror = fa giocare ogni bot anche contro se stesso, come controllo: tutti i posti dovrebbero vincere con la stessa frequenza
arena-tables = tre e quattro giocatori: fa giocare solo questo numero di tavoli tra quelli possibili, scelti in modo uniforme

## Input sbagliato

arena-no-bots = Indica i bot, per esempio --bots greedy,random.
arena-bot-twice = Hai indicato due volte il bot «{ $bot }». Per farlo giocare contro se stesso, usa: match --mirror
arena-one-bot = Per un incontro servono due bot. Per far giocare «{ $bot }» contro se stesso, aggiungi --mirror.
arena-one-bot-alone = Per un torneo servono almeno due bot, ma hai indicato solo «{ $bot }».
arena-too-many-bots = A un tavolo da { $players } giocatori non c’è posto per { $bots } bot. Aumenta il numero di giocatori, oppure usa: tournament
arena-workers-count = Il numero di processi di lavoro deve essere da 1 a { $most }, non { $workers }.
arena-workers-or-ray = Usa --workers oppure --ray. Un cluster Ray sa già quanti processori ha.
arena-tables-count = Il numero di tavoli deve essere 1 o più, non { $tables }.
arena-games-damaged = { $file }, riga { $line }: questa non è una delle nostre partite. Correggi o togli la riga, poi riavvia.
arena-other-match = { $folder } contiene partite di un altro incontro, di altre regole o di un’altra versione. Scegli un’altra cartella.
arena-ray-unreachable = Impossibile usare il cluster Ray all’indirizzo { $address }: { $problem }.
arena-ray-version = Il cluster Ray all’indirizzo { $address } ha la versione { $there } di haspelknecht, ma qui c’è la { $here }. Devono essere uguali.
arena-all-failed = Non è stato possibile giocare nessuna partita: { $reason }

## Durante il gioco

arena-progress = Partite
arena-failed = { $games ->
    [one] Non è stato possibile giocare { $games } partita, che manca nel risultato. È fallita due volte: { $reason }
   *[other] Non è stato possibile giocare { $games } partite, che mancano nel risultato. La prima è fallita due volte: { $reason }
}
arena-forfeits = { $forfeits ->
    [one] Un bot ha perso una partita per forfait: { $reason }
   *[other] I bot hanno perso per forfait { $forfeits } volte. La prima volta: { $reason }
}

## Tabelle

arena-standings = { $games ->
    [one] { $games } partita
    [many] { $games } di partite
   *[other] { $games } partite
}
arena-cross-table = Quante volte la riga precede la colonna, in percentuale
arena-mirrors = I bot contro se stessi: chi vince
arena-column-bot = Bot
arena-column-games = Partite
arena-column-wins = Vittorie
arena-column-win-rate = Tasso di vittoria
arena-column-interval = Intervallo 95%
arena-column-score = Punteggio medio
arena-column-rank = Piazzamento medio
arena-column-rating = Rating
arena-column-forfeits = Forfait
arena-column-thought = Tempo per scelta

## Resoconto

report-title-match = Incontro: { $bots }
report-title-tournament = Torneo: { $bots }
report-about = { $games ->
    [one] { $games } partita
    [many] { $games } di partite
   *[other] { $games } partite
}, { $players } giocatori, edizione «{ $edition }», seme { $seed }, haspelknecht { $version }.
report-standings = Classifica
report-standings-about = Partite tra bot diversi, con ogni bot a ogni posto lo stesso numero di volte. L’intervallo contiene il vero tasso di vittoria in 95 casi su 100 (Wilson). L’errore del punteggio medio è calcolato da seme a seme, perché le partite con lo stesso seme si assomigliano. Il rating è la stima di OpenSkill con la sua incertezza.
report-win-rates = Tasso di vittoria
report-duels = Scontri diretti
report-duels-about = Quante volte il bot della riga si è piazzato davanti al bot della colonna. In grassetto: l’intervallo non lascia dubbi su quale bot sia più forte.
report-scores = Punteggi
report-scores-about = Tutte le partite, comprese quelle di un bot contro se stesso. x̄ è la media; la linea verticale e ½ sono la mediana.
report-score-distribution = Distribuzione dei punteggi
report-sources = Da dove vengono i punti
report-sources-about = Punti medi per ogni provenienza. Le perdite sono a sinistra dello zero, e la linea verticale è il punteggio medio.
report-points-by-source = Punti medi per provenienza
report-other-sources = Altre provenienze
report-in-numbers = In cifre
report-tiles = Sviluppi
report-tiles-about = Quante volte un bot acquista uno sviluppo in gioco, e quante volte vince con esso. La linea tratteggiata indica quanto spesso vince in generale. Chi gioca bene acquista buoni sviluppi: vincere con una tessera non significa vincere grazie a essa.
# Al massimo 16 caratteri per ciascuno dei due.
report-bought = Acquisti
report-won-then = Vinte con essa
report-seats = Posti
report-seats-about = Chi vince, in base alla posizione nel primo ordine di turno. La linea tratteggiata indica ciò che sarebbe equo. Quando un bot gioca contro se stesso tutti gli avversari sono ugualmente forti, perciò conta solo la posizione.
report-all-games = Tutte le partite
report-mirror-of = { $bot } contro se stesso
report-seats-control = Posti al tavolo, tutte le partite
report-seat = Posto { $seat }
report-place = { $place }º di turno
report-length = Durata della partita
report-length-about = Decisioni di tutti i giocatori insieme, comprese quelle senza scelta.
report-decisions = Decisioni in una partita
report-latency = Tempo di riflessione
report-latency-about = Quanto pensa un bot a una scelta: il punto è la media, la linea finisce al tempo più lungo. Le mosse obbligate non contano. Questo dipende dalla macchina; tutto il resto in questa pagina è uguale per lo stesso seme, purché nessun bot abbia un limite di tempo.
report-thinking = Tempo per una scelta
