### Strona stołu w aplikacji.

web-table-title = Przy stole · Haspelknecht
web-table-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
web-table-your-turn = Twoja kolej
web-table-when = Rok { $year } · { $season }
web-table-sandbox = Gra próbna
web-table-sandbox-about = Gra toczy się tu dalej od zapisanej pozycji, z nowym losowaniem. Nie liczy się do ratingu.
web-table-whole-card = Cała karta
web-table-order = Gracze w kolejności tury
web-table-points =
    { $points ->
        [one] 1 punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
       *[many] { $points } punktów zwycięstwa
    }
web-table-tools = Narzędzia
web-table-scores = Arkusz punktów
web-table-rules = Zasady
web-table-theme = Motyw jasny lub ciemny
web-table-settings = Ustawienia
web-table-menu = Menu stołu
web-table-days =
    { $days ->
        [one] 1 dzień
       *[other] { $days } dni
    }
web-table-seat-away = gra tu teraz bot
web-table-seat-ready = gotowe
web-table-seat-thinking = myśli
web-table-seat-turn = ma ruch

## Pasek

web-table-restart = Cofnij turę
web-table-undo = Cofnij
web-table-all-moves = Lista ruchów
web-table-hint = Podpowiedź
web-table-choose = Co wybierasz?

## Co teraz zrobić

web-todo-over = Koniec gry
web-todo-paused = Umówiona przerwa
web-todo-deserted = Nikogo nie ma: gra czeka
web-todo-waiting = Czekamy na: { $names }
web-todo-running = Chwileczkę…

web-hint-place = Jak na razie twoje miejsce w nowej kolejności tury to { $place }.
web-hint-put = Teraz wybierz podświetlone miejsce.

web-commit-change = Zmień plan
web-commit-nothing = Najpierw wybierz
web-bar-work-on = Pracuj według planu
web-bar-work-stop = Zatrzymaj
web-doubt-title = Na pewno?
web-doubt-back = Wróć

## Dziennik, czat, rady

web-table-log = Dziennik
web-table-since = Od twojej ostatniej tury
web-table-moment = pokaż
web-table-chat = Czat
web-table-chat-empty = Nie ma jeszcze wiadomości.
web-table-chat-write = Napisz do graczy
web-table-chat-send = Wyślij
web-table-unread = nowe wiadomości
web-table-not-sent = Nie udało się wysłać wiadomości. Spróbuj ponownie.
web-table-mute = Wycisz: { $name }
web-table-mute-short = wycisz
web-table-hint-title = Co zrobiłby silny bot
web-table-hint-thinking = Bot się zastanawia…
web-table-hint-best = Najlepszy ruch
web-table-hint-other = Albo
web-table-hint-points = około { $points } pkt na koniec
web-table-hint-win = szansa na wygraną: { $percent }%
web-table-hint-do = Zagraj to
web-table-hint-expected = { $name }: około { $points }

## Menu stołu

web-table-copy-link = Kopiuj link dla widzów
web-table-copied = Skopiowano
web-table-record = Zapisz przebieg gry
web-table-replay = Obejrzyj od początku
web-table-back = Wróć na swoje miejsce
web-table-wish-pause = Zaproponuj przerwę
web-table-wish-resume = Zaproponuj dalszą grę
web-table-wish-end = Zaproponuj zakończenie
web-table-wish-replace = Zaproponuj bota za: { $name }
web-table-away = Niech bot zagra za mnie
web-table-concede = Poddaj się…
web-table-concede-sure = Tak, poddaję się
web-table-curtain = Teraz gra { $name }
web-table-curtain-about = Pozostali niech na chwilę odwrócą wzrok.
web-table-curtain-ready = To ja, { $name }

## Części ekranu

web-table-tab-mine = Plansza
web-table-tab-field = Kafle
web-table-tab-pools = Pule
web-table-tab-players = Gracze
web-table-tab-log = Dziennik
web-table-board-of = Plansza: { $name }
web-table-my-board = Twoja plansza
web-table-others = Pozostali gracze
web-table-open-log = Dziennik i czat
web-table-reconnecting = Utracono połączenie. Łączymy się ponownie… Twoje ruchy nie przepadną.
web-table-gone = Tego stołu już nie ma.
web-table-signed-out = Wylogowano cię. Zaloguj się ponownie, żeby grać dalej.
web-table-watching = Oglądasz grę
web-hint-away = Bot gra za ciebie. W menu możesz wrócić na swoje miejsce.
web-table-skip = Pomiń animację
web-table-final = Wynik końcowy
web-table-moment-of = Krok { $step } gry
web-table-moment-close = Wróć do bieżącej gry
