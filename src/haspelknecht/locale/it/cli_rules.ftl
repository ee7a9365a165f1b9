### Searching the rules in the terminal

cli-rules-what = una regola (R-TAKE-04), un capitolo (take), un’opzione (mill_repeat), una differenza tra i regolamenti (B-05), una decisione (C-16) o parole da cercare (Carrello); senza nulla, tutte le regole
cli-rules-edition = l’edizione di cui mostrare le regole
cli-rules-also = Vedi anche: { $ids }
rules-nothing-found = Nessun risultato per «{ $words }». Capitoli: { $chapters }.
