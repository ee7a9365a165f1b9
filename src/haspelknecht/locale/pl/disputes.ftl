### Where the books differ, and what none of them settles: our rulings.

## Where the books differ

difference-02-topic = Węglarz: jak często i od kiedy
difference-02-books = Niemiecka i francuska instrukcja pozwalają na jedną wymianę na fazę akcji, dopiero od fazy po zakupie; kto kupi Węglarza pierwszej wiosny, użyje go więc najwyżej 8 razy. Angielska, polska i włoska pozwalają wymieniać w każdej chwili, bez limitu i bez czekania.
difference-02-ours = Raz na fazę akcji, od następnej, jak w poprawionym wydaniu; bez limitu drewno zbyt łatwo zamieniałoby się w punkty zwycięstwa. Zmienia to opcja „Węglarz: jak często”.

difference-03-topic = Wagonik przed wyczerpaniem Odkrywki
difference-03-books = Według niemieckiej instrukcji otrzymujesz wtedy tylko drewno. Francuska także wtedy kładzie 2 węgle do Szybu, a angielska i polska dają 2 węgle, nie wspominając o żadnym warunku. Włoska przez pomyłkę bierze ten węgiel z Szybu.
difference-03-ours = Tylko drewno, bo poprawione wydanie mówi to wprost. Zmienia to opcja „Wagonik, gdy w Odkrywce jest jeszcze węgiel”.

difference-03b-topic = Węgiel z Wagonika: wyciąganie od razu
difference-03b-books = Niemiecka instrukcja pozwala od razu wyciągnąć węgiel otrzymany z Wagonika, jeśli jest to możliwe. Pozostałe nic o tym nie mówią.
difference-03b-ours = Wolno, jeśli Haspelknecht może w tej fazie jeszcze pracować: akcje wykonuje się po kolei.

difference-04-topic = Skład węgla: co mieści
difference-04-books = Według niemieckiej, angielskiej i polskiej instrukcji mieści 1 węgiel i 1 drewno, według francuskiej 1 węgiel albo 1 drewno, a według włoskiej 1 węgiel i 1 żywność.
difference-04-ours = 1 węgiel i 1 drewno: zgadzają się co do tego trzy instrukcje z obu wydań. Zmienia to opcja „Skład węgla: co mieści”.

difference-05-topic = Przechowywanie na farmie: co punktuje
difference-05-books = Francuska instrukcja daje 1 punkt zwycięstwa za przechowaną żywność, cztery pozostałe za drewno.
difference-05-ours = Punktuje drewno: cztery instrukcje są przeciw jednej, a żywność nagradza już Stodoła. Zmienia to opcja „Przechowywanie na farmie: który towar punktuje”.

difference-06-topic = Kopacz węgla: wybór czy przymus
difference-06-books = Według niemieckiej i francuskiej instrukcji każda z dwóch akcji to, do wyboru, usunięcie 1 lub 2 wód dołowych albo wydobycie 1 węgla. Według angielskiej, polskiej i włoskiej wyboru nie ma: gdy jest więcej niż 1 woda dołowa, usuwa się 2, w przeciwnym razie wydobywa się 1 węgiel.
difference-06-ours = Wybierasz swobodnie, jak w drugim wydaniu; możesz więc usunąć także jedyną wodę dołową albo wszystkie trzy. Zmienia to opcja „Kopacz węgla: kto decyduje”.

difference-07-topic = Liczba akcji Kopacza węgla i Haspelknechta
difference-07-books = Kopacz węgla według niemieckiej i francuskiej instrukcji może wykonać 2 akcje, według angielskiej i polskiej wykonuje 2, a według włoskiej do 2. Haspelknecht według francuskiej może wykonać 3 akcje, według pozostałych do 3.
difference-07-ours = Kopacz węgla wykonuje do 2 akcji, Haspelknecht do 3. Nie musisz użyć wszystkich.

difference-08-topic = Kopacz węgla: ile wody na akcję
difference-08-books = Niemiecka i francuska instrukcja mówią o 1 lub 2 wodach dołowych; angielska, polska i włoska zawsze o 2.
difference-08-ours = Do 2 wód dołowych, bo obejmuje to obie wersje. Zmienia to opcja „Kopacz węgla: kto decyduje”.

difference-09-topic = Kopacz węgla: kiedy wolno go zatrudnić
difference-09-books = Niemiecka instrukcja wymaga dostępnego węgla w Odkrywce, francuska jakiegokolwiek węgla w Odkrywce. Angielska, polska i włoska mówią tylko, że Kopacz węgla pracuje w Odkrywce.
difference-09-ours = Dopóki Odkrywka nie jest wyczerpana; drewno możesz położyć także później, więc różnica rzadko ma znaczenie. Zmienia to opcja „Kopacz węgla: kiedy wolno go zatrudnić”.

difference-10-topic = Czarny dysk: ile wody usuwa
difference-10-books = Niemiecka i francuska instrukcja mówią o 2 wodach dołowych; angielska, polska i włoska o 1 lub 2.
difference-10-ours = Do 2 wód dołowych, bo pojedynczą wodę też trzeba móc usunąć.

difference-11-topic = Haspelknecht: ile wody na akcję
difference-11-books = Francuska instrukcja mówi o 1 lub 2 wodach dołowych, a angielska i polska w przykładzie o najwyżej 2. Niemiecka i włoska, a poza przykładem także angielska i polska, mówią o 2.
difference-11-ours = Do 2 wód dołowych, bo pojedynczą wodę też trzeba móc usunąć.

difference-12-topic = Haspelknecht: kiedy musi usuwać wodę
difference-12-books = Cztery instrukcje wymagają tego, gdy w Szybie jest więcej niż 1 woda dołowa, a włoska już przy jednej.
difference-12-ours = Dopiero gdy jest więcej niż 1 woda dołowa; włoska instrukcja przeczy tu granicy, którą sama podaje gdzie indziej.

difference-13-topic = Kto usuwa wodę z Szybu
difference-13-books = Według niemieckiej, francuskiej i angielskiej instrukcji robi to tylko Haspelknecht. Polska i włoska nic o tym nie mówią, a ich zasada o czarnych dyskach nie ogranicza się do Odkrywki.
difference-13-ours = Tylko Haspelknecht, a oprócz niego Lina holownicza i Wciągarka; instrukcje obu wydań mówią to wprost. Zmienia to opcja „Woda dołowa w Szybie: kto ją usuwa”.

difference-14-topic = Gdzie liczy się 5 wód dołowych
difference-14-books = Niemiecka i francuska instrukcja mówią o wodzie w Szybie. Angielska, polska i włoska piszą w tekście o tunelu, ale na marginesie o Szybie.
difference-14-ours = Liczy się pole wody Szybu; Tunel nie ma własnego pola wody.

difference-15-topic = Oskard: od kiedy działa
difference-15-books = Według niemieckiej instrukcji Doświadczony Parobek kupuje rozwinięcia od następnej fazy akcji. Pozostałe nic o tym nie mówią.
difference-15-ours = Od następnej fazy akcji; inaczej Parobek z pasującymi dyskami mógłby kupić kafel zaraz po zakupie Oskardu. Zmienia to opcja „Oskard: od kiedy”.

difference-16-topic = Doświadczony Parobek: co potrafi
difference-16-books = Według niemieckiej i francuskiej instrukcji ma te same możliwości co Rolnik. Według angielskiej, polskiej i włoskiej robi to samo co Parobek, a ponadto kupuje rozwinięcia.
difference-16-ours = Robi to samo co Parobek i kupuje rozwinięcia, ale nie przynosi bonusu letniego. Zmienia to opcja „Bonus letni: Doświadczony Parobek”.

difference-17-topic = Synergia w kopalni: czyj dodatkowy krok
difference-17-books = Angielska instrukcja daje dodatkowy dysk robotnikowi aktywowanemu w tej fazie jako ostatni; polska i włoska przez pomyłkę mówią o robotniku aktywowanym w ostatniej fazie. Niemiecka i francuska dają dodatkowy towar lub krok graczowi i nie wskazują robotnika.
difference-17-ours = Krok wykonuje posiadany robotnik aktywowany jako drugi, bo pasuje to do przykładu 2 we wszystkich instrukcjach. Zmienia to opcja „Synergia w kopalni: czyj dodatkowy krok”.

difference-18-topic = Synergia w kopalni: kiedy przysługuje
difference-18-books = Według angielskiej, polskiej i włoskiej instrukcji wystarczy, że obaj posiadani robotnicy pracują w kopalni, cokolwiek tam robią. Według niemieckiej i francuskiej obaj wydobywają albo obaj usuwają wodę, z wyjaśnieniem, że obaj mają dyski tego samego koloru.
difference-18-ours = Czarne dyski to jedna praca, więc jeden robotnik może wydobywać, a drugi usuwać wodę; zgadza się z tym także wyjaśnienie w niemieckiej i francuskiej instrukcji. Zmienia to opcja „Synergia: węgiel i woda dołowa razem”.

difference-19-topic = Znaczniki: kiedy wolno ich użyć
difference-19-books = Niemiecka instrukcja mówi o późniejszej fazie akcji, angielska i polska o dowolnej chwili w późniejszej fazie, francuska o dowolnej późniejszej chwili gry. Włoska w jednym miejscu mówi o którejś z kolejnych faz, a w innym o czasie od następnej fazy.
difference-19-ours = Od następnej fazy akcji i tylko w fazach akcji: to najściślejsze odczytanie nie przeczy żadnej instrukcji. Zmienia to opcja „Znaczniki: kiedy wolno ich użyć”.

difference-20-topic = Wóz z koniem: kiedy punktuje
difference-20-books = Niemiecka i francuska instrukcja wskazują zimowy krok przechowywania, angielska i polska krok przyznawania punktów. Włoska mówi o końcowej punktacji każdej zimy.
difference-20-ours = W kroku przyznawania punktów, za cały węgiel na farmie, bo Wóz z koniem zastępuje tabelę węgla. Zmienia to opcja „Wóz z koniem: kiedy punktuje”.

difference-21-topic = Opłata towarami z tej samej fazy
difference-21-books = Niemiecka i francuska instrukcja pozwalają uiścić opłatę za odległe rozwinięcie towarami otrzymanymi w tej samej fazie. Angielska, polska i włoska zabraniają tylko aktywowania nimi robotników. Wszystkie oprócz francuskiej nazywają zarazem drewno jedynym towarem używanym od razu.
difference-21-ours = Wolno, bo jest to wyraźny wyjątek. Zmienia to opcja „Opłata za odległe rozwinięcie: świeżo otrzymane towary”.

difference-22-topic = Jedyny towar używany od razu
difference-22-books = Niemiecka, angielska, polska i włoska instrukcja pozwalają w tej samej fazie użyć tylko otrzymanego drewna. Francuska nic o tym nie mówi.
difference-22-ours = Od razu używasz tylko drewna, z jednym wyjątkiem: opłatę za odległe rozwinięcie możesz uiścić także innymi świeżo otrzymanymi towarami.

difference-23-topic = Planowanie: jednocześnie czy po kolei
difference-23-books = Według niemieckiej i francuskiej instrukcji wszyscy planują jednocześnie. Angielska, polska i włoska dodają, że można się umówić na planowanie w kolejności tury.
difference-23-ours = Jednocześnie, bo drugie wydanie pominęło tę możliwość. Zmienia to opcja „Planowanie w kolejności tury”.

difference-24-topic = Przydzielanie tylko podczas planowania
difference-24-books = Niemiecka i francuska instrukcja mówią wprost, że dyski i zapłaty przydziela się tylko podczas planowania. W pozostałych wynika to jedynie z przykładu 1.
difference-24-ours = Przydzielasz tylko podczas planowania; żadna instrukcja temu nie przeczy.

difference-25-topic = Jeden robotnik po drugim
difference-25-books = Według angielskiej, polskiej, włoskiej i francuskiej instrukcji robotnik musi skończyć, zanim zacznie następny; francuska dodaje, że zużywa wszystkie swoje dyski. Niemiecka nic o tym nie mówi.
difference-25-ours = Robotnik najpierw kończy pracę; wymaga tego zasada, że w jednej fazie wydobywa albo w Odkrywce, albo w Tunelu.

difference-26-topic = Przepełnione pule
difference-26-books = Angielska, polska, włoska i francuska instrukcja mówią, że ostatnia pula ma wtedy mniej niż 6 dysków. Niemiecka mówi tylko, że pula może być przepełniona, a woreczek zostaje pusty.
difference-26-ours = Pule uzupełniane na końcu zostają niepełne; wynika to z samej liczby dysków.

difference-27-topic = Krok 2: jedna pula, jeden kolor
difference-27-books = Niemiecka i francuska instrukcja mówią wprost, że w kroku 2 wybiera się jedną pulę i jeden kolor, a francuska wymienia także kolejność tury. W angielskiej, polskiej i włoskiej widać to tylko w przykładzie.
difference-27-ours = Jedna pula, jeden kolor, w kolejności tury.

difference-28-topic = Krok 2: czy wolno wziąć mniej
difference-28-books = Według francuskiej instrukcji bierze się tyle dysków, aby mieć łącznie 5. Pozostałe mówią tylko, że nie wolno mieć więcej niż 5. O braniu mniejszej liczby dysków nie wspomina żadna.
difference-28-ours = Bierzesz wszystkie dyski wybranego koloru, na które pozwala limit, tak jak w kroku 1; możesz też spasować. Zmienia to opcja „Drugie zabieranie: mniej dysków”.

difference-29-topic = Pierwsza wiosna: którą wodę się zwraca
difference-29-books = Niemiecka, francuska i polska instrukcja mówią o jednej wodzie dołowej; angielska i włoska o jedynej, jaką gracz ma.
difference-29-ours = Zwracasz 1 wodę dołową, nawet jeśli masz dwie, bo druga mogła przyjść z puli z symbolem wody.

difference-30-topic = Kafle z symbolem budynku
difference-30-books = Niemiecka i francuska instrukcja wymieniają kafle 12, 15, 24 i 34; pozostałe nie podają listy. Wszystkie zaliczają jednak do budynków Młyn wodny (35), a Worki na węgiel (34) budynku nie mają, więc 34 może być błędem w druku.
difference-30-ours = Symbole są na kaflach 12, 15, 24 i 34, bo innej listy nie ma. Zmienia to opcja „Czwarty symbol budynku”.

difference-31-topic = Młyn wodny: od kiedy działa
difference-31-books = Niemiecka, francuska, angielska i polska instrukcja pozwalają go używać dopiero w późniejszej fazie akcji. Włoska nie każe czekać.
difference-31-ours = Od następnej fazy akcji; dyski i tak przydziela mu się podczas planowania.

difference-32-topic = Bonus Odkrywki: kiedy punktuje
difference-32-books = Niemiecka i francuska instrukcja mówią, że punkty zdobywa się od razu. Angielska, polska i włoska mówią tylko, że się je otrzymuje.
difference-32-ours = Od razu.

difference-33-topic = Kiedy sekcja Tunelu jest ukończona
difference-33-books = Według niemieckiej i francuskiej instrukcji w sekcji nie może być węgla, a po jej lewej stronie musi leżeć drewno. Według angielskiej, polskiej i włoskiej sekcja ma być opróżniona.
difference-33-ours = Obowiązują oba warunki; bez drewna i tak nie da się opróżnić sekcji.

difference-34-topic = Ile najwyżej daje Tunel
difference-34-books = Niemiecka instrukcja podaje 13 punktów zwycięstwa za wszystkie sekcje oraz najwyżej 3 za Taczkę, 4 za Kaganek i 4 za Wagonik. Francuska podaje tylko te trzy ostatnie liczby, pozostałe żadnej.
difference-34-ours = Wszystkie cztery liczby jak w niemieckiej instrukcji.

difference-35-topic = Inne układy: ile kafli w rzędzie
difference-35-books = Niemiecka i francuska instrukcja wymagają co najmniej tylu kafli, ilu jest graczy, a zalecają o jeden więcej. Angielska, polska i włoska wymagają co najmniej 3, a przy 3 lub 4 graczach proponują tyle kafli, ilu graczy, albo o jeden więcej.
difference-35-ours = Co najmniej tyle, ilu graczy, i nigdy mniej niż 3; spełnia to oba wymagania. Zmienia to opcja „Własne układy: najmniejsza liczba kafli w rzędzie”.

difference-36-topic = Inne układy: co musi przylegać
difference-36-books = Według niemieckiej instrukcji kafel przylega do kafla o jeden poziom niższego, według angielskiej, polskiej i włoskiej do kafla o jeden poziom wyższego, a według francuskiej do kafla innego koloru.
difference-36-ours = Każdy kafel z poziomów od 2 do 4 przylega do kafla z poziomu bezpośrednio przed nim; tylko wtedy do każdego kafla da się dotrzeć.

difference-37-topic = Inne układy: co nie może przylegać
difference-37-books = Niemiecka, angielska, polska i włoska instrukcja wykluczają kafle o 2 lub więcej poziomów wyższe. Francuska wyklucza kafle różniące się o 2 poziomy.
difference-37-ours = Sąsiednie kafle różnią się najwyżej o 1 poziom; przyleganie działa przecież w obie strony.

difference-38-topic = Kiedy sięgnąć po warianty
difference-38-books = Niemiecka i francuska instrukcja polecają warianty po jednej lub dwóch grach; angielska, polska i włoska doświadczonym graczom.
difference-38-ours = To tylko rada; po warianty możecie sięgnąć zawsze.

difference-39-topic = Dwóch graczy: 3 Talary na czynsz
difference-39-books = Angielska instrukcja wiąże 3 Talary z czynszem trzeciego roku. Pozostałe mówią po prostu o potrzebnych 3 Talarach.
difference-39-ours = Chodzi o 3 Talary w całej grze: 1 w roku 2 i 2 w roku 3. Tyle wynosi czynsz także w angielskiej instrukcji.

difference-40-topic = Rozstrzyganie remisów
difference-40-books = Angielska, polska i włoska instrukcja liczą węgiel usunięty z własnej kopalni, niemiecka i francuska wydobyty węgiel. Tylko francuska wyjaśnia, że potem decyduje kolejność z ostatniej fazy akcji.
difference-40-ours = Liczy się 18 minus węgiel, który został w Odkrywce i Tunelu, a potem ostatnia kolejność tury. Węgiel z Wagonika i od Węglarza nie jest wydobyty.

difference-41-topic = Kaganek: które pule
difference-41-books = Według niemieckiej, angielskiej, polskiej i włoskiej instrukcji zamienia się miejscami dysk z puli rezerwy z dyskiem z należącej do niej puli akcji. Francuska mówi po prostu o puli rezerwy i puli akcji.
difference-41-ours = Tylko z dyskiem z puli akcji należącej do tej puli rezerwy. Zmienia to opcja „Kaganek: które pule”.

difference-42-topic = Znacznik Wciągarki: które akcje
difference-42-books = Niemiecka i francuska instrukcja dają 3 akcje Haspelknechta, angielska i polska 3 akcje wciągania, a włoska 3 akcje zbierania wody.
difference-42-ours = Dowolne akcje Haspelknechta: znacznik go aktywuje, a on usuwa także wodę. Zmienia to opcja „Znacznik Wciągarki: które akcje”.

difference-43-topic = Młot i kilof: który węgiel jest dostępny
difference-43-books = Polska instrukcja wyjaśnia, że dostępny węgiel leży na lewo od drewna. Pozostałe mówią po prostu o dostępnym węglu.
difference-43-ours = Obowiązuje zwykła zasada: drewno daje dostęp do węgla na prawo od niego, jak mówi gdzie indziej także polska instrukcja.

difference-44-topic = Wciągarka: usuwanie wody przy zakupie
difference-44-books = Według niemieckiej, angielskiej, polskiej i włoskiej instrukcji wolno od razu usunąć 1 wodę dołową. Francuska to nakazuje.
difference-44-ours = Możesz, ale nie musisz.

difference-45-topic = Znacznik Liny: słowo „natychmiast”
difference-45-books = Angielska, polska, francuska i włoska instrukcja piszą, że znacznik usuwa wodę natychmiast. W niemieckiej tego słowa nie ma.
difference-45-ours = W grze niczego to nie zmienia.

difference-46-topic = Drewno górnicze: dokąd trafia woda
difference-46-books = Francuska instrukcja nie mówi, na które pole wody trafia woda dołowa. Według pozostałych trafia na pole obecnie używane.
difference-46-ours = Na obecnie używane pole wody, w Odkrywce lub w Szybie.

difference-47-topic = Worki na węgiel: jedna wymiana
difference-47-books = Według niemieckiej, angielskiej, polskiej i włoskiej instrukcji wybiera się jedną z dwóch wymian. Francuska wymienia je tylko jako punkty a) i b).
difference-47-ours = Jedna z dwóch wymian, dobrowolnie.

difference-49-topic = Kolejność kroków zimy
difference-49-books = Angielska, polska i włoska instrukcja wymieniają w przeglądzie roku najpierw czynsz, potem przyznawanie punktów. Ich ponumerowane listy, a także niemiecka i francuska, zaczynają od punktów.
difference-49-ours = Najpierw przyznawanie punktów, potem czynsz i przechowywanie; na wynik to nie wpływa.

difference-50-topic = Gdzie trafia węgiel z Tunelu
difference-50-books = Francuska instrukcja kładzie go na lewo od szybu, pozostałe w Szybie, na lewo od Tunelu.
difference-50-ours = Węgiel trafia do Szybu.

difference-51-topic = Odkrywka: węgiel przed pierwszym symbolem
difference-51-books = Według jednego zdania polskiej instrukcji węgla przed pierwszym pustym symbolem drewna nie wolno wydobywać. Pozostałe mówią odwrotnie.
difference-51-ours = Ten węgiel jest dostępny bez drewna; polska instrukcja przeczy tu samej sobie.

difference-52-topic = Pomyłki we włoskiej instrukcji
difference-52-books = Włoska instrukcja mówi o jednym dysku na pulę rezerwy, o 1 dysku gracza na początek, o 107 żółtych dyskach i o granicy 52 wód dołowych. Czynsz roku 3 przypisuje drugiemu rokowi, dyski każe graczom zabierać z powrotem, a w przykładzie 1 pisze „jeden żółty albo dwa brązowe”.
difference-52-ours = Idziemy za pozostałymi instrukcjami: 3 dyski na pulę rezerwy, 11 dysków gracza, 10 żółtych dysków dla 4 graczy, granica 5 wód dołowych.

difference-53-topic = Każdy kafel tylko raz
difference-53-books = Niemiecka, francuska, angielska i polska instrukcja mówią wprost, że gracz może posiadać każdy kafel tylko raz. Włoska tego nie mówi.
difference-53-ours = Każdy kafel możesz posiadać tylko raz.

difference-54-topic = Kto kupuje rozwinięcia
difference-54-books = Niemiecka instrukcja mówi o posiadanych robotnikach; angielska, polska, włoska i francuska o Rolniku.
difference-54-ours = Każdy posiadany robotnik, który może kupować rozwinięcia, a więc po zakupie Oskardu także Parobek.

difference-55-topic = Jaki dysk kładzie się na kaflu
difference-55-books = Niemiecka i włoska instrukcja piszą w tym miejscu o dysku akcji. Pozostałe piszą o dysku gracza.
difference-55-ours = Na kupionym kaflu kładziesz dysk gracza; „dysk akcji” to pomyłka.

difference-56-topic = Dokąd trafia opłata
difference-56-books = Według niemieckiej i francuskiej instrukcji opłata za odległe rozwinięcie trafia na farmę gracza, który ją dostaje. Pozostałe nic o tym nie mówią.
difference-56-ours = Na farmę gracza, który ją dostaje.

difference-57-topic = Ciągnięcie dysków z woreczka
difference-57-books = Polska, francuska i włoska instrukcja mówią wprost, że dyski ciągnie się w ciemno. Niemiecka i angielska tego nie zaznaczają.
difference-57-ours = Dyski ciągnie się losowo.

difference-58-topic = Co wraca do pudełka
difference-58-books = Według niemieckiej i francuskiej instrukcji do pudełka wraca wszystko, czego się nie używa, według angielskiej kafle i znaczniki. Polska i włoska wymieniają tylko znaczniki.
difference-58-ours = Wszystko, czego się nie używa, zostaje w pudełku.

difference-59-topic = Co przykrywa kafel Górnika i Haspelknechta
difference-59-books = Według włoskiej instrukcji przykrywa obszar wydobytego węgla i Odkrywkę, według pozostałych Kopacza węgla i Odkrywkę.
difference-59-ours = Kopacza węgla i Odkrywkę.

difference-60-topic = Przykład 2: dokąd trafia ostatnia woda
difference-60-books = W niemieckiej i francuskiej instrukcji ostatnia woda dołowa z Odkrywki trafia do Szybu. W angielskiej, polskiej i włoskiej trafia do tunelu.
difference-60-ours = Do Szybu; Tunel nie ma własnego pola wody.

difference-61-topic = Za każdy symbol czy każdy kafel
difference-61-books = Francuska instrukcja w opisie Woźnicy węglowego i Wózka ręcznego liczy kafle z symbolem, ale w końcowej punktacji symbole. Wszystkie pozostałe liczą symbole.
difference-61-ours = Liczy się każdy symbol. Ma to znaczenie tylko wtedy, gdy na jednym kaflu są dwa takie same.

difference-62-topic = Kaganek: jakie punkty
difference-62-books = Polska instrukcja daje na koniec gry „punkt akcji” za sekcję Tunelu. Pozostałe dają punkt zwycięstwa.
difference-62-ours = Punkt zwycięstwa; „punkt akcji” to pomyłka.

difference-63-topic = Doświadczony Parobek: czy trzeba go położyć
difference-63-books = Według włoskiej i polskiej instrukcji gracz może położyć kafel Doświadczonego Parobka. Według pozostałych go kładzie.
difference-63-ours = Kafel zawsze kładzie się na Parobku.

difference-64-topic = Gdzie kłaść budynki
difference-64-books = Niemiecka i francuska instrukcja kładą budynek po prawej stronie planszy gracza. Pozostałe mówią tylko, że dodaje się go do planszy.
difference-64-ours = Miejsce nie ma wpływu na grę.

difference-65-topic = Koniec gry bez wody dołowej
difference-65-books = Francuska instrukcja odejmuje liczbę wód dołowych minus 1, więc bez wody dostawałoby się 1 punkt. Według pozostałych traci się punkty dopiero od drugiej wody dołowej.
difference-65-ours = Pierwsza woda dołowa jest za darmo, każda następna kosztuje 1 punkt zwycięstwa; za brak wody nic nie dostajesz.

difference-66-topic = Ile rozwinięć w jednej fazie
difference-66-books = Angielska, polska i włoska instrukcja pozwalają kupić rozwinięcie raz na fazę. Niemiecka i francuska mówią tylko o jednej akcji robotnika.
difference-66-ours = Każdy robotnik, który może kupować rozwinięcia, kupuje najwyżej jedno na fazę.

difference-67-topic = Dokładna liczba dysków za rozwinięcie
difference-67-books = Włoska instrukcja wymaga dokładnej liczby dysków. Pozostałe mówią o wymaganych dyskach.
difference-67-ours = Dokładnie tyle, ile pokazuje kafel; zbędne dyski zostają nieużyte na polach wózków.

difference-68-topic = Zapłata dla robotnika kontraktowego
difference-68-books = Niemiecka, angielska i polska instrukcja wymagają dokładnie jednej rzeczy. Francuska mówi po prostu o jednej, podobnie jak włoska, która tylko przy Górniku dodaje „dokładnie”.
difference-68-ours = Dokładnie jedna zapłata.

difference-69-topic = Czy każdy węgiel wymaga drewna
difference-69-books = W angielskiej, polskiej i włoskiej instrukcji jest luźne zdanie, że przy wydobywaniu trzeba położyć w Odkrywce drewno. W niemieckiej i francuskiej go nie ma.
difference-69-ours = Liczy się tylko dostęp przez symbole drewna; ile drewna miałoby przypadać na węgiel, nie podaje żadna instrukcja.

difference-70-topic = Sześć dysków jednego koloru
difference-70-books = Angielska, polska i włoska instrukcja pozwalają wziąć 6 dysków w kroku 1. Niemiecka i francuska nie wymieniają kroku.
difference-70-ours = Tylko w kroku 1, bo w kroku 2 obowiązuje limit 5.

difference-71-topic = Czy czynsz trzeba zapłacić
difference-71-books = Francuska instrukcja mówi wprost, że nie wolno zatrzymać towarów i zamiast nich wziąć długu. Pozostałe nazywają zapłatę obowiązkową.
difference-71-ours = Kto może zapłacić, musi zapłacić.

difference-72-topic = Gdzie przechowuje się towary zimą
difference-72-books = Angielska, polska i włoska instrukcja mówią w przeglądzie roku o budynkach gracza, niemiecka i francuska o planszy.
difference-72-ours = Na farmie i w budynkach.

difference-73-topic = Punkty za kupno: kiedy
difference-73-books = Według niemieckiej instrukcji zdobywa się je przy zakupie kafla, według pozostałych od razu.
difference-73-ours = Od razu, w chwili zakupu.

difference-74-topic = Tunel: kolejność kładzenia drewna
difference-74-books = Francuska instrukcja każe kłaść drewno od lewej do prawej. Pozostałe nic o tym nie mówią.
difference-74-ours = Od lewej do prawej.

difference-75-topic = Jak długo pracuje Kopacz węgla
difference-75-books = Angielska, polska i włoska instrukcja mówią, że Kopacz węgla znika. Według niemieckiej i francuskiej przykrywa go kafel z Górnikiem i Haspelknechtem.
difference-75-ours = Po wyczerpaniu Odkrywki już go nie ma.

difference-76-topic = Bonus letni: co go przynosi
difference-76-books = Polska i włoska instrukcja mówią przy kole roku o żółtych dyskach na Rolniku. Na marginesie wszystkie wymagają, aby Rolnik produkował żywność.
difference-76-ours = Rolnik musi wyprodukować żywność; żółte dyski użyte na rozwinięcie się nie liczą.

difference-77-topic = Wagonik: skąd pochodzi węgiel
difference-77-books = Według włoskiej instrukcji węgiel zabiera się z Szybu gracza, według pozostałych się go tam kładzie.
difference-77-ours = Węgiel przechodzi z zasobów ogólnych do Szybu; włoskie zdanie to pomyłka.

difference-78-topic = Dwie nazwy jednej rzeczy
difference-78-books = Niemiecka, francuska, włoska i polska instrukcja nazywają tę samą rzecz raz tak, raz inaczej: niemiecka Wagonik „Lore” i „Hunt”, francuska Skład węgla „abri” i „coffre à charbon”, włoska Stodołę „granaio” i „fienile”, a polska Wózek ręczny także po prostu „Wózek”.
difference-78-ours = U nas każda rzecz ma jedną nazwę.

difference-79-topic = Ile można przechować na farmie
difference-79-books = Niemiecka instrukcja mówi o dokładnie jednej jednostce, francuska o najwyżej jednej; angielska, polska i włoska pozwalają przechować jedną.
difference-79-ours = Jedną jednostkę albo nic, bo każda instrukcja mówi tu „może”.

difference-80-topic = Opłata za przylegający kafel
difference-80-books = Według angielskiej, polskiej, włoskiej i niemieckiej instrukcji opłata dotyczy tylko kafla, który nie przylega do żadnego z własnych. Francuska mówi o każdym kaflu innego gracza i dopiero w nagłówku cennika wymienia kafle nieprzylegające.
difference-80-ours = Za przylegający kafel nie ma opłaty.

difference-81-topic = Odkrywka albo Tunel: kogo to dotyczy
difference-81-books = Według niemieckiej instrukcji robotnik nie pracuje w obu miejscach w jednej fazie, według francuskiej w jednej akcji. Angielska, polska i włoska mówią o Parobku lub Rolniku w jednej fazie.
difference-81-ours = Dotyczy to każdego robotnika w każdej fazie; robotnicy kontraktowi i tak pracują tylko w jednym miejscu.

difference-82-topic = Dokąd trafia wyciągnięty węgiel
difference-82-books = Angielska, polska i włoska instrukcja mówią przy Haspelknechcie o dziedzińcu, a gdzie indziej o farmie. Niemieckie słowo „Hof” oznacza jedno i drugie.
difference-82-ours = Na farmę; oba słowa oznaczają to samo miejsce.

difference-83-topic = Pomyłki w polskiej instrukcji
difference-83-books = W przykładzie 1 polskiej instrukcji nie można wydobywać węgla, choć chodzi o to, że żadnego jeszcze nie wydobyto, a w przykładzie 2 woda przechodzi do tunelu. Młyn wodny przyjmuje „złote” dyski zamiast żółtych, a uzupełnianie pul pomija się „w fazie pierwszej rundy” zamiast tylko w pierwszej fazie.
difference-83-ours = Idziemy za sensem pozostałych instrukcji; woda przechodzi do Szybu.

difference-84-topic = Pula z symbolem wody
difference-84-books = Według niemieckiej instrukcji do dysków trzeba wziąć także wodę dołową. Według pozostałych gracz ją otrzymuje.
difference-84-ours = Wzięcie wody dołowej jest obowiązkowe.

difference-85-topic = Co kończy rok
difference-85-books = Według francuskiej instrukcji znacznik fazy wraca na pierwsze pole, według pozostałych przesuwa się znacznik roku.
difference-85-ours = Nie ma to wpływu na grę.

difference-86-topic = Kiedy otwiera się Tunel
difference-86-books = Niemiecka i francuska instrukcja otwierają Tunel od razu po ostatnim węglu z Odkrywki. Angielska, polska i włoska mówią tylko, że otwiera się on potem.
difference-86-ours = Od razu; we wszystkich instrukcjach pokazuje to przykład 2.

## Rulings

ruling-01-question = Czy mogę zrezygnować z zaplanowanych dysków albo z akcji robotnika kontraktowego?
ruling-01-answer = Tak, każdy pojedynczy krok jest dobrowolny. To, czego nie użyjesz lub nie możesz użyć, przepada bez zwrotu.

ruling-02-question = Czy podczas planowania muszę zapowiedzieć, do czego posłużą dyski albo który kafel chcę kupić?
ruling-02-answer = Nie, decydujesz dopiero wtedy, gdy robotnik działa. Dyski muszą wtedy pasować.

ruling-03-question = Co się dzieje, gdy kafla, na który przeznaczam dyski, nie da się już kupić?
ruling-03-answer = Możesz użyć tych dysków w inny dozwolony sposób. Jeśli się nie da, przepadają.

ruling-04-question = Kiedy sprawdza się, kto posiada kafel, czy on przylega, ile punktów daje i czy jest opłata?
ruling-04-answer = W chwili, gdy robotnik działa, bo dopiero wtedy kupujesz kafel.

ruling-05-question = Czy jest bonus synergii, gdy jeden robotnik usuwa wodę dołową, a drugi wydobywa węgiel?
ruling-05-answer = Tak, jedno i drugie to praca w kopalni czarnymi dyskami. Zmienia to opcja „Synergia: węgiel i woda dołowa razem”.

ruling-06-question = Czy jest bonus synergii, gdy jeden lub obaj posiadani robotnicy kupują rozwinięcie?
ruling-06-answer = Nie, synergia dotyczy tylko produkcji i pracy w kopalni.

ruling-07-question = Czy jest bonus synergii, gdy jeden robotnik pracuje w Odkrywce, a drugi w Tunelu?
ruling-07-answer = Tak: jeśli pierwszy opróżni Odkrywkę, drugi pracuje w Tunelu i tam wykonuje dodatkowy krok. Jeśli Odkrywkę opróżni dopiero drugi, krok przepada; zmienia to opcja „Synergia w kopalni: czyj dodatkowy krok”.

ruling-08-question = Czy do bonusu synergii obaj robotnicy muszą naprawdę coś zrobić?
ruling-08-answer = Tak, każdy musi wykonać co najmniej jeden skuteczny krok tej samej pracy.

ruling-09-question = Kiedy wykonuję dodatkowy krok w kopalni?
ruling-09-answer = W trakcie pracy drugiego robotnika, zwykle na jej końcu; liczy się jak jeszcze jeden dysk.

ruling-10-question = Czy muszę wykonać dodatkowy krok z bonusu synergii?
ruling-10-answer = Nie, jest dobrowolny.

ruling-11-question = Czy Doświadczony Parobek przynosi bonus letni?
ruling-11-answer = Nie, bonus dotyczy tylko Rolnika. Zmienia to opcja „Bonus letni: Doświadczony Parobek”.

ruling-12-question = Czy bonus letni i bonus synergii się sumują?
ruling-12-answer = Tak, to osobne zasady: latem 2 żółte dyski na Rolniku i 1 na Parobku dają 5 żywności.

ruling-13-question = Czy żywność z Młyna wodnego albo z kafla przynosi bonus letni lub bonus synergii?
ruling-13-answer = Nie, bo nie wyprodukował jej żaden posiadany robotnik.

ruling-14-question = Kiedy mogę kłaść drewno i czy wolno to robić w Tunelu jeszcze przed wyczerpaniem Odkrywki?
ruling-14-answer = W swojej turze wykonywania akcji, także w trakcie pracy robotnika, a zimą aż do własnego przechowywania. W Tunelu wolno od początku, bo wyczerpanej Odkrywki wymaga tylko wydobywanie; zmienia to opcja „Drewno w Tunelu przed wyczerpaniem Odkrywki”.

ruling-14b-question = Czy mogę zabrać z powrotem położone drewno?
ruling-14b-answer = Nie. Tylko drewno z wyczerpanej Odkrywki wraca, i to do zasobów ogólnych.

ruling-15-question = Czy znacznik działający jak dysk liczy się do limitu 5 albo do kolejności tury?
ruling-15-answer = Ani do jednego, ani do drugiego: nie jest dyskiem akcji zabranym z puli.

ruling-16-question = Kiedy używam znaczników działających jak dysk?
ruling-16-answer = W kroku planowania dowolnej późniejszej fazy akcji, także już następnej, bo tylko wtedy przydziela się dyski.

ruling-17-question = Do czego mogę użyć znacznika działającego jak dysk?
ruling-17-answer = Do wszystkiego, do czego służy dysk tego koloru: do produkcji i pracy w kopalni, na kolorowe i szare pola kosztu oraz do Młyna wodnego, a jeśli działa jak żółty dysk, także do opłacenia Kopacza węgla lub Haspelknechta. Górnik nie przyjmuje dysków.

ruling-18-question = Czy mogę użyć kilku znaczników w jednej fazie?
ruling-18-answer = Tak, limitu nie ma.

ruling-19-question = Czy znacznik Liny albo zakup Wciągarki pozwala usunąć wodę dołową także z Szybu?
ruling-19-answer = Tak, woda znika z obecnie używanego pola wody. Inaczej po wyczerpaniu Odkrywki nie byłoby z tego pożytku.

ruling-20-question = Czy mogę użyć znacznika Liny, gdy nie mam wody dołowej?
ruling-20-answer = Nie. Nic na tym nie tracisz: nieużyty znacznik też jest wart 1 punkt zwycięstwa.

ruling-21-question = W której chwili mogę użyć znacznika Liny?
ruling-21-answer = W dowolnej chwili swojej tury wykonywania akcji. Na więcej pozwala opcja „Znaczniki: kiedy wolno ich użyć”.

ruling-22-question = Czy do usunięcia wody dołowej przy zakupie Wciągarki moja Odkrywka musi być wyczerpana?
ruling-22-answer = Nie.

ruling-23-question = Czy mogę użyć znacznika Wciągarki jeszcze w fazie, w której wyczerpuję Odkrywkę?
ruling-23-answer = Tak, gdy Odkrywka jest już wyczerpana, a znacznik pochodzi z wcześniejszej fazy. Nie wymaga on zapłaty podczas planowania.

ruling-24-question = Czy 3 akcje znacznika Wciągarki mogę przeplatać z akcjami innych robotników?
ruling-24-answer = Nie, to osobna praca, wykonywana w całości przed innym robotnikiem lub po nim.

ruling-25-question = Czy woda dołowa wstrzymuje darmowy węgiel z Młota i kilofa?
ruling-25-answer = Tak, gdy w Odkrywce są 2 lub więcej wód dołowych albo w Szybie 5 lub więcej, bo wtedy żadnego węgla nie wolno wydobywać. Zmienia to opcja „Młot i kilof: woda dołowa wstrzymuje darmowy węgiel”.

ruling-26-question = Czy drewno z Młota i kilofa mogę najpierw położyć, aby uzyskać dostęp do darmowego węgla?
ruling-26-answer = Tak, drewna wolno użyć od razu, a w opisie kafla jest wymienione jako pierwsze.

ruling-27-question = Co się dzieje, gdy darmowy węgiel z Młota i kilofa jest ostatnim w Odkrywce?
ruling-27-answer = Odkrywka zostaje wyczerpana jak zwykle, razem z bonusem Odkrywki.

ruling-29-question = Czy zimą mogę jeszcze zdobyć bonus Odkrywki za kończący się rok?
ruling-29-answer = Nie: rok trwa wprawdzie aż do przesunięcia znacznika roku, ale zimą nie da się niczego wydobyć.

ruling-30-question = Co z opłaconym Kopaczem węgla, jeśli inny robotnik wcześniej opróżni Odkrywkę?
ruling-30-answer = Zapłata przepada, a Kopacz węgla nic nie robi, bo przykrywa go nowy kafel. Kolejność robotników wybierasz przecież ty.

ruling-31-question = Co z drugą akcją Kopacza węgla, jeśli pierwszą opróżni Odkrywkę?
ruling-31-answer = Przepada, bo pracuje on tylko w Odkrywce.

ruling-32-question = Co z pozostałymi czarnymi dyskami robotnika, który opróżnił Odkrywkę?
ruling-32-answer = Przepadają: w tej fazie nie może on pracować w Tunelu, a wody z Szybu nie usuwa.

ruling-33-question = Czy mogę opłacić Kopacza węgla, gdy żaden węgiel w Odkrywce nie jest dostępny?
ruling-33-answer = Tak, dopóki jest w niej węgiel: może on usuwać wodę, a drewno możesz położyć później. Zmienia to opcja „Kopacz węgla: kiedy wolno go zatrudnić”.

ruling-34-question = Czy mogę zaplanować Górnika lub Haspelknechta w fazie, w której dopiero wyczerpię Odkrywkę?
ruling-34-answer = Nie, podczas planowania ich kafla nie ma jeszcze na planszy.

ruling-35-question = Czy w jednej fazie mogą pracować i Górnik, i Haspelknecht?
ruling-35-answer = Tak, każdy raz.

ruling-36-question = Czy czynsz w żywności mogę zapłacić Talarami albo odwrotnie?
ruling-36-answer = Nie, żywność i Talary liczy się osobno.

ruling-37-question = Co płacę, jeśli nie starcza mi na cały czynsz?
ruling-37-answer = Tyle żywności i tyle Talarów, ile możesz. Za każdą brakującą żywność i każdego brakującego Talara bierzesz 1 znacznik długu.

ruling-38-question = Czy mogę spłacić długi?
ruling-38-answer = Nie, żadna instrukcja tego nie przewiduje.

ruling-39-question = Co się dzieje zimą z węglem w Szybie?
ruling-39-answer = Zostaje: nie punktuje i nie wraca do zasobów ogólnych, bo nie leży na farmie.

ruling-40-question = Co się dzieje zimą z Talarami, znacznikami, długami i wodą dołową?
ruling-40-answer = Zostają, bo nie są towarami do przechowania.

ruling-42-question = Czy za przechowywanie dostaje się punkty także trzeciej zimy?
ruling-42-answer = Tak, każda zima ma wszystkie kroki.

ruling-43-question = Czy przechowane towary punktują następnej zimy jeszcze raz?
ruling-43-answer = Tak: węgiel liczy się znowu przy przyznawaniu punktów, a ponowne przechowanie znowu daje punkty.

ruling-45-question = Czy w grze jest tylko 16 Talarów?
ruling-45-answer = Nie, Talary się nie kończą, bo żadna instrukcja nie mówi, co robić, gdy ich zabraknie. Zmienia to opcja „Talary: ograniczony zapas”.

ruling-46-question = Czy w grze są tylko 24 znaczniki długu?
ruling-46-answer = Nie, w skrajnym przypadku czterech graczy potrzebowałoby ich 32. Zmienia to opcja „Znaczniki długu: ograniczony zapas”.

ruling-47-question = Czy 9 dysków gracza oznacza najwyżej 9 rozwinięć?
ruling-47-answer = Tak, bo każdy zakup wymaga położenia dysku. Zmienia to opcja „Dyski gracza: ile rozwinięć”.

ruling-48-question = Kto dostaje opłatę za kafel poziomu 1?
ruling-48-answer = Nikt, bo na poziomie 1 opłaty nie ma.

ruling-49-question = Kto wybiera towar na opłatę na poziomie 2?
ruling-49-answer = Gracz, który płaci.

ruling-50-question = Czy można odmówić przyjęcia opłaty?
ruling-50-answer = Nie.

ruling-51-question = Czy uiszczam opłatę za kafel, który przylega do mojego, ale posiadają go już inni gracze?
ruling-51-answer = Nie, opłata jest tylko za kafel, który nie przylega do żadnego z twoich.

ruling-53-question = Czy kafle przylegają także w tym samym rzędzie i do wyższych rzędów?
ruling-53-answer = Tak, liczy się każdy wspólny bok.

ruling-54-question = Czy kafel kupiony przez Rolnika liczy się już jako mój, gdy w tej samej turze kupuje Doświadczony Parobek?
ruling-54-answer = Tak, robotnicy działają po kolei.

ruling-55-question = Czy otrzymaną opłatę mogę wydać w tej samej fazie?
ruling-55-answer = Z towarów otrzymanych w fazie od razu używasz tylko drewna. Innymi możesz w tej fazie jedynie uiścić własną opłatę za odległe rozwinięcie.

ruling-56-question = Co robię, gdy przychodzi moja kolej na zabieranie dysków, a wszystkie pule akcji są puste?
ruling-56-answer = Nic nie bierzesz, a do kolejności tury liczy ci się suma 0. W praktyce to się nie zdarza.

ruling-57-question = Co, jeśli w przepełnionej puli leży 7 lub więcej dysków jednego koloru?
ruling-57-answer = W kroku 1 bierzesz je wszystkie, bo zawsze zabiera się wszystkie dyski koloru.

ruling-58-question = W jakiej kolejności uzupełnia się pule, gdy w woreczku brakuje dysków?
ruling-58-answer = Najpierw pule rezerwy, potem pule akcji z mniej niż 6 dyskami, zawsze w kolejności plansz i od lewej do prawej. Ostatnie mogą nie dostać nic.

ruling-59-question = Co, jeśli dysków z woreczka nie wystarcza nawet na wszystkie pule rezerwy?
ruling-59-answer = Zapełnia się je w tej samej kolejności, aż woreczek będzie pusty.

ruling-60-question = Co, jeśli przy ustalaniu kolejności tury trzech lub więcej graczy ma równe sumy?
ruling-60-answer = Odwraca się ich dotychczasową kolejność.

ruling-61-question = Czy w kroku 2 mogę brać z tej samej puli albo ten sam kolor co w kroku 1?
ruling-61-answer = Tak, jedno i drugie jest dozwolone.

ruling-62-question = Czy mogę zrezygnować z kroku 1?
ruling-62-answer = Nie, dobrowolny jest tylko krok 2.

ruling-63-question = Czy spasowanie w kroku 2 wpływa na kolejność tury?
ruling-63-answer = Nie, liczą się tylko dyski na polu wózka 1.

ruling-64-question = Czy „mniej niż 5 dysków” pierwszej wiosny dotyczy kroku 1, czy obu kroków?
ruling-64-answer = Obu kroków razem; sprawdza się to po kroku 2. Możesz wtedy zwrócić 1 wodę dołową, także tę z puli z symbolem wody.

ruling-65-question = Kiedy dostaję wodę dołową z puli z symbolem wody?
ruling-65-answer = W chwili zabierania dysków, na obecnie używane pole wody. Jest to obowiązkowe.

ruling-66-question = Jak często mogę użyć Młyna wodnego w jednej fazie?
ruling-66-answer = Raz na fazę akcji, w jeden z dwóch sposobów; dyski przydzielasz mu podczas planowania. Zmienia to opcja „Młyn wodny: jak często”.

ruling-67-question = Czy Młyn wodny liczy się jako robotnik, na przykład do synergii?
ruling-67-answer = Nie, to dodatkowe pole. Używasz go w dowolnej chwili swojej tury, byle nie w trakcie pracy robotnika.

ruling-68-question = Czy Węglarz może wymienić drewno wyprodukowane w tej samej fazie?
ruling-68-answer = Tak, drewna wolno użyć od razu.

ruling-69-question = Czy Węglarz działa zimą?
ruling-69-answer = Nie, działa tylko w fazach akcji. Zmienia to opcja „Węglarz: jak często”.

ruling-71-question = Czy Wiadro chroni przed wodą dołową z pul albo z Drewna górniczego?
ruling-71-answer = Nie, chroni tylko w obu fazach wód dołowych.

ruling-72-question = Czy wymiana z Worków na węgiel jest obowiązkowa i czy mogę ją powtarzać?
ruling-72-answer = Jest dobrowolna i możliwa tylko raz, bezpośrednio po zakupie.

ruling-73-question = Ile daje Wóz z koniem, gdy mam tylko 1 lub 2 węgle?
ruling-73-answer = 1 punkt zwycięstwa za każdy węgiel, bo tabela węgla cię nie dotyczy.

ruling-74-question = Czy budynek, z którym zaczynam w wariancie, liczy się jako symbol budynku?
ruling-74-answer = Nie, symbole są tylko na posiadanych kaflach rozwinięć.

ruling-75-question = Czy Doświadczony Parobek, z którym zaczynam w wariancie, kupuje rozwinięcia od pierwszej fazy?
ruling-75-answer = Tak.

ruling-76-question = Czy można mieć ujemny wynik?
ruling-76-answer = Tak. Nie ma też górnej granicy: po 50 punktach tor punktacji zaczyna się od nowa.

ruling-77-question = Który węgiel liczy się przy remisie?
ruling-77-answer = 18 minus węgiel, który został w twojej Odkrywce i twoim Tunelu. Darmowy węgiel z Młota i kilofa się liczy, węgiel z Wagonika i od Węglarza nie.

ruling-78-question = Która kolejność tury rozstrzyga remis na samym końcu?
ruling-78-answer = Ta ustalona jesienią roku 3.

ruling-80-question = Czy w sekcji z 2 węglami ma znaczenie, który wydobędę najpierw?
ruling-80-answer = Nie.

ruling-81-question = Czy mogę położyć drewno między dwoma węglami, które wydobywa Górnik?
ruling-81-answer = Tak, drewno wolno kłaść także w trakcie pracy robotnika.

ruling-82-question = Czy węgiel, który trafił do Szybu w tej fazie, mogę w tej samej fazie wyciągnąć?
ruling-82-answer = Tak, robotnicy działają po kolei.

ruling-84-question = Czy tracę żywność lub Talara, jeśli opłacony robotnik kontraktowy potem nic nie robi?
ruling-84-answer = Tak, zapłata należy do planowania i nie jest zwracana.

ruling-85-question = Czy plany są tajne i czy można je zmieniać?
ruling-85-answer = Plany są ukryte, a swój możesz zmieniać, dopóki wszyscy nie będą gotowi; potem odsłania się je naraz. Z opcją „Planowanie w kolejności tury” plany są jawne.

ruling-86-question = Czy opłatę za odległe rozwinięcie mogę uiścić Talarem?
ruling-86-answer = Nie, tylko węglem, drewnem lub żywnością, zależnie od poziomu.

ruling-88-question = Kiedy używam znacznika Kaganka i kto wybiera dyski?
ruling-88-answer = W swojej turze w kroku 1 lub 2, zanim wybierzesz pulę. Oba dyski wybierasz ty: jeden z puli rezerwy i jeden z należącej do niej puli akcji; zmienia to opcja „Kaganek: które pule”.

ruling-90-question = Czy dostanę później 2 węgle, jeśli kupię Wagonik przed wyczerpaniem Odkrywki?
ruling-90-answer = Nie, zostaje tylko drewno. Zmienia to opcja „Wagonik, gdy w Odkrywce jest jeszcze węgiel”.

ruling-92-question = Czy po roku 3 następuje jeszcze krok „kolejny rok”?
ruling-92-answer = Nie, następuje końcowa punktacja.

ruling-93-question = Czy zimą muszę coś przechować?
ruling-93-answer = Nie, i to ty wybierasz, co przechowasz.

ruling-98-question = Czy posiadany robotnik może nic nie robić, gdy pracują robotnicy kontraktowi?
ruling-98-answer = Tak, nikt nie musi pracować.

ruling-99-question = Czy kafel kupiony przez innego gracza wcześniej w tej samej fazie liczy się już jako posiadany?
ruling-99-answer = Tak, sprawdza się to w chwili, gdy robotnik działa.

ruling-100-question = Ile wody dołowej może przejść do Szybu po wyczerpaniu Odkrywki?
ruling-100-answer = Najwyżej 1, bo wydobycie ostatniego węgla wymaga mniej niż 2 wód dołowych. Zmienia to opcja „Młot i kilof: woda dołowa wstrzymuje darmowy węgiel”.

ruling-101-question = Ile węgla mieści Szyb?
ruling-101-answer = Dowolną ilość.

ruling-102-question = Czy robotnika kontraktowego mogę opłacić żółtym dyskiem z dowolnego pola wózka?
ruling-102-answer = Tak, pola wózków mają znaczenie tylko dla kolejności tury.

ruling-103-question = Czy obaj posiadani robotnicy mogą w jednej fazie kupić rozwinięcia?
ruling-103-answer = Tak, z Doświadczonym Parobkiem: dwa różne kafle, jeden po drugim.

ruling-104-question = Czy mogę opłacić Górnika, gdy w Szybie jest 5 lub więcej wód dołowych?
ruling-104-answer = Tak. Najpierw jednak Haspelknecht musi usunąć wodę, inaczej Górnik niczego nie wydobędzie.

ruling-105-question = Czy znacznik działający jak żółty dysk przynosi na Rolniku bonus letni i bonus synergii?
ruling-105-answer = Tak, działa jak dysk.

ruling-106-question = Co, jeśli w pierwszym wydaniu Kopacz węgla usunie 2 wody dołowe, a potem żaden węgiel nie jest dostępny?
ruling-106-answer = Druga akcja przepada.

ruling-107-question = Kiedy wyciągnę węgiel, jeśli Wagonik z pierwszego lub francuskiego wydania da go przed wyczerpaniem Odkrywki?
ruling-107-answer = Gdy tylko Haspelknecht będzie do dyspozycji.

ruling-108-question = Czy na Parobku mogę położyć dyski różnych kolorów?
ruling-108-answer = Tylko na Doświadczonym Parobku i tylko na zakup rozwinięcia.

ruling-109-question = Czy dyski muszą dokładnie odpowiadać kosztowi rozwinięcia?
ruling-109-answer = Tak, zbędnych dysków nie wolno kłaść na robotniku.

ruling-110-question = Czy 9 dysków na rozwinięcia oraz po jednym na kolejność tury i punkty to wszystkie dyski gracza?
ruling-110-answer = Tak, każdy ma ich 11.
