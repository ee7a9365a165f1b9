### Searching the rules in the terminal

cli-rules-what = une règle (R-TAKE-04), un chapitre (take), une option (mill_repeat), une différence entre les livrets (B-05), une décision (C-16) ou des mots à chercher (Wagonnet) ; sans rien, toutes les règles
cli-rules-edition = l’édition dont les règles sont affichées
cli-rules-also = Voir aussi : { $ids }
rules-nothing-found = Aucun résultat pour « { $words } ». Chapitres : { $chapters }.
