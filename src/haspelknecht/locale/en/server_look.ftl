# Trying moves, the log in words, and hints.

## Disks and plans

look-disks-yellow = { $count ->
    [one] 1 yellow disk
   *[other] { $count } yellow disks
}
look-disks-brown = { $count ->
    [one] 1 brown disk
   *[other] { $count } brown disks
}
look-disks-black = { $count ->
    [one] 1 black disk
   *[other] { $count } black disks
}
# $lying: disks, "1 food" or "1 Thaler"
look-plan-worker = { $worker }: { $lying }.
look-plan-empty = Nobody works.

## The log

look-event-away = { $why ->
    [clock] { $name } has run out of time; a bot plays on.
    [agreed] A bot plays on for { $name }, as all have agreed.
    [failed] The bot of { $name } has failed; another one plays on.
   *[left] { $name } is away; a bot plays on.
}
look-event-back = { $name } is back.
look-event-conceded = { $name } gives up.
look-event-paused = The game is paused.
look-event-resumed = The game goes on.
look-event-stand-in = Another bot stands in for { $name }.
look-event-outdated = The rules were corrected after this game began. What was played from here on cannot be replayed; the record keeps it as it was played.
look-event-over-conceded = The game is over, because the others have given up.
look-event-over-agreed = All have agreed to end the game.
look-event-over-unfinished = The game was left unfinished.
