### Szukanie w zasadach w terminalu

cli-rules-what = zasada (R-TAKE-04), rozdział (take), opcja (mill_repeat), różnica między instrukcjami (B-05), rozstrzygnięcie (C-16) albo szukane słowa (Wagonik); pomiń, aby zobaczyć wszystkie zasady
cli-rules-edition = którego wydania zasady pokazać
cli-rules-also = Zobacz też: { $ids }
rules-nothing-found = Nic nie znaleziono dla „{ $words }”. Rozdziały: { $chapters }.
