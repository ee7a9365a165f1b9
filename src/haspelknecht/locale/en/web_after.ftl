### After the game: final scoring, charts, replay.

## Who won

web-final-title = Final scoring
web-final-how-won = { $points ->
    [1] { $name } wins by one point
    [2] { $name } wins by two points
    [3] { $name } wins by three points
   *[other] { $name } wins by { $points } points
}
web-final-how-tie = { $name } wins the tie
web-final-how-conceded = { $people ->
    [0] { $name } wins
    [one] { $name } wins: { $others } gave up
   *[other] { $name } wins: { $others } gave up
}
web-final-how-agreed = { $points ->
    [0] Ended by agreement: { $name } is ahead on the tie-break
    [one] Ended by agreement: { $name } leads by { $points } point
   *[other] Ended by agreement: { $name } leads by { $points } points
}
web-final-how-unfinished = { $points ->
    [one] Unfinished: { $name } leads by { $points } point
   *[other] Unfinished: { $name } leads by { $points } points
}
web-final-how-level = Unfinished, with equal points
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
web-final-row-works = During the work
web-final-row-winter = Coal in winter
web-final-row-stored = Goods stored
web-final-row-sections = Tunnel sections
web-final-row-symbols = Section symbols
web-final-row-buildings = Buildings
web-final-row-tools = Forks and hammers
web-final-row-markers = Unused markers
web-final-row-thaler = Thaler
web-final-row-debts = Debts
web-final-row-water = Pit water left
web-final-how-row-developments = when they were bought
web-final-how-row-sections = complete, with a prop and no coal
web-final-how-row-buildings = 1, 3, 6 or 10
web-final-how-row-markers = 1 each
web-final-how-row-thaler = 2, 5, 9 or 14
web-final-how-row-debts = −1, then −2 each
web-final-how-row-water = −1 beyond the first

## The chart

web-final-course = How it went
web-final-course-views = What the chart shows
web-final-view-course = Course
web-final-view-source = By source
web-final-chart-start = Beginning
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
web-final-fact-coal = coal mined by { $names }, the most
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
web-final-fact-comeback = was { $names } before the final scoring
web-final-fact-debts-head = { $count ->
    [one] { $count } debt
   *[other] { $count } debts
}
web-final-fact-debts = { $points ->
    [one] cost { $names } { $points } point
   *[other] cost { $names } { $points } points
}
web-final-fact-lead-head = { $count } times
web-final-fact-lead = somebody else took the lead
web-final-fact-developments-head = { $count ->
    [one] { $count } development
   *[other] { $count } developments
}
web-final-fact-developments = bought by { $names }, the most

## What next

web-final-replay = Watch the replay
web-final-save = Save the record
web-final-share = Share
web-final-copied = Link copied
web-final-board = Back to the board
web-final-home = Home
web-final-again = Play again
web-final-join = To the new game

## Replay

web-replay-page = Replay · Haspelknecht
web-replay-tag = Replay
web-replay-when = Year { $year }, { $season }
web-replay-players = Players in turn order: whose board is large
web-replay-look-at = { $points ->
    [one] Board of { $name }, { $points } point
   *[other] Board of { $name }, { $points } points
}
web-replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-replay-tools = Tools
web-replay-to-score = Final score
web-replay-to-table = To the table
web-replay-board-of = Board of { $name }
web-replay-others = The other boards
web-replay-words = What happened
web-replay-step = Step { $step } of { $last }
web-replay-at = Step { $step }: year { $year }, { $season }
web-replay-follow = Follow whoever acts
web-replay-nothing = Nothing more to tell.
web-replay-keys = Moving through the game
web-replay-season-back = One season back (arrow up)
web-replay-season-forward = Next season (arrow down)
web-replay-back = One step back (arrow left)
web-replay-forward = Next step (arrow right)
web-replay-play = Play (space bar)
web-replay-pause = Pause (space bar)
web-replay-speed = { NUMBER($speed) } ×
web-replay-speed-label = Speed: { NUMBER($speed) } times
web-replay-slider = Step of the game
web-replay-year = Year { $year }
web-replay-save = Save the record
web-replay-share = Share this moment
web-replay-play-on = Play on from here
web-replay-ended = The game is over at this step: go back to play on.
web-replay-play-on-about = A new table with the position after step { $step }. The disks still to be drawn are drawn anew, so nobody knows what comes.
web-replay-play-as = You play as
web-replay-level = The others are
web-replay-cancel = Stay here
web-replay-start = Play on
