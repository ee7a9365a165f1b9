### haspelknecht train: eine Bewertung lernen, im Spiel gegen sich selbst

cli-train = im Spiel gegen sich selbst eine neue Bewertung für den Bot expert trainieren
train-out = Ordner für Partien und Bewertungen; ein neuer Start mit demselben Ordner macht dort weiter
train-generations = wie viele Generationen aus ihren eigenen Partien lernen, nach einer ersten, die vom Bot habit lernt
train-games = Partien zu zweit, zu dritt und zu viert in jeder Generation
train-seed = Startwert aller Partien
train-workers = Partien gleichzeitig (ohne Angabe: eine pro Prozessorkern)
train-progress = Generation { $generation }
train-report = Generation { $generation }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
    }, im Schnitt { $score } Siegpunkte. Die Bewertung liegt um { $error } Siegpunkte daneben (ihr linearer Teil allein um { $linear }).
train-done = Die neueste Bewertung liegt in { $file }. Um sie mit dem Bot „expert“ auszuprobieren, kopiere sie über bots/expertise.json im Paket.
train-generations-count = Die Zahl der Generationen muss zwischen 0 und 1000 liegen, nicht bei { $generations }.
train-games-form = „{ $games }“ sagt nicht, wie viele Partien gespielt werden. Gib drei Zahlen an, für zwei, drei und vier Personen, zum Beispiel 2000,1000,700.
train-chunk-damaged = Die Datei { $file } ist beschädigt. Lösche sie, dann werden ihre Partien noch einmal gespielt.
train-other-course = Im Ordner { $folder } liegt ein Training mit einem anderen Startwert. Wähle einen anderen Ordner.
