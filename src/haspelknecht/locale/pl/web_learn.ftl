### Nauka w przeglądarce: zbiór zasad, karty kafli, skrót i gra z przewodnikiem.

## Zbiór zasad

web-rules-title = Zasady
web-rules-about = Każda zasada naszymi słowami. Trzymamy się drugiego wydania, z trzema wyjątkami, które zaznaczamy na miejscu. Pod każdą zasadą zobaczysz, gdzie mówi o niej pięć instrukcji, gdzie się różnią i które opcje ją zmieniają.
web-rules-search = Szukaj w zasadach
web-rules-only-differing = Tylko różnice między instrukcjami
web-rules-chapters = Rozdziały
web-rules-number = { $number ->
    [one] 1 zasada
    [few] { $number } zasady
   *[many] { $number } zasad
}
web-rules-number-disputes = { $number ->
    [one] 1 różnica lub rozstrzygnięcie
    [few] { $number } różnice i rozstrzygnięcia
   *[many] { $number } różnic i rozstrzygnięć
}
web-rules-none = Żadna zasada nie pasuje do „{ $wish }”.
web-rules-loading = Wczytujemy zasady…
web-rules-unreachable = Nie można teraz połączyć się z serwerem.
web-rules-again = Spróbuj ponownie
web-rules-open = Otwórz w zasadach
web-rules-close = Zamknij

web-rules-said = { $said ->
    [0] W żadnej instrukcji
    [5] We wszystkich pięciu instrukcjach
    [one] W 1 z pięciu instrukcji
   *[other] W { $said } z pięciu instrukcji
}
web-rules-differ = instrukcje się różnią
web-rules-options = { $number ->
    [one] 1 opcja
    [few] { $number } opcje
   *[many] { $number } opcji
}
web-rules-ruled = rozstrzygnięcie

web-rules-book-de = Niemiecka
web-rules-book-en = Angielska
web-rules-book-fr = Francuska
web-rules-book-it = Włoska
web-rules-book-pl = Polska

# $lines: wiersze instrukcji, na przykład „127–137, 140”; „none”, jeśli żadnych nie da się wskazać.
web-rules-place-says = { $lines ->
    [none] wynika z innych zasad
   *[other] wiersz { $lines }
}
web-rules-place-suggests = { $lines ->
    [none] wynika z innych zasad
   *[other] sugeruje to, wiersz { $lines }
}
web-rules-place-differs = { $lines ->
    [none] mówi co innego
   *[other] mówi co innego, wiersz { $lines }
}
web-rules-place-silent = milczy
web-rules-damaged = (tekst jest tam uszkodzony)

web-rules-differences = Instrukcje różnią się treścią albo tylko brzmieniem:
web-rules-rulings = Czego nie rozstrzyga żadna instrukcja i jak gramy:
web-rules-standard = Standard
web-rules-played = Przy tym stole

web-rules-chapter-differences = Gdzie instrukcje się różnią
web-rules-chapter-rulings = Nasze rozstrzygnięcia
web-rules-differences-about = Wszystkie znalezione przez nas miejsca, w których pięć instrukcji różni się treścią albo tylko brzmieniem; najważniejsze na początku.
web-rules-rulings-about = Pytania, które pojawiają się w grze i na które żadna instrukcja nie odpowiada, wraz z naszymi odpowiedziami.
web-rules-ours = Gramy tak:
web-rules-weight-high = Często ma znaczenie
web-rules-weight-medium = Czasem ma znaczenie
web-rules-weight-low = Rzadko lub nigdy nie ma znaczenia
web-rules-weight-slip = Błędy w tłumaczeniu lub druku
web-rules-sure-high = Prawie pewne
web-rules-sure-medium = Najbardziej prawdopodobna interpretacja
web-rules-sure-low = Sporne: ustalcie to przed grą

## Karty rozwinięć

web-card-title = Rozwinięcia
web-card-about = Wszystkie dwadzieścia rozwinięć ze wszystkim, co na nich wydrukowano. Instrukcje pokazują niewiele kosztów i symboli. Resztę odtworzyliśmy sami, a przy każdej wartości jest napisane, skąd pochodzi.
web-card-number = Nr { $number } · Poziom { $level }
web-card-cost = Koszt:
web-card-disks-black = { $number ->
    [one] 1 czarny dysk
    [few] { $number } czarne dyski
   *[many] { $number } czarnych dysków
}
web-card-disks-brown = { $number ->
    [one] 1 brązowy dysk
    [few] { $number } brązowe dyski
   *[many] { $number } brązowych dysków
}
web-card-disks-yellow = { $number ->
    [one] 1 żółty dysk
    [few] { $number } żółte dyski
   *[many] { $number } żółtych dysków
}
web-card-disks-any = { $number ->
    [one] 1 dysk dowolnego koloru
    [few] { $number } dyski dowolnego koloru
   *[many] { $number } dysków dowolnego koloru
}
web-card-here = Przy tym stole:
web-card-points = Punkty zwycięstwa
# $points: lista, na przykład „3, 2, 1”
web-card-points-order = Według kolejności zakupu: { $points }. Za późniejszy zakup nie ma punktów.
web-card-fee = Opłata za odległy
web-card-no-fee = brak
web-card-symbols = Symbole
web-card-forks = { $number ->
    [one] 1 symbol wideł
    [few] { $number } symbole wideł
   *[many] { $number } symboli wideł
}
web-card-hammers = { $number ->
    [one] 1 symbol młota i kilofa
    [few] { $number } symbole młota i kilofa
   *[many] { $number } symboli młota i kilofa
}
web-card-building-symbol = 1 symbol budynku
web-card-marker = Znacznik
web-card-building = Budynek
web-card-tunnel = W Tunelu
web-card-tunnel-symbol = Daje punkty za ukończone sekcje z tym symbolem.
web-card-symbol-wheelbarrow = taczka
web-card-symbol-lamp = kaganek
web-card-symbol-lorry = wagonik
web-card-rules = Zasady:

web-card-source-text = z instrukcji
web-card-source-review = z recenzji
web-card-source-partly = częściowo z instrukcji
web-card-source-rebuilt = odtworzone
web-card-source-table = ten stół
web-card-source-table-about = Ustawione w pliku elementów tego stołu.
web-card-legend-text = wydrukowane w instrukcji
web-card-legend-review = z opublikowanej recenzji
web-card-legend-partly = częściowo z instrukcji, reszta odtworzona
web-card-legend-rebuilt = odtworzone przez nas, zgodnie ze wszystkim, co wiadomo

web-card-boards = Wydrukowane na planszach
web-card-board-pinge = Węgiel w Odkrywce przed dwoma symbolami drewna, między nimi i za nimi:
web-card-board-pools = Pule akcji z symbolem wody:
web-card-section = Sekcja Tunelu
web-card-section-points = Punkty

## Skrót dla powracających graczy

web-summary-title = Gra na jednej stronie
web-summary-about = Wszystko, co ważne, dla tych, którzy wracają do gry po przerwie.
web-summary-print = Drukuj
web-summary-to-rules = Wszystkie zasady
web-summary-to-tiles = Wszystkie rozwinięcia
web-summary-gives = daje

web-summary-year = Przebieg każdego z trzech lat
web-summary-water-comes = Każdy otrzymuje 1 wodę dołową
web-summary-in-spring = Faza akcji
web-summary-in-summer = Faza akcji; 1 dodatkowa żywność, jeśli { $farmhand_summer_bonus ->
    [yes] Rolnik lub Doświadczony Parobek produkuje żywność
   *[no] Rolnik produkuje żywność
    }
web-summary-in-autumn = Faza akcji
web-summary-in-winter = Punkty za węgiel, czynsz, przechowywanie zasobów
web-summary-phase = Faza akcji:
web-summary-step-refill = uzupełnianie pul (nie pierwszej wiosny)
web-summary-step-take = zabieranie dysków, najwyżej dwa razy
web-summary-step-order = nowa kolejność tury
web-summary-step-plan = planowanie, { $plan_in_turn_order ->
    [yes] gracz po graczu
   *[no] wszyscy naraz i w tajemnicy
    }
web-summary-step-work = praca, gracz po graczu

web-summary-taking = Zabieranie dysków
web-summary-take-first = Pierwsze zabieranie: wybierz pulę akcji oraz kolor i weź z niej wszystkie dyski tego koloru, nawet jeśli jest ich 6 lub więcej.
web-summary-take-second = Drugie zabieranie: jeśli masz mniej niż 5 dysków, możesz jeszcze raz wziąć z jednej puli dyski jednego koloru, razem do 5 dysków.{ $second_take_fewer ->
    [yes] { " " }Możesz część zostawić.
   *[no] { "" }
    }
web-summary-take-wet = Pule z symbolem wody: za pierwszym razem otrzymujesz też 1 wodę dołową.
web-summary-take-refund = Tylko pierwszej wiosny: jeśli masz łącznie mniej niż 5 dysków, możesz zwrócić 1 wodę dołową.

web-summary-order = Kolejność tury
web-summary-order-sum = Zsumuj dyski z pierwszego zabierania. Najniższa suma jest pierwsza, teraz przy pracy i w następnej fazie przy zabieraniu dysków.
web-summary-order-tie = Remis: kto ostatnio był dalej, teraz jest wcześniej.

web-summary-planning = Planowanie
web-summary-plan-secret = { $plan_in_turn_order ->
    [yes] Gracze planują jeden po drugim, w kolejności tury, a ich plany są jawne.
   *[no] Wszyscy planują w tajemnicy. Swój plan możesz zmieniać, dopóki wszyscy nie będą gotowi.
    }
web-summary-plan-own = Rolnik i Parobek: dowolnie wiele dysków jednego koloru. Różne kolory tylko wtedy, gdy dokładnie odpowiadają kosztowi rozwinięcia.
web-summary-plan-hired = Robotnicy kontraktowi: po jednej zapłacie, z tego, co masz teraz. Zasoby z tej fazy przychodzą za późno.
web-summary-plan-work = Przy pracy wybierasz kolejność robotników. Każdy kończy, zanim zacznie następny. Każdą akcję możesz pominąć.

web-summary-own = Rolnik i Parobek
web-summary-each-disk = jeden rodzaj pracy na fazę; każdy dysk daje:
web-summary-mixed = Różne
web-summary-disk-yellow = 1 żywność
web-summary-disk-brown = 1 drewno
web-summary-disk-black = wydobycie 1 węgla albo usunięcie do 2 wód dołowych z Odkrywki
web-summary-disk-mixed = zakup 1 rozwinięcia (Rolnik; Parobek tylko z Oskardem)
web-summary-hired = Robotnicy kontraktowi
web-summary-pay = Zapłata (jedna z tych)
web-summary-does = Co robi
web-summary-does-digger = do 2 akcji w Odkrywce: { $digger_choice ->
    [forced] usuwa 2 wody dołowe, gdy są 2 lub więcej, w przeciwnym razie wydobywa 1 węgiel
   *[free] wydobywa 1 węgiel albo usuwa do 2 wód dołowych
    }
web-summary-does-miner = wydobywa do 3 węgli w Tunelu
web-summary-does-haspelknecht = do 3 akcji w Szybie: wyciąga 1 węgiel albo usuwa do 2 wód dołowych
web-summary-synergy = Synergia:
web-summary-synergy-is = jeśli Rolnik i Parobek wykonują ten sam rodzaj pracy, dostajesz 1 dodatkową żywność, 1 dodatkowe drewno albo 1 dodatkową akcję w kopalni.{ $mixed_mining_synergy ->
    [no] { " " }W kopalni obaj muszą wydobywać albo obaj usuwać wodę.
   *[yes] { "" }
    }
web-summary-summer = Lato:
web-summary-summer-is = jeśli { $farmhand_summer_bonus ->
    [yes] Rolnik lub Doświadczony Parobek produkuje żywność
   *[no] Rolnik produkuje żywność
    }, otrzymujesz 1 dodatkową żywność.

web-summary-mine = Kopalnia i woda
web-summary-pinge = Odkrywka: jej 7 węgli wydobywasz od lewej do prawej, prosto na farmę. Na każdym z 2 symboli drewna musi leżeć 1 drewno, zanim pójdziesz dalej. Gdy Odkrywka jest pusta, otwiera się Tunel, przychodzą Górnik i Haspelknecht, a ty zdobywasz punkty zależnie od roku:
web-summary-pinge-bonus = punkty za opróżnienie Odkrywki w danym roku
web-summary-tunnel = Tunel: 7 sekcji z 11 węglami; każda wymaga najpierw 1 drewna. Węgiel trafia stąd do Szybu, a na farmę wyciąga go tylko Haspelknecht.
web-summary-or-more = { $drops } lub więcej
web-summary-stops-pinge = w Odkrywce nie można wydobywać
web-summary-stops-lifting = z Szybu nie można wyciągać
web-summary-stops-tunnel = w Tunelu nie można wydobywać
web-summary-water-away = Wodę z Odkrywki usuwają Rolnik, Parobek i Kopacz węgla. { $shaft_water_only_haspel ->
    [no] Z Szybu usuwają ją Haspelknecht, Rolnik i Parobek
   *[yes] Z Szybu usuwa ją tylko Haspelknecht
    } (oraz kafle Lina holownicza i Wciągarka). Drewno możesz kłaść w każdej chwili swojej tury.

web-summary-developments = Rozwinięcia
web-summary-level = Poziom
web-summary-buyers = Punkty według kolejności zakupu
web-summary-fee = Opłata za odległy
web-summary-no-fee = zawsze dostępny
web-summary-dev-cost = Zapłać dokładnie tymi dyskami, które widać; na szare pole pasuje dowolny kolor. Każdy robotnik, który może kupować, kupuje najwyżej jeden kafel na fazę. Każdy kafel możesz mieć raz{ $disk_limit ->
    [none] .
   *[nine] , łącznie najwyżej dziewięć.
    }
web-summary-dev-near = Bez opłaty: poziom 1 i każdy kafel, który przylega do twojego.
web-summary-dev-distant = Odległe kafle: tylko jeśli posiada je inny gracz. Opłatę z twojej farmy dostaje gracz, którego dysk leży na wierzchu.
web-summary-dev-later = { $marker_window ->
    [at_once] Znaczniki działają od razu, budynki od następnej fazy.
   *[other] Znaczniki i budynki działają od następnej fazy.
    }

web-summary-winter-coal = Najpierw dostajesz punkty za węgiel na farmie (nie za węgiel w Szybie):
web-summary-one-more = potem po +1
web-summary-rent = Czynsz
web-summary-year-number = Rok { $year }
web-summary-debts = Co możesz, musisz zapłacić. Za każdą brakującą żywność i każdego brakującego Talara bierzesz 1 dług.
web-summary-storage = Miejsce
web-summary-keeps = mieści
web-summary-scores = punkty
web-summary-store-farm = Farma
web-summary-store-barn = Stodoła
web-summary-store-storage = Skład węgla
web-summary-keeps-farm = 1 zasób
web-summary-keeps-barn = 1 zasób
web-summary-keeps-storage = { $coal_storage ->
    [coal_or_wood] 1 węgiel albo 1 drewno
    [coal_and_food] 1 węgiel i 1 żywność
   *[coal_and_wood] 1 węgiel i 1 drewno
    }
web-summary-lost = Pozostała żywność, drewno i węgiel przepadają. Zachowujesz Talary, znaczniki, wodę dołową, węgiel w Szybie i drewno w kopalni.

web-summary-ending = Końcowa punktacja
web-summary-end-sections = Ukończone sekcje Tunelu (bez węgla, z drewnem po lewej): od 1 do 3 za każdą, łącznie 13.
web-summary-end-symbols = Ukończone sekcje z twoim symbolem, po 1: Taczka do 3, Kaganek do 4, Wagonik do 4.
web-summary-end-driver = Woźnica węglowy: 1 za każdy symbol młota i kilofa; Wózek ręczny: 1 za każdy symbol wideł.
web-summary-end-markers = Każdy nieużyty znacznik: 1.
web-summary-end-debts = Długi: pierwszy kosztuje 1, każdy następny 2.
web-summary-end-water = Woda dołowa: pierwsza za darmo, każda następna kosztuje 1.
web-summary-end-tie = Remis: najwięcej węgla wydobytego z Odkrywki i Tunelu, potem wcześniejsze miejsce w ostatniej kolejności tury.
web-summary-buildings = symbole budynków
web-summary-six-more = potem po +6

## Gra z przewodnikiem: jej strona i ramka

web-tutorial-page = Nauka przez grę
web-tutorial-about = Pierwszy rok z przewodnikiem, przy prawdziwym stole, w około dziesięć minut. Gra z tobą cierpliwy sąsiad. Możesz przerwać, kiedy chcesz: zapamiętamy, dokąd udało ci się dojść.
web-tutorial-begin = Zacznij
web-tutorial-learn-taking = Zabieranie dysków i kolejność tury
web-tutorial-learn-plan = Praca dla robotników
web-tutorial-learn-mine = Wydobywanie węgla: drewno pomaga, woda przeszkadza
web-tutorial-learn-tile = Zakup pierwszego rozwinięcia
web-tutorial-learn-winter = Jak przetrwać zimę
web-tutorial-read-summary = Szybkie przypomnienie dla tych, którzy już grali.
web-tutorial-read-rules = Każda zasada, z wyszukiwaniem i z tym, co mówi pięć instrukcji.
web-tutorial-read-card = Wszystkie dwadzieścia, z kosztami i działaniem.

web-tutorial-title = Przewodnik
web-tutorial-progress = Lekcja { $at } z { $all }
web-tutorial-how-far = Twoje postępy
web-tutorial-next = Dalej
web-tutorial-leave = Graj bez przewodnika
web-tutorial-fold = Pokaż lub ukryj przewodnik
web-tutorial-there = Zrobione
web-tutorial-loading = Chwileczkę, wczytujemy przewodnik.
web-tutorial-lost = Nie udało się wczytać przewodnika: nie można połączyć się z serwerem.
web-tutorial-read-first = Najpierw jeszcze jedno: naciśnij „Dalej”, a potem twoja kolej.
web-tutorial-for-now = Dobry pomysł, ale zachowaj go na następną grę! W tej lekcji idź za strzałką.
web-tutorial-watch-title = Kolej sąsiada
web-tutorial-watch = Popatrz, co robi sąsiad. Za chwilę twoja kolej.
web-tutorial-play-on = Graj dalej
web-tutorial-new-game = Nowa gra

## Lekcje: wiosna

web-tutorial-welcome-title = Witaj
web-tutorial-welcome = Pod twoją farmą jest węgiel! Przez trzy lata będziesz gospodarzyć na górze i kopać na dole. Każdy rok ma trzy fazy akcji, wiosną, latem i jesienią, a kończy się zimą. Po trzeciej zimie wygrywa gracz z największą liczbą punktów zwycięstwa. To twój pierwszy rok.

web-tutorial-water-rises-title = Woda dołowa
web-tutorial-water-rises = To twoja Odkrywka: dół, w którym węgiel leży tuż pod powierzchnią. Każdej wiosny i każdej jesieni każdy gracz otrzymuje 1 wodę dołową. Jedna nie szkodzi, ale przy 2 w Odkrywce nie można tam wydobywać.

web-tutorial-taking-title = Zabieranie dysków
web-tutorial-taking = Dyski to praca, którą możesz wykonać. Wybierz kolor w puli: weźmiesz z niej wszystkie dyski tego koloru. Czarne dyski są do kopalni. Najwięcej jest ich w puli 2, ale ma ona też symbol wody: razem z nimi otrzymasz 1 wodę dołową.
web-tutorial-taking-do = Wybierz czarne dyski z puli 2, a potem je weź.

web-tutorial-second-take-title = Drugie zabieranie
web-tutorial-second-take = Jeśli masz mniej niż 5 dysków, możesz zabierać jeszcze raz, razem do 5. Przy drugim zabieraniu symbole wody się nie liczą.
web-tutorial-second-take-do = Weź czarne dyski z puli 1.

web-tutorial-turn-order-title = Kto pierwszy?
web-tutorial-turn-order = Policz kropki na dyskach z pierwszego zabierania: czarny to 1, brązowy 2, żółty 3. Twoje trzy czarne dyski dają 3, a dwa brązowe sąsiada 4. Najniższa suma jest pierwsza, a więc ty: przy pracy w tej fazie i przy zabieraniu dysków w następnej.

web-tutorial-planning-title = Układanie planu
web-tutorial-planning = Teraz wszyscy planują w tajemnicy. Za każdy czarny dysk robotnik wydobywa 1 węgiel albo usuwa do 2 wód dołowych. Wszystkie dyski na robotniku muszą mieć ten sam kolor. Na razie dostępne są tylko 3 węgle, więc trzy dyski wystarczą. Pozostałych dwóch nie potrzebujesz.
web-tutorial-planning-do = Połóż 2 czarne dyski na Rolniku i 1 na Parobku, a potem naciśnij „Gotowe”.

web-tutorial-pumping-title = Najpierw woda
web-tutorial-pumping = Plany są odsłonięte i zaczynasz ty. W twojej Odkrywce są 2 wody dołowe, więc nie możesz jeszcze wydobywać. Jeden czarny dysk usuwa obie.
web-tutorial-pumping-do = Wyślij Rolnika do kopalni, a potem usuń 2 wody dołowe.

web-tutorial-mining-title = Potem węgiel
web-tutorial-mining = Odkrywka jest sucha, a Rolnikowi został jeden dysk. Węgiel wydobywasz od lewej do prawej. Z Odkrywki trafia prosto na twoją farmę.
web-tutorial-mining-do = Wydobądź 1 węgiel Rolnikiem.

web-tutorial-synergy-title = Bonus synergii
web-tutorial-synergy = Gdy w kopalni pracują i Rolnik, i Parobek, dostajesz 1 dodatkową akcję: bonus synergii. Tak samo jest z żywnością i z drewnem, jeśli obaj je produkują. Dlatego Parobek, choć ma tylko jeden dysk, może wydobywać dwa razy.
web-tutorial-synergy-do = Wyślij Parobka do kopalni i wydobądź 2 węgle.

web-tutorial-end-of-turn-title = To wszystko na wiosnę
web-tutorial-end-of-turn = Masz 3 węgle. Następny węgiel leży za symbolem drewna: bez drewna do niego nie dotrzesz. Nieużyte dyski po prostu wrócą do woreczka.
web-tutorial-end-of-turn-do = Naciśnij „Zakończ turę” i popatrz, co robi sąsiad.

## Lekcje: lato

web-tutorial-refilling-title = Nowe dyski
web-tutorial-refilling = Wszystkie zabrane dyski wróciły do woreczka. Rezerwa przeszła do swojej puli, pociągnięto nową rezerwę, a pule uzupełniono do 6. Małe rezerwy zawsze więc pokazują, co pojawi się następnym razem.

web-tutorial-yellow-disks-title = Żywność na zimę
web-tutorial-yellow-disks = Latem wody nie przybywa. Ale zima już niedaleko, a wtedy szlachta żąda czynszu: 2 żywności w pierwszym roku. Żywność produkujesz żółtymi dyskami.
web-tutorial-yellow-disks-do = Weź żółte dyski z puli 1.

web-tutorial-brown-disks-title = Drewno do kopalni
web-tutorial-brown-disks = Brązowymi dyskami produkujesz drewno, a twoja Odkrywka potrzebuje 2. Brązowe dyski leżą w puli z symbolem wody, ale to twoje drugie zabieranie, więc wody nie otrzymasz.
web-tutorial-brown-disks-do = Weź brązowe dyski z puli 2.

web-tutorial-turn-order-tie-title = Remis
web-tutorial-turn-order-tie = Twoje dwa żółte dyski dają 6, tyle samo co trzy brązowe sąsiada. Przy remisie wcześniej jest ten, kto ostatnio był dalej. Ostatnio pierwsze miejsce było twoje, więc teraz zaczyna sąsiad.

web-tutorial-farm-work-title = Dzień na farmie
web-tutorial-farm-work = W każdej fazie robotnik wykonuje jeden rodzaj pracy. Niech Rolnik produkuje żywność, a Parobek drewno.
web-tutorial-farm-work-do = Połóż 2 żółte dyski na Rolniku i 3 brązowe na Parobku, a potem naciśnij „Gotowe”.

web-tutorial-summer-bonus-title = Bonus letni
web-tutorial-summer-bonus = Każdy żółty dysk daje 1 żywność. A latem otrzymujesz 1 dodatkową żywność, jeśli twój Rolnik ją produkuje. Dostaniesz więc 3.
web-tutorial-summer-bonus-do = Wyprodukuj żywność Rolnikiem.

web-tutorial-wood-title = Produkcja drewna
web-tutorial-wood = Każdy brązowy dysk daje 1 drewno. Kolejność robotników wybierasz ty, ale każdy kończy, zanim zacznie następny.
web-tutorial-wood-do = Wyprodukuj drewno Parobkiem.

web-tutorial-props-title = Drewno w kopalni
web-tutorial-props = Drewno na symbolu drewna daje dostęp do węgla na prawo od niego. Odkrywka ma dwa symbole, które przykrywasz od lewej do prawej. Drewno możesz kłaść w każdej chwili swojej tury.
web-tutorial-props-do = Połóż drewno na obu symbolach Odkrywki, a potem naciśnij „Zakończ turę”.

## Lekcje: jesień

web-tutorial-autumn-water-title = Jesienny deszcz
web-tutorial-autumn-water = Znowu każdy otrzymuje 1 wodę dołową. Masz więc 1 i nadal możesz wydobywać: przeszkadzają dopiero 2 lub więcej. Dobrze, że wiosną usunęliśmy wodę.

web-tutorial-autumn-taking-title = Z powrotem do kopalni
web-tutorial-autumn-taking = W twojej Odkrywce zostały 4 węgle i wszystkie są dostępne. Weź dyski z puli bez symbolu wody, żeby nie dostać drugiej wody dołowej.
web-tutorial-autumn-taking-do = Weź czarne dyski z puli 1.

web-tutorial-colours-for-a-tile-title = Kolory na zakup
web-tutorial-colours-for-a-tile = Pora na pierwsze rozwinięcie. Tyczka nośna kosztuje 1 czarny dysk i 1 dowolnego koloru, więc brązowy się nada.
web-tutorial-colours-for-a-tile-do = Weź brązowe dyski z puli 2.

web-tutorial-developments-title = Rozwinięcia
web-tutorial-developments = Każdy sześciokąt to rozwinięcie, a u góry widać jego koszt; na szare pole pasuje dowolny kolor. Poziom 1 jest otwarty dla wszystkich. Na pozostałych poziomach kafel musi przylegać do jednego z twoich. Jeśli nie przylega, musi go już posiadać inny gracz, a ty płacisz graczowi, którego dysk leży na wierzchu. Tarcza pokazuje, ile punktów zdobędziesz teraz: im wcześniej kupujesz, tym więcej.

web-tutorial-hiring-title = Zatrudnianie robotnika
web-tutorial-hiring = Jeśli zapłacisz Kopaczowi węgla 1 żywnością, 1 Talarem albo 1 żółtym dyskiem, wykona do 2 akcji w Odkrywce. Zapłać mu teraz 1 żywnością, a pozostałe 2 zachowaj na czynsz. Na Rolniku możesz tym razem połączyć kolory, bo dyski dokładnie odpowiadają kosztowi rozwinięcia.
web-tutorial-hiring-do = Ułóż ten plan, a potem naciśnij „Gotowe”.

web-tutorial-buying-title = Twoje pierwsze rozwinięcie
web-tutorial-buying = Tyczka nośna daje ci od razu 1 Talara oraz 1 punkt zwycięstwa, bo nikt nie kupił jej przed tobą. Inni mogą ją jeszcze kupić, ale nie dostaną już za nią punktów.
web-tutorial-buying-do = Kup Rolnikiem Tyczkę nośną.

web-tutorial-coal-digger-title = Kopacz węgla
web-tutorial-coal-digger = Każdą z dwóch akcji Kopacz węgla wydobywa 1 węgiel albo usuwa do 2 wód dołowych. Przy 1 wodzie dołowej można wydobywać.
web-tutorial-coal-digger-do = Wyślij Kopacza węgla do pracy i wydobądź 2 węgle.

web-tutorial-pinge-exhausted-title = Ostatni węgiel z Odkrywki
web-tutorial-pinge-exhausted = Jeszcze dwa węgle i Odkrywka będzie pusta. W pierwszym roku daje to 2 punkty zwycięstwa (w drugim 1, w trzecim nic). Potem otworzy się Tunel, a do pracy przyjdą Górnik i Haspelknecht.
web-tutorial-pinge-exhausted-do = Wyślij Parobka do kopalni i wydobądź ostatnie 2 węgle.

web-tutorial-before-winter-title = Przed zimą
web-tutorial-before-winter = Na twojej farmie jest 7 węgli, 2 żywności, 1 drewno i 1 Talar. Dobra robota: możesz spokojnie czekać na zimę.
web-tutorial-before-winter-do = Naciśnij „Zakończ turę”.

## Lekcje: zima

web-tutorial-winter-coal-title = Zima: węgiel
web-tutorial-winter-coal = Najpierw dostajesz punkty za węgiel na farmie. 3 węgle dają 2 punkty zwycięstwa, a każdy następny o 1 więcej; mniej niż 3 nie dają nic. Za swoje 7 węgli masz 6 punktów.

web-tutorial-rent-title = Zima: czynsz
web-tutorial-rent = Potem płacisz czynsz: 2 żywności, i tyle było na twojej farmie. Za każdą brakującą żywność i każdego brakującego Talara bierzesz dług, który na koniec kosztuje punkty. W przyszłym roku czynsz wyniesie 2 żywności i 1 Talara, a w trzecim 1 żywność i 2 Talary.

web-tutorial-storage-title = Zima: przechowywanie
web-tutorial-storage = Na koniec możesz zachować na farmie jeden zasób. Pozostała żywność, drewno i węgiel przepadają, ale Talary zostają. Za przechowane drewno zdobędziesz 1 punkt zwycięstwa.
web-tutorial-storage-do = Wybierz drewno, połóż je w magazynie farmy i zachowaj.

web-tutorial-farewell-title = Znasz już grę
web-tutorial-farewell = Cały rok i 10 punktów zwycięstwa! W dwóch następnych latach będziesz wydobywać węgiel w Tunelu. Trafia on do Szybu, skąd Haspelknecht wyciąga go na farmę, o ile nie ma za dużo wody. Resztę poznasz podczas gry. Powodzenia!
