### Searching the rules in the terminal

cli-rules-what = a rule (R-TAKE-04), a chapter (take), an option (mill_repeat), a difference between the books (B-05), a ruling (C-16) or words to search for (Lorry); leave it out to see all rules
cli-rules-edition = whose rules to show
cli-rules-also = See also: { $ids }
rules-nothing-found = Nothing found for “{ $words }”. Chapters: { $chapters }.
