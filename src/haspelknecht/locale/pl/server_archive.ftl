# Zapisy i archiwum serwera gry.

server-not-begun = Przy tym stole nie zaczęła się jeszcze żadna gra.
server-record-seats = Zapisana gra jest dla { $players } graczy. Podaj dokładnie tyle miejsc.
server-record-step = W zapisie nie ma kroku { $step }. Ostatni to { $last }.
server-record-over = W tym kroku gra jest już skończona. Aby grać dalej, wybierz wcześniejszy.
server-cursor = Nie można znaleźć tej strony archiwum. Wróć do pierwszej strony.
