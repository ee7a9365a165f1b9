### Zbiór zasad: jedna wiadomość na zasadę. Standardem jest drugie wydanie; zasady, które zależą od opcji,
### mają wariant dla każdej jej wartości.

## Rozdziały

chapter-comp = Co jest w pudełku
chapter-setup = Przygotowanie
chapter-flow = Przebieg gry
chapter-refill = Uzupełnianie pul
chapter-take = Zabieranie dysków
chapter-order = Kolejność tury
chapter-plan = Planowanie
chapter-exec = Wykonywanie akcji
chapter-own = Rolnik i Parobek
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
R-COMP-02 = Węgiel, drewno, żywność i woda dołowa nigdy się nie kończą. Jeśli zabraknie elementów, użyjcie zamienników.
R-COMP-03 = Jest 36 dysków akcji: 13 czarnych, 13 brązowych i 10 żółtych.
R-COMP-04 = Dyski graczy są w czterech kolorach, po 11 w każdym.
R-COMP-05 = Jest 20 kafli rozwinięć na 4 poziomach. Każdy poziom ma własny kolor i 5 kafli: od 11 do 15, od 21 do 25, od 31 do 35 i od 41 do 45.
R-COMP-06 = Są 4 kafle pomocnicze, po jednym na każdy poziom. Kafel pomocniczy pokazuje punkty zwycięstwa za zakup kafla tego poziomu i opłatę za kafel odległy.
R-COMP-07 = Jest 16 kafli budynków: po 4 kafle Stodoły, Węglarza, Składu węgla i Młyna wodnego.
R-COMP-08 = Są 4 kafle z Doświadczonym Parobkiem oraz 4 kafle z Górnikiem i Haspelknechtem, po jednym każdego rodzaju dla każdego gracza.
R-COMP-09 = Są 24 znaczniki akcji: 6 rodzajów po 4 sztuki. Należą do kafli 14, 22, 23, 25, 32 i 33.
R-COMP-10 = W pudełku jest 16 monet Talarów, 24 znaczniki długu, 18 wód dołowych, 80 kostek węgla, 34 znaczniki drewna i 18 znaczników żywności. { $thaler_limit ->
    [sixteen] Więcej niż 16 monet nie ma.
   *[none] Monety się nie kończą.
    } { $debt_limit ->
    [twenty_four] Więcej niż 24 znaczników długu nie ma.
   *[none] Znaczniki długu się nie kończą.
    }
R-COMP-11 = Instrukcje nie wymieniają monet, znaczników długu, znaczników akcji, budynków ani dysków graczy wśród elementów nielimitowanych. { $thaler_limit ->
    [sixteen] Gdy wszystkie 16 monet jest u graczy, nie dostajesz więcej.
   *[none] Mimo to monety się nie kończą.
    } { $debt_limit ->
    [twenty_four] Gdy wszystkie 24 znaczniki długu są u graczy, nie bierzesz więcej.
   *[none] Znaczniki długu też się nie kończą.
    }

## Przygotowanie

R-SETUP-01 = Każdy gracz otrzymuje planszę gracza, 11 dysków gracza w jednym kolorze i 18 kostek węgla.
R-SETUP-02 = Połóż po jednej kostce węgla na każdym z 18 pól na kostki na swojej planszy gracza.
R-SETUP-03 = Z 18 kostek węgla na planszy gracza 7 leży w Odkrywce, a 11 w Tunelu.
R-SETUP-04 = Plansza rozwinięć ma 4 rzędy, po jednym na każdy poziom. W każdym rzędzie leży od 3 do 5 kafli jego poziomu, więc cała plansza rozwinięć ma od 12 do 20 kafli.
R-SETUP-05 = Liczba kafli rozwinięć zależy od liczby graczy: 12 kafli dla 2 graczy (3 w każdym rzędzie), 16 dla 3 graczy (4 w każdym rzędzie), 20 dla 4 graczy (5 w każdym rzędzie).
R-SETUP-06 = Obok każdego rzędu połóżcie kafel pomocniczy jego poziomu.
R-SETUP-07 = W pierwszej grze użyjcie z każdego poziomu kafli o najniższych numerach i ułóżcie je w kolejności numerów. Przy 2 graczach są to kafle o numerach kończących się na 1, 2 lub 3, przy 3 graczach od 1 do 4, a przy 4 graczach wszystkie kafle.
R-SETUP-08 = Obok planszy rozwinięć połóżcie znaczniki akcji i budynki należące do kafli w grze, monety, znaczniki długu, zasoby i wodę dołową oraz kafle z Górnikiem i Haspelknechtem.
R-SETUP-09 = Przy 2 lub 3 graczach nieużywane kafle rozwinięć zostają w pudełku razem ze wszystkim, co do nich należy.
R-SETUP-10 = Na kole roku znacznik fazy zaczyna na pierwszym polu wody dołowej, a znacznik roku na roku 1.
R-SETUP-11 = Każdy gracz kładzie jeden dysk gracza na polu 0/50 toru punktacji.
R-SETUP-12 = Pierwsza kolejność tury jest losowa. Każdy gracz zaznacza swoje miejsce drugim dyskiem gracza.
R-SETUP-13 = Pozostałe 9 dysków gracza trzymasz obok swojej planszy. Oznaczasz nimi kupione rozwinięcia{ $disk_limit ->
    [none] . Jeśli zabraknie ci dysków, użyj zamienników: możesz kupić dowolnie wiele rozwinięć.
   *[nine] , możesz więc kupić ich najwyżej 9.
    }
R-SETUP-14 = Użyjcie wszystkich plansz zasobów, na których nadrukowana liczba graczy nie jest większa niż liczba graczy w grze.
R-SETUP-15 = Jedna plansza zasobów ma 2 pule akcji i 2 pule rezerwy. Dwie pozostałe plansze mają po 1 puli akcji i po 1 puli rezerwy.
R-SETUP-16 = Pul akcji jest tyle, ilu graczy, i tyle samo jest pul rezerwy. Przy 2 graczach używacie dużej planszy zasobów, przy 3 graczach dużej i jednej małej, a przy 4 graczach wszystkich trzech.
R-SETUP-17 = Dyski akcji w woreczku zależą od liczby graczy. Dla 2 graczy: 7 czarnych, 7 brązowych, 4 żółte. Dla 3 graczy: 10 czarnych, 10 brązowych, 7 żółtych. Dla 4 graczy: 13 czarnych, 13 brązowych, 10 żółtych.
R-SETUP-18 = Zapełnijcie pule losowo z woreczka: najpierw po 3 dyski do każdej puli rezerwy, potem po 6 dysków do każdej puli akcji.
R-SETUP-19 = Po pierwszym zapełnieniu wszystkich pul woreczek jest pusty.
R-SETUP-20 = Zaczynasz bez żywności, drewna, węgla na farmie, Talarów, znaczników, długów i wody dołowej. Pierwszą wodę dołową otrzymujesz wiosną roku 1.

## Przebieg gry

R-FLOW-01 = Gra trwa 3 rundy. Każda runda to jeden rok.
R-FLOW-02 = Każdy rok ma następujące fazy, w tej kolejności: wiosenna faza wód dołowych, wiosenna faza akcji, letnia faza akcji, jesienna faza wód dołowych, jesienna faza akcji, zima.
R-FLOW-03 = W każdej fazie wód dołowych, wiosną i jesienią, każdy gracz otrzymuje 1 wodę dołową. Kto ma Wiadro (kafel 21), nie otrzymuje jej.
R-FLOW-04 = Latem nie ma fazy wód dołowych.
R-FLOW-05 = Kafle rozwinięć, które posiadasz, mogą zmieniać dla ciebie ogólne zasady.
R-FLOW-06 = Każda faza akcji ma cztery kroki: uzupełnianie pul, zabieranie dysków, ustalanie nowej kolejności tury oraz planowanie i wykonywanie akcji.
R-FLOW-07 = W grze jest 9 faz akcji, po 3 w każdym roku.
R-FLOW-08 = Gra kończy się po trzeciej zimie końcową punktacją.

## Uzupełnianie pul

R-REFILL-01 = Wiosną roku 1 pul się nie uzupełnia: zapełniono je podczas przygotowania.
R-REFILL-02 = Na początku każdej innej fazy akcji wszyscy gracze wkładają do woreczka wszystkie swoje dyski akcji, użyte i nieużyte.
R-REFILL-03 = Następnie dyski z każdej puli rezerwy przechodzą do jej puli akcji i dołączają do dysków, które tam zostały.
R-REFILL-04 = W puli akcji może teraz być więcej niż 6 dysków. Żadnych się nie usuwa.
R-REFILL-05 = Potem do każdej puli rezerwy ciągnie się z woreczka po 3 dyski. Jeśli w woreczku jest ich za mało, pule rezerwy zapełnia się w kolejności plansz.
R-REFILL-06 = Po pulach rezerwy każdą pulę akcji, w której jest mniej niż 6 dysków, uzupełnia się z woreczka do 6, w kolejności plansz.
R-REFILL-07 = Po uzupełnieniu woreczek jest pusty.
R-REFILL-08 = Jeśli w którejś puli akcji jest więcej niż 6 dysków, woreczek opróżni się, zanim wszystkie pule będą pełne. Ostatnie pule akcji mają wtedy mniej niż 6 dysków, a mogą nawet nie dostać żadnego.
R-REFILL-09 = Dysków akcji w woreczku, w pulach i u graczy jest zawsze razem 9 na gracza. Użyte znaczniki nigdy nie trafiają do woreczka.

## Zabieranie dysków

R-TAKE-01 = Dyski zabiera się w dwóch krokach: to pierwsze i drugie zabieranie. Drugie zaczyna się dopiero wtedy, gdy wszyscy gracze zakończą pierwsze.
R-TAKE-02 = Pierwsze zabieranie: w kolejności tury każdy gracz wybiera pulę akcji oraz jeden z kolorów, które w niej są, i bierze wszystkie dyski tego koloru. Nie wolno spasować.
R-TAKE-03 = Dyski z pierwszego zabierania kładziesz na wózku 1 swojej planszy.
R-TAKE-04 = Jeśli w puli akcji jest 6 dysków jednego koloru, za pierwszym razem możesz wziąć wszystkie 6. Limit 5 dysków nie dotyczy pierwszego zabierania: jeśli w puli jest ich jeszcze więcej, bierzesz wszystkie.
R-TAKE-05 = Drugi raz możesz brać dyski tylko wtedy, gdy z pierwszego zabierania masz ich mniej niż 5.
R-TAKE-06 = Drugie zabieranie jest dobrowolne. Możesz spasować.
R-TAKE-07 = Drugie zabieranie przebiega w tej samej kolejności tury co pierwsze.
R-TAKE-08 = Za drugim razem znowu wybierasz jedną pulę akcji i jeden kolor. Może to być ta sama pula lub ten sam kolor co za pierwszym razem.
R-TAKE-09 = Po drugim zabieraniu możesz mieć najwyżej 5 dysków z obu zabierań razem.
R-TAKE-10 = Za drugim razem { $second_take_fewer ->
    [yes] bierzesz tyle dysków wybranego koloru, ile chcesz, byle mieć łącznie najwyżej 5 dysków.
   *[no] bierzesz wszystkie dyski wybranego koloru, ale tylko do chwili, gdy masz ich łącznie 5.
    } Reszta zostaje w puli.
R-TAKE-11 = Dyski z drugiego zabierania kładziesz na wózku 2 swojej planszy.
R-TAKE-12 = Niektóre pule akcji mają symbol wody. Jeśli za pierwszym razem bierzesz dyski z takiej puli, otrzymujesz także 1 wodę dołową. Nie możesz odmówić; trafia ona od razu na twoje pole wody.
R-TAKE-13 = Za drugim razem nigdy nie otrzymujesz wody dołowej, nawet z puli z symbolem wody.
R-TAKE-14 = Dyski możesz brać tylko z pul akcji, nigdy z pul rezerwy.
R-TAKE-15 = Tylko wiosną roku 1: jeśli z obu zabierań masz razem mniej niż 5 dysków, możesz zwrócić 1 wodę dołową do zasobów ogólnych. Decydujesz o tym po drugim zabieraniu, przed ustaleniem nowej kolejności tury.

## Kolejność tury

R-ORDER-01 = Przy ustalaniu kolejności tury żółty dysk liczy się za 3, brązowy za 2, a czarny za 1.
R-ORDER-02 = Do kolejności tury liczą się tylko dyski na wózku 1, czyli te z pierwszego zabierania. Znaczniki się nie liczą.
R-ORDER-03 = Gracz z najniższą sumą jest pierwszy w nowej kolejności tury. Pozostali idą za nim, od niższych sum do wyższych.
R-ORDER-04 = Przy równych sumach gracz, który w starej kolejności tury był dalej, w nowej jest wcześniej.
R-ORDER-05 = Nową kolejność tury ustala się po obu zabieraniach. Obowiązuje przy wykonywaniu akcji w tej fazie i przy zabieraniu dysków w następnej fazie akcji.

## Planowanie

R-PLAN-01 = { $plan_in_turn_order ->
    [yes] Gracze planują jeden po drugim, a ich plany są jawne.
   *[no] Wszyscy gracze planują jednocześnie. Twój plan jest tajny i możesz go zmieniać, dopóki wszyscy nie będą gotowi. Potem wszystkie plany odsłania się naraz.
    }
R-PLAN-02 = { $plan_in_turn_order ->
    [yes] Planujecie w kolejności tury, zgodnie z umową sprzed gry.
   *[no] Jeśli wszyscy umówicie się na to przed grą, planujecie jeden po drugim, w kolejności tury.
    }
R-PLAN-03 = Dyski, żywność i Talary możesz przydzielać robotnikom tylko podczas planowania. O tym, co Rolnik i Parobek robią ze swoimi dyskami, decydujesz wtedy, gdy działają.
R-PLAN-04 = Zasobami otrzymanymi w tej samej fazie akcji nie możesz opłacić robotników kontraktowych, bo płacisz im podczas planowania.
R-PLAN-05 = Na każdej planszy gracza jest na początku trzech robotników: Rolnik i Parobek to twoi własni robotnicy, a Kopacz węgla to robotnik kontraktowy.
R-PLAN-06 = Na każdym z własnych robotników, czyli na Rolniku i na Parobku, możesz położyć jeden lub więcej dysków. Górnej granicy nie ma.
R-PLAN-07 = Robotnika kontraktowego opłacasz dokładnie jedną rzeczą, najwyżej raz na fazę akcji. Tylko znacznik Wciągarki pozwala Haspelknechtowi pracować drugi raz.
R-PLAN-08 = W jednej fazie akcji i Rolnik, i Parobek wykonują tylko po jednym rodzaju akcji, raz za każdy swój dysk.
R-PLAN-09 = Jest jeden wyjątek: ten sam robotnik może w jednej fazie wydobywać węgiel i usuwać wodę dołową, w dowolnym połączeniu.
R-PLAN-10 = Wszystkie dyski na Rolniku muszą być tego samego koloru, tak samo na Parobku, chyba że robotnik kupuje rozwinięcie. Różne kolory są dozwolone tylko na robotniku, który może kupować rozwinięcia, i tylko wtedy, gdy dokładnie odpowiadają kosztowi kafla w grze, którego jeszcze nie posiadasz.
R-PLAN-11 = Nie musisz używać wszystkich swoich dysków. Każda pojedyncza akcja jest dobrowolna. Akcje, których nie chcesz lub nie możesz wykonać, przepadają, a zapłata nie jest zwracana.

## Wykonywanie akcji

R-EXEC-01 = Po planowaniu gracze działają w kolejności tury. Każdy gracz wykonuje wszystkie akcje swoich robotników, zanim zacznie następny gracz.
R-EXEC-02 = Wybierasz, w jakiej kolejności działają twoi robotnicy.
R-EXEC-03 = Robotnik musi skończyć, zanim zacznie twój następny robotnik.

## Rolnik i Parobek

R-FARMER-01 = W jednej fazie akcji Rolnik może produkować żywność albo drewno, albo pracować w kopalni (węgiel i woda dołowa), albo kupić jedno rozwinięcie.
R-FARMER-02 = Za każdy żółty dysk na Rolniku bierzesz 1 żywność z zasobów ogólnych i kładziesz ją na swojej farmie.
R-FARMER-03 = Za każdy brązowy dysk na Rolniku bierzesz 1 drewno z zasobów ogólnych. Kładziesz je na swojej farmie albo od razu na symbolu drewna w swojej kopalni.
R-FARMER-04 = Ten sam robotnik nie może w jednej fazie akcji produkować i żywności, i drewna.
R-FARMER-05 = Za każdy czarny dysk na Rolniku albo wydobywasz 1 dostępny węgiel w Odkrywce lub w Tunelu, albo usuwasz do 2 wód dołowych z Odkrywki.
R-FARMER-06 = Węgiel możesz wydobywać tylko wtedy, gdy leży już drewno potrzebne, by do niego dotrzeć, i gdy nie przeszkadza w tym woda dołowa.
R-FARMER-07 = W jednej fazie akcji robotnik wydobywa albo w Odkrywce, albo w Tunelu, nigdy w obu miejscach. Jeśli robotnik opróżni Odkrywkę, jego pozostałe czarne dyski przepadają.
R-FARMER-08 = W tej samej fazie akcji jeden robotnik może wydobyć ostatni węgiel z Odkrywki, a inny robotnik może zacząć w Tunelu.
R-FARMER-09 = Drewna możesz użyć od razu w fazie akcji, w której je otrzymujesz, na przykład w kopalni. Innymi zasobami możesz opłacić robotników kontraktowych dopiero w następnej fazie, ale opłatę za odległe rozwinięcie możesz nimi pokryć od razu.
R-FARMER-10 = { $fee_with_fresh_goods ->
    [no] Zasobami otrzymanymi w tej samej fazie akcji nie możesz pokryć opłaty za odległe rozwinięcie.
   *[yes] Zasobami otrzymanymi w tej samej fazie akcji możesz pokryć opłatę za odległe rozwinięcie.
    }
R-FARMHAND-01 = Parobek wykonuje te same prace co Rolnik, ale nie może kupować rozwinięć. Zmienia to Oskard (kafel 13).
R-SUMMER-01 = Bonus letni: { $farmhand_summer_bonus ->
    [yes] jeśli twój Rolnik lub twój Doświadczony Parobek wyprodukuje latem co najmniej 1 żywność, otrzymujesz jednorazowo 1 dodatkową żywność. Żywność wyprodukowana przez zwykłego Parobka się nie liczy.
   *[no] jeśli twój Rolnik wyprodukuje latem co najmniej 1 żywność, otrzymujesz jednorazowo 1 dodatkową żywność. Żywność wyprodukowana przez Parobka się nie liczy.
    }
R-SYNERGY-01 = Bonus synergii: jeśli zarówno Rolnik, jak i Parobek produkują żywność w tej samej fazie akcji, otrzymujesz 1 dodatkową żywność. Latem możesz dostać i ten bonus, i bonus letni.
R-SYNERGY-02 = Bonus synergii: jeśli zarówno Rolnik, jak i Parobek produkują drewno w tej samej fazie akcji, otrzymujesz 1 dodatkowe drewno.
R-SYNERGY-03 = Bonus synergii: { $mixed_mining_synergy ->
    [no] jeśli i Rolnik, i Parobek wydobywają węgiel albo obaj usuwają wodę dołową, dostajesz jedną dodatkową akcję: wydobądź 1 węgiel albo usuń do 2 wód dołowych. Jest ona dobrowolna.
   *[yes] jeśli i Rolnik, i Parobek wykonają co najmniej jedną akcję w kopalni, dostajesz jedną dodatkową akcję: wydobądź 1 węgiel albo usuń do 2 wód dołowych. Jest ona dobrowolna i nie ma znaczenia, kto wydobywa węgiel, a kto usuwa wodę.
    }
R-SYNERGY-04 = { $synergy_owner ->
    [player] Dodatkowa akcja w kopalni należy do ciebie, a nie do robotnika. Możesz jej użyć w Tunelu, nawet jeśli robotnik, który działał jako drugi, właśnie opróżnił Odkrywkę.
   *[second_worker] Dodatkowa akcja w kopalni liczy się jak dodatkowy czarny dysk na Rolniku albo na Parobku, zależnie od tego, który z nich działa w tej fazie jako drugi. Robotnik jest związany z jednym obszarem: jeśli właśnie opróżnił Odkrywkę, dodatkowa akcja przepada.
    }
R-SYNERGY-05 = Za kupowanie rozwinięć nie ma bonusu synergii, nawet jeśli kupują i Rolnik, i Parobek.

## Odkrywka

R-PINGE-01 = W Odkrywce jest 7 węgli i 2 symbole drewna.
R-PINGE-02 = Węgiel w Odkrywce wydobywasz ściśle od lewej do prawej.
R-PINGE-03 = Do węgla na lewo od pierwszego nieprzykrytego symbolu drewna w Odkrywce nie potrzebujesz drewna.
R-PINGE-04 = Jeśli przykryjesz symbol drewna w Odkrywce 1 drewnem, dostępny staje się węgiel na prawo od niego, aż do następnego nieprzykrytego symbolu drewna.
R-PINGE-05 = Węgiel wydobyty w Odkrywce trafia prosto na twoją farmę.
R-PINGE-06 = Gdy wydobędziesz siódmy węgiel z Odkrywki, jest ona od razu wyczerpana. Od tej chwili możesz wydobywać w Tunelu.
R-PINGE-07 = Gdy Odkrywka jest wyczerpana, przenieś pozostałą w niej wodę dołową na pole wody Szybu. Wydobywać można tylko przy mniej niż 2 wodach dołowych, więc zwykle jest to najwyżej 1.
R-PINGE-08 = Gdy Odkrywka jest wyczerpana, zwróć położone w niej drewno do zasobów ogólnych.
R-PINGE-09 = Gdy Odkrywka jest wyczerpana, połóż kafel z Górnikiem i Haspelknechtem na Kopaczu węgla i Odkrywce.
R-PINGE-10 = Bonus Odkrywki: zdobywasz 2 punkty zwycięstwa, jeśli wyczerpiesz Odkrywkę w roku 1, a 1 punkt zwycięstwa, jeśli w roku 2. W roku 3 nic za to nie zdobywasz.
R-PINGE-11 = Bonus Odkrywki zdobywasz od razu.

## Tunel, Szyb i drewno

R-TUNNEL-01 = Tunel ma 7 sekcji, w których jest łącznie 11 węgli.
R-TUNNEL-02 = W Tunelu jest 7 symboli drewna, po jednym przy lewej krawędzi każdej sekcji.
R-TUNNEL-03 = Dopóki nie położysz w Tunelu pierwszego drewna, żaden węgiel nie jest tam dostępny.
R-TUNNEL-04 = Jeśli przykryjesz symbol drewna w Tunelu 1 drewnem, dostępna staje się sekcja na prawo od niego, aż do następnego nieprzykrytego symbolu drewna.
R-TUNNEL-05 = Węgiel w Tunelu wydobywasz ściśle od lewej do prawej.
R-TUNNEL-06 = Węgiel w Tunelu możesz wydobywać dopiero po wyczerpaniu swojej Odkrywki.
R-TUNNEL-07 = W Tunelu mogą wydobywać Rolnik, Parobek i Górnik. Kopacza węgla już wtedy nie ma.
R-TUNNEL-08 = Węgiel wydobyty w Tunelu trafia do Szybu, a nie na farmę.
R-TUNNEL-09 = Tylko Haspelknecht wyciąga węgiel z Szybu na farmę.
R-WOOD-01 = Instrukcje pozwalają kłaść drewno na symbolach drewna Odkrywki w dowolnym momencie. Tutaj kładziesz je w swojej turze podczas wykonywania akcji, także między akcjami robotnika, a zimą, dopóki nie przechowasz swoich zasobów. Nic przez to nie tracisz.
R-WOOD-02 = Na symbolach drewna Tunelu kładziesz drewno w tych samych momentach, { $early_tunnel_wood ->
    [no] ale dopiero po wyczerpaniu Odkrywki.
   *[yes] nawet przed wyczerpaniem Odkrywki.
    }
R-WOOD-03 = W kopalni przykrywasz symbole drewna jeden po drugim, od lewej do prawej.
R-WOOD-04 = Drewno położone w Tunelu zostaje tam do końca gry. Nie możesz go zabrać z powrotem.

## Woda dołowa

R-WATER-01 = Nowa woda dołowa trafia na pole wody Odkrywki, dopóki Odkrywka nie jest wyczerpana, a potem na pole wody Szybu.
R-WATER-02 = Na polu wody może leżeć dowolna ilość wody dołowej.
R-WATER-03 = Gdy w Odkrywce są co najmniej 2 wody dołowe, nie możesz w niej wydobywać węgla.
R-WATER-04 = Gdy w Odkrywce nie ma wody dołowej albo jest tylko 1, możesz w niej wydobywać węgiel.
R-WATER-05 = Gdy w Szybie są co najmniej 2 wody dołowe, nie możesz wyciągać węgla na farmę.
R-WATER-06 = Gdy w Szybie jest co najmniej 5 wód dołowych, nie możesz wydobywać węgla w Tunelu.
R-WATER-07 = Wodę dołową z Odkrywki mogą usuwać Rolnik, Parobek i Kopacz węgla.
R-WATER-08 = { $shaft_water_only_haspel ->
    [no] Wodę dołową z Szybu mogą usuwać Haspelknecht, Rolnik i Parobek.
   *[yes] Spośród robotników tylko Haspelknecht może usuwać wodę dołową z Szybu.
    } Pozwalają na to także Lina holownicza (kafel 14) i Wciągarka (kafel 25).
R-WATER-09 = Usunięta woda dołowa wraca do zasobów ogólnych.
R-WATER-10 = Wodę dołową otrzymujesz w fazach wód dołowych wiosną i jesienią, z pul z symbolem wody przy pierwszym zabieraniu oraz z Drewna górniczego (kafel 31), jeśli wybierzesz drewno.

## Robotnicy kontraktowi

R-DIGGER-01 = Kopacza węgla zatrudniasz podczas planowania dokładnie za jedną z tych rzeczy: 1 żółty dysk, 1 żywność albo 1 Talara.
R-DIGGER-02 = Opłacony Kopacz węgla wykonuje do 2 akcji.
R-DIGGER-03 = Jedną akcją Kopacz węgla usuwa { $digger_choice ->
    [forced] 2 wody dołowe
   *[free] 1 lub 2 wody dołowe
    } z Odkrywki albo wydobywa tam 1 węgiel.
R-DIGGER-04 = { $digger_choice ->
    [forced] Dopóki w Odkrywce są co najmniej 2 wody dołowe, Kopacz węgla musi usuwać wodę, a w przeciwnym razie musi wydobywać.
   *[free] Przy każdej akcji wybierasz, co ma zrobić Kopacz węgla. Wydobywać może tylko wtedy, gdy w Odkrywce jest mniej niż 2 wody dołowe.
    }
R-DIGGER-05 = Kopacz węgla pracuje tylko w Odkrywce i tylko do jej wyczerpania. { $digger_needs ->
    [accessible_coal] Możesz go opłacić tylko wtedy, gdy w Odkrywce jest dostępny węgiel.
   *[pinge_coal] Możesz go opłacić, dopóki w Odkrywce jest jakikolwiek węgiel.
    } Jeśli Odkrywka zostanie wyczerpana, zanim Kopacz węgla zadziała, zapłata przepada.
R-MINER-01 = Górnik jest dostępny, gdy twoja Odkrywka jest wyczerpana, a na twojej planszy leży kafel z Górnikiem i Haspelknechtem. Możesz go opłacać od następnego planowania.
R-MINER-02 = Górnika zatrudniasz podczas planowania dokładnie za 1 żywność albo 1 Talara. Nie możesz zapłacić mu żółtym dyskiem.
R-MINER-03 = Górnik wydobywa w Tunelu do 3 dostępnych węgli. Trafiają one do Szybu.
R-MINER-04 = Górnik nie może usuwać wody dołowej.
R-MINER-05 = Górnik pracuje tylko w Tunelu.
R-HASPEL-01 = Haspelknechta zatrudniasz podczas planowania dokładnie za jedną z tych rzeczy: 1 żółty dysk, 1 żywność albo 1 Talara.
R-HASPEL-02 = Opłacony Haspelknecht wykonuje do 3 akcji.
R-HASPEL-03 = Jedną akcją Haspelknecht usuwa do 2 wód dołowych z Szybu albo wyciąga 1 węgiel z Szybu na farmę.
R-HASPEL-04 = Dopóki w Szybie jest więcej niż 1 woda dołowa, Haspelknecht musi usuwać wodę, zanim będzie mógł wyciągać węgiel.
R-HASPEL-05 = Haspelknecht jest dostępny, gdy twoja Odkrywka jest wyczerpana, a na twojej planszy leży kafel z Górnikiem i Haspelknechtem. Możesz go opłacać od następnego planowania.
R-HASPEL-06 = Haspelknecht może wyciągać węgiel, który trafił do Szybu wcześniej w tej samej fazie akcji.

## Rozwinięcia

R-DEV-01 = Aby kupić rozwinięcie, połóż dokładnie te dyski, które pokazuje kafel, na Rolniku albo na Parobku, jeśli ten robotnik może kupować rozwinięcia. Kafel kupujesz wtedy, gdy ten robotnik działa.
R-DEV-02 = Za każde kolorowe pole w koszcie kafla potrzebujesz dysku tego koloru. Za szare pole możesz użyć dysku dowolnego koloru.
R-DEV-03 = Na początku gry tylko Rolnik może kupować rozwinięcia.
R-DEV-04 = Każdy robotnik, który może kupować rozwinięcia, może kupić jedno na fazę akcji.
R-DEV-05 = Ten sam kafel rozwinięcia mogą posiadać wszyscy gracze.
R-DEV-06 = Każdy kafel rozwinięcia możesz posiadać tylko raz.
R-DEV-07 = Gdy kupujesz rozwinięcie, kładziesz na kaflu jeden ze swoich dysków gracza, na wierzchu dysków, które już tam leżą. { $disk_limit ->
    [none] Jeśli nie masz już dysków, użyj zamiennika.
   *[nine] Jeśli nie masz już dysków, nie możesz go kupić.
    }
R-DEV-08 = Kafle z górnego rzędu, poziomu 1, możesz kupować zawsze.
R-DEV-09 = Kafel z poziomów od 2 do 4 możesz kupić bez opłaty, jeśli przylega do kafla, który posiadasz. Liczy się każdy wspólny bok, także w tym samym rzędzie. Opłaty nie ma nawet wtedy, gdy kafel posiadają inni gracze.
R-DEV-10 = Kafel z poziomów od 2 do 4, który nie przylega do żadnego z twoich kafli, jest odległy. Możesz go kupić tylko wtedy, gdy posiada go już inny gracz, i tylko za opłatą.
R-DEV-11 = Opłatę za odległe rozwinięcie dostaje gracz, którego dysk leży na wierzchu.
R-DEV-12 = Opłata za odległe rozwinięcie to 1 węgiel, drewno lub żywność na poziomie 2 (wybiera kupujący), 1 węgiel na poziomie 3 i 1 żywność na poziomie 4. Na poziomie 1 opłaty nie ma. Opłaty nigdy nie można pokryć Talarem.
R-DEV-13 = Opłatę za odległe rozwinięcie pokrywasz zasobem ze swojej farmy.
R-DEV-14 = Gracz, który dostaje opłatę, kładzie ją na swojej farmie. Nie można odmówić jej przyjęcia.
R-DEV-15 = Kupując kafel, zdobywasz punkty zwycięstwa zależnie od tego, ilu graczy kupiło go przed tobą. Poziom 1: 1 za pierwszy zakup. Poziom 2: 2, potem 1. Poziom 3: 3, 2, 1. Poziom 4: 4, 3, 2, 1. Za późniejszy zakup nie ma punktów.
R-DEV-16 = Punkty zwycięstwa za zakup kafla zdobywasz od razu.
R-DEV-17 = Rozwinięcie może ci od razu dać znacznik akcji, budynek, zasoby lub Talary albo punkty zwycięstwa na koniec gry.

## Znaczniki akcji

R-MARKER-01 = Kafle 14, 22, 23, 25, 32 i 33 dają ci po jednym znaczniku akcji.
R-MARKER-02 = Znacznika akcji można użyć dokładnie raz. Potem wraca do zasobów ogólnych.
R-MARKER-03 = { $marker_window ->
    [at_once] Znacznika możesz użyć, gdy tylko go masz.
    [winter_too] Znacznika nie możesz użyć w fazie, w której kupujesz jego kafel, lecz dopiero od następnej fazy.
   *[action_phase] Znacznika nie możesz użyć w fazie, w której kupujesz jego kafel, lecz dopiero od następnej fazy akcji.
    } Znaczników, które działają jak dysk, używasz podczas planowania, znacznika Kaganka w swojej turze zabierania dysków, a znaczników Liny i Wciągarki w swojej turze wykonywania akcji.{ $marker_window ->
    [action_phase] { "" }
   *[other] { " " }Znacznik Liny działa też zimą, zanim przechowasz zasoby.
    }
R-MARKER-04 = Każdy nieużyty znacznik akcji jest na koniec gry wart 1 punkt zwycięstwa.

## Dwadzieścia kafli

R-TILE-11 = Tyczka nośna (kafel 11): od razu otrzymujesz 1 Talara.
R-TILE-12a = Stodoła (kafel 12): otrzymujesz budynek. Zimą możesz w nim przechować 1 węgiel, 1 drewno albo 1 żywność.
R-TILE-12b = Stodoła (kafel 12): jeśli przechowasz w niej żywność, zdobywasz tej zimy 2 punkty zwycięstwa.
R-TILE-13a = Oskard (kafel 13): połóż Doświadczonego Parobka na swoim Parobku. Wykonuje on te same prace, a oprócz tego może kupować rozwinięcia.
R-TILE-13b = Oskard (kafel 13): Doświadczony Parobek może kupować rozwinięcia { $pickaxe_delay ->
    [no] od razu.
   *[yes] od następnej fazy akcji.
    }
R-TILE-14 = Lina holownicza (kafel 14): otrzymujesz znacznik. Użyj go raz w swojej turze wykonywania akcji: usuń 1 wodę dołową z Odkrywki lub z Szybu i zdobądź 1 punkt zwycięstwa. Jeśli nie masz wody dołowej, nie możesz go użyć.
R-TILE-15a = Węglarz (kafel 15): otrzymujesz budynek. W swojej turze wykonywania akcji możesz wymienić 2 drewna na 2 węgle z zasobów ogólnych i 1 punkt zwycięstwa.
R-TILE-15b = Węglarz (kafel 15): możesz dokonać tej wymiany { $charcoal_limit ->
    [unlimited] tyle razy, na ile starczy ci drewna, także zimą, zanim przechowasz zasoby.
   *[once_per_phase] najwyżej raz na fazę akcji.
    }
R-TILE-15c = Węglarz (kafel 15): możesz go używać { $charcoal_limit ->
    [unlimited] już w fazie, w której go kupujesz.
   *[once_per_phase] od fazy akcji po zakupie.
    }
R-TILE-21 = Wiadro (kafel 21): w fazach wód dołowych wiosną i jesienią nie otrzymujesz już wody dołowej. Nadal otrzymujesz ją z pul i z kafla 31.
R-TILE-22a = Taczka (kafel 22): otrzymujesz znacznik, który raz działa jak 1 żółty dysk.
R-TILE-22b = Taczka (kafel 22): na koniec gry zdobywasz 1 punkt zwycięstwa za każdą ukończoną sekcję Tunelu z symbolem taczki, najwyżej 3.
R-TILE-23 = Drabina (kafel 23): otrzymujesz znacznik, który raz działa jak 1 brązowy dysk.
R-TILE-24a = Skład węgla (kafel 24): otrzymujesz budynek. Zimą możesz w nim przechować { $coal_storage ->
    [coal_or_wood] 1 węgiel albo 1 drewno.
    [coal_and_food] 1 węgiel i 1 żywność.
   *[coal_and_wood] 1 węgiel i 1 drewno.
    }
R-TILE-24b = Skład węgla (kafel 24): jeśli przechowasz w nim węgiel, zdobywasz tej zimy 1 punkt zwycięstwa.
R-TILE-25a = Wciągarka (kafel 25): od razu po zakupie możesz usunąć 1 wodę dołową z Odkrywki lub z Szybu.
R-TILE-25b = Wciągarka (kafel 25): otrzymujesz znacznik. Użyj go raz, po wyczerpaniu swojej Odkrywki: Haspelknecht wykonuje wtedy bez zapłaty do 3 akcji{ $windlass_actions ->
    [lifting] , którymi może tylko wyciągać węgiel.
    [water] , którymi może tylko usuwać wodę dołową.
   *[any] .
    } W tej samej fazie możesz też opłacić Haspelknechta.
R-TILE-31 = Drewno górnicze (kafel 31): wybierz od razu. Otrzymujesz albo 3 drewna i 1 wodę dołową, albo 1 Talara.
R-TILE-31c = Drewno górnicze (kafel 31): jeśli wybierzesz drewno, połóż wodę dołową na używanym obecnie polu wody, w Odkrywce lub w Szybie.
R-TILE-32a = Kaganek (kafel 32): od razu otrzymujesz 1 Talara.
R-TILE-32b = Kaganek (kafel 32): otrzymujesz znacznik. Użyj go raz w swojej turze zabierania dysków, zanim wybierzesz pulę: zamień miejscami 1 dysk z puli rezerwy i 1 dysk z { $oil_lamp_same_board ->
    [no] dowolnej puli akcji.
   *[yes] jej puli akcji.
    }
R-TILE-32c = Kaganek (kafel 32): na koniec gry zdobywasz 1 punkt zwycięstwa za każdą ukończoną sekcję Tunelu z symbolem kaganka, najwyżej 4.
R-TILE-33a = Młot i kilof (kafel 33): od razu otrzymujesz 1 drewno.
R-TILE-33b = Młot i kilof (kafel 33): od razu po zakupie możesz wydobyć 1 dostępny węgiel, z Odkrywki na farmę lub z Tunelu do Szybu. Możesz najpierw położyć drewno. { $free_coal_needs_dry_mine ->
    [no] Woda dołowa w tym nie przeszkadza.
   *[yes] Zbyt dużo wody dołowej przeszkadza jak zwykle.
    }
R-TILE-33c = Młot i kilof (kafel 33): otrzymujesz znacznik, który raz działa jak 1 czarny dysk.
R-TILE-34 = Worki na węgiel (kafel 34): od razu po zakupie możesz dokonać jednej wymiany: 1 węgiel ze swojej farmy na 1 Talara albo 2 węgle ze swojej farmy na 1 Talara i 1 żywność. { $sell_fresh_coal ->
    [yes] Liczy się też węgiel, który trafił na farmę w tej fazie.
   *[no] Węgla, który trafił na farmę w tej fazie, nie możesz wymienić.
    }
R-TILE-35a = Młyn wodny (kafel 35): otrzymujesz budynek. { $mill_repeat ->
    [repeat] Dowolnie wiele razy na fazę akcji możesz podczas planowania położyć na nim dyski, za każdym razem
   *[once] Raz na fazę akcji możesz podczas planowania położyć na nim dyski:
    } 2 czarne dyski za 1 Talara albo 2 żółte dyski za 1 żywność i 2 punkty zwycięstwa.
R-TILE-35b = Młyn wodny (kafel 35): możesz go używać od fazy akcji po zakupie.
R-TILE-41a = Woźnica węglowy (kafel 41): od razu otrzymujesz 1 Talara.
R-TILE-41b = Woźnica węglowy (kafel 41): na koniec gry zdobywasz 1 punkt zwycięstwa za każdy symbol młota i kilofa na swoich kaflach.
R-TILE-42a = Wagonik (kafel 42): od razu otrzymujesz 1 drewno.
R-TILE-42b = Wagonik (kafel 42): { $lorry_during_pinge ->
    [wood_and_coal] otrzymujesz też
   *[wood_only] jeśli twoja Odkrywka jest już wyczerpana, otrzymujesz też
    } 2 węgle z zasobów ogólnych. Połóż je w swoim Szybie.
R-TILE-42c = Wagonik (kafel 42): jeśli twoja Odkrywka nie jest jeszcze wyczerpana, { $lorry_during_pinge ->
    [wood_and_coal] mimo to kładziesz 2 węgle w swoim Szybie.
   *[wood_only] otrzymujesz tylko drewno. Węgla nie dostaniesz także później.
    }
R-TILE-42d = Wagonik (kafel 42): na koniec gry zdobywasz 1 punkt zwycięstwa za każdą ukończoną sekcję Tunelu z symbolem wagonika, najwyżej 4.
R-TILE-43a = Wózek ręczny (kafel 43): od razu otrzymujesz 1 żywność.
R-TILE-43b = Wózek ręczny (kafel 43): na koniec gry zdobywasz 1 punkt zwycięstwa za każdy symbol wideł na swoich kaflach.
R-TILE-44a = Wóz z koniem (kafel 44): od razu otrzymujesz 1 Talara i 1 żywność.
R-TILE-44b = Wóz z koniem (kafel 44): każdej zimy w kroku { $horse_cart_step ->
    [storage] przechowywania
   *[scoring] przyznawania punktów
    } zdobywasz 1 punkt zwycięstwa za każdy węgiel na swojej farmie. Tabela węgla już cię nie dotyczy.
R-TILE-45 = Mała kopalnia węgla (kafel 45): od razu otrzymujesz 3 Talary.

## Zima

R-WINTER-01 = Zima ma cztery kroki, w tej kolejności: przyznawanie punktów, czynsz, przechowywanie, kolejny rok.
R-WINTER-02 = W zimowym kroku przyznawania punktów zdobywasz punkty tylko za węgiel na farmie, nie za węgiel w Szybie. Węgiel przechowany wcześniejszej zimy liczy się ponownie.
R-WINTER-03 = Tabela węgla zimą: za mniej niż 3 węgle nie ma punktów. 3 węgle dają 2 punkty zwycięstwa, a każdy następny węgiel daje o 1 więcej.
R-WINTER-04 = Czynsz zimą wynosi 2 żywności w roku 1, 2 żywności i 1 Talara w roku 2 oraz 1 żywność i 2 Talary w roku 3.
R-WINTER-05 = Jeśli masz żywność lub Talary na czynsz, musisz go zapłacić. Nie możesz zapłacić Talarem zamiast żywności ani żywnością zamiast Talara.
R-WINTER-06 = Za każdą żywność i każdego Talara czynszu, których nie możesz zapłacić, bierzesz 1 znacznik długu.
R-WINTER-07 = W kroku przechowywania możesz zachować na swojej farmie 1 żywność, 1 węgiel albo 1 drewno. Możesz też nie zachować niczego.
R-WINTER-08 = Stodoła (kafel 12) i Skład węgla (kafel 24) pozwalają przechować zimą więcej zasobów.
R-WINTER-09 = Jeśli przechowasz na swojej farmie { $farm_storage_vp ->
    [food] żywność, zdobywasz 1 punkt zwycięstwa.
   *[wood] drewno, zdobywasz 1 punkt zwycięstwa.
    }
R-WINTER-10 = Całą żywność, cały węgiel i całe drewno, których nie przechowujesz, zwracasz do zasobów ogólnych. Zachowujesz węgiel w Szybie, drewno położone w kopalni, Talary, znaczniki, długi i wodę dołową.
R-WINTER-11 = Zasobów przechowanych zimą możesz używać w późniejszych fazach.
R-WINTER-12 = Punkty zwycięstwa za przechowane zasoby zdobywasz od razu.
R-WINTER-13 = Na koniec zimy znacznik roku przesuwa się dalej i zaczyna się nowy rok. Po roku 3 gra się kończy.

## Końcowa punktacja

R-END-01 = Na koniec gry każda twoja ukończona sekcja Tunelu daje od 1 do 3 punktów zwycięstwa, tyle, ile na niej wydrukowano.
R-END-02 = Sekcja Tunelu jest ukończona, jeśli nie ma w niej już węgla, a przy jej lewej krawędzi leży drewno.
R-END-03 = Wszystkie sekcje Tunelu razem są warte 13 punktów zwycięstwa.
R-END-04 = Za ukończone sekcje Tunelu zdobywasz najwyżej 3 dodatkowe punkty dzięki Taczce, 4 dzięki Kagankowi i 4 dzięki Wagonikowi.
R-END-05 = Punkty za symbole budynków na twoich kaflach liczy się łącznie: 1 symbol daje 1 punkt zwycięstwa, 2 symbole 3, 3 symbole 6, 4 symbole 10.
R-END-06 = Symbole budynków są na kaflach 12, 15, 24 i { $building_symbols ->
    [tile_35] 35
   *[tile_34] 34
    }.
R-END-07 = Każdy nieużyty znacznik akcji daje na koniec gry 1 punkt zwycięstwa.
R-END-08 = Punkty za Talary, które zostały ci na koniec gry, liczy się łącznie: 1 Talar daje 2 punkty zwycięstwa, 2 Talary 5, 3 Talary 9, 4 Talary 14. Każdy następny Talar daje o 6 więcej.
R-END-09 = Na koniec gry pierwszy dług kosztuje 1 punkt zwycięstwa. Każdy następny dług kosztuje 2.
R-END-10 = Woda dołowa pozostała na twojej planszy na koniec gry kosztuje punkty zwycięstwa: pierwsza jest za darmo, każda następna kosztuje 1.
R-END-11 = Na koniec gry posiadacz Woźnicy węglowego (kafel 41) zdobywa 1 punkt zwycięstwa za każdy symbol młota i kilofa na swoich kaflach, a posiadacz Wózka ręcznego (kafel 43) 1 za każdy symbol wideł.
R-END-12 = Wygrywa gracz z największą liczbą punktów zwycięstwa.
R-TIE-01 = Przy remisie wygrywa ten z remisujących graczy, który wydobył najwięcej węgla ze swojej Odkrywki i swojego Tunelu. Węgiel od Węglarza i z Wagonika się nie liczy.
R-TIE-02 = Jeśli nadal jest remis, wygrywa ten z remisujących graczy, który jest pierwszy w ostatniej kolejności tury, ustalonej jesienią roku 3.

## Warianty

R-VARIANT-01 = Jeśli wszyscy się zgodzą, możecie ułożyć kafle rozwinięć w inny sposób.
R-VARIANT-02 = Instrukcje polecają inne układy tylko doświadczonym graczom, po jednej lub dwóch rozgrywkach.
R-VARIANT-03 = W innym układzie każdy rząd powinien mieć { $min_tiles_per_row ->
    [three] co najmniej 3 kafle.
   *[players] co najmniej tyle kafli, ilu jest graczy, i nigdy mniej niż 3. Zaleca się o jeden kafel więcej niż graczy.
    } Układów z mniejszą liczbą kafli nie przyjmujemy.
R-VARIANT-04 = W innym układzie każdy kafel z poziomów od 2 do 4 powinien przylegać do co najmniej jednego kafla z poprzedniego poziomu. Układów, w których tak nie jest, nie przyjmujemy.
R-VARIANT-05 = W innym układzie żaden kafel nie powinien przylegać do kafla oddalonego o dwa lub więcej poziomów. Układów, w których tak jest, nie przyjmujemy.
R-VARIANT-06 = Jeśli kafla jakiegoś budynku nie ma w grze, gracze mogą się umówić, że zaczynają z tym budynkiem. Nie liczy się on jako symbol budynku.
R-VARIANT-07 = Jeśli Oskardu (kafel 13) nie ma w grze, gracze mogą się umówić, że zaczynają z Doświadczonym Parobkiem, który może wtedy kupować rozwinięcia od pierwszej fazy akcji.
R-VARIANT-08 = Jeśli 2 graczy używa losowych kafli, w grze powinno być dość kafli dających Talary, by wystarczyło na 3 Talary czynszu (1 w roku 2 i 2 w roku 3). Jeśli jest ich za mało, wymieńcie niektóre kafle.
R-VARIANT-09 = Instrukcje podają dwanaście układów z nazwami. Cyfry układu oznaczają liczbę kafli na poziomach od 1 do 4.
