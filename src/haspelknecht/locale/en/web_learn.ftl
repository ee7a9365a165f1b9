### Learning in the browser: the rules reference, tile cards, the summary and the tutorial.

## The rules reference

web-rules-title = Rules
web-rules-about = Every rule in our own words. We follow the second edition, with three exceptions that are noted where they apply. Under each rule you’ll find where the five rulebooks say it, where they differ, and which options change it.
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
web-rules-loading = Loading the rules…
web-rules-unreachable = Can’t reach the server right now.
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
   *[other] implies it, line { $lines }
}
web-rules-place-differs = { $lines ->
    [none] says something else
   *[other] says something else, line { $lines }
}
web-rules-place-silent = doesn’t say
web-rules-damaged = (text damaged there)

web-rules-differences = The books disagree, or word it differently:
web-rules-rulings = What no book settles, and how we rule:
web-rules-standard = Standard
web-rules-played = At this table

web-rules-chapter-differences = Where the books differ
web-rules-chapter-rulings = Our rulings
web-rules-differences-about = Every point we found where the five books disagree or word things differently, the most important first.
web-rules-rulings-about = Questions that come up in play and that no book answers, with the answers we use.
web-rules-ours = We play:
web-rules-weight-high = Often matters
web-rules-weight-medium = Sometimes matters
web-rules-weight-low = Rarely or never matters
web-rules-weight-slip = Translation or printing errors
web-rules-sure-high = Almost certain
web-rules-sure-medium = The most likely reading
web-rules-sure-low = Debatable: agree on it before you play

## The cards of the developments

web-card-title = Developments
web-card-about = All twenty developments with everything printed on them. The rulebooks show few of the costs and symbols. We reconstructed the rest, and each value says where it comes from.
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
web-card-points-order = For the buyers, in order: { $points }. Later buyers score nothing.
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

web-card-source-text = rulebook
web-card-source-review = review
web-card-source-partly = part rulebook
web-card-source-rebuilt = reconstructed
web-card-source-table = this table
web-card-source-table-about = Set by this table’s components file.
web-card-legend-text = printed in a rulebook
web-card-legend-review = from a published review
web-card-legend-partly = partly from a rulebook, the rest reconstructed
web-card-legend-rebuilt = reconstructed by us to fit everything that’s known

web-card-boards = Printed on the boards
web-card-board-pinge = Coal in the Pinge before, between and after the two wood symbols:
web-card-board-pools = Action pools with a water symbol:
web-card-section = Tunnel section
web-card-section-points = Points

## The summary for returning players

web-summary-title = The game on one page
web-summary-about = For returning players: everything that matters.
web-summary-print = Print
web-summary-to-rules = All rules
web-summary-to-tiles = All developments
web-summary-gives = score

web-summary-year = How each of the three years goes
web-summary-water-comes = Everyone receives 1 pit water
web-summary-in-spring = Action phase
web-summary-in-summer = Action phase; 1 extra food if your Farmer { $farmhand_summer_bonus ->
    [yes] or Improved Farmhand makes
   *[no] makes
    } food
web-summary-in-autumn = Action phase
web-summary-in-winter = Score coal, pay rent, store resources
web-summary-phase = An action phase:
web-summary-step-refill = refill the pools (not in the first spring)
web-summary-step-take = take disks, up to twice
web-summary-step-order = set the new turn order
web-summary-step-plan = plan, { $plan_in_turn_order ->
    [yes] one player after another
   *[no] all at the same time and in secret
    }
web-summary-step-work = work, one player after another

web-summary-taking = Taking disks
web-summary-take-first = First take: choose an action pool and a colour, and take every disk of that colour there, even if there are 6 or more.
web-summary-take-second = Second take: if you have fewer than 5 disks, you may take from one pool again, in one colour, up to 5 disks in total.{ $second_take_fewer ->
    [yes] { " " }You may leave some behind.
   *[no] { "" }
    }
web-summary-take-wet = Pools with a water symbol: in the first take, you also receive 1 pit water.
web-summary-take-refund = Only in the first spring: if you took fewer than 5 disks in total, you may return 1 pit water.

web-summary-order = Turn order
web-summary-order-sum = Add up the disks from your first take. The lowest total goes first, when working now and when taking disks in the next phase.
web-summary-order-tie = Ties: whoever went later last time goes first.

web-summary-planning = Planning
web-summary-plan-secret = { $plan_in_turn_order ->
    [yes] Players plan one after another, in turn order, and everyone can see the plans.
   *[no] Everyone plans in secret. You can change your plan until everyone is ready.
    }
web-summary-plan-own = Farmer and Farmhand: any number of disks of one colour. You may mix colours only to pay the exact cost of a development.
web-summary-plan-hired = Hired workers: one payment each, with what you have now. Resources you gain this phase come too late.
web-summary-plan-work = When working, you choose the order of your workers. Each finishes before the next one starts. You may skip any action.

web-summary-own = Farmer and Farmhand
web-summary-each-disk = one kind of work per phase; each disk gives:
web-summary-mixed = Mixed
web-summary-disk-yellow = 1 food
web-summary-disk-brown = 1 wood
web-summary-disk-black = mine 1 coal, or remove up to 2 pit water from the Pinge
web-summary-disk-mixed = buy 1 development (Farmer; Farmhand only with the Pickaxe)
web-summary-hired = Hired workers
web-summary-pay = Pay one of
web-summary-does = What they do
web-summary-does-digger = up to 2 actions in the Pinge: { $digger_choice ->
    [forced] remove 2 pit water while there are 2 or more, else mine 1 coal
   *[free] mine 1 coal, or remove up to 2 pit water
    }
web-summary-does-miner = mine up to 3 coal in the Tunnel
web-summary-does-haspelknecht = up to 3 actions in the Shaft: lift 1 coal, or remove up to 2 pit water
web-summary-synergy = Synergy:
web-summary-synergy-is = if your Farmer and Farmhand do the same kind of work, you get 1 extra food, 1 extra wood or 1 extra action in the mine.{ $mixed_mining_synergy ->
    [no] { " " }In the mine, both must mine or both remove water.
   *[yes] { "" }
    }
web-summary-summer = Summer:
web-summary-summer-is = if your Farmer { $farmhand_summer_bonus ->
    [yes] or Improved Farmhand makes
   *[no] makes
    } food, you receive 1 extra food.

web-summary-mine = Mine and water
web-summary-pinge = Pinge: mine its 7 coal from left to right, straight to your farm. Each of the 2 wood symbols needs 1 wood before you can mine past it. When the Pinge is empty, the Tunnel opens, the Miner and the Haspelknecht arrive, and you score points depending on the year:
web-summary-pinge-bonus = points for emptying the Pinge in that year
web-summary-tunnel = Tunnel: 7 sections with 11 coal, and each section needs 1 wood first. Its coal goes to the Shaft; only the Haspelknecht lifts it to your farm.
web-summary-or-more = { $drops } or more
web-summary-stops-pinge = no mining in the Pinge
web-summary-stops-lifting = no lifting from the Shaft
web-summary-stops-tunnel = no mining in the Tunnel
web-summary-water-away = The Farmer, Farmhand and Coal-digger remove water from the Pinge. From the Shaft, { $shaft_water_only_haspel ->
    [no] the Haspelknecht, Farmer and Farmhand do
   *[yes] only the Haspelknecht does
    } (the Hauling Cable and Windlass tiles can, too). You can place wood at any point in your turn.

web-summary-developments = Developments
web-summary-level = Level
web-summary-buyers = Points, in buying order
web-summary-fee = Distant fee
web-summary-no-fee = always open
web-summary-dev-cost = Pay exactly the disks shown; a grey spot can be any colour. Each worker who can buy may buy one tile per phase. You can own each tile once{ $disk_limit ->
    [none] .
   *[nine] , nine in total.
    }
web-summary-dev-near = No fee: level 1, and any tile next to one of yours.
web-summary-dev-distant = Distant tiles: only if another player owns them. The fee goes from your farm to the player whose disk is on top.
web-summary-dev-later = You can use { $marker_window ->
    [at_once] markers at once and buildings
   *[other] markers and buildings
    } from the next phase.

web-summary-winter-coal = First you score the coal on your farm (not the coal in the Shaft):
web-summary-one-more = then +1 each
web-summary-rent = Rent
web-summary-year-number = Year { $year }
web-summary-debts = You must pay what you can. Take 1 debt for each food or Thaler you can’t pay.
web-summary-storage = Store in
web-summary-keeps = holds
web-summary-scores = scores
web-summary-store-farm = Farm
web-summary-store-barn = Barn
web-summary-store-storage = Coal Storage
web-summary-keeps-farm = 1 resource
web-summary-keeps-barn = 1 resource
web-summary-keeps-storage = { $coal_storage ->
    [coal_or_wood] 1 coal or 1 wood
    [coal_and_food] 1 coal and 1 food
   *[coal_and_wood] 1 coal and 1 wood
    }
web-summary-lost = All other food, wood and coal is lost. You keep Thaler, markers, pit water, coal in the Shaft and wood in the mine.

web-summary-ending = Final scoring
web-summary-end-sections = Complete Tunnel sections (no coal, wood at the left): 1 to 3 each, 13 in total.
web-summary-end-symbols = Complete sections with your symbol, 1 each: Wheelbarrow up to 3, Oil Lamp up to 4, Lorry up to 4.
web-summary-end-driver = Coal Driver: 1 for each hammer-and-pick symbol. Handcart: 1 for each fork.
web-summary-end-markers = Each unused marker: 1.
web-summary-end-debts = Debts: the first costs 1, each further one 2.
web-summary-end-water = Pit water: the first is free, each further one costs 1.
web-summary-end-tie = Tie: most coal mined from Pinge and Tunnel, then earlier in the last turn order.
web-summary-buildings = building symbols
web-summary-six-more = then +6 each

## The tutorial: its page and its frame

web-tutorial-page = Learn by playing
web-tutorial-about = A guided first year at a real table, in about ten minutes. A patient neighbour plays along. You can stop whenever you like: we’ll save your place.
web-tutorial-begin = Start
web-tutorial-learn-taking = Taking disks, and who goes first
web-tutorial-learn-plan = Putting your workers to work
web-tutorial-learn-mine = Mining coal: wood helps, water gets in the way
web-tutorial-learn-tile = Buying your first development
web-tutorial-learn-winter = Getting through the winter
web-tutorial-read-summary = A quick reminder for returning players.
web-tutorial-read-rules = Every rule, searchable, with what the five books say.
web-tutorial-read-card = All twenty, with costs and effects.

web-tutorial-title = Guide
web-tutorial-progress = Lesson { $at } of { $all }
web-tutorial-how-far = Your progress
web-tutorial-next = Next
web-tutorial-leave = Play without the guide
web-tutorial-fold = Show or hide the guide
web-tutorial-there = Done
web-tutorial-loading = One moment, your guide is loading.
web-tutorial-lost = Your guide couldn’t load: we can’t reach the server.
web-tutorial-read-first = One more thing first: press Next, then it’s your turn.
web-tutorial-for-now = Good idea, but save it for your next game! For this lesson, follow the arrow.
web-tutorial-watch-title = Your neighbour’s turn
web-tutorial-watch = Watch what your neighbour does. It’ll be your turn in a moment.
web-tutorial-play-on = Keep playing
web-tutorial-new-game = New game

## The lessons: spring

web-tutorial-welcome-title = Welcome
web-tutorial-welcome = There’s coal under your farm! You’ll farm above ground and mine below for three years. Each year has three action phases, in spring, summer and autumn, and ends with winter. After the third winter, the player with the most victory points wins. This is your first year.

web-tutorial-water-rises-title = Pit water
web-tutorial-water-rises = This is your Pinge, a pit where the coal lies close to the surface. Every spring and every autumn, each player receives 1 pit water. One does no harm, but with 2 in the Pinge you can’t mine there.

web-tutorial-taking-title = Taking disks
web-tutorial-taking = Disks are the work you can do. Pick a colour in a pool: you take every disk of that colour there. Black disks are for the mine. Pool 2 has the most, but it also has a water symbol: you’ll receive 1 pit water with them.
web-tutorial-taking-do = Choose the black disks in pool 2, then take them.

web-tutorial-second-take-title = The second take
web-tutorial-second-take = If you have fewer than 5 disks, you may take again, up to 5 in total. In the second take, water symbols don’t count.
web-tutorial-second-take-do = Take the black disks in pool 1.

web-tutorial-turn-order-title = Who goes first?
web-tutorial-turn-order = Add up the dots on the disks from your first take: black 1, brown 2, yellow 3. Your three black disks make 3, and your neighbour’s two brown ones make 4. The lowest total goes first. That’s you: first to work in this phase, and first to take disks in the next.

web-tutorial-planning-title = Making a plan
web-tutorial-planning = Now everyone plans in secret. For each black disk, a worker mines 1 coal or removes up to 2 pit water. All disks on a worker must be the same colour. You can only reach 3 coal so far, so three disks are enough. You don’t need the other two.
web-tutorial-planning-do = Put 2 black disks on the Farmer and 1 on the Farmhand, then press Ready.

web-tutorial-pumping-title = First the water
web-tutorial-pumping = The plans are revealed, and you go first. There are 2 pit water in your Pinge, so you can’t mine yet. One black disk removes both.
web-tutorial-pumping-do = Send the Farmer mining, then remove 2 pit water.

web-tutorial-mining-title = Then the coal
web-tutorial-mining = The Pinge is dry, and the Farmer has one disk left. You mine coal from left to right. Coal from the Pinge goes straight to your farm.
web-tutorial-mining-do = Mine 1 coal with the Farmer.

web-tutorial-synergy-title = Synergy bonus
web-tutorial-synergy = When the Farmer and the Farmhand both work in the mine, you get 1 extra action: the synergy bonus. The same goes for food and for wood, if they both make it. So with just one disk, your Farmhand can mine twice.
web-tutorial-synergy-do = Send the Farmhand mining and mine 2 coal.

web-tutorial-end-of-turn-title = That’s it for spring
web-tutorial-end-of-turn = You have 3 coal. The next coal lies behind a wood symbol: you can’t mine past it without wood. Your unused disks simply go back.
web-tutorial-end-of-turn-do = Press End turn, then watch your neighbour.

## The lessons: summer

web-tutorial-refilling-title = New disks
web-tutorial-refilling = All the disks you took went back into the bag. Each pool’s reserve moved into the pool, a new reserve was drawn, and the pools were topped up to 6. So the small reserves always show you what’s coming next.

web-tutorial-yellow-disks-title = Food for the winter
web-tutorial-yellow-disks = There’s no new water in summer. But winter isn’t far off, and then you owe rent to the nobility: 2 food in the first year. Yellow disks make food.
web-tutorial-yellow-disks-do = Take the yellow disks in pool 1.

web-tutorial-brown-disks-title = Wood for the mine
web-tutorial-brown-disks = Brown disks make wood, and your Pinge needs 2. The brown disks are in the pool with the water symbol, but this is your second take, so you receive no water.
web-tutorial-brown-disks-do = Take the brown disks in pool 2.

web-tutorial-turn-order-tie-title = A tie
web-tutorial-turn-order-tie = Your two yellow disks make 6, and so do your neighbour’s three brown ones. Ties: whoever went later last time goes first. You went first last time, so now your neighbour does.

web-tutorial-farm-work-title = A day on the farm
web-tutorial-farm-work = In each phase, a worker does one kind of work. Let the Farmer make food and the Farmhand make wood.
web-tutorial-farm-work-do = Put 2 yellow disks on the Farmer and 3 brown ones on the Farmhand, then press Ready.

web-tutorial-summer-bonus-title = The summer bonus
web-tutorial-summer-bonus = Each yellow disk makes 1 food. And in summer, you receive 1 extra food if your Farmer makes any. You’ll get 3.
web-tutorial-summer-bonus-do = Make food with the Farmer.

web-tutorial-wood-title = Making wood
web-tutorial-wood = Each brown disk makes 1 wood. You choose the order of your workers, but each one finishes before the next one starts.
web-tutorial-wood-do = Make wood with the Farmhand.

web-tutorial-props-title = Wood in the mine
web-tutorial-props = Wood on a wood symbol opens up the coal to its right. The Pinge has two symbols, and you cover them from left to right. You can place wood at any point in your turn.
web-tutorial-props-do = Place wood on both symbols in the Pinge, then press End turn.

## The lessons: autumn

web-tutorial-autumn-water-title = Autumn rain
web-tutorial-autumn-water = Everyone receives 1 pit water again. That’s 1 for you, and you can still mine: only 2 or more get in the way. Good thing you removed the water in spring.

web-tutorial-autumn-taking-title = Back to the mine
web-tutorial-autumn-taking = There are 4 coal left in your Pinge, and you can reach them all. Take from a pool without a water symbol, so you don’t receive a second pit water.
web-tutorial-autumn-taking-do = Take the black disks in pool 1.

web-tutorial-colours-for-a-tile-title = Colours for a purchase
web-tutorial-colours-for-a-tile = Time for your first development. The Carrying Pole costs 1 black disk and 1 of any colour, so a brown one will do.
web-tutorial-colours-for-a-tile-do = Take the brown disks in pool 2.

web-tutorial-developments-title = Developments
web-tutorial-developments = Each hexagon is a development, with its cost at the top; a grey spot can be any colour. Level 1 is open to everyone. For the other levels, the tile must be next to one of yours. If it isn’t, another player must already own it, and you pay a fee to the player whose disk is on top. The shield shows what you’d score now: early buyers score more.

web-tutorial-hiring-title = Hiring a worker
web-tutorial-hiring = Pay the Coal-digger 1 food, 1 Thaler or 1 yellow disk for up to 2 actions in the Pinge. Use 1 food, and keep the other 2 for the rent. This time you may mix colours on the Farmer, because the disks pay the exact cost of a development.
web-tutorial-hiring-do = Make this plan, then press Ready.

web-tutorial-buying-title = Your first development
web-tutorial-buying = The Carrying Pole gives you 1 Thaler right away, and 1 victory point because you’re the first to buy it. Others can still buy it later, but they won’t score for it.
web-tutorial-buying-do = Buy the Carrying Pole with the Farmer.

web-tutorial-coal-digger-title = The Coal-digger
web-tutorial-coal-digger = With each of two actions, the Coal-digger mines 1 coal or removes up to 2 pit water. With only 1 pit water, you can mine.
web-tutorial-coal-digger-do = Send the Coal-digger to work and mine 2 coal.

web-tutorial-pinge-exhausted-title = The last coal in the Pinge
web-tutorial-pinge-exhausted = Two more coal, and the Pinge is empty. That scores 2 victory points in the first year (1 in the second, none in the third). Then the Tunnel opens, and the Miner and the Haspelknecht come to work for you.
web-tutorial-pinge-exhausted-do = Send the Farmhand mining and mine the last 2 coal.

web-tutorial-before-winter-title = Ready for winter
web-tutorial-before-winter = You have 7 coal, 2 food, 1 wood and 1 Thaler on your farm. Well done: you’re ready for winter.
web-tutorial-before-winter-do = Press End turn.

## The lessons: winter

web-tutorial-winter-coal-title = Winter: coal
web-tutorial-winter-coal = First you score the coal on your farm. 3 coal score 2 victory points, and each further coal scores 1 more; fewer than 3 score nothing. You scored 6 for your 7 coal.

web-tutorial-rent-title = Winter: rent
web-tutorial-rent = Then you pay the rent: 2 food, and you had them. For each food or Thaler you can’t pay, you take a debt, which costs you points at the end. The rent will be 2 food and 1 Thaler next year, and 1 food and 2 Thaler in the third.

web-tutorial-storage-title = Winter: storage
web-tutorial-storage = Finally, you may keep one resource on your farm. All other food, wood and coal is lost, but you keep your Thaler. Storing wood scores 1 victory point.
web-tutorial-storage-do = Choose the wood, put it in the farm’s storage, then press Keep 1 wood.

web-tutorial-farewell-title = You know the game
web-tutorial-farewell = A whole year, and 10 victory points! In the next two years, you’ll mine in the Tunnel. Its coal goes to the Shaft, and the Haspelknecht lifts it to your farm, as long as there isn’t too much water. You’ll learn the rest by playing. Good luck!
