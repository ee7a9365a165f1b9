### Strony wokół gry: strona główna, nowy stół, czekanie na graczy, archiwum, ustawienia, własna strona.

## Strona główna

web-home-line = Nad ziemią farma, pod ziemią kopalnia i trzy lata, by z obu coś wyrosło.
web-home-play = Graj teraz
web-home-play-about = Gra we dwoje: ty i uczeń. Bez rejestracji.
web-home-continue = Twoja kolej
web-home-friends = Z przyjaciółmi
web-home-learn = Nauka gry
web-home-mine = Twoje gry
web-home-mine-none = Nie toczy się żadna gra. Zacznij przyciskiem „Graj teraz”.
web-home-new = Nowy stół
web-home-asking = Szukamy twoich gier…
web-home-open = Otwarte stoły
web-home-open-none = Nikt teraz nie czeka na graczy. Otwórz własny publiczny stół.
web-home-watch = Gry do oglądania
web-home-learn-play = Zagraj pierwszy rok
web-home-learn-play-about = Gra z przewodnikiem, około dziesięciu minut
web-home-learn-rules = Zasady
web-home-learn-rules-about = Do przeszukiwania, z różnicami między instrukcjami
web-home-learn-summary = Na jednej stronie
web-home-learn-summary-about = Dla tych, którzy już kiedyś grali
web-home-pages = Strony
web-home-archive = Archiwum
web-home-me = O tobie
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
web-setup-about = Powiedz, kto gra, i otwórz stół. Cała reszta jest już dobrze ustawiona.
web-setup-you = Ty
web-setup-your-name = Jak cię nazywać?
web-setup-seats = Kto gra
web-setup-company = Towarzystwo
web-setup-company-invited = Znajomi z linkiem
web-setup-company-here = Wszyscy tutaj
web-setup-company-bot = Boty
web-setup-company-open = Kto zechce
web-setup-seat = Miejsce { $number }
web-setup-seat-for = Dla kogo jest miejsce { $number }
web-setup-seat-me = Ja
web-setup-seat-me-about = Tu siedzisz ty.
web-setup-seat-here = Ktoś przy tym ekranie
web-setup-seat-here-about = Podajecie sobie urządzenie; plany pozostają przy tym ukryte.
web-setup-seat-invited = Na zaproszenie
web-setup-seat-invited-about = Dostaniesz link do tego miejsca, który możesz wysłać komuś znajomemu.
web-setup-seat-open = Wolne dla każdego
web-setup-seat-open-about = Kto znajdzie stół, może usiąść.
web-setup-seat-bot = Bot
web-setup-level = Jak silny jest bot na miejscu { $number }
web-setup-name = Imię
web-setup-name-of = Imię gracza na miejscu { $number }
web-setup-seat-add = Dodaj miejsce
web-setup-seat-remove = Usuń
web-setup-seat-remove-label = Usuń miejsce { $number }
web-setup-pace = Tempo i goście
web-setup-clock = Zegar
web-setup-clock-none = Bez zegara
web-setup-clock-none-about = Każdy ma tyle czasu, ile potrzebuje.
web-setup-clock-live = Zegar szachowy
web-setup-clock-live-about = Czas płynie, gdy gracz się zastanawia. Gdy się skończy, dalej gra za niego bot.
web-setup-clock-days = Dni na każdą turę
web-setup-clock-days-about = Gra na co dzień, bez pośpiechu. Kto się spóźni, tego zastąpi bot.
web-setup-clock-bank = Minuty dla każdego gracza
web-setup-clock-increment = Sekundy dodawane na każdą turę
web-setup-clock-per-turn = Dni na każdą turę
web-setup-visible = Kto może znaleźć stół
web-setup-private = Tylko z linkiem
web-setup-private-about = Stołu nikomu nie pokazujemy. Kto ma do niego link, może oglądać.
web-setup-public = Wszyscy
web-setup-public-about = Stół widać na stronie głównej; każdy może oglądać grę, a później znaleźć ją w archiwum.
web-setup-edition = Wydanie
web-setup-edition-second = Najnowszy, poprawiony tekst
web-setup-edition-first = Instrukcje angielska, polska i włoska
web-setup-edition-french = To, co jest tylko w instrukcji francuskiej
web-setup-edition-compare = { $number ->
    [one] { $number } punkt, w którym się różnią
    [few] { $number } punkty, w których się różnią
   *[many] { $number } punktów, w których się różnią
}
web-setup-edition-point = Punkt
web-setup-field = Plansza rozwinięć
web-setup-field-about = Na pierwszą grę najlepsza jest plansza standardowa; inne są dla tych, którzy już się dobrze orientują.
web-setup-layout = Kształt planszy
web-setup-layout-own = Własny
web-setup-layout-file = Plik układu (TOML)
web-setup-layout-ok = W tym układzie można grać.
web-setup-file-paste = Wklej tekst albo upuść tu plik
web-setup-file-choose = Wybierz plik
web-setup-tiles = Rozwinięcia
web-setup-tiles-first = Podstawowe
web-setup-tiles-first-about = Kafle o najniższych numerach z każdego poziomu, jak na pierwszą grę.
web-setup-tiles-random = Losowe
web-setup-tiles-random-about = Każda gra jest inna. Przy dwóch graczach na pewno wystarczy kafli, które przynoszą Talary.
web-setup-tiles-chosen = Twój wybór
web-setup-tiles-chosen-about = Z każdego poziomu wybierz tyle, ile jest na planszy miejsc.
web-setup-tiles-count = { $chosen } z { $needed }
web-setup-more = Więcej: start, opcje zasad, własne elementy
web-setup-start = Na start wszyscy mają
web-setup-start-about = Na start można dać tylko to, czego nie ma w grze jako rozwinięcia.
web-setup-start-random = Przy losowych kaflach nie wiadomo jeszcze, co zostanie w pudełku, więc na start nie można nic dać.
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
web-setup-options-reset = Wszystko jak w wydaniu
web-setup-option-usual = jak w tym wydaniu
web-setup-book-de = Instrukcja niemiecka
web-setup-book-en = Instrukcja angielska
web-setup-book-fr = Instrukcja francuska
web-setup-book-it = Instrukcja włoska
web-setup-book-pl = Instrukcja polska
web-setup-components = Własne elementy
web-setup-components-about = Niektóre nadrukowane wartości trzeba było odtworzyć. Jeśli w twoim pudełku jest inaczej, podaj nam wartości ze swojego egzemplarza.
web-setup-components-file = Plik elementów (TOML)
web-setup-components-ok = { $number ->
    [0] Ten plik niczego nie zmienia.
    [one] Z tym plikiem można grać. Ustawia { $number } wartość:
   *[other] Z tym plikiem można grać. Ustawia { $number } wartości:
}
web-setup-back = Wróć
web-setup-open = Otwórz stół
web-setup-open-about = Dostaniesz linki do wysłania; gra zacznie się, gdy wszyscy usiądą.
web-setup-begin = Zacznij
web-setup-begin-about = Wszyscy są na miejscu: gra zacznie się od razu.

## Ustawienia

web-settings-title = Ustawienia
web-settings-language = Język
web-settings-theme = Kolory
web-settings-theme-system = Jak system
web-settings-theme-light = Dzień
web-settings-theme-dark = Zmierzch
web-settings-pace = Ruch elementów
web-settings-pace-slow = Wolny
web-settings-pace-normal = Zwykły
web-settings-pace-fast = Szybki
web-settings-pace-none = Żaden
web-settings-sound = Dźwięk
web-settings-letters = Litery na elementach

## Czekanie na graczy

web-lobby-title = Przed grą
web-lobby-about = Wyślij linki; gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-lobby-waiting = { $number ->
    [one] Czekamy jeszcze na jedną osobę.
    [few] Czekamy jeszcze na { $number } osoby.
   *[many] Czekamy jeszcze na { $number } osób.
}
web-lobby-all-here = Wszyscy są na miejscu. Możesz zaczynać.
web-lobby-owner-starts = Wszyscy są na miejscu. Grę zaczyna ten, kto otworzył stół.
web-lobby-seat = Miejsce { $seat }
web-lobby-you = ty
web-lobby-free = Wolne
web-lobby-free-about = Może tu usiąść każdy, kto przyjdzie.
web-lobby-invited = Zaproszenie
web-lobby-invited-about = Czeka na kogoś, kto ma link.
web-lobby-here = siedzi przy stole
web-lobby-bot = Jeden z naszych botów
web-lobby-remote = Bot z innego komputera
web-lobby-sit = Usiądź tutaj
web-lobby-stand-up = Wstań
web-lobby-start = Zacznij grę
web-lobby-copy = Kopiuj
web-lobby-copied = Skopiowano
web-lobby-share = Udostępnij
web-lobby-share-title = Zagrajmy razem w Haspelknechta
web-lobby-seat-link = Link do miejsca { $seat }
web-lobby-table-link = Link do tego stołu
web-lobby-table-link-about = Kto go ma, może oglądać grę, a jeśli jest wolne miejsce, także usiąść.
web-lobby-rules = W co gramy
web-lobby-change = Zmień to miejsce…
web-lobby-change-label = Zmień miejsce { $seat }
web-lobby-change-bot = Bot: { $level }
web-lobby-change-invited = Na zaproszenie
web-lobby-change-open = Wolne dla każdego
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
    [one] { $days } dzień na każdą turę
   *[other] { $days } dni na każdą turę
}
web-lobby-components = Z wartościami z czyjegoś egzemplarza
web-lobby-who = Kim jesteś?
web-lobby-join-title = Czeka na ciebie miejsce
web-lobby-join-about = Wystarczy imię. Nikt nie musi się rejestrować.

## Archiwum

web-archive-title = Archiwum
web-archive-about = Zakończone gry publiczne i wszystkie twoje. Każdą można obejrzeć jeszcze raz, od pierwszego dysku do ostatniego punktu.
web-archive-search = Szukaj
web-archive-name = Imię gracza
web-archive-any = wszystkie
web-archive-by-edition = Wydanie
web-archive-by-players = Gracze
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
web-archive-how-agreed = Zakończone za zgodą
web-archive-how-unfinished = Niedokończone
web-archive-bots-true = Z botami
web-archive-bots-false = Tylko ludzie
web-archive-none = Nie ma takiej gry.
web-archive-more = Więcej gier
web-archive-imported = przyniesiona z zewnątrz
web-archive-private = widzą ją tylko ci, którzy grali
web-archive-import = Zapis z zewnątrz
web-archive-import-about = Zapis gry w takiej postaci, w jakiej tworzą go nasze strony i nasz program, staje się stołem, przy którym można ją obejrzeć.
web-archive-record = Zapis
web-archive-import-public = Pokaż go wszystkim w archiwum
web-archive-bring = Połóż na stole

## O sobie

web-person-title = O tobie
web-person-stranger = Jeszcze się nie znamy. Podaj imię albo zaloguj się, jeśli grasz tu nie pierwszy raz.
web-person-guest = Grasz jako gość: wszystko działa, a ta przeglądarka cię pamięta.
web-person-member = Znamy cię tu na każdym urządzeniu, na którym się zalogujesz.
web-person-name = Imię
web-person-name-label = Jak widzą cię inni
web-person-save = Zapisz
web-person-saved = Zapisano.
web-person-calls = Powiadomienia
web-person-notify = Powiadom, gdy moja kolej
web-person-notify-about = Powiadomienie przeglądarki, gdy otwarta jest któraś z naszych stron.
web-person-notify-refused = Twoja przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
web-person-notify-impossible = Ta przeglądarka nie zna powiadomień.
web-person-achieved = Twoje osiągnięcia
web-person-achieved-none = Jeszcze nie ma o czym opowiadać. Liczy się tu każda gra, którą skończysz.
web-person-with-people = Z ludźmi ({ $number })
web-person-with-bots = Z botami ({ $number })
web-person-games = Gry
web-person-wins = Wygrane
web-person-rank = Lokata
web-person-points = Punkty
web-person-sources = Punkty w grze, według źródeł
web-person-tiles = Ulubione rozwinięcia
web-person-tile-games = { $number ->
    [one] w { $number } grze
   *[other] w { $number } grach
}
web-person-rating = Ranking { $rating }, na podstawie { $games ->
    [one] { $games } gry
   *[other] { $games } gier
} między stałymi graczami
web-person-keep = Zachowaj tę tożsamość
web-person-keep-about = Z hasłem możesz grać dalej na każdym urządzeniu. Adres e-mail nie jest potrzebny, więc zapisz sobie hasło: nikt nie wyśle ci nowego.
web-person-keep-do = Zapamiętaj mnie
web-person-login = Login
web-person-password = Hasło
web-person-sign-in = Grasz tu nie pierwszy raz?
web-person-sign-in-about = Zaloguj się i graj dalej jako ty.
web-person-sign-in-do = Zaloguj się
web-person-leave = To urządzenie
web-person-signed-in = Zalogowano jako { $login }.
web-person-sign-out = Wyloguj się
web-person-sign-out-everywhere = Wyloguj się wszędzie
web-person-change = Inne hasło
web-person-change-about = Wszystkie inne urządzenia zostaną wtedy wylogowane.
web-person-old-password = Dotychczasowe hasło
web-person-new-password = Nowe hasło
web-person-change-do = Zmień
web-person-changed = Hasło zostało zmienione, a wszystkie inne urządzenia wylogowane.
web-person-programs = Dla programów: boty i webhook
web-person-bots = Twoje boty
web-person-bots-about = Twój program może z tokenem siadać do stołów jak każdy inny.
web-person-bot-name = Nazwa nowego bota
web-person-bot-make = Utwórz
web-person-bot-drop = Usuń
web-person-bot-drop-label = Usuń: { $name }
web-person-bot-token = Token bota { $name }. Widać go tylko teraz.
web-person-webhook = Webhook
web-person-webhook-about = Twój adres, który wywołujemy, gdy jakaś gra na ciebie czeka.
web-person-webhook-url = Adres
web-person-webhook-drop = Usuń
web-person-webhook-secret = Sekret, którym podpisujemy wywołania. Widać go tylko teraz.
