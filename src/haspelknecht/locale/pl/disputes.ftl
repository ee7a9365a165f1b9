### Where the books differ, and what none of them settles: our rulings.

## Where the books differ

difference-02-topic = Węglarz: jak często
difference-02-books = Niemiecka i francuska instrukcja pozwalają na jedną wymianę na fazę akcji, od fazy po zakupie, czyli najwyżej 8, jeśli kupisz Węglarza pierwszej wiosny. Angielska, polska i włoska pozwalają wymieniać w dowolnym momencie, bez limitu i bez czekania.
difference-02-ours = Raz na fazę akcji, od następnej fazy, jak w poprawionym drugim wydaniu. Bez limitu zbyt łatwo byłoby zamieniać drewno na punkty zwycięstwa. Zmienia to opcja „{ option-charcoal-limit }”.

difference-03-topic = Wagonik przed wyczerpaniem Odkrywki
difference-03-books = Niemiecka instrukcja daje wtedy tylko drewno. Francuska także wtedy kładzie 2 węgle do Szybu, a angielska i polska kładą tam 2 węgle i nie wspominają o żadnym warunku. Włoska przez pomyłkę bierze ten węgiel z Szybu.
difference-03-ours = Tylko drewno, jak mówi wprost poprawione wydanie. Zmienia to opcja „{ option-lorry-during-pinge }”.

difference-03b-topic = Wyciąganie węgla z Wagonika
difference-03b-books = Niemiecka instrukcja pozwala od razu wyciągnąć węgiel z Wagonika, jeśli to możliwe. Pozostałe cztery nic o tym nie mówią.
difference-03b-ours = Możesz go wyciągnąć w tej samej fazie, jeśli Haspelknechtowi zostały jeszcze akcje. Robotnicy działają po kolei, więc węgiel trafia do Szybu na czas.

difference-04-topic = Skład węgla: co mieści
difference-04-books = Według niemieckiej, angielskiej i polskiej instrukcji mieści 1 węgiel i 1 drewno, według francuskiej 1 węgiel albo 1 drewno, a według włoskiej 1 węgiel i 1 żywność.
difference-04-ours = 1 węgiel i 1 drewno: zgadzają się co do tego trzy instrukcje z obu wydań. Zmienia to opcja „{ option-coal-storage }”.

difference-05-topic = Przechowywanie na farmie: co daje punkt
difference-05-books = Według niemieckiej, angielskiej, polskiej i włoskiej instrukcji 1 punkt zwycięstwa daje drewno przechowane na farmie. Według francuskiej daje go żywność.
difference-05-ours = Punkt daje drewno: cztery instrukcje są przeciw jednej, a żywność nagradza już Stodoła. Zmienia to opcja „{ option-farm-storage-vp }”.

difference-06-topic = Kopacz węgla: kto decyduje
difference-06-books = Według niemieckiej i francuskiej instrukcji wybierasz każdą z dwóch akcji: usuwanie wody albo wydobycie. Według angielskiej, polskiej i włoskiej decyduje woda: gdy jest więcej niż 1 woda dołowa, Kopacz węgla usuwa 2, w przeciwnym razie wydobywa 1 węgiel.
difference-06-ours = Wybierasz swobodnie, jak w drugim wydaniu. Kopacz węgla może więc usunąć także ostatnią wodę dołową albo dwiema akcjami 3. Zmienia to opcja „{ option-digger-choice }”.

difference-07-topic = Liczba akcji Kopacza węgla i Haspelknechta
difference-07-books = Kopacz węgla według niemieckiej i francuskiej instrukcji może wykonać 2 akcje, według angielskiej i polskiej wykonuje 2, a według włoskiej do 2. Haspelknecht według francuskiej może wykonać 3 akcje, według pozostałych do 3.
difference-07-ours = Do 2 akcji Kopacza węgla, do 3 akcji Haspelknechta. Zawsze możesz wykonać mniej.

difference-08-topic = Kopacz węgla: ile wody na akcję
difference-08-books = Według niemieckiej i francuskiej instrukcji Kopacz węgla usuwa jedną akcją 1 lub 2 wody dołowe, według angielskiej, polskiej i włoskiej zawsze 2.
difference-08-ours = Do 2 wód dołowych, co obejmuje obie interpretacje. Jeśli zgodnie z opcją „{ option-digger-choice }” decyduje woda dołowa, usuwa się zawsze 2.

difference-09-topic = Kopacz węgla: kiedy wolno go zatrudnić
difference-09-books = Niemiecka instrukcja wymaga dostępnego węgla w Odkrywce, francuska jakiegokolwiek węgla w Odkrywce. Angielska, polska i włoska mówią tylko, że Kopacz węgla pracuje w Odkrywce.
difference-09-ours = Kopacza węgla możesz zatrudnić, dopóki w Odkrywce jest węgiel. Drewno możesz położyć także później, więc rzadko ma to znaczenie. Zmienia to opcja „{ option-digger-needs }”.

difference-10-topic = Czarny dysk: ile wody usuwa
difference-10-books = Niemiecka i francuska instrukcja mówią o 2 wodach dołowych; angielska, polska i włoska o 1 lub 2.
difference-10-ours = Do 2 wód dołowych, bo musi się dać usunąć także pojedynczą wodę.

difference-11-topic = Haspelknecht: ile wody na akcję
difference-11-books = Francuska instrukcja mówi o 1 lub 2 wodach dołowych. Angielska i polska mówią w samej zasadzie o 2, a w przykładzie o najwyżej 2. Niemiecka i włoska mówią o 2.
difference-11-ours = Do 2 wód dołowych, bo musi się dać usunąć także pojedynczą wodę.

difference-12-topic = Haspelknecht: kiedy musi usuwać wodę
difference-12-books = Według niemieckiej, francuskiej, angielskiej i polskiej instrukcji Haspelknecht musi przed wyciąganiem usunąć wodę, gdy jest jej więcej niż 1. Włoska mówi o jednej lub więcej, co przeczy granicy, którą sama podaje gdzie indziej.
difference-12-ours = Tylko gdy w Szybie jest więcej niż 1 woda dołowa.

difference-13-topic = Kto usuwa wodę z Szybu
difference-13-books = Według niemieckiej, francuskiej i angielskiej instrukcji robi to tylko Haspelknecht. Polska i włoska nic o tym nie mówią, a ich zasada o czarnych dyskach nie ogranicza się do Odkrywki.
difference-13-ours = Spośród robotników tylko Haspelknecht; pozwalają na to także Lina holownicza i Wciągarka. Zmienia to opcja „{ option-shaft-water-only-haspel }”.

difference-14-topic = Gdzie liczy się 5 wód dołowych
difference-14-books = Według niemieckiej i francuskiej instrukcji wydobycie w Tunelu uniemożliwia 5 lub więcej wód dołowych w Szybie. Angielska, polska i włoska mówią w tekście o wodzie w tunelu, ale na marginesie o Szybie.
difference-14-ours = Liczy się pole wody Szybu. Tunel nie ma własnego.

difference-15-topic = Oskard: od kiedy działa
difference-15-books = Według niemieckiej instrukcji Doświadczony Parobek kupuje rozwinięcia od następnej fazy akcji. Pozostałe cztery nie mówią, od kiedy.
difference-15-ours = Doświadczony Parobek może kupować rozwinięcia od następnej fazy akcji, w każdym wydaniu. Inaczej Parobek z pasującymi dyskami mógłby kupić kafel zaraz po Rolniku. Zmienia to opcja „{ option-pickaxe-delay }”.

difference-16-topic = Co może Doświadczony Parobek
difference-16-books = Według niemieckiej i francuskiej instrukcji może to samo co Rolnik. Według angielskiej, polskiej i włoskiej pracuje jak Parobek, a oprócz tego może kupować rozwinięcia.
difference-16-ours = Pracuje jak Parobek i może kupować rozwinięcia, ale nie daje bonusu letniego. Bonus letni zmienia opcja „{ option-farmhand-summer-bonus }”.

difference-17-topic = Synergia w kopalni: czyja jest dodatkowa akcja
difference-17-books = Angielska instrukcja daje dodatkową akcję robotnikowi aktywowanemu w tej fazie jako ostatni; polska i włoska błędnie mówią tu o „ostatniej fazie”. Niemiecka i francuska dają ją graczowi i nie wskazują robotnika.
difference-17-ours = Należy do Rolnika albo do Parobka, zależnie od tego, który z nich działa jako drugi. Pasuje to do przykładu we wszystkich instrukcjach. Zmienia to opcja „{ option-synergy-owner }”.

difference-18-topic = Synergia: węgiel i woda dołowa razem
difference-18-books = Według angielskiej, polskiej i włoskiej instrukcji wystarczy, że Rolnik i Parobek pracują w kopalni, cokolwiek tam robią. Niemiecka i francuska wymagają, by obaj wydobywali albo obaj usuwali wodę, ale wyjaśniają to tak, że obaj mają dyski tego samego koloru.
difference-18-ours = Wszystkie prace wykonywane czarnymi dyskami liczą się jako ta sama praca, więc jeden robotnik może wydobywać węgiel, a drugi usuwać wodę. Zmienia to opcja „{ option-mixed-mining-synergy }”.

difference-19-topic = Znaczniki: kiedy wolno ich użyć
difference-19-books = Niemiecka instrukcja mówi o późniejszej fazie akcji, angielska i polska o dowolnym momencie w późniejszej fazie, włoska o kolejnych fazach, a francuska o dowolnym późniejszym momencie.
difference-19-ours = Od następnej fazy akcji i tylko w fazach akcji: to najściślejsza interpretacja, zgodna ze wszystkimi instrukcjami. Zmienia to opcja „{ option-marker-window }”.

difference-20-topic = Wóz z koniem: kiedy daje punkty
difference-20-books = Niemiecka i francuska instrukcja wskazują zimowy krok przechowywania, angielska i polska krok przyznawania punktów. Włoska mówi o kroku końcowej punktacji każdej zimy.
difference-20-ours = W kroku przyznawania punktów, za cały węgiel na farmie, bo kafel zastępuje tabelę węgla. Zmienia to opcja „{ option-horse-cart-step }”.

difference-21-topic = Opłata ze świeżo otrzymanych zasobów
difference-21-books = Niemiecka i francuska instrukcja pozwalają pokryć opłatę za odległe rozwinięcie zasobami otrzymanymi w tej samej fazie. Angielska, polska i włoska zabraniają tylko aktywowania nimi robotników.
difference-21-ours = Wolno, bo mówią to wprost dwie instrukcje. Zmienia to opcja „{ option-fee-with-fresh-goods }”.

difference-22-topic = Drewno używane od razu
difference-22-books = Według niemieckiej, angielskiej, polskiej i włoskiej instrukcji drewno jest jedynym zasobem, którego można użyć w fazie, w której się je otrzymuje. Francuska nic o tym nie mówi.
difference-22-ours = Od razu możesz użyć tylko drewna, z jednym wyjątkiem: opłatę za odległe rozwinięcie możesz w tej samej fazie pokryć dowolnym zasobem. Zmieniają to opcje „{ option-fee-with-fresh-goods }” i „{ option-sell-fresh-coal }”.

difference-23-topic = Planowanie w kolejności tury
difference-23-books = Według niemieckiej i francuskiej instrukcji wszyscy planują jednocześnie. Angielska, polska i włoska dodają, że można się umówić na planowanie w kolejności tury.
difference-23-ours = Wszyscy planują jednocześnie, jak w drugim wydaniu. Zmienia to opcja „{ option-plan-in-turn-order }”.

difference-24-topic = Przydzielanie tylko podczas planowania
difference-24-books = Niemiecka i francuska instrukcja mówią, że dyski i zapłaty przydziela się tylko podczas planowania. W angielskiej, polskiej i włoskiej pokazuje to jedynie przykład.
difference-24-ours = Tylko podczas planowania. Żadna instrukcja temu nie przeczy.

difference-25-topic = Jeden robotnik po drugim
difference-25-books = Według angielskiej, polskiej, włoskiej i francuskiej instrukcji robotnik musi skończyć, zanim zacznie następny; francuska dodaje, że zużywa wszystkie swoje dyski. Niemiecka nic o tym nie mówi.
difference-25-ours = Robotnik kończy, zanim zacznie następny. Inaczej nie dałoby się ograniczyć go do jednego obszaru wydobycia.

difference-26-topic = Przepełnione pule
difference-26-books = Angielska, polska, włoska i francuska instrukcja mówią, że ostatnia pula ma wtedy mniej niż 6 dysków. Niemiecka mówi tylko, że w puli może być więcej niż 6 dysków i że woreczek zostaje opróżniony.
difference-26-ours = Ostatnie pule akcji dostają mniej dysków. Przy stałej liczbie dysków nie może być inaczej.

difference-27-topic = Drugie zabieranie: jedna pula, jeden kolor
difference-27-books = Niemiecka i francuska instrukcja mówią, że za drugim razem bierze się jeden kolor z jednej puli, a francuska dodaje, że w kolejności tury. W angielskiej, polskiej i włoskiej widać to tylko w przykładzie.
difference-27-ours = Jedna pula akcji, jeden kolor, w kolejności tury.

difference-28-topic = Drugie zabieranie: mniej dysków
difference-28-books = Według francuskiej instrukcji bierze się tyle dysków, aby mieć łącznie 5. Pozostałe mówią tylko, że nie wolno mieć więcej niż 5. O braniu mniejszej liczby dysków nie wspomina żadna.
difference-28-ours = Tak jak za pierwszym razem bierzesz wszystkie dyski wybranego koloru, ale tylko do limitu 5, albo pasujesz. Zmienia to opcja „{ option-second-take-fewer }”.

difference-29-topic = Pierwsza wiosna: którą wodę się zwraca
difference-29-books = Niemiecka, francuska i polska instrukcja mówią o jednej wodzie dołowej; angielska i włoska o jedynej, jaką gracz ma.
difference-29-ours = Możesz zwrócić 1 wodę dołową, nawet jeśli masz 2: drugą możesz mieć z puli z symbolem wody.

difference-30-topic = Czwarty symbol budynku
difference-30-books = Niemiecka i francuska instrukcja wymieniają kafle 12, 15, 24 i 34; pozostałe trzy nie podają listy. Kafel 34, Worki na węgiel, nie ma jednak budynku, a wszystkie instrukcje zaliczają do budynków kafel 35, Młyn wodny.
difference-30-ours = Kafle 12, 15, 24 i 34, jak na jedynej wydrukowanej liście. Możliwe, że 34 to błąd w druku i powinno być 35. Zmienia to opcja „{ option-building-symbols }”.

difference-31-topic = Młyn wodny: od kiedy działa
difference-31-books = Niemiecka, francuska, angielska i polska instrukcja pozwalają go używać dopiero w późniejszej fazie akcji. Włoska nie każe czekać.
difference-31-ours = Od następnej fazy akcji. Dyski i tak kładziesz na nim podczas planowania.

difference-32-topic = Kiedy zdobywa się bonus Odkrywki
difference-32-books = Niemiecka i francuska instrukcja mówią, że punkty zdobywa się od razu. Angielska, polska i włoska mówią tylko, że się je otrzymuje.
difference-32-ours = Zdobywasz go od razu.

difference-33-topic = Kiedy sekcja Tunelu jest ukończona
difference-33-books = Według niemieckiej i francuskiej instrukcji w sekcji nie może być węgla, a po jej lewej stronie musi leżeć drewno. Według angielskiej, polskiej i włoskiej sekcja ma być opróżniona.
difference-33-ours = Obowiązują oba warunki. Nie robi to różnicy, bo bez drewna nie da się opróżnić sekcji.

difference-34-topic = Ile najwyżej daje Tunel
difference-34-books = Niemiecka instrukcja podaje 13 punktów zwycięstwa za wszystkie sekcje oraz najwyżej 3 za Taczkę, 4 za Kaganek i 4 za Wagonik. Francuska podaje tylko te trzy ostatnie liczby, pozostałe żadnej.
difference-34-ours = Obowiązują wszystkie cztery liczby, jak w niemieckiej instrukcji.

difference-35-topic = Własne układy: najmniej kafli w rzędzie
difference-35-books = Niemiecka i francuska instrukcja wymagają co najmniej tylu kafli, ilu jest graczy, a zalecają o jeden więcej. Angielska, polska i włoska wymagają co najmniej 3, a przy 3 lub 4 graczach proponują tyle kafli, ilu graczy, albo o jeden więcej.
difference-35-ours = Tyle, ilu graczy, i co najmniej 3: spełnia to wymagania wszystkich instrukcji. Zmienia to opcja „{ option-min-tiles-per-row }”.

difference-36-topic = Własne układy: które kafle muszą przylegać
difference-36-books = Według niemieckiej instrukcji kafel przylega do kafla o jeden poziom niższego, według angielskiej, polskiej i włoskiej do kafla o jeden poziom wyższego, a według francuskiej do kafla innego koloru.
difference-36-ours = Każdy kafel z poziomów od 2 do 4 przylega do kafla z poprzedniego poziomu. Tylko wtedy da się dotrzeć do każdego kafla.

difference-37-topic = Własne układy: które kafle nie mogą przylegać
difference-37-books = Niemiecka, angielska, polska i włoska instrukcja wykluczają kafle o 2 lub więcej poziomów wyższe. Francuska wyklucza kafle różniące się o 2 poziomy.
difference-37-ours = Sąsiednie kafle różnią się najwyżej o jeden poziom. Zasada działa w obie strony.

difference-38-topic = Kiedy grać z wariantami
difference-38-books = Niemiecka i francuska instrukcja polecają warianty po jednej lub dwóch grach; angielska, polska i włoska doświadczonym graczom.
difference-38-ours = To tylko rada. Możecie ich użyć już w pierwszej grze.

difference-39-topic = Dość Talarów dla dwóch graczy
difference-39-books = Angielska instrukcja wiąże 3 Talary z ostrzeżenia z czynszem trzeciego roku, co przeczy jej własnej zasadzie czynszu. Pozostałe cztery mają na myśli wszystkie potrzebne Talary: 1 w roku 2 i 2 w roku 3.
difference-39-ours = 3 Talary czynszu w całej grze.

difference-40-topic = Rozstrzyganie remisów
difference-40-books = Angielska, polska i włoska instrukcja liczą węgiel usunięty z kopalni, niemiecka i francuska wydobyty węgiel. Przy ostatnim rozstrzygnięciu tylko francuska wskazuje kolejność tury z ostatniej fazy akcji.
difference-40-ours = Liczy się węgiel usunięty z twojej Odkrywki i twojego Tunelu, a nie węgiel z Wagonika ani od Węglarza. Potem decyduje ostatnia kolejność tury.

difference-41-topic = Kaganek: które pule
difference-41-books = Według niemieckiej, angielskiej, polskiej i włoskiej instrukcji zamieniasz dysk z puli rezerwy i dysk z jej własnej puli akcji. Francuska mówi po prostu o puli rezerwy i puli akcji.
difference-41-ours = Tylko własna pula akcji danej puli rezerwy. Zmienia to opcja „{ option-oil-lamp-same-board }”.

difference-42-topic = Znacznik Wciągarki: które akcje
difference-42-books = Niemiecka i francuska instrukcja dają 3 akcje Haspelknechta, angielska i polska 3 akcje wciągania, a włoska 3 akcje zbierania wody.
difference-42-ours = Dowolne akcje Haspelknechta, bo także angielska instrukcja mówi, że znacznik go aktywuje. Zmienia to opcja „{ option-windlass-actions }”.

difference-43-topic = Młot i kilof: który węgiel jest dostępny
difference-43-books = Polska instrukcja wyjaśnia „osiągalny” jako leżący na lewo od drewna, co przeczy jej własnym zasadom Odkrywki i Tunelu. Pozostałe cztery niczego nie dodają.
difference-43-ours = Obowiązuje zwykła zasada dostępu.

difference-44-topic = Wciągarka: usuwanie wody przy zakupie
difference-44-books = Według niemieckiej, angielskiej, polskiej i włoskiej instrukcji wolno od razu usunąć 1 wodę dołową. Francuska to nakazuje.
difference-44-ours = Możesz ją usunąć, ale nie musisz.

difference-45-topic = Znacznik Liny: natychmiast czy nie
difference-45-books = Angielska, polska, francuska i włoska instrukcja piszą, że znacznik usuwa wodę natychmiast. W niemieckiej tego słowa nie ma.
difference-45-ours = Nie robi to różnicy: znacznik działa wtedy, gdy go użyjesz.

difference-46-topic = Drewno górnicze: które pole wody
difference-46-books = Francuska instrukcja nie mówi, na które pole wody trafia woda dołowa. Według pozostałych trafia na pole obecnie używane.
difference-46-ours = Trafia na pole wody, które jest obecnie w użyciu.

difference-47-topic = Worki na węgiel: jedna wymiana czy obie
difference-47-books = Według niemieckiej, angielskiej, polskiej i włoskiej instrukcji wybiera się jedną z dwóch wymian. Francuska wymienia je tylko jako punkty a) i b).
difference-47-ours = Jedna z dwóch, jeśli chcesz.

difference-49-topic = Kolejność kroków zimy
difference-49-books = Angielska, polska i włoska instrukcja wymieniają w przeglądzie roku najpierw czynsz, potem przyznawanie punktów. Ich ponumerowane listy, a także niemiecka i francuska, zaczynają od punktów.
difference-49-ours = Punkty, czynsz, przechowywanie. Kolejność pierwszych dwóch i tak nie ma znaczenia.

difference-50-topic = Gdzie trafia węgiel z Tunelu
difference-50-books = Francuska instrukcja kładzie go na lewo od szybu, pozostałe w Szybie, na lewo od Tunelu.
difference-50-ours = Do Szybu.

difference-51-topic = Odkrywka: węgiel przed pierwszym symbolem
difference-51-books = Polska instrukcja w jednym miejscu zabrania wydobywać węgiel przed pierwszym pustym symbolem drewna, a gdzie indziej temu przeczy. Pozostałe cztery na to pozwalają.
difference-51-ours = Ten węgiel jest dostępny bez drewna.

difference-52-topic = Pomyłki we włoskiej instrukcji
difference-52-books = Włoska instrukcja mówi o jednym dysku na pulę rezerwy, o 1 dysku gracza na początek, o 107 żółtych dyskach i o granicy 52 wód dołowych. Czynsz roku 3 przypisuje drugiemu rokowi, dyski każe graczom zabierać z powrotem, a w przykładzie 1 pisze „jeden żółty albo dwa brązowe”.
difference-52-ours = We wszystkich tych miejscach trzymamy się pozostałych instrukcji.

difference-53-topic = Każdy kafel tylko raz
difference-53-books = Niemiecka, francuska, angielska i polska instrukcja mówią wprost, że gracz może posiadać każdy kafel tylko raz. Włoska tego nie mówi.
difference-53-ours = Każdy kafel możesz posiadać tylko raz.

difference-54-topic = Kto kupuje rozwinięcia
difference-54-books = Niemiecka instrukcja mówi o własnych robotnikach. Angielska, polska, włoska i francuska mówią o Rolniku.
difference-54-ours = Każdy własny robotnik, który może kupować rozwinięcia: Rolnik, a z Oskardem także Doświadczony Parobek.

difference-55-topic = Którym dyskiem oznacza się zakup
difference-55-books = Niemiecka i włoska instrukcja piszą w jednym miejscu „dysk akcji”, choć chodzi o dysk gracza. Pozostałe trzy piszą to poprawnie.
difference-55-ours = Zakup oznaczasz dyskiem gracza.

difference-56-topic = Dokąd trafia opłata
difference-56-books = Według niemieckiej i francuskiej instrukcji opłata za odległe rozwinięcie trafia na farmę gracza, który ją dostaje. Pozostałe nic o tym nie mówią.
difference-56-ours = Na farmę gracza, który ją dostaje.

difference-57-topic = Ciągnięcie dysków z woreczka
difference-57-books = Polska, francuska i włoska instrukcja mówią wprost, że dyski ciągnie się w ciemno. Niemiecka i angielska tego nie zaznaczają.
difference-57-ours = Dyski ciągnie się losowo.

difference-58-topic = Co zostaje w pudełku
difference-58-books = Według niemieckiej i francuskiej instrukcji do pudełka wraca wszystko, czego się nie używa, według angielskiej kafle i znaczniki. Polska i włoska wymieniają tylko znaczniki.
difference-58-ours = Wszystko, co należy do kafli, których nie ma w grze, zostaje w pudełku.

difference-59-topic = Co przykrywa kafel Górnika i Haspelknechta
difference-59-books = Według włoskiej instrukcji przykrywa obszar wydobytego węgla i Odkrywkę, według pozostałych Kopacza węgla i Odkrywkę.
difference-59-ours = Przykrywa Kopacza węgla i Odkrywkę.

difference-60-topic = Przykład: dokąd trafia ostatnia woda
difference-60-books = W niemieckiej i francuskiej instrukcji ostatnia woda dołowa z Odkrywki trafia do Szybu. W angielskiej, polskiej i włoskiej trafia do tunelu.
difference-60-ours = Na pole wody Szybu.

difference-61-topic = Woźnica węglowy i Wózek ręczny: co daje punkty
difference-61-books = Francuska instrukcja raz liczy kafle z symbolem, a raz symbole. Pozostałe cztery liczą symbole.
difference-61-ours = Liczy się każdy symbol. Ma to znaczenie tylko wtedy, gdy na jednym kaflu ten sam symbol jest dwa razy.

difference-62-topic = Kaganek: punkty zwycięstwa
difference-62-books = Za ukończone sekcje polska instrukcja daje przez pomyłkę punkty akcji. Pozostałe cztery dają punkty zwycięstwa.
difference-62-ours = To punkty zwycięstwa.

difference-63-topic = Doświadczony Parobek: czy trzeba go położyć
difference-63-books = Według polskiej i włoskiej instrukcji możesz położyć kafel na swojej planszy. Według pozostałych go kładziesz.
difference-63-ours = Zawsze go kładziesz.

difference-64-topic = Gdzie kładzie się budynki
difference-64-books = Niemiecka i francuska instrukcja kładą budynek po prawej stronie planszy gracza. Pozostałe mówią tylko, że dodaje się go do planszy.
difference-64-ours = Nie ma to wpływu na grę.

difference-65-topic = Koniec gry bez wody dołowej
difference-65-books = Francuska instrukcja odejmuje liczbę wód dołowych minus 1, więc dosłownie bez wody dostawałoby się 1 punkt. Pozostałe cztery odejmują punkty dopiero powyżej 1.
difference-65-ours = Przy 0 lub 1 wodzie dołowej niczego nie tracisz ani nie zyskujesz.

difference-66-topic = Ile rozwinięć w jednej fazie
difference-66-books = Angielska, polska i włoska instrukcja pozwalają kupić rozwinięcie raz na fazę. Niemiecka i francuska mówią tylko o jednej akcji robotnika.
difference-66-ours = Każdy robotnik, który może kupować rozwinięcia, może kupić jedno na fazę akcji.

difference-67-topic = Dokładna liczba dysków
difference-67-books = Włoska instrukcja wymaga dokładnej liczby dysków. Pozostałe mówią o wymaganych dyskach.
difference-67-ours = Dokładnie te dyski, które pokazuje kafel. Zbędne dyski zostają nieużyte na wózkach.

difference-68-topic = Robotnicy kontraktowi: dokładnie jedna zapłata
difference-68-books = Niemiecka, angielska i polska instrukcja wymagają dokładnie jednej rzeczy. Francuska mówi po prostu o jednej, podobnie jak włoska, która tylko przy Górniku dodaje „dokładnie”.
difference-68-ours = Dokładnie jedna.

difference-69-topic = Drewno za każdy węgiel
difference-69-books = W angielskiej, polskiej i włoskiej instrukcji jest luźne zdanie, że przy wydobywaniu trzeba położyć w Odkrywce drewno. W niemieckiej i francuskiej go nie ma.
difference-69-ours = Drewna potrzebujesz tylko po to, by uzyskać dostęp do węgla. Żadna instrukcja nie podaje, ile drewna przypada na 1 węgiel.

difference-70-topic = Zabieranie sześciu dysków
difference-70-books = Angielska, polska i włoska instrukcja pozwalają wziąć 6 dysków jednego koloru przy pierwszym zabieraniu. Niemiecka i francuska nie mówią, przy którym.
difference-70-ours = Tylko przy pierwszym zabieraniu, bo po drugim możesz mieć najwyżej 5 dysków.

difference-71-topic = Czynsz jest obowiązkowy
difference-71-books = Francuska instrukcja mówi wprost, że nie wolno zatrzymać zasobów i zamiast tego wziąć długów. Pozostałe cztery nazywają zapłatę obowiązkową.
difference-71-ours = Jeśli możesz zapłacić, musisz.

difference-72-topic = Gdzie przechowuje się zasoby zimą
difference-72-books = Angielska, polska i włoska instrukcja mówią w przeglądzie roku o budynkach gracza, niemiecka i francuska o planszy.
difference-72-ours = Na farmie i w budynkach.

difference-73-topic = Kiedy zakup daje punkty
difference-73-books = Według niemieckiej instrukcji zdobywa się je przy zakupie kafla, według pozostałych od razu.
difference-73-ours = Od razu, czyli w tej samej chwili.

difference-74-topic = Tunel: kolejność kładzenia drewna
difference-74-books = Francuska instrukcja każe kłaść drewno od lewej do prawej. Pozostałe nic o tym nie mówią.
difference-74-ours = Od lewej do prawej.

difference-75-topic = Jak długo pracuje Kopacz węgla
difference-75-books = Angielska, polska i włoska instrukcja mówią, że Kopacz węgla znika. Według niemieckiej i francuskiej przykrywa go kafel z Górnikiem i Haspelknechtem.
difference-75-ours = Gdy Odkrywka jest wyczerpana, Kopacza węgla już nie ma.

difference-76-topic = Co daje bonus letni
difference-76-books = Polska i włoska instrukcja mówią przy kole roku o żółtych dyskach na Rolniku. Na marginesie wszystkie wymagają, aby Rolnik produkował żywność.
difference-76-ours = Rolnik musi produkować żywność. Żółte dyski użyte na rozwinięcie się nie liczą.

difference-77-topic = Wagonik we włoskiej instrukcji
difference-77-books = Włoska instrukcja zabiera 2 węgle z twojego Szybu. Według pozostałych czterech trafiają one do Szybu.
difference-77-ours = 2 węgle z zasobów ogólnych trafiają do Szybu.

difference-78-topic = Dwie nazwy jednej rzeczy
difference-78-books = Niemiecka, francuska, włoska i polska instrukcja czasem nazywają ten sam kafel, budynek lub robotnika na dwa sposoby. Na przykład w polskiej kafel 43 to raz „Wózek ręczny”, a raz „Wózek”.
difference-78-ours = W naszym wydaniu każda rzecz ma jedną nazwę.

difference-79-topic = Ile można przechować na farmie
difference-79-books = Niemiecka instrukcja mówi o dokładnie jednej jednostce, francuska o najwyżej jednej; angielska, polska i włoska pozwalają przechować jedną.
difference-79-ours = Jedną jednostkę albo nic, bo każda instrukcja mówi, że można, a nie, że trzeba.

difference-80-topic = Opłata za przylegający kafel
difference-80-books = Według angielskiej, polskiej, włoskiej i niemieckiej instrukcji opłata dotyczy tylko kafla, który nie przylega do żadnego z własnych. Francuska mówi o każdym kaflu innego gracza i dopiero w nagłówku cennika wymienia kafle nieprzylegające.
difference-80-ours = Za kafel, który przylega do jednego z twoich, nie ma opłaty.

difference-81-topic = Odkrywka albo Tunel
difference-81-books = Według niemieckiej instrukcji robotnik nie pracuje w obu miejscach w jednej fazie, według francuskiej w jednej akcji. Angielska, polska i włoska mówią o Parobku lub Rolniku w jednej fazie.
difference-81-ours = Każdy robotnik pracuje w jednej fazie tylko w jednym z tych dwóch miejsc. Robotnicy kontraktowi i tak mają tylko jeden obszar.

difference-82-topic = Dokąd trafia wyciągnięty węgiel
difference-82-books = Angielska, polska i włoska instrukcja mówią przy Haspelknechcie o dziedzińcu, a gdzie indziej o farmie. Niemieckie słowo „Hof” oznacza jedno i drugie.
difference-82-ours = Na farmę. Obie nazwy oznaczają to samo miejsce.

difference-83-topic = Pomyłki w polskiej instrukcji
difference-83-books = W przykładzie 1 polskiej instrukcji nie można wydobywać węgla, choć chodzi o to, że żadnego jeszcze nie wydobyto, a w przykładzie 2 woda przechodzi do tunelu. Młyn wodny przyjmuje „złote” dyski zamiast żółtych, a uzupełnianie pul pomija się „w fazie pierwszej rundy” zamiast tylko w pierwszej fazie.
difference-83-ours = We wszystkich tych miejscach trzymamy się niemieckiej instrukcji.

difference-84-topic = Pule z symbolem wody
difference-84-books = Według niemieckiej instrukcji do dysków trzeba wziąć także wodę dołową. Według pozostałych gracz ją otrzymuje.
difference-84-ours = Nie możesz odmówić wody dołowej.

difference-85-topic = Co kończy rok
difference-85-books = Według francuskiej instrukcji znacznik fazy wraca na pierwsze pole, według pozostałych przesuwa się znacznik roku.
difference-85-ours = Nie ma to wpływu na grę.

difference-86-topic = Kiedy otwiera się Tunel
difference-86-books = Niemiecka i francuska instrukcja otwierają Tunel od razu po ostatnim węglu z Odkrywki. Angielska, polska i włoska mówią tylko, że otwiera się on potem.
difference-86-ours = Od razu, jak pokazuje przykład we wszystkich instrukcjach.

## Rulings

ruling-01-question = Czy mogę nie wykorzystać zaplanowanych dysków albo akcji robotnika kontraktowego?
ruling-01-answer = Tak, każda pojedyncza akcja jest dobrowolna. Akcje, których nie chcesz lub nie możesz wykonać, przepadają, a zapłata nie jest zwracana.

ruling-02-question = Czy podczas planowania muszę powiedzieć, do czego posłużą dyski albo który kafel chcę kupić?
ruling-02-answer = Nie, decydujesz wtedy, gdy robotnik działa. Dyski różnych kolorów muszą jednak już podczas planowania dokładnie odpowiadać kosztowi kafla w grze, którego jeszcze nie posiadasz.

ruling-03-question = Co, jeśli nie mogę już kupić kafla, na który liczę?
ruling-03-answer = Możesz użyć tych dysków do wszystkiego innego, do czego pasują. W przeciwnym razie przepadają.

ruling-04-question = Kiedy sprawdza się, kto posiada kafel, do czego on przylega, ilu graczy kupiło go przede mną i czy jest za niego opłata?
ruling-04-answer = Gdy robotnik działa, bo wtedy kupujesz kafel.

ruling-05-question = Czy dostaję bonus synergii, gdy Rolnik usuwa wodę dołową, a Parobek wydobywa węgiel, albo odwrotnie?
ruling-05-answer = Tak, jedno i drugie to praca czarnymi dyskami w tej samej kopalni. Zmienia to opcja „{ option-mixed-mining-synergy }”.

ruling-06-question = Czy dostaję bonus synergii, gdy Rolnik, Parobek lub obaj kupują rozwinięcie?
ruling-06-answer = Nie, dostajesz go tylko za produkcję żywności, produkcję drewna i pracę w kopalni.

ruling-07-question = Czy dostaję bonus synergii, gdy jeden robotnik pracuje w Odkrywce, a drugi w Tunelu?
ruling-07-answer = Tak: jeśli pierwszy opróżni Odkrywkę, drugi dostaje dodatkową akcję w Tunelu. Jeśli Odkrywkę opróżni drugi, akcja przepada, bo robotnik jest związany z jednym obszarem. Zmienia to opcja „{ option-synergy-owner }”.

ruling-08-question = Czy do bonusu synergii muszą coś zrobić i Rolnik, i Parobek?
ruling-08-answer = Tak, każdy musi wykonać tę pracę co najmniej raz. Samo posiadanie dysków nie wystarczy.

ruling-09-question = Kiedy wykonuję dodatkową akcję w kopalni z bonusu synergii?
ruling-09-answer = Gdy działa drugi robotnik, zwykle na końcu. Liczy się jak dodatkowy czarny dysk na tym robotniku.

ruling-10-question = Czy muszę wykonać dodatkową akcję w kopalni z bonusu synergii?
ruling-10-answer = Nie, jest dobrowolna.

ruling-11-question = Czy Doświadczony Parobek daje bonus letni?
ruling-11-answer = Nie, bonus dotyczy tylko Rolnika. Zmienia to opcja „{ option-farmhand-summer-bonus }”.

ruling-12-question = Czy mogę dostać i bonus letni, i bonus synergii?
ruling-12-answer = Tak. Jeśli latem i Rolnik, i Parobek produkują żywność, otrzymujesz 1 żywność za każdy ich żółty dysk i jeszcze 2.

ruling-13-question = Czy żywność z Młyna wodnego albo z kafla daje bonus letni lub bonus synergii?
ruling-13-answer = Nie, bo nie wyprodukował jej ani Rolnik, ani Parobek.

ruling-14-question = Czy mogę kłaść drewno w Tunelu przed wyczerpaniem Odkrywki i kiedy dokładnie?
ruling-14-answer = Tak, bo wyczerpanej Odkrywki wymaga tylko wydobycie. Zmienia to opcja „{ option-early-tunnel-wood }”. Drewno kładziesz w swojej turze wykonywania akcji, także między akcjami robotnika, a zimą, dopóki nie przechowasz zasobów.

ruling-14b-question = Czy mogę zabrać z powrotem położone drewno?
ruling-14b-answer = Nie. Usuwa się tylko drewno z Odkrywki, gdy jest ona wyczerpana, i trafia ono do zasobów ogólnych.

ruling-15-question = Czy znacznik działający jak dysk liczy się do limitu 5 albo do kolejności tury?
ruling-15-answer = Ani do jednego, ani do drugiego, bo nie pochodzi z puli.

ruling-16-question = Kiedy używam znacznika działającego jak dysk?
ruling-16-answer = Podczas planowania w dowolnej późniejszej fazie akcji, także w najbliższej. Tylko wtedy możesz przydzielać dyski.

ruling-17-question = Do czego mogę użyć znacznika działającego jak dysk?
ruling-17-answer = Do wszystkiego, do czego służy dysk tego koloru: dla Rolnika i Parobka, na rozwinięcia (także na szare pola), do Młyna wodnego, a jeśli działa jak żółty dysk, do opłacenia Kopacza węgla lub Haspelknechta. Górnika nie możesz nim opłacić, bo nie przyjmuje on dysków.

ruling-18-question = Czy mogę użyć kilku znaczników w jednej fazie?
ruling-18-answer = Tak, nie ma ograniczenia.

ruling-19-question = Czy znacznikiem Liny albo Wciągarką mogę usunąć wodę dołową z Szybu?
ruling-19-answer = Tak, usuwasz ją z pola wody, które jest obecnie w użyciu. Inaczej pod koniec gry byłyby bezużyteczne.

ruling-20-question = Czy mogę użyć znacznika Liny, gdy nie mam wody dołowej?
ruling-20-answer = Nie. Nic na tym nie tracisz: nieużyty znacznik też daje na koniec 1 punkt zwycięstwa.

ruling-21-question = Kiedy dokładnie mogę użyć znacznika Liny?
ruling-21-answer = W dowolnym momencie swojej tury wykonywania akcji. Opcja „{ option-marker-window }” pozwala na to także zimą.

ruling-22-question = Czy moja Odkrywka musi być wyczerpana, żeby przy zakupie Wciągarki od razu usunąć 1 wodę dołową?
ruling-22-answer = Nie, możesz w ten sposób usunąć także wodę dołową z Odkrywki.

ruling-23-question = Czy mogę użyć znacznika Wciągarki w fazie, w której wyczerpuję Odkrywkę?
ruling-23-answer = Tak, gdy Odkrywka jest już wyczerpana, a Wciągarkę masz z wcześniejszej fazy. Za znacznik nie płacisz podczas planowania.

ruling-24-question = Czy 3 akcje znacznika Wciągarki mogę przeplatać z akcjami robotników?
ruling-24-answer = Nie, wykonujesz je wszystkie razem, przed robotnikiem lub po nim, ale nigdy między jego akcjami.

ruling-25-question = Czy woda dołowa uniemożliwia wydobycie darmowego węgla z Młota i kilofa?
ruling-25-answer = Tak, przy 2 lub więcej w Odkrywce albo 5 lub więcej w Szybie, jak przy każdym wydobyciu. Zmienia to opcja „{ option-free-coal-needs-dry-mine }”.

ruling-26-question = Czy drewnem z Młota i kilofa mogę uzyskać dostęp do jego darmowego węgla?
ruling-26-answer = Tak, najpierw otrzymujesz drewno i możesz je od razu położyć.

ruling-27-question = Co, jeśli darmowy węgiel z Młota i kilofa jest ostatnim w Odkrywce?
ruling-27-answer = Odkrywka jest wyczerpana jak zwykle, łącznie z bonusem Odkrywki.

ruling-29-question = Czy przy bonusie Odkrywki zima należy jeszcze do kończącego się roku?
ruling-29-answer = Tak, rok trwa, dopóki nie przesunie się znacznik roku. Zimą nie można jednak wydobywać, więc nigdy nie ma to znaczenia.

ruling-30-question = Co, jeśli opłacę Kopacza węgla, ale inny robotnik wcześniej opróżni Odkrywkę?
ruling-30-answer = Zapłata przepada, a Kopacz węgla nic nie robi. Kolejność robotników wybierasz ty, więc możesz tego uniknąć.

ruling-31-question = Co, jeśli Kopacz węgla opróżni Odkrywkę pierwszą akcją?
ruling-31-answer = Druga akcja przepada, bo Kopacz węgla pracuje tylko w Odkrywce.

ruling-32-question = Co z czarnymi dyskami, które zostały na robotniku po opróżnieniu Odkrywki?
ruling-32-answer = Przepadają: ten robotnik nie może pracować dalej w Tunelu ani usuwać wody dołowej z Szybu.

ruling-33-question = Czy mogę opłacić Kopacza węgla, gdy żaden węgiel w Odkrywce nie jest dostępny?
ruling-33-answer = Tak, dopóki w Odkrywce jest węgiel: Kopacz węgla może usuwać wodę dołową, a drewno możesz położyć później. Zmienia to opcja „{ option-digger-needs }”.

ruling-34-question = Czy mogę zaplanować Górnika lub Haspelknechta w fazie, w której dopiero wyczerpię Odkrywkę?
ruling-34-answer = Nie. Gdy planujesz, ich kafla nie ma jeszcze na twojej planszy.

ruling-35-question = Czy w jednej fazie mogę zatrudnić i Górnika, i Haspelknechta?
ruling-35-answer = Tak, każdego raz.

ruling-36-question = Czy mogę zapłacić czynsz Talarami zamiast żywności albo żywnością zamiast Talarów?
ruling-36-answer = Nie, jedno i drugie liczy się osobno.

ruling-37-question = Co, jeśli mogę zapłacić tylko część czynszu?
ruling-37-answer = Płacisz tyle żywności i tyle Talarów, ile możesz, a za każdą brakującą żywność i każdego brakującego Talara bierzesz 1 znacznik długu.

ruling-38-question = Czy mogę później spłacić długi?
ruling-38-answer = Nie. Żadna instrukcja o tym nie mówi.

ruling-39-question = Co się dzieje zimą z węglem w Szybie?
ruling-39-answer = Zostaje tam. Nie leży na farmie, więc nie daje punktów i nie wraca do zasobów ogólnych.

ruling-40-question = Co się dzieje zimą z Talarami, znacznikami, długami i wodą dołową?
ruling-40-answer = Zachowujesz je wszystkie. Nie musisz ich przechowywać.

ruling-42-question = Czy także trzeciej zimy dostaję punkty za przechowane zasoby?
ruling-42-answer = Tak, każda zima ma wszystkie kroki aż do przechowywania.

ruling-43-question = Czy zasoby przechowane jednej zimy liczą się także następnej?
ruling-43-answer = Tak. Za węgiel, który nadal masz, znowu dostajesz punkty, tak samo za zasoby, które przechowasz ponownie.

ruling-45-question = Czy jest tylko 16 Talarów?
ruling-45-answer = Nie, nie kończą się, bo żadna instrukcja nie mówi, co by się wtedy stało. Zmienia to opcja „{ option-thaler-limit }”.

ruling-46-question = Czy są tylko 24 znaczniki długu?
ruling-46-answer = Nie, nie kończą się. Czterech graczy mogłoby potrzebować więcej niż 24. Zmienia to opcja „{ option-debt-limit }”.

ruling-47-question = Czy mogę kupić więcej niż 9 rozwinięć?
ruling-47-answer = Nie, do każdego zakupu potrzebujesz jednego ze swoich 9 dysków gracza. Zmienia to opcja „{ option-disk-limit }”.

ruling-48-question = Kto dostaje opłatę za kafel poziomu 1?
ruling-48-answer = Nikt: na poziomie 1 nie ma opłaty.

ruling-49-question = Kto wybiera zasób na opłatę na poziomie 2?
ruling-49-answer = Gracz, który płaci.

ruling-50-question = Czy mogę odmówić przyjęcia opłaty?
ruling-50-answer = Nie, zawsze ją otrzymujesz.

ruling-51-question = Czy obowiązuje opłata za kafel, który przylega do mojego, ale mają go już inni gracze?
ruling-51-answer = Nie, opłata obowiązuje tylko wtedy, gdy nie przylega do niego żaden z twoich kafli.

ruling-53-question = Czy mój kafel w tym samym lub w dalszym rzędzie też liczy się jako przylegający?
ruling-53-answer = Tak, liczy się każdy wspólny bok.

ruling-54-question = Czy kafel kupiony przez Rolnika liczy się w tej samej turze jako przylegający dla Doświadczonego Parobka?
ruling-54-answer = Tak, jeśli Rolnik działa pierwszy: robotnicy działają po kolei.

ruling-55-question = Czy otrzymanej opłaty mogę użyć w tej samej fazie?
ruling-55-answer = Z zasobów otrzymanych w fazie od razu możesz użyć tylko drewna. Jedyny wyjątek: dowolnym z nich możesz pokryć własną opłatę za odległe rozwinięcie. Zmieniają to opcje „{ option-fee-with-fresh-goods }” i „{ option-sell-fresh-coal }”.

ruling-56-question = Co robię, gdy przychodzi moja kolej na zabieranie dysków, a wszystkie pule akcji są puste?
ruling-56-answer = Nic nie bierzesz, a twoja suma do kolejności tury to 0. W praktyce prawie nigdy się to nie zdarza.

ruling-57-question = Co, jeśli w puli jest 7 lub więcej dysków jednego koloru?
ruling-57-answer = Za pierwszym razem bierzesz je wszystkie, bo zasada mówi o wszystkich dyskach jednego koloru.

ruling-58-question = W jakiej kolejności uzupełnia się pule, gdy w woreczku brakuje dysków?
ruling-58-answer = Najpierw pule rezerwy, potem pule akcji. Zaczyna się od planszy z najmniejszą nadrukowaną liczbą graczy, a na każdej planszy idzie się od lewej do prawej.

ruling-59-question = Co, jeśli w woreczku nie wystarcza dysków na wszystkie pule rezerwy?
ruling-59-answer = Zapełnia się je w tej samej kolejności, aż woreczek będzie pusty.

ruling-60-question = Co, jeśli przy kolejności tury remisuje trzech lub więcej graczy?
ruling-60-answer = Odwraca się ich dotychczasową kolejność.

ruling-61-question = Czy przy drugim zabieraniu mogę brać z tej samej puli albo ten sam kolor?
ruling-61-answer = Tak, jedno i drugie jest dozwolone.

ruling-62-question = Czy mogę spasować przy pierwszym zabieraniu?
ruling-62-answer = Nie, dobrowolne jest tylko drugie zabieranie.

ruling-63-question = Czy spasowanie przy drugim zabieraniu wpływa na kolejność tury?
ruling-63-answer = Nie, liczą się tylko dyski na wózku 1.

ruling-64-question = Czy pierwszej wiosny „mniej niż 5 dysków” oznacza tylko pierwsze zabieranie, czy oba razem?
ruling-64-answer = Oba razem; sprawdza się to po drugim. Możesz wtedy zwrócić 1 wodę dołową, także tę z puli z symbolem wody, ale nie musisz.

ruling-65-question = Kiedy otrzymuję wodę dołową z puli z symbolem wody?
ruling-65-answer = W chwili, gdy bierzesz dyski. Trafia na pole wody, które jest obecnie w użyciu, i nie możesz odmówić.

ruling-66-question = Ile razy mogę użyć Młyna wodnego w jednej fazie?
ruling-66-answer = Raz na fazę akcji, w jeden z dwóch sposobów. Dyski kładziesz podczas planowania. Żadna instrukcja nie podaje limitu. Zmienia to opcja „{ option-mill-repeat }”.

ruling-67-question = Czy Młyn wodny liczy się jako robotnik?
ruling-67-answer = Nie, to dodatkowe pole, które nie daje bonusu synergii. Używasz go między robotnikami, w dowolnej chwili swojej tury wykonywania akcji.

ruling-68-question = Czy drewna wyprodukowanego w tej samej fazie mogę użyć dla Węglarza?
ruling-68-answer = Tak, drewna możesz użyć od razu.

ruling-69-question = Czy mogę użyć Węglarza zimą?
ruling-69-answer = Nie, używasz go raz na fazę akcji, a zima nią nie jest. Zmienia to opcja „{ option-charcoal-limit }”.

ruling-71-question = Czy Wiadro chroni przed wodą dołową z pul albo z Drewna górniczego?
ruling-71-answer = Nie, chroni tylko przed wodą dołową z faz wód dołowych wiosną i jesienią.

ruling-72-question = Czy muszę dokonać wymiany z Worków na węgiel i czy mogę jej dokonać więcej niż raz?
ruling-72-answer = Nie musisz, a dokonać jej możesz tylko raz.

ruling-73-question = Co daje Wóz z koniem za 1 lub 2 węgle?
ruling-73-answer = 1 punkt zwycięstwa za każdy węgiel, bo tabela węgla już cię nie dotyczy.

ruling-74-question = Czy budynek, z którym zaczynam w wariancie, liczy się jako symbol budynku?
ruling-74-answer = Nie, symbole budynków są na kaflach rozwinięć, a tego kafla nie posiadasz.

ruling-75-question = Czy Doświadczony Parobek, z którym zaczynamy, może kupować rozwinięcia od pierwszej fazy?
ruling-75-answer = Tak.

ruling-76-question = Czy mój wynik może spaść poniżej zera?
ruling-76-answer = Tak. A po przekroczeniu 50 punktów zwycięstwa po prostu okrążasz tor punktacji jeszcze raz.

ruling-77-question = Który węgiel liczy się przy remisie?
ruling-77-answer = Cały węgiel usunięty z twojej Odkrywki i twojego Tunelu: 18 minus kostki, które tam zostały. Darmowy węgiel z Młota i kilofa się liczy, węgiel z Wagonika i od Węglarza nie.

ruling-78-question = Która kolejność tury decyduje o ostatnim rozstrzygnięciu remisu?
ruling-78-answer = Ta ustalona jesienią roku 3.

ruling-80-question = Czy w sekcji z 2 węglami ma znaczenie, który wydobędę najpierw?
ruling-80-answer = Nie.

ruling-81-question = Czy mogę położyć drewno między dwoma węglami, które wydobywa Górnik?
ruling-81-answer = Tak, drewno możesz kłaść także między akcjami robotnika.

ruling-82-question = Czy mogę wyciągnąć węgiel, który trafił do Szybu w tej samej fazie?
ruling-82-answer = Tak, robotnicy działają po kolei, więc niech Haspelknecht działa później.

ruling-84-question = Czy zapłata dla robotnika kontraktowego przepada, jeśli potem nic on nie zrobi?
ruling-84-answer = Tak, płacisz podczas planowania i nic nie jest zwracane.

ruling-85-question = Czy mój plan jest tajny i czy mogę go zmieniać?
ruling-85-answer = Jest tajny, dopóki wszyscy gracze nie będą gotowi, i do tego czasu możesz go zmieniać. Z opcją „{ option-plan-in-turn-order }” plany są jawne.

ruling-86-question = Czy mogę pokryć opłatę Talarem?
ruling-86-answer = Nie, tylko węglem, drewnem lub żywnością.

ruling-88-question = Kiedy używam znacznika Kaganka i kto wybiera dyski?
ruling-88-answer = W swojej turze przy pierwszym lub drugim zabieraniu, zanim wybierzesz pulę. Oba dyski wybierasz ty: jeden z puli rezerwy i jeden z jej puli akcji.

ruling-90-question = Jeśli kupię Wagonik przed wyczerpaniem Odkrywki, czy później dostanę 2 węgle?
ruling-90-answer = Nie, dostajesz tylko drewno. Z opcją „{ option-lorry-during-pinge }” dostajesz węgiel od razu.

ruling-92-question = Czy po roku 3 zaczyna się jeszcze nowy rok?
ruling-92-answer = Nie, następuje końcowa punktacja.

ruling-93-question = Czy zimą muszę przechowywać zasoby?
ruling-93-answer = Nie. Decydujesz, czy coś przechowasz i co.

ruling-98-question = Czy Rolnik lub Parobek mogą nic nie robić, gdy pracują robotnicy kontraktowi?
ruling-98-answer = Tak, nikt nie musi pracować.

ruling-99-question = Czy kafel kupiony przez innego gracza wcześniej w tej samej fazie liczy się już jako posiadany?
ruling-99-answer = Tak, bo sprawdza się to w chwili zakupu.

ruling-100-question = Ile wody dołowej może przejść do Szybu po wyczerpaniu Odkrywki?
ruling-100-answer = Zwykle najwyżej 1, bo do wydobycia ostatniego węgla musi być mniej niż 2.

ruling-101-question = Ile węgla mieści się w Szybie?
ruling-101-answer = Dowolna ilość. Żadna instrukcja nie podaje limitu.

ruling-102-question = Czy robotnika kontraktowego mogę opłacić żółtym dyskiem z dowolnego wózka?
ruling-102-answer = Tak, jeśli ten robotnik przyjmuje dyski. Wózki mają znaczenie tylko dla kolejności tury.

ruling-103-question = Czy w jednej fazie mogą kupić rozwinięcie i Rolnik, i Parobek?
ruling-103-answer = Tak, jeśli Parobek może kupować rozwinięcia: dwa różne kafle, jeden po drugim.

ruling-104-question = Czy mogę opłacić Górnika, gdy w Szybie jest 5 lub więcej wód dołowych?
ruling-104-answer = Tak, ale niech Haspelknecht najpierw usunie wodę, bo inaczej Górnik niczego nie wydobędzie.

ruling-105-question = Czy żółty znacznik na Rolniku liczy się do bonusu letniego i bonusu synergii?
ruling-105-answer = Tak, działa tak samo jak żółty dysk.

ruling-106-question = Jeśli o akcjach Kopacza węgla decyduje woda dołowa: co, gdy po jej usunięciu żaden węgiel nie jest dostępny?
ruling-106-answer = Druga akcja przepada.

ruling-107-question = Jeśli Wagonik daje węgiel przed wyczerpaniem Odkrywki, kiedy mogę go wyciągnąć?
ruling-107-answer = Gdy tylko dostępny jest Haspelknecht, czyli po wyczerpaniu Odkrywki.

ruling-108-question = Czy na Parobku mogę położyć dyski różnych kolorów?
ruling-108-answer = Tylko na Doświadczonym Parobku i tylko po to, by kupić rozwinięcie.

ruling-109-question = Czy dyski muszą dokładnie odpowiadać kosztowi rozwinięcia?
ruling-109-answer = Tak, robotnik, na którym leży więcej dysków, niż kosztuje kafel, nie może go kupić.

ruling-110-question = Czy każdy gracz ma 11 dysków gracza i nie więcej?
ruling-110-answer = Tak: 9 na rozwinięcia, 1 na kolejność tury i 1 na tor punktacji. Opcja „{ option-disk-limit }” znosi limit 9.
