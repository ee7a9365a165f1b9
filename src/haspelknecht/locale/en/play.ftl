### The game in the terminal. Moves and commands are typed in English in every language, like a notation; all
### that is explained about them is here. Lines on boards are short: keep to the lengths given in the comments.

## Options of the command

play-option-bots = who plays the seats after the humans, separated by commas (default: one human in seat A against apprentices)
play-option-hot-seat = all seats are human: pass the keyboard around
play-option-names = names of the players, separated by commas
play-option-save = save the game to this file, even if the input ends
play-option-resume = continue a saved game

## Signs: one letter for each disk; lower-case letters for the symbols of Tunnel sections, shown in capitals when
## they count for the player

play-disk-yellow = Y
play-disk-brown = B
play-disk-black = K
play-sign-wheelbarrow = w
play-sign-lamp = o
play-sign-lorry = l

## The board

play-points = { $points } VP
play-workers = Workers
play-carts = Disks
play-cart = cart { $cart }
play-tiles = Tiles
play-markers = Markers
play-buildings = Start
play-pay-food = 1 food
play-pay-thaler = 1 Thaler
play-at-work = (at work: { actions-word } left)
play-plan-is-ready = plan is ready
play-pinge-exhausted = exhausted
play-pinge-water = { $low }+ no mining
play-shaft-water = { $low }+ no lifting, { $high }+ no mining
play-short-pinge = Pinge { $coal } coal
play-short-tunnel = Tunnel { $coal } coal, { $complete } of { $sections } sections
play-board-legend =
    { $coal } coal within reach   { $closed } coal still closed   { $taken } taken   { $wood } wood   { $symbol } wood symbol   { $water } pit water   { $done } done
    Below the Tunnel: points of each section and its symbols, w wheelbarrow, o oil lamp, l lorry (capital: counts for you).

## The table

play-year = Year { $year } of { $years }
play-stage-taking = Taking disks, first take
play-stage-taking-again = Taking disks, second take
play-stage-refunding = First pit water
play-stage-planning = Planning
play-stage-working = Carrying out actions
play-stage-storing = Storing resources
play-stage-over = The game is over
play-rent = Rent: { $food } food{ $thaler ->
    [0] { "" }
    [one] {" "}and 1 Thaler
   *[other] {" "}and { $thaler } Thaler
}
play-order = Order:
play-next-place = Your place in the new turn order so far: { $place }
play-pool = Pool { $pool }
play-reserve = reserve
play-pool-wet = wet
play-bag = Bag

## The development field: the short words have at most 7 letters

play-tile-own = yours
play-tile-free = free
play-tile-closed = closed
play-tile-fee-any = -1 any
play-tile-fee-coal = -1 coal
play-tile-fee-food = -1 food
play-field-legend =
    Each tile: cost ({ $any } is a disk of any colour), points for { $name } now, owners (top disk first), and whether it’s free, has a fee (paid to the owner on top) or is closed (not next to any of yours, and nobody owns it). More about a tile: tile 11
play-tile-cost = Cost
play-tile-owners = Owners
play-tile-symbols = { $forks ->
    [0] { "" }
    [one] 1 fork{" "}
   *[other] { $forks } forks{" "}
}{ $hammers ->
    [0] { "" }
    [one] 1 hammer and pick{" "}
   *[other] { $hammers } hammers and picks{" "}
}{ $buildings ->
    [0] { "" }
   *[other] 1 building symbol
}
play-tile-not-in-play = This tile isn’t in play.

## A decision

play-work = Work
play-work-worker = { $worker }: { $does }
play-work-order = (in this order)
play-work-synergy = synergy +{ $amount }
play-work-summer = summer bonus +{ $amount }
play-work-or = or { $tiles }
play-work-all = do all the work shown above
play-brings = Gives
play-winter = Winter
# $goods: "1 food and 2 Thaler"
play-winter-have = { $count ->
    [0] you’ll have nothing for it
   *[other] you’ll have { $goods }
}
play-winter-debts = { $debts ->
    [one] 1 new debt
   *[other] { $debts } new debts
}
play-winter-coal = { $coal } coal: { $points } VP
play-winter-lost = lost: { $goods }

## What happened

play-story-season = Year { $year }, { $season }
play-story-water = { $count ->
    [0] Nobody receives pit water.
   *[other] 1 pit water for { $names }.
}
play-story-order = The new turn order: { $names }.
play-story-plans = The plans are revealed:
play-story-refilling = The pools are refilled.
play-story-final-scoring = The final scoring follows.
play-story-coal = Coal on the farms is scored:
play-story-rent = The rent is due:
play-amount-food = { $amount } food
play-amount-wood = { $amount } wood
play-amount-coal = { $amount } coal
play-amount-thaler = { $amount } Thaler

## Scores

play-source = Points from
play-total = Total
play-if-over = If the game ended now
play-winner = { $name } wins.
play-tie-coal = same points; { $ahead } mined more coal ({ $more } to { $less })
play-tie-order = same points, same coal mined; { $ahead } is earlier in the turn order

## Talking with the players

play-welcome = Haspelknecht, a game of farmers and coal
play-seat-human = { $name }
play-seat-bot = { $name } (bot)
play-help-hint = Type a number from the list, a move in words, or help.
play-prompt = { $name }>{" "}
play-speaker = { $name }:
play-pass-keyboard = Pass the keyboard to { $name }, who then presses Enter.
play-forced = { $name } has only one move: { $move }
play-no-news = Nothing has happened since your last move.
play-confirm = { $warning }. Type ready or press Enter to do it anyway.
play-why-legal = “{ $move }” is possible now:
play-why-illegal = “{ $move }” isn’t possible now:
play-saved = Saved: { $file }
play-save-question = Type save to keep the game (or save FILE), or press Enter to leave without saving:
play-goodbye = Glück auf!

## Help

play-help-intro =
    Moves: type the number of a move in the list, or the move in words. Several moves in words can go on one line, separated by commas. A plan in words names the workers in any order, for example: farmer 2 yellow, farmhand 1 black, digger food, ready
    Commands:
play-usage-help = help or ?
play-help-help = this page
play-usage-moves = moves
play-help-moves = the list of moves again (Enter does the same)
play-usage-work = work
play-help-work = do all the work in your plan, as shown above the list
play-usage-undo = undo
play-help-undo = undo your last move, unless disks were drawn, plans were revealed or others have moved since
play-usage-restart = restart
play-help-restart = undo everything you did this turn
play-usage-withdraw = withdraw
play-help-withdraw = withdraw your whole plan
play-usage-board = board, board B
play-help-board = your board, or another seat’s board
play-usage-table = table
play-help-table = year, turn order, pools and all boards
play-usage-field = field
play-help-field = the development board with costs, fees and points for you
play-usage-tile = tile 31
play-help-tile = everything about one tile
play-usage-scores = scores
play-help-scores = points by source, and the scores if the game ended now
play-usage-log = log
play-help-log = what has happened since your last turn
play-usage-why = why lift, why tile 31
play-help-why = the rules behind a move, or why you can’t use a tile, a worker or a pool
play-usage-rules = rules R-WATER-05
play-help-rules = the text of a rule or a chapter, for example rules water
play-usage-save = save, save FILE
play-help-save = save the game; continue later with --resume FILE
play-usage-quit = quit, quit save
play-help-quit = leave the table

## What players can get wrong

play-hot-seat-or-bots = With --hot-seat, all seats are human. Leave out --hot-seat or --bots.
play-too-many-bots = { $found ->
    [one] You named 1 bot for { $players } players.
   *[other] You named { $found } bots for { $players } players.
}
play-file-exists = { $file } already exists and contains something else. Choose another file, or continue that game: --resume { $file }
play-number-unknown = There’s no move number { $number } in the list. The last one is { $most }.
play-number-in-row = “{ $number }” is on a line with other moves. Numbers change from move to move, so write these moves in words.
play-rest-not-played = Your turn ended before these moves: { $moves }
play-nothing-ready = Your plan isn’t complete yet.
play-nothing-to-confirm = There’s nothing to confirm now.
play-no-work = There’s no work to do now.
play-cannot-undo = There’s nothing to undo: you can’t undo draws, revealed plans or other players’ moves.
play-why-what = Name a move or a thing after why, for example: why lift, why tile 31
play-rules-what = Name a rule, for example: rules R-WATER-05. Or a chapter: { $chapters }
