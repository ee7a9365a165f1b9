### Research interfaces: tensors, batched play, PettingZoo, Gymnasium, OpenSpiel.

envs-reward-unknown = There’s no reward “{ $kind }”. Rewards: { $known }.
envs-render-unknown = There’s no render mode “{ $mode }”. Render modes: { $known }.
envs-bag = Bag: { $disks }
envs-seat-unknown = There’s no seat { $seat } at this table. Seats are 0 to { $last }.
envs-openspiel-option = “{ $option }” isn’t an option with a value. Write it as name:value.
envs-openspiel-observer = This game only provides observations of one player with all public information, with or without perfect recall.
envs-openspiel-foreign = A state that started from a given position can’t be serialized. Only states of whole games can.
envs-batch-games = A batch has 1 to { $most } games, not { $games }.
envs-batch-actions = A step needs an array of { $games } whole numbers, one action per game. This is { $found }.
envs-batch-not-reset = The games haven’t started. Call reset first.
envs-batch-illegal = Game { $game } refuses its action, so nothing was played in any game.
envs-shard-processes = A batch can be spread over 1 to { $most } processes, not { $processes }.
envs-shard-died = The process with games { $rows } ended with status { $status }. The batch can’t continue.
