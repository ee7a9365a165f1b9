### Die Ausgaben und alle Regeln, die eine Spielgruppe anders einstellen darf. Die Regelhefte sind nach ihrer Sprache benannt.

## Ausgaben

edition-second = Zweite Auflage
edition-second-about = Grundlage ist das deutsche Regelheft mit den neuesten, korrigierten Regeln. Alle Optionen haben ihren Standardwert. In drei Punkten folgt der Standard anderen Regelheften: wann du den Kohlegräber bezahlen darfst, wer beim Synergie-Bonus die zusätzliche Aktion in der Grube bekommt und wann das Fuhrwerk Siegpunkte bringt.
edition-first = Erste Auflage
edition-first-about = Die Regeln des englischen, des polnischen und des italienischen Regelhefts. Die Köhlerei kennt keine Grenze; der Hunt bringt immer Kohle; das Grubenwasser entscheidet, was der Kohlegräber tut; den Seil-Marker kannst du auch im Winter einsetzen; mit der Haspelanlage kannst du nur Kohle fördern; Plättchen 35 hat das vierte Gebäude-Symbol; jede Reihe hat mindestens 3 Plättchen.
edition-french = Französische Ausgabe
edition-french-about = Die zweite Auflage, geändert in den Punkten, in denen nur das französische Regelheft abweicht oder mit der ersten Auflage übereinstimmt. Der Hunt bringt immer Kohle; im Kohlelager lagerst du Kohle oder Holz; auf dem Hof bringt Nahrung statt Holz den Siegpunkt; Marker kannst du sofort einsetzen, den Seil-Marker auch im Winter; das Fuhrwerk bringt seine Siegpunkte in der Lagerphase; mit der Öllampe kannst du jeden Aktions-Pool nutzen.

## Optionen, bei denen die Regelhefte sich widersprechen

option-charcoal-limit = Wie oft du die Köhlerei nutzen kannst
option-charcoal-limit-about = Wie oft du 2 Holz gegen 2 Kohle und 1 Siegpunkt tauschen darfst und ab wann. Das deutsche und das französische Regelheft erlauben einen Tausch pro Aktionsphase, ab der Phase nach dem Erwerb. Das englische, das polnische und das italienische erlauben ihn jederzeit und ohne Grenze.
option-charcoal-limit-once-per-phase = Einmal pro Aktionsphase, ab der nächsten
option-charcoal-limit-unlimited = Beliebig oft, sofort, auch im Winter

option-lorry-during-pinge = Hunt, bevor die Pinge ausgeschöpft ist
option-lorry-during-pinge-about = Was der Hunt bringt, wenn deine Pinge noch nicht ausgeschöpft ist. Im deutschen Regelheft erhältst du nur das Holz. Im französischen kommen auch dann 2 Kohle in den Schacht. Das englische und das polnische nennen für die 2 Kohle keine Bedingung.
option-lorry-during-pinge-wood-only = Nur 1 Holz
option-lorry-during-pinge-wood-and-coal = 1 Holz und 2 Kohle in den Schacht

option-coal-storage = Was ins Kohlelager passt
option-coal-storage-about = Was du im Winter in diesem Gebäude lagern darfst. Das deutsche, das englische und das polnische Regelheft sagen 1 Kohle und 1 Holz, das französische 1 Kohle oder 1 Holz, das italienische 1 Kohle und 1 Nahrung.
option-coal-storage-coal-and-wood = 1 Kohle und 1 Holz
option-coal-storage-coal-or-wood = 1 Kohle oder 1 Holz
option-coal-storage-coal-and-food = 1 Kohle und 1 Nahrung

option-farm-storage-vp = Welche Ressource auf dem Hof Siegpunkte bringt
option-farm-storage-vp-about = Für welche Ressource du 1 Siegpunkt bekommst, wenn du sie im Winter auf deinem Hof lagerst. Das französische Regelheft sagt Nahrung, die vier anderen sagen Holz.
option-farm-storage-vp-wood = Holz
option-farm-storage-vp-food = Nahrung

option-digger-choice = Wer über den Kohlegräber entscheidet
option-digger-choice-about = Ob du bei jeder Aktion des Kohlegräbers wählst, was er tut. Das deutsche und das französische Regelheft überlassen es dir. Im englischen, im polnischen und im italienischen muss er 2 Grubenwasser entfernen, wenn 2 oder mehr da sind, und sonst 1 Kohle abbauen.
option-digger-choice-free = Du wählst jede Aktion
option-digger-choice-forced = Das Grubenwasser entscheidet

option-digger-needs = Wann du den Kohlegräber bezahlen darfst
option-digger-needs-about = Ob du den Kohlegräber bezahlen darfst, wenn in der Pinge keine Kohle zugänglich ist, weil Holz fehlt. Das deutsche Regelheft verlangt zugängliche Kohle in der Pinge, das französische irgendeine Kohle. Das englische, das polnische und das italienische sagen nur, dass er in der Pinge arbeitet.
option-digger-needs-pinge-coal = Solange überhaupt Kohle in der Pinge liegt
option-digger-needs-accessible-coal = Nur solange zugängliche Kohle in der Pinge liegt

option-synergy-owner = Wer die zusätzliche Aktion in der Grube bekommt
option-synergy-owner-about = Wer die zusätzliche Aktion bekommt, wenn Bauer und Knecht beide in der Grube arbeiten. Davon hängt ab, ob sie in der Pinge oder im Stollen stattfindet. Im englischen Regelheft ist es der zuletzt aktivierte Arbeiter (im polnischen und im italienischen ist dieser Satz entstellt). Im deutschen und im französischen bekommst du sie; ein Arbeiter wird nicht genannt.
option-synergy-owner-second-worker = Der als Zweiter aktivierte Arbeiter
option-synergy-owner-player = Du, an keinen Arbeiter gebunden

option-marker-window = Wann du Marker einsetzen kannst
option-marker-window-about = Wann du Marker einsetzen darfst. In der Praxis betrifft das den Seil-Marker und den Haspel-Marker. Das deutsche Regelheft sagt: in einer späteren Aktionsphase. Das englische und das polnische sagen: jederzeit in einer späteren Phase; das italienische spricht von den folgenden Phasen. Das französische sagt: jederzeit später.
option-marker-window-action-phase = Ab der nächsten Aktionsphase, nicht im Winter
option-marker-window-winter-too = Ab der nächsten Phase; der Seil-Marker auch im Winter
option-marker-window-at-once = Sofort; der Seil-Marker auch im Winter

option-horse-cart-step = Wann das Fuhrwerk Siegpunkte bringt
option-horse-cart-step-about = In welchem Schritt des Winters das Fuhrwerk 1 Siegpunkt pro Kohle auf dem Hof bringt. Das deutsche und das französische Regelheft nennen die Lagerphase. Das englische und das polnische nennen die Wertungsphase; das italienische spricht vom abschließenden Wertungsschritt jedes Winters.
option-horse-cart-step-scoring = In der Wertungsphase
option-horse-cart-step-storage = In der Lagerphase

option-fee-with-fresh-goods = Gebühr mit Ressourcen aus dieser Phase
option-fee-with-fresh-goods-about = Ob du die Gebühr für eine nicht benachbarte Errungenschaft mit Ressourcen bezahlen darfst, die du in derselben Phase erhalten hast. Das deutsche und das französische Regelheft erlauben es. Die anderen sagen nichts dazu.
option-fee-with-fresh-goods-yes = Erlaubt
option-fee-with-fresh-goods-no = Nicht erlaubt

option-plan-in-turn-order = Planen in Spielreihenfolge
option-plan-in-turn-order-about = Ob ihr nacheinander plant. Im deutschen und im französischen Regelheft planen alle gleichzeitig. Das englische, das polnische und das italienische fügen hinzu, dass ihr vereinbaren dürft, in Spielreihenfolge zu planen.
option-plan-in-turn-order-no = Alle gleichzeitig
option-plan-in-turn-order-yes = Nacheinander, in Spielreihenfolge

option-oil-lamp-same-board = Welche Pools die Öllampe erreicht
option-oil-lamp-same-board-about = Ob du mit dem Lampen-Marker eine Scheibe eines Reserve-Pools nur mit einer Scheibe des zugehörigen Aktions-Pools tauschen darfst. So steht es im deutschen, im englischen, im polnischen und im italienischen Regelheft. Das französische nennt nur einen Reserve-Pool und einen Aktions-Pool.
option-oil-lamp-same-board-yes = Nur den zugehörigen Aktions-Pool
option-oil-lamp-same-board-no = Jeden Aktions-Pool

option-windlass-actions = Was der Haspel-Marker kann
option-windlass-actions-about = Was du mit den 3 Aktionen ohne Bezahlung tun darfst. Das deutsche und das französische Regelheft erlauben jede Aktion des Haspelknechts. Das englische und das polnische sprechen vom Hochziehen, das italienische vom Sammeln von Wasser.
option-windlass-actions-any = Jede Haspelknecht-Aktion
option-windlass-actions-lifting = Nur Kohle fördern
option-windlass-actions-water = Nur Grubenwasser entfernen

option-building-symbols = Das vierte Gebäude-Symbol
option-building-symbols-about = Welches Plättchen außer 12, 15 und 24 ein Gebäude-Symbol hat. Das deutsche und das französische Regelheft nennen Plättchen 34 (Kohlesäcke). Das vierte Gebäude in der Schachtel gehört aber zu Plättchen 35 (Wassermühle); es kann sich also um einen Druckfehler handeln. In den anderen Regelheften fehlt eine solche Liste.
option-building-symbols-tile-34 = Plättchen 34, Kohlesäcke
option-building-symbols-tile-35 = Plättchen 35, Wassermühle

option-min-tiles-per-row = Mindestzahl an Plättchen pro Reihe
option-min-tiles-per-row-about = Wie viele Plättchen jede Reihe haben muss, wenn ihr mit einer anderen Auslage spielt. Das deutsche und das französische Regelheft verlangen mindestens so viele, wie Personen mitspielen, das englische, das polnische und das italienische mindestens 3. Kürzer als 3 ist eine Reihe nie.
option-min-tiles-per-row-players = So viele, wie mitspielen, mindestens 3
option-min-tiles-per-row-three = Mindestens 3

option-second-take-fewer = Weniger Scheiben in Schritt 2
option-second-take-fewer-about = Ob du in Schritt 2 Scheiben der gewählten Farbe liegen lassen darfst, obwohl du noch Platz für sie hättest. Im französischen Regelheft füllst du auf insgesamt 5 Scheiben auf. Die anderen sagen nur, dass du nicht mehr als 5 haben darfst.
option-second-take-fewer-no = So viele nehmen, wie die Grenze von 5 zulässt
option-second-take-fewer-yes = Du darfst weniger nehmen

option-shaft-water-only-haspel = Wer Grubenwasser aus dem Schacht entfernt
option-shaft-water-only-haspel-about = Ob Bauer und Knecht mit schwarzen Scheiben auch Grubenwasser aus dem Schacht entfernen dürfen. Das deutsche, das französische und das englische Regelheft erlauben es nur dem Haspelknecht. Das polnische und das italienische sagen nichts dazu. Seil und Haspelanlage wirken in jedem Fall.
option-shaft-water-only-haspel-yes = Nur der Haspelknecht
option-shaft-water-only-haspel-no = Auch Bauer und Knecht

## Optionen, bei denen kein Regelheft eine klare Antwort gibt

option-mill-repeat = Wie oft du die Wassermühle nutzen kannst
option-mill-repeat-about = Wie oft du die Wassermühle in einer Aktionsphase nutzen darfst. Kein Regelheft nennt eine Grenze.
option-mill-repeat-once = Einmal pro Aktionsphase
option-mill-repeat-repeat = Sooft du Scheiben darauf legst

option-disk-limit = Wie viele Errungenschaften du erwerben kannst
option-disk-limit-about = Ob die 9 Spielerscheiben neben deinem Spielertableau dich auf 9 Errungenschaften beschränken. Die Regelhefte sagen, dass jeder Erwerb eine Scheibe braucht, aber nicht, was geschieht, wenn keine mehr übrig ist.
option-disk-limit-nine = Höchstens 9 Errungenschaften
option-disk-limit-none = Keine Grenze

option-thaler-limit = Begrenzter Vorrat an Thalern
option-thaler-limit-about = Ob es nur die 16 Münzen aus der Schachtel gibt. Kein Regelheft sagt, was geschieht, wenn sie ausgehen.
option-thaler-limit-none = Keine Grenze
option-thaler-limit-sixteen = 16 Münzen insgesamt

option-debt-limit = Begrenzter Vorrat an Schuldscheinen
option-debt-limit-about = Ob es nur die 24 Schuldscheine aus der Schachtel gibt. Kein Regelheft sagt, was geschieht, wenn sie ausgehen.
option-debt-limit-none = Keine Grenze
option-debt-limit-twenty-four = 24 Schuldscheine insgesamt

option-pickaxe-delay = Ab wann die Hacke wirkt
option-pickaxe-delay-about = Ob der verbesserte Knecht erst ab der nächsten Aktionsphase eine Errungenschaft erwerben kann. So steht es im deutschen Regelheft. Die anderen sagen nichts dazu.
option-pickaxe-delay-yes = Ab der nächsten Aktionsphase
option-pickaxe-delay-no = Sofort

option-early-tunnel-wood = Holz im Stollen, bevor die Pinge ausgeschöpft ist
option-early-tunnel-wood-about = Ob du Holz im Stollen platzieren darfst, solange noch Kohle in der Pinge liegt. Alle Regelhefte sagen, dass du Holz jederzeit platzieren darfst, aber keines erwähnt diesen Fall.
option-early-tunnel-wood-yes = Erlaubt
option-early-tunnel-wood-no = Erst wenn die Pinge ausgeschöpft ist

option-mixed-mining-synergy = Synergie für Kohle und Grubenwasser zusammen
option-mixed-mining-synergy-about = Ob du den Synergie-Bonus bekommst, wenn von Bauer und Knecht der eine Kohle abbaut und der andere Grubenwasser entfernt. Das englische, das polnische und das italienische Regelheft sagen Ja. Das deutsche und das französische lassen beide Lesarten zu.
option-mixed-mining-synergy-yes = Ja, beides ist Arbeit in der Grube
option-mixed-mining-synergy-no = Nein, beide müssen dasselbe tun

option-farmhand-summer-bonus = Sommerbonus für den verbesserten Knecht
option-farmhand-summer-bonus-about = Ob du den Sommerbonus auch bekommst, wenn der verbesserte Knecht Nahrung produziert. Alle Regelhefte nennen nur den Bauern. Das deutsche und das französische fügen hinzu, dass der verbesserte Knecht dasselbe kann wie der Bauer.
option-farmhand-summer-bonus-no = Nur für den Bauern
option-farmhand-summer-bonus-yes = Auch für den verbesserten Knecht

option-free-coal-needs-dry-mine = Grubenwasser und die Gratiskohle von Schlägel und Eisen
option-free-coal-needs-dry-mine-about = Ob zu viel Grubenwasser dich auch daran hindert, die Gratiskohle von Plättchen 33 abzubauen. Die Regelhefte verlangen nur, dass die Kohle zugänglich ist.
option-free-coal-needs-dry-mine-yes = Grubenwasser verhindert sie, wie jeden Abbau
option-free-coal-needs-dry-mine-no = Grubenwasser verhindert sie nicht

option-sell-fresh-coal = Kohle aus dieser Phase mit den Kohlesäcken tauschen
option-sell-fresh-coal-about = Ob du mit den Kohlesäcken auch Kohle tauschen darfst, die erst in derselben Aktionsphase auf deinen Hof gekommen ist. Das deutsche, das englische, das polnische und das italienische Regelheft nennen Holz als einzige Ressource, die du sofort verwenden darfst. Das Plättchen selbst verlangt nur Kohle auf dem Hof.
option-sell-fresh-coal-no = Nur Kohle aus früheren Phasen
option-sell-fresh-coal-yes = Jede Kohle auf dem Hof
