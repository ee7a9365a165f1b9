### Dopo la partita: punteggio finale, grafici, replay.

## Chi ha vinto

web-final-title = Punteggio finale
web-final-how-won = { $points ->
    [1] { $name } vince di un punto
    [2] { $name } vince di due punti
    [3] { $name } vince di tre punti
   *[other] { $name } vince di { $points } punti
}
web-final-how-tie = { $name } vince allo spareggio
web-final-how-conceded = { $people ->
    [0] { $name } vince
    [one] { $name } vince: { $others } ha abbandonato
   *[other] { $name } vince: { $others } hanno abbandonato
}
web-final-how-agreed = { $points ->
    [0] Terminata di comune accordo: { $name } è in testa per lo spareggio
    [one] Terminata di comune accordo: { $name } è in testa di { $points } punto
   *[other] Terminata di comune accordo: { $name } è in testa di { $points } punti
}
web-final-how-unfinished = { $points ->
    [one] Non terminata: { $name } è in testa di { $points } punto
   *[other] Non terminata: { $name } è in testa di { $points } punti
}
web-final-how-level = Non terminata, a pari punti
# { $others } è un elenco di numeri, come in «51 a 49 e 36».
web-final-scores = { $years ->
    [one] { $first } a { $others }, nel primo anno
   *[other] { $first } a { $others }, dopo { $years } anni
}

## La scheda punti

web-final-sheet = Punteggi
web-final-skip = Mostra tutto
web-final-total = Punti vittoria
web-final-row-developments = Sviluppi
web-final-row-works = Bonus del lavoro
web-final-row-winter = Carbone in inverno
web-final-row-stored = Risorse conservate
web-final-row-sections = Sezioni del Tunnel
web-final-row-symbols = Simboli delle sezioni
web-final-row-buildings = Edifici
web-final-row-tools = Forconi e martelli
web-final-row-markers = Segnalini non usati
web-final-row-thaler = Thaler
web-final-row-debts = Debiti
web-final-row-water = Acqua rimasta
web-final-how-row-developments = al momento dell’acquisto
web-final-how-row-sections = con legno e senza carbone
web-final-how-row-buildings = 1, 3, 6 o 10
web-final-how-row-markers = 1 ciascuno
web-final-how-row-thaler = 2, 5, 9, 14, poi +6 ciascuno
web-final-how-row-debts = −1, poi −2 ciascuno
web-final-how-row-water = la prima gratis, poi −1 ciascuna

## Il grafico

web-final-course = Com’è andata
web-final-course-views = Che cosa mostra il grafico
web-final-view-course = Nel tempo
web-final-view-source = Provenienza
web-final-chart-start = Inizio
web-final-chart-end = Punteggio finale
web-final-chart-end-short = Fine
web-final-chart-year = Anno { $year }
web-final-chart-part = Anno { $year }, { $season }
web-final-chart-course-label = Punti vittoria dopo ogni stagione
web-final-chart-source-label = Punti vittoria per anno e provenienza
web-final-kind-developments = Sviluppi
web-final-kind-mine = Miniera
web-final-kind-winter = Inverno
web-final-kind-farm = Fattoria e denaro
web-final-kind-losses = Perdite

## Curiosità

web-final-fact-coal-head = { $count } su { $all }
web-final-fact-coal = carboni scavati da { $names }, più di chiunque altro
web-final-fact-winter-head = Inverno { $year }
web-final-fact-winter = { $people ->
    [one] +{ $points } per { $names }, l’inverno migliore
   *[other] +{ $points } a testa per { $names }, l’inverno migliore
}
web-final-fact-season-head = { $season }, anno { $year }
web-final-fact-season = { $people ->
    [one] +{ $points } per { $names }, la stagione migliore
   *[other] +{ $points } a testa per { $names }, la stagione migliore
}
web-final-fact-comeback-head = { $points ->
    [one] { $points } punto di ritardo
   *[other] { $points } punti di ritardo
}
web-final-fact-comeback = e la rimonta di { $names } nel punteggio finale
web-final-fact-debts-head = { $count ->
    [one] { $count } debito
   *[other] { $count } debiti
}
web-final-fact-debts = { $points ->
    [one] { $points } punto in meno per { $names }
   *[other] { $points } punti in meno per { $names }
}
web-final-fact-lead-head = { $count } volte
web-final-fact-lead = è cambiato chi era in testa
web-final-fact-developments-head = { $count ->
    [one] { $count } sviluppo
   *[other] { $count } sviluppi
}
web-final-fact-developments = di { $names }, più di chiunque altro

## E adesso?

web-final-replay = Guarda il replay
web-final-save = Salva la registrazione
web-final-share = Condividi
web-final-copied = Link copiato
web-final-board = Torna alla plancia
web-final-home = Home
web-final-again = Gioca ancora
web-final-join = Unisciti alla nuova partita

## Replay

web-replay-page = Replay · Haspelknecht
web-replay-tag = Replay
web-replay-when = Anno { $year }, { $season }
web-replay-players = Scegli di chi ingrandire la plancia
web-replay-look-at = { $points ->
    [one] Plancia di { $name }, { $points } punto
   *[other] Plancia di { $name }, { $points } punti
}
web-replay-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-replay-tools = Strumenti
web-replay-to-score = Punteggio finale
web-replay-to-table = Vai al tavolo
web-replay-board-of = Plancia di { $name }
web-replay-others = Altre plance
web-replay-words = Cronaca
web-replay-step = Passo { $step } di { $last }
web-replay-at = Passo { $step }: anno { $year }, { $season }
web-replay-follow = Segui chi agisce
web-replay-nothing = A questo passo non è successo nulla di particolare.
web-replay-keys = Comandi del replay
web-replay-season-back = Stagione precedente (freccia su)
web-replay-season-forward = Stagione successiva (freccia giù)
web-replay-back = Passo precedente (freccia sinistra)
web-replay-forward = Passo successivo (freccia destra)
web-replay-play = Riproduci (spazio)
web-replay-pause = Pausa (spazio)
web-replay-speed = { NUMBER($speed) }×
web-replay-speed-label = Velocità: { NUMBER($speed) }×
web-replay-slider = Passo della partita
web-replay-year = Anno { $year }
web-replay-save = Salva la registrazione
web-replay-share = Condividi questo momento
web-replay-play-on = Gioca da qui
web-replay-ended = A questo passo la partita è già finita. Torna indietro per giocare da lì.
web-replay-play-on-about = Apre un nuovo tavolo con la posizione dopo il passo { $step }. I dischi non ancora pescati vengono pescati di nuovo, così nessuno sa che cosa arriverà.
web-replay-play-as = Giochi come
web-replay-level = I tuoi avversari
web-replay-cancel = Annulla
web-replay-start = Gioca
