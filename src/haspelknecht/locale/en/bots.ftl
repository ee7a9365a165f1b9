### Bots: their short names, levels and mishaps

bot-unknown = There is no bot “{ $bot }”. Known bots: { $known }.
bot-exec-empty = Name the program after “exec:”, for example exec:./my-bot.
bot-limit-unused = The bot “{ $bot }” does not think ahead and takes no limit; leave out “:{ $limit }”.
bot-limit-wrong = “{ $limit }” is no limit for the bot “{ $bot }”. Give a number of iterations ({ $bot }:2000) or a time for each move ({ $bot }:1s, { $bot }:500ms).
bot-illegal-move = The bot “{ $bot }” chose the illegal move “{ $move }”; greedy plays on in its place.

## Levels for people

level-beginner = Beginner
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
character-beginner = Works by habit, never looks up, and is sometimes surprised by the rent.
character-apprentice = Plans each season with care, but seldom thinks of the next one.
character-journeyman = Thinks of the whole year and of what the others may take.
character-master = Has seen a thousand shafts, and knows what each disk will be worth in the end.

## The learned evaluation

expertise-unreadable = The evaluation file { $file } cannot be read; check its name.
expertise-foreign = The evaluation file { $file } was made for another version of the program; train it again.
expertise-damaged = The evaluation file { $file } is damaged; train it again.

## haspelknecht bots

cli-bots-list = show who can play, from beginner to master
bots-levels = Levels for people
bots-names = Bots by their short names; after a colon, how long they may think about each move
bot-about-random = any legal move
bot-about-habit = rules of thumb, no looking ahead
bot-about-greedy = the best season for itself, whatever the others do
bot-about-mcts = searches the season, then plays games to their end by habit
bot-about-expert = searches the season with an evaluation learned from its own games
bot-about-exec = a program of your own that speaks our line protocol (docs/bots.md)

bot-level-limit = The level “{ $level }” sets its own limit; leave out “:{ $limit }”.
