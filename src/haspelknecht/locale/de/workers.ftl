### Bots, die in eigenen Prozessen nachdenken: was dort schiefgehen kann

worker-too-slow = Der Bot „{ $bot }“ hat nicht innerhalb von { $seconds } s geantwortet; diesen Spielzug hat stattdessen greedy gewählt.
worker-crashed = Der Bot „{ $bot }“ ist gescheitert ({ $problem }); diesen Spielzug hat stattdessen greedy gewählt.
worker-died = Der Prozess des Bots „{ $bot }“ hat sich unerwartet beendet (Status { $status }); diesen Spielzug hat stattdessen greedy gewählt.
worker-nonsense = Die Antwort des Bots „{ $bot }“ war kein erlaubter Spielzug; diesen Spielzug hat stattdessen greedy gewählt.
worker-not-started = Der Prozess des Bots „{ $bot }“ ließ sich nicht starten ({ $problem }); diesen Spielzug hat stattdessen greedy gewählt.
worker-stand-in-failed = Auch der Bot, der eingesprungen ist, ist gescheitert ({ $problem }); dieser Spielzug wurde ausgelost.
worker-closed = Die Bots wurden angehalten.
