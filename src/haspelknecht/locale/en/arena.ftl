### Matches and tournaments between bots: commands, tables, the report.

cli-match = play a match between bots with balanced seats, and show how certain the result is
cli-tournament = play all bots against each other, rate them and write a report

## Options

arena-bots = the bots, separated by commas; so the command of an exec: bot can’t contain a comma
arena-games = minimum number of games per pairing; whole cycles are played so that all seats are balanced
arena-workers = worker processes on this machine (default: one per processor)
arena-ray = play on the Ray cluster at this address (host:port, or auto) instead of this machine
arena-out = folder for all games, tables and the report; run again with the same folder to continue
arena-json = print everything as JSON
arena-mirror = also play every bot against itself, as a control: all seats should win equally often
arena-tables = three and four players: play only this many of the possible tables, chosen evenly

## Bad input

arena-no-bots = Name the bots, for example --bots greedy,random.
arena-bot-twice = You named the bot “{ $bot }” twice. To let it play against itself, use: match --mirror
arena-one-bot = A match needs two bots. To let “{ $bot }” play against itself, add --mirror.
arena-one-bot-alone = A tournament needs at least two bots, but you only named “{ $bot }”.
arena-too-many-bots = { $bots } bots don’t fit at a table for { $players } players. Raise the number of players, or use: tournament
arena-workers-count = The number of workers must be from 1 to { $most }, not { $workers }.
arena-workers-or-ray = Use either --workers or --ray. A Ray cluster knows how many processors it has.
arena-tables-count = The number of tables must be 1 or more, not { $tables }.
arena-games-damaged = { $file }, line { $line }: this isn’t one of our games. Repair or remove the line, then start again.
arena-other-match = { $folder } holds games from another match, under other rules or from another version. Choose another folder.
arena-ray-unreachable = The Ray cluster at { $address } can’t be used: { $problem }.
arena-ray-version = The Ray cluster at { $address } has version { $there } of haspelknecht, but this is { $here }. They must be the same.
arena-all-failed = No game could be played: { $reason }

## While playing

arena-progress = Games
arena-failed = { $games ->
    [one] 1 game couldn’t be played and is missing from the result. It failed twice: { $reason }
   *[other] { $games } games couldn’t be played and are missing from the result. The first one failed twice: { $reason }
}
arena-forfeits = { $forfeits ->
    [one] One bot forfeited a game: { $reason }
   *[other] Bots forfeited { $forfeits } times. The first time: { $reason }
}

## Tables

arena-standings = { $games ->
    [one] 1 game
   *[other] { $games } games
}
arena-cross-table = Row finished ahead of column, in percent
arena-mirrors = Bots against themselves: who wins
arena-column-bot = Bot
arena-column-games = Games
arena-column-wins = Wins
arena-column-win-rate = Win rate
arena-column-interval = 95% interval
arena-column-score = Mean score
arena-column-rank = Mean rank
arena-column-rating = Rating
arena-column-forfeits = Forfeits
arena-column-thought = Time per choice

## Report

report-title-match = Match: { $bots }
report-title-tournament = Tournament: { $bots }
report-about = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $players } players, edition “{ $edition }”, seed { $seed }, haspelknecht { $version }.
report-standings = Standings
report-standings-about = Games between different bots, with every bot equally often in every seat. The interval contains the true win rate in 95 of 100 cases (Wilson). The error of the mean score is calculated from seed to seed, because games with the same seed are alike. A rating is OpenSkill’s estimate with its uncertainty.
report-win-rates = Win rate
report-duels = Head to head
report-duels-about = How often the row’s bot finished ahead of the column’s bot. Bold: the interval leaves no doubt which bot is stronger.
report-scores = Scores
report-scores-about = All games, including those of a bot against itself. x̄ is the mean; the vertical line and ½ are the median.
report-score-distribution = Distribution of scores
report-sources = Where the points come from
report-sources-about = Mean points from each source. Losses are to the left of zero, and the vertical line is the mean score.
report-points-by-source = Mean points by source
report-other-sources = Other sources
report-in-numbers = In numbers
report-tiles = Developments
report-tiles-about = How often a bot buys a development that’s in play, and how often it wins with it. The dashed line is how often it wins overall. Good players buy good developments: winning with a tile doesn’t mean winning because of it.
report-bought = Bought
report-won-then = Won with it
report-seats = Seats
report-seats-about = Who wins, by position in the first turn order. The dashed line is what would be fair. When a bot plays against itself, all opponents are equally strong, so only the position counts.
report-all-games = All games
report-mirror-of = { $bot } against itself
report-seats-control = Seats at the table, all games
report-seat = Seat { $seat }
report-place = { $place ->
    [1] 1st in turn
    [2] 2nd in turn
    [3] 3rd in turn
   *[other] { $place }th in turn
}
report-length = Length of the game
report-length-about = Decisions of all players together, including those without a choice.
report-decisions = Decisions per game
report-latency = Thinking time
report-latency-about = How long a bot thinks about one choice: the dot is the mean, and the line ends at the longest. Forced moves don’t count. This depends on the machine; everything else on this page is the same for the same seed, as long as no bot has a time limit.
report-thinking = Time per choice
