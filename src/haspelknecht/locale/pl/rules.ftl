### Zbiór zasad: jedna wiadomość na zasadę. Standardem jest drugie wydanie; „Option:” podaje przełącznik,
### który zmienia zasadę.

## Rozdziały

chapter-comp = Co jest w pudełku
chapter-setup = Przygotowanie
chapter-flow = Przebieg gry
chapter-refill = Uzupełnianie pul
chapter-take = Zabieranie dysków
chapter-order = Kolejność tury
chapter-plan = Planowanie
chapter-exec = Wykonywanie planu
chapter-own = Posiadani robotnicy
chapter-pinge = Odkrywka
chapter-tunnel = Tunel, Szyb i drewno
chapter-water = Woda dołowa
chapter-hired = Robotnicy kontraktowi
chapter-dev = Rozwinięcia
chapter-marker = Znaczniki akcji
chapter-tile = Dwadzieścia kafli
chapter-winter = Zima
chapter-end = Końcowa punktacja
chapter-variant = Warianty

## Co jest w pudełku

R-COMP-01 = Haspelknecht to gra dla 2, 3 lub 4 graczy.
R-COMP-02 = Węgiel, drewno, żywność i woda dołowa nigdy się nie kończą. Jeśli zabraknie elementów, może je zastąpić cokolwiek innego.
R-COMP-03 = Dysków akcji jest 36: 13 czarnych, 13 brązowych i 10 żółtych.
R-COMP-04 = Dyski graczy są w czterech kolorach, po 11 w każdym.
R-COMP-05 = Kafli rozwinięć jest 20, na 4 poziomach. Każdy poziom ma własny kolor i 5 kafli: od 11 do 15, od 21 do 25, od 31 do 35 i od 41 do 45.
R-COMP-06 = Są 4 kafle pomocnicze, po jednym na każdy poziom. Kafel pomocniczy pokazuje punkty zwycięstwa za kupienie kafla tego poziomu i opłatę za kafel odległy.
R-COMP-07 = Kafli budynków jest 16: po 4 kafle Stodoły, Węglarza, Składu węgla i Młyna wodnego.
R-COMP-08 = Są 4 kafle z Doświadczonym Parobkiem oraz 4 kafle z Górnikiem i Haspelknechtem, po jednym każdego rodzaju dla każdego gracza.
R-COMP-09 = Znaczników akcji jest 24: 6 rodzajów po 4 sztuki. Rodzaje te należą do kafli 14, 22, 23, 25, 32 i 33.
R-COMP-10 = W pudełku jest 16 monet Talarów, 24 znaczniki długu, 18 wód dołowych, 80 kostek węgla, 34 elementy drewna i 18 elementów żywności. Domyślnie monety i znaczniki długu się nie kończą. Option: thaler_limit (łącznie 16 monet). Option: debt_limit (łącznie 24 znaczniki długu).
R-COMP-11 = Instrukcje nie zaliczają monet, znaczników długu, znaczników akcji, budynków i dysków graczy do rzeczy nieograniczonych. Mimo to domyślnie monety i znaczniki długu się nie kończą. Option: thaler_limit (łącznie 16 monet). Option: debt_limit (łącznie 24 znaczniki długu).

## Przygotowanie

R-SETUP-01 = Na początku każdy gracz otrzymuje planszę gracza, 11 dysków gracza w jednym kolorze i 18 kostek węgla.
R-SETUP-02 = Każdy gracz kładzie po jednej kostce węgla na każdym nadrukowanym polu kostki swojej planszy gracza. Takich pól jest 18.
R-SETUP-03 = Z 18 kostek węgla na planszy gracza 7 leży w Odkrywce, a 11 w Tunelu.
R-SETUP-04 = Plansza rozwinięć ma 4 rzędy, po jednym na każdy poziom. W każdym rzędzie leży od 3 do 5 kafli jego poziomu, więc cała plansza rozwinięć ma od 12 do 20 kafli.
R-SETUP-05 = Liczba kafli rozwinięć zależy od liczby graczy: 12 kafli dla 2 graczy (3 w każdym rzędzie), 16 dla 3 graczy (4 w każdym rzędzie), 20 dla 4 graczy (5 w każdym rzędzie).
R-SETUP-06 = Kafel pomocniczy każdego poziomu leży obok rzędu tego poziomu.
R-SETUP-07 = Do pierwszej gry weźcie z każdego poziomu kafle o najniższych numerach i ułóżcie je po kolei według numerów. Przy 2 graczach są to numery kończące się na cyfry od 1 do 3, przy 3 graczach od 1 do 4; przy 4 graczach używa się wszystkich kafli.
R-SETUP-08 = Obok planszy rozwinięć leżą znaczniki akcji i budynki należące do kafli w grze, monety, znaczniki długu, towary i woda dołowa oraz kafle z Górnikiem i Haspelknechtem.
R-SETUP-09 = Przy 2 lub 3 graczach nieużywane kafle rozwinięć zostają w pudełku razem ze wszystkim, co do nich należy.
R-SETUP-10 = Na kole roku znacznik fazy zaczyna na pierwszym polu wody dołowej, a znacznik roku na roku 1.
R-SETUP-11 = Każdy gracz kładzie jeden dysk gracza na polu 0/50 toru punktacji.
R-SETUP-12 = Pierwsza kolejność tury jest losowa. Każdy gracz zaznacza ją drugim dyskiem gracza.
R-SETUP-13 = Pozostałe 9 dysków gracza każdy trzyma obok swojej planszy. Oznaczają one kupione rozwinięcia, możesz więc kupić ich najwyżej 9. Option: disk_limit (bez limitu).
R-SETUP-14 = Użyjcie wszystkich plansz zasobów, na których nadrukowana liczba graczy nie jest większa niż liczba graczy w grze.
R-SETUP-15 = Jedna plansza zasobów ma 2 pule akcji i 2 pule rezerwy. Dwie pozostałe plansze mają po 1 puli akcji i po 1 puli rezerwy.
R-SETUP-16 = Pul akcji jest tyle, ilu graczy, i tyle samo jest pul rezerwy. Przy 2 graczach używacie dużej planszy zasobów, przy 3 graczach dodatkowo jednej małej, przy 4 graczach obu małych.
R-SETUP-17 = Dyski akcji w woreczku zależą od liczby graczy. Dla 2 graczy: 7 czarnych, 7 brązowych, 4 żółte. Dla 3 graczy: 10 czarnych, 10 brązowych, 7 żółtych. Dla 4 graczy: 13 czarnych, 13 brązowych, 10 żółtych.
R-SETUP-18 = Zapełnijcie pule losowo z woreczka: najpierw po 3 dyski do każdej puli rezerwy, potem po 6 dysków do każdej puli akcji.
R-SETUP-19 = Po pierwszym zapełnieniu wszystkich pul woreczek jest pusty.
R-SETUP-20 = Gracze zaczynają bez żywności, drewna, węgla na farmie, Talarów, znaczników, długów i wody dołowej. Pierwsza woda dołowa pojawia się wiosną roku 1.

## Przebieg gry

R-FLOW-01 = Gra trwa 3 rundy. Każda runda to jeden rok.
R-FLOW-02 = Każdy rok ma następujące fazy, w tej kolejności: wiosenna faza wód dołowych, wiosenna faza akcji, letnia faza akcji, jesienna faza wód dołowych, jesienna faza akcji, zima.
R-FLOW-03 = W każdej fazie wód dołowych, wiosną i jesienią, każdy gracz otrzymuje 1 wodę dołową. Wiadro (kafel 21) chroni przed tym swojego posiadacza.
R-FLOW-04 = Lato nie ma fazy wód dołowych.
R-FLOW-05 = Kafle rozwinięć, które posiadasz, mogą zmieniać dla ciebie ogólne zasady.
R-FLOW-06 = Każda faza akcji ma cztery kroki: uzupełnianie pul, zabieranie dysków, ustalanie nowej kolejności tury oraz planowanie i wykonywanie akcji.
R-FLOW-07 = W grze jest 9 faz akcji, po 3 w każdym roku.
R-FLOW-08 = Gra kończy się po trzeciej zimie. Potem następuje końcowa punktacja.

## Uzupełnianie pul

R-REFILL-01 = Wiosną roku 1 pul się nie uzupełnia. Dopiero co zapełniono je podczas przygotowania.
R-REFILL-02 = Każda inna faza akcji zaczyna się od tego, że wszyscy gracze odkładają do woreczka wszystkie swoje dyski akcji, użyte i nieużyte.
R-REFILL-03 = Następnie dyski z każdej puli rezerwy przechodzą do należącej do niej puli akcji. Dołączają do dysków, które tam zostały.
R-REFILL-04 = W puli akcji może teraz być więcej niż 6 dysków. Niczego się nie zabiera.
R-REFILL-05 = Potem dla każdej puli rezerwy ciągnie się z woreczka 3 dyski. Jeśli w woreczku jest ich za mało, pule rezerwy zapełnia się w kolejności plansz.
R-REFILL-06 = Po pulach rezerwy każdą pulę akcji, w której jest mniej niż 6 dysków, uzupełnia się z woreczka do 6, w kolejności plansz.
R-REFILL-07 = Po uzupełnieniu woreczek jest pusty.
R-REFILL-08 = Jeśli w którejś puli akcji jest więcej niż 6 dysków, woreczek opróżni się, zanim wszystkie pule będą pełne. Wtedy ostatnie w kolejności pule akcji mają mniej niż 6 dysków, a mogą nawet nie dostać nic.
R-REFILL-09 = Dysków akcji w woreczku, w pulach i u graczy jest zawsze razem po 9 na gracza. Użyte znaczniki nigdy nie trafiają do woreczka.

## Zabieranie dysków

R-TAKE-01 = Dyski zabiera się w dwóch krokach. Krok 2 zaczyna się dopiero wtedy, gdy wszyscy gracze zakończą krok 1.
R-TAKE-02 = W kroku 1 każdy gracz, w kolejności tury, wybiera pulę akcji i kolor, który w niej leży, i bierze wszystkie dyski tego koloru. W kroku 1 nie wolno spasować.
R-TAKE-03 = Dyski z kroku 1 kładziesz na polu wózka 1 swojej planszy.
R-TAKE-04 = Jeśli w puli akcji leży 6 dysków jednego koloru, w kroku 1 możesz wziąć wszystkie 6. Limit 5 nie obowiązuje w kroku 1; z przepełnionej puli bierzesz nawet więcej.
R-TAKE-05 = W kroku 2 mogą brać dyski tylko ci gracze, którzy w kroku 1 wzięli mniej niż 5 dysków.
R-TAKE-06 = Krok 2 jest dobrowolny. Możesz spasować.
R-TAKE-07 = Krok 2 rozgrywa się w tej samej kolejności tury co krok 1.
R-TAKE-08 = W kroku 2 znowu wybierasz jedną pulę akcji i jeden kolor. Może to być ta sama pula lub ten sam kolor co w kroku 1.
R-TAKE-09 = Po kroku 2 możesz mieć najwyżej 5 dysków z obu kroków razem.
R-TAKE-10 = W kroku 2 bierzesz wszystkie dyski wybranego koloru, ale tylko do chwili, gdy masz łącznie 5 dysków; reszta zostaje w puli. Option: second_take_fewer (możesz wziąć mniej).
R-TAKE-11 = Dyski z kroku 2 kładziesz na polu wózka 2 swojej planszy.
R-TAKE-12 = Na niektórych pulach akcji jest symbol wody. Jeśli w kroku 1 bierzesz dyski z takiej puli, musisz wziąć także 1 wodę dołową. Trafia ona od razu na twoje pole wody.
R-TAKE-13 = Zabieranie dysków w kroku 2 nigdy nie przynosi wody dołowej, nawet z puli z symbolem wody.
R-TAKE-14 = Dyski możesz brać tylko z puli akcji. Dysków z puli rezerwy nie można brać.
R-TAKE-15 = Tylko wiosną roku 1: jeśli w obu krokach razem bierzesz mniej niż 5 dysków, możesz zwrócić 1 wodę dołową do zasobów ogólnych. Decydujesz o tym po kroku 2, a przed ustaleniem nowej kolejności tury.

## Kolejność tury

R-ORDER-01 = Przy ustalaniu kolejności tury żółty dysk liczy się za 3, brązowy za 2, a czarny za 1.
R-ORDER-02 = Do kolejności tury liczą się tylko dyski na polu wózka 1, czyli te z kroku 1. Znaczniki się nie liczą.
R-ORDER-03 = Gracz z najniższą sumą jest pierwszy w nowej kolejności tury. Pozostali idą za nim według rosnących sum.
R-ORDER-04 = Jeśli gracze mają równe sumy, ten, kto w starej kolejności tury był dalej, w nowej jest wcześniej.
R-ORDER-05 = Nową kolejność tury ustala się po obu krokach zabierania dysków. Obowiązuje przy wykonywaniu akcji w tej fazie i przy zabieraniu dysków w następnej fazie akcji.

## Planowanie

R-PLAN-01 = Wszyscy gracze planują jednocześnie. Plan pozostaje ukryty przed innymi i można go zmieniać, dopóki wszyscy nie będą gotowi; potem wszystkie plany odsłania się naraz. Option: plan_in_turn_order (jeden po drugim, jawnie).
R-PLAN-02 = Jeśli gracze się na to zgodzą, planują jeden po drugim w kolejności tury. Domyślnie jest to wyłączone. Option: plan_in_turn_order.
R-PLAN-03 = Dyski, żywność i Talary możesz przydzielać swoim robotnikom tylko w kroku planowania. O tym, co posiadany robotnik robi ze swoimi dyskami, decydujesz dopiero wtedy, gdy ten robotnik działa.
R-PLAN-04 = Towarami, które otrzymujesz w fazie akcji, nie możesz w tej samej fazie opłacić robotników kontraktowych, ponieważ zapłata jest częścią planowania.
R-PLAN-05 = Na każdej planszy gracza jest na początku trzech robotników: Rolnik i Parobek to posiadani robotnicy, a Kopacz węgla to robotnik kontraktowy.
R-PLAN-06 = Posiadany robotnik, Rolnik lub Parobek, przyjmuje jeden lub więcej dysków. Górnej granicy nie ma.
R-PLAN-07 = Robotnik kontraktowy przyjmuje dokładnie jedną zapłatę i można go opłacić najwyżej raz w każdej fazie akcji. Tylko znacznik Wciągarki pozwala Haspelknechtowi pracować drugi raz.
R-PLAN-08 = W jednej fazie akcji posiadany robotnik wykonuje tylko jeden rodzaj akcji, tyle razy, ile ma na to dysków.
R-PLAN-09 = Jest od tego jeden wyjątek: ten sam posiadany robotnik może w jednej fazie wydobywać węgiel i usuwać wodę dołową, w dowolnym połączeniu.
R-PLAN-10 = Wszystkie dyski na posiadanym robotniku muszą być tego samego koloru, z wyjątkiem kupowania rozwinięcia. Różne kolory są dozwolone tylko na robotniku, który może kupować rozwinięcia, i tylko wtedy, gdy dokładnie odpowiadają kosztowi kafla w grze, którego jeszcze nie posiadasz.
R-PLAN-11 = Nie musisz użyć wszystkich swoich dysków. Przy wykonywaniu planu każdy pojedynczy krok jest dobrowolny; to, czego nie użyjesz lub nie możesz użyć, przepada, a zapłaty nie są zwracane.

## Wykonywanie planu

R-EXEC-01 = Po planowaniu gracze działają w kolejności tury. Każdy gracz wykonuje wszystkie akcje swoich robotników, zanim zacznie następny gracz.
R-EXEC-02 = Wybierasz, w jakiej kolejności działają twoi robotnicy.
R-EXEC-03 = Robotnik musi skończyć, zanim zacznie twój następny robotnik.

## Posiadani robotnicy

R-FARMER-01 = W jednej fazie akcji Rolnik może albo produkować żywność, albo produkować drewno, albo pracować w kopalni (węgiel i woda dołowa), albo kupić jedno rozwinięcie.
R-FARMER-02 = Każdy żółty dysk na Rolniku daje 1 żywność. Trafia ona z zasobów ogólnych na twoją farmę.
R-FARMER-03 = Każdy brązowy dysk na Rolniku daje 1 drewno. Trafia ono z zasobów ogólnych na twoją farmę albo bezpośrednio na symbol drewna w twojej kopalni.
R-FARMER-04 = Ten sam robotnik nie może w jednej fazie akcji produkować i żywności, i drewna.
R-FARMER-05 = Każdym czarnym dyskiem Rolnik albo wydobywa 1 dostępny węgiel, w Odkrywce lub w Tunelu, albo usuwa do 2 wód dołowych z Odkrywki.
R-FARMER-06 = Węgiel można wydobywać tylko wtedy, gdy tam, gdzie to potrzebne, drewno daje do niego dostęp i gdy woda dołowa nie blokuje kopalni.
R-FARMER-07 = W jednej fazie akcji robotnik wydobywa albo w Odkrywce, albo w Tunelu, nigdy w obu miejscach. Jeśli robotnik opróżni Odkrywkę, jego pozostałe czarne dyski przepadają.
R-FARMER-08 = W tej samej fazie akcji jeden robotnik może wydobyć ostatni węgiel z Odkrywki, a inny robotnik może zacząć w Tunelu.
R-FARMER-09 = Drewna, które otrzymujesz w fazie akcji, możesz użyć od razu, na przykład w kopalni. Innymi towarami otrzymanymi w tej fazie możesz opłacić robotników kontraktowych dopiero w następnej fazie; możesz nimi jednak uiścić opłatę za odległe rozwinięcie.
R-FARMER-10 = Towarami, które otrzymujesz w fazie akcji, możesz w tej samej fazie uiścić opłatę za odległe rozwinięcie. Option: fee_with_fresh_goods (nie wolno).
R-FARMHAND-01 = Parobek wykonuje te same prace co Rolnik, ale nie może kupować rozwinięć. Zmienia to Oskard (kafel 13).
R-SUMMER-01 = Bonus letni: jeśli twój Rolnik wyprodukuje latem co najmniej 1 żywność, otrzymujesz raz 1 dodatkową żywność. Żywność wyprodukowana przez Parobka się do tego nie liczy. Option: farmhand_summer_bonus (Doświadczony Parobek też się liczy).
R-SYNERGY-01 = Bonus synergii: jeśli w tej samej fazie akcji żywność produkują i twój Rolnik, i twój Parobek, otrzymujesz 1 dodatkową żywność. Latem dochodzi ona do bonusu letniego.
R-SYNERGY-02 = Bonus synergii: jeśli w tej samej fazie akcji drewno produkują i twój Rolnik, i twój Parobek, otrzymujesz 1 dodatkowe drewno.
R-SYNERGY-03 = Bonus synergii: jeśli i twój Rolnik, i twój Parobek wykonają w kopalni co najmniej jeden krok, możesz wykonać jeden dodatkowy krok: wydobyć 1 węgiel albo usunąć do 2 wód dołowych. Nie ma znaczenia, kto wydobywa węgiel, a kto usuwa wodę. Option: mixed_mining_synergy (obaj muszą robić to samo).
R-SYNERGY-04 = Dodatkowy krok w kopalni liczy się jak jeszcze jeden czarny dysk tego posiadanego robotnika, który działa w tej fazie jako drugi. Ten robotnik jest związany z jednym obszarem: jeśli właśnie opróżnił Odkrywkę, dodatkowy krok przepada. Option: synergy_owner (krok należy do gracza, a nie do robotnika).
R-SYNERGY-05 = Za kupowanie rozwinięć nie ma bonusu synergii, nawet jeśli kupują je obaj posiadani robotnicy.

## Odkrywka

R-PINGE-01 = W Odkrywce jest 7 węgli i 2 symbole drewna.
R-PINGE-02 = Węgiel z Odkrywki bierze się ściśle od lewej do prawej.
R-PINGE-03 = Do węgla na lewo od pierwszego nieprzykrytego symbolu drewna w Odkrywce nie potrzebujesz drewna.
R-PINGE-04 = Jeśli przykryjesz symbol drewna w Odkrywce 1 drewnem, dostępny staje się węgiel na prawo od niego, aż do następnego nieprzykrytego symbolu drewna.
R-PINGE-05 = Węgiel wydobyty w Odkrywce trafia prosto na twoją farmę.
R-PINGE-06 = Gdy siódmy węgiel opuści Odkrywkę, jest ona od razu wyczerpana. Od tej chwili możesz wydobywać w Tunelu.
R-PINGE-07 = Gdy Odkrywka jest wyczerpana, pozostała w niej woda dołowa przechodzi na pole wody Szybu. Wydobywanie wymaga mniej niż 2 wód dołowych, więc zwykle jest to najwyżej 1.
R-PINGE-08 = Gdy Odkrywka jest wyczerpana, położone w niej drewno wraca do zasobów ogólnych.
R-PINGE-09 = Gdy Odkrywka jest wyczerpana, kładziesz kafel z Górnikiem i Haspelknechtem na Kopaczu węgla i Odkrywce.
R-PINGE-10 = Bonus Odkrywki: zdobywasz 2 punkty zwycięstwa, jeśli wyczerpiesz Odkrywkę w roku 1, a 1 punkt zwycięstwa w roku 2. W roku 3 nic za to nie zdobywasz.
R-PINGE-11 = Bonus Odkrywki zdobywasz od razu.

## Tunel, Szyb i drewno

R-TUNNEL-01 = Tunel ma 7 sekcji, w których jest łącznie 11 węgli.
R-TUNNEL-02 = W Tunelu jest 7 symboli drewna, po jednym przy lewej krawędzi każdej sekcji.
R-TUNNEL-03 = Dopóki nie położysz w Tunelu pierwszego drewna, żaden węgiel nie jest tam dostępny.
R-TUNNEL-04 = Jeśli przykryjesz symbol drewna w Tunelu 1 drewnem, dostępna staje się sekcja na prawo od niego, aż do następnego nieprzykrytego symbolu drewna.
R-TUNNEL-05 = Węgiel w Tunelu wydobywa się ściśle od lewej do prawej.
R-TUNNEL-06 = Węgiel w Tunelu możesz wydobywać dopiero po wyczerpaniu swojej Odkrywki.
R-TUNNEL-07 = W Tunelu mogą wydobywać Rolnik, Parobek i Górnik. Kopacza węgla już wtedy nie ma.
R-TUNNEL-08 = Węgiel wydobyty w Tunelu trafia do Szybu, a nie na farmę.
R-TUNNEL-09 = Tylko Haspelknecht wyciąga węgiel z Szybu na farmę.
R-WOOD-01 = Instrukcje pozwalają kłaść drewno na symbolach drewna Odkrywki w każdej chwili. W praktyce kładziesz je w swojej turze podczas wykonywania planu, nawet w trakcie akcji robotnika, a zimą aż do własnego przechowywania; nic przez to nie tracisz.
R-WOOD-02 = Na symbolach drewna Tunelu możesz kłaść drewno w tych samych chwilach co na symbolach Odkrywki. Wolno to robić nawet przed wyczerpaniem Odkrywki. Option: early_tunnel_wood (dopiero po wyczerpaniu Odkrywki).
R-WOOD-03 = W kopalni przykrywasz symbole drewna jeden po drugim, od lewej do prawej.
R-WOOD-04 = Drewno położone w Tunelu zostaje tam do końca gry. Nie możesz go zabrać z powrotem.

## Woda dołowa

R-WATER-01 = Nowa woda dołowa trafia na pole wody Odkrywki, dopóki Odkrywka nie jest wyczerpana. Potem trafia na pole wody Szybu.
R-WATER-02 = Na polu wody może leżeć dowolna ilość wody dołowej.
R-WATER-03 = Gdy w Odkrywce są 2 lub więcej wód dołowych, nie można w niej wydobywać węgla.
R-WATER-04 = Gdy w Odkrywce jest 0 lub 1 woda dołowa, można w niej wydobywać węgiel.
R-WATER-05 = Gdy w Szybie są 2 lub więcej wód dołowych, nie można wyciągać węgla na farmę.
R-WATER-06 = Gdy w Szybie jest 5 lub więcej wód dołowych, nie można wydobywać węgla w Tunelu.
R-WATER-07 = Wodę dołową z Odkrywki mogą usuwać Rolnik, Parobek i Kopacz węgla.
R-WATER-08 = Spośród wszystkich robotników tylko Haspelknecht usuwa wodę dołową z Szybu. Mogą to zrobić także Lina holownicza (kafel 14) i Wciągarka (kafel 25). Option: shaft_water_only_haspel (mogą to robić również Rolnik i Parobek).
R-WATER-09 = Usunięta woda dołowa wraca do zasobów ogólnych.
R-WATER-10 = Woda dołowa pochodzi z faz wód dołowych wiosną i jesienią, z pul z symbolem wody w kroku 1 zabierania dysków oraz z Drewna górniczego (kafel 31), jeśli wybierzesz drewno.

## Robotnicy kontraktowi

R-DIGGER-01 = Kopacza węgla zatrudniasz podczas planowania dokładnie za jedną z tych rzeczy: 1 żółty dysk, 1 żywność albo 1 Talara.
R-DIGGER-02 = Opłacony Kopacz węgla wykonuje do 2 akcji.
R-DIGGER-03 = Jedną akcją Kopacz węgla usuwa 1 lub 2 wody dołowe z Odkrywki albo wydobywa tam 1 węgiel. Option: digger_choice (jeśli usuwa wodę dołową, to zawsze 2).
R-DIGGER-04 = Swobodnie wybierasz, czym jest każda akcja Kopacza węgla. Wydobywać może on tylko wtedy, gdy w Odkrywce jest mniej niż 2 wody dołowe. Option: digger_choice (musi usuwać wodę, dopóki są 2 lub więcej wód dołowych, a w przeciwnym razie musi wydobywać).
R-DIGGER-05 = Kopacz węgla pracuje tylko w Odkrywce i tylko do jej wyczerpania. Jeśli Odkrywka zostanie wyczerpana, zanim on zadziała, jego zapłata przepada. Option: digger_needs (możesz go opłacić tylko dopóty, dopóki w Odkrywce jest dostępny węgiel).
R-MINER-01 = Górnik jest do dyspozycji, gdy twoja Odkrywka jest wyczerpana, a jego kafel leży na twojej planszy. Możesz go opłacać od następnego kroku planowania.
R-MINER-02 = Górnika zatrudniasz podczas planowania dokładnie za 1 żywność albo 1 Talara. Żółtym dyskiem nie można go opłacić.
R-MINER-03 = Górnik wydobywa w Tunelu do 3 dostępnych węgli. Trafiają one do Szybu.
R-MINER-04 = Górnik nie potrafi usuwać wody dołowej.
R-MINER-05 = Górnik pracuje wyłącznie w Tunelu.
R-HASPEL-01 = Haspelknechta zatrudniasz podczas planowania dokładnie za jedną z tych rzeczy: 1 żółty dysk, 1 żywność albo 1 Talara.
R-HASPEL-02 = Opłacony Haspelknecht wykonuje do 3 akcji.
R-HASPEL-03 = Jedną akcją Haspelknecht usuwa do 2 wód dołowych z Szybu albo wyciąga 1 węgiel z Szybu na farmę.
R-HASPEL-04 = Dopóki w Szybie jest więcej niż 1 woda dołowa, Haspelknecht musi usuwać wodę, zanim będzie mógł wyciągać węgiel.
R-HASPEL-05 = Haspelknecht jest do dyspozycji, gdy twoja Odkrywka jest wyczerpana, a jego kafel leży na twojej planszy. Możesz go opłacać od następnego kroku planowania.
R-HASPEL-06 = Haspelknecht może wyciągać węgiel, który trafił do Szybu wcześniej w tej samej fazie akcji.

## Rozwinięcia

R-DEV-01 = Aby kupić rozwinięcie, połóż dokładnie te dyski, które pokazuje kafel, na jednym z posiadanych robotników, którzy mogą kupować rozwinięcia. Kafel kupujesz wtedy, gdy ten robotnik działa.
R-DEV-02 = W koszcie kafla kolorowe pole wymaga dysku tego koloru. Szare pole przyjmuje dysk dowolnego koloru.
R-DEV-03 = Na początku gry tylko Rolnik może kupować rozwinięcia.
R-DEV-04 = Każdy robotnik, który może kupować rozwinięcia, może kupić jedno w każdej fazie akcji.
R-DEV-05 = Ten sam kafel rozwinięcia mogą posiadać wszyscy gracze.
R-DEV-06 = Jeden gracz może posiadać każdy kafel rozwinięcia tylko raz.
R-DEV-07 = Gdy kupujesz rozwinięcie, kładziesz na kaflu jeden ze swoich dysków gracza, na wierzchu dysków, które już tam leżą. Bez wolnego dysku nie możesz kupować. Option: disk_limit (dyski się nie kończą).
R-DEV-08 = Kafle z górnego rzędu, poziomu 1, możesz kupować zawsze.
R-DEV-09 = Kafel z poziomów od 2 do 4 możesz kupić bez opłaty, jeśli przylega do kafla, który posiadasz. Liczy się każdy wspólny bok, także w obrębie tego samego rzędu. Opłaty nie ma wtedy, nawet jeśli kafel posiadają inni gracze.
R-DEV-10 = Kafel z poziomów od 2 do 4, który nie przylega do żadnego z twoich kafli, jest odległy. Możesz go kupić tylko wtedy, gdy posiada go już inny gracz, i musisz uiścić opłatę.
R-DEV-11 = Opłatę za odległe rozwinięcie dostaje gracz, którego dysk leży na kaflu na samym wierzchu.
R-DEV-12 = Opłata za odległe rozwinięcie to 1 węgiel, drewno lub żywność na poziomie 2 (wybiera kupujący), 1 węgiel na poziomie 3 i 1 żywność na poziomie 4. Na poziomie 1 opłaty nie ma, a Talarem nigdy nie można jej uiścić.
R-DEV-13 = Opłatę za odległe rozwinięcie płacisz z własnej farmy.
R-DEV-14 = Gracz, który dostaje opłatę, kładzie ją na swojej farmie. Nie można odmówić jej przyjęcia.
R-DEV-15 = Każdy zakup daje punkty zwycięstwa według kolejności kupujących. Poziom 1: 1 dla pierwszego kupującego. Poziom 2: 2, potem 1. Poziom 3: 3, 2, 1. Poziom 4: 4, 3, 2, 1. Późniejsi kupujący nie zdobywają nic.
R-DEV-16 = Punkty zwycięstwa za kupienie kafla zdobywasz od razu.
R-DEV-17 = Rozwinięcie może ci dać znacznik akcji, budynek, towary od razu albo punkty zwycięstwa na koniec gry.

## Znaczniki akcji

R-MARKER-01 = Kafle 14, 22, 23, 25, 32 i 33 dają ci po jednym znaczniku akcji.
R-MARKER-02 = Znacznika akcji można użyć dokładnie raz. Potem wraca do zasobów ogólnych.
R-MARKER-03 = Znacznika nie można użyć w fazie, w której kupujesz jego kafel, lecz dopiero od następnej fazy akcji. Znaczników działających jak dysk używa się podczas planowania, znacznika Kaganka w swojej turze zabierania dysków, a znaczników Liny i Wciągarki w swojej turze wykonywania akcji. Option: marker_window (znacznik Liny także zimą przed własnym przechowywaniem; albo to wszystko już od fazy zakupu).
R-MARKER-04 = Każdy nieużyty znacznik akcji jest na koniec gry wart 1 punkt zwycięstwa.

## Dwadzieścia kafli

R-TILE-11 = Tyczka nośna (kafel 11): od razu otrzymujesz 1 Talara.
R-TILE-12a = Stodoła (kafel 12): otrzymujesz budynek. Zimą możesz w nim przechować 1 węgiel, 1 drewno albo 1 żywność.
R-TILE-12b = Stodoła (kafel 12): jeśli przechowasz w niej żywność, zdobywasz tej zimy 2 punkty zwycięstwa.
R-TILE-13a = Oskard (kafel 13): połóż Doświadczonego Parobka na swoim Parobku. Pracuje on jak dotąd, a ponadto może kupować rozwinięcia.
R-TILE-13b = Oskard (kafel 13): Doświadczony Parobek może kupować rozwinięcia od następnej fazy akcji. Option: pickaxe_delay (od razu).
R-TILE-14 = Lina holownicza (kafel 14): otrzymujesz znacznik. Użyj go raz w swojej turze wykonywania akcji: usuń 1 wodę dołową, z Odkrywki lub z Szybu, i zdobądź 1 punkt zwycięstwa. Bez wody dołowej nie możesz go użyć.
R-TILE-15a = Węglarz (kafel 15): otrzymujesz budynek. W swojej turze wykonywania akcji możesz wymienić 2 drewna na 2 węgle z zasobów ogólnych i 1 punkt zwycięstwa.
R-TILE-15b = Węglarz (kafel 15): możesz dokonać tej wymiany najwyżej raz w każdej fazie akcji. Option: charcoal_limit (tyle razy, na ile starczy ci drewna, także zimą przed własnym przechowywaniem).
R-TILE-15c = Węglarz (kafel 15): możesz go używać od fazy akcji po zakupie. Option: charcoal_limit (już w fazie zakupu).
R-TILE-21 = Wiadro (kafel 21): w fazach wód dołowych wiosną i jesienią nie otrzymujesz już wody dołowej. Woda dołowa z pul i z kafla 31 nadal się pojawia.
R-TILE-22a = Taczka (kafel 22): otrzymujesz znacznik, który raz działa jak 1 żółty dysk.
R-TILE-22b = Taczka (kafel 22): na koniec gry zdobywasz 1 punkt zwycięstwa za każdą ukończoną sekcję Tunelu z symbolem taczki, najwyżej 3.
R-TILE-23 = Drabina (kafel 23): otrzymujesz znacznik, który raz działa jak 1 brązowy dysk.
R-TILE-24a = Skład węgla (kafel 24): otrzymujesz budynek. Zimą możesz w nim przechować 1 węgiel i 1 drewno. Option: coal_storage (węgiel albo drewno; lub węgiel i żywność).
R-TILE-24b = Skład węgla (kafel 24): jeśli przechowasz w nim węgiel, zdobywasz tej zimy 1 punkt zwycięstwa.
R-TILE-25a = Wciągarka (kafel 25): bezpośrednio po zakupie możesz usunąć 1 wodę dołową, z Odkrywki lub z Szybu.
R-TILE-25b = Wciągarka (kafel 25): otrzymujesz znacznik. Użyj go raz, po wyczerpaniu swojej Odkrywki, na 3 akcje Haspelknechta bez zapłaty; w tej samej fazie możesz Haspelknechta także opłacić. Option: windlass_actions (tylko wyciąganie węgla albo tylko usuwanie wody).
R-TILE-31 = Drewno górnicze (kafel 31): wybierz od razu. Albo otrzymujesz 3 drewna i musisz wziąć 1 wodę dołową, albo otrzymujesz 1 Talara.
R-TILE-31c = Drewno górnicze (kafel 31): jeśli wybierzesz drewno, woda dołowa trafia na używane obecnie pole wody, to w Odkrywce lub to w Szybie.
R-TILE-32a = Kaganek (kafel 32): od razu otrzymujesz 1 Talara.
R-TILE-32b = Kaganek (kafel 32): otrzymujesz znacznik. Możesz go użyć w swojej turze zabierania dysków, zanim wybierzesz pulę: zamień miejscami 1 dysk z puli rezerwy z 1 dyskiem z należącej do niej puli akcji. Option: oil_lamp_same_board (dowolna pula akcji).
R-TILE-32c = Kaganek (kafel 32): na koniec gry zdobywasz 1 punkt zwycięstwa za każdą ukończoną sekcję Tunelu z symbolem kaganka, najwyżej 4.
R-TILE-33a = Młot i kilof (kafel 33): od razu otrzymujesz 1 drewno.
R-TILE-33b = Młot i kilof (kafel 33): bezpośrednio po zakupie możesz wydobyć 1 dostępny węgiel, z Odkrywki na farmę lub z Tunelu do Szybu. Możesz najpierw położyć drewno. Zbyt dużo wody dołowej wstrzymuje także to. Option: free_coal_needs_dry_mine (woda dołowa tego nie wstrzymuje).
R-TILE-33c = Młot i kilof (kafel 33): otrzymujesz znacznik, który raz działa jak 1 czarny dysk.
R-TILE-34 = Worki na węgiel (kafel 34): bezpośrednio po zakupie możesz dokonać jednej wymiany. Oddaj 1 węgiel ze swojej farmy za 1 Talara albo 2 węgle ze swojej farmy za 1 Talara i 1 żywność. Węgla, który trafił na farmę w tej fazie, nie można jeszcze wymienić. Option: sell_fresh_coal (można).
R-TILE-35a = Młyn wodny (kafel 35): otrzymujesz budynek. Raz na fazę akcji możesz podczas planowania przydzielić mu dyski: 2 czarne dyski dają 1 Talara albo 2 żółte dyski dają 1 żywność i 2 punkty zwycięstwa. Option: mill_repeat (więcej niż raz).
R-TILE-35b = Młyn wodny (kafel 35): możesz go używać od fazy akcji po zakupie.
R-TILE-41a = Woźnica węglowy (kafel 41): od razu otrzymujesz 1 Talara.
R-TILE-41b = Woźnica węglowy (kafel 41): na koniec gry zdobywasz 1 punkt zwycięstwa za każdy symbol młota i kilofa na posiadanych kaflach.
R-TILE-42a = Wagonik (kafel 42): od razu otrzymujesz 1 drewno.
R-TILE-42b = Wagonik (kafel 42): jeśli twoja Odkrywka jest już wyczerpana, otrzymujesz też 2 węgle z zasobów ogólnych. Trafiają one do twojego Szybu. Option: lorry_during_pinge (także przed wyczerpaniem Odkrywki).
R-TILE-42c = Wagonik (kafel 42): jeśli twoja Odkrywka nie jest jeszcze wyczerpana, otrzymujesz tylko drewno. Węgiel nie przychodzi także później. Option: lorry_during_pinge (2 węgle mimo to trafiają do Szybu).
R-TILE-42d = Wagonik (kafel 42): na koniec gry zdobywasz 1 punkt zwycięstwa za każdą ukończoną sekcję Tunelu z symbolem wagonika, najwyżej 4.
R-TILE-43a = Wózek ręczny (kafel 43): od razu otrzymujesz 1 żywność.
R-TILE-43b = Wózek ręczny (kafel 43): na koniec gry zdobywasz 1 punkt zwycięstwa za każdy symbol wideł na posiadanych kaflach.
R-TILE-44a = Wóz z koniem (kafel 44): od razu otrzymujesz 1 Talara i 1 żywność.
R-TILE-44b = Wóz z koniem (kafel 44): w kroku przyznawania punktów każdej zimy zdobywasz 1 punkt zwycięstwa za każdy węgiel na swojej farmie. Tabela węgla już cię nie dotyczy. Option: horse_cart_step (punkty zdobywasz w kroku przechowywania).
R-TILE-45 = Mała kopalnia węgla (kafel 45): od razu otrzymujesz 3 Talary.

## Zima

R-WINTER-01 = Zima ma cztery kroki, w tej kolejności: przyznawanie punktów, czynsz, przechowywanie, kolejny rok.
R-WINTER-02 = W zimowym kroku przyznawania punktów liczy się tylko węgiel na farmie; węgiel w Szybie się nie liczy. Węgiel przechowany wcześniejszej zimy liczy się ponownie.
R-WINTER-03 = Tabela węgla zimą: od 0 do 2 węgli nie daje nic, 3 węgle dają 2 punkty zwycięstwa, każdy następny węgiel daje o 1 więcej.
R-WINTER-04 = Czynsz zimą wynosi 2 żywności w roku 1, 2 żywności i 1 Talara w roku 2 oraz 1 żywność i 2 Talary w roku 3.
R-WINTER-05 = Jeśli masz żywność lub Talary na czynsz, musisz nimi zapłacić. Żywność nie zastąpi Talarów ani Talary żywności.
R-WINTER-06 = Za każdą żywność i każdego Talara czynszu, których nie możesz zapłacić, bierzesz 1 znacznik długu.
R-WINTER-07 = W kroku przechowywania możesz zachować na swojej farmie jedną jednostkę żywności, węgla albo drewna. Możesz też nie zachować niczego.
R-WINTER-08 = Stodoła (kafel 12) i Skład węgla (kafel 24) pozwalają ci przechować zimą więcej towarów.
R-WINTER-09 = Jeśli jednostką przechowaną na twojej farmie jest drewno, zdobywasz 1 punkt zwycięstwa. Option: farm_storage_vp (punktuje żywność, a drewno nie).
R-WINTER-10 = Cała żywność, cały węgiel i całe drewno, których nie przechowujesz, wracają do zasobów ogólnych. Węgiel w Szybie, drewno położone w kopalni, Talary, znaczniki, długi i woda dołowa zostają.
R-WINTER-11 = Towarów przechowanych zimą możesz używać w późniejszych fazach.
R-WINTER-12 = Punkty zwycięstwa za przechowane towary zdobywasz od razu.
R-WINTER-13 = Na koniec zimy znacznik roku przesuwa się dalej i zaczyna się nowy rok. Po roku 3 gra się kończy.

## Końcowa punktacja

R-END-01 = Na koniec gry każda ukończona sekcja Tunelu daje od 1 do 3 punktów zwycięstwa, zgodnie z nadrukiem na niej.
R-END-02 = Sekcja Tunelu jest ukończona, jeśli nie ma w niej już węgla, a przy jej lewej krawędzi leży drewno.
R-END-03 = Wszystkie sekcje Tunelu razem są warte 13 punktów zwycięstwa.
R-END-04 = Bonus za ukończone sekcje Tunelu wynosi najwyżej 3 punkty zwycięstwa za Taczkę, 4 za Kaganek i 4 za Wagonik.
R-END-05 = Symbole budynków na posiadanych kaflach punktują razem: 1 symbol daje 1 punkt zwycięstwa, 2 symbole 3, 3 symbole 6, 4 symbole 10.
R-END-06 = Symbole budynków są na kaflach 12, 15, 24 i 34. Option: building_symbols (kafel 35 zamiast kafla 34).
R-END-07 = Każdy nieużyty znacznik akcji daje na koniec gry 1 punkt zwycięstwa.
R-END-08 = Talary pozostałe na koniec gry punktują razem: 1 Talar daje 2 punkty zwycięstwa, 2 Talary 5, 3 Talary 9, 4 Talary 14. Każdy następny Talar daje o 6 więcej.
R-END-09 = Na koniec gry pierwszy dług kosztuje 1 punkt zwycięstwa. Każdy następny dług kosztuje 2.
R-END-10 = Woda dołowa pozostała na twojej planszy na koniec gry kosztuje punkty zwycięstwa: pierwsza jest za darmo, każda następna kosztuje 1.
R-END-11 = Na koniec gry Woźnica węglowy (kafel 41) punktuje za symbole młota i kilofa na kaflach swojego posiadacza, a Wózek ręczny (kafel 43) za symbole wideł. Każdy symbol daje 1 punkt zwycięstwa.
R-END-12 = Wygrywa gracz z największą liczbą punktów zwycięstwa.
R-TIE-01 = Przy remisie wygrywa ten z remisujących, kto wydobył więcej węgla z własnej Odkrywki i własnego Tunelu. Węgiel od Węglarza i z Wagonika się nie liczy.
R-TIE-02 = Jeśli remis trwa nadal, wygrywa ten z remisujących, kto jest wcześniej w ostatniej kolejności tury, ustalonej jesienią roku 3.

## Warianty

R-VARIANT-01 = Jeśli wszyscy gracze się zgodzą, możecie ułożyć kafle rozwinięć w inny sposób.
R-VARIANT-02 = Inne układy są polecane dopiero po jednej lub dwóch grach, dla doświadczonych graczy.
R-VARIANT-03 = W innym układzie każdy rząd musi mieć co najmniej tyle kafli, ilu jest graczy, a nigdy mniej niż 3. Zaleca się o jeden kafel więcej niż graczy. Option: min_tiles_per_row (co najmniej 3).
R-VARIANT-04 = W innym układzie każdy kafel z poziomów od 2 do 4 musi przylegać do co najmniej jednego kafla z poziomu bezpośrednio przed nim.
R-VARIANT-05 = W innym układzie żaden kafel nie może przylegać do kafla oddalonego o dwa lub więcej poziomów.
R-VARIANT-06 = Jeśli kafla jakiegoś budynku nie ma w grze, gracze mogą się umówić, że zaczynają z tym budynkiem. Nie liczy się on jako symbol budynku.
R-VARIANT-07 = Jeśli Oskardu (kafel 13) nie ma w grze, gracze mogą się umówić, że zaczynają z Doświadczonym Parobkiem. Może on wtedy kupować rozwinięcia od pierwszej fazy akcji.
R-VARIANT-08 = Jeśli 2 graczy używa kafli wybranych losowo, w grze powinno być dość kafli przynoszących Talary, aby starczyło na 3 Talary czynszu (1 w roku 2 i 2 w roku 3). Jeśli jest ich za mało, wymieńcie niektóre kafle.
R-VARIANT-09 = W instrukcjach wydrukowano dwanaście układów z nazwami. Cyfry układu podają liczbę kafli na poziomach od 1 do 4.
