### Regeln im Terminal durchsuchen

cli-rules-what = eine Regel (R-TAKE-04), ein Kapitel (take), eine Option (mill_repeat), ein Unterschied der Regelhefte (B-05), eine Entscheidung (C-16) oder Suchwörter (Lore); ohne Angabe alle Regeln
cli-rules-edition = welche Regeln gezeigt werden
cli-rules-also = Siehe auch: { $ids }
rules-nothing-found = Zu „{ $words }“ wurde nichts gefunden. Kapitel: { $chapters }.
