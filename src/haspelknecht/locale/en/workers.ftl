### Bots that run in processes of their own: what can go wrong there

worker-too-slow = The bot “{ $bot }” didn’t answer within { $seconds } s, so the bot “greedy” chose this move instead.
worker-crashed = The bot “{ $bot }” failed ({ $problem }), so the bot “greedy” chose this move instead.
worker-died = The process of the bot “{ $bot }” ended unexpectedly (status { $status }), so the bot “greedy” chose this move instead.
worker-nonsense = The bot “{ $bot }” answered with something that isn’t a legal move, so the bot “greedy” chose this move instead.
worker-not-started = The process of the bot “{ $bot }” couldn’t be started ({ $problem }), so the bot “greedy” chose this move instead.
worker-stand-in-failed = The replacement bot failed too ({ $problem }), so this move was chosen at random.
worker-closed = The bots have been stopped.
