### Po grze: końcowa punktacja, wykresy, powtórka.

## Kto wygrywa

web-final-title = Końcowa punktacja
web-final-how-won = { $points ->
    [1] { $name } wygrywa jednym punktem
    [2] { $name } wygrywa dwoma punktami
    [3] { $name } wygrywa trzema punktami
   *[other] { $name } wygrywa { $points } punktami
}
web-final-how-tie = { $name } wygrywa po rozstrzygnięciu remisu
web-final-how-conceded = { $people ->
        [0] Wygrywa { $name }
        [one] Wygrywa { $name }: { $others } się poddaje
       *[other] Wygrywa { $name }: { $others } się poddają
    }
web-final-how-agreed = { $points ->
        [0] Koniec za zgodą wszystkich: przy remisie prowadzi { $name }
        [one] Koniec za zgodą wszystkich: { $name } prowadzi różnicą { $points } punktu
       *[other] Koniec za zgodą wszystkich: { $name } prowadzi różnicą { $points } punktów
    }
web-final-how-unfinished = { $points ->
    [one] Gra niedokończona: { $name } prowadzi różnicą { $points } punktu
   *[other] Gra niedokończona: { $name } prowadzi różnicą { $points } punktów
}
web-final-how-level = Gra niedokończona, remis
# { $others } to lista liczb, jak w „51 do 49 i 36”.
web-final-scores = { $years ->
    [one] { $first } do { $others }, w pierwszym roku
   *[other] { $first } do { $others }, po { $years } latach
}

## Arkusz punktów

web-final-sheet = Arkusz punktów
web-final-skip = Pokaż wszystko
web-final-total = Punkty zwycięstwa
web-final-row-developments = Rozwinięcia
web-final-row-works = Bonusy za pracę
web-final-row-winter = Węgiel zimą
web-final-row-stored = Przechowane zasoby
web-final-row-sections = Sekcje Tunelu
web-final-row-symbols = Symbole sekcji
web-final-row-buildings = Budynki
web-final-row-tools = Widły i młoty
web-final-row-markers = Nieużyte znaczniki
web-final-row-thaler = Talary
web-final-row-debts = Długi
web-final-row-water = Pozostała woda
web-final-how-row-developments = przy zakupie
web-final-how-row-sections = z drewnem i bez węgla
web-final-how-row-buildings = 1, 3, 6 lub 10
web-final-how-row-markers = po 1
web-final-how-row-thaler = 2, 5, 9, 14, potem po +6
web-final-how-row-debts = −1, potem po −2
web-final-how-row-water = pierwsza darmowa, potem po −1

## Wykres

web-final-course = Przebieg gry
web-final-course-views = Co pokazuje wykres
web-final-view-course = W czasie
web-final-view-source = Według źródeł
web-final-chart-start = Początek
web-final-chart-end = Końcowa punktacja
web-final-chart-end-short = Koniec
web-final-chart-year = Rok { $year }
web-final-chart-part = Rok { $year }, { $season }
web-final-chart-course-label = Punkty zwycięstwa po każdej porze roku
web-final-chart-source-label = Punkty zwycięstwa według lat i źródeł
web-final-kind-developments = Rozwinięcia
web-final-kind-mine = Kopalnia
web-final-kind-winter = Zima
web-final-kind-farm = Farma i pieniądze
web-final-kind-losses = Straty

## Ciekawostki

web-final-fact-coal-head = { $count } z { $all }
web-final-fact-coal = najwięcej wydobytego węgla: { $names }
web-final-fact-winter-head = Zima roku { $year }
web-final-fact-winter = { $people ->
    [one] najlepsza zima: { $names }, +{ $points }
   *[other] najlepsza zima: { $names }, po +{ $points }
}
web-final-fact-season-head = { $season }, rok { $year }
web-final-fact-season = { $people ->
    [one] najlepsza pora roku: { $names }, +{ $points }
   *[other] najlepsza pora roku: { $names }, po +{ $points }
}
web-final-fact-comeback-head = { $points ->
    [one] { $points } punkt straty
    [few] { $points } punkty straty
   *[many] { $points } punktów straty
}
web-final-fact-comeback = a mimo to w końcowej punktacji wygrywa { $names }
web-final-fact-debts-head = { $count ->
    [one] { $count } dług
    [few] { $count } długi
   *[many] { $count } długów
}
web-final-fact-debts = { $points ->
    [one] i { $points } punkt mniej: { $names }
    [few] i { $points } punkty mniej: { $names }
   *[many] i { $points } punktów mniej: { $names }
}
web-final-fact-lead-head = { $count ->
    [one] { $count } raz
   *[other] { $count } razy
}
web-final-fact-lead = zmienia się lider
web-final-fact-developments-head = { $count ->
    [one] { $count } rozwinięcie
    [few] { $count } rozwinięcia
   *[many] { $count } rozwinięć
}
web-final-fact-developments = najwięcej zakupów: { $names }

## Co dalej

web-final-replay = Obejrzyj powtórkę
web-final-save = Zapisz przebieg
web-final-share = Udostępnij
web-final-copied = Skopiowano link
web-final-board = Wróć do planszy
web-final-home = Strona główna
web-final-again = Zagraj jeszcze raz
web-final-join = Dołącz do nowej gry

## Powtórka

web-replay-page = Powtórka · Haspelknecht
web-replay-tag = Powtórka
web-replay-when = Rok { $year }, { $season }
web-replay-players = Wybierz, czyją planszę powiększyć
web-replay-look-at = { $points ->
    [one] Plansza: { $name }, { $points } punkt
    [few] Plansza: { $name }, { $points } punkty
   *[many] Plansza: { $name }, { $points } punktów
}
web-replay-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-replay-tools = Narzędzia
web-replay-to-score = Wynik końcowy
web-replay-to-table = Przejdź do stołu
web-replay-board-of = Plansza: { $name }
web-replay-others = Pozostałe plansze
web-replay-words = Dziennik
web-replay-step = Krok { $step } z { $last }
web-replay-at = Krok { $step }: rok { $year }, { $season }
web-replay-follow = Podążaj za graczem, który działa
web-replay-nothing = W tym kroku nic się nie wydarzyło.
web-replay-keys = Sterowanie powtórką
web-replay-season-back = Poprzednia pora roku (strzałka w górę)
web-replay-season-forward = Następna pora roku (strzałka w dół)
web-replay-back = Poprzedni krok (strzałka w lewo)
web-replay-forward = Następny krok (strzałka w prawo)
web-replay-play = Odtwarzaj (spacja)
web-replay-pause = Wstrzymaj (spacja)
web-replay-speed = { NUMBER($speed) }×
web-replay-speed-label = Prędkość: { NUMBER($speed) }×
web-replay-slider = Krok gry
web-replay-year = Rok { $year }
web-replay-save = Zapisz przebieg
web-replay-share = Udostępnij tę chwilę
web-replay-play-on = Graj dalej stąd
web-replay-ended = W tym kroku gra jest już skończona. Cofnij się, aby grać dalej.
web-replay-play-on-about = Otwiera nowy stół z pozycją po kroku { $step }. Dyski, których jeszcze nie pociągnięto, ciągnie się na nowo, więc nikt nie wie, co przyjdzie.
web-replay-play-as = Grasz jako
web-replay-level = Twoi przeciwnicy
web-replay-cancel = Anuluj
web-replay-start = Graj dalej
