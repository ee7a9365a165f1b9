### Bots, die in eigenen Prozessen nachdenken: was dort schiefgehen kann

worker-too-slow = Der Bot „{ $bot }“ hat nicht innerhalb von { $seconds } s geantwortet. Diesen Spielzug hat stattdessen greedy gewählt.
worker-crashed = Der Bot „{ $bot }“ ist gescheitert ({ $problem }). Diesen Spielzug hat stattdessen greedy gewählt.
worker-died = Der Prozess des Bots „{ $bot }“ hat sich unerwartet beendet (Status { $status }). Diesen Spielzug hat stattdessen greedy gewählt.
worker-nonsense = Die Antwort des Bots „{ $bot }“ war kein erlaubter Spielzug. Diesen Spielzug hat stattdessen greedy gewählt.
worker-not-started = Der Prozess des Bots „{ $bot }“ ließ sich nicht starten ({ $problem }). Diesen Spielzug hat stattdessen greedy gewählt.
worker-stand-in-failed = Auch der Ersatz-Bot ist gescheitert ({ $problem }). Dieser Spielzug wurde ausgelost.
worker-closed = Die Bots wurden angehalten.
