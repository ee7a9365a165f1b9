### Das Regelverzeichnis: eine Nachricht pro Regel. Was eine Option entscheidet, steht je nach ihrem Wert anders da.

## Kapitel

chapter-comp = Spielmaterial
chapter-setup = Spielvorbereitung
chapter-flow = Spielablauf
chapter-refill = Pools nachfüllen
chapter-take = Scheiben nehmen
chapter-order = Spielreihenfolge
chapter-plan = Planung
chapter-exec = Aktionen ausführen
chapter-own = Bauer und Knecht
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

## Spielmaterial

R-COMP-01 = Haspelknecht ist ein Spiel für 2, 3 oder 4 Personen.
R-COMP-02 = Kohle, Holz, Nahrung und Grubenwasser gehen nie aus. Reicht das Material nicht, nehmt etwas anderes als Ersatz.
R-COMP-03 = Es gibt 36 Aktionsscheiben: 13 schwarze, 13 braune und 10 gelbe.
R-COMP-04 = Es gibt Spielerscheiben in vier Farben, 11 in jeder Farbe.
R-COMP-05 = Es gibt 20 Errungenschaftsplättchen auf 4 Stufen. Jede Stufe hat eine eigene Farbe und 5 Plättchen: 11 bis 15, 21 bis 25, 31 bis 35 und 41 bis 45.
R-COMP-06 = Es gibt 4 Punkteanzeiger, einen für jede Stufe. Ein Punkteanzeiger zeigt die Siegpunkte für den Erwerb eines Plättchens dieser Stufe und die Gebühr für ein nicht benachbartes.
R-COMP-07 = Es gibt 16 Gebäude-Plättchen: je 4 für Scheune, Köhlerei, Kohlelager und Wassermühle.
R-COMP-08 = Es gibt 4 Plättchen „Verbesserter Knecht“ und 4 Plättchen „Hauer und Haspelknecht“, für alle je eines.
R-COMP-09 = Es gibt 24 Aktionsmarker: 6 Arten zu je 4 Stück. Sie gehören zu den Plättchen 14, 22, 23, 25, 32 und 33.
R-COMP-10 = In der Schachtel sind 16 Thaler-Münzen und 24 Schuldscheine sowie 18 Grubenwasser, 80 Kohle, 34 Holz und 18 Nahrung. { $thaler_limit ->
    [sixteen] Mehr als 16 Münzen gibt es nicht.
   *[none] Münzen gehen nicht aus.
    } { $debt_limit ->
    [twenty_four] Mehr als 24 Schuldscheine gibt es nicht.
   *[none] Schuldscheine gehen nicht aus.
    }
R-COMP-11 = Die Regelhefte bezeichnen Münzen, Schuldscheine, Aktionsmarker, Gebäude und Spielerscheiben nicht als unbegrenzt. { $thaler_limit ->
    [sixteen] Sind alle 16 Münzen vergeben, bekommst du keine weiteren.
   *[none] Münzen gehen trotzdem nicht aus.
    } { $debt_limit ->
    [twenty_four] Sind alle 24 Schuldscheine vergeben, musst du keinen mehr nehmen.
   *[none] Schuldscheine gehen nicht aus.
    }

## Spielvorbereitung

R-SETUP-01 = Alle bekommen ein Spielertableau, 11 Spielerscheiben einer Farbe und 18 Kohlewürfel.
R-SETUP-02 = Lege auf jedes der 18 aufgedruckten Würfelfelder deines Spielertableaus einen Kohlewürfel.
R-SETUP-03 = Von den 18 Kohlewürfeln auf deinem Spielertableau liegen 7 in der Pinge und 11 im Stollen.
R-SETUP-04 = Das Errungenschaftsfeld hat 4 Reihen, eine für jede Stufe. In jeder Reihe liegen 3 bis 5 Plättchen ihrer Stufe, insgesamt also 12 bis 20.
R-SETUP-05 = Wie viele Errungenschaftsplättchen ausliegen, hängt davon ab, wie viele mitspielen: zu zweit 12 (3 in jeder Reihe), zu dritt 16 (4 in jeder Reihe), zu viert 20 (5 in jeder Reihe).
R-SETUP-06 = Legt den Punkteanzeiger jeder Stufe neben ihre Reihe.
R-SETUP-07 = Nehmt für die erste Partie die Plättchen mit den niedrigsten Nummern jeder Stufe und legt sie der Nummer nach aus: zu zweit alle, die auf 1 bis 3 enden, zu dritt alle, die auf 1 bis 4 enden, zu viert alle Plättchen.
R-SETUP-08 = Neben das Errungenschaftsfeld kommen die Aktionsmarker und Gebäude, die zu Plättchen im Spiel gehören, außerdem Münzen, Schuldscheine, Ressourcen, Grubenwasser und die Plättchen „Hauer und Haspelknecht“.
R-SETUP-09 = Zu zweit und zu dritt bleiben nicht verwendete Errungenschaftsplättchen in der Schachtel, mit allem, was zu ihnen gehört.
R-SETUP-10 = Auf dem Jahreskreis beginnt der Phasenanzeiger auf dem ersten Grubenwasserfeld und der Jahresanzeiger auf Jahr 1.
R-SETUP-11 = Alle legen eine Spielerscheibe auf das Feld 0/50 der Punkteleiste.
R-SETUP-12 = Die erste Spielreihenfolge ist zufällig. Alle markieren ihren Platz darin mit einer zweiten Spielerscheibe.
R-SETUP-13 = Deine übrigen 9 Spielerscheiben liegen neben deinem Spielertableau. Mit ihnen markierst du die Errungenschaften, die du erwirbst{ $disk_limit ->
    [none] . Sind sie aufgebraucht, nimm etwas anderes: Du darfst beliebig viele erwerben.
   *[nine] ; mehr als 9 kannst du also nicht erwerben.
    }
R-SETUP-14 = Verwendet alle Ressourcentableaus, deren aufgedruckte Zahl nicht höher ist als die Zahl der Mitspielenden.
R-SETUP-15 = Ein Ressourcentableau hat 2 Aktions-Pools und 2 Reserve-Pools. Die zwei anderen haben je 1 Aktions-Pool und 1 Reserve-Pool.
R-SETUP-16 = Es gibt so viele Aktions-Pools, wie Personen mitspielen, und ebenso viele Reserve-Pools. Zu zweit verwendet ihr das große Ressourcentableau, zu dritt dazu ein kleines, zu viert beide kleinen.
R-SETUP-17 = Welche Aktionsscheiben in den Beutel kommen, hängt davon ab, wie viele mitspielen. Zu zweit: 7 schwarze, 7 braune, 4 gelbe. Zu dritt: 10 schwarze, 10 braune, 7 gelbe. Zu viert: 13 schwarze, 13 braune, 10 gelbe.
R-SETUP-18 = Füllt die Pools zufällig aus dem Beutel: zuerst 3 Scheiben in jeden Reserve-Pool, dann 6 Scheiben in jeden Aktions-Pool.
R-SETUP-19 = Sind alle Pools zum ersten Mal gefüllt, ist der Beutel leer.
R-SETUP-20 = Du beginnst ohne Nahrung, Holz, Kohle auf dem Hof, Thaler, Marker, Schuldscheine und Grubenwasser. Dein erstes Grubenwasser bekommst du im Frühling des ersten Jahres.

## Spielablauf

R-FLOW-01 = Eine Partie dauert 3 Runden. Jede Runde ist ein Jahr.
R-FLOW-02 = Jedes Jahr hat diese Phasen in dieser Reihenfolge: Frühlings-Grubenwasserphase, Frühlings-Aktionsphase, Sommer-Aktionsphase, Herbst-Grubenwasserphase, Herbst-Aktionsphase, Winter.
R-FLOW-03 = In jeder Grubenwasserphase, im Frühling und im Herbst, bekommen alle 1 Grubenwasser. Besitzt du den Eimer (Plättchen 21), bekommst du keines.
R-FLOW-04 = Der Sommer hat keine Grubenwasserphase.
R-FLOW-05 = Errungenschaften, die du besitzt, können die allgemeinen Regeln für dich ändern.
R-FLOW-06 = Jede Aktionsphase hat vier Schritte: Pools nachfüllen, Scheiben nehmen, neue Spielreihenfolge bestimmen, Aktionen planen und ausführen.
R-FLOW-07 = Eine Partie hat 9 Aktionsphasen, 3 in jedem Jahr.
R-FLOW-08 = Das Spiel endet nach dem dritten Winter mit der Schlusswertung.

## Pools nachfüllen

R-REFILL-01 = Im Frühling des ersten Jahres werden die Pools nicht nachgefüllt: Sie sind bei der Spielvorbereitung gerade erst gefüllt worden.
R-REFILL-02 = Zu Beginn jeder anderen Aktionsphase legen alle ihre Aktionsscheiben in den Beutel zurück, ob benutzt oder nicht.
R-REFILL-03 = Dann wandern die Scheiben jedes Reserve-Pools in den zugehörigen Aktions-Pool, zu den Scheiben, die dort übrig geblieben sind.
R-REFILL-04 = Ein Aktions-Pool darf jetzt mehr als 6 Scheiben enthalten. Es wird nichts weggenommen.
R-REFILL-05 = Als Nächstes werden für jeden Reserve-Pool 3 Scheiben aus dem Beutel gezogen. Reicht der Beutel nicht, werden die Reserve-Pools in der Reihenfolge der Tableaus gefüllt.
R-REFILL-06 = Nach den Reserve-Pools wird jeder Aktions-Pool mit weniger als 6 Scheiben aus dem Beutel auf 6 aufgefüllt, in der Reihenfolge der Tableaus.
R-REFILL-07 = Nach dem Nachfüllen ist der Beutel leer.
R-REFILL-08 = Enthält ein Aktions-Pool mehr als 6 Scheiben, ist der Beutel leer, bevor alle Pools voll sind. Die letzten Aktions-Pools bleiben dann unter 6 und gehen vielleicht sogar leer aus.
R-REFILL-09 = Im Beutel, in den Pools und auf den Spielertableaus sind zusammen immer 9 Aktionsscheiben pro Person. Benutzte Marker kommen nie in den Beutel.

## Scheiben nehmen

R-TAKE-01 = Scheiben werden in zwei Schritten genommen. Schritt 2 beginnt erst, wenn alle mit Schritt 1 fertig sind.
R-TAKE-02 = Schritt 1: In Spielreihenfolge wählen alle nacheinander einen Aktions-Pool und eine Farbe, die dort liegt, und nehmen alle Scheiben dieser Farbe. Passen darfst du hier nicht.
R-TAKE-03 = Die Scheiben aus Schritt 1 kommen auf das Schubkarrenfeld 1 deines Spielertableaus.
R-TAKE-04 = Liegen 6 Scheiben einer Farbe in einem Aktions-Pool, darfst du in Schritt 1 alle 6 nehmen. Die Grenze von 5 gilt in Schritt 1 nicht: Liegen dort noch mehr, nimmst du auch diese.
R-TAKE-05 = In Schritt 2 darfst du nur dann Scheiben nehmen, wenn du in Schritt 1 weniger als 5 genommen hast.
R-TAKE-06 = Schritt 2 ist freiwillig. Du darfst passen.
R-TAKE-07 = In Schritt 2 gilt dieselbe Spielreihenfolge wie in Schritt 1.
R-TAKE-08 = In Schritt 2 wählst du wieder einen Aktions-Pool und eine Farbe. Es darf derselbe Pool oder dieselbe Farbe sein wie in Schritt 1.
R-TAKE-09 = Nach Schritt 2 darfst du aus beiden Schritten zusammen höchstens 5 Scheiben haben.
R-TAKE-10 = In Schritt 2 { $second_take_fewer ->
    [yes] nimmst du beliebig viele Scheiben der gewählten Farbe, bis du insgesamt 5 Scheiben hast.
   *[no] nimmst du alle Scheiben der gewählten Farbe, aber nur, bis du insgesamt 5 Scheiben hast.
    } Der Rest bleibt im Pool.
R-TAKE-11 = Die Scheiben aus Schritt 2 kommen auf das Schubkarrenfeld 2 deines Spielertableaus.
R-TAKE-12 = Einige Aktions-Pools zeigen ein Wasser-Symbol. Nimmst du in Schritt 1 Scheiben aus einem solchen Pool, musst du auch 1 Grubenwasser nehmen. Es kommt sofort auf dein Wasserfeld.
R-TAKE-13 = In Schritt 2 bekommst du nie Grubenwasser, auch nicht aus einem Pool mit Wasser-Symbol.
R-TAKE-14 = Scheiben nimmst du nur aus Aktions-Pools, nie aus Reserve-Pools.
R-TAKE-15 = Nur im Frühling des ersten Jahres: Hast du in beiden Schritten zusammen weniger als 5 Scheiben genommen, darfst du 1 Grubenwasser in den Vorrat zurücklegen. Das entscheidest du nach Schritt 2, bevor die neue Spielreihenfolge bestimmt wird.

## Spielreihenfolge

R-ORDER-01 = Für die Spielreihenfolge zählt eine gelbe Scheibe 3, eine braune 2 und eine schwarze 1.
R-ORDER-02 = Für die Spielreihenfolge zählen nur die Scheiben auf Schubkarrenfeld 1, also die aus Schritt 1. Marker zählen nicht.
R-ORDER-03 = Wer die niedrigste Summe hat, ist in der neuen Spielreihenfolge zuerst an der Reihe. Die anderen folgen nach steigender Summe.
R-ORDER-04 = Bei gleicher Summe kehrt sich die Reihenfolge um: Wer in der alten Spielreihenfolge weiter hinten war, kommt in der neuen weiter nach vorn.
R-ORDER-05 = Die neue Spielreihenfolge wird nach beiden Schritten des Nehmens bestimmt. Sie gilt für die Aktionen in dieser Phase und für das Nehmen der Scheiben in der nächsten Aktionsphase.

## Planung

R-PLAN-01 = { $plan_in_turn_order ->
    [yes] Ihr plant nacheinander, und alle können die Pläne sehen.
   *[no] Alle planen gleichzeitig. Dein Plan bleibt verborgen, und du darfst ihn ändern, bis alle fertig sind. Dann werden alle Pläne gemeinsam aufgedeckt.
    }
R-PLAN-02 = { $plan_in_turn_order ->
    [yes] Ihr plant in Spielreihenfolge, wie vor der Partie vereinbart.
   *[no] Wenn ihr es vor der Partie vereinbart, plant ihr stattdessen nacheinander in Spielreihenfolge.
    }
R-PLAN-03 = Scheiben, Nahrung und Thaler kannst du deinen Arbeitern nur in der Planung zuordnen. Was Bauer und Knecht mit ihren Scheiben tun, entscheidest du erst, wenn sie handeln.
R-PLAN-04 = Mit Ressourcen, die du in einer Aktionsphase erhältst, kannst du in derselben Phase keine Leiharbeiter bezahlen, denn bezahlt wird in der Planung.
R-PLAN-05 = Jedes Spielertableau beginnt mit drei Arbeitern: Bauer und Knecht sind eigene Arbeiter, der Kohlegräber ist ein Leiharbeiter.
R-PLAN-06 = Auf deine eigenen Arbeiter, Bauer und Knecht, darfst du je eine oder mehrere Scheiben legen. Eine Obergrenze gibt es nicht.
R-PLAN-07 = Leiharbeiter bezahlst du mit genau einer gelben Scheibe, einer Nahrung oder einem Thaler (den Hauer nicht mit einer Scheibe), jeden höchstens einmal pro Aktionsphase. Nur der Haspel-Marker lässt den Haspelknecht ein zweites Mal arbeiten.
R-PLAN-08 = Bauer und Knecht führen in einer Aktionsphase jeweils nur eine Art von Aktion aus, einmal für jede ihrer Scheiben.
R-PLAN-09 = Davon gibt es eine Ausnahme: Derselbe Arbeiter darf in einer Phase Kohle abbauen und Grubenwasser entfernen, in beliebiger Mischung.
R-PLAN-10 = Alle Scheiben auf dem Bauern oder dem Knecht müssen die gleiche Farbe haben, außer beim Erwerb einer Errungenschaft. Gemischte Farben sind nur auf einem Arbeiter erlaubt, der Errungenschaften erwerben kann, und nur, wenn sie genau den Kosten eines Plättchens im Spiel entsprechen, das du noch nicht besitzt.
R-PLAN-11 = Du musst nicht alle deine Scheiben verwenden. Jede einzelne Aktion ist freiwillig. Aktionen, die du nicht nutzt oder nicht nutzen kannst, verfallen; Bezahlungen bekommst du nicht zurück.

## Aktionen ausführen

R-EXEC-01 = Nach der Planung handelt ihr in Spielreihenfolge. Wer an der Reihe ist, führt zuerst alle Aktionen der eigenen Arbeiter aus; dann ist die nächste Person dran.
R-EXEC-02 = Du bestimmst, in welcher Reihenfolge deine Arbeiter handeln.
R-EXEC-03 = Ein Arbeiter muss fertig sein, bevor dein nächster Arbeiter anfängt.

## Bauer und Knecht

R-FARMER-01 = In einer Aktionsphase kann der Bauer entweder Nahrung produzieren oder Holz produzieren oder in der Grube arbeiten (Kohle und Grubenwasser) oder eine Errungenschaft erwerben.
R-FARMER-02 = Für jede gelbe Scheibe auf dem Bauern nimmst du 1 Nahrung aus dem Vorrat und legst sie auf deinen Hof.
R-FARMER-03 = Für jede braune Scheibe auf dem Bauern nimmst du 1 Holz aus dem Vorrat. Lege es auf deinen Hof oder direkt auf ein Holz-Symbol in deiner Grube.
R-FARMER-04 = Derselbe Arbeiter kann in einer Aktionsphase nicht Nahrung und Holz zugleich produzieren.
R-FARMER-05 = Mit jeder schwarzen Scheibe baut der Bauer entweder 1 zugängliche Kohle in der Pinge oder im Stollen ab oder entfernt bis zu 2 Grubenwasser aus der Pinge.
R-FARMER-06 = Kohle kannst du nur abbauen, wenn das nötige Holz sie zugänglich macht und nicht zu viel Grubenwasser dich daran hindert.
R-FARMER-07 = In einer Aktionsphase baut ein Arbeiter entweder in der Pinge oder im Stollen ab, nie in beiden. Leert ein Arbeiter die Pinge, verfallen seine restlichen schwarzen Scheiben.
R-FARMER-08 = In derselben Aktionsphase darf ein Arbeiter die letzte Kohle der Pinge abbauen und ein anderer Arbeiter im Stollen beginnen.
R-FARMER-09 = Holz darfst du schon in der Aktionsphase verwenden, in der du es erhältst, zum Beispiel in der Grube. Mit anderen Ressourcen kannst du Leiharbeiter erst in der nächsten Phase bezahlen, die Gebühr für eine nicht benachbarte Errungenschaft aber sofort.
R-FARMER-10 = Mit Ressourcen, die du in einer Aktionsphase erhältst, { $fee_with_fresh_goods ->
    [no] kannst du in derselben Phase noch keine
   *[yes] darfst du in derselben Phase schon die
    } Gebühr für eine nicht benachbarte Errungenschaft bezahlen.
R-FARMHAND-01 = Der Knecht verrichtet die gleiche Arbeit wie der Bauer, kann aber keine Errungenschaften erwerben. Die Hacke (Plättchen 13) ändert das.
R-SUMMER-01 = Sommerbonus: { $farmhand_summer_bonus ->
    [yes] Produziert dein Bauer oder dein verbesserter Knecht im Sommer mindestens 1 Nahrung, erhältst du einmalig 1 zusätzliche Nahrung. Nahrung von einem nicht verbesserten Knecht zählt dafür nicht.
   *[no] Produziert dein Bauer im Sommer mindestens 1 Nahrung, erhältst du einmalig 1 zusätzliche Nahrung. Nahrung vom Knecht zählt dafür nicht.
    }
R-SYNERGY-01 = Synergie-Bonus: Produzieren dein Bauer und dein Knecht in derselben Aktionsphase beide Nahrung, erhältst du 1 zusätzliche Nahrung. Im Sommer kommt sie zum Sommerbonus noch hinzu.
R-SYNERGY-02 = Synergie-Bonus: Produzieren dein Bauer und dein Knecht in derselben Aktionsphase beide Holz, erhältst du 1 zusätzliches Holz.
R-SYNERGY-03 = Synergie-Bonus: { $mixed_mining_synergy ->
    [no] Bauen dein Bauer und dein Knecht beide Kohle ab oder entfernen beide Grubenwasser, darfst du eine zusätzliche Aktion ausführen: 1 Kohle abbauen oder bis zu 2 Grubenwasser entfernen.
   *[yes] Führen dein Bauer und dein Knecht beide mindestens eine Aktion in der Grube aus, darfst du eine zusätzliche Aktion ausführen: 1 Kohle abbauen oder bis zu 2 Grubenwasser entfernen. Dabei ist es egal, wer von beiden Kohle abbaut und wer Grubenwasser entfernt.
    }
R-SYNERGY-04 = { $synergy_owner ->
    [player] Die zusätzliche Aktion in der Grube gehört dir, nicht einem Arbeiter. Du darfst sie auch dann im Stollen nutzen, wenn der zweite Arbeiter die Pinge gerade erst geleert hat.
   *[second_worker] Die zusätzliche Aktion in der Grube gilt als eine weitere schwarze Scheibe auf dem Bauern oder dem Knecht, je nachdem, wer von beiden in dieser Phase als Zweiter handelt. Dieser Arbeiter ist an einen Bereich gebunden: Hat er die Pinge gerade geleert, verfällt die zusätzliche Aktion.
    }
R-SYNERGY-05 = Für den Erwerb von Errungenschaften gibt es keinen Synergie-Bonus, auch nicht, wenn Bauer und Knecht beide eine erwerben.

## Die Pinge

R-PINGE-01 = Die Pinge hat 7 Kohle und 2 Holz-Symbole.
R-PINGE-02 = Kohle in der Pinge baust du streng von links nach rechts ab.
R-PINGE-03 = Für die Kohle links vom ersten unbedeckten Holz-Symbol der Pinge brauchst du kein Holz.
R-PINGE-04 = Bedeckst du in der Pinge ein Holz-Symbol mit 1 Holz, wird die Kohle rechts davon zugänglich, bis zum nächsten unbedeckten Holz-Symbol.
R-PINGE-05 = In der Pinge abgebaute Kohle kommt direkt auf deinen Hof.
R-PINGE-06 = Hast du die siebte Kohle der Pinge abgebaut, ist die Pinge sofort ausgeschöpft. Von da an kannst du im Stollen abbauen.
R-PINGE-07 = Ist die Pinge ausgeschöpft, wandert Grubenwasser, das noch dort liegt, auf das Wasserfeld des Schachts. Da du nur bei weniger als 2 Grubenwasser abbauen kannst, ist das normalerweise höchstens 1.
R-PINGE-08 = Ist die Pinge ausgeschöpft, geht das in ihr platzierte Holz zurück in den Vorrat.
R-PINGE-09 = Ist die Pinge ausgeschöpft, legst du ein Plättchen „Hauer und Haspelknecht“ über den Kohlegräber und die Pinge.
R-PINGE-10 = Pingebonus: Du bekommst 2 Siegpunkte, wenn du die Pinge in Jahr 1 ausschöpfst, und 1 Siegpunkt in Jahr 2. In Jahr 3 bekommst du dafür nichts.
R-PINGE-11 = Den Pingebonus bekommst du sofort.

## Stollen, Schacht und Holz

R-TUNNEL-01 = Der Stollen hat 7 Abschnitte mit insgesamt 11 Kohle.
R-TUNNEL-02 = Der Stollen hat 7 Holz-Symbole, eines am linken Rand jedes Abschnitts.
R-TUNNEL-03 = Im Stollen ist keine Kohle zugänglich, bis du dort das erste Holz platziert hast.
R-TUNNEL-04 = Bedeckst du im Stollen ein Holz-Symbol mit 1 Holz, wird der Abschnitt rechts davon zugänglich, bis zum nächsten unbedeckten Holz-Symbol.
R-TUNNEL-05 = Kohle im Stollen baust du streng von links nach rechts ab.
R-TUNNEL-06 = Im Stollen kannst du erst Kohle abbauen, wenn deine Pinge ausgeschöpft ist.
R-TUNNEL-07 = Bauer, Knecht und Hauer können im Stollen abbauen. Der Kohlegräber ist dann nicht mehr da.
R-TUNNEL-08 = Im Stollen abgebaute Kohle kommt in den Schacht, nicht auf den Hof.
R-TUNNEL-09 = Nur der Haspelknecht fördert Kohle aus dem Schacht auf den Hof.
R-WOOD-01 = Nach den Regelheften darfst du jederzeit Holz auf Holz-Symbole der Pinge legen. Hier platzierst du es, wenn du deine Aktionen ausführst, auch zwischen zwei Aktionen eines Arbeiters, und im Winter, bis du deine Ressourcen lagerst. Dadurch entgeht dir nichts.
R-WOOD-02 = Auf die Holz-Symbole des Stollens legst du Holz zu den gleichen Zeiten, { $early_tunnel_wood ->
    [no] aber erst, wenn die Pinge ausgeschöpft ist.
   *[yes] auch schon, bevor die Pinge ausgeschöpft ist.
    }
R-WOOD-03 = In der Grube bedeckst du die Holz-Symbole eines nach dem anderen, von links nach rechts.
R-WOOD-04 = Im Stollen platziertes Holz bleibt dort bis zum Spielende. Du kannst es nicht zurücknehmen.

## Grubenwasser

R-WATER-01 = Neues Grubenwasser kommt auf das Wasserfeld der Pinge, bis die Pinge ausgeschöpft ist. Danach kommt es auf das Wasserfeld des Schachts.
R-WATER-02 = Ein Wasserfeld fasst beliebig viel Grubenwasser.
R-WATER-03 = Bei 2 oder mehr Grubenwasser in der Pinge kannst du dort keine Kohle abbauen.
R-WATER-04 = Bei 0 oder 1 Grubenwasser in der Pinge kannst du dort Kohle abbauen.
R-WATER-05 = Bei 2 oder mehr Grubenwasser im Schacht kannst du keine Kohle auf den Hof fördern.
R-WATER-06 = Bei 5 oder mehr Grubenwasser im Schacht kannst du im Stollen keine Kohle abbauen.
R-WATER-07 = Bauer, Knecht und Kohlegräber können Grubenwasser aus der Pinge entfernen.
R-WATER-08 = { $shaft_water_only_haspel ->
    [no] Haspelknecht, Bauer und Knecht können Grubenwasser aus dem Schacht entfernen.
   *[yes] Von allen Arbeitern kann nur der Haspelknecht Grubenwasser aus dem Schacht entfernen.
    } Mit dem Seil (Plättchen 14) und der Haspelanlage (Plättchen 25) geht es auch.
R-WATER-09 = Entferntes Grubenwasser kommt zurück in den Vorrat.
R-WATER-10 = Grubenwasser bekommst du in den Grubenwasserphasen im Frühling und im Herbst, in Schritt 1 des Nehmens aus Pools mit Wasser-Symbol und vom Grubenholz (Plättchen 31), wenn du das Holz wählst.

## Leiharbeiter

R-DIGGER-01 = Den Kohlegräber bezahlst du in der Planung mit genau einem davon: 1 gelbe Scheibe, 1 Nahrung oder 1 Thaler.
R-DIGGER-02 = Ist er bezahlt, führt der Kohlegräber bis zu 2 Aktionen aus.
R-DIGGER-03 = Mit einer Aktion entfernt der Kohlegräber { $digger_choice ->
    [forced] 2
   *[free] 1 oder 2
    } Grubenwasser aus der Pinge oder baut dort 1 Kohle ab.
R-DIGGER-04 = { $digger_choice ->
    [forced] Der Kohlegräber muss Grubenwasser entfernen, solange 2 oder mehr in der Pinge liegen; sonst muss er Kohle abbauen.
   *[free] Bei jeder Aktion des Kohlegräbers wählst du frei, was er tut. Kohle abbauen kann er nur, solange weniger als 2 Grubenwasser in der Pinge liegen.
    }
R-DIGGER-05 = Der Kohlegräber arbeitet nur in der Pinge und nur, bis sie ausgeschöpft ist. { $digger_needs ->
    [accessible_coal] Du darfst ihn nur bezahlen, solange zugängliche Kohle in der Pinge liegt.
   *[pinge_coal] Du darfst ihn bezahlen, solange noch Kohle in der Pinge liegt.
    } Ist die Pinge ausgeschöpft, bevor er handelt, ist seine Bezahlung verloren.
R-MINER-01 = Der Hauer steht bereit, sobald deine Pinge ausgeschöpft ist und das Plättchen „Hauer und Haspelknecht“ auf deinem Spielertableau liegt. Bezahlen kannst du ihn ab der nächsten Planung.
R-MINER-02 = Den Hauer bezahlst du in der Planung mit genau 1 Nahrung oder 1 Thaler. Mit einer gelben Scheibe kannst du ihn nicht bezahlen.
R-MINER-03 = Der Hauer baut bis zu 3 zugängliche Kohle im Stollen ab. Sie kommen in den Schacht.
R-MINER-04 = Der Hauer kann kein Grubenwasser entfernen.
R-MINER-05 = Der Hauer arbeitet nur im Stollen.
R-HASPEL-01 = Den Haspelknecht bezahlst du in der Planung mit genau einem davon: 1 gelbe Scheibe, 1 Nahrung oder 1 Thaler.
R-HASPEL-02 = Ist er bezahlt, führt der Haspelknecht bis zu 3 Aktionen aus.
R-HASPEL-03 = Mit einer Aktion entfernt der Haspelknecht bis zu 2 Grubenwasser aus dem Schacht oder fördert 1 Kohle aus dem Schacht auf den Hof.
R-HASPEL-04 = Solange mehr als 1 Grubenwasser im Schacht liegt, muss der Haspelknecht Grubenwasser entfernen, bevor er Kohle fördern kann.
R-HASPEL-05 = Der Haspelknecht steht bereit, sobald deine Pinge ausgeschöpft ist und das Plättchen „Hauer und Haspelknecht“ auf deinem Spielertableau liegt. Bezahlen kannst du ihn ab der nächsten Planung.
R-HASPEL-06 = Der Haspelknecht darf auch Kohle fördern, die früher in derselben Aktionsphase in den Schacht gekommen ist.

## Errungenschaften

R-DEV-01 = Um eine Errungenschaft zu erwerben, legst du genau die auf dem Plättchen gezeigten Scheiben auf deinen Bauern oder deinen Knecht, sofern er Errungenschaften erwerben kann. Du erwirbst das Plättchen, wenn dieser Arbeiter handelt.
R-DEV-02 = Farbige Vorgaben in den Kosten eines Plättchens erfüllst du nur mit Scheiben dieser Farbe, graue mit Scheiben jeder Farbe.
R-DEV-03 = Zu Spielbeginn kann nur der Bauer Errungenschaften erwerben.
R-DEV-04 = Jeder Arbeiter, der Errungenschaften erwerben kann, darf in jeder Aktionsphase eine erwerben.
R-DEV-05 = Dasselbe Errungenschaftsplättchen können alle besitzen.
R-DEV-06 = Du kannst jedes Errungenschaftsplättchen nur einmal besitzen.
R-DEV-07 = Erwirbst du eine Errungenschaft, legst du eine deiner Spielerscheiben auf das Plättchen, oben auf die Scheiben, die schon dort liegen. { $disk_limit ->
    [none] Hast du keine Spielerscheibe mehr, nimm etwas anderes als Ersatz.
   *[nine] Hast du keine Spielerscheibe mehr, kannst du nichts erwerben.
    }
R-DEV-08 = Plättchen der obersten Reihe, Stufe 1, kannst du immer erwerben.
R-DEV-09 = Ein Plättchen der Stufen 2 bis 4 erwirbst du ohne Gebühr, wenn es an ein Plättchen grenzt, das du besitzt. Jede gemeinsame Seite zählt, auch innerhalb derselben Reihe. Eine Gebühr fällt dann auch nicht an, wenn das Plättchen schon anderen gehört.
R-DEV-10 = Ein Plättchen der Stufen 2 bis 4, das an keines deiner Plättchen grenzt, ist nicht benachbart. Du kannst es nur erwerben, wenn es schon jemand anderem gehört, und du musst eine Gebühr bezahlen.
R-DEV-11 = Die Gebühr für eine nicht benachbarte Errungenschaft bekommt, wessen Scheibe auf dem Plättchen zuoberst liegt.
R-DEV-12 = Die Gebühr für eine nicht benachbarte Errungenschaft beträgt 1 Kohle, Holz oder Nahrung auf Stufe 2 (du wählst), 1 Kohle auf Stufe 3 und 1 Nahrung auf Stufe 4. Stufe 1 hat keine Gebühr. Mit einem Thaler kannst du eine Gebühr nie bezahlen.
R-DEV-13 = Die Gebühr für eine nicht benachbarte Errungenschaft bezahlst du von deinem Hof.
R-DEV-14 = Wer die Gebühr bekommt, legt sie auf den eigenen Hof. Ablehnen kann man sie nicht.
R-DEV-15 = Ein Erwerb bringt Siegpunkte, je nach Reihenfolge des Erwerbs. Stufe 1: 1 für den ersten Erwerb. Stufe 2: 2, dann 1. Stufe 3: 3, 2, 1. Stufe 4: 4, 3, 2, 1. Ein späterer Erwerb bringt keine Siegpunkte.
R-DEV-16 = Die Siegpunkte für den Erwerb eines Plättchens bekommst du sofort.
R-DEV-17 = Eine Errungenschaft kann dir einen Aktionsmarker, ein Gebäude, sofort Ressourcen oder Thaler oder Siegpunkte am Spielende bringen.

## Aktionsmarker

R-MARKER-01 = Die Plättchen 14, 22, 23, 25, 32 und 33 bringen dir je einen Aktionsmarker.
R-MARKER-02 = Einen Aktionsmarker kannst du genau einmal einsetzen. Dann kommt er zurück in den Vorrat.
R-MARKER-03 = { $marker_window ->
    [at_once] Einen Marker kannst du einsetzen, sobald du ihn hast.
    [winter_too] In der Phase, in der du sein Plättchen erwirbst, kannst du einen Marker nicht einsetzen, sondern erst ab der nächsten Phase.
   *[action_phase] In der Phase, in der du sein Plättchen erwirbst, kannst du einen Marker nicht einsetzen, sondern erst ab der nächsten Aktionsphase.
    } Marker, die als Scheibe gelten, setzt du in der Planung ein, den Lampen-Marker, wenn du Scheiben nimmst, den Seil-Marker und den Haspel-Marker, wenn du deine Aktionen ausführst.{ $marker_window ->
    [action_phase] { "" }
   *[other] { " " }Den Seil-Marker kannst du auch im Winter einsetzen, bevor du lagerst.
    }
R-MARKER-04 = Jeder unbenutzte Aktionsmarker bringt am Spielende 1 Siegpunkt.

## Die zwanzig Plättchen

R-TILE-11 = Tragejoch (Plättchen 11): Du erhältst sofort 1 Thaler.
R-TILE-12a = Scheune (Plättchen 12): Du erhältst ein Gebäude. Im Winter darfst du dort 1 Kohle, 1 Holz oder 1 Nahrung lagern.
R-TILE-12b = Scheune (Plättchen 12): Lagerst du dort Nahrung, bekommst du in diesem Winter 2 Siegpunkte.
R-TILE-13a = Hacke (Plättchen 13): Lege den verbesserten Knecht über deinen Knecht. Er arbeitet wie bisher und kann auch Errungenschaften erwerben.
R-TILE-13b = Hacke (Plättchen 13): Der verbesserte Knecht kann { $pickaxe_delay ->
    [no] sofort
   *[yes] ab der nächsten Aktionsphase
    } Errungenschaften erwerben.
R-TILE-14 = Seil (Plättchen 14): Du erhältst einen Marker. Setze ihn einmal ein, wenn du deine Aktionen ausführst: Entferne 1 Grubenwasser aus der Pinge oder dem Schacht und erhalte 1 Siegpunkt. Ohne Grubenwasser kannst du ihn nicht einsetzen.
R-TILE-15a = Köhlerei (Plättchen 15): Du erhältst ein Gebäude. Wenn du deine Aktionen ausführst, darfst du 2 Holz gegen 2 Kohle aus dem Vorrat und 1 Siegpunkt tauschen.
R-TILE-15b = Köhlerei (Plättchen 15): Diesen Tausch darfst du { $charcoal_limit ->
    [unlimited] machen, sooft dein Holz reicht, auch im Winter, bevor du lagerst.
   *[once_per_phase] in jeder Aktionsphase höchstens einmal machen.
    }
R-TILE-15c = Köhlerei (Plättchen 15): Nutzen darfst du sie { $charcoal_limit ->
    [unlimited] schon in der Phase, in der du sie erwirbst.
   *[once_per_phase] ab der Aktionsphase nach dem Erwerb.
    }
R-TILE-21 = Eimer (Plättchen 21): In den Grubenwasserphasen im Frühling und im Herbst bekommst du kein Grubenwasser mehr, aus Pools und von Plättchen 31 aber weiterhin.
R-TILE-22a = Schubkarre (Plättchen 22): Du erhältst einen Marker, der einmal als 1 gelbe Scheibe gilt.
R-TILE-22b = Schubkarre (Plättchen 22): Am Spielende bekommst du 1 Siegpunkt für jeden vollständigen Stollenabschnitt mit einem Schubkarren-Symbol, höchstens 3.
R-TILE-23 = Leiter (Plättchen 23): Du erhältst einen Marker, der einmal als 1 braune Scheibe gilt.
R-TILE-24a = Kohlelager (Plättchen 24): Du erhältst ein Gebäude. Im Winter darfst du dort { $coal_storage ->
    [coal_or_wood] 1 Kohle oder 1 Holz
    [coal_and_food] 1 Kohle und 1 Nahrung
   *[coal_and_wood] 1 Kohle und 1 Holz
    } lagern.
R-TILE-24b = Kohlelager (Plättchen 24): Lagerst du dort Kohle, bekommst du in diesem Winter 1 Siegpunkt.
R-TILE-25a = Haspelanlage (Plättchen 25): Direkt nach dem Erwerb darfst du 1 Grubenwasser aus der Pinge oder dem Schacht entfernen.
R-TILE-25b = Haspelanlage (Plättchen 25): Du erhältst einen Marker. Ist deine Pinge ausgeschöpft, setzt du ihn einmal für 3 Haspelknecht-Aktionen ohne Bezahlung ein{ $windlass_actions ->
    [lifting] , mit denen du nur Kohle fördern kannst.
    [water] , mit denen du nur Grubenwasser entfernen kannst.
   *[any] .
    } Du darfst den Haspelknecht in derselben Phase auch bezahlen.
R-TILE-31 = Grubenholz (Plättchen 31): Wähle sofort. Entweder erhältst du 3 Holz und musst 1 Grubenwasser nehmen, oder du erhältst 1 Thaler.
R-TILE-31c = Grubenholz (Plättchen 31): Wählst du das Holz, kommt das Grubenwasser auf das Wasserfeld, das gerade in Gebrauch ist, in der Pinge oder im Schacht.
R-TILE-32a = Öllampe (Plättchen 32): Du erhältst sofort 1 Thaler.
R-TILE-32b = Öllampe (Plättchen 32): Du erhältst einen Marker. Setze ihn einmal ein, wenn du Scheiben nimmst, bevor du einen Pool wählst: Tausche 1 Scheibe eines Reserve-Pools mit 1 Scheibe { $oil_lamp_same_board ->
    [no] eines beliebigen Aktions-Pools.
   *[yes] des zugehörigen Aktions-Pools.
    }
R-TILE-32c = Öllampe (Plättchen 32): Am Spielende bekommst du 1 Siegpunkt für jeden vollständigen Stollenabschnitt mit einem Öllampen-Symbol, höchstens 4.
R-TILE-33a = Schlägel und Eisen (Plättchen 33): Du erhältst sofort 1 Holz.
R-TILE-33b = Schlägel und Eisen (Plättchen 33): Direkt nach dem Erwerb darfst du 1 zugängliche Kohle abbauen, aus der Pinge auf den Hof oder aus dem Stollen in den Schacht. Vorher darfst du Holz platzieren. { $free_coal_needs_dry_mine ->
    [no] Grubenwasser hindert dich dabei nicht.
   *[yes] Zu viel Grubenwasser hindert dich wie sonst auch.
    }
R-TILE-33c = Schlägel und Eisen (Plättchen 33): Du erhältst einen Marker, der einmal als 1 schwarze Scheibe gilt.
R-TILE-34 = Kohlesäcke (Plättchen 34): Direkt nach dem Erwerb darfst du einmal tauschen: 1 Kohle von deinem Hof gegen 1 Thaler oder 2 Kohle von deinem Hof gegen 1 Thaler und 1 Nahrung. { $sell_fresh_coal ->
    [yes] Auch Kohle, die erst in dieser Phase auf deinen Hof gekommen ist, darfst du tauschen.
   *[no] Kohle, die erst in dieser Phase auf deinen Hof gekommen ist, kannst du nicht tauschen.
    }
R-TILE-35a = Wassermühle (Plättchen 35): Du erhältst ein Gebäude. { $mill_repeat ->
    [repeat] Beliebig oft pro Aktionsphase darfst du in der Planung Scheiben darauf legen, jedes Mal
   *[once] Einmal pro Aktionsphase darfst du in der Planung Scheiben darauf legen:
    } 2 schwarze Scheiben für 1 Thaler oder 2 gelbe Scheiben für 1 Nahrung und 2 Siegpunkte.
R-TILE-35b = Wassermühle (Plättchen 35): Nutzen darfst du sie ab der Aktionsphase nach dem Erwerb.
R-TILE-41a = Kohletreiber (Plättchen 41): Du erhältst sofort 1 Thaler.
R-TILE-41b = Kohletreiber (Plättchen 41): Am Spielende bekommst du 1 Siegpunkt für jedes Schlägel-und-Eisen-Symbol auf deinen Plättchen.
R-TILE-42a = Hunt (Plättchen 42): Du erhältst sofort 1 Holz.
R-TILE-42b = Hunt (Plättchen 42): { $lorry_during_pinge ->
    [wood_and_coal] Du erhältst außerdem 2 Kohle aus dem Vorrat. Lege sie in deinen Schacht.
   *[wood_only] Ist deine Pinge schon ausgeschöpft, erhältst du außerdem 2 Kohle aus dem Vorrat. Lege sie in deinen Schacht.
    }
R-TILE-42c = Hunt (Plättchen 42): Ist deine Pinge noch nicht ausgeschöpft, { $lorry_during_pinge ->
    [wood_and_coal] legst du die 2 Kohle trotzdem in deinen Schacht.
   *[wood_only] erhältst du nur das Holz. Die Kohle bekommst du auch später nicht.
    }
R-TILE-42d = Hunt (Plättchen 42): Am Spielende bekommst du 1 Siegpunkt für jeden vollständigen Stollenabschnitt mit einem Hunt-Symbol, höchstens 4.
R-TILE-43a = Handkarren (Plättchen 43): Du erhältst sofort 1 Nahrung.
R-TILE-43b = Handkarren (Plättchen 43): Am Spielende bekommst du 1 Siegpunkt für jedes Forken-Symbol auf deinen Plättchen.
R-TILE-44a = Fuhrwerk (Plättchen 44): Du erhältst sofort 1 Thaler und 1 Nahrung.
R-TILE-44b = Fuhrwerk (Plättchen 44): In der { $horse_cart_step ->
    [storage] Lagerphase
   *[scoring] Wertungsphase
    } jedes Winters bekommst du 1 Siegpunkt für jede Kohle auf deinem Hof. Die Kohletabelle gilt für dich nicht mehr.
R-TILE-45 = Kleinzeche (Plättchen 45): Du erhältst sofort 3 Thaler.

## Winter

R-WINTER-01 = Der Winter hat vier Schritte in dieser Reihenfolge: Wertungsphase, Pachtzahlung, Lagerphase, nächstes Jahr.
R-WINTER-02 = In der Wertungsphase des Winters zählt nur Kohle auf deinem Hof, nicht die im Schacht. Kohle, die du in einem früheren Winter gelagert hast, zählt erneut.
R-WINTER-03 = Die Kohletabelle im Winter: Weniger als 3 Kohle bringen nichts. 3 Kohle bringen 2 Siegpunkte, jede weitere Kohle 1 mehr.
R-WINTER-04 = Die Pacht im Winter beträgt 2 Nahrung in Jahr 1, 2 Nahrung und 1 Thaler in Jahr 2 sowie 1 Nahrung und 2 Thaler in Jahr 3.
R-WINTER-05 = Hast du die Nahrung oder die Thaler für die Pacht, musst du sie bezahlen. Nahrung kannst du nicht durch Thaler ersetzen und Thaler nicht durch Nahrung.
R-WINTER-06 = Für jede Nahrung und jeden Thaler der Pacht, die du nicht bezahlen kannst, nimmst du 1 Schuldschein.
R-WINTER-07 = In der Lagerphase darfst du 1 Nahrung, 1 Kohle oder 1 Holz auf deinem Hof behalten. Du darfst auch nichts behalten.
R-WINTER-08 = Mit der Scheune (Plättchen 12) und dem Kohlelager (Plättchen 24) kannst du im Winter mehr Ressourcen lagern.
R-WINTER-09 = Lagerst du { $farm_storage_vp ->
    [food] Nahrung
   *[wood] Holz
    } auf deinem Hof, bekommst du 1 Siegpunkt.
R-WINTER-10 = Nahrung, Kohle und Holz, die du nicht lagerst, kommen zurück in den Vorrat. Kohle im Schacht, in der Grube platziertes Holz, Thaler, Marker, Schuldscheine und Grubenwasser behältst du.
R-WINTER-11 = Ressourcen, die du im Winter gelagert hast, kannst du in späteren Phasen verwenden.
R-WINTER-12 = Die Siegpunkte für gelagerte Ressourcen bekommst du sofort.
R-WINTER-13 = Am Ende des Winters rückt der Jahresanzeiger weiter, und ein neues Jahr beginnt. Nach Jahr 3 endet das Spiel.

## Schlusswertung

R-END-01 = Am Spielende bringt jeder deiner vollständigen Stollenabschnitte die aufgedruckten 1 bis 3 Siegpunkte.
R-END-02 = Ein Stollenabschnitt ist vollständig, wenn dort keine Kohle mehr liegt und an seinem linken Rand ein Holz liegt.
R-END-03 = Alle Stollenabschnitte zusammen bringen 13 Siegpunkte.
R-END-04 = Für vollständige Stollenabschnitte bekommst du mit der Schubkarre höchstens 3 zusätzliche Siegpunkte, mit der Öllampe 4 und mit dem Hunt 4.
R-END-05 = Die Gebäude-Symbole auf deinen Plättchen werden zusammen gewertet: 1 Symbol bringt 1 Siegpunkt, 2 Symbole 3, 3 Symbole 6, 4 Symbole 10.
R-END-06 = Ein Gebäude-Symbol haben die Plättchen 12, 15, 24 und { $building_symbols ->
    [tile_35] 35
   *[tile_34] 34
    }.
R-END-07 = Jeder unbenutzte Aktionsmarker bringt am Spielende 1 Siegpunkt.
R-END-08 = Deine übrigen Thaler werden am Spielende zusammen gewertet: 1 Thaler bringt 2 Siegpunkte, 2 Thaler 5, 3 Thaler 9, 4 Thaler 14. Jeder weitere Thaler bringt 6 mehr.
R-END-09 = Am Spielende kostet dein erster Schuldschein 1 Siegpunkt. Jeder weitere kostet 2.
R-END-10 = Grubenwasser, das am Spielende noch auf deinem Spielertableau liegt, kostet Siegpunkte: Das erste ist frei, jedes weitere kostet 1.
R-END-11 = Am Spielende bringt der Kohletreiber (Plättchen 41) 1 Siegpunkt für jedes Schlägel-und-Eisen-Symbol auf deinen Plättchen, der Handkarren (Plättchen 43) 1 für jedes Forken-Symbol.
R-END-12 = Es gewinnt, wer die meisten Siegpunkte hat.
R-TIE-01 = Bei Gleichstand gewinnt, wer die meiste Kohle aus der eigenen Pinge und dem eigenen Stollen abgebaut hat. Kohle aus der Köhlerei und vom Hunt zählt nicht.
R-TIE-02 = Besteht noch immer Gleichstand, entscheidet die letzte Spielreihenfolge, die vom Herbst des dritten Jahres: Wer darin weiter vorn steht, gewinnt.

## Varianten

R-VARIANT-01 = Wenn alle einverstanden sind, dürft ihr die Errungenschaftsplättchen anders auslegen.
R-VARIANT-02 = Die Regelhefte empfehlen andere Auslagen erst nach ein bis zwei Partien.
R-VARIANT-03 = In einer anderen Auslage sollte jede Reihe { $min_tiles_per_row ->
    [three] mindestens 3 Plättchen haben.
   *[players] mindestens so viele Plättchen haben, wie Personen mitspielen, und nie weniger als 3. Empfohlen ist ein Plättchen mehr als Mitspielende.
    } Auslagen mit weniger Plättchen lassen wir nicht zu.
R-VARIANT-04 = In einer anderen Auslage sollte jedes Plättchen der Stufen 2 bis 4 an mindestens ein Plättchen der nächstniedrigeren Stufe grenzen. Auslagen, die das nicht erfüllen, lassen wir nicht zu.
R-VARIANT-05 = In einer anderen Auslage sollte kein Plättchen an ein Plättchen grenzen, das zwei oder mehr Stufen von ihm entfernt ist. Auslagen, die das nicht erfüllen, lassen wir nicht zu.
R-VARIANT-06 = Ist das Plättchen eines Gebäudes nicht im Spiel, dürft ihr vereinbaren, mit diesem Gebäude zu beginnen. Es zählt nicht als Gebäude-Symbol.
R-VARIANT-07 = Ist die Hacke (Plättchen 13) nicht im Spiel, dürft ihr vereinbaren, mit dem verbesserten Knecht zu beginnen. Er kann dann ab der ersten Aktionsphase Errungenschaften erwerben.
R-VARIANT-08 = Spielt ihr zu zweit mit zufälligen Plättchen, sollten für die 3 Thaler Pacht (1 in Jahr 2 und 2 in Jahr 3) genügend Plättchen im Spiel sein, die Thaler bringen. Sind es zu wenige, tauscht einige Plättchen aus.
R-VARIANT-09 = In den Regelheften sind zwölf Auslagen mit Namen abgedruckt. Die Ziffern einer Auslage geben die Zahl der Plättchen auf den Stufen 1 bis 4 an.
