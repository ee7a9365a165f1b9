# To, co przegląda przeglądarka, strona zamiast aplikacji i gra z przewodnikiem.

## Skąd pochodzi nadrukowana wartość

reference-source-text = Wydrukowane w instrukcji.
reference-source-review = Z opublikowanej recenzji.
reference-source-rebuilt = Odtworzone przez nas. Zgadza się ze wszystkim, co mówią instrukcje, ale nie widzieliśmy tego na samym elemencie.
reference-partly-cost-21 = Według instrukcji za ten kafel można zapłacić 1 żółtym i 2 brązowymi dyskami. Które jego pola są kolorowe, odtworzyliśmy sami.
reference-partly-pinge = Według instrukcji jest 7 węgli i 2 symbole drewna, a przed pierwszym symbolem co najmniej 1 węgiel. Podział węgla odtworzyliśmy sami.
reference-partly-tunnel-coal = Według instrukcji jest 7 sekcji z 11 węglami. Podział węgla odtworzyliśmy sami.
reference-partly-tunnel-points = Według instrukcji każda sekcja daje od 1 do 3 punktów zwycięstwa, a wszystkie razem 13. Ich podział odtworzyliśmy sami.
reference-partly-tunnel-symbols = Według instrukcji są 3 taczki, 4 kaganki i 4 wagoniki. Gdzie się znajdują, odtworzyliśmy sami.
reference-partly-pools = Według recenzji pierwsza pula nie ma symbolu wody, a druga go ma. Trzecią i czwartą odtworzyliśmy sami.
reference-partly-standard = Instrukcje mówią, ile kafli ma każdy rząd, a recenzja, że rzędy są przesunięte względem siebie. Które są przesunięte, odtworzyliśmy sami.
reference-partly-layout = Instrukcje podają nazwę, liczbę graczy i liczbę kafli każdego poziomu. Kształt odtworzyliśmy sami.

## Gra z przewodnikiem

server-tutorial-neighbour = Sąsiad

## Zamiast aplikacji, jeśli jej nie zbudowano

server-client-missing = Aplikacja internetowa nie jest zbudowana
server-client-missing-about = Ten serwer działa i odpowiada programom, ale ta instalacja nie zawiera stron gry. Aby je zbudować i uruchomić serwer, użyj make play w folderze ze źródłami.
server-docs = Dokumentacja
server-docs-missing = Ta instalacja nie zawiera dokumentacji. Aby ją zbudować, użyj make docs w folderze ze źródłami i uruchom serwer ponownie.
server-docs-no-page = W dokumentacji nie ma takiej strony. Zacznij od /docs.

## Uruchamianie serwera

server-other-port = Portu { $taken } używa inny program, więc serwer używa portu { $port }.
server-friends = Dla znajomych w twojej sieci: { $address }
server-only-here = Grę można otworzyć tylko na tym komputerze. Aby wpuścić znajomych: { $command }
server-games-kept = Gry są przechowywane w { $place }
server-plain-engine = Silnik działa jako zwykły Python, około { $times } razy wolniej, więc boty myślą dłużej. Zainstaluj skompilowany pakiet albo zainstaluj kompilator C, a potem ponownie Haspelknecht.
server-how-to-stop = Naciśnij Ctrl-C, aby zatrzymać serwer.
server-stopped = Haspelknecht został zatrzymany. Wszystkie gry są zapisane.
server-client-browse = otwórz grę w przeglądarce, jeśli jest ekran
