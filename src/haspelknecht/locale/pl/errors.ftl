### Co można zrobić źle: po jednym zdaniu, które mówi, co jest nie tak, gdzie i co z tym zrobić.

## Przygotowanie gry

players-count = Haspelknecht jest dla 2, 3 lub 4 graczy, a nie dla { $players }.
edition-unknown = Nie ma wydania „{ $edition }”. Znane wydania: { $known }.
option-unknown = Nie ma opcji „{ $option }”. Znane opcje: { $known }.
option-value-unknown = Opcja { $option } nie może mieć wartości „{ $value }”. Możliwe wartości: { $known }.
layout-unknown = Nie ma układu „{ $layout }”. Znane układy: { $known }.
layout-players = Układ { $layout } jest dla { $fit } graczy, a nie dla { $players }.
tiles-unknown = „{ $tiles }” nie mówi, których kafli użyć: napisz first, random albo numery kafli.
tiles-count = Miejsc w układzie jest { $needed }, a podanych różnych kafli { $found }; podaj po jednym kaflu na każde miejsce.
tiles-level = Kafel { $tile } nie może leżeć na miejscu poziomu { $level }.
tile-unknown = Nie ma kafla { $tile }; kafle mają numery od 11 do 15, od 21 do 25, od 31 do 35 i od 41 do 45.
few-thaler-unknown = „{ $value }” nie mówi, co zrobić, gdy jest za mało źródeł Talarów: napisz redraw albo warn.
start-building-unknown = Kafel { $tile } nie ma budynku, z którym można by zacząć; budynki mają tylko kafle 12, 15, 24 i 35.
start-building-in-play = R-VARIANT-06: nie można zacząć z budynkiem kafla { $tile }, bo ten kafel jest w grze.
start-farmhand-in-play = R-VARIANT-07: nie można zacząć z Doświadczonym Parobkiem, bo kafel { $tile } jest w grze.
names-count = Liczba podanych imion ({ $found }) różni się od liczby graczy ({ $players }); podaj po jednym dla każdego gracza.
name-unfit = { $name } nie nadaje się na imię: napisz od 1 do 40 drukowalnych znaków.
warning-few-thaler = R-VARIANT-08: na tej planszy rozwinięć jest za mało źródeł Talarów na trzy Talary czynszu; rozważ inne kafle.

## Własne pliki

toml-too-long = Plik ma więcej znaków niż { $most }; usuń z niego to, co do niego nie należy.
toml-line-too-long = Wiersz { $line } ma więcej znaków niż { $most }; podziel go na krótsze.
toml-too-deep = W wierszu { $line } jest nazwa złożona z więcej części niż { $most }; usuń zbędne kropki.

## Pliki elementów

components-not-toml = Plik elementów nie jest poprawnym plikiem TOML: { $problem }.
components-unknown = Plik elementów podaje „{ $where }”, a czegoś takiego nie ma; wszystkie nazwy znajdziesz w dołączonym components.toml.
components-wrong-kind = „{ $where }” w pliku elementów musi być tabelą.
components-number = „{ $where }” w pliku elementów musi być liczbą całkowitą od { $least } do { $most }.
components-list = „{ $where }” w pliku elementów musi być listą liczb całkowitych o długości { $length }.
components-places = „{ $where }” w pliku elementów musi być listą różnych miejsc od 1 do { $most }.
components-cost = Kafel { $tile } musi kosztować od 1 do { $most } dysków: więcej nikt nigdy nie może położyć.
components-cost-31 = Kafel 31 musi kosztować 1 czarny dysk i 3 dyski dowolnego koloru: tak mówią instrukcje (F-01).
components-cost-21 = Kafel 21 musi dać się kupić dokładnie za 1 żółty i 2 brązowe dyski: tak jest w przykładzie z instrukcji (F-01).
components-pinge-sum = Grupy węgla w Odkrywce dają razem { $sum }, a węgla w Odkrywce jest { $coal } (R-PINGE-01).
components-pinge-groups = W Odkrywce musi być węgiel przed pierwszym i za drugim symbolem drewna (F-05).
components-tunnel-coal = Sekcje Tunelu (jest ich { $sections }) muszą mieć co najmniej po 1 węglu, a razem { $coal }; te dają razem { $sum } (R-TUNNEL-01).
components-tunnel-vp = Punkty za sekcje muszą wynosić od 1 do 3 za każdą i razem 13; te dają razem { $sum } (R-END-03).
components-symbols = Liczba sekcji w „{ $where }” musi wynosić dokładnie { $count }, a nie { $found } (R-END-04).
components-wet-pools = Z dwóch pierwszych pul dokładnie jedna musi mieć symbol wody: mają go niektóre pule, ale nie wszystkie (F-09).

## Ruchy

move-unknown = „{ $move }” nie jest ruchem. Wpisz jeden z ruchów z listy.
move-number-unknown = Nie ma ruchu o numerze { $move }.
illegal-move = Gracz { $seat } nie może teraz zagrać „{ $move }”.
seat-unknown = Nie ma gracza „{ $seat }”. Gracze to { $known }.
draw-due = Zanim ktokolwiek wykona ruch, trzeba pociągnąć dyski z woreczka.
game-over = Gra już się skończyła.
nothing-to-undo = Nie ma ruchu, który można by cofnąć.
no-plan-to-withdraw = Gracz { $seat } nie ma planu, który można by teraz wycofać.
plans-are-open = W tej grze planuje się jawnie: cofnąć można tylko ostatni krok.

## Wartości z zewnątrz

value-not-table = „{ $place }” musi być tabelą wartości.
value-unknown = „{ $place }” nie jest tu znane; sprawdź pisownię.
value-not-flag = „{ $place }” musi mieć wartość true albo false.
value-not-text = „{ $place }” musi być tekstem.
value-not-known = „{ $place }” musi być jednym z tych słów: { $known }.
value-not-list = „{ $place }” musi być listą.
value-not-tile = „{ $place }” podaje „{ $tile }”, a to nie jest kafel; kafle mają numery od 11 do 15, od 21 do 25, od 31 do 35 i od 41 do 45.
value-not-seat = „{ $place }” musi wymieniać graczy: { $known }.
value-not-number = „{ $place }” musi być liczbą całkowitą od { $least } do { $most }.
value-not-order = „{ $place }” musi wymieniać każdego gracza dokładnie raz: { $known }.
value-not-place = „{ $place }” musi być wolnym miejscem [x, row] planszy rozwinięć.

## Pozycje

position-unreadable = Nie da się odczytać pozycji: { $problem }.
position-too-long = To jest za długie na pozycję; sprawdź plik.
position-version = Ta pozycja ma format { $version }; ten program czyta format { $known }.
rules-newer = Ta gra toczy się według wersji { $rules } zasad; ten program zna zasady do wersji { $known }. Otworzy ją nowszy program.
position-players = Pozycja wymaga tabeli „players” z A i B, a także z C i D, jeśli grają.
position-pools = Pul w pozycji jest { $found }, a graczy { $players }; pul musi być tyle, ilu graczy, albo ani jednej.
position-stack = „stacks.{ $tile }” nie wymienia dokładnie tych graczy, którzy posiadają ten kafel.
position-disks = R-REFILL-09: przy dyskach leżących w pulach i na wózkach w woreczku musi być dysków żółtych { $yellow }, brązowych { $brown }, a czarnych { $black }.
position-cart = „{ $place }” może zawierać dyski tylko jednego koloru.
position-load = „{ $place }” zawiera więcej dysków, niż ktokolwiek może mieć.
position-score = „{ $place }”: punkty ze wszystkich źródeł dają razem { $total }, ale wynik to { $score }.
position-impossible = „{ $place }” jest niemożliwe: nie pozwala na to { $rule }.

## Zapisy

record-line = Wiersz { $line } zapisu:
record-too-long = To jest za długie na zapis gry; sprawdź plik.
record-line-too-long = Ten wiersz jest za długi; sprawdź plik.
record-not-one = To nie jest zapis gry; zapis zaczyna się od „{ $first } 1”.
record-version = Ten zapis ma format { $version }; ten program czyta format { $known }.
record-after-end = Po końcu gry stoi jeszcze „{ $text }”; nic już nie może tam być.
record-is-finished = Gra jest tu skończona, a zapis podaje „unfinished”.
record-not-finished = Zapis podaje wynik, ale gra nie jest tu jeszcze skończona.
record-truncated = Zapis się urywa; pełny zapis kończy się zwycięzcą albo słowem „unfinished”.
record-no-draw-due = W tym miejscu nie ciągnie się dysków.
record-disk-unknown = „{ $letter }” nie jest dyskiem; napisz Y dla żółtego, B dla brązowego, K dla czarnego.
record-disk-missing = W woreczku nie ma już dysku { $letter }.
record-draw-too-long = Pociągnięto więcej dysków, niż jest na nie miejsca.
record-draw-too-short = Pociągnięto za mało dysków; pule nie są jeszcze pełne.
record-seed-disagrees = Dysk numer { $number } tej gry nie jest tym, który wynika z ziarna losowania.
record-seed-hash = Ziarno losowania nie zgadza się ze swoim skrótem.
record-seed-order = Pierwsza kolejność tury nie jest tą, która wynika z ziarna losowania.
record-winner = Zwycięzcą tej gry jest { $winner }.
record-heading = Nagłówek podaje „{ $found }”, ale w grze jest „{ $now }”.
record-result = Zapisany wynik to „{ $found }”, ale z gry wynika „{ $scores }”.
record-twice = „{ $name }” stoi tu drugi raz.
record-players = Gracze muszą być wymienieni w kolejności A, B, C, D.
record-unreadable = Nie da się odczytać „{ $word }”; sprawdź pisownię.
record-head-incomplete = Początek zapisu jest niepełny: musi podawać graczy, planszę rozwinięć i pierwszą kolejność tury.
