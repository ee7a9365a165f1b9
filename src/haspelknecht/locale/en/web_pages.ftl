### The pages around the game: home, a new table, waiting for players, archive, settings, profile.

## Home

web-home-line = A farm above, a mine below, and three years to make the most of both.
web-home-play = Play now
web-home-play-about = Two players: you and an apprentice. No sign-up needed.
web-home-continue = Your turn
web-home-friends = Play with friends
web-home-learn = Learn
web-home-mine = Your games
web-home-mine-none = You have no games in progress. Press “Play now” to start one.
web-home-new = New table
web-home-asking = Looking for your games…
web-home-open = Tables to join
web-home-open-none = Nobody’s waiting for players right now. Why not open a public table?
web-home-watch = Games to watch
web-home-learn-play = Play the first year
web-home-learn-play-about = A guided game, about ten minutes
web-home-learn-rules = Rules
web-home-learn-rules-about = Searchable, with the differences between the books
web-home-learn-summary = On one page
web-home-learn-summary-about = If you’ve played before
web-home-pages = Pages
web-home-archive = Archive
web-home-me = Profile
web-home-year = Year { $year }
web-home-you = { $name } (you)
web-home-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
web-home-seat-free = free
web-home-seats-free = { $number ->
    [one] { $number } seat free
   *[other] { $number } seats free
}
web-home-ready-to-start = All seats taken
web-home-paused = Paused
web-home-your-turn = Your turn
web-home-turn-of = { $name } is thinking
web-home-turn-of-several = { $number ->
    [one] { $number } player is thinking
   *[other] { $number } players are thinking
}
web-home-unreachable = Can’t reach the server right now. Please try again in a moment.
web-home-notice-turn = It’s your turn.
web-home-notice-started = The game has started.
web-home-notice-ready = All seats are taken: the game can start.
web-home-notice-over = The game is over.

## A new table

web-setup-title = New table
web-setup-about = Choose who’s playing and open the table. Everything else is set up for you.
web-setup-you = You
web-setup-your-name = What should we call you?
web-setup-seats = Players
web-setup-company = Who are you playing with?
web-setup-company-invited = Friends, by link
web-setup-company-here = All on this screen
web-setup-company-bot = Bots
web-setup-company-open = Anyone
web-setup-seat = Seat { $number }
web-setup-seat-for = Who sits in seat { $number }
web-setup-seat-me = Me
web-setup-seat-me-about = This is your seat.
web-setup-seat-here = Someone at this screen
web-setup-seat-here-about = Pass the device around. Plans stay hidden between turns.
web-setup-seat-invited = By invitation
web-setup-seat-invited-about = You get a link for this seat to send to a friend.
web-setup-seat-open = Open to anyone
web-setup-seat-open-about = Anyone who finds the table can take this seat.
web-setup-seat-bot = Bot
web-setup-level = Strength of the bot in seat { $number }
web-setup-name = Name
web-setup-name-of = Name of the player in seat { $number }
web-setup-seat-add = Add a seat
web-setup-seat-remove = Remove
web-setup-seat-remove-label = Remove seat { $number }
web-setup-pace = Pace and spectators
web-setup-clock = Clock
web-setup-clock-none = No clock
web-setup-clock-none-about = Everyone takes as long as they need.
web-setup-clock-live = Chess clock
web-setup-clock-live-about = Your time runs while you decide. If you run out, a bot takes over.
web-setup-clock-days = Days per turn
web-setup-clock-days-about = Play over several days, at your own pace. If you run out of time, a bot takes over.
web-setup-clock-bank = Minutes per player
web-setup-clock-increment = Extra seconds per turn
web-setup-clock-per-turn = Days per turn
web-setup-visible = Who can find the table
web-setup-private = Only people with the link
web-setup-private-about = The table is hidden. Anyone with the link can watch.
web-setup-public = Everyone
web-setup-public-about = The table is listed on the home page; anyone can watch it and find it in the archive later.
web-setup-edition = Edition
web-setup-edition-second = The latest, corrected rules
web-setup-edition-first = The English, Polish and Italian books
web-setup-edition-french = What only the French book says
web-setup-edition-compare = { $number ->
    [one] The { $number } rule that differs
   *[other] The { $number } rules that differ
}
web-setup-edition-point = Rule
web-setup-field = Development board
web-setup-field-about = Use the standard board for your first game. The others are for experienced players.
web-setup-layout = Layout
web-setup-layout-own = Your own
web-setup-layout-file = Layout file (TOML)
web-setup-layout-ok = This layout works.
web-setup-file-paste = Paste the text here, or drop a file
web-setup-file-choose = Choose a file
web-setup-tiles = Developments
web-setup-tiles-first = First-game tiles
web-setup-tiles-first-about = The lowest-numbered tiles of each level, as recommended for a first game.
web-setup-tiles-random = Random
web-setup-tiles-random-about = Every game is different. With two players, we make sure enough tiles give Thaler.
web-setup-tiles-chosen = Your choice
web-setup-tiles-chosen-about = For each level, choose as many tiles as the board has spaces.
web-setup-tiles-count = { $chosen } of { $needed }
web-setup-more = More: starting extras, rule options, your own components
web-setup-start = Everyone starts with
web-setup-start-about = You can only start with something whose development tile isn’t in play.
web-setup-start-random = With random tiles, nobody knows yet which ones stay in the box, so nobody can start with extras.
web-setup-options = Rule options
web-setup-options-planning = Taking and planning
web-setup-options-mine = Workers and mine
web-setup-options-developments = Developments
web-setup-options-winter = Winter
web-setup-options-supply = Supply and layout
web-setup-options-number = { $number ->
    [one] { $number } option
   *[other] { $number } options
}
web-setup-options-changed = { $number ->
    [one] { $number } changed
   *[other] { $number } changed
}
web-setup-options-reset = Reset to this edition
web-setup-option-usual = as in this edition
web-setup-book-de = German book
web-setup-book-en = English book
web-setup-book-fr = French book
web-setup-book-it = Italian book
web-setup-book-pl = Polish book
web-setup-components = Your own components
web-setup-components-about = We had to reconstruct some printed values. If your copy differs, enter its values here.
web-setup-components-file = Components file (TOML)
web-setup-components-ok = { $number ->
    [0] This file changes nothing.
    [one] This file works. It sets { $number } value:
   *[other] This file works. It sets { $number } values:
}
web-setup-back = Back
web-setup-open = Open the table
web-setup-open-about = You get links to send. You can start the game once everyone has sat down.
web-setup-begin = Start the game
web-setup-begin-about = Everyone’s here, so the game starts right away.

## Settings

web-settings-title = Settings
web-settings-language = Language
web-settings-theme = Theme
web-settings-theme-system = Same as device
web-settings-theme-light = Day
web-settings-theme-dark = Dusk
web-settings-pace = Animations
web-settings-pace-slow = Slow
web-settings-pace-normal = Normal
web-settings-pace-fast = Fast
web-settings-pace-none = Off
web-settings-sound = Sound
web-settings-letters = Letters on pieces

## Waiting for players

web-lobby-title = Waiting for players
web-lobby-about = Send the links. The game can start when every seat is taken.
web-lobby-waiting = { $number ->
    [one] Waiting for one more player.
   *[other] Waiting for { $number } more players.
}
web-lobby-all-here = Everyone’s here. You can start the game.
web-lobby-owner-starts = Everyone’s here. The table’s owner can start the game now.
web-lobby-seat = Seat { $seat }
web-lobby-you = you
web-lobby-free = Free
web-lobby-free-about = Anyone can sit here.
web-lobby-invited = Invited
web-lobby-invited-about = Reserved for the person with the link.
web-lobby-here = at the table
web-lobby-bot = One of our bots
web-lobby-remote = A bot on another machine
web-lobby-sit = Sit here
web-lobby-stand-up = Leave this seat
web-lobby-start = Start the game
web-lobby-copy = Copy
web-lobby-copied = Copied
web-lobby-share = Share
web-lobby-share-title = Come and play Haspelknecht
web-lobby-seat-link = Link for seat { $seat }
web-lobby-table-link = Link to this table
web-lobby-table-link-about = Anyone with this link can watch, and take a free seat.
web-lobby-rules = Rules of this game
web-lobby-change = Change this seat…
web-lobby-change-label = Change seat { $seat }
web-lobby-change-bot = Bot: { $level }
web-lobby-change-invited = By invitation
web-lobby-change-open = Open to anyone
web-lobby-clock-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} each, plus { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} per turn
web-lobby-clock-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
web-lobby-components = With values from a player’s own copy
web-lobby-who = Who are you?
web-lobby-join-title = There’s a seat for you
web-lobby-join-about = All we need is a name. No sign-up.

## Archive

web-archive-title = Archive
web-archive-about = Finished public games, and all of yours. Watch any of them again from start to finish.
web-archive-search = Search
web-archive-name = Player name
web-archive-any = any
web-archive-by-edition = Edition
web-archive-by-players = Players
web-archive-by-how = How it ended
web-archive-by-bots = Bots
web-archive-edition-second = Second edition
web-archive-edition-first = First edition
web-archive-edition-french = French edition
web-archive-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
web-archive-how-scored = Played to the end
web-archive-how-conceded = A player gave up
web-archive-how-agreed = Ended by agreement
web-archive-how-unfinished = Unfinished
web-archive-bots-true = With bots
web-archive-bots-false = People only
web-archive-none = No games match your search.
web-archive-more = More games
web-archive-imported = imported
web-archive-private = only its players can see it
web-archive-import = Import a game
web-archive-import-about = Add a game record saved here or written by the haspelknecht program. You can then watch it at a table.
web-archive-record = Record
web-archive-import-public = Show it to everyone in the archive
web-archive-bring = Import

## Profile

web-person-title = Profile
web-person-stranger = We haven’t met yet. Choose a name, or sign in if you’ve played here before.
web-person-guest = You’re playing as a guest. Everything works, and this browser remembers you.
web-person-member = You have an account: sign in on any device to keep playing.
web-person-name = Name
web-person-name-label = Your name, as others see it
web-person-save = Save
web-person-saved = Saved.
web-person-calls = Notifications
web-person-notify = Notify me when it’s my turn
web-person-notify-about = Your browser notifies you while one of our pages is open.
web-person-notify-refused = Your browser blocks notifications from this page. You can change that in its settings.
web-person-notify-impossible = This browser doesn’t support notifications.
web-person-achieved = Statistics
web-person-achieved-none = Nothing here yet. Every game you finish counts.
web-person-with-people = With people ({ $number })
web-person-with-bots = With bots ({ $number })
web-person-games = Games
web-person-wins = Won
web-person-rank = Rank
web-person-points = Points
web-person-sources = Points per game, by source
web-person-tiles = Favourite developments
web-person-tile-games = { $number ->
    [one] in { $number } game
   *[other] in { $number } games
}
web-person-rating = Rating { $rating }, from { $games ->
    [one] { $games } game
   *[other] { $games } games
} between members
web-person-keep = Keep your account
web-person-keep-about = With a password, you can play on any device. We don’t ask for an e-mail address, so we can’t reset your password: write it down.
web-person-keep-do = Set a password
web-person-login = Username
web-person-password = Password
web-person-sign-in = Played here before?
web-person-sign-in-about = Sign in and pick up where you left off.
web-person-sign-in-do = Sign in
web-person-leave = This device
web-person-signed-in = You’re signed in as { $login }.
web-person-sign-out = Sign out
web-person-sign-out-everywhere = Sign out on all devices
web-person-change = Change your password
web-person-change-about = This signs you out on all other devices.
web-person-old-password = Current password
web-person-new-password = New password
web-person-change-do = Change password
web-person-changed = Your password has been changed, and you’re signed out on all other devices.
web-person-programs = For developers: bots and webhook
web-person-bots = Your bots
web-person-bots-about = With a token, your own program can take a seat at a table like any other player.
web-person-bot-name = Name of the new bot
web-person-bot-make = Create bot
web-person-bot-drop = Remove
web-person-bot-drop-label = Remove { $name }
web-person-bot-token = Token for { $name }. Copy it now: we won’t show it again.
web-person-webhook = Webhook
web-person-webhook-about = A URL of yours that we call when a game is waiting for you.
web-person-webhook-url = URL
web-person-webhook-drop = Remove
web-person-webhook-secret = The secret we sign our calls with. Copy it now: we won’t show it again.
