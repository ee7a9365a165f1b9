### haspelknecht train: eine Bewertung lernen, im Spiel gegen sich selbst

cli-train = eine neue Bewertung für den Bot expert trainieren, im Spiel gegen sich selbst
train-out = wo Partien und Bewertungen aufbewahrt werden; ein abgebrochenes Training geht dort weiter
train-generations = wie viele Generationen aus ihren eigenen Partien lernen, nach einer, die von habit lernt
train-games = Partien zu 2, 3 und 4 Spielern in jeder Generation
train-seed = Startwert aller Partien
train-workers = wie viele Partien gleichzeitig laufen (ohne Angabe: eine pro Prozessorkern)
train-progress = Generation { $generation }
train-report = Generation { $generation }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, im Schnitt { $score } Siegpunkte; die Bewertung liegt um { $error } Siegpunkte daneben (ihr linearer Teil allein um { $linear }).
train-done = Die neueste Bewertung liegt in { $file }. Um sie mit dem Bot „expert“ auszuprobieren, kopiere sie über die mitgelieferte.
train-generations-count = Die Zahl der Generationen muss zwischen 0 und 1000 liegen, nicht bei { $generations }.
train-games-form = „{ $games }“ sagt nicht, wie viele Partien; gib drei Zahlen an, für 2, 3 und 4 Spieler, zum Beispiel 2000,1000,700.
train-chunk-damaged = Die Datei { $file } ist beschädigt; lösche sie, dann werden ihre Partien noch einmal gespielt.
train-other-course = Im Ordner { $folder } liegt ein Training mit einem anderen Startwert; nimm einen anderen Ordner.
