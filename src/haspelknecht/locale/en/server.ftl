# The game server: what people and programs read when something is refused.

server-listening = Haspelknecht is open: { $address }
server-port = { $port } is not a port: choose a number between 0 and 65535.
server-port-taken = The server cannot listen on { $host }, port { $port } ({ $problem }). Choose another with --port.
server-bot-workers = --bot-workers must be 1 or more, not { $workers }.
server-rates = --rates must be a positive number, or 0 for no limits at all, not { $rates }.
server-metrics-from = --metrics-from must be an address or a network such as 10.0.0.0/8, not “{ $network }”.
server-folder-unusable = Nothing can be kept in { $folder } ({ $problem }). Choose another folder, or change its rights.
server-secret-open = Others can read the key file { $file }. Close it (chmod 600) or remove it; a new one will be made and everybody must sign in again.
server-secret-short = The key file { $file } is damaged. Remove it; a new one will be made and everybody must sign in again.
server-secret-unusable = The key file { $file } cannot be used ({ $problem }). It must be a file of the user who runs the server.
server-database-kind = Databases of the kind { $kind } are not supported: use a file (SQLite) or a postgresql:// address.
server-database-address = The address of the database cannot be read: write a file, or postgresql://name@host:port/database.
server-database-memory = This database would be kept in memory and lost at once: name an ordinary file, or a postgresql:// address.
server-database-in-use = Another server uses { $file }. Stop it first, or choose another file; several servers at once need PostgreSQL.
server-database-url = The database cannot be opened: { $problem }
server-database-refused = The database refused its set-up: { $problem }
server-database-encoding = The database keeps its texts in { $encoding }, which cannot hold every name. Make a new one: createdb --encoding=UTF8 --template=template0
server-database-newer = This database was written by a newer version (schema { $revision }). Install that version, or use another database.

server-sign-in = Please come in first: tell us your name.
server-sign-in-wrong = Login or password is wrong.
server-token-unknown = This token is not known. Make a new one for your bot.
server-foreign-origin = This request comes from a page of another site and was not carried out.
server-header-missing = The header { $header } is missing: send it with every request that changes something.
server-not-for-bots = A bot's token does not open this: a person has to do it.
server-login-taken = This login is taken. Choose another.
server-password-short = Choose a password with { $least } to 200 characters.
server-old-password-wrong = The current password is missing or wrong; enter the one with which you have signed in so far.
server-name-unfit = Choose a name of 1 to 40 visible characters.
server-bots-many = You already have { $most } bots. Remove one first.
server-no-bot = You have no such bot.
server-no-person = There is nobody with this id.
server-too-many = That was too often. Wait a moment and try again.

server-no-table = There is no such table. Check the link.
server-no-seat = There is no seat { $seat } at this table.
server-no-link = This link does not open a seat, or it was used already.
server-owner-only = Only the owner of the table can do this.
server-players-only = Only players of this table can do this.
server-not-your-seat = Seat { $seat } is not yours.
server-already-begun = The game has begun already.
server-not-playing = No game is being played at this table now.
server-not-over = The game is not over yet.
server-table-full = No seat is open to everybody at this table.
server-seat-taken = Seat { $seat } is taken.
server-seat-rated = In a game that counts for ratings seat { $seat } cannot be handed over: if it is yours, sign in on this device.
server-seat-invited = Seat { $seat } is kept for somebody with its link.
server-seat-empty = Seat { $seat } is empty: wait for a player, or give it to a bot.
server-bot-sits = { $name } already sits at this table.
server-bot-refused = The bot { $bot } cannot play here: choose one of the levels, or at most 20000 iterations or 10 s.
server-bot-name = { $name } ({ $bot })
server-clock-live = A live clock has 10 seconds to { $most } hours in the bank and up to { $increment } seconds for each turn.
server-clock-days = A slow clock has up to { $most } days for each turn.

server-stale = Something happened before this arrived, so it was not carried out. Here is what happened.
server-paused = The game is paused.
server-plan-instead = The players are planning now: save a plan instead of a move.
server-no-plan-now = There is nothing to plan for this seat now.
server-plan-unfinished = The plan of { $seat } is not finished: say what every worker does, then be ready.
server-no-undo = { $seat } cannot take anything back: something was drawn or revealed, or another player has acted since.
server-conceded = Who gave up cannot come back into the game.
server-away = A bot plays for you now. Take your seat back first.
server-not-missed = The others may let a bot play for { $name } only when the game has waited { $minutes } minutes in vain.
server-busy = Too much is happening at this table at once. Try again.
server-unreplayable = This game cannot be opened with this version: { $problem }
server-stored-damaged = What was stored of it is damaged ({ $problem }); whoever runs the server can bring it back from a backup.
server-chat-long = A line of the chat has 1 to { $most } characters.

server-no-route = There is nothing at this address.
server-no-method = This address does not work that way: see the API description.
server-too-large = That is too large.
server-unreadable = The request does not fit the API description: { $problem }
server-failed = Something went wrong on our side. Nothing is lost; please try again.
server-no-database = The database does not answer right now. Nothing is lost; please try again in a moment.
