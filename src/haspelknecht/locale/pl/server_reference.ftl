# To, co przegląda przeglądarka, strona zamiast aplikacji i gra z przewodnikiem.

## Skąd pochodzi nadrukowana wartość

reference-source-text = Wydrukowane w instrukcji.
reference-source-review = Podane w opublikowanej recenzji.
reference-source-rebuilt = Odtworzone przez nas: zgadza się ze wszystkim, co mówią instrukcje, ale nikt nie odczytał tego z pudełka.
reference-partly-cost-21 = Instrukcje mówią, że ten kafel można opłacić 1 żółtym i 2 brązowymi dyskami. Które jego pola są kolorowe, odtworzyliśmy sami.
reference-partly-pinge = Instrukcje mówią o 7 węglach, 2 symbolach drewna i co najmniej 1 węglu przed pierwszym z nich. Podział węgla odtworzyliśmy sami.
reference-partly-tunnel-coal = Instrukcje mówią o 7 sekcjach z 11 węglami. Podział węgla odtworzyliśmy sami.
reference-partly-tunnel-points = Instrukcje mówią, że każda sekcja jest warta od 1 do 3 punktów zwycięstwa, a wszystkie razem 13. Ich podział odtworzyliśmy sami.
reference-partly-tunnel-symbols = Instrukcje mówią, ile jest symboli: 3 taczki, 4 kaganki i 4 wagoniki. Gdzie się znajdują, odtworzyliśmy sami.
reference-partly-pools = Z recenzji wiadomo, że pierwsza pula jest sucha, a druga mokra. Trzecią i czwartą odtworzyliśmy sami.
reference-partly-standard = Instrukcje mówią, ile kafli ma każdy rząd, a recenzja, że rzędy są przesunięte względem siebie. Które z nich, odtworzyliśmy sami.
reference-partly-layout = Instrukcje podają w tekście jego nazwę, liczbę graczy i kafle każdego poziomu. Kształt odtworzyliśmy sami.

## Gra z przewodnikiem

server-tutorial-neighbour = Sąsiad

## Zamiast aplikacji, jeśli jej nie zbudowano

server-client-missing = Aplikacja nie jest zbudowana
server-client-missing-about = Ten serwer działa i odpowiada programom, ale strony gry nie należą do tej instalacji. W folderze ze źródłami buduje je i uruchamia serwer polecenie make play.
server-docs = Dokumentacja
server-docs-missing = Dokumentacja nie należy do tej instalacji: w folderze ze źródłami buduje ją polecenie make docs, a serwer pokaże ją po ponownym uruchomieniu.
server-docs-no-page = W dokumentacji nie ma takiej strony. Jej pierwsza strona jest pod adresem /docs.

## Uruchamianie serwera

server-other-port = Portu { $taken } używa już inny program, dlatego jest to port { $port }.
server-friends = Dla znajomych w twojej sieci: { $address }
server-only-here = Grę można otworzyć tylko na tym komputerze. Aby wpuścić znajomych: { $command }
server-games-kept = Gry są przechowywane w { $place }
server-plain-engine = Silnik gry działa jako zwykły Python, około { $times } razy wolniej: boty myślą dłużej. Zainstaluj skompilowany pakiet albo kompilator C, a potem jeszcze raz Haspelknecht.
server-how-to-stop = Ctrl-C zatrzymuje serwer.
server-stopped = Haspelknecht został zatrzymany. Wszystkie gry są zapisane.
server-client-browse = otwórz grę w przeglądarce, jeśli jest ekran
