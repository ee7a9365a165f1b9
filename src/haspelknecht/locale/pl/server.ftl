# Serwer gry: co czytają ludzie i programy, gdy coś zostaje odrzucone.

server-listening = Haspelknecht już działa: { $address }
server-port = { $port } nie jest portem: wybierz liczbę od 0 do 65535.
server-port-taken = Portu { $port } używa już inny program. Wybierz inny, na przykład: { $command }
server-cannot-listen = Serwer nie może nasłuchiwać pod adresem { $host }, port { $port } ({ $problem }). Wybierz inny adres albo inny port.
server-no-home = Nie masz katalogu domowego, w którym można by przechowywać gry. Podaj folder przez --data.
server-bot-workers = Wartość --bot-workers musi wynosić co najmniej 1, a nie { $workers }.
server-rates = Wartość --rates musi być liczbą dodatnią albo 0 (bez żadnych ograniczeń), a nie { $rates }.
server-metrics-from = Wartość --metrics-from musi być adresem albo siecią, na przykład 10.0.0.0/8, a nie „{ $network }”.
server-folder-unusable = W folderze { $folder } nie można niczego przechowywać ({ $problem }). Wybierz inny folder przez --data albo zmień jego uprawnienia.
server-secret-open = Plik z kluczem { $file } mogą czytać inni. Ogranicz do niego dostęp (chmod 600) albo go usuń: wtedy powstanie nowy i wszyscy będą musieli zalogować się ponownie.
server-secret-short = Plik z kluczem { $file } jest uszkodzony. Usuń go; powstanie nowy i wszyscy będą musieli zalogować się ponownie.
server-secret-unusable = Pliku z kluczem { $file } nie można użyć ({ $problem }). Musi to być plik użytkownika, który uruchamia serwer.
server-database-kind = Bazy danych typu { $kind } nie są obsługiwane: użyj pliku (SQLite) albo adresu postgresql://.
server-database-address = Nie można odczytać adresu bazy danych: podaj plik albo postgresql://nazwa@host:port/baza.
server-database-memory = Ta baza danych istniałaby tylko w pamięci i zaraz by przepadła: podaj zwykły plik albo adres postgresql://.
server-database-in-use = Pliku { $file } używa inny serwer. Najpierw go zatrzymaj albo wybierz inny plik; kilka serwerów naraz wymaga PostgreSQL.
server-database-url = Nie można otworzyć bazy danych: { $problem }
server-database-refused = Nie udało się przygotować bazy danych: { $problem }
server-database-encoding = Baza danych przechowuje teksty w kodowaniu { $encoding }, które nie mieści wszystkich imion. Utwórz nową: createdb --encoding=UTF8 --template=template0
server-database-newer = Tę bazę danych zapisała nowsza wersja (schemat { $revision }). Zainstaluj tamtą wersję albo użyj innej bazy danych.

server-sign-in = Najpierw wejdź: podaj swoje imię.
server-sign-in-wrong = Nieprawidłowy login lub hasło.
server-token-unknown = Ten token nie jest znany. Utwórz nowy dla swojego bota.
server-foreign-origin = To żądanie pochodzi ze strony innej witryny i nie zostało wykonane.
server-header-missing = Brakuje nagłówka { $header }: wysyłaj go z każdym żądaniem, które coś zmienia.
server-not-for-bots = Token bota tu nie wystarczy: musi to zrobić człowiek.
server-login-taken = Ten login jest zajęty. Wybierz inny.
server-password-short = Wybierz hasło o długości od { $least } do 200 znaków.
server-old-password-wrong = Brak dotychczasowego hasła lub jest ono nieprawidłowe; podaj to, którym logujesz się do tej pory.
server-name-unfit = Imię lub nazwa musi mieć od 1 do 40 widocznych znaków.
server-bots-many = Masz już { $most ->
    [one] { $most } bota
    [few] { $most } boty
   *[many] { $most } botów
}. Najpierw usuń któregoś.
server-no-bot = Nie masz takiego bota.
server-no-person = Nie ma nikogo o takim id.
server-too-many = To było zbyt często. Odczekaj chwilę i spróbuj ponownie.

server-no-table = Nie ma takiego stołu. Sprawdź link.
server-no-seat = Przy tym stole nie ma miejsca { $seat }.
server-no-link = Ten link nie prowadzi do żadnego miejsca albo został już użyty.
server-owner-only = Może to zrobić tylko właściciel stołu.
server-players-only = Mogą to zrobić tylko gracze przy tym stole.
server-not-your-seat = Miejsce { $seat } nie jest twoje.
server-seat-missing = To można zrobić tylko z własnego miejsca: podaj, z którego.
server-already-begun = Gra już się zaczęła.
server-not-playing = Przy tym stole nie toczy się teraz żadna gra.
server-not-over = Gra jeszcze się nie skończyła.
server-table-full = Żadne miejsce przy tym stole nie jest otwarte dla wszystkich.
server-seat-taken = Miejsce { $seat } jest zajęte.
server-seat-rated = W grze, która liczy się do rankingu, nie można oddać miejsca { $seat }: jeśli jest twoje, zaloguj się na tym urządzeniu.
server-seat-invited = Miejsce { $seat } czeka na kogoś, kto ma do niego link.
server-seat-empty = Miejsce { $seat } jest puste: poczekaj na gracza albo oddaj je botowi.
server-bot-sits = { $name } już siedzi przy tym stole.
server-bot-refused = Bot „{ $bot }” nie może tu grać: wybierz jeden z poziomów albo najwyżej 20000 iteracji lub 10 s.
server-bot-name = { $name } ({ $bot })
server-clock-live = Zegar gry na żywo ma w banku od 10 sekund do { $most ->
    [one] { $most } godziny
   *[other] { $most } godzin
} i daje do { $increment ->
    [one] { $increment } sekundy
   *[other] { $increment } sekund
} na każdą turę.
server-clock-days = Zegar powolnej gry daje do { $most ->
    [one] { $most } dnia
   *[other] { $most } dni
} na każdą turę.

server-stale = Zanim to dotarło, coś się wydarzyło, dlatego nie zostało to wykonane. Oto, co się wydarzyło.
server-paused = Gra jest wstrzymana.
server-plan-instead = Gracze teraz planują: zamiast ruchu zapisz plan.
server-no-plan-now = Dla tego miejsca nie ma teraz nic do zaplanowania.
server-plan-unfinished = Plan gracza { $seat } nie jest skończony: określ, co robi każdy robotnik, a potem zgłoś gotowość.
server-cannot-place = { $why }
server-no-undo = Gracz { $seat } nie może niczego cofnąć: od jego ostatniego ruchu pociągnięto dyski, odsłonięto plany albo działał już inny gracz.
server-conceded = Kto się poddał, nie może wrócić do gry.
server-away = Teraz gra za ciebie bot. Najpierw wróć na swoje miejsce.
server-not-missed = Pozostali mogą oddać miejsce gracza { $name } botowi dopiero wtedy, gdy gra czekała na próżno { $minutes } minut.
server-has-time = { $name } ma jeszcze czas na zegarze. Gdy się skończy, bot sam zagra dalej.
server-busy = Przy tym stole dzieje się naraz zbyt wiele. Spróbuj ponownie.
server-unreplayable = Tej gry nie da się otworzyć w tej wersji: { $problem }
server-stored-damaged = Jej zapis jest uszkodzony ({ $problem }); prowadzący serwer może go przywrócić z kopii zapasowej.
server-chat-long = Wiersz czatu musi mieć od 1 do { $most } znaków.
server-hint-rated = W grze, która liczy się do rankingu, doradca milczy.
server-hint-not-now = Gracz { $seat } nie ma teraz nic do rozstrzygnięcia; poproś o radę, gdy przyjdzie jego kolej.
server-hint-failed = Doradca nie znalazł tym razem odpowiedzi; zapytaj jeszcze raz.

server-no-route = Pod tym adresem nic nie ma.
server-no-method = Ten adres nie działa w ten sposób: zobacz opis API.
server-too-large = To jest za duże.
server-address-long = Ten adres jest za długi: odczytujemy najwyżej { $most } bajtów.
server-passes-long = Ciasteczka i token są za długie: odczytujemy najwyżej { $most } bajtów. Usuń ciasteczka tej strony i spróbuj ponownie.
server-below-path = Serwer proxy udostępnia tę grę pod ścieżką { $prefix }, co nie jest obsługiwane. Gra potrzebuje własnej nazwy hosta, na przykład games.example.org.
server-unreadable = Żądanie nie zgadza się z opisem API: { $problem }
server-failed = Coś poszło nie tak po naszej stronie. Nic nie przepadło; spróbuj ponownie.
server-no-database = Baza danych chwilowo nie odpowiada. Nic nie przepadło; spróbuj ponownie za chwilę.
