# Zapisy i archiwum serwera gry.

server-not-begun = Przy tym stole nie zaczęła się jeszcze żadna gra.
server-record-seats = Zapisana gra jest dla { $players } graczy: podaj tyle samo miejsc.
server-record-step = W zapisie nie ma kroku { $step }: ostatni to { $last }.
server-record-over = W tym miejscu gra jest już skończona: aby grać dalej, wybierz wcześniejszy krok.
server-cursor = Nie można znaleźć tej strony archiwum: zacznij jeszcze raz od pierwszej.
