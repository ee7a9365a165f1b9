### I bot: nomi brevi, livelli e incidenti

bot-unknown = Non esiste un bot «{ $bot }». Bot: { $known }.
bot-exec-empty = Dopo «exec:» indica il programma, per esempio exec:./my-bot.
bot-limit-unused = Il bot «{ $bot }» non pensa in anticipo e non accetta limiti. Ometti «:{ $limit }».
bot-limit-wrong = «{ $limit }» non è un limite per il bot «{ $bot }». Indica un numero di iterazioni ({ $bot }:2000) o un tempo per ogni mossa ({ $bot }:1s, { $bot }:500ms).
bot-illegal-move = Il bot «{ $bot }» ha scelto la mossa non consentita «{ $move }», perciò continua «greedy».

## Livelli per le persone

level-beginner = Principiante
level-apprentice = Apprendista
level-journeyman = Lavorante
level-master = Maestro
character-beginner = Gioca per abitudine, non guarda mai gli altri, e a volte l’affitto è una sorpresa.
character-apprentice = Pianifica con cura ogni stagione, ma di rado pensa alla successiva.
character-journeyman = Pensa a tutto l’anno e a ciò che gli altri potrebbero prendere.
character-master = Una lunga esperienza: sa quanto varrà alla fine ogni disco.

## La valutazione appresa

expertise-unreadable = Impossibile leggere il file di valutazione { $file }. Controllane il nome.
expertise-foreign = Il file di valutazione { $file } è stato creato per un’altra versione del programma. Ripeti l’addestramento.
expertise-damaged = Il file di valutazione { $file } è danneggiato. Ripeti l’addestramento.

## haspelknecht bots

cli-bots-list = elenca i bot contro cui puoi giocare, dal principiante al maestro
bots-levels = Livelli per le persone
bots-names = I bot per nome breve; dopo i due punti, quanto possono pensare a ogni mossa
bot-about-random = una qualsiasi mossa consentita
bot-about-habit = regole pratiche, senza guardare avanti
bot-about-greedy = la stagione migliore per sé, qualunque cosa facciano gli altri
bot-about-mcts = esplora la stagione, poi gioca le partite fino alla fine per abitudine
bot-about-expert = esplora la stagione con una valutazione appresa dalle proprie partite
bot-about-exec = un tuo programma che parla il nostro protocollo a righe (docs/bots.md)

bot-level-limit = Il livello «{ $level }» ha già il suo limite. Ometti «:{ $limit }».
