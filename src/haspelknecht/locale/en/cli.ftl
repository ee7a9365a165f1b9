### The command line: help, tables, messages.

## Commands

cli-about = The board game Haspelknecht. Without a command, it opens the game in your browser.
cli-commands = commands
cli-lang = language of all texts
cli-version = show the version and exit
cli-version-compiled = haspelknecht { $version } (compiled engine, Python { $python })
cli-version-plain = haspelknecht { $version } (plain Python engine, Python { $python })
cli-help = show this help and exit
cli-usage-heading = usage:
cli-arguments-heading = arguments
cli-options-heading = options
cli-play = play a game in the terminal, against bots or with friends at one keyboard
cli-simulate = let bots play many games against each other
cli-replay = check a recorded game step by step and show it
cli-rules = the rules reference, and which tests check which rule
cli-bench = measure the speed of the engine, compiled and interpreted

## Which game

cli-group-game = game setup
cli-players = number of players: 2, 3 or 4
cli-edition = rules edition: { $known }
cli-option = set a rule option, for example mill_repeat=repeat; can be used more than once (list: haspelknecht rules)
cli-layout = layout of the development board: a name or your own .toml file
cli-tiles = tiles: first (lowest numbers), random, or tile numbers in reading order, separated by commas
cli-components = a .toml file with printed values that replace ours
cli-start-building = a building everyone starts with (12, 15, 24 or 35), if its tile isn’t in play
cli-improved-farmhand = everyone starts with the Improved Farmhand, if tile 13 isn’t in play
cli-few-thaler = two players, random tiles, too few Thaler sources: draw again or only warn
cli-seed = seed of all draws; the same seed gives the same game
cli-json = print JSON
cli-option-form = Write an option as NAME=VALUE, not “{ $option }”.
cli-usage = This command isn’t valid ({ $problem }). Try: { $command } --help
cli-unrecognized = “{ $words }” is unknown here. Try: { $command } --help
cli-required = Something is missing: { $words }. Try: { $command } --help
cli-expected = { $option } needs a value. Try: { $command } --help
cli-choice = { $option } can’t be “{ $value }”. Choose from { $known }.
cli-value = { $option } can’t be “{ $value }”. Try: { $command } --help
cli-bots = bots for the seats: one for all, or one per seat, separated by commas
cli-games = how many games
cli-records = write the record of every game to this folder
cli-games-count = The number of games must be from 1 to 10000000, not { $games }.
cli-bots-count = You named { $found } bots for { $players } players. Name one bot, or one for each seat.

## Files

file-unreadable = Can’t read { $file }: { $problem }.
file-unwritable = Can’t write { $file }: { $problem }.
cli-output = standard output
file-not-text = { $file } isn’t a text file.
file-too-large = { $file } is too large.
extra-missing = This needs “{ $module }”, which isn’t installed. Install it with: pip install "haspelknecht[{ $extra }]"
extra-broken = A library this needs is installed but can’t be loaded ({ $problem }). Reinstall it with: pip install --force-reinstall "haspelknecht[{ $extra }]"

## Tables

cli-simulate-title = { $games ->
    [one] 1 game, { $decisions } decisions
   *[other] { $games } games, { $decisions } decisions
}
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-mean = Mean score
cli-column-lowest = Lowest
cli-column-highest = Highest
cli-column-source = Points from
cli-column-rule = Rule
cli-column-tests = Tests
cli-column-names = For example
cli-column-measure = Measured
cli-column-interpreted = Interpreted
cli-total = Total

## Replay

cli-replay-file = the record of a game
cli-replay-json = print the setup and then every event with the state after it, one JSON object per line
cli-replay-verified = Checked step by step: the record is correct
cli-replay-draws-unproved = Checked step by step: the moves follow the rules, but the draws can’t be checked without the seed
cli-replay-unfinished = Checked step by step: the record is correct. The game isn’t finished.
cli-replay-hash = Hash of the seed: { $hash } (it must match the one shown at the start of the game)

## Rules

cli-rules-coverage = which tests check which rule; fails if a rule has none
cli-rules-tests = folder with the tests, for --coverage
cli-rules-books = Lines in the books: { $books }
cli-rules-signs = (~ only implied, ≠ says something else)
cli-rules-covered = { $covered } of { $rules } rules are checked by tests.
cli-rules-missing = Without a test: { $rules }
cli-no-tests = There’s no folder “{ $folder }” with tests. Run this in a checkout of the project, or name the folder with --tests.

## Speed

cli-bench-seconds = how long to measure each figure
cli-bench-compiled = Engine: compiled
cli-bench-plain = Engine: plain Python
cli-bench-decisions_per_second = Decisions per second, random 4-player games
cli-bench-copies_per_second = Copies of a mid-game state per second
cli-bench-rebuild_milliseconds = Milliseconds to rebuild a finished game from its record
cli-bench-rollouts_per_second = Whole games per second in a search, 2 players
cli-bench-evaluations_per_second = Evaluated leaves per second in a search, 2 players
cli-bench-times = Times as fast as interpreted

cli-serve = start the game server
cli-serve-host = the address to listen on; 0.0.0.0 lets other machines in
cli-serve-port = the port to listen on
cli-serve-database = a file, or a postgresql:// address; by default, a file in your data folder
cli-serve-data = the folder for the key and, by default, the database
cli-serve-bot-workers = how many bots can think at the same time
cli-serve-sync = SQLite: full waits for the disk after every change; normal is faster, but a power cut can lose the last few seconds
cli-serve-rates = factor for the rate limits: 2 allows twice as much, 0 removes the limits
cli-serve-private-webhooks = let webhooks call addresses on this machine and its network
cli-serve-proxy = the server is behind a proxy that passes on the caller’s address
cli-serve-metrics-from = a network that may read /metrics, besides this machine, such as 10.0.0.0/8; can be used more than once
cli-serve-log = text: problems in short lines; json: every request too, one JSON object per line
