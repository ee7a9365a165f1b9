### Wydania i wszystkie zasady, które grupa może ustawić inaczej. Instrukcje są nazywane według języka.

## Wydania

edition-second = Drugie wydanie
edition-second-about = Oparte na niemieckiej instrukcji, czyli na najnowszych, poprawionych zasadach. Każda opcja ma wartość standardową. W trzech punktach standard idzie za innymi instrukcjami: kiedy możesz zatrudnić Kopacza węgla, kto dostaje dodatkową akcję w kopalni z bonusu synergii i kiedy daje punkty Wóz z koniem.
edition-first = Pierwsze wydanie
edition-first-about = Zasady instrukcji angielskiej, polskiej i włoskiej. Węglarz nie ma limitu; Wagonik zawsze daje węgiel; o tym, co robi Kopacz węgla, decyduje woda dołowa; znacznika Liny można użyć także zimą; Wciągarka tylko wyciąga węgiel; czwarty symbol budynku jest na kaflu 35; każdy rząd ma co najmniej 3 kafle.
edition-french = Wydanie francuskie
edition-french-about = Drugie wydanie, zmienione tam, gdzie różni się tylko francuska instrukcja albo gdzie zgadza się ona z pierwszym wydaniem. Wagonik zawsze daje węgiel; Skład węgla mieści węgiel albo drewno; farma daje punkt za żywność zamiast za drewno; znaczników można użyć od razu, a znacznika Liny także zimą; Wóz z koniem daje punkty w kroku przechowywania; Kaganek działa z dowolną pulą akcji.

## Opcje, w których instrukcje się różnią

option-charcoal-limit = Węglarz: jak często
option-charcoal-limit-about = Jak często i od kiedy możesz wymieniać 2 drewna na 2 węgle i 1 punkt zwycięstwa? Niemiecka i francuska instrukcja pozwalają na jedną wymianę na fazę akcji, od fazy po zakupie. Angielska, polska i włoska pozwalają na nią w dowolnym momencie, bez limitu.
option-charcoal-limit-once-per-phase = Raz na fazę akcji, od następnej fazy
option-charcoal-limit-unlimited = Dowolnie często, od razu, także zimą

option-lorry-during-pinge = Wagonik przed wyczerpaniem Odkrywki
option-lorry-during-pinge-about = Co daje Wagonik, jeśli twoja Odkrywka nie jest jeszcze wyczerpana? Według niemieckiej instrukcji tylko drewno. Francuska także wtedy kładzie 2 węgle do Szybu. Angielska i polska dają 2 węgle, nie podając żadnego warunku.
option-lorry-during-pinge-wood-only = Tylko 1 drewno
option-lorry-during-pinge-wood-and-coal = 1 drewno oraz 2 węgle do Szybu

option-coal-storage = Skład węgla: co mieści
option-coal-storage-about = Co możesz przechować w tym budynku zimą? Niemiecka, angielska i polska instrukcja mówią o 1 węglu i 1 drewnie. Francuska mówi o 1 węglu albo 1 drewnie. Włoska mówi o 1 węglu i 1 żywności.
option-coal-storage-coal-and-wood = 1 węgiel i 1 drewno
option-coal-storage-coal-or-wood = 1 węgiel albo 1 drewno
option-coal-storage-coal-and-food = 1 węgiel i 1 żywność

option-farm-storage-vp = Przechowywanie na farmie: co daje punkt
option-farm-storage-vp-about = Który zasób daje 1 punkt zwycięstwa, gdy zimą przechowasz go na swojej farmie? Francuska instrukcja mówi o żywności, pozostałe cztery o drewnie.
option-farm-storage-vp-wood = Drewno
option-farm-storage-vp-food = Żywność

option-digger-choice = Kopacz węgla: kto decyduje
option-digger-choice-about = Czy wybierasz każdą akcję Kopacza węgla? Niemiecka i francuska instrukcja zostawiają wybór tobie. Według angielskiej, polskiej i włoskiej Kopacz węgla musi usunąć 2 wody dołowe, gdy są 2 lub więcej, a w przeciwnym razie musi wydobyć 1 węgiel.
option-digger-choice-free = Wybierasz każdą akcję
option-digger-choice-forced = Decyduje woda dołowa

option-digger-needs = Kopacz węgla: kiedy można go zatrudnić
option-digger-needs-about = Czy możesz opłacić Kopacza węgla, gdy z braku drewna żaden węgiel w Odkrywce nie jest dostępny? Niemiecka instrukcja wymaga dostępnego węgla w Odkrywce. Francuska wymaga tam jakiegokolwiek węgla. Angielska, polska i włoska mówią tylko, że Kopacz węgla pracuje w Odkrywce.
option-digger-needs-pinge-coal = Dopóki w Odkrywce jest jakikolwiek węgiel
option-digger-needs-accessible-coal = Tylko gdy w Odkrywce jest dostępny węgiel

option-synergy-owner = Synergia w kopalni: czyja jest dodatkowa akcja
option-synergy-owner-about = Kto dostaje dodatkową akcję, gdy w kopalni pracują i Rolnik, i Parobek? Od tego zależy, czy jest to Odkrywka, czy Tunel. Angielska instrukcja daje ją robotnikowi aktywowanemu jako ostatni (w polskiej i włoskiej to zdanie jest zniekształcone). Niemiecka i francuska dają ją graczowi i nie wskazują robotnika.
option-synergy-owner-second-worker = Robotnik aktywowany jako drugi
option-synergy-owner-player = Gracz, niezależnie od robotnika

option-marker-window = Znaczniki: kiedy można ich użyć
option-marker-window-about = Kiedy możesz używać znaczników? W praktyce dotyczy to znaczników Liny i Wciągarki. Niemiecka instrukcja mówi o późniejszej fazie akcji. Angielska i polska mówią o dowolnym momencie w późniejszej fazie, a włoska o kolejnych fazach. Francuska mówi o dowolnym późniejszym momencie.
option-marker-window-action-phase = Od następnej fazy akcji, nie zimą
option-marker-window-winter-too = Od następnej fazy; znacznik Liny także zimą
option-marker-window-at-once = Od razu; znacznik Liny także zimą

option-horse-cart-step = Wóz z koniem: kiedy daje punkty
option-horse-cart-step-about = W którym kroku zimy posiadacz zdobywa 1 punkt zwycięstwa za każdy węgiel na swojej farmie? Niemiecka i francuska instrukcja wskazują krok przechowywania. Angielska i polska wskazują krok przyznawania punktów, a włoska nazywa go krokiem końcowej punktacji każdej zimy.
option-horse-cart-step-scoring = W kroku przyznawania punktów
option-horse-cart-step-storage = W kroku przechowywania

option-fee-with-fresh-goods = Opłata za odległy kafel: świeżo otrzymane zasoby
option-fee-with-fresh-goods-about = Czy opłatę za odległe rozwinięcie możesz pokryć zasobami otrzymanymi w tej samej fazie? Niemiecka i francuska instrukcja na to pozwalają. Pozostałe nic o tym nie mówią.
option-fee-with-fresh-goods-yes = Wolno
option-fee-with-fresh-goods-no = Nie wolno

option-plan-in-turn-order = Planowanie w kolejności tury
option-plan-in-turn-order-about = Czy gracze planują jeden po drugim? Według niemieckiej i francuskiej instrukcji wszyscy planują jednocześnie. Angielska, polska i włoska dodają, że gracze mogą umówić się na planowanie w kolejności tury.
option-plan-in-turn-order-no = Wszyscy jednocześnie
option-plan-in-turn-order-yes = Jeden po drugim, w kolejności tury

option-oil-lamp-same-board = Kaganek: które pule
option-oil-lamp-same-board-about = Czy znacznikiem Kaganka możesz zamienić dysk z puli rezerwy tylko z dyskiem z jej własnej puli akcji? Tak mówią niemiecka, angielska, polska i włoska instrukcja. Francuska mówi po prostu o puli rezerwy i puli akcji.
option-oil-lamp-same-board-yes = Tylko własna pula akcji rezerwy
option-oil-lamp-same-board-no = Dowolna pula akcji

option-windlass-actions = Znacznik Wciągarki: które akcje
option-windlass-actions-about = Co możesz zrobić 3 darmowymi akcjami? Niemiecka i francuska instrukcja pozwalają na dowolne akcje Haspelknechta. Angielska i polska mówią o wciąganiu. Włoska mówi o zbieraniu wody.
option-windlass-actions-any = Dowolne akcje Haspelknechta
option-windlass-actions-lifting = Tylko wyciąganie węgla
option-windlass-actions-water = Tylko usuwanie wody dołowej

option-building-symbols = Czwarty symbol budynku
option-building-symbols-about = Na którym kaflu, oprócz kafli 12, 15 i 24, jest symbol budynku? Niemiecka i francuska instrukcja podają kafel 34 (Worki na węgiel). Czwarty budynek w pudełku należy jednak do kafla 35 (Młyn wodny), więc może to być błąd w druku. Pozostałe instrukcje nie podają listy.
option-building-symbols-tile-34 = Kafel 34, Worki na węgiel
option-building-symbols-tile-35 = Kafel 35, Młyn wodny

option-min-tiles-per-row = Najmniejsza liczba kafli w rzędzie
option-min-tiles-per-row-about = Ile kafli musi mieć każdy rząd, gdy gracie z innym układem? Niemiecka i francuska instrukcja wymagają co najmniej tylu, ilu jest graczy. Angielska, polska i włoska wymagają co najmniej 3. Żaden rząd nie jest krótszy niż 3.
option-min-tiles-per-row-players = Tyle, ilu graczy, co najmniej 3
option-min-tiles-per-row-three = Co najmniej 3

option-second-take-fewer = Drugie zabieranie: mniej dysków
option-second-take-fewer-about = Czy przy drugim zabieraniu możesz zostawić dyski wybranego koloru, choć masz na nie jeszcze miejsce? Według francuskiej instrukcji bierzesz tyle, by mieć łącznie 5 dysków. Pozostałe mówią tylko, że nie możesz mieć więcej niż 5.
option-second-take-fewer-no = Bierzesz tyle, na ile pozwala limit 5
option-second-take-fewer-yes = Możesz wziąć mniej

option-shaft-water-only-haspel = Woda dołowa w Szybie: kto ją usuwa
option-shaft-water-only-haspel-about = Czy Rolnik i Parobek też mogą czarnymi dyskami usuwać wodę dołową z Szybu? Niemiecka, francuska i angielska instrukcja pozwalają na to tylko Haspelknechtowi. Polska i włoska nic o tym nie mówią. Lina holownicza i Wciągarka działają w każdym przypadku.
option-shaft-water-only-haspel-yes = Tylko Haspelknecht
option-shaft-water-only-haspel-no = Także Rolnik i Parobek

## Opcje, w których żadna instrukcja nie daje jasnej odpowiedzi

option-mill-repeat = Młyn wodny: jak często
option-mill-repeat-about = Ile razy możesz użyć Młyna wodnego w jednej fazie akcji? Żadna instrukcja nie podaje limitu.
option-mill-repeat-once = Raz na fazę akcji
option-mill-repeat-repeat = Za każdym razem, gdy położysz na nim dyski

option-disk-limit = Ile rozwinięć możesz kupić
option-disk-limit-about = Czy 9 dysków gracza obok twojej planszy ogranicza cię do 9 rozwinięć? Instrukcje mówią, że każdy zakup wymaga dysku, ale nie mówią, co się dzieje, gdy dysków zabraknie.
option-disk-limit-nine = Najwyżej 9 rozwinięć
option-disk-limit-none = Bez limitu

option-thaler-limit = Talary: ograniczony zapas
option-thaler-limit-about = Czy jest tylko 16 monet z pudełka? Żadna instrukcja nie mówi, co się dzieje, gdy się skończą.
option-thaler-limit-none = Bez limitu
option-thaler-limit-sixteen = Łącznie 16 monet

option-debt-limit = Znaczniki długu: ograniczony zapas
option-debt-limit-about = Czy są tylko 24 znaczniki długu z pudełka? Żadna instrukcja nie mówi, co się dzieje, gdy się skończą.
option-debt-limit-none = Bez limitu
option-debt-limit-twenty-four = Łącznie 24 znaczniki długu

option-pickaxe-delay = Oskard: od kiedy działa
option-pickaxe-delay-about = Czy Doświadczony Parobek musi czekać z zakupem rozwinięcia do następnej fazy akcji? Tak mówi niemiecka instrukcja. Pozostałe nic o tym nie mówią.
option-pickaxe-delay-yes = Od następnej fazy akcji
option-pickaxe-delay-no = Od razu

option-early-tunnel-wood = Drewno w Tunelu przed wyczerpaniem Odkrywki
option-early-tunnel-wood-about = Czy możesz kłaść drewno w Tunelu, gdy w Odkrywce jest jeszcze węgiel? Wszystkie instrukcje mówią, że drewno można kłaść w dowolnym momencie, ale żadna nie wspomina o tym przypadku.
option-early-tunnel-wood-yes = Wolno
option-early-tunnel-wood-no = Dopiero po wyczerpaniu Odkrywki

option-mixed-mining-synergy = Synergia: węgiel i woda dołowa razem
option-mixed-mining-synergy-about = Czy dostajesz bonus synergii, gdy Rolnik wydobywa węgiel, a Parobek usuwa wodę dołową, albo odwrotnie? Angielska, polska i włoska instrukcja mówią, że tak. Niemiecką i francuską można czytać dwojako.
option-mixed-mining-synergy-yes = Tak, jedno i drugie to praca w kopalni
option-mixed-mining-synergy-no = Nie, obaj muszą robić to samo

option-farmhand-summer-bonus = Bonus letni: Doświadczony Parobek
option-farmhand-summer-bonus-about = Czy dostajesz bonus letni także wtedy, gdy żywność produkuje Doświadczony Parobek? Wszystkie instrukcje wymieniają tylko Rolnika. Niemiecka i francuska dodają, że Doświadczony Parobek może to samo co Rolnik.
option-farmhand-summer-bonus-no = Tylko za Rolnika
option-farmhand-summer-bonus-yes = Także za Doświadczonego Parobka

option-free-coal-needs-dry-mine = Młot i kilof: darmowy węgiel a woda dołowa
option-free-coal-needs-dry-mine-about = Czy zbyt dużo wody dołowej uniemożliwia także wydobycie darmowego węgla z kafla 33? Instrukcje wymagają tylko, aby węgiel był dostępny.
option-free-coal-needs-dry-mine-yes = Woda przeszkadza, jak przy każdym wydobyciu
option-free-coal-needs-dry-mine-no = Woda nie przeszkadza

option-sell-fresh-coal = Worki na węgiel: węgiel z tej fazy
option-sell-fresh-coal-about = Czy dzięki Workom na węgiel możesz wymienić węgiel, który trafił na twoją farmę w tej samej fazie akcji? Według niemieckiej, angielskiej, polskiej i włoskiej instrukcji drewno jest jedynym zasobem, którego można użyć od razu. Sam kafel wymaga tylko węgla na farmie.
option-sell-fresh-coal-no = Tylko węgiel z wcześniejszych faz
option-sell-fresh-coal-yes = Dowolny węgiel na farmie
