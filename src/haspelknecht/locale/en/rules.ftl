### The rules reference: one message per rule. The standard is the second edition; "Option:" names the option
### that changes a rule.

## Chapters

chapter-comp = What’s in the box
chapter-setup = Setup
chapter-flow = Course of the game
chapter-refill = Refilling the pools
chapter-take = Taking disks
chapter-order = Turn order
chapter-plan = Planning
chapter-exec = Carrying out actions
chapter-own = Farmer and Farmhand
chapter-pinge = The Pinge
chapter-tunnel = Tunnel, Shaft and wood
chapter-water = Pit water
chapter-hired = Hired workers
chapter-dev = Developments
chapter-marker = Action markers
chapter-tile = The twenty tiles
chapter-winter = Winter
chapter-end = Final scoring
chapter-variant = Variants

## What’s in the box

R-COMP-01 = Haspelknecht is a game for 2, 3 or 4 players.
R-COMP-02 = Coal, wood, food and pit water never run out. If you run out of pieces, use anything else instead.
R-COMP-03 = There are 36 action disks: 13 black, 13 brown and 10 yellow.
R-COMP-04 = There are player disks in four colours, 11 of each.
R-COMP-05 = There are 20 development tiles in 4 levels. Each level has its own colour and 5 tiles: 11 to 15, 21 to 25, 31 to 35 and 41 to 45.
R-COMP-06 = There are 4 assist tiles, one for each level. An assist tile shows the victory points for buying a tile of that level and the fee for a distant one.
R-COMP-07 = There are 16 building tiles: 4 each of the Barn, the Charcoal Burner, the Coal Storage and the Water Mill.
R-COMP-08 = There are 4 Improved Farmhand tiles and 4 Miner and Haspelknecht tiles, one of each for every player.
R-COMP-09 = There are 24 action markers: 6 kinds, 4 of each. They belong to tiles 14, 22, 23, 25, 32 and 33.
R-COMP-10 = The box contains 16 Thaler coins, 24 debt chits, 18 pit water, 80 coal, 34 wood and 18 food pieces. { $thaler_limit ->
    [sixteen] There are no more than 16 coins.
   *[none] Coins don’t run out.
    } { $debt_limit ->
    [twenty_four] There are no more than 24 debt chits.
   *[none] Debt chits don’t run out.
    }
R-COMP-11 = The books don’t list coins, debt chits, action markers, buildings and player disks as unlimited. { $thaler_limit ->
    [sixteen] When all 16 coins are taken, you receive no more.
   *[none] Even so, coins don’t run out.
    } { $debt_limit ->
    [twenty_four] When all 24 debt chits are taken, you take no more.
   *[none] Debt chits don’t run out.
    }

## Setup

R-SETUP-01 = Each player receives a player board, 11 player disks of one colour and 18 coal cubes.
R-SETUP-02 = Put one coal cube on each of the 18 printed cube spaces on your player board.
R-SETUP-03 = Of the 18 coal cubes on your player board, 7 are in the Pinge and 11 in the Tunnel.
R-SETUP-04 = The development board has 4 rows, one for each level. Each row has 3 to 5 tiles of its level, so the board has 12 to 20 tiles.
R-SETUP-05 = The number of development tiles depends on the number of players: 12 tiles for 2 players (3 in each row), 16 for 3 players (4 in each row), 20 for 4 players (5 in each row).
R-SETUP-06 = Place each level’s assist tile next to its row.
R-SETUP-07 = For your first game, use the lowest-numbered tiles of each level and lay them out in numerical order. With 2 players, use those ending in 1 to 3; with 3 players, those ending in 1 to 4; with 4 players, all tiles.
R-SETUP-08 = Next to the development board, place the action markers and buildings that belong to tiles in play, the coins, debt chits, resources and pit water, and the Miner and Haspelknecht tiles.
R-SETUP-09 = With 2 or 3 players, unused development tiles stay in the box, along with everything that belongs to them.
R-SETUP-10 = On the year wheel, the phase marker starts on the first pit water space and the year marker on year 1.
R-SETUP-11 = Each player puts one player disk on space 0/50 of the score track.
R-SETUP-12 = The first turn order is random. Each player marks their position with a second player disk.
R-SETUP-13 = Keep your other 9 player disks beside your board. You mark the developments you buy with them{ $disk_limit ->
    [none] . If you run out of disks, use something else: you can buy any number.
   *[nine] , so you can buy at most 9.
    }
R-SETUP-14 = Use all resource boards whose printed number of players isn’t higher than the number of players in the game.
R-SETUP-15 = One resource board has 2 action pools and 2 reserve pools. The two other boards have 1 action pool and 1 reserve pool each.
R-SETUP-16 = There is one action pool and one reserve pool for each player. Use the large resource board with 2 players, the large board and one small board with 3 players, and all three boards with 4 players.
R-SETUP-17 = The action disks in the bag depend on the number of players. For 2 players: 7 black, 7 brown, 4 yellow. For 3 players: 10 black, 10 brown, 7 yellow. For 4 players: 13 black, 13 brown, 10 yellow.
R-SETUP-18 = Fill the pools at random from the bag: first 3 disks into each reserve pool, then 6 disks into each action pool.
R-SETUP-19 = Once all pools have been filled for the first time, the bag is empty.
R-SETUP-20 = You start with no food, wood or Thaler, no coal on your farm, and no markers, debts or pit water. You receive your first pit water in spring of year 1.

## Course of the game

R-FLOW-01 = The game lasts 3 rounds. Each round is one year.
R-FLOW-02 = Each year has these phases, in this order: spring water phase, spring action phase, summer action phase, autumn water phase, autumn action phase, winter.
R-FLOW-03 = In each water phase, in spring and in autumn, every player receives 1 pit water. Owners of the Bucket (tile 21) receive none.
R-FLOW-04 = There’s no water phase in summer.
R-FLOW-05 = Development tiles you own may change the general rules for you.
R-FLOW-06 = Every action phase has four steps: refill the pools, take disks, set the new turn order, plan and carry out actions.
R-FLOW-07 = The game has 9 action phases, 3 in each year.
R-FLOW-08 = The game ends after the third winter, with the final scoring.

## Refilling the pools

R-REFILL-01 = Don’t refill the pools in spring of year 1: they have just been filled during setup.
R-REFILL-02 = At the start of every other action phase, all players put all their action disks back into the bag, used or not.
R-REFILL-03 = Then the disks in each reserve pool move to its action pool and join any disks left there.
R-REFILL-04 = An action pool may now hold more than 6 disks. No disks are removed.
R-REFILL-05 = Next, draw 3 disks from the bag for each reserve pool. If there aren’t enough disks in the bag, fill the reserve pools in board order.
R-REFILL-06 = After the reserve pools, top up each action pool that has fewer than 6 disks to 6 disks from the bag, in board order.
R-REFILL-07 = After refilling, the bag is empty.
R-REFILL-08 = If an action pool holds more than 6 disks, the bag runs out before all pools are full. The last action pools then stay below 6 and may even receive no disks.
R-REFILL-09 = The action disks in the bag, in the pools and with the players always add up to 9 per player. Used markers never go into the bag.

## Taking disks

R-TAKE-01 = You take disks in two steps, called the first take and the second take. The second take begins only when all players have finished the first.
R-TAKE-02 = First take: in turn order, each player chooses an action pool and a colour in it, and takes all disks of that colour. You may not pass.
R-TAKE-03 = Put the disks from your first take on cart 1 of your board.
R-TAKE-04 = If there are 6 disks of one colour in an action pool, you may take all 6 in the first take. The limit of 5 doesn’t apply to the first take: if the pool has even more, you take them all.
R-TAKE-05 = You may take disks in the second take only if you took fewer than 5 in the first.
R-TAKE-06 = The second take is optional. You may pass.
R-TAKE-07 = The second take uses the same turn order as the first.
R-TAKE-08 = In the second take, you again choose one action pool and one colour. You may choose the same pool or the same colour as in the first take.
R-TAKE-09 = After the second take, you may have at most 5 disks from both takes together.
R-TAKE-10 = In the second take, { $second_take_fewer ->
    [yes] you take as many disks of the chosen colour as you like, until you have 5 disks in total.
   *[no] you take all disks of the chosen colour, but only until you have 5 disks in total.
    } The rest stay in the pool.
R-TAKE-11 = Put the disks from your second take on cart 2 of your board.
R-TAKE-12 = Some action pools show a water symbol. If you take disks from one of them in the first take, you also receive 1 pit water. You can’t refuse it, and it goes to your water field immediately.
R-TAKE-13 = You never receive pit water in the second take, not even from a pool with a water symbol.
R-TAKE-14 = You can only take disks from action pools, never from reserve pools.
R-TAKE-15 = Only in spring of year 1: if you took fewer than 5 disks in both takes together, you may return 1 pit water to the supply. You decide after the second take, before the new turn order is set.

## Turn order

R-ORDER-01 = For the turn order, a yellow disk counts 3, a brown disk 2 and a black disk 1.
R-ORDER-02 = Only the disks on cart 1, from your first take, count for the turn order. Markers don’t count.
R-ORDER-03 = The player with the lowest total goes first in the new turn order. The others follow, from lower to higher totals.
R-ORDER-04 = In a tie, the player who was later in the old turn order goes earlier in the new one.
R-ORDER-05 = The new turn order is set after both takes. It applies when you carry out actions in this phase and when you take disks in the next action phase.

## Planning

R-PLAN-01 = { $plan_in_turn_order ->
    [yes] Players plan one after another, and everyone can see the plans.
   *[no] All players plan at the same time. Your plan is hidden, and you may change it until everyone is ready. Then all plans are revealed together.
    }
R-PLAN-02 = { $plan_in_turn_order ->
    [yes] You plan in turn order, as you agreed before the game.
   *[no] If you all agree to it before the game, you plan one after another in turn order instead.
    }
R-PLAN-03 = You can assign disks, food and Thaler to workers only in the planning step. You decide what the Farmer and the Farmhand do with their disks when they act.
R-PLAN-04 = You can’t pay hired workers with resources you receive in the same action phase, because you pay them in the planning step.
R-PLAN-05 = Each player board starts with three workers: the Farmer and the Farmhand are your own workers, the Coal-digger is a hired worker.
R-PLAN-06 = You may place any number of disks on each of your own workers, the Farmer and the Farmhand.
R-PLAN-07 = You pay a hired worker with exactly one item, at most once per action phase. Only the Windlass marker lets the Haspelknecht work a second time.
R-PLAN-08 = In each action phase, the Farmer and the Farmhand each do only one kind of action, once for each of their disks.
R-PLAN-09 = There’s one exception: the same worker may mine coal and remove pit water in one phase, in any combination.
R-PLAN-10 = All disks on the Farmer or the Farmhand must be the same colour, except to buy a development. Mixed colours are allowed only on a worker who can buy developments, and only if they match exactly the cost of a tile in play that you don’t own yet.
R-PLAN-11 = You don’t have to use all your disks. Every single action is optional. Actions you don’t or can’t use are lost, and payments aren’t returned.

## Carrying out actions

R-EXEC-01 = After planning, players act in turn order. Each player carries out all their workers’ actions before the next player starts.
R-EXEC-02 = You choose the order in which your workers act.
R-EXEC-03 = A worker must finish before your next worker starts.

## Farmer and Farmhand

R-FARMER-01 = In each action phase, the Farmer can make food, or make wood, or work in the mine (coal and pit water), or buy one development.
R-FARMER-02 = For each yellow disk on the Farmer, take 1 food from the supply and put it on your farm.
R-FARMER-03 = For each brown disk on the Farmer, take 1 wood from the supply. Put it on your farm, or directly on a wood symbol in your mine.
R-FARMER-04 = The same worker can’t make both food and wood in one action phase.
R-FARMER-05 = For each black disk on the Farmer, either mine 1 accessible coal in the Pinge or the Tunnel, or remove up to 2 pit water from the Pinge.
R-FARMER-06 = You can mine coal only if you have placed the wood you need to reach it and if pit water doesn’t stop you.
R-FARMER-07 = In each action phase, a worker mines either in the Pinge or in the Tunnel, never in both. If a worker empties the Pinge, their remaining black disks are lost.
R-FARMER-08 = In the same action phase, one worker may mine the last coal in the Pinge and another worker may start in the Tunnel.
R-FARMER-09 = You may use wood as soon as you receive it, for example in the mine. You can’t pay hired workers with other resources until the next action phase, but you may pay the fee for a distant development with them.
R-FARMER-10 = You { $fee_with_fresh_goods ->
    [no] can’t
   *[yes] may
    } pay the fee for a distant development with resources you receive in the same action phase.
R-FARMHAND-01 = The Farmhand does the same work as the Farmer, but can’t buy developments. The Pickaxe (tile 13) changes that.
R-SUMMER-01 = Summer bonus: if your Farmer { $farmhand_summer_bonus ->
    [yes] or your Improved Farmhand makes at least 1 food in summer, you receive 1 extra food, once. Food made by a Farmhand who isn’t improved doesn’t count for this.
   *[no] makes at least 1 food in summer, you receive 1 extra food, once. Food made by the Farmhand doesn’t count for this.
    }
R-SYNERGY-01 = Synergy bonus: if your Farmer and your Farmhand both make food in the same action phase, you receive 1 extra food. In summer, you can get this as well as the summer bonus.
R-SYNERGY-02 = Synergy bonus: if your Farmer and your Farmhand both make wood in the same action phase, you receive 1 extra wood.
R-SYNERGY-03 = Synergy bonus: if your Farmer and your Farmhand { $mixed_mining_synergy ->
    [no] both mine coal, or both remove pit water, you get one extra action: mine 1 coal or remove up to 2 pit water. It’s optional.
   *[yes] both carry out at least one action in the mine, you get one extra action: mine 1 coal or remove up to 2 pit water. It’s optional, and it doesn’t matter which of them mines coal and which removes water.
    }
R-SYNERGY-04 = { $synergy_owner ->
    [player] The extra mining action belongs to you, not to a worker. You may use it in the Tunnel even if the worker who acted second has just emptied the Pinge.
   *[second_worker] The extra mining action counts as one more black disk on the Farmer or the Farmhand, whichever acts second in this phase. A worker is tied to one area: if this worker has just emptied the Pinge, the extra action is lost.
    }
R-SYNERGY-05 = There’s no synergy bonus for buying developments, even if both the Farmer and the Farmhand buy one.

## The Pinge

R-PINGE-01 = The Pinge has 7 coal and 2 wood symbols.
R-PINGE-02 = You mine the coal in the Pinge strictly from left to right.
R-PINGE-03 = You don’t need wood for the coal to the left of the first uncovered wood symbol in the Pinge.
R-PINGE-04 = If you cover a wood symbol in the Pinge with 1 wood, the coal to its right becomes accessible, up to the next uncovered wood symbol.
R-PINGE-05 = Coal mined in the Pinge goes straight to your farm.
R-PINGE-06 = When you mine the seventh coal in the Pinge, the Pinge is exhausted immediately. You can mine in the Tunnel from now on.
R-PINGE-07 = When the Pinge is exhausted, move any pit water left there to the Shaft’s water field. You can mine only with fewer than 2 pit water, so this is normally at most 1.
R-PINGE-08 = When the Pinge is exhausted, return the wood you placed in it to the supply.
R-PINGE-09 = When the Pinge is exhausted, place a Miner and Haspelknecht tile over the Coal-digger and the Pinge.
R-PINGE-10 = Pinge bonus: you score 2 victory points if you exhaust the Pinge in year 1, and 1 victory point in year 2. In year 3, you score nothing for it.
R-PINGE-11 = You score the Pinge bonus immediately.

## Tunnel, Shaft and wood

R-TUNNEL-01 = The Tunnel has 7 sections with 11 coal in total.
R-TUNNEL-02 = The Tunnel has 7 wood symbols, one at the left edge of each section.
R-TUNNEL-03 = No coal in the Tunnel is accessible until you’ve placed the first wood there.
R-TUNNEL-04 = If you cover a wood symbol in the Tunnel with 1 wood, the section to its right becomes accessible, up to the next uncovered wood symbol.
R-TUNNEL-05 = You mine the coal in the Tunnel strictly from left to right.
R-TUNNEL-06 = You can mine coal in the Tunnel only after your Pinge is exhausted.
R-TUNNEL-07 = The Farmer, the Farmhand and the Miner can mine in the Tunnel. The Coal-digger is no longer available.
R-TUNNEL-08 = Coal mined in the Tunnel goes to the Shaft, not to your farm.
R-TUNNEL-09 = Only the Haspelknecht lifts coal from the Shaft to your farm.
R-WOOD-01 = The books let you place wood on the Pinge’s wood symbols at any time. Here, you place it on your turn while you carry out your actions, even between a worker’s actions, and in winter until you store your resources. You lose nothing by this.
R-WOOD-02 = You place wood on the Tunnel’s wood symbols at the same times, { $early_tunnel_wood ->
    [no] but only after the Pinge is exhausted.
   *[yes] even before the Pinge is exhausted.
    }
R-WOOD-03 = In the mine, you cover the wood symbols one after another, from left to right.
R-WOOD-04 = Wood you place in the Tunnel stays there until the end of the game. You can’t take it back.

## Pit water

R-WATER-01 = New pit water goes to the Pinge’s water field until the Pinge is exhausted, and to the Shaft’s water field after that.
R-WATER-02 = A water field can hold any amount of pit water.
R-WATER-03 = With 2 or more pit water in the Pinge, you can’t mine coal there.
R-WATER-04 = With 0 or 1 pit water in the Pinge, you can mine coal there.
R-WATER-05 = With 2 or more pit water in the Shaft, you can’t lift coal to your farm.
R-WATER-06 = With 5 or more pit water in the Shaft, you can’t mine coal in the Tunnel.
R-WATER-07 = The Farmer, the Farmhand and the Coal-digger can remove pit water from the Pinge.
R-WATER-08 = { $shaft_water_only_haspel ->
    [no] The Haspelknecht, the Farmer and the Farmhand can remove pit water from the Shaft.
   *[yes] The Haspelknecht is the only worker who can remove pit water from the Shaft.
    } The Hauling Cable (tile 14) and the Windlass (tile 25) can too.
R-WATER-09 = Return pit water you remove to the supply.
R-WATER-10 = You receive pit water in the water phases in spring and autumn, from pools with a water symbol in the first take, and from the Mining Timber (tile 31) if you choose the wood.

## Hired workers

R-DIGGER-01 = In the planning step, you hire the Coal-digger for exactly one of these: 1 yellow disk, 1 food or 1 Thaler.
R-DIGGER-02 = When paid, the Coal-digger carries out up to 2 actions.
R-DIGGER-03 = With each action, the Coal-digger removes { $digger_choice ->
    [forced] 2
   *[free] 1 or 2
    } pit water from the Pinge or mines 1 coal there.
R-DIGGER-04 = { $digger_choice ->
    [forced] The Coal-digger must remove pit water while there are 2 or more in the Pinge, and must mine otherwise.
   *[free] You choose each of the Coal-digger’s actions. You can mine only while there are fewer than 2 pit water in the Pinge.
    }
R-DIGGER-05 = The Coal-digger works only in the Pinge, and only until it’s exhausted. { $digger_needs ->
    [accessible_coal] You may pay the Coal-digger only while there’s accessible coal in the Pinge. 
   *[pinge_coal] You may pay the Coal-digger while there’s any coal in the Pinge. 
    } If the Pinge is exhausted before the Coal-digger acts, the payment is lost.
R-MINER-01 = The Miner is available once your Pinge is exhausted and the Miner and Haspelknecht tile is on your board. You can pay the Miner from the next planning step.
R-MINER-02 = In the planning step, you hire the Miner for exactly 1 food or 1 Thaler. You can’t pay the Miner with a yellow disk.
R-MINER-03 = The Miner mines up to 3 accessible coal in the Tunnel. It goes to the Shaft.
R-MINER-04 = The Miner can’t remove pit water.
R-MINER-05 = The Miner works only in the Tunnel.
R-HASPEL-01 = In the planning step, you hire the Haspelknecht for exactly one of these: 1 yellow disk, 1 food or 1 Thaler.
R-HASPEL-02 = When paid, the Haspelknecht carries out up to 3 actions.
R-HASPEL-03 = With each action, the Haspelknecht removes up to 2 pit water from the Shaft or lifts 1 coal from the Shaft to your farm.
R-HASPEL-04 = While there are 2 or more pit water in the Shaft, the Haspelknecht must remove water before lifting coal.
R-HASPEL-05 = The Haspelknecht is available once your Pinge is exhausted and the Miner and Haspelknecht tile is on your board. You can pay the Haspelknecht from the next planning step.
R-HASPEL-06 = The Haspelknecht may lift coal that reached the Shaft earlier in the same action phase.

## Developments

R-DEV-01 = To buy a development, place exactly the disks shown on the tile on your Farmer or Farmhand, if that worker can buy developments. You buy the tile when this worker acts.
R-DEV-02 = For each coloured spot in a tile’s cost, you need a disk of that colour. For a grey spot, you can use a disk of any colour.
R-DEV-03 = At the start of the game, only the Farmer can buy developments.
R-DEV-04 = Each worker who can buy developments may buy one per action phase.
R-DEV-05 = All players can own the same development tile.
R-DEV-06 = You can own each development tile only once.
R-DEV-07 = When you buy a development, put one of your player disks on the tile, on top of any disks already there. { $disk_limit ->
    [none] If you have no disk left, use something else.
   *[nine] If you have no disk left, you can’t buy it.
    }
R-DEV-08 = You can always buy tiles in the top row, level 1.
R-DEV-09 = You can buy a tile of levels 2 to 4 without a fee if it’s adjacent to a tile you own. Any shared side counts, also within the same row. There’s no fee, even if other players own the tile.
R-DEV-10 = A tile of levels 2 to 4 that isn’t adjacent to any of your tiles is distant. You can buy it only if another player already owns it, and you must pay a fee.
R-DEV-11 = You pay the fee for a distant development to the player whose disk is on top of the tile.
R-DEV-12 = The fee for a distant development is 1 coal, wood or food in level 2 (the buyer chooses), 1 coal in level 3 and 1 food in level 4. There’s no fee in level 1, and you can never pay a fee with a Thaler.
R-DEV-13 = You pay the fee for a distant development from your farm.
R-DEV-14 = The player who receives the fee puts it on their farm. They can’t refuse it.
R-DEV-15 = When you buy a tile, you score victory points depending on how many players bought it before you. Level 1: 1 for the first buyer. Level 2: 2, then 1. Level 3: 3, 2, 1. Level 4: 4, 3, 2, 1. Later buyers score nothing.
R-DEV-16 = You score the victory points for buying a tile immediately.
R-DEV-17 = A development may give you an action marker, a building, resources or Thaler immediately, or victory points at the end of the game.

## Action markers

R-MARKER-01 = Tiles 14, 22, 23, 25, 32 and 33 give you one action marker each.
R-MARKER-02 = You can use an action marker exactly once. Then it goes back to the supply.
R-MARKER-03 = { $marker_window ->
    [at_once] You can use a marker as soon as you have it.
    [winter_too] You can’t use a marker in the phase you buy its tile, only from the next phase.
   *[action_phase] You can’t use a marker in the phase you buy its tile, only from the next action phase.
    } Use markers that work as a disk in the planning step, the Lamp marker on your turn to take disks, and the Cable and Windlass markers on your turn to carry out actions.{ $marker_window ->
    [action_phase] { "" }
   *[other] { " " }The Cable marker also works in winter, before you store.
    }
R-MARKER-04 = Each unused action marker scores 1 victory point at the end of the game.

## The twenty tiles

R-TILE-11 = Carrying Pole (tile 11): you receive 1 Thaler immediately.
R-TILE-12a = Barn (tile 12): you receive a building. In winter, you may store 1 coal, 1 wood or 1 food there.
R-TILE-12b = Barn (tile 12): if you store food there, you score 2 victory points that winter.
R-TILE-13a = Pickaxe (tile 13): place the Improved Farmhand over your Farmhand. The Improved Farmhand does the same work and can also buy developments.
R-TILE-13b = Pickaxe (tile 13): the Improved Farmhand can buy developments { $pickaxe_delay ->
    [no] immediately.
   *[yes] from the next action phase.
    }
R-TILE-14 = Hauling Cable (tile 14): you receive a marker. Use it once on your turn to carry out actions: remove 1 pit water from the Pinge or the Shaft and score 1 victory point. You can’t use it if you have no pit water.
R-TILE-15a = Charcoal Burner (tile 15): you receive a building. On your turn to carry out actions, you may exchange 2 wood for 2 coal from the supply and 1 victory point.
R-TILE-15b = Charcoal Burner (tile 15): you may make this exchange { $charcoal_limit ->
    [unlimited] as often as you have the wood, in winter too, before you store.
   *[once_per_phase] at most once per action phase.
    }
R-TILE-15c = Charcoal Burner (tile 15): you may use it { $charcoal_limit ->
    [unlimited] already in the phase you buy it.
   *[once_per_phase] from the action phase after you buy it.
    }
R-TILE-21 = Bucket (tile 21): you no longer receive pit water in the water phases in spring and autumn. You still receive it from pools and from tile 31.
R-TILE-22a = Wheelbarrow (tile 22): you receive a marker that works once as 1 yellow disk.
R-TILE-22b = Wheelbarrow (tile 22): at the end of the game, you score 1 victory point for each complete Tunnel section with a wheelbarrow symbol, up to 3.
R-TILE-23 = Ladder (tile 23): you receive a marker that works once as 1 brown disk.
R-TILE-24a = Coal Storage (tile 24): you receive a building. In winter, you may store { $coal_storage ->
    [coal_or_wood] 1 coal or 1 wood
    [coal_and_food] 1 coal and 1 food
   *[coal_and_wood] 1 coal and 1 wood
    } there.
R-TILE-24b = Coal Storage (tile 24): if you store coal there, you score 1 victory point that winter.
R-TILE-25a = Windlass (tile 25): immediately after you buy it, you may remove 1 pit water from the Pinge or the Shaft.
R-TILE-25b = Windlass (tile 25): you receive a marker. Use it once, after your Pinge is exhausted, for 3 free Haspelknecht actions{ $windlass_actions ->
    [lifting] , which can only lift coal.
    [water] , which can only remove pit water.
   *[any] .
    } You may pay the Haspelknecht in the same phase as well.
R-TILE-31 = Mining Timber (tile 31): choose immediately. You receive either 3 wood and 1 pit water, or 1 Thaler.
R-TILE-31c = Mining Timber (tile 31): if you choose the wood, put the pit water on the water field currently in use, in the Pinge or in the Shaft.
R-TILE-32a = Oil Lamp (tile 32): you receive 1 Thaler immediately.
R-TILE-32b = Oil Lamp (tile 32): you receive a marker. Use it once on your turn to take disks, before you choose a pool: swap 1 disk in a reserve pool with 1 disk in { $oil_lamp_same_board ->
    [no] any action pool.
   *[yes] its action pool.
    }
R-TILE-32c = Oil Lamp (tile 32): at the end of the game, you score 1 victory point for each complete Tunnel section with an oil lamp symbol, up to 4.
R-TILE-33a = Hammer and Pick (tile 33): you receive 1 wood immediately.
R-TILE-33b = Hammer and Pick (tile 33): immediately after you buy it, you may mine 1 accessible coal, from the Pinge to your farm or from the Tunnel to the Shaft. You may place wood first. { $free_coal_needs_dry_mine ->
    [no] Pit water doesn’t stop you.
   *[yes] Too much pit water stops you as usual.
    }
R-TILE-33c = Hammer and Pick (tile 33): you receive a marker that works once as 1 black disk.
R-TILE-34 = Coal Sacks (tile 34): immediately after you buy it, you may make one exchange: 1 coal from your farm for 1 Thaler, or 2 coal from your farm for 1 Thaler and 1 food. { $sell_fresh_coal ->
    [yes] Coal that reached your farm in this phase counts.
   *[no] You can’t exchange coal that reached your farm in this phase.
    }
R-TILE-35a = Water Mill (tile 35): you receive a building. { $mill_repeat ->
    [repeat] As often as you like in an action phase, you may place disks on it in the planning step, each time
   *[once] Once per action phase, you may place disks on it in the planning step:
    } 2 black disks for 1 Thaler, or 2 yellow disks for 1 food and 2 victory points.
R-TILE-35b = Water Mill (tile 35): you may use it from the action phase after you buy it.
R-TILE-41a = Coal Driver (tile 41): you receive 1 Thaler immediately.
R-TILE-41b = Coal Driver (tile 41): at the end of the game, you score 1 victory point for each hammer-and-pick symbol on your tiles.
R-TILE-42a = Lorry (tile 42): you receive 1 wood immediately.
R-TILE-42b = Lorry (tile 42): { $lorry_during_pinge ->
    [wood_and_coal] you also receive
   *[wood_only] if your Pinge is already exhausted, you also receive
    } 2 coal from the supply. Put them into your Shaft.
R-TILE-42c = Lorry (tile 42): if your Pinge isn’t exhausted yet, you { $lorry_during_pinge ->
    [wood_and_coal] still put the 2 coal into your Shaft.
   *[wood_only] receive only the wood. You don’t get the coal later.
    }
R-TILE-42d = Lorry (tile 42): at the end of the game, you score 1 victory point for each complete Tunnel section with a lorry symbol, up to 4.
R-TILE-43a = Handcart (tile 43): you receive 1 food immediately.
R-TILE-43b = Handcart (tile 43): at the end of the game, you score 1 victory point for each fork symbol on your tiles.
R-TILE-44a = Horse and Cart (tile 44): you receive 1 Thaler and 1 food immediately.
R-TILE-44b = Horse and Cart (tile 44): in the { $horse_cart_step ->
    [storage] storage
   *[scoring] scoring
    } step of every winter, you score 1 victory point for each coal on your farm. The coal chart no longer applies to you.
R-TILE-45 = Small Coal Mine (tile 45): you receive 3 Thaler immediately.

## Winter

R-WINTER-01 = Winter has four steps, in this order: scoring, rent, storage, next year.
R-WINTER-02 = In the scoring step of winter, you score only the coal on your farm, not the coal in the Shaft. Coal you stored in an earlier winter counts again.
R-WINTER-03 = The coal chart in winter: with fewer than 3 coal you score nothing. 3 coal score 2 victory points, and each further coal scores 1 more.
R-WINTER-04 = The rent in winter is 2 food in year 1, 2 food and 1 Thaler in year 2, and 1 food and 2 Thaler in year 3.
R-WINTER-05 = You must pay the rent if you have the food or Thaler for it. You can’t pay with Thaler instead of food, or with food instead of Thaler.
R-WINTER-06 = For each food and each Thaler of the rent that you can’t pay, take 1 debt chit.
R-WINTER-07 = In the storage step, you may keep 1 food, 1 coal or 1 wood on your farm. You may also keep nothing.
R-WINTER-08 = The Barn (tile 12) and the Coal Storage (tile 24) let you store more resources in winter.
R-WINTER-09 = If you store { $farm_storage_vp ->
    [food] food
   *[wood] wood
    } on your farm, you score 1 victory point.
R-WINTER-10 = Return all food, coal and wood you don’t store to the supply. You keep coal in the Shaft, wood placed in the mine, Thaler, markers, debts and pit water.
R-WINTER-11 = You can use resources stored in winter in later phases.
R-WINTER-12 = You score the victory points for stored resources immediately.
R-WINTER-13 = At the end of winter, the year marker moves on and a new year begins. After year 3, the game ends.

## Final scoring

R-END-01 = At the end of the game, each of your complete Tunnel sections scores the 1 to 3 victory points printed on it.
R-END-02 = A Tunnel section is complete if there’s no coal left in it and there’s wood at its left edge.
R-END-03 = All Tunnel sections together score 13 victory points.
R-END-04 = For complete Tunnel sections, you score at most 3 bonus points with the Wheelbarrow, 4 with the Oil Lamp and 4 with the Lorry.
R-END-05 = At the end of the game, you score the building symbols on your tiles: 1 victory point for 1 symbol, 3 for 2, 6 for 3 and 10 for 4.
R-END-06 = Building symbols are on tiles 12, 15, 24 and { $building_symbols ->
    [tile_35] 35
   *[tile_34] 34
    }.
R-END-07 = Each unused action marker scores 1 victory point at the end of the game.
R-END-08 = At the end of the game, you score your remaining Thaler: 2 victory points for 1 Thaler, 5 for 2, 9 for 3 and 14 for 4. Each further Thaler scores 6 more.
R-END-09 = At the end of the game, your first debt costs 1 victory point. Each further debt costs 2.
R-END-10 = Pit water left on your board at the end of the game costs victory points: the first is free, each further one costs 1.
R-END-11 = At the end of the game, the owner of the Coal Driver (tile 41) scores 1 victory point for each hammer-and-pick symbol on their tiles, and the owner of the Handcart (tile 43) scores 1 for each fork symbol.
R-END-12 = The player with the most victory points wins.
R-TIE-01 = In a tie, the tied player who mined the most coal from their Pinge and Tunnel wins. Coal from the Charcoal Burner and the Lorry doesn’t count.
R-TIE-02 = If there’s still a tie, the tied player who comes first in the last turn order, set in autumn of year 3, wins.

## Variants

R-VARIANT-01 = If everyone agrees, you may lay out the development tiles in a different way.
R-VARIANT-02 = The books recommend other layouts only for experienced players, after one or two games.
R-VARIANT-03 = In another layout, each row should have at least { $min_tiles_per_row ->
    [three] 3 tiles.
   *[players] as many tiles as there are players, and never fewer than 3. One more than the number of players is recommended.
    } We refuse layouts with fewer tiles.
R-VARIANT-04 = In another layout, each tile of levels 2 to 4 should be adjacent to at least one tile of the level just before it. We refuse layouts where this isn’t so.
R-VARIANT-05 = In another layout, no tile should be adjacent to a tile two or more levels away from it. We refuse layouts where one is.
R-VARIANT-06 = If a building’s tile isn’t in play, players may agree to start with that building. It doesn’t count as a building symbol.
R-VARIANT-07 = If the Pickaxe (tile 13) isn’t in play, players may agree to start with the Improved Farmhand, who can then buy developments from the first action phase.
R-VARIANT-08 = If 2 players use random tiles, there should be enough tiles in play that give Thaler for the 3 Thaler of rent (1 in year 2 and 2 in year 3). If there are too few, change some tiles.
R-VARIANT-09 = The books print twelve layouts with names. The digits of a layout give the number of tiles of levels 1 to 4.
