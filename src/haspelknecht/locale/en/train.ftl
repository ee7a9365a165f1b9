### haspelknecht train: learning an evaluation by self-play

cli-train = train a new evaluation for the expert by self-play
train-out = where games and evaluations are kept; a stopped training goes on there
train-generations = how many generations learn from their own games, after one that learns from habit
train-games = games of 2, 3 and 4 players in each generation
train-seed = seed of all games
train-workers = games at the same time (default: one for each core)
train-progress = Generation { $generation }
train-report = Generation { $generation }: { $games } games, { $score } points on average; the evaluation is off by { $error } points (its linear part alone by { $linear }).
train-done = The newest evaluation is in { $file }. Try it with the bot “expert” by copying it over bots/expertise.json of the package.
train-generations-count = The number of generations must be from 0 to 1000, not { $generations }.
train-games-form = “{ $games }” does not say how many games; give three numbers for 2, 3 and 4 players, such as 2000,1000,700.
train-chunk-damaged = The file { $file } is damaged; delete it, and its games are played again.
train-other-course = The folder { $folder } holds a training with another seed; use another folder.
