### haspelknecht train: learning an evaluation by self-play

cli-train = train a new evaluation for the expert bot by self-play
train-out = folder for games and evaluations; run again with the same folder to continue
train-generations = how many generations learn from their own games, after a first one that learns from the habit bot
train-games = games of 2, 3 and 4 players in each generation
train-seed = seed of all games
train-workers = games at the same time (default: one per core)
train-progress = Generation { $generation }
train-report = Generation { $generation }: { $games } games, { $score } points on average. The evaluation is off by { $error } points (its linear part alone by { $linear }).
train-done = The newest evaluation is in { $file }. To try it with the bot “expert”, copy it over bots/expertise.json in the package.
train-generations-count = The number of generations must be from 0 to 1000, not { $generations }.
train-games-form = “{ $games }” doesn’t say how many games to play. Give three numbers for 2, 3 and 4 players, such as 2000,1000,700.
train-chunk-damaged = The file { $file } is damaged. Delete it, and its games will be played again.
train-other-course = The folder { $folder } holds a training run with another seed. Use another folder.
