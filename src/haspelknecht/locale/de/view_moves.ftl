### Was ein Spieler tun kann, was es bringt, was verloren ginge und warum etwas nicht geht.

view-points = { $amount ->
    [one] 1 Siegpunkt
   *[other] { $amount } Siegpunkte
}
actions-word = { $steps ->
    [one] 1 Aktion
   *[other] { $steps } Aktionen
}
gained-word = { $points ->
    [0] keine Siegpunkte
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
coloured-disks-word = { $disks ->
    [one] 1 { colour-word } Scheibe
   *[other] { $disks } { colour-word } Scheiben
}
colour-word-noun = { $colour ->
    [yellow] Gelb
    [brown] Braun
   *[black] Schwarz
}
other-colour-word-noun = { $other_colour ->
    [yellow] Gelb
    [brown] Braun
   *[black] Schwarz
}
other-colour-word-plain = { $other_colour ->
    [yellow] gelbe
    [brown] braune
   *[black] schwarze
}
extra-word = { $bonus ->
    [synergy] , davon 1 durch Synergie
    [summer] , davon 1 als Sommerbonus
    [both] , davon 1 durch Synergie und 1 als Sommerbonus
   *[none] { "" }
}

## Knöpfe: kurze Befehle

button-take = { $disks } { colour-word } nehmen
button-take-some = Nur { $disks } { colour-word } nehmen
button-pass = Keine mehr
button-pass-empty = Passen
button-lamp = { colour-word-noun } gegen { other-colour-word-noun } aus Pool { $pool } tauschen
button-refund = 1 Grubenwasser zurücklegen
button-keep = Behalten
button-make-food = { $amount } Nahrung produzieren
button-make-wood = { $amount } Holz produzieren
button-go-mining = In die Grube gehen
button-buy = { $tile } erwerben
button-buy-fee = { $tile } erwerben für 1 { good-word }
button-start = Arbeit beginnen
button-mill = Mühle nutzen
button-windlass = Haspel-Marker einsetzen
button-cable = Seil-Marker einsetzen
button-charcoal = Köhlerei nutzen
button-prop-pinge = Holz in die Pinge legen
button-prop-tunnel = Holz in den Stollen legen
button-mine = 1 Kohle abbauen
button-pump = { $amount } Grubenwasser entfernen
button-lift = 1 Kohle fördern
button-stop = Hier aufhören
button-timber-wood = 3 Holz nehmen
button-timber-thaler = 1 Thaler nehmen
button-sell-one = 1 Kohle tauschen
button-sell-two = 2 Kohle tauschen
button-decline = Nein, danke
button-end = Zug beenden

## Dasselbe als Sätze, für Listen und Vorleseprogramme. $worker: „Bauer“; $tile: „Eimer“; $name: ein Spieler

does-take = { coloured-disks-word } aus Pool { $pool } nehmen: Wert { $value } für die Spielreihenfolge
does-take-wet = { coloured-disks-word } aus Pool { $pool } nehmen, dazu 1 Grubenwasser: Wert { $value } für die Spielreihenfolge
does-take-second = { coloured-disks-word } aus Pool { $pool } nehmen: insgesamt { $total } Scheiben
does-pass = Keine Scheiben mehr nehmen
does-pass-empty = Passen: Alle Pools sind leer
does-lamp = Eine { colour-word } Scheibe aus Reserve-Pool { $reserve } gegen eine { other-colour-word-plain } aus Pool { $pool } tauschen
does-refund = 1 Grubenwasser in den Vorrat zurücklegen
does-keep = Das Grubenwasser behalten
does-make-food = { $worker }: { $amount } Nahrung produzieren{ extra-word }
does-make-wood = { $worker }: { $amount } Holz produzieren{ extra-word }
does-go-mining = { $worker }: mit { actions-word } in die Grube gehen
does-buy = { $worker }: { $tile } erwerben, { gained-word }
does-buy-fee = { $worker }: { $tile } erwerben, { gained-word }; 1 { good-word } Gebühr an { $name }
does-start = { $worker }: mit { actions-word } beginnen
# $goods: „1 Thaler“, „1 Nahrung und 2 Siegpunkte“
does-mill = Die Wassermühle nutzen: { $goods }
does-windlass = Den Haspel-Marker einsetzen: { actions-word } des Haspelknechts ohne Bezahlung
does-cable = Den Seil-Marker einsetzen: 1 Grubenwasser entfernen und 1 Siegpunkt erhalten
does-charcoal = Die Köhlerei nutzen: 2 Holz gegen 2 Kohle und 1 Siegpunkt tauschen
does-prop-pinge = 1 Holz in die Pinge legen: { $coal } Kohle mehr zugänglich
does-prop-tunnel = 1 Holz in Stollenabschnitt { $section } legen: { $coal } Kohle mehr zugänglich
does-mine-pinge = 1 Kohle in der Pinge abbauen; sie kommt auf den Hof
does-mine-last = Die letzte Kohle der Pinge abbauen: { gained-word }; Hauer und Haspelknecht kommen
does-mine-tunnel = 1 Kohle im Stollen abbauen; sie kommt in den Schacht
does-pump = { $amount } Grubenwasser entfernen; { $left ->
    [0] keines bleibt
    [one] 1 bleibt
   *[other] { $left } bleiben
    }
does-lift = 1 Kohle aus dem Schacht auf den Hof fördern
does-stop = { $worker }: aufhören, obwohl noch { actions-word } übrig { $steps ->
    [one] ist
   *[other] sind
}
does-timber-wood = 3 Holz nehmen und dazu 1 Grubenwasser
does-timber-thaler = 1 Thaler nehmen
does-sell-one = 1 Kohle gegen 1 Thaler tauschen
does-sell-two = 2 Kohle gegen 1 Thaler und 1 Nahrung tauschen
does-decline = Auf das Angebot verzichten: { $tile }
does-end = Zug beenden

## Was verloren ginge. $names: Arbeiter mit Kommas; $goods: „2 Kohle und 1 Holz“

warn-workers = { $count ->
    [one] 1 Arbeiter ungenutzt: { $names }
   *[other] { $count } Arbeiter ungenutzt: { $names }
}
warn-bonus-step = Deine zusätzliche Synergie-Aktion ist ungenutzt
warn-steps = { $steps ->
    [one] 1 Aktion ungenutzt
   *[other] { $steps } Aktionen ungenutzt
}
warn-lapse = Das leert die Pinge und beendet die Arbeit dieses Arbeiters: { actions-word } { $steps ->
    [one] würde
   *[other] würden
    } verfallen. Entferne zuerst das Grubenwasser
warn-free-coal = An die Gratiskohle dieses Plättchens kommst du jetzt nicht heran
warn-nothing-to-sell = Du hast jetzt keine Kohle zum Tauschen
warn-lorry = Solange deine Pinge nicht ausgeschöpft ist, bekommst du keine Kohle in den Schacht
warn-coal-lost = Du verzichtest auf die Gratiskohle
warn-water-stays = Das Grubenwasser bleibt
warn-disks = { $count ->
    [one] 1 Scheibe ungenutzt
   *[other] { $count } Scheiben ungenutzt
}
warn-idle = Nichts zu tun für: { $names }
warn-lost = Geht verloren: { $goods }

## Was ein Arbeiter tun wird

work-food = produziert { $amount } Nahrung
work-wood = produziert { $amount } Holz
work-coal = baut { $amount } Kohle ab
work-lift = fördert { $amount } Kohle
work-water = entfernt { $amount } Grubenwasser
work-thaler = bringt { $amount } Thaler
work-tile = erwirbt: { $tile }

## Knöpfe, die etwas abschließen

commit-ready = Fertig
commit-keep = { $goods } behalten
commit-keep-nothing = Nichts behalten

## Was jetzt zu tun ist. $names: Spieler oder Arbeiter, mit Kommas

todo-over = Die Partie ist zu Ende
todo-moment = Einen Moment …
todo-wait-taking = Warte auf { $names }: Scheiben nehmen
todo-wait-refunding = Warte auf { $names }: Grubenwasser zurücklegen oder behalten
todo-wait-planning = Warte auf { $names }: Planung
todo-wait-working = Warte auf { $names }: Aktionen ausführen
todo-wait-storing = Warte auf { $names }: Ressourcen lagern
todo-ready = Warte auf { $names }: Planung. Noch kannst du deinen Plan ändern
todo-taking = Wähle eine Farbe in einem Pool: Du nimmst alle Scheiben dieser Farbe
todo-taking-again = { $disks ->
    [one] Nimm noch 1 Scheibe oder keine mehr
   *[other] Nimm noch bis zu { $disks } Scheiben einer Farbe oder keine mehr
}
todo-refunding = Lege 1 Grubenwasser zurück oder behalte es
todo-planning = { $count ->
    [one] Lege noch 1 Scheibe auf einen Arbeiter oder wähle „Fertig“
   *[other] Lege noch { $count } Scheiben auf deine Arbeiter oder wähle „Fertig“
    }
todo-planning-done = Dein Plan steht: Wähle „Fertig“
todo-planning-refused = { $worker }: { $reason }
todo-step = { $worker }: noch { actions-word }. { $hint }
todo-step-mine = Baue Kohle ab.
todo-step-mine-or-pump = Baue Kohle ab oder entferne Grubenwasser.
todo-step-lift = Fördere Kohle.
todo-step-lift-or-pump = Fördere Kohle oder entferne Grubenwasser.
todo-step-pump = Entferne Grubenwasser.
todo-step-pump-first = Entferne zuerst das Grubenwasser.
todo-step-prop = Platziere zuerst Holz, um an Kohle zu kommen.
todo-step-nothing = Hier ist nichts mehr zu tun, du kannst aufhören.
todo-offer-25 = Haspelanlage: Jetzt 1 Grubenwasser entfernen?
todo-offer-31 = Grubenholz: Nimm 3 Holz mit 1 Grubenwasser oder 1 Thaler
todo-offer-33 = Schlägel und Eisen: 1 Kohle kostenlos abbauen?
todo-offer-34 = Kohlesäcke: 1 oder 2 Kohle tauschen?
todo-bonus-step = Du hast 1 zusätzliche Synergie-Aktion: Baue Kohle ab oder entferne Grubenwasser
todo-working = Wähle, wer als Nächstes arbeitet: { $names }
todo-end = Alle Arbeit ist getan: Beende deinen Zug
todo-storing = Wähle eine Ressource, dann ihren Lagerplatz
todo-storing-full = Du hast alles gelagert, was du kannst

## Warum sich etwas nicht wählen lässt

why-no-target = So etwas gibt es an diesem Tisch nicht.
why-wait = Warte auf { $name }.
why-take-first = Zuerst nehmen alle Scheiben, dann planst du deine Arbeiter.
why-refund-first = Entscheide zuerst über das Grubenwasser: zurücklegen oder behalten.
why-reserve = Diese Scheiben kommen in der nächsten Aktionsphase in den Pool daneben.
why-lamp-no-swap = Hier findet die Öllampe keine Scheibe einer anderen Farbe zum Tauschen.
why-later-pool = Scheiben nimmst du am Anfang jeder Aktionsphase.
why-later-store = Ressourcen lagerst du im Winter.
why-later-disk = Scheiben legst du in der Planung auf die Arbeiter.
why-later-lamp = Den Lampen-Marker setzt du ein, wenn du Scheiben nimmst.
why-later-work = Das tust du, wenn deine Arbeiter handeln.
why-later-prop = Holz platzierst du, wenn deine Arbeiter handeln.
why-later-food = Mit Nahrung bezahlst du Leiharbeiter in der Planung, Gebühren für Plättchen und die Pacht.
why-later-thaler = Mit Thalern bezahlst du Leiharbeiter in der Planung und die Pacht.
why-later-wood = Holz platzierst du in der Grube, wenn deine Arbeiter handeln.
why-later-coal = Kohle auf dem Hof bringt im Winter Siegpunkte. Auch Gebühren für Plättchen kannst du damit bezahlen.
why-press = { $count ->
    [one] Wähle zuerst: { $names }.
   *[other] Wähle zuerst einen dieser Arbeiter: { $names }.
}
why-nobody-mines = Niemand in deinem Plan kann jetzt Kohle abbauen.
why-nobody-pumps = Niemand in deinem Plan kann jetzt Grubenwasser entfernen.
why-is-at-work = { $worker } ist bei der Arbeit, noch { actions-word }: Wähle, was zu tun ist.
why-plan-coal = Um Kohle abzubauen, lege schwarze Scheiben auf Bauer oder Knecht, oder bezahle einen Leiharbeiter.
why-plan-water = Um Grubenwasser zu entfernen, lege schwarze Scheiben auf Bauer oder Knecht, oder bezahle einen Leiharbeiter.
why-plan-lift = Um Kohle zu fördern, bezahle den Haspelknecht.
why-tile-planned = Die Scheiben für dieses Plättchen sind eingeplant: Du erwirbst es, wenn deine Arbeiter handeln.
why-nothing-for = { $worker }: Du hast nichts mehr, das du hierher legen könntest.
why-no-disk = Du hast keine { colour-word } Scheibe.
why-disks-placed = Alle deine { colour-word-weak } Scheiben sind verteilt.
why-no-worker-takes = Auf keinen Arbeiter passt jetzt noch eine { colour-word } Scheibe.
why-no-food = Du hast keine Nahrung.
why-no-wood = Du hast kein Holz.
why-no-coal = Du hast keine Kohle auf dem Hof.
why-no-thaler = Du hast keinen Thaler.
why-all-promised = Dein Plan verbraucht schon alles davon.
why-nobody-to-pay = Es gibt niemanden mehr zu bezahlen.
why-none-left = Davon hast du nichts mehr.
why-no-place = Das passt hier nicht.
why-one-pay = Für einen Leiharbeiter genügt eine Bezahlung.
why-pay-kinds = { $worker ->
    [miner] Der Hauer nimmt 1 Nahrung oder 1 Thaler.
   *[other] Der { worker-word } nimmt 1 gelbe Scheibe, 1 Nahrung oder 1 Thaler.
}
why-own-take-disks = Auf Bauer und Knecht legst du Scheiben, keine Ressourcen.
why-mill-pairs = Lege 2 schwarze oder 2 gelbe Scheiben auf die Wassermühle.
why-store-full = Dafür ist kein Platz mehr.
why-all-stored = Davon ist alles gelagert.
why-nothing-to-store = Du hast keine Ressourcen mehr, die du hier lagern könntest.
why-winter = Die Arbeit dieses Jahres ist getan. Lagere jetzt deine Ressourcen.
