### Słowniczek: pojęcia z gry i ich znaczenie. Pojęcia, które mają nazwę gdzie indziej, biorą ją stamtąd.

## Gra

term-year = Rok
term-year-about = Gra trwa trzy lata. Każdy rok ma wiosnę, lato i jesień, w których działasz, oraz zimę, w której zdobywasz punkty, płacisz czynsz i przechowujesz zasoby.

term-action-phase = Faza akcji
term-action-phase-about = Po jednej wiosną, latem i jesienią: uzupełnia się pule, wszyscy zabierają dyski, ustala się kolejność tury, a potem wszyscy planują i działają.

term-water-phase = Faza wód dołowych
term-water-phase-about = Na początku wiosny i jesieni każdy gracz otrzymuje 1 wodę dołową.

term-turn-order = Kolejność tury
term-turn-order-about = Mówi, kto działa pierwszy, kto drugi i tak dalej. Zmienia się w każdej fazie akcji i zależy od dysków z twojego pierwszego zabierania.

term-planning = Planowanie
term-planning-about = W tajemnicy kładziesz dyski na robotnikach i opłacasz tych, których zatrudniasz. Nic się nie dzieje, dopóki wszyscy nie będą gotowi.

term-victory-point = Punkt zwycięstwa
term-victory-point-about = Kto na koniec gry ma najwięcej punktów zwycięstwa, wygrywa.

## Dyski

term-action-disk = Dysk akcji
term-action-disk-about = Żółty, brązowy lub czarny dysk. Połóż go na robotniku, aby produkować żywność (żółty) lub drewno (brązowy) albo pracować w kopalni (czarny). Dyskami płacisz też za rozwinięcia.

term-action-pool = Pula akcji
term-action-pool-about = Stąd zabierasz dyski. Pul akcji jest tyle, ilu graczy.

term-reserve-pool = Pula rezerwy
term-reserve-pool-about = Pokazuje dyski, które w następnej fazie akcji trafią do jej puli akcji. Nie można z niej zabierać dysków.

term-take = Zabieranie
term-take-about = W fazie akcji zabierasz dyski najwyżej dwa razy, za każdym razem wszystkie dyski jednego koloru z jednej puli akcji. Drugie zabieranie jest dobrowolne i kończy się, gdy masz razem 5 dysków.

term-cart = Pole wózka
term-cart-about = Dwa miejsca na twoje dyski: na wózku 1 leżą dyski z pierwszego zabierania, na wózku 2 dyski z drugiego.

term-player-disk = Dysk gracza
term-player-disk-about = Dysk w twoim kolorze. Oznacza rozwinięcia, które posiadasz; masz na to dziewięć dysków.

## Robotnicy

term-own-workers = Własni robotnicy
term-own-workers-about = Twój Rolnik i twój Parobek. Pracują bez zapłaty, za pomocą dysków, które na nich położysz.

term-contract-workers = Robotnicy kontraktowi
term-contract-workers-about = Kopacz węgla, a później Górnik i Haspelknecht. Każdemu płacisz osobno za każdą fazę akcji, w której ma pracować.

term-farmer-about = Gospodarz twojej farmy. Produkuje żywność lub drewno, pracuje w kopalni albo kupuje rozwinięcie.

term-farmhand-about = Wykonuje te same prace co Rolnik, ale nie może kupować rozwinięć.

term-improved-farmhand-about = Twój Parobek po zakupie Oskardu: on też może kupować rozwinięcia.

term-digger-about = Usuwa wodę dołową i wydobywa węgiel w Odkrywce, do 2 akcji. Odchodzi, gdy Odkrywka jest wyczerpana.

term-miner-about = Wydobywa do 3 węgli w Tunelu. Przychodzi, gdy twoja Odkrywka jest wyczerpana.

term-haspelknecht-about = Robotnik przy kołowrocie, od którego gra ma nazwę. Wyciąga węgiel z Szybu na farmę i usuwa stamtąd wodę dołową, do 3 akcji. Przychodzi, gdy twoja Odkrywka jest wyczerpana.

## Kopalnia

term-pinge-about = Otwarty dół na twojej ziemi, w którym węgiel leży tuż pod powierzchnią. Jest w nim 7 węgli. Gdy się wyczerpie, schodzisz pod ziemię.

term-tunnel-about = Podziemna część kopalni: 7 sekcji, a w nich 11 węgli. Wydobyty tu węgiel trafia najpierw do Szybu.

term-shaft-about = Tutaj węgiel z Tunelu czeka, aż Haspelknecht wyciągnie go na farmę. Po wyczerpaniu Odkrywki zbiera się tu też woda dołowa.

term-section = Sekcja
term-section-about = Część Tunelu. Sekcja jest ukończona, gdy nie ma w niej już węgla, a przy jej lewej krawędzi leży drewno. Ukończone sekcje dają punkty na koniec gry.

term-wood-symbol = Symbol drewna
term-wood-symbol-about = Miejsce na drewniany stempel. Przykryj je 1 drewnem, a dostępny stanie się węgiel na prawo od niego.

term-pit-water-about = Woda, która zbiera się w twojej kopalni. Gdy jest jej za dużo, nie można wydobywać ani wyciągać węgla, a na koniec gry kosztuje punkty.

term-mine-action = Akcja w kopalni
term-mine-action-about = Wydobycie 1 węgla albo usunięcie do 2 wód dołowych. Każdy czarny dysk na Rolniku lub Parobku to jedna taka akcja.

term-mining = Wydobycie
term-mining-about = Zabranie dostępnego węgla: z Odkrywki na farmę albo z Tunelu do Szybu.

term-lifting = Wyciąganie
term-lifting-about = Przeniesienie węgla z Szybu na farmę, gdzie daje punkty.

term-pinge-bonus = Bonus Odkrywki
term-pinge-bonus-about = Punkty za wczesne opróżnienie Odkrywki: 2 w roku 1, 1 w roku 2.

term-synergy-bonus = Bonus synergii
term-synergy-bonus-about = Dodatkowa żywność, dodatkowe drewno albo dodatkowa akcja w kopalni, gdy Rolnik i Parobek wykonują w jednej fazie akcji ten sam rodzaj pracy.

term-summer-bonus = Bonus letni
term-summer-bonus-about = 1 dodatkowa żywność, gdy Rolnik produkuje żywność latem.

## Farma

term-farm-about = Tutaj leżą twoje zasoby. Zimą punkty daje tylko węgiel na farmie.

term-resource = Zasób
term-resource-about = Żywność, drewno i węgiel. Zasoby, których nie przechowasz, przepadają na koniec zimy.

term-thaler-about = Moneta. Opłacasz nią robotników i czynsz, a Talary, które ci zostaną, dają punkty na koniec gry.

term-debt-about = Bierzesz go za każdą żywność i każdego Talara czynszu, których nie możesz zapłacić. Długi kosztują punkty na koniec gry.

term-rent = Czynsz
term-rent-about = Płacisz go szlachcie każdej zimy: 2 żywności w roku 1, 2 żywności i 1 Talara w roku 2, 1 żywność i 2 Talary w roku 3.

term-storage = Przechowywanie
term-storage-about = Na koniec zimy możesz zachować jeden zasób na farmie, a więcej w Stodole i w Składzie węgla.

## Rozwinięcia

term-development = Rozwinięcie
term-development-about = Kafel, który coś ci daje do końca gry. Kupujesz go za dyski, a za wczesny zakup zdobywasz punkty.

term-distant-development = Odległe rozwinięcie
term-distant-development-about = Kafel, który nie przylega do żadnego z twoich. Możesz go kupić tylko wtedy, gdy ktoś inny już go posiada, i płacisz temu graczowi.

term-action-marker = Znacznik akcji
term-action-marker-about = Dostajesz go z niektórymi rozwinięciami i możesz go użyć raz. Nieużyty jest na koniec gry wart 1 punkt.

term-building = Budynek
term-building-about = Dostajesz go z niektórymi rozwinięciami; odtąd stoi na twojej planszy. Na koniec gry punkty za symbole budynków liczy się łącznie.

term-fork = Widły
term-fork-about = Symbol na niektórych kaflach. Daje punkty temu, kto ma Wózek ręczny.

term-hammer-and-pick = Symbol młota i kilofa
term-hammer-and-pick-about = Symbol na niektórych kaflach. Daje punkty temu, kto ma Woźnicę węglowego.

## Przykłady

example-second-take = Drugie zabieranie
example-second-take-about = Za pierwszym razem bierzesz 3 czarne dyski, więc możesz mieć jeszcze 2. W puli leżą 1 żółty i 3 brązowe dyski. Możesz wziąć żółty, 2 z brązowych albo nic, ale nie oba kolory naraz. Wybierasz brązowe. Jeden brązowy dysk zostaje, a drugie zabieranie nigdy nie przynosi wody dołowej.

example-tile-cost = Zapłata za kafel
example-tile-cost-about = Drewno górnicze kosztuje 1 czarny dysk i 3 dyski dowolnego koloru. Z 2 czarnymi i 2 brązowymi dyskami na Rolniku możesz je kupić: jeden czarny dysk odpowiada czarnemu polu, pozostałe szarym. Z 4 brązowymi dyskami to się nie uda.

example-first-year = Trzej robotnicy w pierwszym roku
example-first-year-about = Masz 3 żółte i 2 brązowe dyski, a w Odkrywce są 2 wody dołowe. Rolnik kupuje Wiadro za 1 żółty i 2 brązowe dyski, Parobek produkuje 1 żywność, a ostatnim żółtym dyskiem płacisz Kopaczowi węgla, który usuwa obie wody dołowe i wydobywa 1 węgiel. Bonusu synergii nie ma, bo kupowanie rozwinięcia to nie produkcja żywności.

example-into-the-tunnel = Z Odkrywki do Tunelu
example-into-the-tunnel-about = W Odkrywce został 1 węgiel i są tam 3 wody dołowe. Parobek usuwa 2 z nich i wydobywa węgiel: Odkrywka jest wyczerpana, ostatnia woda dołowa przechodzi do Szybu, a ty zdobywasz bonus Odkrywki. Kładziesz 4 drewna w Tunelu. Rolnik jest innym robotnikiem, może więc wydobywać tam dwa razy, a ponieważ w kopalni pracowali obaj, także trzeci raz dzięki bonusowi synergii.

example-five-water = Haspelknecht i pięć wód dołowych
example-five-water-about = W Szybie jest 5 wód dołowych i 1 węgiel. Za żółty dysk Haspelknecht wykonuje 3 akcje. Przy co najmniej 2 wodach dołowych nie może niczego wyciągnąć, więc pierwszymi dwiema akcjami usuwa 4 wody dołowe. Trzecią wyciąga węgiel na twoją farmę.

example-charcoal = Jak często działa Węglarz
example-charcoal-about = Kupujesz Węglarza pierwszej wiosny. Od następnej fazy akcji możesz raz w każdej z nich wymienić 2 drewna na 2 węgle i 1 punkt zwycięstwa, czyli najwyżej osiem razy w całej grze. (W pierwszym wydaniu nie ma tego ograniczenia).
