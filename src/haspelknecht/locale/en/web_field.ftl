### The common table: year wheel, pools, next winter, development field, score sheet.

## Letters on pieces, for readers who cannot tell the colours

web-field-letter-disk-yellow = Y
web-field-letter-disk-brown = Br
web-field-letter-disk-black = Bk
web-field-letter-food = F
web-field-letter-wood = W
web-field-letter-coal = C
web-field-letter-water = P

## Year wheel

web-field-year = Year
web-field-wheel = Year { $year } of 3, { $season }. A year: rising water, spring, summer, rising water, autumn, winter.
web-field-wheel-water = Year { $year } of 3, the water rises before { $season }. A year: rising water, spring, summer, rising water, autumn, winter.
web-field-wheel-bonus = Summer bonus: if your Farmer makes food in summer, you receive 1 more.

## Pools

web-field-pools = Pools
web-field-pool = Pool { $number }
web-field-pool-empty = empty
# Short: stands beside the name of a pool, before "+1" and a drop.
web-field-wet = first round
web-field-wet-why = Wet pool: taking disks here in the first round brings 1 pit water, in the second round none.
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
web-field-pool-label-wet = Pool { $number }: { $disks }; wet: taking here in the first round brings 1 pit water
web-field-reserve-label = Reserve of pool { $number }: { $disks }
web-field-take-place = Your place in the new order so far: { $place }.

## Next winter

# There is room for about 12 letters; "Winter" alone will do.
web-field-winter = Next winter
web-field-winter-rent = Rent
web-field-winter-there = { $there } of { $due }
web-field-winter-food =
    { $due ->
        [one] Rent: 1 food, of which { $there } is there.
       *[other] Rent: { $due } food, of which { $there } is there.
    }
web-field-winter-thaler =
    { $due ->
        [one] Rent: 1 Thaler, of which { $there } is there.
       *[other] Rent: { $due } Thaler, of which { $there } is there.
    }
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
web-field-winter-last = No more winters to come.
web-field-winter-none = When you play, your own rent and storage stand here.

## Development field

web-field-title = Developments
web-field-legend = what you would score now
web-field-yours = yours
web-field-plate-1 = Level 1: always open. Points by the order of buyers: { $points }.
web-field-plate-2 = Level 2. Points by the order of buyers: { $points }. A distant tile costs a fee of 1 food, wood or coal.
web-field-plate-3 = Level 3. Points by the order of buyers: { $points }. A distant tile costs a fee of 1 coal.
web-field-plate-4 = Level 4. Points by the order of buyers: { $points }. A distant tile costs a fee of 1 food.
web-field-tile = { $name }, level { $level }.
web-field-cost = Cost: { $disks }.
web-field-cost-yellow = { $count } yellow
web-field-cost-brown = { $count } brown
web-field-cost-black = { $count } black
web-field-cost-any = { $count } of any colour
web-field-owners = Owners, the first at the bottom: { $names }.
web-field-owners-none = Nobody has it yet.
web-field-owned = It is yours.
web-field-open = You need no fee.
web-field-closed = There is no way to it yet: it touches none of your tiles, and nobody has it.
web-field-points =
    { $points ->
        [0] It scores nothing now.
        [one] You would score 1 victory point now.
       *[other] You would score { $points } victory points now.
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
        [one] A field of 1 tile
       *[other] A field of { $count } tiles
    }

## Score sheet

web-field-score-source = Victory points
web-field-score-total = Total
web-field-score-if-over = If the game ended now
