### Gra w terminalu. Ruchy i polecenia wpisuje się w każdym języku po angielsku, jak notację; wszystko, co je
### objaśnia, jest tutaj. Wiersze na planszach są krótkie: trzymaj się długości podanych w komentarzach.

## Opcje polecenia

play-option-bots = kto gra na miejscach po ludziach, po przecinku (domyślnie jeden człowiek na miejscu A przeciwko uczniom, „apprentice”)
play-option-hot-seat = na wszystkich miejscach grają ludzie: podawajcie sobie klawiaturę
play-option-names = imiona graczy, po przecinku
play-option-save = zapisz grę w tym pliku, także gdy skończą się dane wejściowe
play-option-resume = kontynuuj zapisaną grę

## Znaki: po jednej literze na każdy dysk; małe litery to symbole sekcji Tunelu, pokazywane jako wielkie, gdy
## liczą się dla gracza

play-disk-yellow = Ż
play-disk-brown = B
play-disk-black = C
play-sign-wheelbarrow = t
play-sign-lamp = k
play-sign-lorry = w

## Plansza gracza

play-points = { $points } PZ
play-workers = Robotnicy
play-carts = Dyski
play-cart = wózek { $cart }
play-tiles = Kafle
play-markers = Znaczniki
play-buildings = Na start
play-pay-food = 1 żywność
play-pay-thaler = 1 Talar
play-at-work = (pracuje: jeszcze { actions-word })
play-plan-is-ready = plan gotowy
play-pinge-exhausted = wyczerpana
play-pinge-water = { $low }+ bez wydobycia
play-shaft-water = { $low }+ bez wyciągania, { $high }+ bez wydobycia
play-short-pinge = Odkrywka: { coal-word }
play-short-tunnel = Tunel: { coal-word }, sekcje { $complete } z { $sections }
play-board-legend =
    { $coal } dostępny węgiel   { $closed } jeszcze niedostępny   { $taken } zabrany   { $wood } drewno   { $symbol } symbol drewna   { $water } woda dołowa   { $done } gotowe
    Pod Tunelem: punkty za każdą sekcję i jej symbole, t taczka, k kaganek, w wagonik (wielka litera: liczy się dla ciebie).

## Stół

play-year = Rok { $year } z { $years }
play-stage-taking = Pierwsze zabieranie dysków
play-stage-taking-again = Drugie zabieranie dysków
play-stage-refunding = Pierwsza woda dołowa
play-stage-planning = Planowanie
play-stage-working = Wykonywanie akcji
play-stage-storing = Przechowywanie zasobów
play-stage-over = Koniec gry
play-rent = Czynsz: { food-word }{ $thaler ->
    [0] { "" }
    [one] {" "}i { $thaler } Talar
    [few] {" "}i { $thaler } Talary
   *[many] {" "}i { $thaler } Talarów
}
play-order = Kolejność:
play-next-place = Jak na razie twoje miejsce w nowej kolejności tury: { $place }
play-pool = Pula { $pool }
play-reserve = rezerwa
play-pool-wet = z wodą
play-bag = Woreczek

## Plansza rozwinięć: krótkie słowa mają najwyżej 7 liter

play-tile-own = twój
play-tile-free = wolny
play-tile-closed = odcięty
play-tile-fee-any = -1 zas.
play-tile-fee-coal = -1 węg.
play-tile-fee-food = -1 żyw.
play-field-legend = Każdy kafel: koszt ({ $any } to dysk dowolnego koloru), punkty teraz dla gracza { $name }, posiadacze (od wierzchu) i dostęp: wolny, za opłatą (dla posiadacza na wierzchu) albo odcięty (nie przylega do żadnego z twoich i nikt go nie posiada). Więcej o kaflu: tile 11
play-tile-cost = Koszt
play-tile-owners = Posiadacze
play-tile-symbols = { $forks ->
    [0] { "" }
   *[other] { $forks } × widły{" "}
}{ $hammers ->
    [0] { "" }
   *[other] { $hammers } × młot i kilof{" "}
}{ $buildings ->
    [0] { "" }
   *[other] 1 × symbol budynku
}
play-tile-not-in-play = Tego kafla nie ma w grze.

## Decyzja

play-work = Praca
play-work-worker = { $worker }: { $does }
play-work-order = (w tej kolejności)
play-work-synergy = synergia +{ $amount }
play-work-summer = bonus letni +{ $amount }
play-work-or = albo { $tiles }
play-work-all = wykonaj całą pracę pokazaną powyżej
play-brings = Daje
play-winter = Zima
# $goods: „1 żywność i 2 Talary”
play-winter-have = { $count ->
        [0] nic na to nie będziesz mieć
       *[other] będziesz mieć { $goods }
    }
play-winter-debts = { $debts ->
    [one] { $debts } nowy dług
    [few] { $debts } nowe długi
   *[many] { $debts } nowych długów
}
play-winter-coal = { coal-word }: { $points } PZ
play-winter-lost = przepadnie: { $goods }

## Co się wydarzyło

play-story-season = Rok { $year }: { $season }
play-story-water = { $count ->
    [0] Nikt nie otrzymuje wody dołowej.
    [one] 1 wodę dołową otrzymuje { $names }.
   *[other] Po 1 wodzie dołowej otrzymują: { $names }.
}
play-story-order = Nowa kolejność tury: { $names }.
play-story-plans = Plany zostają odsłonięte:
play-story-refilling = Pule zostają uzupełnione.
play-story-final-scoring = Następuje końcowa punktacja.
play-story-coal = Punkty za węgiel na farmach:
play-story-rent = Pora zapłacić czynsz:
play-amount-food = { $amount ->
    [one] { $amount } żywność
    [few] { $amount } żywności
   *[many] { $amount } żywności
}
play-amount-wood = { $amount ->
    [one] { $amount } drewno
    [few] { $amount } drewna
   *[many] { $amount } drewna
}
play-amount-coal = { $amount ->
    [one] { $amount } węgiel
    [few] { $amount } węgle
   *[many] { $amount } węgli
}
play-amount-thaler = { $amount ->
    [one] { $amount } Talara
    [few] { $amount } Talary
   *[many] { $amount } Talarów
}

## Punkty

play-source = Źródło punktów
play-total = Razem
play-if-over = Gdyby gra skończyła się teraz
play-winner = Wygrywa { $name }.
play-tie-coal = tyle samo punktów; więcej wydobytego węgla ma { $ahead } ({ $more } do { $less })
play-tie-order = tyle samo punktów i wydobytego węgla; wcześniej w kolejności tury jest { $ahead }

## Rozmowa z graczami

play-welcome = Haspelknecht, gra o rolnikach i węglu
play-seat-human = { $name }
play-seat-bot = { $name } (bot)
play-help-hint = Wpisz numer z listy, ruch słowami albo „help” (pomoc).
play-prompt = { $name }>{" "}
play-speaker = { $name }:
play-pass-keyboard = Teraz klawiaturę bierze { $name } i naciska Enter.
play-forced = { $name } ma tylko jeden ruch: { $move }
play-no-news = Od twojego ostatniego ruchu nic się nie wydarzyło.
play-confirm = { $warning }. Wpisz „ready” albo naciśnij Enter, żeby mimo to wykonać ruch.
play-why-legal = „{ $move }” jest teraz możliwe:
play-why-illegal = „{ $move }” nie jest teraz możliwe:
play-saved = Zapisano: { $file }
play-save-question = Wpisz „save” (lub „save FILE”), aby zapisać grę, albo naciśnij Enter, aby wyjść bez zapisu:
play-goodbye = Glück auf!

## Pomoc

play-help-intro =
    Ruchy: wpisz numer ruchu z listy albo ruch słowami. W jednym wierszu może być kilka ruchów słowami, po przecinku. Plan słowami wymienia robotników w dowolnej kolejności, na przykład: farmer 2 yellow, farmhand 1 black, digger food, ready
    Polecenia:
play-usage-help = help albo ?
play-help-help = ta strona
play-usage-moves = moves
play-help-moves = jeszcze raz lista ruchów (tak samo działa Enter)
play-usage-work = work
play-help-work = wykonaj całą pracę z planu tak, jak pokazano nad listą
play-usage-undo = undo
play-help-undo = cofnij swój ostatni ruch, chyba że od tego czasu pociągnięto dyski, odsłonięto plany albo ruszyli się inni
play-usage-restart = restart
play-help-restart = cofnij wszystkie swoje ruchy w tej turze
play-usage-withdraw = withdraw
play-help-withdraw = wycofaj cały swój plan
play-usage-board = board, board B
play-help-board = twoja plansza albo plansza z innego miejsca
play-usage-table = table
play-help-table = rok, kolejność tury, pule i wszystkie plansze
play-usage-field = field
play-help-field = plansza rozwinięć z kosztami, opłatami i punktami dla ciebie
play-usage-tile = tile 31
play-help-tile = wszystko o jednym kaflu
play-usage-scores = scores
play-help-scores = punkty według źródeł i wyniki, gdyby gra skończyła się teraz
play-usage-log = log
play-help-log = co się wydarzyło od twojej ostatniej tury
play-usage-why = why lift, why tile 31
play-help-why = zasady, z których wynika ruch, albo dlaczego nie możesz użyć kafla, robotnika lub puli
play-usage-rules = rules R-WATER-05
play-help-rules = tekst zasady lub rozdziału, na przykład rules water
play-usage-save = save, save FILE
play-help-save = zapisz grę; później kontynuuj ją przez --resume FILE
play-usage-quit = quit, quit save
play-help-quit = odejdź od stołu

## Co gracze mogą zrobić źle

play-hot-seat-or-bots = Z --hot-seat na wszystkich miejscach grają ludzie. Pomiń --hot-seat albo --bots.
play-too-many-bots = Liczba podanych botów ({ $found }) jest większa niż liczba graczy ({ $players }).
play-file-exists = Plik { $file } już istnieje i zawiera coś innego. Wybierz inny plik albo kontynuuj tamtą grę: --resume { $file }
play-number-unknown = Na liście nie ma ruchu o numerze { $number }. Ostatni to { $most }.
play-number-in-row = „{ $number }” jest w wierszu z innymi ruchami. Numery zmieniają się z każdym ruchem, więc zapisz te ruchy słowami.
play-rest-not-played = Twoja tura skończyła się przed tymi ruchami: { $moves }
play-nothing-ready = Twój plan nie jest jeszcze kompletny.
play-nothing-to-confirm = Teraz nie ma nic do potwierdzenia.
play-no-work = Teraz nie ma żadnej pracy do wykonania.
play-cannot-undo = Nie ma czego cofnąć: ciągnięcia dysków, odsłonięcia planów i ruchów innych graczy nie można cofnąć.
play-why-what = Po „why” podaj ruch albo rzecz na stole, na przykład: why lift, why tile 31
play-rules-what = Podaj zasadę, na przykład: rules R-WATER-05. Albo rozdział: { $chapters }
