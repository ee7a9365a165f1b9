### O grze: cel, opowieść, historia, zawartość pudełka, autorzy; oraz części strony z zasadami, które otaczają zasady

## Strona z zasadami

web-rules-edition = Wydanie
web-rules-chapter-glossary = Słowniczek
web-rules-chapter-examples = Przykłady
web-rules-also = Inaczej: { $names }
web-rules-example-before = Przed
web-rules-example-after = Po

## Cel

web-about-goal-title = O czym jest ta gra
web-about-goal = Prowadzisz farmę w dolinie Ruhry w XVI wieku. W twojej ziemi jest węgiel: najpierw tuż pod powierzchnią, potem coraz głębiej. Przez trzy lata planujesz pracę na farmie: produkujesz żywność i drewno, wydobywasz węgiel, walczysz z wodą i zdobywasz nowe umiejętności.
web-about-win = Punkty zdobywasz każdej zimy za węgiel, za każde kupione rozwinięcie, a na koniec za kopalnię, Talary i nie tylko. Wygrywa gracz z największą liczbą punktów zwycięstwa. Do zwycięstwa prowadzi wiele dróg.

## Opowieść i historia

web-about-story-title = Opowieść
web-about-story = Pewnego zimnego wieczoru młody pasterz rozpalił ognisko w zagłębieniu ziemi. Rano wciąż się żarzyło: w popiele leżały błyszczące czarne kamienie, które nie chciały zgasnąć. Pasterz opowiedział o nich rolnikowi, u którego służył. Po skończonej pracy w polu razem kopali w poszukiwaniu takich kamieni. Ale im głębiej kopali, tym więcej wody zbierało się w dole. Potrzebowali nowych pomysłów i nowych narzędzi.
web-about-history-pinge = Odkrywka, po niemiecku „Pinge”, to zagłębienie w ziemi, które zostaje po wydobywaniu węgla tuż pod powierzchnią. Na południu Zagłębia Ruhry, gdzie pokłady węgla wychodzą na powierzchnię, takie doły wciąż można znaleźć w lasach.
web-about-history-haspelknecht = „Haspel” to po niemiecku kołowrót nad szybem. Haspelknechci kręcili jego korbą: wyciągali węgiel i wodę, a na dół spuszczali narzędzia i drewno.
web-about-history-water = Woda była największym wrogiem górników. Zbierała się w każdym wyrobisku i trzeba ją było wynosić wiadrami. To ona wyznaczała, jak głęboko dało się kopać.
web-about-history-development = Rolnicy kopali węgiel po żniwach, narzędziami z gospodarstwa. Z czasem pojawiły się stemple i tunele, wózki i młyny, a miejsce odkrywek zajęły małe kopalnie.

## Co jest w pudełku

web-about-box-title = Co jest w pudełku
web-about-box-boards = 1 plansza koła roku z fazami, torem kolejności tury i torem punktacji; 4 plansze graczy z farmą i kopalnią
web-about-box-resource-boards = 3 plansze zasobów: jedna z 2 pulami akcji i 2 pulami rezerwy, dwie z 1 pulą akcji i 1 pulą rezerwy
web-about-box-tiles = 20 kafli rozwinięć, po 5 na każdy z 4 poziomów, oraz 4 kafle pomocnicze
web-about-box-buildings = 16 kafli budynków (4 Stodoły, 4 Węglarzy, 4 Składy węgla, 4 Młyny wodne), 4 Doświadczonych Parobków, 4 kafle z Górnikiem i Haspelknechtem
web-about-box-disks = 36 dysków akcji (13 czarnych, 13 brązowych, 10 żółtych) i 44 dyski graczy, po 11 w każdym kolorze
web-about-box-markers = 24 znaczniki akcji, po 4 z każdego z 6 rodzajów; 1 znacznik fazy i 1 znacznik roku
web-about-box-resources = 80 węgli, 34 drewna, 18 żywności i 18 wód dołowych
web-about-box-coins = 16 Talarów i 24 znaczniki długu
web-about-box-bag = 1 woreczek i 1 instrukcja
web-about-box-note = Węgiel, drewno, żywność i woda dołowa nigdy się nie kończą. Jeśli zabraknie elementów, użyjcie zamienników.

## Autorzy

web-credits-title = Autorzy
web-credits-board-game = Gra planszowa
web-credits-author = Autor
web-credits-artist = Ilustracje
web-credits-publisher = Wydawca
web-credits-rulebook = Instrukcja
web-credits-polish = Polskie tłumaczenie
web-credits-testers = Testerzy
web-credits-ours = To wydanie cyfrowe
web-credits-us = Stworzone przez miłośników gry: silnik zasad, boty, ta aplikacja, jej rysunki i teksty. Nie jesteśmy związani z autorem ani z wydawcą.
web-credits-texts = Wszystkie teksty napisaliśmy sami, z pięcioma instrukcjami pod ręką. Rysunki też są nasze; niczego nie skopiowano z pudełka.
web-credits-licence = Oprogramowanie jest wolne, na licencji MIT.
web-credits-others = Korzysta z wolnych czcionek i programów innych twórców.
web-credits-licences = Ich licencje
