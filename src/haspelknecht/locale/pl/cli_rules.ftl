### Searching the rules in the terminal

cli-rules-what = zasada (R-TAKE-04), rozdział (take), opcja (mill_repeat), różnica między instrukcjami (B-05), rozstrzygnięcie (C-16) albo szukane słowa (Wagonik); bez niczego – wszystkie zasady
cli-rules-edition = której edycji zasady pokazać
cli-rules-also = Zobacz też: { $ids }
rules-nothing-found = Nic nie znaleziono dla „{ $words }”. Rozdziały: { $chapters }.
