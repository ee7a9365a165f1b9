### Wspólny stół: koło roku, pule, najbliższa zima, plansza rozwinięć, arkusz punktów.

## Litery na elementach, dla tych, którzy nie odróżniają kolorów

web-field-letter-disk-yellow = Żó
web-field-letter-disk-brown = Br
web-field-letter-disk-black = Cz
web-field-letter-food = Ż
web-field-letter-wood = D
web-field-letter-coal = W
web-field-letter-water = Wo

## Koło roku

web-field-year = Rok
web-field-wheel = Rok { $year } z 3, { $season }. Przebieg roku: przybiera woda, wiosna, lato, przybiera woda, jesień, zima.
web-field-wheel-water = Rok { $year } z 3, przybiera woda; zaraz potem { $season }. Przebieg roku: przybiera woda, wiosna, lato, przybiera woda, jesień, zima.
web-field-wheel-bonus = Bonus letni: jeśli twój Rolnik wyprodukuje latem żywność, dostajesz o 1 więcej.

## Pule

web-field-pools = Pule
web-field-pool = Pula { $number }
web-field-pool-empty = pusta
# Krótko: stoi obok nazwy puli, przed „+1” i kroplą.
web-field-wet = krok 1
web-field-wet-why = Mokra pula: kto bierze stąd dyski w kroku 1, dostaje 1 wodę dołową, w kroku 2 już nie.
web-field-reserve = rezerwa
web-field-reserve-next = rezerwa na potem
web-field-disks-yellow =
    { $count ->
        [one] 1 żółty dysk
        [few] { $count } żółte dyski
       *[many] { $count } żółtych dysków
    }
web-field-disks-brown =
    { $count ->
        [one] 1 brązowy dysk
        [few] { $count } brązowe dyski
       *[many] { $count } brązowych dysków
    }
web-field-disks-black =
    { $count ->
        [one] 1 czarny dysk
        [few] { $count } czarne dyski
       *[many] { $count } czarnych dysków
    }
web-field-pool-label = Pula { $number }: { $disks }
web-field-pool-label-wet = Pula { $number }: { $disks }; mokra: w kroku 1 przynosi 1 wodę dołową
web-field-reserve-label = Rezerwa puli { $number }: { $disks }
web-field-take-place = Twoje miejsce w nowej kolejności, jak na razie: { $place }.

## Najbliższa zima

# Miejsca jest na około 12 liter; wystarczy też samo „Zima”.
web-field-winter = Na zimę
web-field-winter-rent = Czynsz
web-field-winter-there = { $there } z { $due }
web-field-winter-food =
    { $due ->
        [one] Czynsz: 1 żywność, masz na to { $there }.
       *[other] Czynsz: { $due } żywności, masz na to { $there }.
    }
web-field-winter-thaler =
    { $due ->
        [one] Czynsz: 1 Talar, masz na to { $there }.
        [few] Czynsz: { $due } Talary, masz na to { $there }.
       *[many] Czynsz: { $due } Talarów, masz na to { $there }.
    }
web-field-winter-debts =
    { $count ->
        [one] 1 dług
        [few] { $count } długi
       *[many] { $count } długów
    }
web-field-winter-coal =
    { $count ->
        [one] { $count } węgiel
        [few] { $count } węgle
       *[many] { $count } węgli
    }
web-field-winter-points = +{ $points } PZ
web-field-winter-lost = Przepadnie
web-field-winter-planned = po tym planie
web-field-winter-now = w tej chwili
web-field-winter-last = Więcej zim już nie będzie.
web-field-winter-none = Gdy grasz, widzisz tu swój czynsz i swoje zapasy.

## Plansza rozwinięć

web-field-title = Rozwinięcia
web-field-legend = tyle zdobędziesz teraz
web-field-yours = twój
web-field-plate-1 = Poziom 1: zawsze dostępny. Punkty według kolejności kupujących: { $points }.
web-field-plate-2 = Poziom 2. Punkty według kolejności kupujących: { $points }. Opłata za odległy kafel: 1 żywność, drewno lub węgiel.
web-field-plate-3 = Poziom 3. Punkty według kolejności kupujących: { $points }. Opłata za odległy kafel: 1 węgiel.
web-field-plate-4 = Poziom 4. Punkty według kolejności kupujących: { $points }. Opłata za odległy kafel: 1 żywność.
web-field-tile = { $name }, poziom { $level }.
web-field-cost = Koszt: { $disks }.
web-field-cost-yellow =
    { $count ->
        [one] { $count } żółty
        [few] { $count } żółte
       *[many] { $count } żółtych
    }
web-field-cost-brown =
    { $count ->
        [one] { $count } brązowy
        [few] { $count } brązowe
       *[many] { $count } brązowych
    }
web-field-cost-black =
    { $count ->
        [one] { $count } czarny
        [few] { $count } czarne
       *[many] { $count } czarnych
    }
web-field-cost-any = { $count } dowolnego koloru
web-field-owners = Posiadacze, od pierwszego na spodzie: { $names }.
web-field-owners-none = Nikt go jeszcze nie posiada.
web-field-owned = Należy do ciebie.
web-field-open = Kupujesz go bez opłaty.
web-field-closed = Nie ma jeszcze do niego drogi: nie przylega do żadnego z twoich kafli i nikt go nie posiada.
web-field-points =
    { $points ->
        [0] Nic teraz za niego nie zdobędziesz.
        [one] Zdobędziesz teraz 1 punkt zwycięstwa.
        [few] Zdobędziesz teraz { $points } punkty zwycięstwa.
       *[many] Zdobędziesz teraz { $points } punktów zwycięstwa.
    }
web-field-points-anybody =
    { $points ->
        [0] Następny kupujący nic nie zdobędzie.
        [one] Następny kupujący zdobędzie 1 punkt zwycięstwa.
        [few] Następny kupujący zdobędzie { $points } punkty zwycięstwa.
       *[many] Następny kupujący zdobędzie { $points } punktów zwycięstwa.
    }
web-field-fee-any = Opłata: 1 żywność, drewno lub węgiel; dostaje ją { $name }.
web-field-fee-food = Opłata: 1 żywność; dostaje ją { $name }.
web-field-fee-coal = Opłata: 1 węgiel; dostaje ją { $name }.
web-field-peek-level = Kafel { $tile }, poziom { $level }
web-field-peek-rule = Zasada { $rule }

## Układy

web-field-layout =
    { $count ->
        [one] Plansza z 1 kaflem
       *[other] Plansza z { $count } kaflami
    }

## Arkusz punktów

web-field-score-source = Punkty zwycięstwa
web-field-score-total = Razem
web-field-score-if-over = Gdyby gra kończyła się teraz
