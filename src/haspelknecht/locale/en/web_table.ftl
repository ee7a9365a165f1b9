### The table page of the web app.

web-table-title = At the table · Haspelknecht
web-table-unreachable = The server cannot be reached. Check the connection and try again.
web-table-your-turn = Your turn
web-table-when = Year { $year } · { $season }
web-table-sandbox = Trial game
web-table-sandbox-about = This table plays on from a recorded position, with new draws. It is not the recorded game and counts for no rating.
web-table-whole-card = Whole card
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
web-table-menu = This table
web-table-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-table-seat-away = a bot plays for this player
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
web-todo-deserted = All away: the game waits
web-todo-waiting = Waiting for { $names }
web-todo-running = One moment …

web-hint-place = Place in the next turn order as things stand: { $place }.
web-hint-put = Now choose a lit place for it.

web-commit-change = Change my plan
web-commit-nothing = Choose first
web-bar-work-on = Work as planned
web-bar-work-stop = Stop
web-doubt-title = Are you sure?
web-doubt-back = Back

## Log, chat, hints

web-table-log = What happened
web-table-since = Since your last turn
web-table-moment = show
web-table-chat = Chat
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-write = Write to the table
web-table-chat-send = Send
web-table-unread = new in the chat
web-table-not-sent = The message could not be sent. Try again.
web-table-mute = Hear nothing more from { $name }
web-table-mute-short = mute
web-table-hint-title = What a strong bot would do
web-table-hint-thinking = The bot is thinking …
web-table-hint-best = Best
web-table-hint-other = Or
web-table-hint-points = about { $points } points at the end
web-table-hint-win = chance to win { $percent } %
web-table-hint-do = Do this
web-table-hint-expected = { $name }: about { $points }

## The menu of the table

web-table-copy-link = Copy the link for watchers
web-table-copied = Copied
web-table-record = Save the record
web-table-replay = Watch from the beginning
web-table-back = I am back: give me my seat
web-table-wish-pause = I would like a pause
web-table-wish-resume = I would like to go on
web-table-wish-end = I would end the game here
web-table-wish-replace = I would let a bot play for { $name }
web-table-away = Let a bot play for me
web-table-concede = Give up …
web-table-concede-sure = Yes, give up this game
web-table-curtain = { $name } is next
web-table-curtain-about = Everybody else, please look away.
web-table-curtain-ready = I am { $name }

## Parts of the screen

web-table-tab-mine = Mine
web-table-tab-field = Field
web-table-tab-pools = Pools
web-table-tab-players = Players
web-table-tab-log = Log
web-table-board-of = Board of { $name }
web-table-my-board = Your board
web-table-others = The other players
web-table-open-log = Log and chat
web-table-reconnecting = Connection lost. Reconnecting … Your moves are kept.
web-table-gone = This table is gone.
web-table-signed-out = You were signed out. Sign in again to play on.
web-table-watching = You are watching
web-hint-away = A bot plays for you. The menu gives you your seat back.
web-table-skip = Show at once
web-table-final = Final score
web-table-moment-of = Step { $step } of the game
web-table-moment-close = Back to now
