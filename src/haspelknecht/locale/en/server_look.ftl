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
look-plan-empty = No one works.

## The log

look-event-away = { $why ->
    [clock] { $name } ran out of time. A bot takes over.
    [agreed] A bot takes over for { $name }, as everyone agreed.
    [failed] { $name }’s bot failed. Another bot takes over.
   *[left] { $name } is away. A bot takes over.
}
look-event-back = { $name } is back.
look-event-conceded = { $name } gives up.
look-event-paused = The game is paused.
look-event-resumed = The game continues.
look-event-stand-in = Another bot takes over for { $name }.
look-event-outdated = The rules were corrected after this game began. The moves from here on can’t be replayed. The record keeps them as they were played.
look-event-over-conceded = The game is over because the others gave up.
look-event-over-agreed = Everyone agreed to end the game.
look-event-over-unfinished = The game was left unfinished.
