### After the game: final scoring, charts, replay.

## Who won

web-final-title = Final scoring
web-final-how-won = { $points ->
    [1] { $name } wins by one point
    [2] { $name } wins by two points
    [3] { $name } wins by three points
   *[other] { $name } wins by { $points } points
}
web-final-how-tie = { $name } wins on the tie-break
web-final-how-conceded = { $people ->
    [0] { $name } wins
    [one] { $name } wins: { $others } gave up
   *[other] { $name } wins: { $others } gave up
}
web-final-how-agreed = { $points ->
    [0] Ended by agreement: { $name } is ahead on the tie-break
    [one] Ended by agreement: { $name } is ahead by { $points } point
   *[other] Ended by agreement: { $name } is ahead by { $points } points
}
web-final-how-unfinished = { $points ->
    [one] Unfinished: { $name } is ahead by { $points } point
   *[other] Unfinished: { $name } is ahead by { $points } points
}
web-final-how-level = Unfinished, with scores level
# { $others } is a list of numbers, as in "51 to 49 and 36".
web-final-scores = { $years ->
    [one] { $first } to { $others }, in the first year
   *[other] { $first } to { $others }, after { $years } years
}

## The score sheet

web-final-sheet = Score sheet
web-final-skip = Show all
web-final-total = Victory points
web-final-row-developments = Developments
web-final-row-works = Work bonuses
web-final-row-winter = Coal in winter
web-final-row-stored = Stored resources
web-final-row-sections = Tunnel sections
web-final-row-symbols = Section symbols
web-final-row-buildings = Buildings
web-final-row-tools = Forks and hammers
web-final-row-markers = Unused markers
web-final-row-thaler = Thaler
web-final-row-debts = Debts
web-final-row-water = Pit water left
web-final-how-row-developments = when they were bought
web-final-how-row-sections = with wood and without coal
web-final-how-row-buildings = 1, 3, 6 or 10
web-final-how-row-markers = 1 each
web-final-how-row-thaler = 2, 5, 9, 14, then +6 each
web-final-how-row-debts = −1, then −2 each
web-final-how-row-water = first free, then −1 each

## The chart

web-final-course = How it went
web-final-course-views = What the chart shows
web-final-view-course = Over time
web-final-view-source = By source
web-final-chart-start = Start
web-final-chart-end = Final scoring
web-final-chart-end-short = End
web-final-chart-year = Year { $year }
web-final-chart-part = Year { $year }, { $season }
web-final-chart-course-label = Victory points after each season
web-final-chart-source-label = Victory points by year and source
web-final-kind-developments = Developments
web-final-kind-mine = Mine
web-final-kind-winter = Winter
web-final-kind-farm = Farm and money
web-final-kind-losses = Losses

## Facts

web-final-fact-coal-head = { $count } of { $all }
web-final-fact-coal = coal mined by { $names }, more than anyone
web-final-fact-winter-head = Winter { $year }
web-final-fact-winter = { $people ->
    [one] +{ $points } for { $names }, the best winter
   *[other] +{ $points } each for { $names }, the best winter
}
web-final-fact-season-head = { $season }, year { $year }
web-final-fact-season = { $people ->
    [one] +{ $points } for { $names }, the best season
   *[other] +{ $points } each for { $names }, the best season
}
web-final-fact-comeback-head = { $points ->
    [one] { $points } point behind
   *[other] { $points } points behind
}
web-final-fact-comeback = and { $names } still won in the final scoring
web-final-fact-debts-head = { $count ->
    [one] { $count } debt
   *[other] { $count } debts
}
web-final-fact-debts = { $points ->
    [one] cost { $names } { $points } point
   *[other] cost { $names } { $points } points
}
web-final-fact-lead-head = { $count } times
web-final-fact-lead = the lead changed hands
web-final-fact-developments-head = { $count ->
    [one] { $count } development
   *[other] { $count } developments
}
web-final-fact-developments = bought by { $names }, more than anyone else

## What next

web-final-replay = Watch the replay
web-final-save = Save the record
web-final-share = Share
web-final-copied = Link copied
web-final-board = Back to the board
web-final-home = Home
web-final-again = Play again
web-final-join = Join the new game

## Replay

web-replay-page = Replay · Haspelknecht
web-replay-tag = Replay
web-replay-when = Year { $year }, { $season }
web-replay-players = Choose whose board to enlarge
web-replay-look-at = { $points ->
    [one] { $name }, { $points } point (show board)
   *[other] { $name }, { $points } points (show board)
}
web-replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-replay-tools = Tools
web-replay-to-score = Final score
web-replay-to-table = Go to the table
web-replay-board-of = { $name }’s board
web-replay-others = Other boards
web-replay-words = Log
web-replay-step = Step { $step } of { $last }
web-replay-at = Step { $step }: year { $year }, { $season }
web-replay-follow = Follow the active player
web-replay-nothing = Nothing to report at this step.
web-replay-keys = Replay controls
web-replay-season-back = Previous season (arrow up)
web-replay-season-forward = Next season (arrow down)
web-replay-back = Previous step (left arrow)
web-replay-forward = Next step (right arrow)
web-replay-play = Play (space bar)
web-replay-pause = Pause (space bar)
web-replay-speed = { NUMBER($speed) }×
web-replay-speed-label = Speed: { NUMBER($speed) }×
web-replay-slider = Step of the game
web-replay-year = Year { $year }
web-replay-save = Save the record
web-replay-share = Share this moment
web-replay-play-on = Play on from here
web-replay-ended = The game is over at this step. Go back to play on.
web-replay-play-on-about = Opens a new table with the position after step { $step }. Disks not yet drawn are drawn again, so nobody knows what’s coming.
web-replay-play-as = You play as
web-replay-level = Your opponents
web-replay-cancel = Cancel
web-replay-start = Play on
