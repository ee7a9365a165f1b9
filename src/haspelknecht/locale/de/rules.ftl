### Das Regelverzeichnis: eine Nachricht pro Regel. Standard ist die zweite Auflage; „Option:“ nennt den Schalter,
### der eine Regel ändert.

## Kapitel

chapter-comp = Was in der Schachtel ist
chapter-setup = Spielvorbereitung
chapter-flow = Spielablauf
chapter-refill = Pools nachfüllen
chapter-take = Scheiben nehmen
chapter-order = Spielerreihenfolge
chapter-plan = Planung
chapter-exec = Ausführung des Plans
chapter-own = Eigene Arbeiter
chapter-pinge = Die Pinge
chapter-tunnel = Stollen, Schacht und Holz
chapter-water = Grubenwasser
chapter-hired = Leiharbeiter
chapter-dev = Errungenschaften
chapter-marker = Aktionsmarker
chapter-tile = Die zwanzig Plättchen
chapter-winter = Winter
chapter-end = Schlusswertung
chapter-variant = Varianten

## Was in der Schachtel ist

R-COMP-01 = Haspelknecht ist ein Spiel für 2, 3 oder 4 Spieler.
R-COMP-02 = Kohle, Holz, Nahrung und Grubenwasser gehen nie aus. Sind die Spielsteine aufgebraucht, darf irgendetwas anderes an ihre Stelle treten.
R-COMP-03 = Es gibt 36 Aktionsscheiben: 13 schwarze, 13 braune und 10 gelbe.
R-COMP-04 = Es gibt Spielerscheiben in vier Farben, von jeder Farbe 11.
R-COMP-05 = Es gibt 20 Errungenschaftsplättchen auf 4 Stufen. Jede Stufe hat eine eigene Farbe und 5 Plättchen: 11 bis 15, 21 bis 25, 31 bis 35 und 41 bis 45.
R-COMP-06 = Es gibt 4 Punkteanzeiger, einen für jede Stufe. Ein Punkteanzeiger zeigt die Siegpunkte für den Erwerb eines Plättchens dieser Stufe und die Gebühr für ein nicht benachbartes.
R-COMP-07 = Es gibt 16 Gebäude-Plättchen: je 4 für Scheune, Köhlerei, Kohlelager und Wassermühle.
R-COMP-08 = Es gibt 4 Plättchen mit dem verbesserten Knecht und 4 Plättchen mit Hauer und Haspelknecht, von jeder Art eines für jeden Spieler.
R-COMP-09 = Es gibt 24 Aktionsmarker: 6 Arten mit je 4 Stück. Die Arten gehören zu den Plättchen 14, 22, 23, 25, 32 und 33.
R-COMP-10 = In der Schachtel liegen 16 Thaler-Münzen, 24 Schuldscheine sowie Spielsteine für 18 Grubenwasser, 80 Kohle, 34 Holz und 18 Nahrung. Im Standard gehen Münzen und Schuldscheine nicht aus. Option: thaler_limit (16 Münzen insgesamt). Option: debt_limit (24 Schuldscheine insgesamt).
R-COMP-11 = Die Regelhefte zählen Münzen, Schuldscheine, Aktionsmarker, Gebäude und Spielerscheiben nicht zu den unbegrenzten Dingen. Im Standard gehen Münzen und Schuldscheine trotzdem nicht aus. Option: thaler_limit (16 Münzen insgesamt). Option: debt_limit (24 Schuldscheine insgesamt).

## Spielvorbereitung

R-SETUP-01 = Zu Beginn bekommt jeder Spieler ein Spielertableau, 11 Spielerscheiben einer Farbe und 18 Kohlewürfel.
R-SETUP-02 = Jeder Spieler setzt auf jedes aufgedruckte Würfelfeld seines Spielertableaus einen Kohlewürfel. Es gibt 18 solche Felder.
R-SETUP-03 = Von den 18 Kohlewürfeln auf einem Spielertableau liegen 7 in der Pinge und 11 im Stollen.
R-SETUP-04 = Das Errungenschaftsfeld hat 4 Reihen, eine für jede Stufe. In jeder Reihe liegen 3 bis 5 Plättchen ihrer Stufe, das Feld hat also 12 bis 20 Plättchen.
R-SETUP-05 = Die Zahl der Errungenschaftsplättchen richtet sich nach der Spielerzahl: 12 Plättchen bei 2 Spielern (3 in jeder Reihe), 16 bei 3 Spielern (4 in jeder Reihe), 20 bei 4 Spielern (5 in jeder Reihe).
R-SETUP-06 = Der Punkteanzeiger jeder Stufe liegt neben der Reihe dieser Stufe.
R-SETUP-07 = Nehmt für die erste Partie die Plättchen mit den niedrigsten Nummern jeder Stufe und legt sie der Nummer nach aus. Bei 2 Spielern enden diese auf 1 bis 3, bei 3 Spielern auf 1 bis 4; bei 4 Spielern werden alle Plättchen verwendet.
R-SETUP-08 = Neben dem Feld liegen die Aktionsmarker und Gebäude, die zu Plättchen im Spiel gehören, die Münzen, die Schuldscheine, die Güter und das Grubenwasser sowie die Plättchen mit Hauer und Haspelknecht.
R-SETUP-09 = Bei 2 oder 3 Spielern bleiben nicht verwendete Errungenschaftsplättchen in der Schachtel, zusammen mit allem, was zu ihnen gehört.
R-SETUP-10 = Auf dem Jahreskreis beginnt der Phasenanzeiger auf dem ersten Grubenwasserfeld und der Jahresanzeiger auf Jahr 1.
R-SETUP-11 = Jeder Spieler legt eine Spielerscheibe auf das Feld 0/50 der Punkteleiste.
R-SETUP-12 = Die erste Spielerreihenfolge ist zufällig. Jeder Spieler zeigt sie mit einer zweiten Spielerscheibe an.
R-SETUP-13 = Die übrigen 9 Spielerscheiben behält jeder Spieler neben seinem Spielertableau. Sie markieren die Errungenschaften, die er erwirbt; du kannst also höchstens 9 erwerben. Option: disk_limit (keine Grenze).
R-SETUP-14 = Verwendet alle Ressourcentableaus, deren aufgedruckte Spielerzahl nicht höher ist als die Zahl der Spieler in der Partie.
R-SETUP-15 = Ein Ressourcentableau hat 2 Aktions-Pools und 2 Reserve-Pools. Die zwei anderen haben je 1 Aktions-Pool und 1 Reserve-Pool.
R-SETUP-16 = Es gibt so viele Aktions-Pools wie Spieler und ebenso viele Reserve-Pools. Bei 2 Spielern verwendet ihr das große Ressourcentableau, bei 3 Spielern ein kleines dazu, bei 4 Spielern beide kleinen.
R-SETUP-17 = Welche Aktionsscheiben in den Beutel kommen, richtet sich nach der Spielerzahl. Bei 2 Spielern: 7 schwarze, 7 braune, 4 gelbe. Bei 3 Spielern: 10 schwarze, 10 braune, 7 gelbe. Bei 4 Spielern: 13 schwarze, 13 braune, 10 gelbe.
R-SETUP-18 = Füllt die Pools zufällig aus dem Beutel: zuerst 3 Scheiben in jeden Reserve-Pool, dann 6 Scheiben in jeden Aktions-Pool.
R-SETUP-19 = Wenn alle Pools zum ersten Mal gefüllt sind, ist der Beutel leer.
R-SETUP-20 = Die Spieler beginnen ohne Nahrung, Holz, Kohle auf dem Hof, Thaler, Marker, Schuldscheine und Grubenwasser. Das erste Grubenwasser kommt im Frühling von Jahr 1.

## Spielablauf

R-FLOW-01 = Das Spiel dauert 3 Runden. Jede Runde ist ein Jahr.
R-FLOW-02 = Jedes Jahr hat diese Phasen in dieser Reihenfolge: Frühlings-Grubenwasserphase, Frühlings-Aktionsphase, Sommer-Aktionsphase, Herbst-Grubenwasserphase, Herbst-Aktionsphase, Winter.
R-FLOW-03 = In jeder Grubenwasserphase, im Frühling und im Herbst, bekommt jeder Spieler 1 Grubenwasser. Der Eimer (Plättchen 21) erspart das seinem Besitzer.
R-FLOW-04 = Der Sommer hat keine Grubenwasserphase.
R-FLOW-05 = Errungenschaftsplättchen, die du besitzt, können die allgemeinen Regeln für dich ändern.
R-FLOW-06 = Jede Aktionsphase hat vier Schritte: Pools nachfüllen, Scheiben nehmen, neue Spielerreihenfolge festlegen, Aktionen planen und ausführen.
R-FLOW-07 = Das Spiel hat 9 Aktionsphasen, 3 in jedem Jahr.
R-FLOW-08 = Das Spiel endet nach dem dritten Winter. Danach kommt die Schlusswertung.

## Pools nachfüllen

R-REFILL-01 = Im Frühling von Jahr 1 werden die Pools nicht nachgefüllt. Sie sind bei der Spielvorbereitung gerade erst gefüllt worden.
R-REFILL-02 = Jede andere Aktionsphase beginnt damit, dass alle Spieler alle ihre Aktionsscheiben in den Beutel zurücklegen, ob benutzt oder nicht.
R-REFILL-03 = Dann wandern die Scheiben jedes Reserve-Pools in den Aktions-Pool, der zu ihm gehört. Sie kommen zu den Scheiben, die dort übrig geblieben sind.
R-REFILL-04 = Ein Aktions-Pool darf jetzt mehr als 6 Scheiben enthalten. Es wird nichts weggenommen.
R-REFILL-05 = Als Nächstes werden für jeden Reserve-Pool 3 Scheiben aus dem Beutel gezogen. Reicht der Beutel nicht, werden die Reserve-Pools in der Reihenfolge der Tableaus gefüllt.
R-REFILL-06 = Nach den Reserve-Pools wird jeder Aktions-Pool mit weniger als 6 Scheiben aus dem Beutel auf 6 aufgefüllt, in der Reihenfolge der Tableaus.
R-REFILL-07 = Nach dem Nachfüllen ist der Beutel leer.
R-REFILL-08 = Enthält ein Aktions-Pool mehr als 6 Scheiben, ist der Beutel leer, bevor alle Pools voll sind. Dann bleiben die Aktions-Pools, die zuletzt an der Reihe sind, unter 6 und gehen vielleicht sogar leer aus.
R-REFILL-09 = Die Aktionsscheiben im Beutel, in den Pools und bei den Spielern ergeben zusammen immer 9 pro Spieler. Benutzte Marker kommen nie in den Beutel.

## Scheiben nehmen

R-TAKE-01 = Scheiben werden in zwei Schritten genommen. Schritt 2 beginnt erst, wenn alle Spieler mit Schritt 1 fertig sind.
R-TAKE-02 = In Schritt 1 wählt jeder Spieler in Spielerreihenfolge einen Aktions-Pool und eine Farbe, die dort liegt, und nimmt alle Scheiben dieser Farbe. In Schritt 1 darfst du nicht passen.
R-TAKE-03 = Die Scheiben aus Schritt 1 kommen auf das Schubkarrenfeld 1 deines Spielertableaus.
R-TAKE-04 = Liegen 6 Scheiben einer Farbe in einem Aktions-Pool, darfst du in Schritt 1 alle 6 nehmen. Die Grenze von 5 gilt in Schritt 1 nicht; aus einem überfüllten Pool nimmst du sogar noch mehr.
R-TAKE-05 = Nur Spieler, die in Schritt 1 weniger als 5 Scheiben genommen haben, dürfen in Schritt 2 Scheiben nehmen.
R-TAKE-06 = Schritt 2 ist freiwillig. Du darfst passen.
R-TAKE-07 = Schritt 2 wird in derselben Spielerreihenfolge gespielt wie Schritt 1.
R-TAKE-08 = In Schritt 2 wählst du wieder einen Aktions-Pool und eine Farbe. Es darf derselbe Pool oder dieselbe Farbe sein wie in Schritt 1.
R-TAKE-09 = Nach Schritt 2 darfst du aus beiden Schritten zusammen höchstens 5 Scheiben haben.
R-TAKE-10 = In Schritt 2 nimmst du alle Scheiben der gewählten Farbe, aber nur, bis du insgesamt 5 Scheiben hast; der Rest bleibt im Pool. Option: second_take_fewer (du darfst weniger nehmen).
R-TAKE-11 = Die Scheiben aus Schritt 2 kommen auf das Schubkarrenfeld 2 deines Spielertableaus.
R-TAKE-12 = Einige Aktions-Pools zeigen ein Wasser-Symbol. Nimmst du in Schritt 1 Scheiben aus einem solchen Pool, musst du auch 1 Grubenwasser nehmen. Es kommt sofort auf dein Wasserfeld.
R-TAKE-13 = Scheiben in Schritt 2 zu nehmen bringt nie Grubenwasser, auch nicht aus einem Pool mit Wasser-Symbol.
R-TAKE-14 = Du kannst Scheiben nur aus einem Aktions-Pool nehmen. Die Scheiben eines Reserve-Pools können nicht genommen werden.
R-TAKE-15 = Nur im Frühling von Jahr 1: Hast du in beiden Schritten zusammen weniger als 5 Scheiben genommen, darfst du 1 Grubenwasser in den Vorrat zurücklegen. Das entscheidest du nach Schritt 2 und bevor die neue Spielerreihenfolge festgelegt wird.

## Spielerreihenfolge

R-ORDER-01 = Für die Spielerreihenfolge zählt eine gelbe Scheibe 3, eine braune 2 und eine schwarze 1.
R-ORDER-02 = Nur die Scheiben auf Schubkarrenfeld 1, also die aus Schritt 1, zählen für die Spielerreihenfolge. Marker zählen nicht.
R-ORDER-03 = Der Spieler mit der niedrigsten Summe wird Erster in der neuen Spielerreihenfolge. Die anderen folgen nach steigender Summe.
R-ORDER-04 = Haben Spieler die gleiche Summe, kommt in der neuen Spielerreihenfolge früher dran, wer in der alten später dran war.
R-ORDER-05 = Die neue Spielerreihenfolge wird nach beiden Schritten des Nehmens festgelegt. Sie gilt für die Ausführung der Aktionen in dieser Phase und für das Nehmen der Scheiben in der nächsten Aktionsphase.

## Planung

R-PLAN-01 = Alle Spieler planen gleichzeitig. Ein Plan bleibt vor den anderen verborgen und darf geändert werden, bis alle fertig sind; dann werden alle Pläne gemeinsam aufgedeckt. Option: plan_in_turn_order (nacheinander und offen).
R-PLAN-02 = Wenn die Spieler es vereinbaren, planen sie nacheinander in Spielerreihenfolge. Im Standard ist das ausgeschaltet. Option: plan_in_turn_order.
R-PLAN-03 = Scheiben, Nahrung und Thaler kannst du deinen Arbeitern nur in der Planung zuteilen. Was ein eigener Arbeiter mit den Scheiben tut, entscheidet sich erst, wenn er handelt.
R-PLAN-04 = Güter, die du in einer Aktionsphase erhältst, können in derselben Phase keine Leiharbeiter bezahlen, denn das Bezahlen gehört zur Planung.
R-PLAN-05 = Jedes Spielertableau beginnt mit drei Arbeitern: Bauer und Knecht sind eigene Arbeiter, der Kohlegräber ist ein Leiharbeiter.
R-PLAN-06 = Ein eigener Arbeiter, also Bauer oder Knecht, nimmt eine oder mehrere Scheiben auf. Eine Obergrenze gibt es nicht.
R-PLAN-07 = Ein Leiharbeiter nimmt genau eine Bezahlung an und kann in jeder Aktionsphase höchstens einmal bezahlt werden. Nur der Haspel-Marker lässt den Haspelknecht ein zweites Mal arbeiten.
R-PLAN-08 = In einer Aktionsphase führt ein eigener Arbeiter nur eine Art von Aktion aus, und zwar so oft, wie er Scheiben dafür hat.
R-PLAN-09 = Davon gibt es eine Ausnahme: Derselbe eigene Arbeiter darf in einer Phase Kohle abbauen und Grubenwasser entfernen, in beliebiger Mischung.
R-PLAN-10 = Alle Scheiben auf einem eigenen Arbeiter müssen die gleiche Farbe haben, außer beim Erwerb einer Errungenschaft. Gemischte Farben sind nur auf einem Arbeiter erlaubt, der Errungenschaften erwerben darf, und nur, wenn sie genau den Kosten eines Plättchens im Spiel entsprechen, das du noch nicht besitzt.
R-PLAN-11 = Du musst nicht alle deine Scheiben verwenden. Bei der Ausführung ist jeder einzelne Schritt freiwillig; was du nicht nutzt oder nicht nutzen kannst, verfällt, und Bezahlungen werden nicht zurückgegeben.

## Ausführung des Plans

R-EXEC-01 = Nach der Planung handeln die Spieler in Spielerreihenfolge. Jeder Spieler führt alle Aktionen seiner Arbeiter aus, bevor der nächste beginnt.
R-EXEC-02 = Du bestimmst, in welcher Reihenfolge deine Arbeiter handeln.
R-EXEC-03 = Ein Arbeiter muss fertig sein, bevor dein nächster Arbeiter anfängt.

## Eigene Arbeiter

R-FARMER-01 = In einer Aktionsphase kann der Bauer entweder Nahrung produzieren oder Holz produzieren oder in der Grube arbeiten (Kohle und Grubenwasser) oder eine Errungenschaft erwerben.
R-FARMER-02 = Jede gelbe Scheibe auf dem Bauern bringt 1 Nahrung. Sie kommt aus dem Vorrat auf deinen Hof.
R-FARMER-03 = Jede braune Scheibe auf dem Bauern bringt 1 Holz. Es kommt aus dem Vorrat auf deinen Hof oder direkt auf ein Holz-Symbol in deiner Grube.
R-FARMER-04 = Derselbe Arbeiter kann in einer Aktionsphase nicht Nahrung und Holz zugleich produzieren.
R-FARMER-05 = Mit jeder schwarzen Scheibe baut der Bauer entweder 1 zugängliche Kohle ab, in der Pinge oder im Stollen, oder entfernt bis zu 2 Grubenwasser aus der Pinge.
R-FARMER-06 = Kohle kann nur abgebaut werden, wenn Holz sie zugänglich macht, wo es nötig ist, und wenn Grubenwasser die Grube nicht blockiert.
R-FARMER-07 = In einer Aktionsphase baut ein Arbeiter entweder in der Pinge oder im Stollen ab, nie in beiden. Leert ein Arbeiter die Pinge, verfallen seine restlichen schwarzen Scheiben.
R-FARMER-08 = In derselben Aktionsphase darf ein Arbeiter die letzte Kohle der Pinge abbauen und ein anderer Arbeiter im Stollen beginnen.
R-FARMER-09 = Holz, das du in einer Aktionsphase erhältst, darfst du sofort verwenden, zum Beispiel in der Grube. Andere Güter, die du in dieser Phase erhältst, können bis zur nächsten Phase keine Leiharbeiter bezahlen; eine Gebühr für eine nicht benachbarte Errungenschaft dürfen sie bezahlen.
R-FARMER-10 = Güter, die du in einer Aktionsphase erhältst, dürfen in derselben Phase die Gebühr für eine nicht benachbarte Errungenschaft bezahlen. Option: fee_with_fresh_goods (nicht erlaubt).
R-FARMHAND-01 = Der Knecht verrichtet die gleiche Arbeit wie der Bauer, kann aber keine Errungenschaften erwerben. Die Hacke (Plättchen 13) ändert das.
R-SUMMER-01 = Sommerbonus: Produziert dein Bauer im Sommer mindestens 1 Nahrung, erhältst du einmalig 1 zusätzliche Nahrung. Nahrung vom Knecht zählt dafür nicht. Option: farmhand_summer_bonus (der verbesserte Knecht zählt auch).
R-SYNERGY-01 = Synergie-Bonus: Produzieren dein Bauer und dein Knecht in derselben Aktionsphase beide Nahrung, erhältst du 1 zusätzliche Nahrung. Im Sommer kommt sie zum Sommerbonus noch hinzu.
R-SYNERGY-02 = Synergie-Bonus: Produzieren dein Bauer und dein Knecht in derselben Aktionsphase beide Holz, erhältst du 1 zusätzliches Holz.
R-SYNERGY-03 = Synergie-Bonus: Führen dein Bauer und dein Knecht beide mindestens einen Arbeitsschritt in der Grube aus, darfst du einen zusätzlichen Arbeitsschritt ausführen: 1 Kohle abbauen oder bis zu 2 Grubenwasser entfernen. Es ist egal, wer Kohle abbaut und wer Grubenwasser entfernt. Option: mixed_mining_synergy (beide müssen dasselbe tun).
R-SYNERGY-04 = Der zusätzliche Arbeitsschritt in der Grube gilt als eine weitere schwarze Scheibe des eigenen Arbeiters, der in dieser Phase als zweiter handelt. Dieser Arbeiter ist an einen Bereich gebunden: Hat er die Pinge gerade geleert, ist der zusätzliche Arbeitsschritt verloren. Option: synergy_owner (der Arbeitsschritt gehört dem Spieler, nicht einem Arbeiter).
R-SYNERGY-05 = Für den Erwerb von Errungenschaften gibt es keinen Synergie-Bonus, auch nicht, wenn beide eigenen Arbeiter eine erwerben.

## Die Pinge

R-PINGE-01 = Die Pinge hat 7 Kohle und 2 Holz-Symbole.
R-PINGE-02 = Kohle in der Pinge wird streng von links nach rechts genommen.
R-PINGE-03 = In der Pinge brauchst du kein Holz für die Kohle links vom ersten unbedeckten Holz-Symbol.
R-PINGE-04 = Bedeckst du in der Pinge ein Holz-Symbol mit 1 Holz, wird die Kohle rechts davon zugänglich, bis zum nächsten unbedeckten Holz-Symbol.
R-PINGE-05 = In der Pinge abgebaute Kohle kommt direkt auf deinen Hof.
R-PINGE-06 = Wenn die siebte Kohle die Pinge verlässt, ist die Pinge sofort ausgeschöpft. Von da an kannst du im Stollen abbauen.
R-PINGE-07 = Ist die Pinge ausgeschöpft, wandert Grubenwasser, das noch dort liegt, auf das Wasserfeld des Schachts. Da der Abbau weniger als 2 Grubenwasser voraussetzt, ist das normalerweise höchstens 1.
R-PINGE-08 = Ist die Pinge ausgeschöpft, geht das in ihr platzierte Holz zurück in den Vorrat.
R-PINGE-09 = Ist die Pinge ausgeschöpft, legst du ein Plättchen mit Hauer und Haspelknecht über den Kohlegräber und die Pinge.
R-PINGE-10 = Pingebonus: Du bekommst 2 Siegpunkte, wenn du die Pinge in Jahr 1 ausschöpfst, und 1 Siegpunkt in Jahr 2. In Jahr 3 bekommst du dafür nichts.
R-PINGE-11 = Den Pingebonus bekommst du sofort.

## Stollen, Schacht und Holz

R-TUNNEL-01 = Der Stollen hat 7 Abschnitte mit insgesamt 11 Kohle.
R-TUNNEL-02 = Der Stollen hat 7 Holz-Symbole, eines am linken Rand jedes Abschnitts.
R-TUNNEL-03 = Im Stollen ist keine Kohle zugänglich, bis dort das erste Holz platziert ist.
R-TUNNEL-04 = Bedeckst du im Stollen ein Holz-Symbol mit 1 Holz, wird der Abschnitt rechts davon zugänglich, bis zum nächsten unbedeckten Holz-Symbol.
R-TUNNEL-05 = Kohle im Stollen wird streng von links nach rechts abgebaut.
R-TUNNEL-06 = Im Stollen kannst du erst Kohle abbauen, wenn deine Pinge ausgeschöpft ist.
R-TUNNEL-07 = Bauer, Knecht und Hauer können im Stollen abbauen. Der Kohlegräber ist dann nicht mehr da.
R-TUNNEL-08 = Im Stollen abgebaute Kohle kommt in den Schacht, nicht auf den Hof.
R-TUNNEL-09 = Nur der Haspelknecht fördert Kohle aus dem Schacht auf den Hof.
R-WOOD-01 = Nach den Regelheften darfst du jederzeit Holz auf Holz-Symbole der Pinge legen. Praktisch platzierst du es, wenn du mit der Ausführung deines Plans an der Reihe bist, auch mitten in den Aktionen eines Arbeiters, und im Winter bis zu deiner eigenen Lagerung; dadurch verlierst du nichts.
R-WOOD-02 = Für die Holz-Symbole des Stollens gelten dieselben Zeitpunkte wie für die der Pinge. Du darfst dort Holz platzieren, noch bevor die Pinge ausgeschöpft ist. Option: early_tunnel_wood (erst wenn die Pinge ausgeschöpft ist).
R-WOOD-03 = In der Grube bedeckst du die Holz-Symbole eines nach dem anderen, von links nach rechts.
R-WOOD-04 = Im Stollen platziertes Holz bleibt dort bis zum Spielende. Du kannst es nicht zurücknehmen.

## Grubenwasser

R-WATER-01 = Neues Grubenwasser kommt auf das Wasserfeld der Pinge, bis die Pinge ausgeschöpft ist. Danach kommt es auf das Wasserfeld des Schachts.
R-WATER-02 = Ein Wasserfeld fasst beliebig viel Grubenwasser.
R-WATER-03 = Bei 2 oder mehr Grubenwasser in der Pinge kann dort keine Kohle abgebaut werden.
R-WATER-04 = Bei 0 oder 1 Grubenwasser in der Pinge kann dort Kohle abgebaut werden.
R-WATER-05 = Bei 2 oder mehr Grubenwasser im Schacht kann keine Kohle auf den Hof gefördert werden.
R-WATER-06 = Bei 5 oder mehr Grubenwasser im Schacht kann im Stollen keine Kohle abgebaut werden.
R-WATER-07 = Bauer, Knecht und Kohlegräber können Grubenwasser aus der Pinge entfernen.
R-WATER-08 = Von allen Arbeitern entfernt nur der Haspelknecht Grubenwasser aus dem Schacht. Das Seil (Plättchen 14) und die Haspelanlage (Plättchen 25) können es auch. Option: shaft_water_only_haspel (Bauer und Knecht können es ebenfalls).
R-WATER-09 = Entferntes Grubenwasser kommt zurück in den Vorrat.
R-WATER-10 = Grubenwasser kommt aus den Grubenwasserphasen im Frühling und im Herbst, aus Pools mit Wasser-Symbol in Schritt 1 des Nehmens und vom Grubenholz (Plättchen 31), wenn du das Holz wählst.

## Leiharbeiter

R-DIGGER-01 = Den Kohlegräber heuerst du in der Planung für genau eines davon an: 1 gelbe Scheibe, 1 Nahrung oder 1 Thaler.
R-DIGGER-02 = Ist er bezahlt, führt der Kohlegräber bis zu 2 Aktionen aus.
R-DIGGER-03 = Mit einer Aktion entfernt der Kohlegräber 1 oder 2 Grubenwasser aus der Pinge oder baut dort 1 Kohle ab. Option: digger_choice (wenn er Grubenwasser entfernt, dann immer 2).
R-DIGGER-04 = Du wählst frei, was jede Aktion des Kohlegräbers ist. Abbauen kann er nur, solange weniger als 2 Grubenwasser in der Pinge liegen. Option: digger_choice (er muss Grubenwasser entfernen, solange 2 oder mehr Grubenwasser da sind, und sonst muss er abbauen).
R-DIGGER-05 = Der Kohlegräber arbeitet nur in der Pinge und nur, bis sie ausgeschöpft ist. Ist die Pinge ausgeschöpft, bevor er handelt, ist seine Bezahlung verloren. Option: digger_needs (du darfst ihn nur bezahlen, solange zugängliche Kohle in der Pinge liegt).
R-MINER-01 = Der Hauer steht bereit, sobald deine Pinge ausgeschöpft ist und sein Plättchen auf deinem Spielertableau liegt. Bezahlen kannst du ihn ab der nächsten Planung.
R-MINER-02 = Den Hauer heuerst du in der Planung für genau 1 Nahrung oder 1 Thaler an. Eine gelbe Scheibe kann ihn nicht bezahlen.
R-MINER-03 = Der Hauer baut bis zu 3 zugängliche Kohle im Stollen ab. Sie kommt in den Schacht.
R-MINER-04 = Der Hauer kann kein Grubenwasser entfernen.
R-MINER-05 = Der Hauer arbeitet nur im Stollen.
R-HASPEL-01 = Den Haspelknecht heuerst du in der Planung für genau eines davon an: 1 gelbe Scheibe, 1 Nahrung oder 1 Thaler.
R-HASPEL-02 = Ist er bezahlt, führt der Haspelknecht bis zu 3 Aktionen aus.
R-HASPEL-03 = Mit einer Aktion entfernt der Haspelknecht bis zu 2 Grubenwasser aus dem Schacht oder fördert 1 Kohle aus dem Schacht auf den Hof.
R-HASPEL-04 = Solange mehr als 1 Grubenwasser im Schacht liegt, muss der Haspelknecht Grubenwasser entfernen, bevor er Kohle fördern kann.
R-HASPEL-05 = Der Haspelknecht steht bereit, sobald deine Pinge ausgeschöpft ist und sein Plättchen auf deinem Spielertableau liegt. Bezahlen kannst du ihn ab der nächsten Planung.
R-HASPEL-06 = Der Haspelknecht darf auch Kohle fördern, die früher in derselben Aktionsphase in den Schacht gekommen ist.

## Errungenschaften

R-DEV-01 = Um eine Errungenschaft zu erwerben, legst du genau die auf dem Plättchen gezeigten Scheiben auf einen deiner eigenen Arbeiter, der Errungenschaften erwerben darf. Du erwirbst das Plättchen, wenn dieser Arbeiter handelt.
R-DEV-02 = In den Kosten eines Plättchens braucht eine farbige Stelle eine Scheibe dieser Farbe. Eine graue Stelle nimmt eine Scheibe jeder Farbe an.
R-DEV-03 = Zu Spielbeginn kann nur der Bauer Errungenschaften erwerben.
R-DEV-04 = Jeder Arbeiter, der Errungenschaften erwerben darf, kann in jeder Aktionsphase eine erwerben.
R-DEV-05 = Dasselbe Errungenschaftsplättchen können alle Spieler besitzen.
R-DEV-06 = Ein Spieler kann jedes Errungenschaftsplättchen nur einmal besitzen.
R-DEV-07 = Wenn du eine Errungenschaft erwirbst, legst du eine deiner Spielerscheiben auf das Plättchen, oben auf die Scheiben, die schon dort liegen. Ohne übrige Spielerscheibe kannst du nichts erwerben. Option: disk_limit (Spielerscheiben gehen nicht aus).
R-DEV-08 = Plättchen der obersten Reihe, Stufe 1, kannst du immer erwerben.
R-DEV-09 = Ein Plättchen der Stufen 2 bis 4 kannst du ohne Gebühr erwerben, wenn es an ein Plättchen grenzt, das du besitzt. Jede gemeinsame Seite zählt, auch innerhalb derselben Reihe. Dann fällt keine Gebühr an, selbst wenn andere Spieler das Plättchen besitzen.
R-DEV-10 = Ein Plättchen der Stufen 2 bis 4, das an keines deiner Plättchen grenzt, ist nicht benachbart. Du kannst es nur erwerben, wenn es schon einem anderen Spieler gehört, und du musst eine Gebühr bezahlen.
R-DEV-11 = Die Gebühr für eine nicht benachbarte Errungenschaft geht an den Spieler, dessen Scheibe auf dem Plättchen zuoberst liegt.
R-DEV-12 = Die Gebühr für eine nicht benachbarte Errungenschaft beträgt 1 Kohle, Holz oder Nahrung auf Stufe 2 (die Wahl hat, wer erwirbt), 1 Kohle auf Stufe 3 und 1 Nahrung auf Stufe 4. Stufe 1 hat keine Gebühr, und ein Thaler bezahlt nie eine Gebühr.
R-DEV-13 = Die Gebühr für eine nicht benachbarte Errungenschaft bezahlst du von deinem eigenen Hof.
R-DEV-14 = Der Spieler, der die Gebühr bekommt, legt sie auf seinen Hof. Sie kann nicht abgelehnt werden.
R-DEV-15 = Jeder Erwerb bringt Siegpunkte, je nachdem, als Wievielter du das Plättchen erwirbst. Stufe 1: 1 für den Ersten. Stufe 2: 2, dann 1. Stufe 3: 3, 2, 1. Stufe 4: 4, 3, 2, 1. Wer es später erwirbt, bekommt keine Siegpunkte.
R-DEV-16 = Die Siegpunkte für den Erwerb eines Plättchens bekommst du sofort.
R-DEV-17 = Eine Errungenschaft kann dir einen Aktionsmarker, ein Gebäude, sofort Güter oder Siegpunkte am Spielende bringen.

## Aktionsmarker

R-MARKER-01 = Die Plättchen 14, 22, 23, 25, 32 und 33 geben dir je einen Aktionsmarker.
R-MARKER-02 = Ein Aktionsmarker kann genau einmal eingesetzt werden. Dann kommt er zurück in den Vorrat.
R-MARKER-03 = Einen Marker kannst du nicht in der Phase einsetzen, in der du sein Plättchen erworben hast, sondern ab der nächsten Aktionsphase. Marker, die als Scheibe gelten, setzt du in der Planung ein, den Lampen-Marker, wenn du mit dem Nehmen von Scheiben an der Reihe bist, den Seil-Marker und den Haspel-Marker, wenn du mit der Ausführung an der Reihe bist. Option: marker_window (der Seil-Marker auch im Winter vor deiner Lagerung; oder all das schon ab der Phase des Erwerbs).
R-MARKER-04 = Jeder unbenutzte Aktionsmarker ist am Spielende 1 Siegpunkt wert.

## Die zwanzig Plättchen

R-TILE-11 = Tragejoch (Plättchen 11): Du erhältst sofort 1 Thaler.
R-TILE-12a = Scheune (Plättchen 12): Du erhältst ein Gebäude. Im Winter darfst du dort 1 Kohle, 1 Holz oder 1 Nahrung lagern.
R-TILE-12b = Scheune (Plättchen 12): Lagerst du dort Nahrung, bekommst du in diesem Winter 2 Siegpunkte.
R-TILE-13a = Hacke (Plättchen 13): Lege den verbesserten Knecht über deinen Knecht. Er arbeitet wie bisher und darf auch Errungenschaften erwerben.
R-TILE-13b = Hacke (Plättchen 13): Der verbesserte Knecht darf ab der nächsten Aktionsphase Errungenschaften erwerben. Option: pickaxe_delay (sofort).
R-TILE-14 = Seil (Plättchen 14): Du erhältst einen Marker. Setze ihn einmal ein, wenn du mit der Ausführung an der Reihe bist: Entferne 1 Grubenwasser, aus der Pinge oder aus dem Schacht, und du bekommst 1 Siegpunkt. Ohne Grubenwasser kannst du ihn nicht einsetzen.
R-TILE-15a = Köhlerei (Plättchen 15): Du erhältst ein Gebäude. Wenn du mit der Ausführung an der Reihe bist, darfst du 2 Holz gegen 2 Kohle aus dem Vorrat und 1 Siegpunkt tauschen.
R-TILE-15b = Köhlerei (Plättchen 15): Diesen Tausch darfst du in jeder Aktionsphase höchstens einmal machen. Option: charcoal_limit (so oft dein Holz reicht, auch im Winter vor deiner Lagerung).
R-TILE-15c = Köhlerei (Plättchen 15): Du darfst sie ab der Aktionsphase nach dem Erwerb nutzen. Option: charcoal_limit (schon in der Phase des Erwerbs).
R-TILE-21 = Eimer (Plättchen 21): In den Grubenwasserphasen im Frühling und im Herbst bekommst du kein Grubenwasser mehr. Grubenwasser aus Pools und von Plättchen 31 kommt weiterhin.
R-TILE-22a = Schubkarre (Plättchen 22): Du erhältst einen Marker, der einmal als 1 gelbe Scheibe gilt.
R-TILE-22b = Schubkarre (Plättchen 22): Am Spielende bekommst du 1 Siegpunkt für jeden vollständigen Stollenabschnitt mit einem Schubkarren-Symbol, höchstens 3.
R-TILE-23 = Leiter (Plättchen 23): Du erhältst einen Marker, der einmal als 1 braune Scheibe gilt.
R-TILE-24a = Kohlelager (Plättchen 24): Du erhältst ein Gebäude. Im Winter darfst du dort 1 Kohle und 1 Holz lagern. Option: coal_storage (Kohle oder Holz; oder Kohle und Nahrung).
R-TILE-24b = Kohlelager (Plättchen 24): Lagerst du dort eine Kohle, bekommst du in diesem Winter 1 Siegpunkt.
R-TILE-25a = Haspelanlage (Plättchen 25): Direkt nach dem Erwerb darfst du 1 Grubenwasser entfernen, aus der Pinge oder aus dem Schacht.
R-TILE-25b = Haspelanlage (Plättchen 25): Du erhältst einen Marker. Setze ihn einmal ein, nachdem deine Pinge ausgeschöpft ist, für 3 Haspelknecht-Aktionen ohne Bezahlung; du darfst den Haspelknecht in derselben Phase auch bezahlen. Option: windlass_actions (nur Kohle fördern oder nur Grubenwasser entfernen).
R-TILE-31 = Grubenholz (Plättchen 31): Wähle sofort. Entweder erhältst du 3 Holz und musst 1 Grubenwasser nehmen, oder du erhältst 1 Thaler.
R-TILE-31c = Grubenholz (Plättchen 31): Wählst du das Holz, kommt das Grubenwasser auf das Wasserfeld, das gerade in Gebrauch ist, das der Pinge oder das des Schachts.
R-TILE-32a = Öllampe (Plättchen 32): Du erhältst sofort 1 Thaler.
R-TILE-32b = Öllampe (Plättchen 32): Du erhältst einen Marker. Wenn du mit dem Nehmen von Scheiben an der Reihe bist, darfst du ihn einsetzen, bevor du einen Pool wählst: Tausche 1 Scheibe eines Reserve-Pools mit 1 Scheibe des Aktions-Pools, der zu ihm gehört. Option: oil_lamp_same_board (jeder Aktions-Pool).
R-TILE-32c = Öllampe (Plättchen 32): Am Spielende bekommst du 1 Siegpunkt für jeden vollständigen Stollenabschnitt mit einem Öllampen-Symbol, höchstens 4.
R-TILE-33a = Schlägel und Eisen (Plättchen 33): Du erhältst sofort 1 Holz.
R-TILE-33b = Schlägel und Eisen (Plättchen 33): Direkt nach dem Erwerb darfst du 1 zugängliche Kohle abbauen, aus der Pinge auf den Hof oder aus dem Stollen in den Schacht. Vorher darfst du Holz platzieren. Zu viel Grubenwasser verhindert auch diesen Abbau. Option: free_coal_needs_dry_mine (Grubenwasser verhindert ihn nicht).
R-TILE-33c = Schlägel und Eisen (Plättchen 33): Du erhältst einen Marker, der einmal als 1 schwarze Scheibe gilt.
R-TILE-34 = Kohlesäcke (Plättchen 34): Direkt nach dem Erwerb darfst du einmal tauschen. Gib 1 Kohle von deinem Hof für 1 Thaler oder 2 Kohle von deinem Hof für 1 Thaler und 1 Nahrung. Kohle, die erst in dieser Phase auf deinen Hof gekommen ist, kannst du noch nicht tauschen. Option: sell_fresh_coal (doch).
R-TILE-35a = Wassermühle (Plättchen 35): Du erhältst ein Gebäude. Einmal pro Aktionsphase darfst du ihm in der Planung Scheiben zuteilen: 2 schwarze Scheiben bringen 1 Thaler, oder 2 gelbe Scheiben bringen 1 Nahrung und 2 Siegpunkte. Option: mill_repeat (mehr als einmal).
R-TILE-35b = Wassermühle (Plättchen 35): Du darfst sie ab der Aktionsphase nach dem Erwerb nutzen.
R-TILE-41a = Kohletreiber (Plättchen 41): Du erhältst sofort 1 Thaler.
R-TILE-41b = Kohletreiber (Plättchen 41): Am Spielende bekommst du 1 Siegpunkt für jedes Schlägel-und-Eisen-Symbol auf den Plättchen, die du besitzt.
R-TILE-42a = Hunt (Plättchen 42): Du erhältst sofort 1 Holz.
R-TILE-42b = Hunt (Plättchen 42): Ist deine Pinge schon ausgeschöpft, erhältst du außerdem 2 Kohle aus dem Vorrat. Sie kommen in deinen Schacht. Option: lorry_during_pinge (auch bevor die Pinge ausgeschöpft ist).
R-TILE-42c = Hunt (Plättchen 42): Ist deine Pinge noch nicht ausgeschöpft, erhältst du nur das Holz. Die Kohle kommt auch später nicht. Option: lorry_during_pinge (2 Kohle kommen trotzdem in den Schacht).
R-TILE-42d = Hunt (Plättchen 42): Am Spielende bekommst du 1 Siegpunkt für jeden vollständigen Stollenabschnitt mit einem Hunt-Symbol, höchstens 4.
R-TILE-43a = Handkarren (Plättchen 43): Du erhältst sofort 1 Nahrung.
R-TILE-43b = Handkarren (Plättchen 43): Am Spielende bekommst du 1 Siegpunkt für jedes Forken-Symbol auf den Plättchen, die du besitzt.
R-TILE-44a = Fuhrwerk (Plättchen 44): Du erhältst sofort 1 Thaler und 1 Nahrung.
R-TILE-44b = Fuhrwerk (Plättchen 44): In der Wertungsphase jedes Winters bekommst du 1 Siegpunkt für jede Kohle auf deinem Hof. Die Kohletabelle gilt für dich nicht mehr. Option: horse_cart_step (du bekommst die Siegpunkte in der Lagerphase).
R-TILE-45 = Kleinzeche (Plättchen 45): Du erhältst sofort 3 Thaler.

## Winter

R-WINTER-01 = Der Winter hat vier Schritte in dieser Reihenfolge: Wertungsphase, Pachtzahlung, Lagerphase, nächstes Jahr.
R-WINTER-02 = In der Wertungsphase des Winters zählt nur Kohle auf dem Hof; Kohle im Schacht zählt nicht. Kohle, die in einem früheren Winter gelagert wurde, zählt erneut.
R-WINTER-03 = Die Kohletabelle im Winter: 0 bis 2 Kohle bringen nichts, 3 Kohle bringen 2 Siegpunkte, jede weitere Kohle bringt 1 mehr.
R-WINTER-04 = Die Pacht im Winter beträgt 2 Nahrung in Jahr 1, 2 Nahrung und 1 Thaler in Jahr 2 sowie 1 Nahrung und 2 Thaler in Jahr 3.
R-WINTER-05 = Hast du die Nahrung oder die Thaler für die Pacht, musst du sie bezahlen. Nahrung kann Thaler nicht ersetzen und Thaler keine Nahrung.
R-WINTER-06 = Für jede Nahrung und jeden Thaler der Pacht, die du nicht bezahlen kannst, nimmst du 1 Schuldschein.
R-WINTER-07 = In der Lagerphase darfst du eine Einheit Nahrung, Kohle oder Holz auf deinem Hof behalten. Du darfst auch nichts behalten.
R-WINTER-08 = Mit der Scheune (Plättchen 12) und dem Kohlelager (Plättchen 24) kannst du im Winter mehr Güter lagern.
R-WINTER-09 = Ist die auf deinem Hof gelagerte Einheit Holz, bekommst du 1 Siegpunkt. Option: farm_storage_vp (Nahrung bringt den Siegpunkt, Holz nicht).
R-WINTER-10 = Alle Nahrung, alle Kohle und alles Holz, das du nicht lagerst, kommt zurück in den Vorrat. Kohle im Schacht, in der Grube platziertes Holz, Thaler, Marker, Schuldscheine und Grubenwasser bleiben.
R-WINTER-11 = Güter, die du im Winter gelagert hast, stehen dir in späteren Phasen zur Verfügung.
R-WINTER-12 = Die Siegpunkte für gelagerte Güter bekommst du sofort.
R-WINTER-13 = Am Ende des Winters rückt der Jahresanzeiger weiter, und ein neues Jahr beginnt. Nach Jahr 3 endet das Spiel.

## Schlusswertung

R-END-01 = Am Spielende bringt jeder vollständige Stollenabschnitt die aufgedruckten 1 bis 3 Siegpunkte.
R-END-02 = Ein Stollenabschnitt ist vollständig, wenn in ihm keine Kohle mehr liegt und an seinem linken Rand Holz liegt.
R-END-03 = Alle Stollenabschnitte zusammen sind 13 Siegpunkte wert.
R-END-04 = Der Bonus für vollständige Stollenabschnitte beträgt höchstens 3 Siegpunkte für die Schubkarre, 4 für die Öllampe und 4 für den Hunt.
R-END-05 = Gebäude-Symbole auf den Plättchen, die du besitzt, werden zusammen gewertet: 1 Symbol 1 Siegpunkt, 2 Symbole 3, 3 Symbole 6, 4 Symbole 10.
R-END-06 = Gebäude-Symbole stehen auf den Plättchen 12, 15, 24 und 34. Option: building_symbols (Plättchen 35 statt Plättchen 34).
R-END-07 = Jeder unbenutzte Aktionsmarker bringt am Spielende 1 Siegpunkt.
R-END-08 = Am Spielende übrige Thaler werden zusammen gewertet: 1 Thaler 2 Siegpunkte, 2 Thaler 5, 3 Thaler 9, 4 Thaler 14. Jeder weitere Thaler bringt 6 mehr.
R-END-09 = Am Spielende kostet der erste Schuldschein 1 Siegpunkt. Jeder weitere Schuldschein kostet 2.
R-END-10 = Grubenwasser, das am Spielende noch auf deinem Spielertableau liegt, kostet Siegpunkte: Das erste ist frei, jedes weitere kostet 1.
R-END-11 = Am Spielende wertet der Kohletreiber (Plättchen 41) die Schlägel-und-Eisen-Symbole auf den Plättchen seines Besitzers und der Handkarren (Plättchen 43) die Forken-Symbole. Jedes Symbol bringt 1 Siegpunkt.
R-END-12 = Es gewinnt, wer die meisten Siegpunkte hat.
R-TIE-01 = Bei Gleichstand gewinnt, wer mehr Kohle aus der eigenen Pinge und dem eigenen Stollen abgebaut hat. Kohle aus der Köhlerei und vom Hunt zählt nicht.
R-TIE-02 = Besteht noch immer Gleichstand, gewinnt, wer in der letzten Spielerreihenfolge, festgelegt im Herbst von Jahr 3, weiter vorne steht.

## Varianten

R-VARIANT-01 = Wenn alle Spieler einverstanden sind, dürft ihr die Errungenschaftsplättchen anders auslegen.
R-VARIANT-02 = Andere Auslagen sind erst nach ein oder zwei Partien zu empfehlen, für erfahrene Spieler.
R-VARIANT-03 = In einer anderen Auslage braucht jede Reihe mindestens so viele Plättchen, wie Spieler teilnehmen, und nie weniger als 3. Empfohlen ist ein Plättchen mehr als Spieler. Option: min_tiles_per_row (mindestens 3).
R-VARIANT-04 = In einer anderen Auslage muss jedes Plättchen der Stufen 2 bis 4 an mindestens ein Plättchen der Stufe direkt davor grenzen.
R-VARIANT-05 = In einer anderen Auslage darf kein Plättchen an ein Plättchen grenzen, das zwei oder mehr Stufen von ihm entfernt ist.
R-VARIANT-06 = Ist das Plättchen eines Gebäudes nicht im Spiel, dürfen die Spieler vereinbaren, mit diesem Gebäude zu beginnen. Es zählt nicht als Gebäude-Symbol.
R-VARIANT-07 = Ist die Hacke (Plättchen 13) nicht im Spiel, dürfen die Spieler vereinbaren, mit dem verbesserten Knecht zu beginnen. Er darf dann ab der ersten Aktionsphase Errungenschaften erwerben.
R-VARIANT-08 = Spielen 2 Spieler mit zufällig gewählten Plättchen, sollten für die 3 Thaler Pacht (1 in Jahr 2 und 2 in Jahr 3) genügend Plättchen im Spiel sein, die Thaler bringen. Sind es zu wenige, tauscht einige Plättchen aus.
R-VARIANT-09 = Zwölf Auslagen mit Namen sind in den Regelheften abgedruckt. Die Ziffern einer Auslage geben die Zahl der Plättchen der Stufen 1 bis 4 an.
