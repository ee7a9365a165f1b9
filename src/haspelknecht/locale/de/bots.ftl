### Bots: ihre Kurznamen, Spielstärken und Missgeschicke

bot-unknown = Den Bot „{ $bot }“ gibt es nicht. Bekannte Bots: { $known }.
bot-exec-empty = Nenne hinter „exec:“ das Programm, zum Beispiel exec:./my-bot.
bot-limit-unused = Der Bot „{ $bot }“ denkt nicht voraus und braucht keine Grenze; lass „:{ $limit }“ weg.
bot-limit-wrong = „{ $limit }“ ist keine Grenze für den Bot „{ $bot }“. Gib eine Zahl von Iterationen an ({ $bot }:2000) oder eine Zeit für jeden Spielzug ({ $bot }:1s, { $bot }:500ms).
bot-illegal-move = Der Bot „{ $bot }“ hat den unerlaubten Spielzug „{ $move }“ gewählt; an seiner Stelle spielt greedy weiter.

## Gegner für Menschen

level-beginner = Anfänger
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
character-beginner = Arbeitet aus Gewohnheit, blickt nie auf und wird manchmal von der Pacht überrascht.
character-apprentice = Plant jede Jahreszeit mit Sorgfalt, denkt aber selten an die nächste.
character-journeyman = Denkt an das ganze Jahr und an das, was die anderen nehmen könnten.
character-master = Hat tausend Schächte gesehen und weiß, was jede Scheibe am Ende wert sein wird.

## Die gelernte Bewertung

expertise-unreadable = Die Bewertungsdatei { $file } lässt sich nicht lesen; prüfe ihren Namen.
expertise-foreign = Die Bewertungsdatei { $file } gehört zu einer anderen Version des Programms; trainiere sie neu.
expertise-damaged = Die Bewertungsdatei { $file } ist beschädigt; trainiere sie neu.

## haspelknecht bots

cli-bots-list = zeigen, wer mitspielen kann, vom Anfänger bis zum Meister
bots-levels = Gegner für Menschen, nach Spielstärke
bots-names = Bots mit ihren Kurznamen; hinter dem Doppelpunkt, wie lange sie über jeden Spielzug nachdenken dürfen
bot-about-random = irgendein erlaubter Spielzug
bot-about-habit = Faustregeln, ohne vorauszudenken
bot-about-greedy = die beste Jahreszeit für sich allein, ohne auf die anderen zu achten
bot-about-mcts = durchsucht die Jahreszeit und spielt dann Partien aus Gewohnheit zu Ende
bot-about-expert = durchsucht die Jahreszeit mit einer Bewertung, die er aus eigenen Partien gelernt hat
bot-about-exec = ein eigenes Programm, das unser Zeilenprotokoll spricht (docs/bots.md)

bot-level-limit = Die Stufe „{ $level }“ bringt ihre eigene Grenze mit; lass „:{ $limit }“ weg.
