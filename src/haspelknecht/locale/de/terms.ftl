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
tile-13-effect = Dein Knecht wird zum verbesserten Knecht. Ab der nächsten Aktionsphase kann er auch Errungenschaften erwerben.
tile-14-effect = Du erhältst einen Marker. Ab der nächsten Aktionsphase kannst du mit ihm einmal 1 Grubenwasser entfernen und bekommst dafür 1 Siegpunkt.
tile-15-effect = Gebäude: Einmal pro Aktionsphase, ab der nächsten, darfst du 2 Holz gegen 2 Kohle aus dem Vorrat und 1 Siegpunkt tauschen.
tile-21-effect = In den Grubenwasserphasen im Frühling und im Herbst bekommst du kein Grubenwasser mehr.
tile-22-effect = Du erhältst einen Marker, der ab der nächsten Aktionsphase einmal als gelbe Scheibe gilt. Am Spielende bekommst du 1 Siegpunkt für jeden vollständigen Stollenabschnitt mit einem Schubkarren-Symbol (höchstens 3).
tile-23-effect = Du erhältst einen Marker, der ab der nächsten Aktionsphase einmal als braune Scheibe gilt.
tile-24-effect = Gebäude: Im Winter darfst du im Kohlelager 1 Kohle und 1 Holz lagern. Lagerst du dort Kohle, bekommst du in diesem Winter 1 Siegpunkt.
tile-25-effect = Du darfst sofort 1 Grubenwasser entfernen und erhältst einen Marker. Ab der nächsten Aktionsphase, aber erst, wenn deine Pinge ausgeschöpft ist, bringt er dir einmal 3 Haspelknecht-Aktionen ohne Bezahlung.
tile-31-effect = Wähle sofort: entweder 3 Holz zusammen mit 1 Grubenwasser oder 1 Thaler.
tile-32-effect = Du erhältst sofort 1 Thaler und dazu einen Marker, mit dem du ab der nächsten Aktionsphase einmal eine Scheibe eines Reserve-Pools mit einer Scheibe des zugehörigen Aktions-Pools tauschst. Am Spielende bekommst du 1 Siegpunkt für jeden vollständigen Stollenabschnitt mit einem Öllampen-Symbol (höchstens 4).
tile-33-effect = Du erhältst 1 Holz und darfst sofort 1 zugängliche Kohle abbauen. Außerdem erhältst du einen Marker, der ab der nächsten Aktionsphase einmal als schwarze Scheibe gilt.
tile-34-effect = Du darfst sofort einmal tauschen: 1 Kohle von deinem Hof gegen 1 Thaler oder 2 Kohle von deinem Hof gegen 1 Thaler und 1 Nahrung. Kohle aus dieser Aktionsphase kannst du nicht tauschen.
tile-35-effect = Gebäude: Einmal pro Aktionsphase, ab der nächsten, bekommst du 1 Thaler für 2 schwarze Scheiben oder 1 Nahrung und 2 Siegpunkte für 2 gelbe Scheiben.
tile-41-effect = Du erhältst sofort 1 Thaler. Am Spielende bekommst du 1 Siegpunkt für jedes Schlägel-und-Eisen-Symbol auf deinen Plättchen.
tile-42-effect = Du erhältst sofort 1 Holz und, wenn deine Pinge schon ausgeschöpft ist, 2 Kohle aus dem Vorrat in deinen Schacht. Am Spielende bekommst du 1 Siegpunkt für jeden vollständigen Stollenabschnitt mit einem Hunt-Symbol (höchstens 4).
tile-43-effect = Du erhältst sofort 1 Nahrung. Am Spielende bekommst du 1 Siegpunkt für jedes Forken-Symbol auf deinen Plättchen.
tile-44-effect = Du erhältst sofort 1 Thaler und 1 Nahrung. In jedem Winter bekommst du 1 Siegpunkt für jede Kohle auf deinem Hof; das ersetzt für dich die Kohletabelle.
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
