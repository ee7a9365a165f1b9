### Über das Spiel: Ziel, Geschichte, Bergbau, Spielmaterial, Mitwirkende; dazu die Texte rund um die Regeln

## Regelseite

web-rules-edition = Ausgabe
web-rules-chapter-glossary = Glossar
web-rules-chapter-examples = Beispiele
web-rules-also = Auch: { $names }
web-rules-example-before = Vorher
web-rules-example-after = Nachher

## Ziel

web-about-goal-title = Worum es geht
web-about-goal = Du führst einen Hof im Ruhrgebiet des 16. Jahrhunderts. In deinem Boden liegt Kohle, erst dicht unter der Oberfläche, dann immer tiefer. Drei Jahre lang planst du die Arbeit auf dem Hof: Nahrung anbauen, Holz schlagen, Kohle abbauen, das Wasser aus der Grube halten und neue Techniken erlernen.
web-about-win = Siegpunkte bekommst du jeden Winter für deine Kohle, für jede Errungenschaft, die du früh genug erwirbst, und am Ende für deine Grube, übrige Thaler und mehr. Wer die meisten Siegpunkte hat, gewinnt. Viele Wege führen dorthin.

## Geschichte und Bergbau

web-about-story-title = Die Geschichte
web-about-story = An einem kalten Abend machte ein junger Hirte in einer Mulde Feuer. Am Morgen glühte es noch immer: In der Asche lagen schwarz glänzende Steine, die nicht aufhören wollten zu brennen. Er erzählte dem Bauern davon, bei dem er in Dienst stand. Nach der Feldarbeit gruben sie nun gemeinsam nach den schwarzen Steinen. Doch je tiefer sie kamen, desto mehr Wasser lief in ihre Grube. Neue Ideen mussten her – und neue Werkzeuge.
web-about-history-pinge = Eine Pinge ist eine Mulde im Gelände, die der Bergbau dicht unter der Oberfläche hinterlassen hat. Im Süden des Ruhrgebiets, wo die Flöze zutage treten, findet man Pingen noch heute in den Wäldern.
web-about-history-haspelknecht = Eine Haspel ist eine Seilwinde über dem Schacht. Die Haspelknechte drehten deren Kurbel: Sie zogen Kohle und Wasser herauf und ließen Werkzeug und Grubenholz hinab.
web-about-history-water = Das Wasser war der größte Feind der Bergleute. Es sickerte in jede Grube und musste in Eimern hinausgetragen werden. Tiefer, als das Wasser es zuließ, konnte niemand graben.
web-about-history-development = Gegraben wurde nach der Ernte und mit dem Gerät, das auf dem Hof war. Mit der Zeit kamen Stützen und Stollen, Karren und Mühlen hinzu, und aus den Gruben wurden Kleinzechen.

## Spielmaterial

web-about-box-title = Spielmaterial
web-about-box-boards = 1 Spielrundentableau mit Jahreskreis, Spielreihenfolge und Punkteleiste; 4 Spielertableaus mit Hof und Grube
web-about-box-resource-boards = 3 Ressourcentableaus: eines mit 2 Aktions-Pools und 2 Reserve-Pools, zwei mit je einem Aktions-Pool und einem Reserve-Pool
web-about-box-tiles = 20 Errungenschaftsplättchen, je 5 auf 4 Stufen, und 4 Punkteanzeiger
web-about-box-buildings = 16 Gebäude-Plättchen (4 Scheunen, 4 Köhlereien, 4 Kohlelager, 4 Wassermühlen), 4 Plättchen „Verbesserter Knecht“, 4 Plättchen „Hauer und Haspelknecht“
web-about-box-disks = 36 Aktionsscheiben (13 schwarze, 13 braune, 10 gelbe) und 44 Spielerscheiben, 11 in jeder Farbe
web-about-box-markers = 24 Aktionsmarker, je 4 von 6 Arten; 1 Phasenanzeiger und 1 Jahresanzeiger
web-about-box-resources = 80 Kohle, 34 Holz, 18 Nahrung und 18 Grubenwasser
web-about-box-coins = 16 Thaler und 24 Schuldscheine
web-about-box-bag = 1 Beutel und 1 Regelheft
web-about-box-note = Kohle, Holz, Nahrung und Grubenwasser sind unbegrenzt. Reicht das Material nicht, nehmt etwas anderes als Ersatz.

## Mitwirkende

web-credits-title = Mitwirkende
web-credits-board-game = Das Brettspiel
web-credits-author = Autor
web-credits-artist = Illustration
web-credits-publisher = Verlag
web-credits-rulebook = Regelheft
web-credits-polish = Polnische Übersetzung
web-credits-testers = Testspiele
web-credits-ours = Diese digitale Ausgabe
web-credits-us = Von Fans des Spiels gemacht: die Regeln im Programm, die Bots, diese Web-App, ihre Zeichnungen und ihre Texte. Mit Autor und Verlag sind wir nicht verbunden.
web-credits-texts = Alle Texte sind unsere eigenen, geschrieben mit den fünf Regelheften zur Hand. Auch die Zeichnungen stammen von uns; nichts ist aus der Schachtel kopiert.
web-credits-licence = Die Software ist frei unter der MIT-Lizenz.
web-credits-others = Sie verwendet freie Schriften und Software von anderen.
web-credits-licences = Deren Lizenzen
