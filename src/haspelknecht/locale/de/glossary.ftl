### Das Glossar: die Begriffe des Spiels und was sie bedeuten. Begriffe, die anderswo schon stehen, fehlen hier.

## Das Spiel

term-year = Jahr
term-year-about = Eine Partie dauert drei Jahre. Im Frühling, im Sommer und im Herbst führst du Aktionen aus, im Winter wertest du Kohle, zahlst Pacht und lagerst Ressourcen.

term-action-phase = Aktionsphase
term-action-phase-about = Frühling, Sommer und Herbst haben je eine: Die Pools werden nachgefüllt, alle nehmen Scheiben, die Spielreihenfolge wird neu bestimmt, dann wird geplant und ausgeführt.

term-water-phase = Grubenwasserphase
term-water-phase-about = Zu Beginn des Frühlings und des Herbstes bekommen alle 1 Grubenwasser.

term-turn-order = Spielreihenfolge
term-turn-order-about = Sie legt fest, wer zuerst an der Reihe ist und wer danach kommt. Sie wird in jeder Aktionsphase neu bestimmt, und zwar nach den Scheiben, die du in Schritt 1 genommen hast.

term-planning = Planung
term-planning-about = Verdeckt legst du Scheiben auf deine Arbeiter und bezahlst Leiharbeiter. Ausgeführt wird erst, wenn alle fertig sind.

term-victory-point = Siegpunkt
term-victory-point-about = Wer am Ende die meisten Siegpunkte hat, gewinnt.

## Scheiben

term-action-disk = Aktionsscheibe
term-action-disk-about = Eine gelbe, braune oder schwarze Scheibe. Auf einem Arbeiter bringt sie Nahrung (Gelb), Holz (Braun) oder Arbeit in der Grube (Schwarz). Auch Errungenschaften bezahlst du mit Aktionsscheiben.

term-action-pool = Aktions-Pool
term-action-pool-about = Von hier nimmst du Scheiben. Es gibt so viele Aktions-Pools, wie Personen mitspielen.

term-reserve-pool = Reserve-Pool
term-reserve-pool-about = Zeigt die Scheiben, die in der nächsten Aktionsphase in den zugehörigen Aktions-Pool kommen. Nehmen kannst du sie von hier nicht.

term-take = Scheiben nehmen
term-take-about = In jeder Aktionsphase nimmst du bis zu zweimal Scheiben, jedes Mal alle Scheiben einer Farbe aus einem Aktions-Pool. Schritt 2 ist freiwillig und endet bei insgesamt 5 Scheiben.

term-cart = Schubkarrenfeld
term-cart-about = Die zwei Felder für deine Scheiben: Auf Feld 1 liegen die aus Schritt 1, auf Feld 2 die aus Schritt 2.

term-player-disk = Spielerscheibe
term-player-disk-about = Eine Scheibe in deiner Farbe. Damit markierst du die Errungenschaften, die du besitzt; neun Scheiben sind dafür da.

## Arbeiter

term-own-workers = Eigene Arbeiter
term-own-workers-about = Dein Bauer und dein Knecht. Sie kosten nichts und arbeiten mit den Scheiben, die du auf sie legst.

term-contract-workers = Leiharbeiter
term-contract-workers-about = Erst der Kohlegräber, später Hauer und Haspelknecht. Jeder verlangt in einer Aktionsphase eine Bezahlung.

term-farmer-about = Das Oberhaupt deines Hofs. Er produziert Nahrung oder Holz, arbeitet in der Grube oder erwirbt eine Errungenschaft.

term-farmhand-about = Er verrichtet die gleiche Arbeit wie der Bauer, kann aber keine Errungenschaften erwerben.

term-improved-farmhand-about = Dein Knecht, wenn du die Hacke besitzt: Dann kann auch er Errungenschaften erwerben.

term-digger-about = Entfernt in der Pinge Grubenwasser und baut dort Kohle ab, bis zu 2 Aktionen. Ist die Pinge ausgeschöpft, verlässt er dich.

term-miner-about = Baut bis zu 3 Kohle im Stollen ab. Er kommt, sobald deine Pinge ausgeschöpft ist.

term-haspelknecht-about = Der Mann an der Haspel, nach dem das Spiel heißt. Mit bis zu 3 Aktionen fördert er Kohle aus dem Schacht auf den Hof und entfernt dort Grubenwasser. Er kommt, sobald deine Pinge ausgeschöpft ist.

## Die Grube

term-pinge-about = Die offene Grube auf deinem Land, in der die Kohle dicht unter der Oberfläche liegt. Sie enthält 7 Kohle. Ist sie ausgeschöpft, geht es untertage weiter.

term-tunnel-about = Die Grube untertage: 7 Abschnitte mit 11 Kohle. Was du hier abbaust, kommt zuerst in den Schacht.

term-shaft-about = Hier wartet die Kohle aus dem Stollen, bis der Haspelknecht sie auf den Hof fördert. Sobald die Pinge ausgeschöpft ist, sammelt sich hier auch das Grubenwasser.

term-section = Abschnitt
term-section-about = Ein Teil des Stollens. Liegt dort keine Kohle mehr und am linken Rand ein Holz, ist er vollständig und bringt am Spielende Siegpunkte.

term-wood-symbol = Holz-Symbol
term-wood-symbol-about = Der Platz für eine Stütze. Bedecke ihn mit 1 Holz, um an die Kohle rechts davon zu kommen.

term-pit-water-about = Wasser, das in deine Grube sickert. Zu viel davon verhindert, dass du Kohle abbaust und förderst, und am Spielende kostet es Siegpunkte.

term-mine-action = Aktion in der Grube
term-mine-action-about = 1 Kohle abbauen oder bis zu 2 Grubenwasser entfernen. Jede schwarze Scheibe auf Bauer oder Knecht ist eine solche Aktion.

term-mining = Abbauen
term-mining-about = Du nimmst eine zugängliche Kohle: aus der Pinge auf deinen Hof oder aus dem Stollen in den Schacht.

term-lifting = Fördern
term-lifting-about = Eine Kohle kommt aus dem Schacht hinauf auf deinen Hof. Erst dort bringt sie Siegpunkte.

term-pinge-bonus = Pingebonus
term-pinge-bonus-about = Siegpunkte für eine früh geleerte Pinge: 2 in Jahr 1, 1 in Jahr 2.

term-synergy-bonus = Synergie-Bonus
term-synergy-bonus-about = Eine Nahrung, ein Holz oder eine Aktion in der Grube zusätzlich, wenn Bauer und Knecht in derselben Aktionsphase die gleiche Arbeit verrichten.

term-summer-bonus = Sommerbonus
term-summer-bonus-about = Eine zusätzliche Nahrung, wenn dein Bauer im Sommer Nahrung produziert.

## Der Hof

term-farm-about = Hier liegen deine Ressourcen. Im Winter bringt nur Kohle auf dem Hof Siegpunkte.

term-resource = Ressource
term-resource-about = Nahrung, Holz und Kohle. Was du am Ende des Winters nicht lagerst, geht verloren.

term-thaler-about = Eine Münze. Mit Thalern bezahlst du Leiharbeiter und Pacht; wer am Spielende noch welche hat, bekommt dafür Siegpunkte.

term-debt-about = Den nimmst du für jede Nahrung und jeden Thaler Pacht, die du nicht zahlen kannst. Schuldscheine kosten am Spielende Siegpunkte.

term-rent = Pacht
term-rent-about = Das schuldest du jeden Winter dem Adelsstand: 2 Nahrung in Jahr 1, 2 Nahrung und 1 Thaler in Jahr 2, 1 Nahrung und 2 Thaler in Jahr 3.

term-storage = Lagern
term-storage-about = Am Ende des Winters darfst du eine Ressource auf dem Hof behalten, weitere in der Scheune und im Kohlelager.

## Errungenschaften

term-development = Errungenschaft
term-development-about = Ein Plättchen mit einem Vorteil für dich. Du erwirbst es mit Aktionsscheiben; wer früh erwirbt, bekommt mehr Siegpunkte.

term-distant-development = Nicht benachbarte Errungenschaft
term-distant-development-about = Ein Plättchen, das an keines von deinen grenzt. Du kannst es nur erwerben, wenn es schon jemand anderem gehört, und zahlst dafür eine Gebühr.

term-action-marker = Aktionsmarker
term-action-marker-about = Gehört zu manchen Errungenschaften und lässt sich einmal einsetzen. Unbenutzt ist er am Spielende 1 Siegpunkt wert.

term-building = Gebäude
term-building-about = Gehört zu manchen Errungenschaften und liegt danach neben deinem Tableau. Am Spielende werden deine Gebäude-Symbole zusammen gewertet.

term-fork = Forken-Symbol
term-fork-about = Ein Symbol auf manchen Plättchen. Mit dem Handkarren bringt es dir Siegpunkte.

term-hammer-and-pick = Schlägel-und-Eisen-Symbol
term-hammer-and-pick-about = Ein Symbol auf manchen Plättchen. Mit dem Kohletreiber bringt es dir Siegpunkte.

## Beispiele

example-second-take = Schritt 2 beim Nehmen
example-second-take-about = In Schritt 1 hast du 3 schwarze Scheiben genommen, also darfst du noch 2 nehmen. Im Pool liegen 1 gelbe und 3 braune Scheiben. Du kannst die gelbe nehmen, 2 der braunen oder gar keine, aber nicht beide Farben. Hier nimmst du Braun: Eine braune Scheibe bleibt liegen. Grubenwasser bekommst du in Schritt 2 nie.

example-tile-cost = Ein Plättchen bezahlen
example-tile-cost-about = Das Grubenholz kostet 1 schwarze und 3 beliebige Scheiben. 2 schwarze und 2 braune Scheiben auf deinem Bauern passen: eine schwarze für die schwarze Vorgabe, die übrigen für die grauen. 4 braune Scheiben würden nicht passen.

example-first-year = Drei Arbeiter im ersten Jahr
example-first-year-about = Du hast 3 gelbe und 2 braune Scheiben, und in deiner Pinge liegen 2 Grubenwasser. Der Bauer erwirbt mit 1 gelben und 2 braunen Scheiben den Eimer, der Knecht produziert 1 Nahrung. Mit der letzten gelben Scheibe bezahlst du den Kohlegräber: Er entfernt beide Grubenwasser und baut eine Kohle ab. Einen Synergie-Bonus gibt es nicht, denn der Bauer hat keine Nahrung produziert.

example-into-the-tunnel = Von der Pinge in den Stollen
example-into-the-tunnel-about = In der Pinge liegen noch eine Kohle und 3 Grubenwasser. Der Knecht entfernt 2 davon und baut die Kohle ab: Die Pinge ist ausgeschöpft, das letzte Grubenwasser wandert in den Schacht, und du bekommst den Pingebonus. Du setzt 4 Holz im Stollen ein. Der Bauer ist ein anderer Arbeiter und darf dort nun zweimal abbauen; und weil beide in der Grube gearbeitet haben, durch den Synergie-Bonus noch ein drittes Mal.

example-five-water = Der Haspelknecht und fünf Grubenwasser
example-five-water-about = Im Schacht liegen 5 Grubenwasser und 1 Kohle. Du bezahlst den Haspelknecht mit einer gelben Scheibe und bekommst 3 Aktionen. Bei 2 oder mehr Grubenwasser kann er nichts fördern, also entfernt er mit den ersten beiden Aktionen 4 Grubenwasser. Mit der dritten fördert er die Kohle auf deinen Hof.

example-charcoal = Wie oft du die Köhlerei nutzen kannst
example-charcoal-about = Du hast die Köhlerei im ersten Frühling erworben. Von da an darfst du in jeder weiteren Aktionsphase einmal 2 Holz gegen 2 Kohle und 1 Siegpunkt tauschen, also höchstens achtmal in der Partie. (In der ersten Auflage gibt es keine Grenze.)
