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
web-field-wheel = Rok { $year } z 3, { $season }. Przebieg roku: woda dołowa, wiosna, lato, woda dołowa, jesień, zima.
web-field-wheel-water = Rok { $year } z 3, woda dołowa, a potem { $season }. Przebieg roku: woda dołowa, wiosna, lato, woda dołowa, jesień, zima.
web-field-wheel-bonus = Bonus letni: jeśli twój Rolnik produkuje latem żywność, otrzymujesz 1 dodatkową żywność.

## Pule

web-field-pools = Pule
web-field-pool = Pula { $number }
web-field-pool-empty = pusta
# Krótko: stoi obok nazwy puli, przed „+1” i kroplą.
web-field-wet = 1. raz
web-field-wet-why = Symbol wody: jeśli bierzesz stąd dyski za pierwszym razem, otrzymujesz 1 wodę dołową. Za drugim razem nie otrzymujesz żadnej.
web-field-reserve = rezerwa
web-field-reserve-next = rezerwa, będzie następna
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
web-field-pool-label-wet = Pula { $number }: { $disks }; symbol wody: 1 woda dołowa przy pierwszym zabieraniu
web-field-reserve-label = Rezerwa puli { $number }: { $disks }
web-field-take-place = Jak na razie twoje miejsce w nowej kolejności tury to { $place }.

## Najbliższa zima

# Miejsca jest na około 12 liter; wystarczy też samo „Zima”.
web-field-winter = Na zimę
web-field-winter-rent = Czynsz
web-field-winter-there = { $there } z { $due }
web-field-winter-food = { $due ->
        [one] Czynsz: 1 żywność (masz { $there }).
       *[other] Czynsz: { $due } żywności (masz { $there }).
    }
web-field-winter-thaler = { $due ->
        [one] Czynsz: 1 Talar (masz { $there }).
        [few] Czynsz: { $due } Talary (masz { $there }).
       *[many] Czynsz: { $due } Talarów (masz { $there }).
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
web-field-winter-storing = Nastała zima: punkty za węgiel są przyznane, a czynsz zapłacony. Teraz przechowaj to, co chcesz zachować.
web-field-winter-none = Podczas gry zobaczysz tu swój czynsz i przechowywane zasoby.

## Plansza rozwinięć

web-field-title = Rozwinięcia
web-field-legend = tyle zdobędziesz teraz
web-field-yours = twój
web-field-plate-1 = Poziom 1: otwarty dla wszystkich. Punkty według kolejności zakupu: { $points }.
web-field-plate-2 = Poziom 2. Punkty według kolejności zakupu: { $points }. Opłata za odległy kafel: 1 żywność, drewno lub węgiel.
web-field-plate-3 = Poziom 3. Punkty według kolejności zakupu: { $points }. Opłata za odległy kafel: 1 węgiel.
web-field-plate-4 = Poziom 4. Punkty według kolejności zakupu: { $points }. Opłata za odległy kafel: 1 żywność.
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
web-field-owners = Posiadają go, od pierwszego zakupu: { $names }.
web-field-owners-none = Nikt go jeszcze nie posiada.
web-field-owned = Należy do ciebie.
web-field-open = Kupujesz go bez opłaty.
web-field-closed = Niedostępny: nie przylega do żadnego z twoich kafli i nikt go jeszcze nie posiada.
web-field-points =
    { $points ->
        [0] Nic teraz za niego nie zdobędziesz.
        [one] Zdobędziesz teraz 1 punkt zwycięstwa.
        [few] Zdobędziesz teraz { $points } punkty zwycięstwa.
       *[many] Zdobędziesz teraz { $points } punktów zwycięstwa.
    }
web-field-points-anybody = { $points ->
        [0] Za następny zakup nie ma punktów.
        [one] Następny zakup daje 1 punkt zwycięstwa.
        [few] Następny zakup daje { $points } punkty zwycięstwa.
       *[many] Następny zakup daje { $points } punktów zwycięstwa.
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
web-field-score-if-over = Gdyby gra skończyła się teraz
