### Wiersz poleceń: pomoc, tabele, komunikaty.

## Polecenia

cli-about = Gra planszowa Haspelknecht. Bez polecenia otwiera grę w przeglądarce.
cli-commands = polecenia
cli-lang = język wszystkich tekstów
cli-version = pokaż wersję i zakończ
cli-version-compiled = haspelknecht { $version } (silnik skompilowany, Python { $python })
cli-version-plain = haspelknecht { $version } (silnik w zwykłym Pythonie, Python { $python })
cli-help = pokaż tę pomoc i zakończ
cli-usage-heading = użycie:
cli-arguments-heading = argumenty
cli-options-heading = opcje
cli-play = zagraj w terminalu, przeciwko botom albo z przyjaciółmi przy jednej klawiaturze
cli-simulate = niech boty rozegrają między sobą wiele gier
cli-replay = sprawdź zapisaną grę krok po kroku i pokaż ją
cli-rules = zbiór zasad oraz to, które testy sprawdzają którą zasadę
cli-bench = zmierz szybkość silnika, skompilowanego i interpretowanego

## Jaka gra

cli-group-game = ustawienia gry
cli-players = liczba graczy: 2, 3 lub 4
cli-edition = wydanie zasad: { $known }
cli-option = ustaw opcję zasad, na przykład mill_repeat=repeat; można podać kilka razy (lista: haspelknecht rules)
cli-layout = układ planszy rozwinięć: nazwa albo własny plik .toml
cli-tiles = kafle: first (najniższe numery), random (losowe) albo numery po przecinku w kolejności czytania
cli-components = plik .toml z nadrukowanymi wartościami, które zastępują nasze
cli-start-building = budynek, z którym wszyscy zaczynają (12, 15, 24 lub 35), jeśli jego kafla nie ma w grze
cli-improved-farmhand = wszyscy zaczynają z Doświadczonym Parobkiem, jeśli kafla 13 nie ma w grze
cli-few-thaler = dwóch graczy, losowe kafle, za mało źródeł Talarów: losuj ponownie (redraw) albo tylko ostrzeż (warn)
cli-seed = ziarno wszystkich losowań; to samo ziarno daje tę samą grę
cli-json = wypisz JSON
cli-option-form = Zapisz opcję jako NAZWA=WARTOŚĆ, a nie „{ $option }”.
cli-usage = To polecenie jest nieprawidłowe ({ $problem }). Spróbuj: { $command } --help
cli-unrecognized = „{ $words }” nie jest tu znane. Spróbuj: { $command } --help
cli-required = Czegoś brakuje: { $words }. Spróbuj: { $command } --help
cli-expected = { $option } wymaga wartości. Spróbuj: { $command } --help
cli-choice = { $option } nie może mieć wartości „{ $value }”. Wybierz z: { $known }.
cli-value = { $option } nie może mieć wartości „{ $value }”. Spróbuj: { $command } --help
cli-bots = boty na miejscach: jeden dla wszystkich albo po jednym na każde, po przecinku
cli-games = ile gier
cli-records = zapisz przebieg każdej gry w tym folderze
cli-games-count = Liczba gier musi wynosić od 1 do 10000000, a nie { $games }.
cli-bots-count = Liczba podanych botów ({ $found }) nie pasuje do liczby graczy ({ $players }). Podaj jednego bota albo po jednym na każde miejsce.

## Pliki

file-unreadable = Nie można odczytać { $file }: { $problem }.
file-unwritable = Nie można zapisać { $file }: { $problem }.
cli-output = standardowego wyjścia
file-not-text = { $file } nie jest plikiem tekstowym.
file-too-large = Plik { $file } jest za duży.
extra-missing = Potrzebny jest do tego pakiet „{ $module }”, a nie jest zainstalowany. Zainstaluj go poleceniem: pip install "haspelknecht[{ $extra }]"
extra-broken = Potrzebna biblioteka jest zainstalowana, ale nie można jej wczytać ({ $problem }). Zainstaluj ją ponownie poleceniem: pip install --force-reinstall "haspelknecht[{ $extra }]"

## Tabele

cli-simulate-title = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}
cli-column-seat = Miejsce
cli-column-bot = Bot
cli-column-wins = Wygrane
cli-column-mean = Średni wynik
cli-column-lowest = Najniższy
cli-column-highest = Najwyższy
cli-column-source = Źródło punktów
cli-column-rule = Zasada
cli-column-tests = Testy
cli-column-names = Na przykład
cli-column-measure = Pomiar
cli-column-interpreted = Interpretowany
cli-total = Razem

## Odtwarzanie

cli-replay-file = zapis gry
cli-replay-json = wypisz przygotowanie, a potem każde zdarzenie ze stanem po nim, po jednym obiekcie JSON w wierszu
cli-replay-verified = Sprawdzono krok po kroku: zapis jest poprawny
cli-replay-draws-unproved = Sprawdzono krok po kroku: ruchy są zgodne z zasadami. Bez ziarna nie dało się sprawdzić losowań
cli-replay-unfinished = Sprawdzono krok po kroku: zapis jest poprawny. Gra nie jest skończona.
cli-replay-hash = Skrót ziarna: { $hash } (musi być taki sam jak pokazany na początku gry)

## Zasady

cli-rules-coverage = które testy sprawdzają którą zasadę; kończy się błędem, jeśli jakaś zasada nie ma testu
cli-rules-tests = folder z testami, dla --coverage
cli-rules-books = Wiersze w instrukcjach: { $books }
cli-rules-signs = (~ tylko sugeruje, ≠ mówi co innego)
cli-rules-covered = Zasady sprawdzane testami: { $covered } z { $rules }.
cli-rules-missing = Bez testu: { $rules }
cli-no-tests = Nie ma folderu „{ $folder }” z testami. Uruchom to w kopii roboczej projektu albo wskaż folder przez --tests.

## Szybkość

cli-bench-seconds = jak długo mierzyć każdą wartość
cli-bench-compiled = Silnik: skompilowany
cli-bench-plain = Silnik: zwykły Python
cli-bench-decisions_per_second = Decyzje na sekundę, losowe gry dla 4 graczy
cli-bench-copies_per_second = Kopie stanu ze środka gry na sekundę
cli-bench-rebuild_milliseconds = Milisekundy na odbudowanie skończonej gry z jej zapisu
cli-bench-rollouts_per_second = Całe partie na sekundę w przeszukiwaniu, 2 graczy
cli-bench-evaluations_per_second = Ocenione pozycje na sekundę w przeszukiwaniu, 2 graczy
cli-bench-times = Ile razy szybciej niż interpretowany

cli-serve = uruchom serwer gry
cli-serve-host = adres, pod którym serwer nasłuchuje; 0.0.0.0 wpuszcza też inne komputery
cli-serve-port = port, na którym serwer nasłuchuje
cli-serve-database = plik albo adres postgresql://; domyślnie plik w twoim folderze danych
cli-serve-data = folder na klucz i, domyślnie, na bazę danych
cli-serve-bot-workers = ile botów może myśleć jednocześnie
cli-serve-sync = SQLite: full czeka na dysk po każdej zmianie; normal jest szybsze, ale przy awarii zasilania można stracić ostatnie sekundy
cli-serve-rates = mnożnik limitów częstości żądań: 2 pozwala na dwa razy więcej, 0 znosi limity
cli-serve-private-webhooks = pozwól webhookom wywoływać adresy tego komputera i jego sieci
cli-serve-proxy = serwer stoi za proxy, które przekazuje adres łączącego się
cli-serve-metrics-from = sieć, która oprócz tego komputera może czytać /metrics, na przykład 10.0.0.0/8; można podać kilka razy
cli-serve-log = text: problemy w krótkich wierszach; json: także każde żądanie, jeden obiekt JSON w wierszu
