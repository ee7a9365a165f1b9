### Bots: ihre Kurznamen, Spielstärken und Missgeschicke

bot-unknown = Den Bot „{ $bot }“ gibt es nicht. Bots: { $known }.
bot-exec-empty = Nenne hinter „exec:“ das Programm, zum Beispiel exec:./my-bot.
bot-limit-unused = Der Bot „{ $bot }“ denkt nicht voraus und nimmt keine Grenze an. Lass „:{ $limit }“ weg.
bot-limit-wrong = „{ $limit }“ ist keine Grenze für den Bot „{ $bot }“. Gib eine Zahl von Iterationen an ({ $bot }:2000) oder eine Zeit pro Spielzug ({ $bot }:1s, { $bot }:500ms).
bot-illegal-move = Der Bot „{ $bot }“ hat den unerlaubten Spielzug „{ $move }“ gewählt. Darum übernimmt greedy.

## Gegner für Menschen

level-beginner = Anfänger
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
character-beginner = Spielt nach Gewohnheit, achtet auf niemanden und wird manchmal von der Pacht überrascht.
character-apprentice = Plant jede Jahreszeit sorgfältig, denkt aber selten an die nächste.
character-journeyman = Denkt an das ganze Jahr und an das, was die anderen nehmen könnten.
character-master = Ein alter Hase, der weiß, was jede Scheibe am Ende wert sein wird.

## Die gelernte Bewertung

expertise-unreadable = Die Bewertungsdatei { $file } lässt sich nicht lesen. Prüfe ihren Namen.
expertise-foreign = Die Bewertungsdatei { $file } gehört zu einer anderen Version des Programms. Trainiere sie neu.
expertise-damaged = Die Bewertungsdatei { $file } ist beschädigt. Trainiere sie neu.

## haspelknecht bots

cli-bots-list = die Bots zeigen, gegen die du spielen kannst, vom Anfänger bis zum Meister
bots-levels = Spielstärken für Menschen
bots-names = Bots mit Kurznamen; nach dem Doppelpunkt, wie lange sie über jeden Spielzug nachdenken dürfen
bot-about-random = irgendein erlaubter Spielzug
bot-about-habit = Faustregeln, ohne vorauszudenken
bot-about-greedy = die beste Jahreszeit für sich allein, ohne auf die anderen zu achten
bot-about-mcts = durchsucht die Jahreszeit und spielt dann Partien aus Gewohnheit zu Ende
bot-about-expert = durchsucht die Jahreszeit mit einer Bewertung, die er aus eigenen Partien gelernt hat
bot-about-exec = ein eigenes Programm, das unser Zeilenprotokoll spricht (docs/bots.md)

bot-level-limit = Die Stufe „{ $level }“ hat eine eigene Grenze. Lass „:{ $limit }“ weg.
