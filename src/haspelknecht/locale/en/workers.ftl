### Bots that think in processes of their own: what can go wrong there

worker-too-slow = The bot “{ $bot }” did not answer within { $seconds } s; greedy chose this move instead.
worker-crashed = The bot “{ $bot }” failed ({ $problem }); greedy chose this move instead.
worker-died = The process of the bot “{ $bot }” ended unexpectedly (status { $status }); greedy chose this move instead.
worker-nonsense = The bot “{ $bot }” answered with something that is no legal move; greedy chose this move instead.
worker-not-started = The process of the bot “{ $bot }” could not be started ({ $problem }); greedy chose this move instead.
worker-stand-in-failed = The bot that stood in failed too ({ $problem }); this move was drawn by lot.
worker-closed = The bots have been stopped.
