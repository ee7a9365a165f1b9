### Boty zewnętrzne: co zrobiły źle, i sprawdzanie botów

external-quotes = Nie można uruchomić bota „{ $bot }”: cudzysłów nie jest zamknięty.
external-cannot-start = Nie można uruchomić bota „{ $bot }”: { $problem }.
external-silent = Bot „{ $bot }” nie odpowiedział w ciągu { $seconds } s (czy po każdym wierszu opróżnia bufor wyjścia?).
external-exited = Bot „{ $bot }” zakończył się bez odpowiedzi (kod { $status }).
external-killed = Bot „{ $bot }” został zakończony sygnałem { $signal }, zanim odpowiedział.
external-closed = Bot „{ $bot }” zamknął wyjście bez odpowiedzi.
external-long-line = Bot „{ $bot }” wypisał wiersz dłuższy niż { $most } bajtów.
external-garbage = Odpowiedź bota „{ $bot }” nie jest obiektem JSON w UTF-8: „{ $line }”.
external-wrong-type = Odpowiedź bota „{ $bot }” ma typ { $found } zamiast "{ $wanted }".
external-wrong-protocol = Bot „{ $bot }” używa protokołu { $found }, a ten program protokołu { $wanted }.
external-no-name = Bot „{ $bot }” podał jako nazwę { $found }. Musi to być tekst.
external-wrong-id = Bot „{ $bot }” odpowiedział na żądanie { $found } zamiast na żądanie { $wanted }.
external-unknown-move = Bot „{ $bot }” odpowiedział { $move }, a to nie jest ruch.
external-illegal-move = Bot „{ $bot }” wybrał niedozwolony ruch „{ $move }”.
external-last-words = Jego ostatnie wyjście: „{ $words }”.

## haspelknecht bot-check

cli-bot-check = sprawdź, czy twój własny bot trzyma się protokołu
cli-bot-check-command = polecenie, które uruchamia bota, na przykład "python3 my_bot.py"
check-passed = ok    { $text }
check-failed = BŁĄD  { $text }
check-hello = hello: „{ $name }” używa protokołu { $protocol }
check-hello-failed = hello: { $problem }
check-unknown = nieznane pola i wiadomości są pomijane
check-unknown-failed = nieznane pola i wiadomości trzeba pomijać: { $problem }
check-end = program sam kończy pracę, gdy jego wejście urywa się w środku gry
check-end-late = program działał jeszcze { $seconds } s po tym, jak jego wejście urwało się w środku gry
check-end-status = program zakończył pracę z kodem { $status }, gdy jego wejście urwało się w środku gry; oczekiwany kod to 0
check-games = { $players } graczy, wszystkie miejsca: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $choices ->
    [one] { $choices } wybór
    [few] { $choices } wybory
   *[many] { $choices } wyborów
}, wszystkie ruchy dozwolone i wszystkie id poprawne
check-games-failed = { $players } graczy, miejsce { $seat }, wydanie { $edition }: { $problem }
check-leave = program sam kończy pracę po game_over
check-leave-late = program działał jeszcze { $seconds } s po game_over i po końcu swojego wejścia
check-leave-status = program zakończył pracę z kodem { $status } po game_over; oczekiwany kod to 0
check-unasked = program nie pisze niczego bez pytania
check-unasked-failed = program napisał coś bez pytania: „{ $line }”
check-thoughts = przemyślenia (thoughts) mają poprawną postać albo ich nie ma
check-thoughts-failed = przemyślenia (thoughts) o niepoprawnej postaci: { $odd } z { $choices }
check-time = czas wyboru: mediana { $median } ms, najdłuższy { $slowest } ms, limit { $limit } ms
check-all-passed = Wszystkie próby zaliczone.
check-some-failed = { $failed ->
        [one] Jedna próba niezaliczona.
        [few] { $failed } próby niezaliczone.
       *[many] { $failed } prób niezaliczonych.
    }
