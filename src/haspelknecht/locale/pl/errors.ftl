### Co można zrobić źle: po jednym zdaniu, które mówi, co jest nie tak, gdzie i co z tym zrobić.

## Przygotowanie gry

players-count = Haspelknecht jest dla 2, 3 lub 4 graczy, a nie dla { $players }.
edition-unknown = Nie ma wydania „{ $edition }”. Wydania: { $known }.
option-unknown = Nie ma opcji „{ $option }”. Opcje: { $known }.
option-value-unknown = Opcja { $option } nie może mieć wartości „{ $value }”. Wartości: { $known }.
layout-unknown = Nie ma układu „{ $layout }”. Układy: { $known }.
layout-players = Układ { $layout } jest dla { $fit } graczy, a nie dla { $players }.
tiles-unknown = „{ $tiles }” nie mówi, których kafli użyć. Napisz first, random albo numery kafli.
tiles-count = Miejsc w układzie jest { $needed }, a podanych różnych kafli { $found }. Podaj po jednym kaflu na każde miejsce.
tiles-level = Kafel { $tile } nie może leżeć na miejscu poziomu { $level }.
tile-unknown = Nie ma kafla { $tile }. Kafle mają numery od 11 do 15, od 21 do 25, od 31 do 35 i od 41 do 45.
few-thaler-unknown = „{ $value }” nie mówi, co zrobić, gdy jest za mało źródeł Talarów. Napisz redraw albo warn.
start-building-unknown = Kafel { $tile } nie ma budynku, z którym można by zacząć. Budynki mają kafle 12, 15, 24 i 35.
start-building-in-play = R-VARIANT-06: nie można zacząć z budynkiem kafla { $tile }, bo ten kafel jest w grze.
start-farmhand-in-play = R-VARIANT-07: nie można zacząć z Doświadczonym Parobkiem, bo kafel { $tile } jest w grze.
names-count = Liczba podanych imion ({ $found }) różni się od liczby graczy ({ $players }). Podaj po jednym dla każdego gracza.
name-unfit = { $name } nie nadaje się na imię. Napisz od 1 do 40 drukowalnych znaków.
warning-few-thaler = R-VARIANT-08: te kafle dają za mało Talarów na 3 Talary czynszu. Rozważ inne kafle.

## Własne pliki

toml-too-long = Plik ma więcej znaków niż { $most }. Usuń z niego to, co do niego nie należy.
toml-line-too-long = Wiersz { $line } ma więcej znaków niż { $most }. Podziel go na krótsze.
toml-too-deep = W wierszu { $line } jest nazwa, która ma więcej części niż { $most }. Usuń zbędne kropki.

## Pliki elementów

components-not-toml = Plik elementów nie jest poprawnym TOML: { $problem }.
components-unknown = Plik elementów podaje „{ $where }”, a czegoś takiego nie ma. Wszystkie nazwy są w naszym components.toml.
components-wrong-kind = „{ $where }” w pliku elementów musi być tabelą.
components-number = „{ $where }” w pliku elementów musi być liczbą całkowitą od { $least } do { $most }.
components-list = „{ $where }” w pliku elementów musi być listą liczb całkowitych o długości { $length }.
components-places = „{ $where }” w pliku elementów musi być listą różnych miejsc od 1 do { $most }.
components-cost = Kafel { $tile } musi kosztować co najmniej 1 i najwyżej { $most } dysków. Więcej nikt nie może położyć.
components-cost-31 = Kafel 31 musi kosztować 1 czarny dysk i 3 dyski dowolnego koloru. Tak mówią instrukcje (F-01).
components-cost-21 = Za kafel 21 musi się dać zapłacić dokładnie 1 żółtym i 2 brązowymi dyskami, jak w przykładzie z instrukcji (F-01).
components-pinge-sum = Grupy węgla w Odkrywce dają razem { $sum }, a węgla w Odkrywce jest { $coal } (R-PINGE-01).
components-pinge-groups = W Odkrywce musi być węgiel przed pierwszym i za drugim symbolem drewna (F-05).
components-tunnel-coal = Sekcje Tunelu (jest ich { $sections }) muszą mieć co najmniej po 1 węglu, a razem { $coal }. Te mają razem { $sum } (R-TUNNEL-01).
components-tunnel-vp = Punkty za sekcje muszą wynosić od 1 do 3 za każdą i razem 13. Te dają razem { $sum } (R-END-03).
components-symbols = Liczba sekcji w „{ $where }” musi wynosić dokładnie { $count }, a nie { $found } (R-END-04).
components-wet-pools = Z dwóch pierwszych pul dokładnie jedna musi mieć symbol wody: mają go niektóre pule, ale nie wszystkie (F-09).

## Ruchy

move-unknown = „{ $move }” nie jest ruchem. Wpisz jeden z ruchów z listy.
move-number-unknown = Nie ma ruchu o numerze { $move }.
illegal-move = Gracz { $seat } nie może teraz zagrać „{ $move }”.
seat-unknown = Nie ma gracza „{ $seat }”. Gracze to { $known }.
draw-due = Zanim ktokolwiek wykona ruch, trzeba pociągnąć dyski.
game-over = Gra już się skończyła.
nothing-to-undo = Nie ma ruchu, który można by cofnąć.
no-plan-to-withdraw = Gracz { $seat } nie ma planu, który można by teraz wycofać.
plans-are-open = W tej partii plany są jawne: możesz cofnąć tylko ostatni ruch.

## Wartości z zewnątrz

value-not-table = „{ $place }” musi być tabelą wartości.
value-unknown = „{ $place }” nie jest tu znane. Sprawdź pisownię.
value-not-flag = „{ $place }” musi mieć wartość true albo false.
value-not-text = „{ $place }” musi być tekstem.
value-not-known = „{ $place }” musi być jedną z wartości: { $known }.
value-not-list = „{ $place }” musi być listą.
value-not-tile = „{ $place }” podaje „{ $tile }”, a to nie jest kafel. Kafle mają numery od 11 do 15, od 21 do 25, od 31 do 35 i od 41 do 45.
value-not-seat = „{ $place }” musi wymieniać graczy: { $known }.
value-not-number = „{ $place }” musi być liczbą całkowitą od { $least } do { $most }.
value-not-order = „{ $place }” musi wymieniać każdego gracza dokładnie raz: { $known }.
value-not-place = „{ $place }” musi być wolnym miejscem [x, row] na planszy rozwinięć.

## Pozycje

position-unreadable = Nie da się odczytać pozycji: { $problem }.
position-too-long = To za długie na pozycję. Sprawdź plik.
position-version = Ta pozycja ma format { $version }, a ten program czyta format { $known }.
rules-newer = Ta gra używa wersji { $rules } zasad, a ten program zna je tylko do wersji { $known }. Otwórz ją nowszym programem.
position-players = Pozycja wymaga tabeli „players” z A i B oraz z C i D, jeśli grają.
position-pools = Pul w pozycji jest { $found }, a graczy { $players }. Potrzeba po jednej puli na gracza albo żadnej.
position-stack = „stacks.{ $tile }” nie wymienia dokładnie tych graczy, którzy posiadają ten kafel.
position-disks = R-REFILL-09: przy tych dyskach w pulach i na wózkach w woreczku musi być dysków żółtych { $yellow }, brązowych { $brown }, a czarnych { $black }.
position-cart = „{ $place }” może zawierać dyski tylko jednego koloru.
position-load = „{ $place }” zawiera więcej dysków, niż ktokolwiek może mieć.
position-score = „{ $place }”: punkty według źródeł dają razem { $total }, ale wynik to { $score }.
position-impossible = „{ $place }” jest niemożliwe: nie pozwala na to { $rule }.

## Zapisy

record-line = Wiersz { $line } zapisu:
record-too-long = To za długie na zapis gry. Sprawdź plik.
record-line-too-long = Ten wiersz jest za długi. Sprawdź plik.
record-not-one = To nie jest zapis gry. Zapis zaczyna się od „{ $first } 1”.
record-version = Ten zapis ma format { $version }, a ten program czyta format { $known }.
record-after-end = „{ $text }” stoi po końcu gry. Nic już nie może po nim następować.
record-is-finished = Gra jest tu skończona, ale zapis nazywa ją niedokończoną („unfinished”).
record-not-finished = Zapis podaje wynik, ale gra nie jest tu jeszcze skończona.
record-truncated = Zapis jest ucięty. Pełny zapis kończy się zwycięzcą albo słowem „unfinished”.
record-no-draw-due = W tym miejscu nie ciągnie się dysków.
record-disk-unknown = „{ $letter }” nie jest dyskiem. Napisz Y dla żółtego, B dla brązowego, K dla czarnego.
record-disk-missing = W woreczku nie ma już dysku { $letter }.
record-draw-too-long = Pociągnięto więcej dysków, niż mieści się w pulach.
record-draw-too-short = Pociągnięto za mało dysków: pule nie są jeszcze pełne.
record-seed-disagrees = Dysk numer { $number } tej gry nie jest tym, który wynika z ziarna losowania.
record-seed-hash = Ziarno losowania nie zgadza się ze swoim skrótem.
record-seed-order = Pierwsza kolejność tury nie jest tą, która wynika z ziarna losowania.
record-winner = Zwycięzcą tej gry jest { $winner }.
record-heading = Nagłówek mówi „{ $found }”, ale w grze jest „{ $now }”.
record-result = Zapisany wynik to „{ $found }”, ale z gry wynika „{ $scores }”.
record-twice = „{ $name }” pojawia się tu drugi raz.
record-players = Gracze muszą być wymienieni w kolejności A, B, C, D.
record-unreadable = Nie można odczytać „{ $word }”. Sprawdź pisownię.
record-head-incomplete = Początek zapisu jest niepełny. Potrzebni są gracze, plansza rozwinięć i pierwsza kolejność tury.
