### Das Spiel im Terminal. Spielzüge und Befehle werden in jeder Sprache englisch eingetippt, wie eine Notation; alles,
### was sie erklärt, steht hier. Zeilen auf den Tableaus sind kurz: Halte dich an die Längen in den Kommentaren.

## Optionen des Befehls

play-option-bots = wer auf den Plätzen nach den Menschen spielt, durch Kommas getrennt; ohne Angabe spielt ein Mensch auf Platz A gegen Lehrlinge (apprentice)
play-option-hot-seat = auf allen Plätzen spielen Menschen: Die Tastatur wandert reihum
play-option-names = Namen der Mitspielenden, durch Kommas getrennt
play-option-save = die Partie in dieser Datei speichern, auch wenn die Eingabe endet
play-option-resume = eine gespeicherte Partie weiterspielen

## Zeichen: ein Buchstabe für jede Scheibe; Kleinbuchstaben für die Symbole der Stollenabschnitte, groß geschrieben,
## wenn sie für den Spieler zählen. Kein Buchstabe kommt zweimal vor, darum k für die Schubkarre.

play-disk-yellow = G
play-disk-brown = B
play-disk-black = S
play-sign-wheelbarrow = k
play-sign-lamp = ö
play-sign-lorry = h

## Das Spielertableau. Wörter am linken Rand haben höchstens 7 Buchstaben.

play-points = { $points } SP
play-workers = Arbeiter
play-carts = Scheiben
play-cart = Schubkarre { $cart }
play-tiles = Plättchen
play-markers = Marker
play-buildings = Start
play-pay-food = 1 Nahrung
play-pay-thaler = 1 Thaler
play-at-work = (bei der Arbeit: noch { actions-word })
play-plan-is-ready = Plan ist fertig
play-pinge-exhausted = ausgeschöpft
play-pinge-water = { $low }+ kein Abbau
play-shaft-water = { $low }+ kein Fördern, { $high }+ kein Abbau
play-short-pinge = Pinge { $coal } Kohle
play-short-tunnel = Stollen { $coal } Kohle, { $complete } von { $sections } Abschnitten
play-board-legend =
    { $coal } zugängliche Kohle   { $closed } noch nicht zugängliche Kohle   { $taken } abgebaut
    { $wood } Holz   { $symbol } Holz-Symbol   { $water } Grubenwasser   { $done } fertig
    Unter dem Stollen stehen Siegpunkte und Symbole jedes Abschnitts:
    k Schubkarre, ö Öllampe, h Hunt (Großbuchstabe: zählt für dich).

## Der Tisch

play-year = Jahr { $year } von { $years }
play-stage-taking = Scheiben nehmen, Schritt 1
play-stage-taking-again = Scheiben nehmen, Schritt 2
play-stage-refunding = Erstes Grubenwasser
play-stage-planning = Planung
play-stage-working = Aktionen ausführen
play-stage-storing = Ressourcen lagern
play-stage-over = Die Partie ist zu Ende
play-rent = Pacht: { $food } Nahrung{ $thaler ->
    [0] { "" }
   *[other] {" "}und { $thaler } Thaler
}
play-order = Reihenfolge:
play-next-place = Dein Platz in der neuen Spielreihenfolge bisher: { $place }
play-pool = Pool { $pool }
play-reserve = Reserve
play-pool-wet = Wasser
play-bag = Beutel

## Das Errungenschaftsfeld: Die kurzen Wörter haben höchstens 7 Buchstaben, die Gebühren höchstens 8 (wo eine fällig
## ist, liegen höchstens 3 Spielerscheiben)

play-tile-own = deins
play-tile-free = frei
play-tile-closed = zu
play-tile-fee-any = -1 Ress.
play-tile-fee-coal = -1 Kohle
play-tile-fee-food = -1 Nahr.
play-field-legend = Jedes Plättchen: Kosten ({ $any } ist eine Scheibe beliebiger Farbe), Siegpunkte (SP) für { $name } jetzt, wem es gehört (oberste Scheibe zuerst) und ob es frei ist, eine Gebühr kostet (sie geht an die oberste Scheibe) oder zu ist (es grenzt an keines deiner Plättchen und gehört niemandem). Mehr über ein Plättchen: tile 11
play-tile-cost = Kosten
play-tile-owners = Gehört
play-tile-symbols = { $forks ->
    [0] { "" }
    [one] 1 Forke{" "}
   *[other] { $forks } Forken{" "}
}{ $hammers ->
    [0] { "" }
   *[other] { $hammers } Schlägel und Eisen{" "}
}{ $buildings ->
    [0] { "" }
   *[other] 1 Gebäude-Symbol
}
play-tile-not-in-play = Dieses Plättchen ist nicht im Spiel.

## Eine Entscheidung

play-work = Arbeit
play-work-worker = { $worker }: { $does }
play-work-order = (in dieser Reihenfolge)
play-work-synergy = Synergie +{ $amount }
play-work-summer = Sommerbonus +{ $amount }
play-work-or = oder { $tiles }
play-work-all = alle oben gezeigten Arbeiten ausführen
play-brings = Bringt
play-winter = Winter
# $goods: „1 Nahrung und 2 Thaler“
play-winter-have = { $count ->
    [0] du wirst nichts dafür haben
   *[other] du wirst { $goods } haben
}
play-winter-debts = { $debts ->
    [one] 1 neuer Schuldschein
   *[other] { $debts } neue Schuldscheine
}
play-winter-coal = { $coal } Kohle: { $points } SP
play-winter-lost = geht verloren: { $goods }

## Was geschehen ist

play-story-season = Jahr { $year }, { $season }
play-story-water = { $count ->
    [0] Niemand bekommt Grubenwasser.
    [one] 1 Grubenwasser für { $names }.
   *[other] Je 1 Grubenwasser für { $names }.
}
play-story-order = Die neue Spielreihenfolge: { $names }.
play-story-plans = Die Pläne werden aufgedeckt:
play-story-refilling = Die Pools werden nachgefüllt.
play-story-final-scoring = Es folgt die Schlusswertung.
play-story-coal = Die Kohle auf den Höfen wird gewertet:
play-story-rent = Die Pacht ist fällig:
play-amount-food = { $amount } Nahrung
play-amount-wood = { $amount } Holz
play-amount-coal = { $amount } Kohle
play-amount-thaler = { $amount } Thaler

## Punktestand

play-source = Siegpunkte aus
play-total = Summe
play-if-over = Wenn die Partie jetzt endete
play-winner = { $name } gewinnt.
play-tie-coal = gleich viele Siegpunkte; { $ahead } hat mehr Kohle abgebaut ({ $more } zu { $less })
play-tie-order = gleich viele Siegpunkte, gleich viel Kohle abgebaut; { $ahead } steht in der Spielreihenfolge weiter vorn

## Gespräch mit den Spielern

play-welcome = Haspelknecht, ein Spiel um Höfe und Kohle
play-seat-human = { $name }
play-seat-bot = { $name } (Bot)
play-help-hint = Tippe eine Nummer der Liste, einen Spielzug in Worten oder „help“ ein.
play-prompt = { $name }>{" "}
play-speaker = { $name }:
play-pass-keyboard = Die Tastatur geht an { $name }. Drücke dann Enter.
play-forced = { $name } hat nur einen Spielzug: { $move }
play-no-news = Seit deinem letzten Spielzug ist nichts geschehen.
play-confirm = { $warning }. Tippe „ready“ ein oder drücke Enter, um es trotzdem zu tun.
play-why-legal = „{ $move }“ ist jetzt möglich:
play-why-illegal = „{ $move }“ ist jetzt nicht möglich:
play-saved = Gespeichert: { $file }
play-save-question = Tippe „save“ ein, um die Partie zu speichern (oder „save FILE“), oder drücke Enter, um ohne Speichern zu gehen:
play-goodbye = Glück auf!

## Hilfe

play-help-intro =
    Spielzüge: Tippe die Nummer eines Spielzugs aus der Liste ein oder den Spielzug in Worten. Mehrere Spielzüge in Worten dürfen, durch Kommas getrennt, in einer Zeile stehen. Ein Plan in Worten nennt die Arbeiter in beliebiger Reihenfolge, zum Beispiel: farmer 2 yellow, farmhand 1 black, digger food, ready (Bauer 2 gelbe, Knecht 1 schwarze, Kohlegräber 1 Nahrung, fertig)
    Befehle:
play-usage-help = help oder ?
play-help-help = diese Seite
play-usage-moves = moves
play-help-moves = noch einmal die Liste der Spielzüge (wie Enter)
play-usage-work = work
play-help-work = alle Arbeiten deines Plans so ausführen, wie sie über der Liste stehen
play-usage-undo = undo
play-help-undo = deinen letzten Spielzug zurücknehmen, außer es wurden seitdem Scheiben gezogen, Pläne aufgedeckt oder andere waren dran
play-usage-restart = restart
play-help-restart = alles zurücknehmen, was du in diesem Zug getan hast
play-usage-withdraw = withdraw
play-help-withdraw = deinen ganzen Plan zurücknehmen
play-usage-board = board, board B
play-help-board = dein Spielertableau oder das eines anderen Platzes
play-usage-table = table
play-help-table = Jahr, Spielreihenfolge, Pools und alle Spielertableaus
play-usage-field = field
play-help-field = das Errungenschaftsfeld mit Kosten, Gebühren und Siegpunkten für dich
play-usage-tile = tile 31
play-help-tile = alles über ein Plättchen
play-usage-scores = scores
play-help-scores = Siegpunkte nach Herkunft und der Stand, wenn die Partie jetzt endete
play-usage-log = log
play-help-log = was seit deinem letzten Zug geschehen ist
play-usage-why = why lift, why tile 31
play-help-why = die Regeln hinter einem Spielzug; oder warum du ein Plättchen, einen Arbeiter oder einen Pool nicht nutzen kannst
play-usage-rules = rules R-WATER-05
play-help-rules = der Text einer Regel oder eines Kapitels, etwa rules water
play-usage-save = save, save FILE
play-help-save = die Partie speichern; später weiter mit --resume FILE
play-usage-quit = quit, quit save
play-help-quit = den Tisch verlassen

## Was Spieler falsch machen können

play-hot-seat-or-bots = Mit --hot-seat spielen auf allen Plätzen Menschen. Lass --hot-seat oder --bots weg.
play-too-many-bots = { $found ->
    [one] Du hast 1 Bot
   *[other] Du hast { $found } Bots
    } für { $players } Plätze genannt.
play-file-exists = { $file } gibt es schon, und darin steht etwas anderes. Wähle eine andere Datei oder spiele jene Partie weiter: --resume { $file }
play-number-unknown = Einen Spielzug mit der Nummer { $number } gibt es in der Liste nicht. Der letzte ist { $most }.
play-number-in-row = „{ $number }“ steht in einer Zeile mit anderen Spielzügen. Nummern ändern sich mit jedem Spielzug; schreibe diese Spielzüge in Worten.
play-rest-not-played = Dein Zug war vor diesen Spielzügen zu Ende: { $moves }
play-nothing-ready = Dein Plan ist noch nicht vollständig.
play-nothing-to-confirm = Jetzt gibt es nichts zu bestätigen.
play-no-work = Jetzt gibt es keine Arbeit zu tun.
play-cannot-undo = Hier lässt sich nichts zurücknehmen: Gezogene Scheiben, aufgedeckte Pläne und Spielzüge anderer bleiben, wie sie sind.
play-why-what = Nenne nach „why“ einen Spielzug oder etwas auf dem Tisch, zum Beispiel: why lift, why tile 31
play-rules-what = Nenne eine Regel, zum Beispiel: rules R-WATER-05. Oder ein Kapitel: { $chapters }
