# Próbowanie ruchów, dziennik w słowach i rady.

## Dyski i plany

look-disks-yellow = { $count ->
    [one] 1 żółty dysk
    [few] { $count } żółte dyski
   *[many] { $count } żółtych dysków
}
look-disks-brown = { $count ->
    [one] 1 brązowy dysk
    [few] { $count } brązowe dyski
   *[many] { $count } brązowych dysków
}
look-disks-black = { $count ->
    [one] 1 czarny dysk
    [few] { $count } czarne dyski
   *[many] { $count } czarnych dysków
}
# $lying: dyski, „1 żywność” albo „1 Talar”
look-plan-worker = { $worker }: { $lying }.
look-plan-empty = Nikt nie pracuje.

## Dziennik

look-event-away = { $why ->
    [clock] { $name }: czas minął; dalej gra bot.
    [agreed] { $name }: dalej gra bot, za zgodą wszystkich.
    [failed] { $name }: bot zawiódł; dalej gra inny.
   *[left] { $name } odchodzi od stołu; dalej gra bot.
}
look-event-back = { $name } wraca do gry.
look-event-conceded = { $name } się poddaje.
look-event-paused = Gra zostaje wstrzymana.
look-event-resumed = Gra toczy się dalej.
look-event-stand-in = { $name }: w zastępstwie gra inny bot.
look-event-outdated = Po rozpoczęciu tej gry poprawiono zasady. Dalszego ciągu nie da się już odtworzyć; zapis zachowuje go tak, jak go rozegrano.
look-event-over-conceded = Koniec gry, bo pozostali się poddali.
look-event-over-agreed = Koniec gry, za zgodą wszystkich.
look-event-over-unfinished = Gra nie została dokończona.
