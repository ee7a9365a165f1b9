### haspelknecht train: nauka funkcji oceny w grach z samym sobą

cli-train = wytrenuj dla bota expert nową funkcję oceny w grach z samym sobą
train-out = gdzie przechowywać gry i funkcje oceny; przerwany trening toczy się tam dalej
train-generations = ile pokoleń uczy się z własnych gier, po pierwszym, które uczy się z gier bota habit
train-games = ile gier dla 2, 3 i 4 graczy w każdym pokoleniu
train-seed = ziarno wszystkich gier
train-workers = ile gier naraz (domyślnie: po jednej na każdy rdzeń)
train-progress = Pokolenie { $generation }
train-report = Pokolenie { $generation }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, średnio { $score } punktu; funkcja oceny myli się o { $error } punktu (sama jej część liniowa o { $linear }).
train-done = Najnowsza funkcja oceny jest w { $file }. Aby wypróbować ją z botem „expert”, zastąp nią tę dołączoną do programu.
train-generations-count = Liczba pokoleń musi wynosić od 0 do 1000, a nie { $generations }.
train-games-form = „{ $games }” nie mówi, ile gier rozegrać; podaj trzy liczby, dla 2, 3 i 4 graczy, na przykład 2000,1000,700.
train-chunk-damaged = Plik { $file } jest uszkodzony; usuń go, a jego gry zostaną rozegrane ponownie.
train-other-course = W folderze { $folder } jest trening z innym ziarnem; użyj innego folderu.
