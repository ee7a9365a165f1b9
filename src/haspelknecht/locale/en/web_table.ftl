### The table page of the web app.

web-table-title = At the table · Haspelknecht
web-table-unreachable = Can’t reach the server. Check your connection and try again.
web-table-your-turn = Your turn
web-table-when = Year { $year } · { $season }
web-table-sandbox = Trial game
web-table-sandbox-about = This table continues from a recorded position with new draws. It doesn’t count for ratings.
web-table-whole-card = Full card
web-table-order = Players in turn order
web-table-points =
    { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }
web-table-tools = Tools
web-table-scores = Score sheet
web-table-rules = Rules
web-table-theme = Light or dark
web-table-settings = Settings
web-table-menu = Table menu
web-table-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-table-seat-away = a bot is playing for them
web-table-seat-ready = ready
web-table-seat-thinking = thinking
web-table-seat-turn = to move

## The bar

web-table-restart = Restart turn
web-table-undo = Undo
web-table-all-moves = All moves
web-table-hint = Hint
web-table-choose = Which one?

## What to do now

web-todo-over = The game is over
web-todo-paused = Paused by agreement
web-todo-deserted = Everyone has left: game on hold
web-todo-waiting = Waiting for { $names }
web-todo-running = One moment…

web-hint-place = As things stand, you’d be number { $place } in the new turn order.
web-hint-put = Now choose a highlighted space for it.

web-commit-change = Change plan
web-commit-nothing = Choose first
web-bar-work-on = Work as planned
web-bar-work-stop = Stop
web-doubt-title = Are you sure?
web-doubt-back = Go back

## Log, chat, hints

web-table-log = Log
web-table-since = Since your last turn
web-table-moment = show
web-table-chat = Chat
web-table-chat-empty = No messages yet.
web-table-chat-write = Message the table
web-table-chat-send = Send
web-table-unread = new messages
web-table-not-sent = Your message wasn’t sent. Try again.
web-table-mute = Mute { $name }
web-table-mute-short = mute
web-table-hint-title = What a strong bot would do
web-table-hint-thinking = The bot is thinking…
web-table-hint-best = Best move
web-table-hint-other = Or
web-table-hint-points = about { $points } points at the end
web-table-hint-win = { $percent }% chance of winning
web-table-hint-do = Play this
web-table-hint-expected = { $name }: about { $points }

## The menu of the table

web-table-copy-link = Copy link for spectators
web-table-copied = Copied
web-table-record = Save the record
web-table-replay = Watch from the start
web-table-back = Take my seat back
web-table-wish-pause = Suggest a break
web-table-wish-resume = Suggest carrying on
web-table-wish-end = Suggest ending here
web-table-wish-replace = Suggest a bot for { $name }
web-table-away = Let a bot play for me
web-table-concede = Give up…
web-table-concede-sure = Yes, give up this game
web-table-curtain = { $name } is next
web-table-curtain-about = Everyone else, please look away.
web-table-curtain-ready = I’m { $name }

## Parts of the screen

web-table-tab-mine = Board
web-table-tab-field = Tiles
web-table-tab-pools = Pools
web-table-tab-players = Players
web-table-tab-log = Log
web-table-board-of = { $name }’s board
web-table-my-board = Your board
web-table-others = Other players
web-table-open-log = Log and chat
web-table-reconnecting = Connection lost. Reconnecting… Your moves are safe.
web-table-gone = This table no longer exists.
web-table-signed-out = You’ve been signed out. Sign in again to keep playing.
web-table-watching = You’re watching
web-hint-away = A bot is playing for you. Take your seat back from the menu.
web-table-skip = Skip animation
web-table-final = Final score
web-table-moment-of = Step { $step } of the game
web-table-moment-close = Back to now
