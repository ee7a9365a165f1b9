# Układy planszy rozwinięć: ich nazwy oraz to, co może być nie tak z rysunkiem lub plikiem.

layout-name-standard-2 = Standardowy dla dwóch osób
layout-name-standard-3 = Standardowy dla trzech osób
layout-name-standard-4 = Standardowy dla czterech osób
layout-name-tower = Wieża
layout-name-three-long-legs = Trzy długie nogi
layout-name-four-long-legs = Cztery długie nogi
layout-name-wings = Skrzydła
layout-name-three-short-legs = Trzy krótkie nogi
layout-name-four-short-legs = Cztery krótkie nogi
layout-name-two-short-asymmetric-legs = Dwie krótkie asymetryczne nogi
layout-name-flower = Kwiat
layout-name-three-circles = Trzy koła
layout-name-two-long-asymmetric-legs = Dwie długie asymetryczne nogi
layout-name-two-circles = Dwa okręgi
layout-name-butterfly = Motyl

## Rysunek. Wiersze i kolumny liczy się w nim od 1.

layout-empty = Na rysunku nie ma kafli. Narysuj każdy kafel jako cyfrę od 1 do 4, czyli jego poziom.
layout-wrong-sign = Wiersz { $line }, kolumna { $column } rysunku: „{ $sign }” nie jest kaflem. Używaj tylko cyfr od 1 do 4 i spacji.
layout-too-close = Wiersz { $line }, kolumna { $column } rysunku: ten kafel nachodzi na kafel po lewej. Zostaw między nimi jedną spację.
layout-off-grid = Wiersz { $line }, kolumna { $column } rysunku: ten kafel nie pasuje do siatki sześciokątów. Przesuń go o jedną kolumnę: każdy wiersz jest przesunięty o jedną kolumnę względem sąsiednich.
layout-too-large = Wiersz { $line }, kolumna { $column } rysunku: to za daleko. Użyj najwyżej { $lines } wierszy i { $columns } kolumn.
layout-too-many = Wiersz { $line }, kolumna { $column } rysunku: to o jeden kafel poziomu { $level } za dużo. Użyj najwyżej { $most } kafli z każdego poziomu ({ $rule }).

## Zasady. Wiersze i kolumny liczy się od kafla najwyższego i od kafla leżącego najdalej po lewej.

layout-level-missing = Na rysunku brakuje poziomu { $level }. Dodaj kafle tego poziomu ({ $rule }).
layout-too-few = Poziom { $level } ma na rysunku za mało kafli ({ $count }). Dla { $players } graczy narysuj co najmniej { $minimum } ({ $rule }).
layout-not-connected = Wiersz { $line }, kolumna { $column }, licząc od kafla leżącego najwyżej i kafla leżącego najdalej po lewej: ten kafel poziomu { $level } nie styka się z żadnym kaflem poziomu { $before }. Przesuń go obok takiego kafla ({ $rule }).
layout-level-jump = Wiersz { $line }, kolumna { $column }, licząc od kafla leżącego najwyżej i kafla leżącego najdalej po lewej: ten kafel poziomu { $level } styka się z kaflem poziomu { $other }. Stykające się kafle mogą różnić się najwyżej o jeden poziom ({ $rule }).

## Liczby i pliki

layout-player-count = Nie ma planszy rozwinięć dla takiej liczby graczy: { $players }. Wybierz 2, 3 lub 4.
layout-minimum-unknown = „{ $option }” nie jest wartością min_tiles_per_row. Wybierz „players” lub „three”.
layout-file-too-long = Układ { $name }: plik jest za długi w wierszu { $line }. Wystarczy kilka krótkich wierszy.
layout-not-toml = Układ { $name }: wiersz { $line } pliku nie jest poprawnym TOML. Przykłady są w layouts.toml.
layout-too-deep = Układ { $name }: w pliku jest za dużo zagnieżdżonych nawiasów. Napisz tylko jedną parę, jak w players = [2, 3].
layout-key-missing = Układ { $name }: w pliku brakuje klucza „{ $field }”. Dodaj go.
layout-key-unknown = Układ { $name }: klucz „{ $field }” w pliku jest nieznany. Używaj tylko players, drawing i source.
layout-players-wrong = Układ { $name }: klucz „players” wymaga listy liczb spośród 2, 3 i 4, każdej najwyżej raz, na przykład players = [2, 3].
layout-not-text = Układ { $name }: klucz „{ $field }” musi być tekstem. Umieść go w cudzysłowie.
