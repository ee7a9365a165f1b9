### Mecze i turnieje botów: polecenia, tabele, raport.

cli-match = rozegraj mecz botów z wyrównanymi miejscami i pokaż, jak pewny jest wynik
cli-tournament = niech wszystkie boty zagrają ze sobą; powstaną ich rating i raport

## Opcje

arena-bots = boty, po przecinku; dlatego w poleceniu bota exec: nie może być przecinka
arena-games = najmniejsza liczba gier na zestawienie; rozgrywa się pełne cykle, aby wyrównać miejsca
arena-workers = procesy robocze na tym komputerze (domyślnie: po jednym na procesor)
arena-ray = graj na klastrze Ray pod tym adresem (host:port albo auto) zamiast na tym komputerze
arena-out = folder na wszystkie gry, tabele i raport; uruchom ponownie z tym samym folderem, aby kontynuować
arena-json = wypisz wszystko jako JSON
arena-mirror = niech każdy bot zagra też sam ze sobą, dla kontroli: wszystkie miejsca powinny wygrywać równie często
arena-tables = trzech i czterech graczy: zagraj tylko przy tylu z możliwych stołów, wybranych równomiernie

## Błędne dane

arena-no-bots = Podaj boty, na przykład --bots greedy,random.
arena-bot-twice = Bot „{ $bot }” jest podany dwa razy. Aby zagrał sam ze sobą, użyj: match --mirror
arena-one-bot = Do meczu potrzeba dwóch botów. Aby „{ $bot }” zagrał sam ze sobą, dodaj --mirror.
arena-one-bot-alone = Do turnieju potrzeba co najmniej dwóch botów, a podano tylko „{ $bot }”.
arena-too-many-bots = Przy stole dla tylu graczy ({ $players }) nie zmieści się tyle botów ({ $bots }). Zwiększ liczbę graczy albo użyj: tournament
arena-workers-count = Liczba procesów roboczych musi wynosić od 1 do { $most }, a nie { $workers }.
arena-workers-or-ray = Użyj --workers albo --ray. Klaster Ray wie, ile ma procesorów.
arena-tables-count = Liczba stołów musi wynosić co najmniej 1, a nie { $tables }.
arena-games-damaged = { $file }, wiersz { $line }: to nie jest jedna z naszych gier. Napraw albo usuń ten wiersz i zacznij jeszcze raz.
arena-other-match = W folderze { $folder } są gry z innego meczu, z innymi zasadami albo z innej wersji. Wybierz inny folder.
arena-ray-unreachable = Nie można użyć klastra Ray pod adresem { $address }: { $problem }.
arena-ray-version = Klaster Ray pod adresem { $address } ma haspelknecht w wersji { $there }, a tutaj jest { $here }. Muszą być takie same.
arena-all-failed = Nie udało się rozegrać żadnej gry: { $reason }

## W trakcie gry

arena-progress = Gry
arena-failed = { $games ->
    [one] Nie udało się rozegrać 1 gry i brakuje jej w wyniku. Nie powiodła się dwa razy: { $reason }
   *[other] Nie udało się rozegrać { $games } gier i brakuje ich w wyniku. Pierwsza nie powiodła się dwa razy: { $reason }
}
arena-forfeits = { $forfeits ->
        [one] Jeden bot przegrał grę walkowerem: { $reason }
       *[other] Boty przegrały walkowerem { $forfeits } razy. Za pierwszym razem: { $reason }
    }

## Tabele

arena-standings = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
arena-cross-table = Wiersz skończył przed kolumną, w procentach
arena-mirrors = Boty same ze sobą: kto wygrywa
arena-column-bot = Bot
arena-column-games = Gry
arena-column-wins = Wygrane
arena-column-win-rate = Odsetek wygranych
arena-column-interval = Przedział 95%
arena-column-score = Średni wynik
arena-column-rank = Średnie miejsce
arena-column-rating = Rating
arena-column-forfeits = Walkowery
arena-column-thought = Czas wyboru

## Raport

report-title-match = Mecz: { $bots }
report-title-tournament = Turniej: { $bots }
report-about = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $players } graczy, wydanie „{ $edition }”, ziarno { $seed }, haspelknecht { $version }.
report-standings = Klasyfikacja
report-standings-about = Gry między różnymi botami; każdy bot gra równie często na każdym miejscu. Przedział zawiera prawdziwy odsetek wygranych w 95 przypadkach na 100 (Wilson). Błąd średniego wyniku liczy się między ziarnami, bo gry z tym samym ziarnem są do siebie podobne. Rating to oszacowanie OpenSkill wraz z jego niepewnością.
report-win-rates = Odsetek wygranych
report-duels = Bezpośrednie pojedynki
report-duels-about = Jak często bot z wiersza kończył grę przed botem z kolumny. Pogrubienie: przedział nie pozostawia wątpliwości, który bot jest silniejszy.
report-scores = Wyniki
report-scores-about = Wszystkie gry, także te, w których bot gra sam ze sobą. x̄ to średnia; pionowa linia i ½ to mediana.
report-score-distribution = Rozkład wyników
report-sources = Skąd pochodzą punkty
report-sources-about = Średnie punkty z każdego źródła. Straty są na lewo od zera, a pionowa linia to średni wynik.
report-points-by-source = Średnie punkty według źródeł
report-other-sources = Inne źródła
report-in-numbers = W liczbach
report-tiles = Rozwinięcia
report-tiles-about = Jak często bot kupuje rozwinięcie, które jest w grze, i jak często z nim wygrywa. Linia przerywana pokazuje, jak często wygrywa w ogóle. Dobrzy gracze kupują dobre rozwinięcia: wygrana z kaflem to jeszcze nie wygrana dzięki niemu.
report-bought = Kupione
report-won-then = Wygrane z nim
report-seats = Miejsca
report-seats-about = Kto wygrywa, według miejsca w pierwszej kolejności tury. Linia przerywana pokazuje, co byłoby sprawiedliwe. Gdy bot gra sam ze sobą, wszyscy przeciwnicy są równie silni, więc liczy się tylko miejsce.
report-all-games = Wszystkie gry
report-mirror-of = { $bot } sam ze sobą
report-seats-control = Miejsca przy stole, wszystkie gry
report-seat = Miejsce { $seat }
report-place = { $place }. w kolejności
report-length = Długość gry
report-length-about = Decyzje wszystkich graczy razem, także te bez wyboru.
report-decisions = Decyzje na grę
report-latency = Czas namysłu
report-latency-about = Jak długo bot zastanawia się nad jednym wyborem: kropka to średnia, linia kończy się na najdłuższym namyśle. Wymuszone ruchy się nie liczą. To zależy od komputera; wszystko inne na tej stronie jest dla tego samego ziarna takie samo, o ile żaden bot nie ma limitu czasu.
report-thinking = Czas wyboru
