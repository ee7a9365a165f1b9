### Research interfaces: tensors, batched play, PettingZoo, Gymnasium, OpenSpiel.

envs-reward-unknown = There is no reward “{ $kind }”; there are: { $known }.
envs-render-unknown = There is no way to show the table called “{ $mode }”; there are: { $known }.
envs-bag = Bag: { $disks }
envs-seat-unknown = There is no seat { $seat } at this table; seats are 0 to { $last }.
envs-openspiel-option = “{ $option }” is no option with a value: write it as name:value.
envs-openspiel-observer = This game provides observations of one player with all public information, with or without perfect recall; no other kinds.
envs-openspiel-foreign = A state that began in a given position cannot be written down: only states of whole games can.
envs-batch-games = A batch has 1 to { $most } games, not { $games }.
envs-batch-actions = A step needs an array of { $games } whole numbers, one action for each game; this is { $found }.
envs-batch-not-reset = The games have not begun: call reset first.
envs-batch-illegal = Game { $game } refuses its action, and nothing was played in any game.
envs-shard-processes = A batch is spread over 1 to { $most } processes, not { $processes }.
envs-shard-died = The process with the games { $rows } ended with status { $status }; the batch cannot go on.
