### Bots: their short names, levels and mishaps

bot-unknown = There’s no bot “{ $bot }”. Bots: { $known }.
bot-exec-empty = Name the program after “exec:”, for example exec:./my-bot.
bot-limit-unused = The bot “{ $bot }” doesn’t think ahead and takes no limit. Leave out “:{ $limit }”.
bot-limit-wrong = “{ $limit }” isn’t a limit for the bot “{ $bot }”. Give a number of iterations ({ $bot }:2000) or a time per move ({ $bot }:1s, { $bot }:500ms).
bot-illegal-move = The bot “{ $bot }” chose the illegal move “{ $move }”, so greedy takes over.

## Levels for people

level-beginner = Beginner
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
character-beginner = Plays by habit, ignores everyone else, and is sometimes surprised by the rent.
character-apprentice = Plans each season carefully, but rarely thinks about the next one.
character-journeyman = Thinks about the whole year, and about what the others might take.
character-master = An old hand who knows what each disk will be worth in the end.

## The learned evaluation

expertise-unreadable = The evaluation file { $file } can’t be read. Check its name.
expertise-foreign = The evaluation file { $file } was made for another version of the program. Train it again.
expertise-damaged = The evaluation file { $file } is damaged. Train it again.

## haspelknecht bots

cli-bots-list = list the bots you can play against, from beginner to master
bots-levels = Levels for people
bots-names = Bots by short name; after a colon, how long they may think about each move
bot-about-random = any legal move
bot-about-habit = rules of thumb, no looking ahead
bot-about-greedy = the best season for itself, whatever the others do
bot-about-mcts = searches the season, then plays games to the end by habit
bot-about-expert = searches the season with an evaluation learned from its own games
bot-about-exec = your own program that speaks our line protocol (docs/bots.md)

bot-level-limit = The level “{ $level }” sets its own limit. Leave out “:{ $limit }”.
