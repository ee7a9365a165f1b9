### haspelknecht train: nauka funkcji oceny w grach z samym sobą

cli-train = wytrenuj dla bota expert nową funkcję oceny w grach z samym sobą
train-out = folder na gry i funkcje oceny; uruchom ponownie z tym samym folderem, aby kontynuować
train-generations = ile pokoleń uczy się z własnych gier, po pierwszym, które uczy się z gier bota habit
train-games = gry dla 2, 3 i 4 graczy w każdym pokoleniu
train-seed = ziarno wszystkich gier
train-workers = gry naraz (domyślnie: po jednej na rdzeń)
train-progress = Pokolenie { $generation }
train-report = Pokolenie { $generation }: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }, średnio { $score } punktu. Funkcja oceny myli się o { $error } punktu (sama część liniowa o { $linear }).
train-done = Najnowsza funkcja oceny jest w { $file }. Aby wypróbować ją z botem „expert”, zastąp nią plik bots/expertise.json w pakiecie.
train-generations-count = Liczba pokoleń musi wynosić od 0 do 1000, a nie { $generations }.
train-games-form = „{ $games }” nie mówi, ile gier rozegrać. Podaj trzy liczby, dla 2, 3 i 4 graczy, na przykład 2000,1000,700.
train-chunk-damaged = Plik { $file } jest uszkodzony. Usuń go, a jego gry zostaną rozegrane ponownie.
train-other-course = W folderze { $folder } jest trening z innym ziarnem. Użyj innego folderu.
