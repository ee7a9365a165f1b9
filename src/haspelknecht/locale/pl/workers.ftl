### Boty, które myślą we własnych procesach: co może się tam nie udać

worker-too-slow = Bot „{ $bot }” nie odpowiedział w ciągu { $seconds } s; zamiast niego ten ruch wybrał greedy.
worker-crashed = Bot „{ $bot }” zawiódł ({ $problem }); zamiast niego ten ruch wybrał greedy.
worker-died = Proces bota „{ $bot }” niespodziewanie się zakończył (kod { $status }); zamiast niego ten ruch wybrał greedy.
worker-nonsense = Odpowiedź bota „{ $bot }” nie jest dozwolonym ruchem; zamiast niego ten ruch wybrał greedy.
worker-not-started = Nie udało się uruchomić procesu bota „{ $bot }” ({ $problem }); zamiast niego ten ruch wybrał greedy.
worker-stand-in-failed = Bot w zastępstwie też zawiódł ({ $problem }); ten ruch został wylosowany.
worker-closed = Boty zostały zatrzymane.
