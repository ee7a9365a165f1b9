### Strony wokół gry: strona główna, nowy stół, czekanie na graczy, archiwum, ustawienia, własna strona.

## Strona główna

web-home-line = Na górze farma, na dole kopalnia i trzy lata, by jak najlepiej wykorzystać obie.
web-home-play = Graj teraz
web-home-play-about = Gra dla dwóch osób: ty i uczeń. Bez rejestracji.
web-home-continue = Twoja kolej
web-home-friends = Graj z przyjaciółmi
web-home-learn = Nauka gry
web-home-mine = Twoje gry
web-home-mine-none = Nie masz żadnej gry w toku. Naciśnij „Graj teraz”, żeby zacząć.
web-home-new = Nowy stół
web-home-asking = Szukamy twoich gier…
web-home-open = Otwarte stoły
web-home-open-none = Nikt teraz nie czeka na graczy. Może otworzysz publiczny stół?
web-home-watch = Gry do oglądania
web-home-learn-play = Zagraj pierwszy rok
web-home-learn-play-about = Gra z przewodnikiem, około dziesięciu minut
web-home-learn-rules = Zasady
web-home-learn-rules-about = Z wyszukiwaniem i różnicami między instrukcjami
web-home-learn-summary = Na jednej stronie
web-home-learn-summary-about = Jeśli to nie twoja pierwsza gra
web-home-pages = Strony
web-home-archive = Archiwum
web-home-me = Profil
web-home-year = Rok { $year }
web-home-you = { $name } (ty)
web-home-points = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
web-home-seat-free = wolne
web-home-seats-free = { $number ->
    [one] { $number } wolne miejsce
    [few] { $number } wolne miejsca
   *[many] { $number } wolnych miejsc
}
web-home-ready-to-start = Wszystkie miejsca są zajęte
web-home-paused = Przerwa
web-home-your-turn = Twoja kolej
web-home-turn-of = { $name } myśli
web-home-turn-of-several = { $number ->
        [one] { $number } gracz myśli
       *[other] { $number } graczy myśli
    }
web-home-unreachable = Nie można teraz połączyć się z serwerem. Spróbuj ponownie za chwilę.
web-home-notice-turn = Teraz twoja kolej.
web-home-notice-started = Gra się zaczęła.
web-home-notice-ready = Wszystkie miejsca są zajęte: można zaczynać.
web-home-notice-over = Gra się skończyła.

## Nowy stół

web-setup-title = Nowy stół
web-setup-about = Wybierz, kto gra, i otwórz stół. Wszystko inne jest już ustawione.
web-setup-you = Ty
web-setup-your-name = Jak masz na imię?
web-setup-seats = Gracze
web-setup-company = Z kim grasz?
web-setup-company-invited = Znajomi, przez link
web-setup-company-here = Przy jednym ekranie
web-setup-company-bot = Boty
web-setup-company-open = Każdy
web-setup-seat = Miejsce { $number }
web-setup-seat-for = Kto siedzi na miejscu { $number }
web-setup-seat-me = Ja
web-setup-seat-me-about = To twoje miejsce.
web-setup-seat-here = Ktoś przy tym ekranie
web-setup-seat-here-about = Podawajcie sobie urządzenie. Między turami plany pozostają ukryte.
web-setup-seat-invited = Na zaproszenie
web-setup-seat-invited-about = Dostaniesz link do tego miejsca, który możesz komuś wysłać.
web-setup-seat-open = Otwarte dla każdego
web-setup-seat-open-about = Może tu usiąść każdy, kto znajdzie stół.
web-setup-seat-bot = Bot
web-setup-level = Siła bota na miejscu { $number }
web-setup-name = Imię
web-setup-name-of = Imię gracza na miejscu { $number }
web-setup-seat-add = Dodaj miejsce
web-setup-seat-remove = Usuń
web-setup-seat-remove-label = Usuń miejsce { $number }
web-setup-pace = Tempo i widzowie
web-setup-clock = Zegar
web-setup-clock-none = Bez zegara
web-setup-clock-none-about = Każdy ma tyle czasu, ile potrzebuje.
web-setup-clock-live = Zegar szachowy
web-setup-clock-live-about = Twój czas płynie, gdy się zastanawiasz. Gdy się skończy, dalej gra bot.
web-setup-clock-days = Dni na turę
web-setup-clock-days-about = Gra rozłożona na dni, bez pośpiechu. Gdy skończy ci się czas, zagra za ciebie bot.
web-setup-clock-bank = Minuty na gracza
web-setup-clock-increment = Dodatkowe sekundy na turę
web-setup-clock-per-turn = Dni na turę
web-setup-visible = Kto może znaleźć stół
web-setup-private = Tylko osoby z linkiem
web-setup-private-about = Stół jest ukryty. Każdy, kto ma link, może oglądać.
web-setup-public = Wszyscy
web-setup-public-about = Stół widać na stronie głównej; każdy może oglądać grę, a później znaleźć ją w archiwum.
web-setup-edition = Wydanie
web-setup-edition-second = Najnowsze, poprawione zasady
web-setup-edition-first = Instrukcje angielska, polska i włoska
web-setup-edition-french = To, co mówi tylko instrukcja francuska
web-setup-edition-compare = { $number ->
        [one] { $number } zasada, która się różni
        [few] { $number } zasady, które się różnią
       *[many] { $number } zasad, które się różnią
    }
web-setup-edition-point = Zasada
web-setup-field = Plansza rozwinięć
web-setup-field-about = Na pierwszą grę wybierz planszę standardową. Pozostałe są dla doświadczonych graczy.
web-setup-layout = Układ
web-setup-layout-own = Własny
web-setup-layout-file = Plik układu (TOML)
web-setup-layout-ok = W tym układzie można grać.
web-setup-file-paste = Wklej tekst albo upuść tu plik
web-setup-file-choose = Wybierz plik
web-setup-tiles = Rozwinięcia
web-setup-tiles-first = Na pierwszą grę
web-setup-tiles-first-about = Kafle o najniższych numerach z każdego poziomu, zalecane na pierwszą grę.
web-setup-tiles-random = Losowe
web-setup-tiles-random-about = Każda gra jest inna. Przy dwóch graczach dbamy o to, by dość kafli dawało Talary.
web-setup-tiles-chosen = Twój wybór
web-setup-tiles-chosen-about = Na każdym poziomie wybierz tyle kafli, ile jest miejsc na planszy.
web-setup-tiles-count = { $chosen } z { $needed }
web-setup-more = Więcej: dodatki na start, opcje zasad, własne elementy
web-setup-start = Dodatki na start
web-setup-start-about = Zacząć można tylko z tym, czego kafla rozwinięcia nie ma w grze.
web-setup-start-random = Przy losowych kaflach nie wiadomo jeszcze, które zostaną w pudełku, więc nie można zacząć z dodatkami.
web-setup-options = Opcje zasad
web-setup-options-planning = Zabieranie i planowanie
web-setup-options-mine = Robotnicy i kopalnia
web-setup-options-developments = Rozwinięcia
web-setup-options-winter = Zima
web-setup-options-supply = Zasoby i układ
web-setup-options-number = { $number ->
    [one] { $number } opcja
    [few] { $number } opcje
   *[many] { $number } opcji
}
web-setup-options-changed = { $number ->
    [one] { $number } zmieniona
    [few] { $number } zmienione
   *[many] { $number } zmienionych
}
web-setup-options-reset = Przywróć zasady wydania
web-setup-option-usual = jak w tym wydaniu
web-setup-book-de = Instrukcja niemiecka
web-setup-book-en = Instrukcja angielska
web-setup-book-fr = Instrukcja francuska
web-setup-book-it = Instrukcja włoska
web-setup-book-pl = Instrukcja polska
web-setup-components = Własne elementy
web-setup-components-about = Niektóre wydrukowane wartości musieliśmy odtworzyć. Jeśli w twoim egzemplarzu są inne, podaj je tutaj.
web-setup-components-file = Plik elementów (TOML)
web-setup-components-ok = { $number ->
    [0] Ten plik niczego nie zmienia.
    [one] Z tym plikiem można grać. Ustawia { $number } wartość:
   *[other] Z tym plikiem można grać. Ustawia { $number } wartości:
}
web-setup-back = Wróć
web-setup-open = Otwórz stół
web-setup-open-about = Dostaniesz linki do wysłania. Grę możesz zacząć, gdy wszyscy usiądą.
web-setup-begin = Zacznij grę
web-setup-begin-about = Wszyscy są na miejscu: gra zacznie się od razu.

## Ustawienia

web-settings-title = Ustawienia
web-settings-language = Język
web-settings-theme = Motyw
web-settings-theme-system = Jak na urządzeniu
web-settings-theme-light = Dzień
web-settings-theme-dark = Zmierzch
web-settings-pace = Animacje
web-settings-pace-slow = Wolne
web-settings-pace-normal = Zwykłe
web-settings-pace-fast = Szybkie
web-settings-pace-none = Brak
web-settings-sound = Dźwięk
web-settings-letters = Litery na elementach

## Czekanie na graczy

web-lobby-title = Czekamy na graczy
web-lobby-about = Wyślij linki. Gra może się zacząć, gdy wszystkie miejsca będą zajęte.
web-lobby-waiting = { $number ->
    [one] Czekamy jeszcze na jedną osobę.
    [few] Czekamy jeszcze na { $number } osoby.
   *[many] Czekamy jeszcze na { $number } osób.
}
web-lobby-all-here = Wszyscy są na miejscu. Możesz zacząć grę.
web-lobby-owner-starts = Wszyscy są na miejscu. Grę może teraz zacząć właściciel stołu.
web-lobby-seat = Miejsce { $seat }
web-lobby-you = ty
web-lobby-free = Wolne
web-lobby-free-about = Może tu usiąść każdy.
web-lobby-invited = Zaproszenie
web-lobby-invited-about = Zarezerwowane dla osoby z linkiem.
web-lobby-here = przy stole
web-lobby-bot = Jeden z naszych botów
web-lobby-remote = Bot z innego komputera
web-lobby-sit = Usiądź tutaj
web-lobby-stand-up = Zwolnij miejsce
web-lobby-start = Zacznij grę
web-lobby-copy = Kopiuj
web-lobby-copied = Skopiowano
web-lobby-share = Udostępnij
web-lobby-share-title = Zagrajmy razem w Haspelknechta
web-lobby-seat-link = Link do miejsca { $seat }
web-lobby-table-link = Link do tego stołu
web-lobby-table-link-about = Z tym linkiem każdy może oglądać grę i zająć wolne miejsce.
web-lobby-rules = Zasady tej partii
web-lobby-change = Zmień to miejsce…
web-lobby-change-label = Zmień miejsce { $seat }
web-lobby-change-bot = Bot: { $level }
web-lobby-change-invited = Na zaproszenie
web-lobby-change-open = Otwarte dla każdego
web-lobby-clock-live = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
} na gracza i { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
} na każdą turę
web-lobby-clock-days = { $days ->
        [one] { $days } dzień na turę
       *[other] { $days } dni na turę
    }
web-lobby-components = Z wartościami z egzemplarza jednego z graczy
web-lobby-who = Kim jesteś?
web-lobby-join-title = Czeka na ciebie miejsce
web-lobby-join-about = Wystarczy imię. Bez rejestracji.

## Archiwum

web-archive-title = Archiwum
web-archive-about = Zakończone gry publiczne i wszystkie twoje. Każdą możesz obejrzeć od początku do końca.
web-archive-search = Szukaj
web-archive-name = Imię gracza
web-archive-any = wszystkie
web-archive-by-edition = Wydanie
web-archive-by-players = Liczba graczy
web-archive-by-how = Zakończenie
web-archive-by-bots = Boty
web-archive-edition-second = Drugie wydanie
web-archive-edition-first = Pierwsze wydanie
web-archive-edition-french = Wydanie francuskie
web-archive-players = { $number ->
    [one] { $number } gracz
   *[other] { $number } graczy
}
web-archive-how-scored = Rozegrane do końca
web-archive-how-conceded = Ktoś się poddał
web-archive-how-agreed = Zakończone za zgodą wszystkich
web-archive-how-unfinished = Niedokończone
web-archive-bots-true = Z botami
web-archive-bots-false = Tylko ludzie
web-archive-none = Żadna gra nie pasuje do wyszukiwania.
web-archive-more = Więcej gier
web-archive-imported = zaimportowana
web-archive-private = widzą ją tylko jej gracze
web-archive-import = Importuj grę
web-archive-import-about = Dodaj zapis gry stąd albo z programu haspelknecht. Potem możesz obejrzeć ją przy stole.
web-archive-record = Zapis
web-archive-import-public = Pokaż go wszystkim w archiwum
web-archive-bring = Importuj

## O sobie

web-person-title = Profil
web-person-stranger = Jeszcze się nie znamy. Podaj imię albo zaloguj się, jeśli masz tu już konto.
web-person-guest = Grasz jako gość. Wszystko działa, a ta przeglądarka cię pamięta.
web-person-member = Masz konto: zaloguj się na dowolnym urządzeniu i graj dalej.
web-person-name = Imię
web-person-name-label = Twoje imię, tak jak widzą je inni
web-person-save = Zapisz
web-person-saved = Zapisano.
web-person-calls = Powiadomienia
web-person-notify = Powiadom mnie, gdy przyjdzie moja kolej
web-person-notify-about = Przeglądarka powiadomi cię, gdy otwarta jest któraś z naszych stron.
web-person-notify-refused = Twoja przeglądarka blokuje powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach.
web-person-notify-impossible = Ta przeglądarka nie obsługuje powiadomień.
web-person-achieved = Statystyki
web-person-achieved-none = Jeszcze nic tu nie ma. Liczy się każda gra, którą skończysz.
web-person-with-people = Z ludźmi ({ $number })
web-person-with-bots = Z botami ({ $number })
web-person-games = Gry
web-person-wins = Wygrane
web-person-rank = Miejsce
web-person-points = Punkty
web-person-sources = Punkty na grę, według źródeł
web-person-tiles = Ulubione rozwinięcia
web-person-tile-games = { $number ->
    [one] w { $number } grze
   *[other] w { $number } grach
}
web-person-rating = Rating { $rating }, na podstawie { $games ->
        [one] { $games } gry
       *[other] { $games } gier
    } między osobami z kontem
web-person-keep = Zachowaj swoje konto
web-person-keep-about = Z hasłem możesz grać na każdym urządzeniu. Nie pytamy o adres e-mail, więc nie możemy zresetować hasła: zapisz je sobie.
web-person-keep-do = Ustaw hasło
web-person-login = Nazwa użytkownika
web-person-password = Hasło
web-person-sign-in = Masz już konto?
web-person-sign-in-about = Zaloguj się i graj dalej.
web-person-sign-in-do = Zaloguj się
web-person-leave = To urządzenie
web-person-signed-in = Zalogowano jako { $login }.
web-person-sign-out = Wyloguj się
web-person-sign-out-everywhere = Wyloguj się na wszystkich urządzeniach
web-person-change = Zmień hasło
web-person-change-about = Wszystkie inne urządzenia zostaną wylogowane.
web-person-old-password = Obecne hasło
web-person-new-password = Nowe hasło
web-person-change-do = Zmień hasło
web-person-changed = Hasło zostało zmienione, a inne urządzenia wylogowane.
web-person-programs = Dla programistów: boty i webhook
web-person-bots = Twoje boty
web-person-bots-about = Z tokenem twój własny program może zająć miejsce przy stole jak każdy inny gracz.
web-person-bot-name = Nazwa nowego bota
web-person-bot-make = Utwórz bota
web-person-bot-drop = Usuń
web-person-bot-drop-label = Usuń: { $name }
web-person-bot-token = Token bota { $name }. Skopiuj go teraz: nie pokażemy go ponownie.
web-person-webhook = Webhook
web-person-webhook-about = Twój adres URL, który wywołujemy, gdy jakaś gra na ciebie czeka.
web-person-webhook-url = URL
web-person-webhook-drop = Usuń
web-person-webhook-secret = Sekret, którym podpisujemy wywołania. Skopiuj go teraz: nie pokażemy go ponownie.
