### The common table: year wheel, pools, next winter, development board, score sheet.

## Letters on pieces, for people who can't tell the colours apart

web-field-letter-disk-yellow = Y
web-field-letter-disk-brown = Br
web-field-letter-disk-black = Bk
web-field-letter-food = F
web-field-letter-wood = W
web-field-letter-coal = C
web-field-letter-water = P

## Year wheel

web-field-year = Year
web-field-wheel = Year { $year } of 3, { $season }. Each year: pit water, spring, summer, pit water, autumn, winter.
web-field-wheel-water = Year { $year } of 3, pit water before { $season }. Each year: pit water, spring, summer, pit water, autumn, winter.
web-field-wheel-bonus = Summer bonus: if your Farmer makes food in summer, you receive 1 extra food.

## Pools

web-field-pools = Pools
web-field-pool = Pool { $number }
web-field-pool-empty = empty
# Short: appears beside the name of a pool, before "+1" and a drop.
web-field-wet = 1st take
web-field-wet-why = Water symbol: if you take disks here in the first take, you receive 1 pit water. In the second take, you receive none.
web-field-reserve = reserve
web-field-reserve-next = reserve, comes next
web-field-disks-yellow =
    { $count ->
        [one] 1 yellow disk
       *[other] { $count } yellow disks
    }
web-field-disks-brown =
    { $count ->
        [one] 1 brown disk
       *[other] { $count } brown disks
    }
web-field-disks-black =
    { $count ->
        [one] 1 black disk
       *[other] { $count } black disks
    }
web-field-pool-label = Pool { $number }: { $disks }
web-field-pool-label-wet = Pool { $number }: { $disks }; water symbol: 1 pit water with the first take
web-field-reserve-label = Reserve of pool { $number }: { $disks }
web-field-take-place = You’d be number { $place } in the new turn order so far.

## Next winter

# There is room for about 12 letters; "Winter" alone will do.
web-field-winter = Next winter
web-field-winter-rent = Rent
web-field-winter-there = { $there } of { $due }
web-field-winter-food = Rent: { $due } food (you have { $there }).
web-field-winter-thaler = Rent: { $due } Thaler (you have { $there }).
web-field-winter-debts =
    { $count ->
        [one] 1 debt
       *[other] { $count } debts
    }
web-field-winter-coal = { $count } coal
web-field-winter-points = +{ $points } VP
web-field-winter-lost = Lost
web-field-winter-planned = after this plan
web-field-winter-now = as things stand
web-field-winter-last = There are no more winters.
web-field-winter-storing = Winter is here: coal is scored and the rent is paid. Now store what you want to keep.
web-field-winter-none = When you play, your rent and storage appear here.

## Development board

web-field-title = Developments
web-field-legend = what you’d score now
web-field-yours = yours
web-field-plate-1 = Level 1: open to everyone. Points for the buyers, in order: { $points }.
web-field-plate-2 = Level 2. Points for the buyers, in order: { $points }. The fee for a distant tile is 1 food, wood or coal.
web-field-plate-3 = Level 3. Points for the buyers, in order: { $points }. The fee for a distant tile is 1 coal.
web-field-plate-4 = Level 4. Points for the buyers, in order: { $points }. The fee for a distant tile is 1 food.
web-field-tile = { $name }, level { $level }.
web-field-cost = Cost: { $disks }.
web-field-cost-yellow = { $count } yellow
web-field-cost-brown = { $count } brown
web-field-cost-black = { $count } black
web-field-cost-any = { $count } of any colour
web-field-owners = Owners, from first to last: { $names }.
web-field-owners-none = Nobody owns it yet.
web-field-owned = You own it.
web-field-open = No fee for you.
web-field-closed = Out of reach: not next to any of your tiles, and nobody owns it yet.
web-field-points =
    { $points ->
        [0] You’d score nothing for it now.
        [one] You’d score 1 victory point now.
       *[other] You’d score { $points } victory points now.
    }
web-field-points-anybody =
    { $points ->
        [0] The next buyer scores nothing.
        [one] The next buyer scores 1 victory point.
       *[other] The next buyer scores { $points } victory points.
    }
web-field-fee-any = Fee: 1 food, wood or coal to { $name }.
web-field-fee-food = Fee: 1 food to { $name }.
web-field-fee-coal = Fee: 1 coal to { $name }.
web-field-peek-level = Tile { $tile }, level { $level }
web-field-peek-rule = Rule { $rule }

## Layouts

web-field-layout =
    { $count ->
        [one] A board of 1 tile
       *[other] A board of { $count } tiles
    }

## Score sheet

web-field-score-source = Victory points
web-field-score-total = Total
web-field-score-if-over = If the game ended now
