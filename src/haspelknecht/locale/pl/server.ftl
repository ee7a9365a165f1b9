# Serwer gry: co czytają ludzie i programy, gdy coś zostaje odrzucone.

server-listening = Haspelknecht działa: { $address }
server-port = { $port } nie jest portem. Wybierz liczbę od 0 do 65535.
server-port-taken = Portu { $port } używa inny program. Wybierz inny port, na przykład: { $command }
server-cannot-listen = Serwer nie może nasłuchiwać pod adresem { $host }, port { $port } ({ $problem }). Wybierz inny adres albo port.
server-no-home = Nie masz katalogu domowego, w którym można by przechowywać gry. Podaj folder przez --data.
server-bot-workers = Wartość --bot-workers musi wynosić co najmniej 1, a nie { $workers }.
server-rates = Wartość --rates musi być liczbą dodatnią albo 0 (bez ograniczeń), a nie { $rates }.
server-metrics-from = Wartość --metrics-from musi być adresem albo siecią, na przykład 10.0.0.0/8, a nie „{ $network }”.
server-folder-unusable = Serwer nie może niczego zapisać w folderze { $folder } ({ $problem }). Wybierz inny folder przez --data albo zmień jego uprawnienia.
server-secret-open = Plik z kluczem { $file } mogą czytać inni użytkownicy. Ogranicz do niego dostęp (chmod 600) albo go usuń. Jeśli go usuniesz, powstanie nowy i wszyscy będą musieli zalogować się ponownie.
server-secret-short = Plik z kluczem { $file } jest uszkodzony. Usuń go: powstanie nowy i wszyscy będą musieli zalogować się ponownie.
server-secret-unusable = Pliku z kluczem { $file } nie można użyć ({ $problem }). Musi należeć do użytkownika, który uruchamia serwer.
server-database-kind = Bazy danych typu { $kind } nie są obsługiwane. Użyj pliku (SQLite) albo adresu postgresql://.
server-database-address = Nie można odczytać adresu bazy danych. Podaj nazwę pliku albo postgresql://nazwa@host:port/baza.
server-database-memory = Ta baza danych istniałaby tylko w pamięci i wszystko by przepadło. Podaj zwykły plik albo adres postgresql://.
server-database-in-use = Pliku { $file } używa inny serwer. Najpierw go zatrzymaj albo wybierz inny plik. Aby uruchomić kilka serwerów naraz, użyj PostgreSQL.
server-database-url = Nie można otworzyć bazy danych: { $problem }
server-database-refused = Nie udało się przygotować bazy danych: { $problem }
server-database-encoding = Baza danych przechowuje teksty w kodowaniu { $encoding }, które nie mieści wszystkich imion. Utwórz nową: createdb --encoding=UTF8 --template=template0
server-database-newer = Tę bazę danych zapisała nowsza wersja (schemat { $revision }). Zainstaluj tamtą wersję albo użyj innej bazy danych.

server-sign-in = Najpierw podaj swoje imię.
server-sign-in-wrong = Nieprawidłowa nazwa użytkownika lub hasło.
server-token-unknown = Nie znamy tego tokenu. Utwórz nowy dla swojego bota.
server-foreign-origin = To żądanie pochodzi ze strony innej witryny, więc zostało odrzucone.
server-header-missing = Brakuje nagłówka { $header }. Wysyłaj go z każdym żądaniem, które coś zmienia.
server-not-for-bots = Token bota tu nie wystarczy. Musi to zrobić człowiek.
server-login-taken = Ta nazwa użytkownika jest zajęta. Wybierz inną.
server-password-short = Wybierz hasło o długości od { $least } do 200 znaków.
server-old-password-wrong = Brakuje obecnego hasła albo jest ono nieprawidłowe. Podaj hasło, którym się dotąd logujesz.
server-name-unfit = Wybierz imię, które ma od 1 do 40 widocznych znaków.
server-bots-many = Masz już { $most ->
    [one] { $most } bota
    [few] { $most } boty
   *[many] { $most } botów
}. Najpierw usuń któregoś.
server-no-bot = Nie masz takiego bota.
server-no-person = Nie ma osoby o takim id.
server-too-many = Za dużo prób. Odczekaj chwilę i spróbuj ponownie.

server-no-table = Nie ma takiego stołu. Sprawdź link.
server-no-seat = Przy tym stole nie ma miejsca { $seat }.
server-no-link = Ten link jest nieważny albo został już użyty.
server-owner-only = Może to zrobić tylko właściciel stołu.
server-players-only = Mogą to zrobić tylko gracze przy tym stole.
server-not-your-seat = Miejsce { $seat } nie jest twoje.
server-seat-missing = Można to zrobić tylko z własnego miejsca. Podaj, z którego.
server-already-begun = Gra już się zaczęła.
server-not-playing = Przy tym stole nie toczy się teraz żadna gra.
server-not-over = Gra jeszcze się nie skończyła.
server-table-full = Przy tym stole nie ma miejsca otwartego dla wszystkich.
server-seat-taken = Miejsce { $seat } jest zajęte.
server-seat-rated = W grze, która liczy się do ratingu, nie można oddać miejsca { $seat }. Jeśli jest twoje, zaloguj się na tym urządzeniu.
server-seat-invited = Miejsce { $seat } jest zarezerwowane dla osoby z linkiem do niego.
server-seat-empty = Miejsce { $seat } jest puste. Poczekaj na gracza albo oddaj je botowi.
server-bot-sits = { $name } już siedzi przy tym stole.
server-bot-refused = Bot „{ $bot }” nie może tu grać. Wybierz jeden z poziomów albo najwyżej 20000 iteracji lub 10 s.
server-bot-name = { $name } ({ $bot })
server-clock-live = Zegar szachowy daje od 10 sekund do { $most ->
        [one] { $most } godziny
       *[other] { $most } godzin
    } na gracza i do { $increment ->
        [one] { $increment } dodatkowej sekundy
       *[other] { $increment } dodatkowych sekund
    } na turę.
server-clock-days = Gra rozłożona na dni daje do { $most ->
        [one] { $most } dnia
       *[other] { $most } dni
    } na turę.

server-stale = Sytuacja zdążyła się zmienić, więc ten ruch nie został wykonany.
server-paused = Gra jest wstrzymana.
server-plan-instead = Pora planować: zamiast ruchu zapisz plan.
server-no-plan-now = Dla tego miejsca nie ma teraz nic do zaplanowania.
server-plan-unfinished = Plan gracza { $seat } nie jest skończony. Zdecyduj, co robi każdy robotnik, a potem naciśnij „Gotowe”.
server-cannot-place = { $why }
server-no-undo = Gracz { $seat } nie może tego cofnąć: od tego czasu coś pociągnięto lub odsłonięto albo działał inny gracz.
server-conceded = Po poddaniu się nie można wrócić do gry.
server-away = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
server-not-missed = Bot może zagrać za gracza { $name } dopiero wtedy, gdy gra czeka od { $minutes } minut.
server-has-time = { $name } ma jeszcze czas na zegarze. Gdy się skończy, dalej zagra bot.
server-busy = Przy tym stole dzieje się naraz za dużo. Spróbuj ponownie.
server-unreplayable = Tej gry nie da się otworzyć w tej wersji: { $problem }
server-stored-damaged = Zapisana gra jest uszkodzona ({ $problem }). Administrator serwera może ją przywrócić z kopii zapasowej.
server-chat-long = Wiadomość na czacie może mieć od 1 do { $most } znaków.
server-hint-rated = W grach, które liczą się do ratingu, nie ma podpowiedzi.
server-hint-not-now = Gracz { $seat } nie ma teraz nic do rozstrzygnięcia. Poproś o podpowiedź, gdy przyjdzie jego kolej.
server-hint-failed = Tym razem nie udało się znaleźć podpowiedzi. Poproś jeszcze raz.

server-no-route = Pod tym adresem nic nie ma.
server-no-method = Ten adres nie obsługuje tej metody. Zobacz dokumentację API.
server-too-large = To jest za duże.
server-address-long = Ten adres jest za długi. Limit to { $most } bajtów.
server-passes-long = Ciasteczka i token są za długie. Limit to { $most } bajtów. Usuń ciasteczka tej strony i spróbuj ponownie.
server-below-path = Serwer proxy udostępnia tę grę pod ścieżką { $prefix }, co nie jest obsługiwane. Gra potrzebuje własnej nazwy hosta, na przykład games.example.org.
server-unreadable = Żądanie nie zgadza się z dokumentacją API: { $problem }
server-failed = Coś poszło nie tak po naszej stronie. Nic nie przepadło. Spróbuj ponownie.
server-no-database = Baza danych chwilowo nie odpowiada. Nic nie przepadło. Spróbuj ponownie za chwilę.
