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
tile-21-effect = W fazach wód dołowych wiosną i jesienią nie otrzymujesz już wody dołowej.
tile-22-effect = Otrzymujesz znacznik, który raz, od następnej fazy akcji, działa jak żółty dysk. Na koniec gry zdobywasz 1 punkt zwycięstwa za każdą ukończoną sekcję Tunelu z symbolem taczki (najwyżej 3).
tile-23-effect = Otrzymujesz znacznik, który raz, od następnej fazy akcji, działa jak brązowy dysk.
tile-31-effect = Wybierz od razu: otrzymujesz albo 3 drewna i 1 wodę dołową, albo 1 Talara.
tile-41-effect = Od razu otrzymujesz 1 Talara. Na koniec gry zdobywasz 1 punkt zwycięstwa za każdy symbol młota i kilofa na swoich kaflach.
tile-43-effect = Od razu otrzymujesz 1 żywność. Na koniec gry zdobywasz 1 punkt zwycięstwa za każdy symbol wideł na swoich kaflach.
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
