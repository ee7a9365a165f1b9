### Boty, które myślą we własnych procesach: co może się tam nie udać

worker-too-slow = Bot „{ $bot }” nie odpowiedział w ciągu { $seconds } s, więc ten ruch wybrał greedy.
worker-crashed = Bot „{ $bot }” zawiódł ({ $problem }), więc ten ruch wybrał greedy.
worker-died = Proces bota „{ $bot }” niespodziewanie się zakończył (kod { $status }), więc ten ruch wybrał greedy.
worker-nonsense = Odpowiedź bota „{ $bot }” nie jest dozwolonym ruchem, więc ten ruch wybrał greedy.
worker-not-started = Nie udało się uruchomić procesu bota „{ $bot }” ({ $problem }), więc ten ruch wybrał greedy.
worker-stand-in-failed = Bot zastępczy też zawiódł ({ $problem }), więc ten ruch został wylosowany.
worker-closed = Boty zostały zatrzymane.
