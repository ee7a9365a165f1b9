### Wydania i wszystkie zasady, które grupa może ustawić inaczej. Instrukcje są nazywane według języka.

## Wydania

edition-second = Drugie wydanie
edition-second-about = Oparte na niemieckiej instrukcji, najnowszym i poprawionym tekście. Każda opcja ma wartość standardową. W trzech punktach standard idzie za innymi instrukcjami: kiedy wolno zatrudnić Kopacza węgla, kto wykonuje dodatkowy krok w kopalni z bonusu synergii i kiedy punktuje Wóz z koniem.
edition-first = Pierwsze wydanie
edition-first-about = Zasady instrukcji angielskiej, polskiej i włoskiej. Węglarz bez limitu; Wagonik zawsze przynosi węgiel; o tym, co robi Kopacz węgla, decyduje woda; znacznik Liny działa także zimą; Wciągarka tylko wyciąga węgiel; czwarty symbol budynku jest na kaflu 35; co najmniej 3 kafle w rzędzie.
edition-french = Wydanie francuskie
edition-french-about = Drugie wydanie z tymi punktami, w których tylko francuska instrukcja mówi co innego albo zgadza się z pierwszym wydaniem. Wagonik zawsze przynosi węgiel; Skład węgla mieści węgiel albo drewno; farma nagradza żywność; znaczniki działają od razu, a znacznik Liny także zimą; Wóz z koniem punktuje w kroku przechowywania; Kaganek sięga do każdej puli akcji.

## Opcje, w których instrukcje się różnią

option-charcoal-limit = Węglarz: jak często
option-charcoal-limit-about = Jak często i od kiedy możesz wymieniać 2 drewna na 2 węgle i 1 punkt zwycięstwa. Niemiecka i francuska instrukcja pozwalają na jedną wymianę na fazę akcji, od fazy po zakupie; angielska, polska i włoska pozwalają na nią w każdej chwili i nie podają limitu.
option-charcoal-limit-once-per-phase = Raz na fazę akcji, od następnej
option-charcoal-limit-unlimited = Tak często, jak chcesz, od razu, także zimą

option-lorry-during-pinge = Wagonik, gdy w Odkrywce jest jeszcze węgiel
option-lorry-during-pinge-about = Co daje Wagonik, jeśli twoja Odkrywka nie jest jeszcze wyczerpana. Według niemieckiej instrukcji tylko drewno; francuska także wtedy kładzie 2 węgle do Szybu; angielska i polska dają 2 węgle, nie podając żadnego warunku.
option-lorry-during-pinge-wood-only = Tylko 1 drewno
option-lorry-during-pinge-wood-and-coal = 1 drewno oraz 2 węgle do Szybu

option-coal-storage = Skład węgla: co mieści
option-coal-storage-about = Co możesz przechować w tym budynku zimą. Niemiecka, angielska i polska instrukcja podają 1 węgiel i 1 drewno; francuska 1 węgiel albo 1 drewno; włoska 1 węgiel i 1 żywność.
option-coal-storage-coal-and-wood = 1 węgiel i 1 drewno
option-coal-storage-coal-or-wood = 1 węgiel albo 1 drewno
option-coal-storage-coal-and-food = 1 węgiel i 1 żywność

option-farm-storage-vp = Przechowywanie na farmie: który towar punktuje
option-farm-storage-vp-about = Który towar daje 1 punkt zwycięstwa, gdy zimą przechowasz go na swojej farmie. Francuska instrukcja mówi o żywności; pozostałe cztery o drewnie.
option-farm-storage-vp-wood = Drewno
option-farm-storage-vp-food = Żywność

option-digger-choice = Kopacz węgla: kto decyduje
option-digger-choice-about = Czy to ty wybierasz, czym jest każda akcja Kopacza węgla. Niemiecka i francuska instrukcja zostawiają wybór tobie; według angielskiej, polskiej i włoskiej usuwa on 2 wody dołowe, dopóki są 2 lub więcej, a w przeciwnym razie wydobywa 1 węgiel.
option-digger-choice-free = Ty wybierasz każdą akcję
option-digger-choice-forced = Decyduje woda dołowa

option-digger-needs = Kopacz węgla: kiedy wolno go zatrudnić
option-digger-needs-about = Czy możesz opłacić Kopacza węgla, gdy przed całym pozostałym węglem brakuje drewna. Niemiecka instrukcja wymaga dostępnego węgla w Odkrywce; francuska wymaga tam jakiegokolwiek węgla; angielska, polska i włoska mówią tylko, że pracuje on w Odkrywce.
option-digger-needs-pinge-coal = Dopóki w Odkrywce jest jakikolwiek węgiel
option-digger-needs-accessible-coal = Tylko dopóki w Odkrywce jest dostępny węgiel

option-synergy-owner = Synergia w kopalni: czyj dodatkowy krok
option-synergy-owner-about = Kto wykonuje dodatkowy krok w kopalni, gdy pracują w niej i Rolnik, i Parobek; od tego zależy, czy odbywa się on w Odkrywce, czy w Tunelu. Angielska instrukcja daje go robotnikowi aktywowanemu jako ostatni (w polskiej i włoskiej to zdanie jest zniekształcone); niemiecka i francuska dają go graczowi i nie wskazują robotnika.
option-synergy-owner-second-worker = Robotnik aktywowany jako drugi
option-synergy-owner-player = Gracz, bez związku z konkretnym robotnikiem

option-marker-window = Znaczniki: kiedy wolno ich użyć
option-marker-window-about = Kiedy wolno używać znaczników; w praktyce dotyczy to znaczników Liny i Wciągarki. Niemiecka instrukcja mówi o późniejszej fazie akcji; angielska i polska o dowolnej chwili w późniejszej fazie, a włoska o kolejnych fazach; francuska o dowolnej późniejszej chwili.
option-marker-window-action-phase = Od następnej fazy akcji, nie zimą
option-marker-window-winter-too = Od następnej fazy, znacznik Liny także zimą
option-marker-window-at-once = Od razu; znacznik Liny także zimą

option-horse-cart-step = Wóz z koniem: kiedy punktuje
option-horse-cart-step-about = W którym kroku zimy posiadacz zdobywa 1 punkt zwycięstwa za każdy węgiel na farmie. Niemiecka i francuska instrukcja wskazują krok przechowywania; angielska i polska krok przyznawania punktów, a włoska nazywa go krokiem końcowej punktacji każdej zimy.
option-horse-cart-step-scoring = W kroku przyznawania punktów
option-horse-cart-step-storage = W kroku przechowywania

option-fee-with-fresh-goods = Opłata za odległe rozwinięcie: świeżo otrzymane towary
option-fee-with-fresh-goods-about = Czy towarami otrzymanymi w tej fazie można w tej samej fazie uiścić opłatę za odległe rozwinięcie. Niemiecka i francuska instrukcja na to pozwalają; pozostałe nic o tym nie mówią.
option-fee-with-fresh-goods-yes = Wolno
option-fee-with-fresh-goods-no = Nie wolno

option-plan-in-turn-order = Planowanie w kolejności tury
option-plan-in-turn-order-about = Czy gracze planują jeden po drugim. Według niemieckiej i francuskiej instrukcji wszyscy planują jednocześnie; angielska, polska i włoska dodają, że gracze mogą umówić się na planowanie w kolejności tury.
option-plan-in-turn-order-no = Wszyscy jednocześnie
option-plan-in-turn-order-yes = Jeden po drugim, w kolejności tury

option-oil-lamp-same-board = Kaganek: które pule
option-oil-lamp-same-board-about = Czy znacznik Kaganka zamienia miejscami dysk z puli rezerwy tylko z dyskiem z należącej do niej puli akcji. Tak mówią niemiecka, angielska, polska i włoska instrukcja; francuska wymienia po prostu pulę rezerwy i pulę akcji.
option-oil-lamp-same-board-yes = Tylko pula akcji należąca do puli rezerwy
option-oil-lamp-same-board-no = Dowolna pula akcji

option-windlass-actions = Znacznik Wciągarki: które akcje
option-windlass-actions-about = Czym mogą być 3 darmowe akcje. Niemiecka i francuska instrukcja pozwalają na dowolne akcje Haspelknechta; angielska i polska mówią o wciąganiu; włoska mówi o zbieraniu wody.
option-windlass-actions-any = Dowolne akcje Haspelknechta
option-windlass-actions-lifting = Tylko wyciąganie węgla
option-windlass-actions-water = Tylko usuwanie wody dołowej

option-building-symbols = Czwarty symbol budynku
option-building-symbols-about = Na którym kaflu, oprócz kafli 12, 15 i 24, jest symbol budynku. Niemiecka i francuska instrukcja podają kafel 34 (Worki na węgiel), ale czwarty budynek w pudełku należy do kafla 35 (Młyn wodny), więc może to być błąd w druku; pozostałe instrukcje nie podają listy.
option-building-symbols-tile-34 = Kafel 34, Worki na węgiel
option-building-symbols-tile-35 = Kafel 35, Młyn wodny

option-min-tiles-per-row = Własne układy: najmniejsza liczba kafli w rzędzie
option-min-tiles-per-row-about = Ile kafli musi mieć każdy rząd, gdy gracie z innym układem. Niemiecka i francuska instrukcja wymagają co najmniej tylu, ilu jest graczy; angielska, polska i włoska co najmniej 3. Żaden rząd nigdy nie jest krótszy niż 3.
option-min-tiles-per-row-players = Tyle, ilu graczy, co najmniej 3
option-min-tiles-per-row-three = Co najmniej 3

option-second-take-fewer = Drugie zabieranie: mniej dysków
option-second-take-fewer-about = Czy w kroku 2 możesz zostawić dyski wybranego koloru, choć masz na nie jeszcze miejsce. Według francuskiej instrukcji bierzesz łącznie do 5 dysków; pozostałe mówią tylko, że nie wolno przekroczyć 5.
option-second-take-fewer-no = Bierzesz tyle, na ile pozwala limit 5
option-second-take-fewer-yes = Możesz wziąć mniej

option-shaft-water-only-haspel = Woda dołowa w Szybie: kto ją usuwa
option-shaft-water-only-haspel-about = Czy czarne dyski Rolnika i Parobka też mogą usuwać wodę dołową z Szybu. Niemiecka, francuska i angielska instrukcja pozwalają na to tylko Haspelknechtowi; polska i włoska nic o tym nie mówią. Lina holownicza i Wciągarka działają w każdym przypadku.
option-shaft-water-only-haspel-yes = Tylko Haspelknecht
option-shaft-water-only-haspel-no = Także Rolnik i Parobek

## Opcje, w których żadna instrukcja nie daje jasnej odpowiedzi

option-mill-repeat = Młyn wodny: jak często
option-mill-repeat-about = Jak często Młyn wodny działa w jednej fazie akcji. Żadna instrukcja nie podaje limitu.
option-mill-repeat-once = Raz na fazę akcji
option-mill-repeat-repeat = Tyle razy, ile razy przydzielisz mu dyski

option-disk-limit = Dyski gracza: ile rozwinięć
option-disk-limit-about = Czy 9 dysków gracza obok twojej planszy ogranicza cię do 9 rozwinięć. Instrukcje mówią, że każdy zakup wymaga dysku, ale nie, co się dzieje, gdy już żadnego nie ma.
option-disk-limit-nine = Najwyżej 9 rozwinięć
option-disk-limit-none = Bez limitu

option-thaler-limit = Talary: ograniczony zapas
option-thaler-limit-about = Czy 16 monet z pudełka to wszystkie, jakie istnieją. Żadna instrukcja nie mówi, co się dzieje, gdy się skończą.
option-thaler-limit-none = Bez limitu
option-thaler-limit-sixteen = Łącznie 16 monet

option-debt-limit = Znaczniki długu: ograniczony zapas
option-debt-limit-about = Czy 24 znaczniki długu z pudełka to wszystkie, jakie istnieją. Żadna instrukcja nie mówi, co się dzieje, gdy się skończą.
option-debt-limit-none = Bez limitu
option-debt-limit-twenty-four = Łącznie 24 znaczniki długu

option-pickaxe-delay = Oskard: od kiedy
option-pickaxe-delay-about = Czy Doświadczony Parobek może kupić rozwinięcie dopiero od następnej fazy akcji. Tak mówi niemiecka instrukcja; pozostałe nic o tym nie mówią.
option-pickaxe-delay-yes = Od następnej fazy akcji
option-pickaxe-delay-no = Od razu

option-early-tunnel-wood = Drewno w Tunelu przed wyczerpaniem Odkrywki
option-early-tunnel-wood-about = Czy możesz kłaść drewno w Tunelu, gdy w Odkrywce jest jeszcze węgiel. Wszystkie instrukcje mówią, że drewno wolno kłaść w każdej chwili, ale żadna nie wspomina o tym przypadku.
option-early-tunnel-wood-yes = Wolno
option-early-tunnel-wood-no = Dopiero po wyczerpaniu Odkrywki

option-mixed-mining-synergy = Synergia: węgiel i woda dołowa razem
option-mixed-mining-synergy-about = Czy jest bonus synergii, gdy jeden posiadany robotnik wydobywa węgiel, a drugi usuwa wodę dołową. Angielska, polska i włoska instrukcja mówią, że tak; niemiecką i francuską można czytać dwojako.
option-mixed-mining-synergy-yes = Tak, jedno i drugie to praca w kopalni
option-mixed-mining-synergy-no = Nie, obaj muszą robić to samo

option-farmhand-summer-bonus = Bonus letni: Doświadczony Parobek
option-farmhand-summer-bonus-about = Czy żywność wyprodukowana przez Doświadczonego Parobka też przynosi bonus letni. Wszystkie instrukcje wymieniają tylko Rolnika; niemiecka i francuska dodają, że Doświadczony Parobek potrafi to samo co Rolnik.
option-farmhand-summer-bonus-no = Tylko Rolnik
option-farmhand-summer-bonus-yes = Także Doświadczony Parobek

option-free-coal-needs-dry-mine = Młot i kilof: woda dołowa wstrzymuje darmowy węgiel
option-free-coal-needs-dry-mine-about = Czy zbyt dużo wody dołowej wstrzymuje także węgiel, który kafel 33 pozwala od razu wydobyć. Instrukcje wymagają tylko, aby węgiel był dostępny.
option-free-coal-needs-dry-mine-yes = Tak, jak przy każdym wydobywaniu
option-free-coal-needs-dry-mine-no = Nie, darmowy węgiel działa zawsze

option-sell-fresh-coal = Worki na węgiel: węgiel z tej fazy
option-sell-fresh-coal-about = Czy Workami na węgiel możesz wymienić także węgiel, który trafił na twoją farmę w tej samej fazie akcji. Niemiecka, angielska, polska i włoska instrukcja nazywają drewno jedynym towarem używanym od razu; sam kafel wymaga tylko węgla na farmie.
option-sell-fresh-coal-no = Tylko węgiel z wcześniejszych faz
option-sell-fresh-coal-yes = Dowolny węgiel na farmie
