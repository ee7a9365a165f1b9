### Die Ausgaben und alle Regeln, die eine Spielgruppe anders einstellen darf. Die Regelhefte sind nach ihrer Sprache benannt.

## Ausgaben

edition-second = Zweite Auflage
edition-second-about = Grundlage ist das deutsche Regelheft, der neueste und korrigierte Text. Jede Option hat ihren Standardwert. In drei Punkten folgt der Standard anderen Regelheften: wann du den Kohlegräber anheuern darfst, wer beim Synergie-Bonus den zusätzlichen Arbeitsschritt in der Grube ausführt und wann das Fuhrwerk Siegpunkte bringt.
edition-first = Erste Auflage
edition-first-about = Die Regeln des englischen, des polnischen und des italienischen Regelhefts. Die Köhlerei ist unbegrenzt nutzbar; der Hunt bringt immer Kohle; das Grubenwasser entscheidet, was der Kohlegräber tut; der Seil-Marker wirkt auch im Winter; die Haspelanlage fördert nur Kohle; Plättchen 35 trägt das vierte Gebäude-Symbol; mindestens 3 Plättchen pro Reihe.
edition-french = Französische Ausgabe
edition-french-about = Die zweite Auflage mit den Punkten, in denen nur das französische Regelheft abweicht oder mit der ersten Auflage übereinstimmt. Der Hunt bringt immer Kohle; das Kohlelager fasst Kohle oder Holz; der Hof belohnt Nahrung; Marker wirken sofort, der Seil-Marker auch im Winter; das Fuhrwerk bringt seine Siegpunkte in der Lagerphase; die Öllampe erreicht jeden Aktions-Pool.

## Optionen, bei denen die Regelhefte sich widersprechen

option-charcoal-limit = Köhlerei: wie oft
option-charcoal-limit-about = Wie oft du 2 Holz gegen 2 Kohle und 1 Siegpunkt tauschen darfst und ab wann. Das deutsche und das französische Regelheft erlauben einen Tausch pro Aktionsphase, ab der Phase nach dem Erwerb; das englische, das polnische und das italienische erlauben ihn jederzeit und nennen keine Grenze.
option-charcoal-limit-once-per-phase = Einmal pro Aktionsphase, ab der nächsten
option-charcoal-limit-unlimited = Beliebig oft, sofort, auch im Winter

option-lorry-during-pinge = Hunt, solange noch Kohle in der Pinge liegt
option-lorry-during-pinge-about = Was der Hunt bringt, wenn deine Pinge noch nicht ausgeschöpft ist. Das deutsche Regelheft gibt nur das Holz; das französische legt auch dann 2 Kohle in den Schacht; das englische und das polnische geben die 2 Kohle, ohne eine Bedingung zu nennen.
option-lorry-during-pinge-wood-only = Nur 1 Holz
option-lorry-during-pinge-wood-and-coal = 1 Holz, dazu 2 Kohle in den Schacht

option-coal-storage = Kohlelager: was hineinpasst
option-coal-storage-about = Was du im Winter in diesem Gebäude lagern darfst. Das deutsche, das englische und das polnische Regelheft sagen 1 Kohle und 1 Holz; das französische sagt 1 Kohle oder 1 Holz; das italienische sagt 1 Kohle und 1 Nahrung.
option-coal-storage-coal-and-wood = 1 Kohle und 1 Holz
option-coal-storage-coal-or-wood = 1 Kohle oder 1 Holz
option-coal-storage-coal-and-food = 1 Kohle und 1 Nahrung

option-farm-storage-vp = Lagerung auf dem Hof: was Siegpunkte bringt
option-farm-storage-vp-about = Für welches Gut du 1 Siegpunkt bekommst, wenn du es im Winter auf deinem Hof lagerst. Das französische Regelheft sagt Nahrung; die vier anderen sagen Holz.
option-farm-storage-vp-wood = Holz
option-farm-storage-vp-food = Nahrung

option-digger-choice = Kohlegräber: wer entscheidet
option-digger-choice-about = Ob du bei jeder Aktion des Kohlegräbers wählst, was er tut. Das deutsche und das französische Regelheft überlassen es dir; im englischen, im polnischen und im italienischen entfernt er 2 Grubenwasser, solange 2 oder mehr da sind, und baut sonst 1 Kohle ab.
option-digger-choice-free = Du wählst jede Aktion
option-digger-choice-forced = Das Grubenwasser entscheidet

option-digger-needs = Kohlegräber: wann du ihn anheuern darfst
option-digger-needs-about = Ob du den Kohlegräber bezahlen darfst, während vor aller restlichen Kohle Holz fehlt. Das deutsche Regelheft verlangt zugängliche Kohle in der Pinge; das französische verlangt dort irgendeine Kohle; das englische, das polnische und das italienische sagen nur, dass er in der Pinge arbeitet.
option-digger-needs-pinge-coal = Solange überhaupt Kohle in der Pinge liegt
option-digger-needs-accessible-coal = Nur solange zugängliche Kohle in der Pinge liegt

option-synergy-owner = Synergie in der Grube: wessen zusätzlicher Arbeitsschritt
option-synergy-owner-about = Wer den zusätzlichen Arbeitsschritt ausführt, wenn Bauer und Knecht beide in der Grube arbeiten; davon hängt ab, ob er in der Pinge oder im Stollen stattfindet. Das englische Regelheft gibt ihn dem zuletzt aktivierten Arbeiter (im polnischen und im italienischen ist dieser Satz entstellt); das deutsche und das französische geben ihn dem Spieler und nennen keinen Arbeiter.
option-synergy-owner-second-worker = Der als zweiter aktivierte Arbeiter
option-synergy-owner-player = Der Spieler, an keinen Arbeiter gebunden

option-marker-window = Marker: wann du sie einsetzen darfst
option-marker-window-about = Wann Marker eingesetzt werden dürfen; praktisch betrifft das den Seil-Marker und den Haspel-Marker. Das deutsche Regelheft sagt: in einer späteren Aktionsphase; das englische und das polnische sagen: jederzeit in einer späteren Phase, und das italienische spricht von den folgenden Phasen; das französische sagt: jederzeit später.
option-marker-window-action-phase = Ab der nächsten Aktionsphase, nicht im Winter
option-marker-window-winter-too = Ab der nächsten Phase, der Seil-Marker auch im Winter
option-marker-window-at-once = Sofort; der Seil-Marker auch im Winter

option-horse-cart-step = Fuhrwerk: wann es Siegpunkte bringt
option-horse-cart-step-about = In welchem Schritt des Winters der Besitzer 1 Siegpunkt pro Kohle auf dem Hof bekommt. Das deutsche und das französische Regelheft nennen die Lagerphase; das englische und das polnische nennen die Wertungsphase, und das italienische nennt es den abschließenden Wertungsschritt jedes Winters.
option-horse-cart-step-scoring = In der Wertungsphase
option-horse-cart-step-storage = In der Lagerphase

option-fee-with-fresh-goods = Gebühr für eine nicht benachbarte Errungenschaft: frische Güter
option-fee-with-fresh-goods-about = Ob Güter, die du in dieser Phase erhalten hast, noch in derselben Phase die Gebühr für eine nicht benachbarte Errungenschaft bezahlen dürfen. Das deutsche und das französische Regelheft erlauben es; die anderen sagen nichts dazu.
option-fee-with-fresh-goods-yes = Erlaubt
option-fee-with-fresh-goods-no = Nicht erlaubt

option-plan-in-turn-order = Planen in Spielreihenfolge
option-plan-in-turn-order-about = Ob die Spieler nacheinander planen. Das deutsche und das französische Regelheft lassen alle gleichzeitig planen; das englische, das polnische und das italienische fügen hinzu, dass die Spieler vereinbaren dürfen, in Spielreihenfolge zu planen.
option-plan-in-turn-order-no = Alle gleichzeitig
option-plan-in-turn-order-yes = Nacheinander, in Spielreihenfolge

option-oil-lamp-same-board = Öllampe: welche Pools
option-oil-lamp-same-board-about = Ob der Lampen-Marker eine Scheibe eines Reserve-Pools nur mit einer Scheibe des zugehörigen Aktions-Pools tauscht. So steht es im deutschen, im englischen, im polnischen und im italienischen Regelheft; das französische nennt bloß einen Reserve-Pool und einen Aktions-Pool.
option-oil-lamp-same-board-yes = Nur der Aktions-Pool, der zum Reserve-Pool gehört
option-oil-lamp-same-board-no = Jeder Aktions-Pool

option-windlass-actions = Haspel-Marker: welche Aktionen
option-windlass-actions-about = Was die 3 kostenlosen Aktionen sein dürfen. Das deutsche und das französische Regelheft erlauben jede Aktion des Haspelknechts; das englische und das polnische sprechen vom Hochziehen; das italienische spricht vom Sammeln von Wasser.
option-windlass-actions-any = Jede Haspelknecht-Aktion
option-windlass-actions-lifting = Nur Kohle fördern
option-windlass-actions-water = Nur Grubenwasser entfernen

option-building-symbols = Das vierte Gebäude-Symbol
option-building-symbols-about = Welches Plättchen außer den Plättchen 12, 15 und 24 ein Gebäude-Symbol trägt. Das deutsche und das französische Regelheft nennen Plättchen 34 (Kohlesäcke), das vierte Gebäude in der Schachtel gehört aber zu Plättchen 35 (Wassermühle), es kann sich also um einen Druckfehler handeln; die anderen enthalten keine Liste.
option-building-symbols-tile-34 = Plättchen 34, Kohlesäcke
option-building-symbols-tile-35 = Plättchen 35, Wassermühle

option-min-tiles-per-row = Eigene Auslagen: Mindestzahl an Plättchen pro Reihe
option-min-tiles-per-row-about = Wie viele Plättchen jede Reihe haben muss, wenn ihr mit einer anderen Auslage spielt. Das deutsche und das französische Regelheft verlangen mindestens so viele, wie Spieler teilnehmen; das englische, das polnische und das italienische verlangen mindestens 3. Kürzer als 3 ist eine Reihe nie.
option-min-tiles-per-row-players = So viele wie Spieler, mindestens 3
option-min-tiles-per-row-three = Mindestens 3

option-second-take-fewer = Zweites Nehmen: weniger Scheiben
option-second-take-fewer-about = Ob du in Schritt 2 Scheiben der gewählten Farbe liegen lassen darfst, obwohl du noch Platz für sie hättest. Das französische Regelheft lässt dich bis zu 5 Scheiben insgesamt nehmen; die anderen sagen nur, dass du 5 nicht überschreiten darfst.
option-second-take-fewer-no = So viele nehmen, wie die Grenze von 5 zulässt
option-second-take-fewer-yes = Du darfst weniger nehmen

option-shaft-water-only-haspel = Grubenwasser im Schacht: wer es entfernt
option-shaft-water-only-haspel-about = Ob schwarze Scheiben von Bauer und Knecht auch Grubenwasser aus dem Schacht entfernen dürfen. Das deutsche, das französische und das englische Regelheft erlauben es nur dem Haspelknecht; das polnische und das italienische sagen nichts dazu. Seil und Haspelanlage wirken in jedem Fall.
option-shaft-water-only-haspel-yes = Nur der Haspelknecht
option-shaft-water-only-haspel-no = Auch Bauer und Knecht

## Optionen, bei denen kein Regelheft eine klare Antwort gibt

option-mill-repeat = Wassermühle: wie oft
option-mill-repeat-about = Wie oft die Wassermühle in einer Aktionsphase arbeitet. Kein Regelheft nennt eine Grenze.
option-mill-repeat-once = Einmal pro Aktionsphase
option-mill-repeat-repeat = So oft, wie du ihr Scheiben zuteilst

option-disk-limit = Spielerscheiben: wie viele Errungenschaften
option-disk-limit-about = Ob die 9 Spielerscheiben neben deinem Spielertableau dich auf 9 Errungenschaften beschränken. Die Regelhefte sagen, dass jeder Erwerb eine Scheibe braucht, aber nicht, was geschieht, wenn keine mehr übrig ist.
option-disk-limit-nine = Höchstens 9 Errungenschaften
option-disk-limit-none = Keine Grenze

option-thaler-limit = Thaler: begrenzter Vorrat
option-thaler-limit-about = Ob es nur die 16 Münzen aus der Schachtel gibt. Kein Regelheft sagt, was geschieht, wenn sie ausgehen.
option-thaler-limit-none = Keine Grenze
option-thaler-limit-sixteen = 16 Münzen insgesamt

option-debt-limit = Schuldscheine: begrenzter Vorrat
option-debt-limit-about = Ob es nur die 24 Schuldscheine aus der Schachtel gibt. Kein Regelheft sagt, was geschieht, wenn sie ausgehen.
option-debt-limit-none = Keine Grenze
option-debt-limit-twenty-four = 24 Schuldscheine insgesamt

option-pickaxe-delay = Hacke: ab wann
option-pickaxe-delay-about = Ob der verbesserte Knecht erst ab der nächsten Aktionsphase eine Errungenschaft erwerben darf. Das deutsche Regelheft sagt es so; die anderen sagen nichts dazu.
option-pickaxe-delay-yes = Ab der nächsten Aktionsphase
option-pickaxe-delay-no = Sofort

option-early-tunnel-wood = Holz im Stollen, bevor die Pinge ausgeschöpft ist
option-early-tunnel-wood-about = Ob du Holz im Stollen platzieren darfst, solange noch Kohle in der Pinge liegt. Alle Regelhefte sagen, dass Holz jederzeit platziert werden darf, aber keines erwähnt diesen Fall.
option-early-tunnel-wood-yes = Erlaubt
option-early-tunnel-wood-no = Erst wenn die Pinge ausgeschöpft ist

option-mixed-mining-synergy = Synergie: Kohle und Grubenwasser gemischt
option-mixed-mining-synergy-about = Ob es einen Synergie-Bonus gibt, wenn ein eigener Arbeiter Kohle abbaut und der andere Grubenwasser entfernt. Das englische, das polnische und das italienische Regelheft sagen ja; das deutsche und das französische lassen beide Lesarten zu.
option-mixed-mining-synergy-yes = Ja, beides ist Arbeit in der Grube
option-mixed-mining-synergy-no = Nein, beide müssen dasselbe tun

option-farmhand-summer-bonus = Sommerbonus: verbesserter Knecht
option-farmhand-summer-bonus-about = Ob auch Nahrung, die der verbesserte Knecht produziert, den Sommerbonus bringt. Alle Regelhefte nennen nur den Bauern; das deutsche und das französische fügen hinzu, dass der verbesserte Knecht dasselbe kann wie der Bauer.
option-farmhand-summer-bonus-no = Nur der Bauer
option-farmhand-summer-bonus-yes = Auch der verbesserte Knecht

option-free-coal-needs-dry-mine = Schlägel und Eisen: Grubenwasser verhindert die Gratiskohle
option-free-coal-needs-dry-mine-about = Ob zu viel Grubenwasser auch die Kohle verhindert, die du durch Plättchen 33 sofort abbauen darfst. Die Regelhefte verlangen nur, dass die Kohle zugänglich ist.
option-free-coal-needs-dry-mine-yes = Ja, wie bei jedem Abbau
option-free-coal-needs-dry-mine-no = Nein, die Gratiskohle gibt es immer

option-sell-fresh-coal = Kohlesäcke: Kohle aus dieser Phase
option-sell-fresh-coal-about = Ob du mit den Kohlesäcken auch Kohle tauschen darfst, die erst in derselben Aktionsphase auf deinen Hof gekommen ist. Das deutsche, englische, polnische und italienische Regelheft nennen Holz als einziges Gut, das sofort verwendet wird; das Plättchen selbst verlangt nur Kohle auf dem Hof.
option-sell-fresh-coal-no = Nur Kohle aus früheren Phasen
option-sell-fresh-coal-yes = Jede Kohle auf dem Hof
