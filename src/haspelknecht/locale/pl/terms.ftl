### Słowa gry. Każde słowo stąd znaczy we wszystkich innych tekstach dokładnie jedno.

## Kafle rozwinięć: nazwy

tile-11 = Tyczka nośna
tile-12 = Stodoła
tile-13 = Oskard
tile-14 = Lina holownicza
tile-15 = Węglarz
tile-21 = Wiadro
tile-22 = Taczka
tile-23 = Drabina
tile-24 = Skład węgla
tile-25 = Wciągarka
tile-31 = Drewno górnicze
tile-32 = Kaganek
tile-33 = Młot i kilof
tile-34 = Worki na węgiel
tile-35 = Młyn wodny
tile-41 = Woźnica węglowy
tile-42 = Wagonik
tile-43 = Wózek ręczny
tile-44 = Wóz z koniem
tile-45 = Mała kopalnia węgla

## Kafle rozwinięć: działanie (drugie wydanie)

tile-11-effect = Od razu otrzymujesz 1 Talara.
tile-12-effect = Budynek: zimą możesz przechować w Stodole 1 węgiel, 1 drewno albo 1 żywność. Jeśli przechowasz w niej żywność, zdobywasz tej zimy 2 punkty zwycięstwa.
tile-13-effect = Twój Parobek staje się Doświadczonym Parobkiem. Od następnej fazy akcji może też kupować rozwinięcia.
tile-14-effect = Otrzymujesz znacznik. Użyj go raz, od następnej fazy akcji, aby usunąć 1 wodę dołową i zdobyć 1 punkt zwycięstwa.
tile-15-effect = Budynek: raz na fazę akcji, od następnej, możesz wymienić 2 drewna na 2 węgle z zasobów ogólnych i 1 punkt zwycięstwa.
tile-21-effect = W fazach wód dołowych wiosną i jesienią nie otrzymujesz już wody dołowej.
tile-22-effect = Otrzymujesz znacznik, który raz, od następnej fazy akcji, działa jak żółty dysk. Na koniec gry zdobywasz 1 punkt zwycięstwa za każdą ukończoną sekcję Tunelu z symbolem taczki (najwyżej 3).
tile-23-effect = Otrzymujesz znacznik, który raz, od następnej fazy akcji, działa jak brązowy dysk.
tile-24-effect = Budynek: zimą możesz przechować w Składzie węgla 1 węgiel i 1 drewno. Jeśli przechowasz w nim węgiel, zdobywasz tej zimy 1 punkt zwycięstwa.
tile-25-effect = Od razu możesz usunąć 1 wodę dołową i otrzymujesz znacznik. Użyj go raz, od następnej fazy akcji, ale dopiero po wyczerpaniu Odkrywki, na 3 akcje Haspelknechta bez zapłaty.
tile-31-effect = Wybierz od razu: otrzymujesz albo 3 drewna i 1 wodę dołową, albo 1 Talara.
tile-32-effect = Od razu otrzymujesz 1 Talara oraz znacznik. Użyj go raz, od następnej fazy akcji, w swojej turze zabierania dysków: zamień miejscami dysk z puli rezerwy i dysk z jej puli akcji. Na koniec gry zdobywasz 1 punkt zwycięstwa za każdą ukończoną sekcję Tunelu z symbolem kaganka (najwyżej 4).
tile-33-effect = Otrzymujesz 1 drewno i od razu możesz wydobyć 1 dostępny węgiel. Otrzymujesz też znacznik, który raz, od następnej fazy akcji, działa jak czarny dysk.
tile-34-effect = Od razu możesz dokonać jednej wymiany: 1 węgiel ze swojej farmy na 1 Talara albo 2 węgle ze swojej farmy na 1 Talara i 1 żywność. Węgla z tej fazy akcji nie możesz wymienić.
tile-35-effect = Budynek: raz na fazę akcji, od następnej, otrzymujesz 1 Talara za 2 czarne dyski albo 1 żywność i 2 punkty zwycięstwa za 2 żółte dyski.
tile-41-effect = Od razu otrzymujesz 1 Talara. Na koniec gry zdobywasz 1 punkt zwycięstwa za każdy symbol młota i kilofa na swoich kaflach.
tile-42-effect = Od razu otrzymujesz 1 drewno, a jeśli twoja Odkrywka jest już wyczerpana, także 2 węgle z zasobów ogólnych do swojego Szybu. Na koniec gry zdobywasz 1 punkt zwycięstwa za każdą ukończoną sekcję Tunelu z symbolem wagonika (najwyżej 4).
tile-43-effect = Od razu otrzymujesz 1 żywność. Na koniec gry zdobywasz 1 punkt zwycięstwa za każdy symbol wideł na swoich kaflach.
tile-44-effect = Od razu otrzymujesz 1 Talara i 1 żywność. Każdej zimy zdobywasz 1 punkt zwycięstwa za każdy węgiel na swojej farmie, zamiast punktów z tabeli węgla.
tile-45-effect = Od razu otrzymujesz 3 Talary.

## Robotnicy

worker-farmer = Rolnik
worker-farmhand = Parobek
worker-improved-farmhand = Doświadczony Parobek
worker-digger = Kopacz węgla
worker-miner = Górnik
worker-haspelknecht = Haspelknecht

## Zasoby

good-food = Żywność
good-wood = Drewno
good-coal = Węgiel
good-thaler = Talar
good-water = Woda dołowa
good-debt = Dług

## Kolory dysków akcji

colour-yellow = Żółty
colour-brown = Brązowy
colour-black = Czarny

## Pory roku

season-spring = Wiosna
season-summer = Lato
season-autumn = Jesień
season-winter = Zima

## Miejsca na planszy gracza

place-farm = Farma
place-pinge = Odkrywka
place-shaft = Szyb
place-tunnel = Tunel

## Budynki

building-12 = Stodoła
building-15 = Węglarz
building-24 = Skład węgla
building-35 = Młyn wodny

## Znaczniki akcji: nazwa i użycie

marker-14 = Znacznik Liny: usuwa 1 wodę dołową i daje 1 punkt zwycięstwa
marker-22 = Znacznik Taczki: działa jak 1 żółty dysk
marker-23 = Znacznik Drabiny: działa jak 1 brązowy dysk
marker-25 = Znacznik Wciągarki: 3 akcje Haspelknechta bez zapłaty
marker-32 = Znacznik Kaganka: zamienia miejscami dysk z puli rezerwy i dysk z jej puli akcji
marker-33 = Znacznik Kilofa: działa jak 1 czarny dysk

## Rzędy planszy rozwinięć

level = Poziom { $level }

## Skąd pochodzą punkty zwycięstwa

source-developments = Kupowanie rozwinięć
source-pinge = Bonus Odkrywki
source-cable = Lina holownicza
source-charcoal = Węglarz
source-mill = Młyn wodny
source-winter_coal = Węgiel zimą
source-horse_and_cart = Wóz z koniem
source-farm_storage = Przechowywanie na farmie
source-barn = Żywność w Stodole
source-coal_storage = Węgiel w Składzie węgla
source-sections = Ukończone sekcje Tunelu
source-wheelbarrow = Taczka
source-oil_lamp = Kaganek
source-lorry = Wagonik
source-handcart = Wózek ręczny
source-coal_driver = Woźnica węglowy
source-buildings = Symbole budynków
source-markers = Nieużyte znaczniki
source-thaler = Pozostałe Talary
source-debts = Długi
source-water = Pozostała woda dołowa
