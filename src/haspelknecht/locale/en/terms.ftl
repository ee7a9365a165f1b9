### The words of the game. Each has exactly one meaning in all other texts.

## Development tiles: their names

tile-11 = Carrying Pole
tile-12 = Barn
tile-13 = Pickaxe
tile-14 = Hauling Cable
tile-15 = Charcoal Burner
tile-21 = Bucket
tile-22 = Wheelbarrow
tile-23 = Ladder
tile-24 = Coal Storage
tile-25 = Windlass
tile-31 = Mining Timber
tile-32 = Oil Lamp
tile-33 = Hammer and Pick
tile-34 = Coal Sacks
tile-35 = Water Mill
tile-41 = Coal Driver
tile-42 = Lorry
tile-43 = Handcart
tile-44 = Horse and Cart
tile-45 = Small Coal Mine

## Development tiles whose text does not depend on options; the others are in view_board.ftl

tile-11-effect = You receive 1 Thaler immediately.
tile-12-effect = Building: in winter, you may store 1 coal, 1 wood or 1 food in the Barn. If you store food there, you score 2 victory points that winter.
tile-21-effect = You no longer receive pit water in the water phases in spring and autumn.
tile-22-effect = You receive a marker that works once as a yellow disk, from the next action phase. At the end of the game, you score 1 victory point for each complete Tunnel section with a wheelbarrow symbol (up to 3).
tile-23-effect = You receive a marker that works once as a brown disk, from the next action phase.
tile-31-effect = Choose immediately: you receive either 3 wood and 1 pit water, or 1 Thaler.
tile-41-effect = You receive 1 Thaler immediately. At the end of the game, you score 1 victory point for each hammer-and-pick symbol on your tiles.
tile-43-effect = You receive 1 food immediately. At the end of the game, you score 1 victory point for each fork symbol on your tiles.
tile-45-effect = You receive 3 Thaler immediately.

## Workers

worker-farmer = Farmer
worker-farmhand = Farmhand
worker-improved-farmhand = Improved Farmhand
worker-digger = Coal-digger
worker-miner = Miner
worker-haspelknecht = Haspelknecht

## Resources, Thaler, pit water and debts

good-food = Food
good-wood = Wood
good-coal = Coal
good-thaler = Thaler
good-water = Pit water
good-debt = Debt

## Colours of the action disks

colour-yellow = Yellow
colour-brown = Brown
colour-black = Black

## Seasons

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

## Places on the player board

place-farm = Farm
place-pinge = Pinge
place-shaft = Shaft
place-tunnel = Tunnel

## Buildings

building-12 = Barn
building-15 = Charcoal Burner
building-24 = Coal Storage
building-35 = Water Mill

## Action markers: name and use

marker-14 = Cable marker: remove 1 pit water and score 1 victory point
marker-22 = Wheelbarrow marker: works as 1 yellow disk
marker-23 = Ladder marker: works as 1 brown disk
marker-25 = Windlass marker: 3 free Haspelknecht actions
marker-32 = Lamp marker: swap a disk in a reserve pool with one in its action pool
marker-33 = Pick marker: works as 1 black disk

## Rows of the development board

level = Level { $level }

## Where victory points come from

source-developments = Buying developments
source-pinge = Pinge bonus
source-cable = Hauling Cable
source-charcoal = Charcoal Burner
source-mill = Water Mill
source-winter_coal = Coal in winter
source-horse_and_cart = Horse and Cart
source-farm_storage = Farm storage
source-barn = Food in the Barn
source-coal_storage = Coal in the Coal Storage
source-sections = Complete Tunnel sections
source-wheelbarrow = Wheelbarrow
source-oil_lamp = Oil Lamp
source-lorry = Lorry
source-handcart = Handcart
source-coal_driver = Coal Driver
source-buildings = Building symbols
source-markers = Unused markers
source-thaler = Thaler left
source-debts = Debts
source-water = Pit water left
