### The pages around the game: home, a new table, waiting for players, archive, settings, oneself.

## Home

web-home-line = A farm above, a mine below, and three years to make something of both.
web-home-play = Play now
web-home-play-about = Two players, you and an apprentice. No registration.
web-home-continue = Your turn
web-home-friends = With friends
web-home-learn = Learn
web-home-mine = Your games
web-home-mine-none = No game is running. “Play now” begins one.
web-home-new = New table
web-home-asking = Looking for your games …
web-home-open = Tables to join
web-home-open-none = Nobody is waiting for players just now. Open a public table yourself.
web-home-watch = Games to watch
web-home-learn-play = Play the first year
web-home-learn-play-about = A guided game, about ten minutes
web-home-learn-rules = Rules
web-home-learn-rules-about = To search, with the differences between the books
web-home-learn-summary = On one page
web-home-learn-summary-about = For those who have played before
web-home-pages = Pages
web-home-archive = Archive
web-home-me = About you
web-home-year = Year { $year }
web-home-you = { $name } (you)
web-home-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
web-home-seat-free = free
web-home-seats-free = { $number ->
    [one] { $number } seat is free
   *[other] { $number } seats are free
}
web-home-ready-to-start = All seats are taken
web-home-paused = Paused
web-home-your-turn = Your turn
web-home-turn-of = { $name } is thinking
web-home-turn-of-several = { $number ->
    [one] { $number } player is thinking
   *[other] { $number } players are thinking
}
web-home-unreachable = The server cannot be reached just now. Please try again in a moment.
web-home-notice-turn = It is your turn.
web-home-notice-started = The game has begun.
web-home-notice-ready = All seats are taken: the game can begin.
web-home-notice-over = The game is over.

## A new table

web-setup-title = New table
web-setup-about = Say who plays, and open the table. Everything else has a good answer already.
web-setup-you = You
web-setup-your-name = What shall we call you?
web-setup-seats = Who plays
web-setup-company = Company
web-setup-company-invited = Friends by link
web-setup-company-here = All at this screen
web-setup-company-bot = Bots
web-setup-company-open = Anybody
web-setup-seat = Seat { $number }
web-setup-seat-for = What seat { $number } is for
web-setup-seat-me = Me
web-setup-seat-me-about = You sit here.
web-setup-seat-here = Somebody at this screen
web-setup-seat-here-about = You pass the device around; plans stay hidden between turns.
web-setup-seat-invited = By invitation
web-setup-seat-invited-about = You get a link for this seat to send to a friend.
web-setup-seat-open = Free for anybody
web-setup-seat-open-about = Whoever finds the table may sit down.
web-setup-seat-bot = Bot
web-setup-level = How strong the bot on seat { $number } is
web-setup-name = Name
web-setup-name-of = Name of the player on seat { $number }
web-setup-seat-add = One more seat
web-setup-seat-remove = Remove
web-setup-seat-remove-label = Remove seat { $number }
web-setup-pace = Pace and visitors
web-setup-clock = Clock
web-setup-clock-none = No clock
web-setup-clock-none-about = Everybody takes the time they need.
web-setup-clock-live = Chess clock
web-setup-clock-live-about = Time runs while a player decides. When it is used up, a bot plays on for them.
web-setup-clock-days = Days for each turn
web-setup-clock-days-about = A game beside daily life. Whoever is too late is represented by a bot.
web-setup-clock-bank = Minutes for each player
web-setup-clock-increment = Seconds added for each turn
web-setup-clock-per-turn = Days for each turn
web-setup-visible = Who may find the table
web-setup-private = Only with the link
web-setup-private-about = The table is shown to nobody. Whoever has its link may watch.
web-setup-public = Everybody
web-setup-public-about = The table stands on the home page; anybody may watch, and later look it up in the archive.
web-setup-edition = Edition
web-setup-edition-second = The latest, corrected text
web-setup-edition-first = The English, Polish and Italian books
web-setup-edition-french = The points only the French book has
web-setup-edition-compare = { $number ->
    [one] The { $number } point in which they differ
   *[other] The { $number } points in which they differ
}
web-setup-edition-point = Point
web-setup-field = Development field
web-setup-field-about = The standard field is right for a first game; the others are for those who know their way.
web-setup-layout = Shape of the field
web-setup-layout-own = Your own
web-setup-layout-file = Layout file (TOML)
web-setup-layout-ok = This layout can be played.
web-setup-file-paste = Paste the text here, or drop a file
web-setup-file-choose = Choose a file
web-setup-tiles = Developments
web-setup-tiles-first = The basic ones
web-setup-tiles-first-about = The tiles with the lowest numbers of each level, as for a first game.
web-setup-tiles-random = Drawn at random
web-setup-tiles-random-about = Every game is different. With two players, enough tiles that bring Thaler are sure to be there.
web-setup-tiles-chosen = Chosen by you
web-setup-tiles-chosen-about = Choose as many of each level as the field has places.
web-setup-tiles-count = { $chosen } of { $needed }
web-setup-more = More: start, rule options, your own components
web-setup-start = Everybody starts with
web-setup-start-about = Only what is not in play as a development can be given at the start.
web-setup-start-random = With tiles drawn at random nobody knows yet what stays in the box, so nothing can be given at the start.
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
web-setup-options-reset = All as in the edition
web-setup-option-usual = as in this edition
web-setup-book-de = German book
web-setup-book-en = English book
web-setup-book-fr = French book
web-setup-book-it = Italian book
web-setup-book-pl = Polish book
web-setup-components = Your own components
web-setup-components-about = Some printed values had to be rebuilt. If your box says otherwise, give us the values of your copy.
web-setup-components-file = Components file (TOML)
web-setup-components-ok = { $number ->
    [0] This file changes nothing.
    [one] This file can be played with. It sets { $number } value:
   *[other] This file can be played with. It sets { $number } values:
}
web-setup-back = Back
web-setup-open = Open the table
web-setup-open-about = You get links to send; the game begins when all have sat down.
web-setup-begin = Begin
web-setup-begin-about = Everybody is here: the game begins at once.

## Settings

web-settings-title = Settings
web-settings-language = Language
web-settings-theme = Colours
web-settings-theme-system = As the device
web-settings-theme-light = Day
web-settings-theme-dark = Dusk
web-settings-pace = Movements
web-settings-pace-slow = Slow
web-settings-pace-normal = Normal
web-settings-pace-fast = Fast
web-settings-pace-none = None
web-settings-sound = Sound
web-settings-letters = Letters on pieces

## Waiting for players

web-lobby-title = Before the game
web-lobby-about = Send the links; the game begins when every seat is taken.
web-lobby-waiting = { $number ->
    [one] Waiting for one more player.
   *[other] Waiting for { $number } more players.
}
web-lobby-all-here = Everybody is here. You can begin.
web-lobby-owner-starts = Everybody is here. Whoever opened the table begins the game.
web-lobby-seat = Seat { $seat }
web-lobby-you = you
web-lobby-free = Free
web-lobby-free-about = Whoever comes may sit here.
web-lobby-invited = Invited
web-lobby-invited-about = Kept for whoever has the link.
web-lobby-here = sits at the table
web-lobby-bot = One of our bots
web-lobby-remote = A bot from another machine
web-lobby-sit = Sit down here
web-lobby-stand-up = Stand up
web-lobby-start = Begin the game
web-lobby-copy = Copy
web-lobby-copied = Copied
web-lobby-share = Share
web-lobby-share-title = Come and play Haspelknecht
web-lobby-seat-link = Link for seat { $seat }
web-lobby-table-link = Link to this table
web-lobby-table-link-about = Whoever has it may watch, and sit down where a seat is free.
web-lobby-rules = What is played
web-lobby-change = Change this seat …
web-lobby-change-label = Change seat { $seat }
web-lobby-change-bot = Bot: { $level }
web-lobby-change-invited = By invitation
web-lobby-change-open = Free for anybody
web-lobby-clock-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} each, and { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} for each turn
web-lobby-clock-days = { $days ->
    [one] { $days } day for each turn
   *[other] { $days } days for each turn
}
web-lobby-components = With values of somebody’s own copy
web-lobby-who = Who are you?
web-lobby-join-title = A seat is kept for you
web-lobby-join-about = A name is enough. Nobody has to register.

## Archive

web-archive-title = Archive
web-archive-about = Public games that are over, and all of yours. Each can be watched again, from the first disk to the last point.
web-archive-search = Look for
web-archive-name = A player’s name
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
web-archive-how-conceded = Somebody gave up
web-archive-how-agreed = Ended by agreement
web-archive-how-unfinished = Unfinished
web-archive-bots-true = With bots
web-archive-bots-false = People only
web-archive-none = No game is like that.
web-archive-more = More games
web-archive-imported = brought from elsewhere
web-archive-private = seen only by those who played
web-archive-import = A record from elsewhere
web-archive-import-about = The record of a game, as our pages and our program write it, becomes a table at which you can watch it.
web-archive-record = Record
web-archive-import-public = Show it to everybody in the archive
web-archive-bring = Put it on a table

## Oneself

web-person-title = About you
web-person-stranger = You have not played here yet. Say your name, or come back as who you were.
web-person-guest = You play as a guest: everything works, and this browser remembers you.
web-person-member = You are known here, on every device where you sign in.
web-person-name = Name
web-person-name-label = How others see you
web-person-save = Save
web-person-saved = Saved.
web-person-calls = Being called
web-person-notify = Tell me when it is my turn
web-person-notify-about = A notification of your browser, while one of our pages is open.
web-person-notify-refused = Your browser does not allow notifications of this page. You can change that in its settings.
web-person-notify-impossible = This browser knows no notifications.
web-person-achieved = What you have achieved
web-person-achieved-none = Nothing to tell yet. Every game that you finish counts here.
web-person-with-people = With people ({ $number })
web-person-with-bots = With bots ({ $number })
web-person-games = Games
web-person-wins = Won
web-person-rank = Rank
web-person-points = Points
web-person-sources = Points in a game, by source
web-person-tiles = Favourite developments
web-person-tile-games = { $number ->
    [one] in { $number } game
   *[other] in { $number } games
}
web-person-rating = Rating { $rating }, from { $games ->
    [one] { $games } game
   *[other] { $games } games
} between members
web-person-keep = Keep this identity
web-person-keep-about = With a password you can play on from any device. No e-mail address is needed, so write it down: nobody can send you a new one.
web-person-keep-do = Keep me
web-person-login = Sign-in name
web-person-password = Password
web-person-sign-in = Played here before?
web-person-sign-in-about = Then be who you were.
web-person-sign-in-do = Sign in
web-person-leave = This device
web-person-signed-in = You are signed in as { $login }.
web-person-sign-out = Sign out
web-person-sign-out-everywhere = Sign out on all devices
web-person-change = Another password
web-person-change-about = All other devices are signed out then.
web-person-old-password = Current password
web-person-new-password = New password
web-person-change-do = Change it
web-person-changed = Your password is changed, and all other devices are signed out.
web-person-programs = For programs: bots and webhook
web-person-bots = Your bots
web-person-bots-about = A program of yours can sit down at tables like anybody else, with a token.
web-person-bot-name = Name of a new bot
web-person-bot-make = Make it
web-person-bot-drop = Remove
web-person-bot-drop-label = Remove { $name }
web-person-bot-token = The token of { $name }. It is shown only now.
web-person-webhook = Webhook
web-person-webhook-about = An address of yours that we call when a game waits for you.
web-person-webhook-url = Address
web-person-webhook-drop = Remove
web-person-webhook-secret = The secret that signs our calls. It is shown only now.
