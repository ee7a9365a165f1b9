### Searching the rules in the terminal

cli-rules-what = eine Regel (R-TAKE-04), ein Kapitel (take), eine Option (mill_repeat), ein Unterschied zwischen den Regelheften (B-05), eine Auslegung (C-16) oder Suchwörter (Hunt); ohne Angabe alle Regeln
cli-rules-edition = wessen Regeln gezeigt werden
cli-rules-also = Siehe auch: { $ids }
rules-nothing-found = Nichts gefunden zu „{ $words }“. Kapitel: { $chapters }.
