### Nauka w przeglądarce: zbiór zasad, karty kafli, skrót i gra z przewodnikiem.

## Zbiór zasad

web-rules-title = Zasady
web-rules-about = Każda zasada naszymi słowami, tak jak w drugim wydaniu. Pod każdą zasadą: gdzie mówi o niej pięć instrukcji, gdzie się różnią i co grupa może ustawić inaczej.
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
web-rules-loading = Otwieramy zbiór zasad…
web-rules-unreachable = Nie można teraz połączyć się z serwerem.
web-rules-again = Jeszcze raz
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

web-rules-differences = Instrukcje się nie zgadzają albo mówią to innymi słowami:
web-rules-rulings = Żadna instrukcja nie rozstrzyga wszystkiego; nasze rozstrzygnięcia:
web-rules-standard = Standard
web-rules-played = Przy tym stole

web-rules-chapter-differences = Gdzie instrukcje się różnią
web-rules-chapter-rulings = Nasze rozstrzygnięcia
web-rules-differences-about = Wszystkie znalezione przez nas miejsca, w których pięć instrukcji nie zgadza się ze sobą albo mówi to innymi słowami; najważniejsze na początku.
web-rules-rulings-about = Pytania, które padają przy stole i na które żadna instrukcja nie odpowiada, wraz z odpowiedziami, według których gramy.
web-rules-ours = Gramy tak:
web-rules-weight-high = Często zmienia grę
web-rules-weight-medium = Czasem zmienia grę
web-rules-weight-low = Rzadko zmienia grę albo wcale
web-rules-weight-slip = Pomyłki w tłumaczeniu lub druku
web-rules-sure-high = Prawie bez wątpliwości
web-rules-sure-medium = Najbardziej prawdopodobne odczytanie
web-rules-sure-low = Wątpliwe: lepiej ustalić przed grą

## Karty rozwinięć

web-card-title = Rozwinięcia
web-card-about = Dwadzieścia rozwinięć ze wszystkim, co na nich wydrukowano. Instrukcje pokazują tylko niektóre koszty i symbole; tam, gdzie milczą, odtworzyliśmy wartości sami, a przy każdej jest napisane, skąd pochodzi.
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
web-card-points-order = Według kolejności kupujących: { $points }. Potem nic.
web-card-fee = Opłata, gdy odległy
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
web-card-tunnel-symbol = Punktuje za ukończone sekcje z tym symbolem.
web-card-symbol-wheelbarrow = taczka
web-card-symbol-lamp = kaganek
web-card-symbol-lorry = wagonik
web-card-rules = Zasady:

web-card-source-text = druk
web-card-source-review = recenzja
web-card-source-partly = częściowo druk
web-card-source-rebuilt = odtworzone
web-card-source-table = ten stół
web-card-source-table-about = Ustawione w pliku elementów tego stołu.
web-card-legend-text = jest w instrukcji
web-card-legend-review = podane w opublikowanej recenzji
web-card-legend-partly = częściowo w instrukcji, reszta odtworzona
web-card-legend-rebuilt = odtworzone przez nas, zgodnie ze wszystkim, co wiadomo

web-card-boards = Wydrukowane na planszach
web-card-board-pinge = Węgiel w Odkrywce przed dwoma symbolami drewna, między nimi i za nimi:
web-card-board-pools = Pule akcji z symbolem wody:
web-card-section = Sekcja Tunelu
web-card-section-points = Punkty

## Skrót dla powracających graczy

web-summary-title = Gra na jednej stronie
web-summary-about = Dla tych, którzy wracają do gry po przerwie: wszystko, co ważne, tak jak w drugim wydaniu.
web-summary-print = Drukuj
web-summary-to-rules = Wszystkie zasady
web-summary-to-tiles = Wszystkie rozwinięcia
web-summary-gives = daje

web-summary-year = Trzy lata, każde takie samo
web-summary-water-comes = Po 1 wodzie dołowej dla każdego
web-summary-in-spring = Faza akcji
web-summary-in-summer = Faza akcji; Rolnik, który produkuje żywność, daje o 1 więcej
web-summary-in-autumn = Faza akcji
web-summary-in-winter = Punkty za węgiel, czynsz, przechowywanie towarów
web-summary-phase = Faza akcji:
web-summary-step-refill = uzupełnianie pul (nie pierwszej wiosny)
web-summary-step-take = dwa razy zabieranie dysków
web-summary-step-order = nowa kolejność tury
web-summary-step-plan = planowanie, wszyscy naraz i w tajemnicy
web-summary-step-work = praca, gracz po graczu

web-summary-taking = Zabieranie dysków
web-summary-take-first = Krok 1: wybierz pulę akcji i kolor i weź wszystkie dyski tego koloru, nawet 6 lub więcej.
web-summary-take-second = Krok 2: jeśli masz mniej niż 5 dysków, możesz tak samo wziąć jeszcze raz, aż będzie ich 5.
web-summary-take-wet = Pula z symbolem wody kosztuje 1 wodę dołową, ale tylko w kroku 1.
web-summary-take-refund = Tylko pierwszej wiosny: jeśli masz łącznie mniej niż 5 dysków, możesz zwrócić 1 wodę dołową.

web-summary-order = Kolejność tury
web-summary-order-sum = Zsumuj swoje dyski z kroku 1. Najniższa suma jest pierwsza, teraz przy pracy i przy następnym zabieraniu dysków.
web-summary-order-tie = Równe sumy: kto był dalej, teraz jest wcześniej.

web-summary-planning = Planowanie
web-summary-plan-secret = Wszyscy planują w tajemnicy; nic się nie liczy, dopóki nie są gotowi wszyscy.
web-summary-plan-own = Posiadani robotnicy: dowolnie wiele dysków jednego koloru. Różne kolory tylko wtedy, gdy dokładnie pokrywają koszt rozwinięcia.
web-summary-plan-hired = Robotnicy kontraktowi: po jednej zapłacie z tego, co masz teraz. Towary z tej fazy przychodzą za późno.
web-summary-plan-work = Przy pracy wybierasz kolejność robotników. Każdy kończy, zanim zacznie następny; każdy krok można pominąć.

web-summary-own = Posiadani robotnicy
web-summary-each-disk = jeden rodzaj pracy w fazie; każdy dysk to:
web-summary-mixed = Różne
web-summary-disk-yellow = 1 żywność
web-summary-disk-brown = 1 drewno
web-summary-disk-black = wydobycie 1 węgla albo usunięcie do 2 wód dołowych z Odkrywki
web-summary-disk-mixed = 1 rozwinięcie (Rolnik; Parobek tylko z Oskardem)
web-summary-hired = Robotnicy kontraktowi
web-summary-pay = Zapłata do wyboru
web-summary-does = Praca
web-summary-does-digger = do 2 akcji w Odkrywce: wydobywa 1 węgiel albo usuwa do 2 wód dołowych
web-summary-does-miner = wydobywa do 3 węgli w Tunelu
web-summary-does-haspelknecht = do 3 akcji w Szybie: wyciąga 1 węgiel albo usuwa do 2 wód dołowych
web-summary-synergy = Synergia:
web-summary-synergy-is = jeśli Rolnik i Parobek wykonują ten sam rodzaj pracy, dochodzi 1 żywność, 1 drewno albo jeden krok w kopalni.
web-summary-summer = Lato:
web-summary-summer-is = Rolnik, który produkuje żywność, daje o 1 więcej.

web-summary-mine = Kopalnia i woda
web-summary-pinge = Odkrywka: 7 węgli od lewej do prawej, prosto na farmę. Każdy z 2 symboli drewna wymaga 1 drewna, zanim pójdziesz dalej. Gdy jest pusta, otwiera Tunel, sprowadza Górnika i Haspelknechta i daje punkty, zależnie od roku:
web-summary-pinge-bonus = punkty za opróżnienie Odkrywki w danym roku
web-summary-tunnel = Tunel: 7 sekcji z 11 węglami, każda za 1 drewnem. Węgiel trafia stąd do Szybu; na farmę wyciąga go tylko Haspelknecht.
web-summary-or-more = { $drops } lub więcej
web-summary-stops-pinge = w Odkrywce nie można wydobywać
web-summary-stops-lifting = z Szybu nie można wyciągać
web-summary-stops-tunnel = w Tunelu nie można wydobywać
web-summary-water-away = Wodę z Odkrywki usuwają Rolnik, Parobek i Kopacz węgla; z Szybu tylko Haspelknecht (oraz kafle Lina holownicza i Wciągarka). Drewno możesz kłaść w każdej chwili swojej tury.

web-summary-developments = Rozwinięcia
web-summary-level = Poziom
web-summary-buyers = Punkty kupujących
web-summary-fee = Opłata, gdy odległy
web-summary-no-fee = zawsze dostępny
web-summary-dev-cost = Zapłać dokładnie tymi dyskami, które widać; szare pola przyjmują dowolny kolor. Każdy robotnik, który może kupować, kupuje jedno w fazie, każdy gracz każdy kafel raz, łącznie najwyżej dziewięć.
web-summary-dev-near = Bez opłaty: poziom 1 i każdy kafel, który przylega do twojego.
web-summary-dev-distant = Odległe kafle: tylko jeśli ktoś już je posiada. Opłata idzie z twojej farmy do gracza na wierzchu stosu.
web-summary-dev-later = Znaczniki i budynki działają od następnej fazy.

web-summary-winter-coal = Najpierw punktuje węgiel na twojej farmie (węgiel w Szybie się nie liczy):
web-summary-one-more = potem po +1
web-summary-rent = Czynsz
web-summary-year-number = Rok { $year }
web-summary-debts = Co masz, musisz zapłacić; każda brakująca żywność i każdy brakujący Talar to 1 dług.
web-summary-storage = Gdzie
web-summary-keeps = mieści
web-summary-scores = punktuje
web-summary-store-farm = Farma
web-summary-store-barn = Stodoła
web-summary-store-storage = Skład węgla
web-summary-keeps-farm = 1 towar
web-summary-keeps-barn = 1 towar
web-summary-keeps-storage = 1 węgiel i 1 drewno
web-summary-lost = Pozostała żywność, drewno i węgiel przepadają. Talary, znaczniki, woda dołowa, węgiel w Szybie i drewno w kopalni zostają.

web-summary-ending = Końcowa punktacja
web-summary-end-sections = Ukończone sekcje Tunelu (puste, z drewnem po lewej): od 1 do 3 za każdą, łącznie 13.
web-summary-end-symbols = Ukończone sekcje z twoim symbolem, po 1: Taczka do 3, Kaganek do 4, Wagonik do 4.
web-summary-end-driver = Woźnica węglowy: 1 za każdy symbol młota i kilofa; Wózek ręczny: 1 za każdy symbol wideł.
web-summary-end-markers = Każdy nieużyty znacznik: 1.
web-summary-end-debts = Długi: pierwszy kosztuje 1, każdy następny 2.
web-summary-end-water = Woda dołowa: pierwsza za darmo, każda następna kosztuje 1.
web-summary-end-tie = Remis: więcej węgla wydobytego z Odkrywki i Tunelu, potem wcześniejsze miejsce w ostatniej kolejności tury.
web-summary-buildings = symbole budynków
web-summary-six-more = potem po +6

## Gra z przewodnikiem: jej strona i ramka

web-tutorial-page = Nauka przez grę
web-tutorial-about = Pierwszy rok z przewodnikiem, przy prawdziwym stole, w około dziesięć minut. Gra z tobą cierpliwy sąsiad, a przerwać możesz, kiedy chcesz: twoje miejsce zaczeka.
web-tutorial-begin = Zacznij
web-tutorial-learn-taking = Zabieranie dysków i to, kto zaczyna
web-tutorial-learn-plan = Praca dla twoich robotników
web-tutorial-learn-mine = Wydobywanie węgla: drewno pomaga, woda przeszkadza
web-tutorial-learn-tile = Pierwsze rozwinięcie
web-tutorial-learn-winter = Jak przetrwać zimę
web-tutorial-read-summary = Dla tych, którzy wracają do gry po przerwie.
web-tutorial-read-rules = Każda zasada, z wyszukiwaniem i z tym, co mówi pięć instrukcji.
web-tutorial-read-card = Całe dwadzieścia, z kosztami i działaniem.

web-tutorial-title = Twój przewodnik
web-tutorial-progress = Lekcja { $at } z { $all }
web-tutorial-how-far = Ile już za tobą
web-tutorial-next = Dalej
web-tutorial-leave = Graj bez przewodnika
web-tutorial-fold = Zwiń lub rozwiń okno przewodnika
web-tutorial-there = Już tam jest
web-tutorial-loading = Chwileczkę, przewodnik już idzie.
web-tutorial-lost = Przewodnik nie mógł przyjść: nie można połączyć się z serwerem.
web-tutorial-read-first = Chwileczkę: doczytaj do końca przyciskiem „Dalej”, a potem twoja kolej.
web-tutorial-for-now = Świetny pomysł na następną grę! Na razie idź za strzałką, żebyśmy nie zgubili wątku.
web-tutorial-watch-title = Kolej sąsiada
web-tutorial-watch = Popatrz, co robi sąsiad. Za chwilę twoja kolej.
web-tutorial-play-on = Graj tu dalej
web-tutorial-new-game = Nowa gra

## Lekcje: wiosna

web-tutorial-welcome-title = Witaj
web-tutorial-welcome = Pod twoją farmą leży węgiel! Przez trzy lata będziesz gospodarzyć na górze i kopać na dole. Każdy rok ma trzy fazy akcji, wiosną, latem i jesienią, a kończy go zima. Kto po trzeciej zimie ma najwięcej punktów zwycięstwa, wygrywa. To twój pierwszy rok.

web-tutorial-water-rises-title = Woda w wyrobisku
web-tutorial-water-rises = Ten dół to twoja Odkrywka: węgiel leży tu tuż pod trawą. Każdej wiosny i każdej jesieni do kopalni każdego gracza przesącza się 1 woda dołowa. Odrobina nie szkodzi, ale 2 w Odkrywce wstrzymują tam całe wydobycie.

web-tutorial-taking-title = Zabieranie dysków
web-tutorial-taking = Dyski to praca, którą możesz wykonać. Wybierz pulę i kolor i weź wszystkie dyski tego koloru. Czarne dyski są do kopalni. Najwięcej jest ich w puli 2, ale ma ona też symbol wody: to kosztuje 1 wodę dołową.
web-tutorial-taking-do = Wybierz czarne dyski z puli 2, a potem je weź.

web-tutorial-second-take-title = Po raz drugi
web-tutorial-second-take = Kto ma mniej niż 5 dysków, może tak samo wziąć jeszcze raz, aż będzie ich 5. Za drugim razem symbole wody nic nie kosztują.
web-tutorial-second-take-do = Weź czarne dyski z puli 1.

web-tutorial-turn-order-title = Kto pierwszy?
web-tutorial-turn-order = Policz kropki na dyskach z pierwszego zabierania: czarny to 1, brązowy 2, żółty 3. Twoje trzy czarne dyski dają 3, a dwa brązowe sąsiada 4. Najniższa suma jest pierwsza, więc teraz zaczynasz ty: przy pracy w tej fazie i przy zabieraniu w następnej.

web-tutorial-planning-title = Układanie planu
web-tutorial-planning = Teraz wszyscy planują w tajemnicy. Każdym czarnym dyskiem robotnik wydobywa 1 węgiel albo usuwa do 2 wód dołowych. Wszystkie dyski na robotniku mają ten sam kolor. Na razie dostępne są tylko 3 węgle, więc wystarczą trzy dyski; pozostałe dwa mogą odpocząć.
web-tutorial-planning-do = Połóż 2 czarne dyski na Rolniku i 1 na Parobku, a potem zgłoś gotowość.

web-tutorial-pumping-title = Najpierw woda
web-tutorial-pumping = Plany są odkryte i zaczynasz ty. W twojej Odkrywce są 2 wody dołowe, za dużo, by wydobywać. Jeden czarny dysk usuwa obie.
web-tutorial-pumping-do = Poślij Rolnika do kopalni, a potem usuń 2 wody dołowe.

web-tutorial-mining-title = Potem węgiel
web-tutorial-mining = Odkrywka jest sucha, a Rolnikowi został jeden dysk. Węgiel wydobywa się od lewej do prawej. Z Odkrywki trafia prosto na twoją farmę.
web-tutorial-mining-do = Niech Rolnik wydobędzie 1 węgiel.

web-tutorial-synergy-title = Dwaj to więcej niż jeden plus jeden
web-tutorial-synergy = Rolnik i Parobek obaj pracują w kopalni, a to daje jeden krok więcej: bonus synergii. Działa też przy żywności i drewnie, jeśli obaj robią to samo. Dlatego Parobek, choć ma tylko jeden dysk, wydobywa dwa razy.
web-tutorial-synergy-do = Poślij Parobka do kopalni i wydobądź 2 węgle.

web-tutorial-end-of-turn-title = To wszystko na wiosnę
web-tutorial-end-of-turn = Masz 3 węgle. Przed następnym węglem jest symbol drewna: bez drewna nie pójdziesz dalej. Nieużyte dyski po prostu wracają.
web-tutorial-end-of-turn-do = Zakończ turę i popatrz na sąsiada.

## Lekcje: lato

web-tutorial-refilling-title = Nowe dyski
web-tutorial-refilling = Wszystkie zabrane dyski wróciły do woreczka. Rezerwa każdej puli przeszła wyżej, pociągnięto nową rezerwę, a pule uzupełniono do 6. Małe tacki rezerwy zawsze więc mówią, co przyjdzie.

web-tutorial-yellow-disks-title = Żywność na zimę
web-tutorial-yellow-disks = Latem wody nie przybywa. Ale zima już niedaleko, a wtedy dziedzic chce czynszu: 2 żywności w pierwszym roku. Żywność dają żółte dyski.
web-tutorial-yellow-disks-do = Weź żółte dyski z puli 1.

web-tutorial-brown-disks-title = Drewno do kopalni
web-tutorial-brown-disks = Brązowe dyski dają drewno, a twoja Odkrywka potrzebuje 2. Leżą w puli z symbolem wody, ale zabierasz już drugi raz: woda z nimi nie przyjdzie.
web-tutorial-brown-disks-do = Weź brązowe dyski z puli 2.

web-tutorial-turn-order-tie-title = Remis
web-tutorial-turn-order-tie = Twoje dwa żółte dyski dają 6, tyle samo co trzy brązowe sąsiada. Przy remisie wcześniej jest ten, kto był dalej. Ostatnio pierwsze miejsce było twoje, więc teraz zaczyna sąsiad.

web-tutorial-farm-work-title = Dzień na farmie
web-tutorial-farm-work = W jednej fazie robotnik wykonuje jeden rodzaj pracy. Niech Rolnik zadba o żywność, a Parobek o drewno.
web-tutorial-farm-work-do = Połóż 2 żółte dyski na Rolniku i 3 brązowe na Parobku, a potem zgłoś gotowość.

web-tutorial-summer-bonus-title = Bonus letni
web-tutorial-summer-bonus = Każdy żółty dysk daje 1 żywność. A latem Rolnik, który produkuje żywność, przynosi do domu o 1 więcej: dostajesz 3.
web-tutorial-summer-bonus-do = Niech Rolnik wyprodukuje żywność.

web-tutorial-wood-title = Pora na drewno
web-tutorial-wood = Każdy brązowy dysk daje 1 drewno. Kolejność robotników wybierasz ty, ale każdy kończy, zanim zacznie następny.
web-tutorial-wood-do = Niech Parobek wyprodukuje drewno.

web-tutorial-props-title = Stemple w wyrobisku
web-tutorial-props = Drewno na symbolu drewna otwiera drogę do węgla na prawo od niego. Odkrywka ma dwa symbole, które przykrywasz od lewej do prawej. Drewno możesz kłaść w każdej chwili swojej tury.
web-tutorial-props-do = Połóż drewno na obu symbolach Odkrywki, a potem zakończ turę.

## Lekcje: jesień

web-tutorial-autumn-water-title = Jesienny deszcz
web-tutorial-autumn-water = Znowu po 1 wodzie dołowej dla każdego. Masz teraz 1, a przy 1 można jeszcze wydobywać: dopiero 2 wstrzymują pracę. Opłaciło się osuszyć Odkrywkę wiosną.

web-tutorial-autumn-taking-title = Z powrotem do kopalni
web-tutorial-autumn-taking = W twojej Odkrywce zostały 4 węgle i wszystkie są dostępne. Z suchą pulą tak pozostanie.
web-tutorial-autumn-taking-do = Weź czarne dyski z puli 1.

web-tutorial-colours-for-a-tile-title = Kolory na zakup
web-tutorial-colours-for-a-tile = Przydałoby ci się rozwinięcie. Tyczka nośna kosztuje 1 czarny dysk i 1 dowolnego koloru, więc brązowy będzie w sam raz.
web-tutorial-colours-for-a-tile-do = Weź brązowe dyski z puli 2.

web-tutorial-developments-title = Rozwinięcia
web-tutorial-developments = Każdy sześciokąt to rozwinięcie, a u góry widać jego koszt; szare pole przyjmuje dowolny kolor. Poziom 1 jest otwarty dla wszystkich. Głębsze kafle muszą przylegać do twojego; w przeciwnym razie ktoś musi już posiadać taki kafel, a ty płacisz opłatę graczowi na wierzchu. Tarcza pokazuje, ile zdobędziesz teraz: kto kupuje wcześnie, zdobywa więcej.

web-tutorial-hiring-title = Pomoc za zapłatę
web-tutorial-hiring = Kopacz węgla pracuje za 1 żywność, 1 Talara albo 1 żółty dysk i wykonuje do 2 akcji w Odkrywce. Zapłać mu 1 żywność; pozostałe 2 są na czynsz. A na Rolniku możesz tym razem połączyć kolory, bo dokładnie pokrywają koszt rozwinięcia.
web-tutorial-hiring-do = Ułóż ten plan, a potem zgłoś gotowość.

web-tutorial-buying-title = Twoje pierwsze rozwinięcie
web-tutorial-buying = Tyczka nośna daje ci od razu 1 Talara oraz 1 punkt zwycięstwa, bo nikt nie kupił jej wcześniej. Inni mogą ją jeszcze kupić, ale nic już za nią nie zdobędą.
web-tutorial-buying-do = Niech Rolnik kupi Tyczkę nośną.

web-tutorial-coal-digger-title = Kopacz węgla
web-tutorial-coal-digger = Każdą z dwóch akcji wydobywa 1 węgiel albo usuwa do 2 wód dołowych. W Odkrywce jest dość sucho.
web-tutorial-coal-digger-do = Niech Kopacz węgla weźmie się do pracy i wydobędzie 2 węgle.

web-tutorial-pinge-exhausted-title = Ostatni węgiel z Odkrywki
web-tutorial-pinge-exhausted = Jeszcze dwa i Odkrywka będzie pusta. W pierwszym roku daje to 2 punkty zwycięstwa (w drugim 1, w trzecim nic). Potem porośnie trawą, otworzy się Tunel, a do pracy przyjdą Górnik i Haspelknecht.
web-tutorial-pinge-exhausted-do = Poślij Parobka do kopalni i wydobądź ostatnie 2 węgle.

web-tutorial-before-winter-title = Gotowi na zimę
web-tutorial-before-winter = Na twojej farmie leży 7 węgli, 2 żywności, 1 drewno i 1 Talar: dobra robota. Zima może przyjść.
web-tutorial-before-winter-do = Zakończ turę.

## Lekcje: zima

web-tutorial-winter-coal-title = Zima: węgiel
web-tutorial-winter-coal = Najpierw punktuje węgiel na farmie. 3 węgle dają 2 punkty zwycięstwa, każdy następny o 1 więcej; mniej niż 3 nie dają nic. Twoje 7 węgli przyniosło 6.

web-tutorial-rent-title = Zima: czynsz
web-tutorial-rent = Potem czynsz: 2 żywności, i tyle leżało na twojej farmie. Każda brakująca żywność i każdy brakujący Talar staje się długiem, który na koniec kosztuje punkty. W przyszłym roku dziedzic chce 2 żywności i 1 Talara, w trzecim 1 żywności i 2 Talarów.

web-tutorial-storage-title = Zima: zapasy
web-tutorial-storage = Na koniec możesz zachować na farmie jeden towar; pozostała żywność, drewno i węgiel przepadają, ale Talary zostają. Jeśli zachowasz drewno, zdobędziesz 1 punkt zwycięstwa.
web-tutorial-storage-do = Wybierz drewno, połóż je w magazynie farmy i przechowaj.

web-tutorial-farewell-title = Znasz już grę
web-tutorial-farewell = Cały rok i 10 punktów zwycięstwa! W dwóch następnych latach będziesz kopać w Tunelu. Węgiel spada stamtąd do Szybu, skąd wyciąga go Haspelknecht, dopóki wody jest mało. Resztę odkryjesz w grze. Powodzenia!
