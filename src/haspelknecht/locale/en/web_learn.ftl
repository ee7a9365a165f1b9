### Learning in the browser: the rules reference, tile cards, the summary and the tutorial.

## The rules reference

web-rules-title = Rules
web-rules-about = Every rule in our own words, as the second edition plays it. Under each rule: where the five rulebooks say it, where they differ, and what a group may set differently.
web-rules-search = Search the rules
web-rules-only-differing = Only where the books differ
web-rules-chapters = Chapters
web-rules-number = { $number ->
    [one] 1 rule
   *[other] { $number } rules
}
web-rules-number-disputes = { $number ->
    [one] 1 difference or ruling
   *[other] { $number } differences and rulings
}
web-rules-none = No rule matches “{ $wish }”.
web-rules-loading = Fetching the rulebook…
web-rules-unreachable = The server cannot be reached just now.
web-rules-again = Try again
web-rules-open = Open in the rules
web-rules-close = Close

web-rules-said = { $said ->
    [0] In none of the books
    [5] In all five books
    [one] In 1 of five books
   *[other] In { $said } of five books
}
web-rules-differ = the books differ
web-rules-options = { $number ->
    [one] 1 option
   *[other] { $number } options
}
web-rules-ruled = ruling

web-rules-book-de = German
web-rules-book-en = English
web-rules-book-fr = French
web-rules-book-it = Italian
web-rules-book-pl = Polish

# $lines: the lines of the book, like “127–137, 140”; “none” if none can be named.
web-rules-place-says = { $lines ->
    [none] follows from other rules
   *[other] line { $lines }
}
web-rules-place-suggests = { $lines ->
    [none] follows from other rules
   *[other] suggests it, line { $lines }
}
web-rules-place-differs = { $lines ->
    [none] says something else
   *[other] says something else, line { $lines }
}
web-rules-place-silent = silent
web-rules-damaged = (text damaged there)

web-rules-differences = The books disagree, or word it differently:
web-rules-rulings = No book settles every case; our rulings:
web-rules-standard = Standard
web-rules-played = At this table

web-rules-chapter-differences = Where the books differ
web-rules-chapter-rulings = Our rulings
web-rules-differences-about = Every point we found in which the five books disagree or word it differently, what matters most first.
web-rules-rulings-about = Questions that come up at the table and that no book answers, with the answers we play by.
web-rules-ours = We play:
web-rules-weight-high = Often changes play
web-rules-weight-medium = Sometimes changes play
web-rules-weight-low = Rarely or never changes play
web-rules-weight-slip = Slips of translation or printing
web-rules-sure-high = Hardly any doubt
web-rules-sure-medium = The most likely reading
web-rules-sure-low = Open to doubt: agree on it before you play

## The cards of the developments

web-card-title = Developments
web-card-about = The twenty developments with everything printed on them. The rulebooks show few of the costs and symbols; where they are silent we rebuilt the values, and every value tells you which it is.
web-card-number = No. { $number } · Level { $level }
web-card-cost = Cost:
web-card-disks-black = { $number ->
    [one] 1 black disk
   *[other] { $number } black disks
}
web-card-disks-brown = { $number ->
    [one] 1 brown disk
   *[other] { $number } brown disks
}
web-card-disks-yellow = { $number ->
    [one] 1 yellow disk
   *[other] { $number } yellow disks
}
web-card-disks-any = { $number ->
    [one] 1 disk of any colour
   *[other] { $number } disks of any colour
}
web-card-here = At this table:
web-card-points = Victory points
# $points: a list like “3, 2, 1”
web-card-points-order = In the order of the buyers: { $points }. Nothing after that.
web-card-fee = Distant fee
web-card-no-fee = none
web-card-symbols = Symbols
web-card-forks = { $number ->
    [one] 1 fork
   *[other] { $number } forks
}
web-card-hammers = { $number ->
    [one] 1 hammer and pick
   *[other] { $number } hammers and picks
}
web-card-building-symbol = 1 building symbol
web-card-marker = Marker
web-card-building = Building
web-card-tunnel = In the Tunnel
web-card-tunnel-symbol = Scores complete sections with this symbol.
web-card-symbol-wheelbarrow = wheelbarrow
web-card-symbol-lamp = oil lamp
web-card-symbol-lorry = lorry
web-card-rules = Rules:

web-card-source-text = printed
web-card-source-review = review
web-card-source-partly = partly printed
web-card-source-rebuilt = rebuilt
web-card-source-table = this table
web-card-source-table-about = Set by the components file of this table.
web-card-legend-text = stands in a rulebook
web-card-legend-review = told by a published review
web-card-legend-partly = partly in a rulebook, the rest rebuilt
web-card-legend-rebuilt = rebuilt by us to fit all that is known

web-card-boards = Printed on the boards
web-card-board-pinge = Coal in the Pinge before, between and after the two wood symbols:
web-card-board-pools = Action pools with a water symbol:
web-card-section = Tunnel section
web-card-section-points = Points

## The summary for returning players

web-summary-title = The game on one page
web-summary-about = For players who come back after a while: everything that matters, as the second edition plays it.
web-summary-print = Print
web-summary-to-rules = All rules
web-summary-to-tiles = All developments
web-summary-gives = give

web-summary-year = Three years, each like this
web-summary-water-comes = 1 pit water for everybody
web-summary-in-spring = Action phase
web-summary-in-summer = Action phase; a Farmer who makes food makes 1 more
web-summary-in-autumn = Action phase
web-summary-in-winter = Score coal, pay the rent, store goods
web-summary-phase = An action phase:
web-summary-step-refill = refill the pools (not in the first spring)
web-summary-step-take = take disks, twice
web-summary-step-order = new turn order
web-summary-step-plan = plan, all at once and in secret
web-summary-step-work = work, one player after the other

web-summary-taking = Taking disks
web-summary-take-first = First take: choose an action pool and a colour, and take all disks of that colour, even 6 or more.
web-summary-take-second = Second take: if you hold fewer than 5, you may take again in the same way, until you hold 5.
web-summary-take-wet = A pool with a water mark costs 1 pit water, in the first take only.
web-summary-take-refund = Only in the first spring: with fewer than 5 disks in all you may give 1 pit water back.

web-summary-order = Turn order
web-summary-order-sum = Add up the disks of your first take. The lowest sum goes first, now at work and in the next taking.
web-summary-order-tie = Equal sums: whoever was later before is earlier now.

web-summary-planning = Planning
web-summary-plan-secret = Everybody plans in secret; nothing counts until all are ready.
web-summary-plan-own = Own workers: any number of disks of one colour. Colours may be mixed only to pay exactly for a development.
web-summary-plan-hired = Hired workers: one payment each, from what you own now. Goods of this phase come too late.
web-summary-plan-work = At work you choose the order of your workers. Each finishes before the next begins; any step may be left out.

web-summary-own = Own workers
web-summary-each-disk = one kind of work in a phase; each disk is:
web-summary-mixed = Mixed
web-summary-disk-yellow = 1 food
web-summary-disk-brown = 1 wood
web-summary-disk-black = mine 1 coal, or remove up to 2 pit water from the Pinge
web-summary-disk-mixed = 1 development (Farmer; Farmhand only with the Pickaxe)
web-summary-hired = Hired workers
web-summary-pay = Pay, one of
web-summary-does = Does
web-summary-does-digger = up to 2 actions in the Pinge: mine 1 coal, or remove up to 2 pit water
web-summary-does-miner = mines up to 3 coal in the Tunnel
web-summary-does-haspelknecht = up to 3 actions in the Shaft: lift 1 coal, or remove up to 2 pit water
web-summary-synergy = Synergy:
web-summary-synergy-is = if Farmer and Farmhand do the same kind of work, you gain 1 more food, 1 more wood, or one more step in the mine.
web-summary-summer = Summer:
web-summary-summer-is = a Farmer who makes food makes 1 more.

web-summary-mine = Mine and water
web-summary-pinge = Pinge: 7 coal from left to right, straight to the farm. Each of its 2 wood symbols needs 1 wood before you get past it. Empty, it opens the Tunnel and brings Miner and Haspelknecht, and points by the year:
web-summary-pinge-bonus = points for an empty Pinge in that year
web-summary-tunnel = Tunnel: 7 sections with 11 coal, each section behind 1 wood. Its coal goes to the Shaft; only the Haspelknecht lifts it to the farm.
web-summary-or-more = { $drops } or more
web-summary-stops-pinge = no mining in the Pinge
web-summary-stops-lifting = no lifting from the Shaft
web-summary-stops-tunnel = no mining in the Tunnel
web-summary-water-away = Farmer, Farmhand and Coal-digger remove water from the Pinge; only the Haspelknecht does so in the Shaft (and the tiles Hauling Cable and Windlass). Wood may be placed at any moment of your turn.

web-summary-developments = Developments
web-summary-level = Level
web-summary-buyers = Points, by buyer
web-summary-fee = Distant fee
web-summary-no-fee = always open
web-summary-dev-cost = Pay exactly the disks shown; grey spots take any colour. Each worker who may buy buys one a phase, each player a tile once, nine tiles in all.
web-summary-dev-near = Free of fees: level 1, and every tile that touches one of yours.
web-summary-dev-distant = Distant tiles: only if somebody owns them. The fee goes from your farm to the player on top of the stack.
web-summary-dev-later = Markers and buildings work from the next phase on.

web-summary-winter-coal = First score the coal on your farm (coal in the Shaft does not count):
web-summary-one-more = then +1 each
web-summary-rent = Rent
web-summary-year-number = Year { $year }
web-summary-debts = What you have you must pay; each food or Thaler that is missing is 1 debt.
web-summary-storage = Store in
web-summary-keeps = holds
web-summary-scores = scores
web-summary-store-farm = Farm
web-summary-store-barn = Barn
web-summary-store-storage = Coal Storage
web-summary-keeps-farm = 1 good
web-summary-keeps-barn = 1 good
web-summary-keeps-storage = 1 coal and 1 wood
web-summary-lost = All other food, wood and coal is lost. Thaler, markers, pit water, coal in the Shaft and wood in the mine stay.

web-summary-ending = Final scoring
web-summary-end-sections = Complete Tunnel sections (empty, with wood at the left): 1 to 3 each, 13 in all.
web-summary-end-symbols = Complete sections with your symbol, 1 each: Wheelbarrow up to 3, Oil Lamp up to 4, Lorry up to 4.
web-summary-end-driver = Coal Driver: 1 for each hammer-and-pick symbol; Handcart: 1 for each fork.
web-summary-end-markers = Each unused marker: 1.
web-summary-end-debts = Debts: the first costs 1, each further one 2.
web-summary-end-water = Pit water: the first is free, each further one costs 1.
web-summary-end-tie = Tie: more coal mined from Pinge and Tunnel, then the earlier place in the last turn order.
web-summary-buildings = building symbols
web-summary-six-more = then +6 each

## The tutorial: its page and its frame

web-tutorial-page = Learn by playing
web-tutorial-about = A guided first year on a real table, in about ten minutes. A patient neighbour plays along, and you may stop whenever you like: your place is kept.
web-tutorial-begin = Begin
web-tutorial-learn-taking = Taking disks, and who goes first
web-tutorial-learn-plan = Giving your workers something to do
web-tutorial-learn-mine = Digging coal, with wood and against water
web-tutorial-learn-tile = Buying your first development
web-tutorial-learn-winter = Coming through the winter
web-tutorial-read-summary = For players who come back after a while.
web-tutorial-read-rules = Every rule, searchable, with what the five books say.
web-tutorial-read-card = All twenty, with costs and effects.

web-tutorial-title = Your guide
web-tutorial-progress = Lesson { $at } of { $all }
web-tutorial-how-far = How far you have come
web-tutorial-next = Next
web-tutorial-leave = Play without the guide
web-tutorial-fold = Fold the guide up or down
web-tutorial-there = It is there
web-tutorial-loading = One moment, your guide is on the way.
web-tutorial-lost = Your guide could not come: the server cannot be reached.
web-tutorial-read-first = One thing first: read on with Next, then it is your turn.
web-tutorial-for-now = A fine idea for your next game! For now, follow the arrow, so that the lesson fits.
web-tutorial-watch-title = Your neighbour’s turn
web-tutorial-watch = Watch what your neighbour does. It will be your turn in a moment.
web-tutorial-play-on = Play on here
web-tutorial-new-game = A new game

## The lessons: spring

web-tutorial-welcome-title = Welcome
web-tutorial-welcome = There is coal under your farm! For three years you will farm above and dig below. Each year has three action phases, in spring, summer and autumn, and ends with winter. Whoever has the most victory points after the third winter wins. This is your first year.

web-tutorial-water-rises-title = Water in the pit
web-tutorial-water-rises = This pit is your Pinge: here the coal lies close to the grass. Every spring and every autumn 1 pit water seeps into everybody’s mine. A little does no harm, but 2 in the Pinge stop all mining there.

web-tutorial-taking-title = Taking disks
web-tutorial-taking = Disks are the work you can do. Choose a pool and a colour, and take all disks of that colour. Black disks are for the mine. Pool 2 has the most, but also a water mark: it costs you 1 pit water.
web-tutorial-taking-do = Choose the black disks of pool 2, then take them.

web-tutorial-second-take-title = A second time
web-tutorial-second-take = Whoever holds fewer than 5 disks may take again in the same way, until there are 5. Water marks cost nothing the second time.
web-tutorial-second-take-do = Take the black disks of pool 1.

web-tutorial-turn-order-title = Who goes first?
web-tutorial-turn-order = Count the dots on the disks of your first take: black 1, brown 2, yellow 3. Your three black disks make 3, your neighbour’s two brown ones 4. The lowest sum goes first, so now that is you: at work in this phase, and at taking in the next.

web-tutorial-planning-title = Making a plan
web-tutorial-planning = Now everybody plans in secret. With each black disk a worker digs 1 coal or removes up to 2 pit water. All disks on a worker have the same colour. Only 3 coal can be reached so far, so three disks will do; the other two may rest.
web-tutorial-planning-do = Put 2 black disks on the Farmer and 1 on the Farmhand, then say that you are ready.

web-tutorial-pumping-title = First the water
web-tutorial-pumping = The plans are open, and you begin. There are 2 pit water in your Pinge, too many for mining. One black disk removes both.
web-tutorial-pumping-do = Send the Farmer into the mine, then remove 2 pit water.

web-tutorial-mining-title = Then the coal
web-tutorial-mining = The Pinge is dry, and the Farmer has one disk left. Coal is dug from left to right. From the Pinge it goes straight to your farm.
web-tutorial-mining-do = Dig 1 coal with the Farmer.

web-tutorial-synergy-title = Two are more than one and one
web-tutorial-synergy = Farmer and Farmhand both work in the mine, and that brings one step more: the synergy bonus. It works for food and for wood as well, if both make the same. So the Farmhand, with only one disk, digs twice.
web-tutorial-synergy-do = Send the Farmhand into the mine and dig 2 coal.

web-tutorial-end-of-turn-title = That is all for spring
web-tutorial-end-of-turn = You have 3 coal. Before the next coal there is a wood symbol: without wood you get no further. Disks that were not used simply go back.
web-tutorial-end-of-turn-do = End your turn and watch your neighbour.

## The lessons: summer

web-tutorial-refilling-title = New disks
web-tutorial-refilling = All disks that were taken went back into the bag. The reserve of each pool moved up, a new reserve was drawn, and the pools were filled up to 6. So the small reserve trays always tell you what is coming.

web-tutorial-yellow-disks-title = Food for the winter
web-tutorial-yellow-disks = In summer no water comes. But winter is not far, and then the landlord wants his rent: 2 food in the first year. Yellow disks make food.
web-tutorial-yellow-disks-do = Take the yellow disks of pool 1.

web-tutorial-brown-disks-title = Wood for the mine
web-tutorial-brown-disks = Brown disks make wood, and your Pinge needs 2. The brown ones lie in the pool with the water mark, but this is your second take: no water comes with them.
web-tutorial-brown-disks-do = Take the brown disks of pool 2.

web-tutorial-turn-order-tie-title = A tie
web-tutorial-turn-order-tie = Your two yellow disks make 6, and so do your neighbour’s three brown ones. In a tie, whoever was later goes earlier. You were first before, so now your neighbour begins.

web-tutorial-farm-work-title = A day on the farm
web-tutorial-farm-work = In one phase a worker does one kind of work. Let the Farmer see to the food and the Farmhand to the wood.
web-tutorial-farm-work-do = Put 2 yellow disks on the Farmer and 3 brown ones on the Farmhand, then say that you are ready.

web-tutorial-summer-bonus-title = The summer bonus
web-tutorial-summer-bonus = Each yellow disk makes 1 food. And in summer a Farmer who makes food brings home 1 more: you get 3.
web-tutorial-summer-bonus-do = Let the Farmer make food.

web-tutorial-wood-title = Making wood
web-tutorial-wood = Each brown disk makes 1 wood. You may choose the order of your workers, but each one finishes before the next begins.
web-tutorial-wood-do = Let the Farmhand make wood.

web-tutorial-props-title = Timber in the pit
web-tutorial-props = Wood on a wood symbol opens the coal to its right. The Pinge has two symbols, to be covered from left to right. You may place wood at any moment of your turn.
web-tutorial-props-do = Place wood on both symbols of the Pinge, then end your turn.

## The lessons: autumn

web-tutorial-autumn-water-title = The autumn rain
web-tutorial-autumn-water = Again 1 pit water for everybody. You have 1 now, and with 1 you can still mine: the pit stops only at 2. It was worth clearing it in spring.

web-tutorial-autumn-taking-title = Back to the mine
web-tutorial-autumn-taking = There are 4 coal left in your Pinge, and all of them are open. A dry pool keeps it that way.
web-tutorial-autumn-taking-do = Take the black disks of pool 1.

web-tutorial-colours-for-a-tile-title = Colours for a purchase
web-tutorial-colours-for-a-tile = You could use a development. The Carrying Pole costs 1 black disk and 1 of any colour, so a brown one will do nicely.
web-tutorial-colours-for-a-tile-do = Take the brown disks of pool 2.

web-tutorial-developments-title = Developments
web-tutorial-developments = Each hexagon is a development with its cost at the top; a grey spot takes any colour. Level 1 is open to everybody. Deeper ones must touch a tile of yours; otherwise you need somebody who owns the tile, and pay a fee to the player on top. The shield shows what you would score now: who buys early scores more.

web-tutorial-hiring-title = Hiring a hand
web-tutorial-hiring = The Coal-digger works for 1 food, 1 Thaler or 1 yellow disk, and does up to 2 actions in the Pinge. Pay him 1 food; the other 2 are for the rent. And this once you may mix colours on the Farmer, because they pay exactly for a development.
web-tutorial-hiring-do = Make this plan, then say that you are ready.

web-tutorial-buying-title = Your first development
web-tutorial-buying = The Carrying Pole gives you 1 Thaler at once, and 1 victory point because you are the first to buy it. Others may still buy it later, but they will score nothing for it.
web-tutorial-buying-do = Let the Farmer buy the Carrying Pole.

web-tutorial-coal-digger-title = The Coal-digger
web-tutorial-coal-digger = With each of his two actions he digs 1 coal or removes up to 2 pit water. The pit is dry enough.
web-tutorial-coal-digger-do = Let the Coal-digger work and dig 2 coal.

web-tutorial-pinge-exhausted-title = The last coal of the Pinge
web-tutorial-pinge-exhausted = Two more, and the Pinge is empty. That brings 2 victory points in the first year (1 in the second, none in the third). Then grass grows over it, the Tunnel opens, and Miner and Haspelknecht come to work for you.
web-tutorial-pinge-exhausted-do = Send the Farmhand into the mine and dig the last 2 coal.

web-tutorial-before-winter-title = Ready for winter
web-tutorial-before-winter = 7 coal, 2 food, 1 wood and 1 Thaler lie on your farm: well done. Winter may come.
web-tutorial-before-winter-do = End your turn.

## The lessons: winter

web-tutorial-winter-coal-title = Winter: the coal
web-tutorial-winter-coal = First, coal on the farm scores. 3 coal bring 2 victory points, each further one 1 more; fewer than 3 bring nothing. Your 7 coal brought 6.

web-tutorial-rent-title = Winter: the rent
web-tutorial-rent = Then the rent: 2 food, and you had them. Each food or Thaler that is missing becomes a debt, which costs points at the end. Next year the landlord wants 2 food and 1 Thaler, in the third year 1 food and 2 Thaler.

web-tutorial-storage-title = Winter: the store
web-tutorial-storage = At last, you may keep one good on your farm; all other food, wood and coal is lost, but Thaler stay. If you keep wood, you score 1 victory point.
web-tutorial-storage-do = Choose the wood, put it into the store of the farm, and keep it.

web-tutorial-farewell-title = You know the game
web-tutorial-farewell = A whole year, and 10 victory points! In the next two years you will dig in the Tunnel. Its coal falls into the Shaft, where the Haspelknecht lifts it, as long as the water stays low. The rest you will find out by playing. Good luck!
