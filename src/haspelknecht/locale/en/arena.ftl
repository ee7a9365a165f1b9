### Matches and tournaments between bots: commands, tables, the report.

cli-match = let bots play a match with balanced seats, and say how sure the result is
cli-tournament = let all bots play against each other, rate them and write a report

## Options

arena-bots = the bots, with commas; therefore the command of an exec: bot cannot contain a comma
arena-games = games for each pairing at least; whole rounds are played, so that all seats are balanced
arena-workers = worker processes on this machine; without it, one for each processor
arena-ray = play on the Ray cluster at this address (host:port, or auto) instead of this machine
arena-out = folder for all games, tables and the report; a second start with the same folder goes on there
arena-json = print everything as JSON
arena-mirror = also let every bot play against itself, as a control: all seats should win equally often
arena-tables = three and four players: play only so many of the possible tables, chosen evenly

## Bad input

arena-no-bots = Name the bots, for example --bots greedy,random.
arena-bot-twice = The bot “{ $bot }” is named twice. To let it play against itself, use: match --mirror
arena-one-bot = A match needs two bots; to let “{ $bot }” play against itself, add --mirror.
arena-one-bot-alone = A tournament needs two bots or more; “{ $bot }” is alone.
arena-too-many-bots = { $bots } bots cannot sit at a table for { $players } players; name more players, or use: tournament
arena-workers-count = The number of workers must be from 1 to { $most }, not { $workers }.
arena-workers-or-ray = Either --workers or --ray: a Ray cluster knows itself how many processors it has.
arena-tables-count = The number of tables must be 1 or more, not { $tables }.
arena-games-damaged = { $file }, line { $line }: this is no game of ours. Repair or remove the line, then start again.
arena-other-match = { $folder } holds games of a different match, of other rules or of another version; choose another folder.
arena-ray-unreachable = The Ray cluster at { $address } cannot be used: { $problem }.
arena-ray-version = The Ray cluster at { $address } has version { $there } of haspelknecht, here it is { $here }; both must be the same.
arena-all-failed = No game could be played: { $reason }

## While playing

arena-progress = Games
arena-failed = { $games ->
    [one] 1 game could not be played and is missing in the result. It failed twice: { $reason }
   *[other] { $games } games could not be played and are missing in the result. The first failed twice: { $reason }
}
arena-forfeits = { $forfeits ->
    [one] One bot forfeited a game: { $reason }
   *[other] Bots forfeited { $forfeits } times, at first: { $reason }
}

## Tables

arena-standings = { $games ->
    [one] 1 game
   *[other] { $games } games
}
arena-cross-table = Row before column, in percent
arena-mirrors = Bots against themselves: who wins
arena-column-bot = Bot
arena-column-games = Games
arena-column-wins = Wins
arena-column-win-rate = Win rate
arena-column-interval = 95 % interval
arena-column-score = Mean score
arena-column-rank = Mean rank
arena-column-rating = Rating
arena-column-forfeits = Forfeits
arena-column-thought = Time a choice

## Report

report-title-match = Match: { $bots }
report-title-tournament = Tournament: { $bots }
report-about = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $players } players, edition “{ $edition }”, seed { $seed }, haspelknecht { $version }.
report-standings = Standings
report-standings-about = Games between different bots, with every bot equally often on every seat. The interval holds the true win rate in 95 of 100 cases (Wilson). The error of the mean score is taken from seed to seed, because games with the same seed are alike. A rating is the estimate of OpenSkill with its uncertainty.
report-win-rates = Win rate
report-duels = Head to head
report-duels-about = How often the bot of the row was ranked before the bot of the column. Bold: the interval leaves no doubt who is stronger.
report-scores = Scores
report-scores-about = All games, those of a bot against itself included. x̄ is the mean; the upright line and ½ are the median.
report-score-distribution = Distribution of scores
report-sources = Where the points come from
report-sources-about = Mean points of every source. Losses stand to the left of zero, and the upright line is the mean score.
report-points-by-source = Mean points by source
report-other-sources = Other sources
report-in-numbers = In numbers
report-tiles = Developments
report-tiles-about = How often a bot buys a development that is in play, and how often it wins when it has. The dashed line is how often it wins at all. Good players buy good developments: winning with a tile is not yet winning because of it.
report-bought = Bought
report-won-then = Won then
report-seats = Seats
report-seats-about = Who wins, by place in the turn order of the first turn. The dashed line is what would be fair. Against itself a bot has no better opponent anywhere, so there only the place counts.
report-all-games = All games
report-mirror-of = { $bot } against itself
report-seats-control = Seats at the table, all games
report-seat = Seat { $seat }
report-place = { $place }. in turn
report-length = Length of the game
report-length-about = Decisions of all players together, those without a choice included.
report-decisions = Decisions in a game
report-latency = Thinking time
report-latency-about = How long a bot thinks about one choice: the dot is the mean, the line ends at the longest. Forced moves do not count. This depends on the machine; everything else on this page is the same for the same seed, as long as no bot is limited by time.
report-thinking = Time a choice
