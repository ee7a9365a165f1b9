### Die Wörter des Spiels. Jedes Wort hier bedeutet in allen anderen Texten genau eine Sache.

## Errungenschaftsplättchen: ihre Namen

tile-11 = Tragejoch
tile-12 = Scheune
tile-13 = Hacke
tile-14 = Seil
tile-15 = Köhlerei
tile-21 = Eimer
tile-22 = Schubkarre
tile-23 = Leiter
tile-24 = Kohlelager
tile-25 = Haspelanlage
tile-31 = Grubenholz
tile-32 = Öllampe
tile-33 = Schlägel und Eisen
tile-34 = Kohlesäcke
tile-35 = Wassermühle
tile-41 = Kohletreiber
tile-42 = Hunt
tile-43 = Handkarren
tile-44 = Fuhrwerk
tile-45 = Kleinzeche

## Errungenschaftsplättchen: was sie bewirken (zweite Auflage)

tile-11-effect = Du erhältst sofort 1 Thaler.
tile-12-effect = Gebäude: Im Winter darfst du in der Scheune 1 Kohle, 1 Holz oder 1 Nahrung lagern. Lagerst du dort Nahrung, bekommst du in diesem Winter 2 Siegpunkte.
tile-21-effect = In den Grubenwasserphasen im Frühling und im Herbst bekommst du kein Grubenwasser mehr.
tile-22-effect = Du erhältst einen Marker, der ab der nächsten Aktionsphase einmal als gelbe Scheibe gilt. Am Spielende bekommst du 1 Siegpunkt für jeden vollständigen Stollenabschnitt mit einem Schubkarren-Symbol (höchstens 3).
tile-23-effect = Du erhältst einen Marker, der ab der nächsten Aktionsphase einmal als braune Scheibe gilt.
tile-31-effect = Wähle sofort: entweder 3 Holz zusammen mit 1 Grubenwasser oder 1 Thaler.
tile-41-effect = Du erhältst sofort 1 Thaler. Am Spielende bekommst du 1 Siegpunkt für jedes Schlägel-und-Eisen-Symbol auf deinen Plättchen.
tile-43-effect = Du erhältst sofort 1 Nahrung. Am Spielende bekommst du 1 Siegpunkt für jedes Forken-Symbol auf deinen Plättchen.
tile-45-effect = Du erhältst sofort 3 Thaler.

## Arbeiter

worker-farmer = Bauer
worker-farmhand = Knecht
worker-improved-farmhand = Verbesserter Knecht
worker-digger = Kohlegräber
worker-miner = Hauer
worker-haspelknecht = Haspelknecht

## Ressourcen, Thaler, Grubenwasser und Schuldscheine

good-food = Nahrung
good-wood = Holz
good-coal = Kohle
good-thaler = Thaler
good-water = Grubenwasser
good-debt = Schuldschein

## Farben der Aktionsscheiben

colour-yellow = Gelb
colour-brown = Braun
colour-black = Schwarz

## Jahreszeiten

season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter

## Orte auf dem Spielertableau

place-farm = Hof
place-pinge = Pinge
place-shaft = Schacht
place-tunnel = Stollen

## Gebäude

building-12 = Scheune
building-15 = Köhlerei
building-24 = Kohlelager
building-35 = Wassermühle

## Aktionsmarker: Name und Verwendung

marker-14 = Seil-Marker: 1 Grubenwasser entfernen und 1 Siegpunkt bekommen
marker-22 = Schubkarren-Marker: gilt als 1 gelbe Scheibe
marker-23 = Leiter-Marker: gilt als 1 braune Scheibe
marker-25 = Haspel-Marker: 3 Haspelknecht-Aktionen ohne Bezahlung
marker-32 = Lampen-Marker: eine Scheibe eines Reserve-Pools mit einer aus dem zugehörigen Aktions-Pool tauschen
marker-33 = Schlägel-Marker: gilt als 1 schwarze Scheibe

## Reihen des Errungenschaftsfelds

level = Stufe { $level }

## Woher Siegpunkte kommen

source-developments = Erwerb von Errungenschaften
source-pinge = Pingebonus
source-cable = Seil
source-charcoal = Köhlerei
source-mill = Wassermühle
source-winter_coal = Kohle im Winter
source-horse_and_cart = Fuhrwerk
source-farm_storage = Lagerung auf dem Hof
source-barn = Nahrung in der Scheune
source-coal_storage = Kohle im Kohlelager
source-sections = Vollständige Stollenabschnitte
source-wheelbarrow = Schubkarre
source-oil_lamp = Öllampe
source-lorry = Hunt
source-handcart = Handkarren
source-coal_driver = Kohletreiber
source-buildings = Gebäude-Symbole
source-markers = Unbenutzte Marker
source-thaler = Übrige Thaler
source-debts = Schuldscheine
source-water = Übriges Grubenwasser
