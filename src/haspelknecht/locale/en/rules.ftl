### The rules reference: one message per rule. The standard is the second edition; "Option:" names the switch
### that changes a rule.

## Chapters

chapter-comp = What is in the box
chapter-setup = Setting up
chapter-flow = Course of the game
chapter-refill = Refilling the pools
chapter-take = Taking disks
chapter-order = Turn order
chapter-plan = Planning
chapter-exec = Carrying out the plan
chapter-own = Own workers
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

## What is in the box

R-COMP-01 = Haspelknecht is a game for 2, 3 or 4 players.
R-COMP-02 = Coal, wood, food and pit water never run out. If the pieces are used up, anything else may stand in for them.
R-COMP-03 = There are 36 action disks: 13 black, 13 brown and 10 yellow.
R-COMP-04 = There are player disks in four colours, 11 of each.
R-COMP-05 = There are 20 development tiles on 4 levels. Each level has its own colour and 5 tiles: 11 to 15, 21 to 25, 31 to 35 and 41 to 45.
R-COMP-06 = There are 4 assist tiles, one for each level. An assist tile shows the victory points for buying a tile of that level and the fee for a distant one.
R-COMP-07 = There are 16 building tiles: 4 each of the Barn, the Charcoal Burner, the Coal Storage and the Water Mill.
R-COMP-08 = There are 4 tiles with the Improved Farmhand and 4 tiles with the Miner and the Haspelknecht, one of each kind for every player.
R-COMP-09 = There are 24 action markers: 6 kinds with 4 pieces each. The kinds belong to tiles 14, 22, 23, 25, 32 and 33.
R-COMP-10 = The box holds 16 Thaler coins, 24 debt chits, 18 pit water, 80 coal, 34 wood and 18 food pieces. By default, coins and debt chits do not run out. Option: thaler_limit (16 coins in all). Option: debt_limit (24 debt chits in all).
R-COMP-11 = The books do not count coins, debt chits, action markers, buildings and player disks among the unlimited things. By default, coins and debt chits do not run out all the same. Option: thaler_limit (16 coins in all). Option: debt_limit (24 debt chits in all).

## Setting up

R-SETUP-01 = At the start each player receives a player board, 11 player disks of one colour and 18 coal cubes.
R-SETUP-02 = Each player puts one coal cube on every printed cube space of the own player board. There are 18 such spaces.
R-SETUP-03 = Of the 18 coal cubes on a player board, 7 lie in the Pinge and 11 in the Tunnel.
R-SETUP-04 = The development field has 4 rows, one for each level. Every row holds 3 to 5 tiles of its level, so the field has 12 to 20 tiles.
R-SETUP-05 = The number of development tiles depends on the number of players: 12 tiles for 2 players (3 in each row), 16 for 3 players (4 in each row), 20 for 4 players (5 in each row).
R-SETUP-06 = The assist tile of each level lies next to the row of that level.
R-SETUP-07 = For the first game, take the tiles with the lowest numbers of each level and lay them out in numerical order. With 2 players these end in 1 to 3, with 3 players in 1 to 4; with 4 players all tiles are used.
R-SETUP-08 = Beside the field lie the action markers and buildings that belong to tiles in play, the coins, debt chits, goods and pit water, and the tiles with Miner and Haspelknecht.
R-SETUP-09 = With 2 or 3 players, development tiles that are not used stay in the box, together with everything that belongs to them.
R-SETUP-10 = On the year wheel, the phase marker starts on the first pit water field and the year marker on year 1.
R-SETUP-11 = Each player puts one player disk on the space 0/50 of the score track.
R-SETUP-12 = The first turn order is random. Each player marks it with a second player disk.
R-SETUP-13 = Each player keeps the remaining 9 player disks beside the own board. They mark the developments the player buys, so you can buy at most 9. Option: disk_limit (no limit).
R-SETUP-14 = Use all resource boards whose printed number of players is not higher than the number of players in the game.
R-SETUP-15 = One resource board has 2 action pools and 2 reserve pools. The two other boards have 1 action pool and 1 reserve pool each.
R-SETUP-16 = There are as many action pools as players, and as many reserve pools. With 2 players you use the large resource board, with 3 players one small board more, with 4 players both small boards.
R-SETUP-17 = The action disks in the bag depend on the number of players. For 2 players: 7 black, 7 brown, 4 yellow. For 3 players: 10 black, 10 brown, 7 yellow. For 4 players: 13 black, 13 brown, 10 yellow.
R-SETUP-18 = Fill the pools at random from the bag: first 3 disks into each reserve pool, then 6 disks into each action pool.
R-SETUP-19 = When all pools have been filled for the first time, the bag is empty.
R-SETUP-20 = Players start without food, wood, coal on the farm, Thaler, markers, debts and pit water. The first pit water comes in spring of year 1.

## Course of the game

R-FLOW-01 = The game lasts 3 rounds. Each round is one year.
R-FLOW-02 = Each year has these phases in this order: spring water phase, spring action phase, summer action phase, autumn water phase, autumn action phase, winter.
R-FLOW-03 = In each water phase, in spring and in autumn, every player receives 1 pit water. The Bucket (tile 21) spares its owner this.
R-FLOW-04 = Summer has no water phase.
R-FLOW-05 = Development tiles that you own may change the general rules for you.
R-FLOW-06 = Every action phase has four steps: refill the pools, take disks, set the new turn order, plan and carry out the actions.
R-FLOW-07 = The game has 9 action phases, 3 in each year.
R-FLOW-08 = The game ends after the third winter. Then comes the final scoring.

## Refilling the pools

R-REFILL-01 = In spring of year 1 the pools are not refilled. They have just been filled during set-up.
R-REFILL-02 = Every other action phase begins with all players putting all their action disks back into the bag, used or not.
R-REFILL-03 = Then the disks of each reserve pool move to the action pool that belongs to it. They join the disks that were left there.
R-REFILL-04 = An action pool may now hold more than 6 disks. Nothing is taken away.
R-REFILL-05 = Next, 3 disks are drawn from the bag for each reserve pool. If the bag runs short, the reserve pools are filled in the order of the boards.
R-REFILL-06 = After the reserve pools, each action pool with fewer than 6 disks is filled up to 6 from the bag, in the order of the boards.
R-REFILL-07 = After refilling, the bag is empty.
R-REFILL-08 = If an action pool holds more than 6 disks, the bag is empty before all pools are full. Then the action pools that come last stay below 6 and may even receive nothing.
R-REFILL-09 = The action disks in the bag, in the pools and with the players always add up to 9 per player. Used markers never go into the bag.

## Taking disks

R-TAKE-01 = Disks are taken in two steps. Step 2 begins only when all players have finished step 1.
R-TAKE-02 = In step 1, each player in turn order chooses an action pool and a colour that lies there, and takes all disks of that colour. Step 1 may not be passed.
R-TAKE-03 = The disks of step 1 go on the cart marked 1 of your board.
R-TAKE-04 = If 6 disks of one colour lie in an action pool, you may take all 6 in step 1. The limit of 5 does not count in step 1; from an overfull pool you take even more.
R-TAKE-05 = Only players who took fewer than 5 disks in step 1 may take disks in step 2.
R-TAKE-06 = Step 2 is voluntary. You may pass.
R-TAKE-07 = Step 2 is played in the same turn order as step 1.
R-TAKE-08 = In step 2 you again choose one action pool and one colour. It may be the same pool or the same colour as in step 1.
R-TAKE-09 = After step 2 you may hold at most 5 disks from both steps together.
R-TAKE-10 = In step 2 you take all disks of the chosen colour, but only until you hold 5 disks in all; the rest stays in the pool. Option: second_take_fewer (you may take fewer).
R-TAKE-11 = The disks of step 2 go on the cart marked 2 of your board.
R-TAKE-12 = Some action pools show a water symbol. If you take disks from such a pool in step 1, you must also take 1 pit water. It goes to your water field at once.
R-TAKE-13 = Taking disks in step 2 never brings pit water, not even from a pool with a water symbol.
R-TAKE-14 = You can take disks from an action pool only. The disks of a reserve pool cannot be taken.
R-TAKE-15 = Only in spring of year 1: if you took fewer than 5 disks in both steps together, you may return 1 pit water to the supply. You decide this after step 2 and before the new turn order is set.

## Turn order

R-ORDER-01 = For the turn order, a yellow disk counts 3, a brown disk 2 and a black disk 1.
R-ORDER-02 = Only the disks on cart 1, those of step 1, count for the turn order. Markers do not count.
R-ORDER-03 = The player with the lowest sum becomes first in the new turn order. The others follow by rising sums.
R-ORDER-04 = If players have the same sum, the one who was later in the old turn order goes earlier in the new one.
R-ORDER-05 = The new turn order is set after both steps of taking disks. It holds for carrying out the actions of this phase and for taking disks in the next action phase.

## Planning

R-PLAN-01 = All players plan at the same time. A plan stays hidden from the others and may be changed until everyone is ready; then all plans are revealed together. Option: plan_in_turn_order (one after the other, in the open).
R-PLAN-02 = If the players agree, they plan one after the other in turn order. By default this is off. Option: plan_in_turn_order.
R-PLAN-03 = You can assign disks, food and Thaler to your workers only in the planning step. What an own worker does with the disks is decided when that worker acts.
R-PLAN-04 = Goods that you receive in an action phase cannot pay hired workers in the same phase, because payment is part of planning.
R-PLAN-05 = Each player board starts with three workers: the Farmer and the Farmhand are own workers, the Coal-digger is a hired worker.
R-PLAN-06 = An own worker, Farmer or Farmhand, takes one or more disks. There is no upper limit.
R-PLAN-07 = A hired worker takes exactly one payment and can be paid at most once in each action phase. Only the Windlass marker lets the Haspelknecht work a second time.
R-PLAN-08 = In one action phase, an own worker does only one kind of action, as often as the worker has disks for it.
R-PLAN-09 = There is one exception to this: the same own worker may mine coal and remove pit water in one phase, in any mix.
R-PLAN-10 = All disks on an own worker must have the same colour, except for buying a development. Mixed colours are allowed only on a worker who may buy developments, and only if they match exactly the cost of a tile in play that you do not own yet.
R-PLAN-11 = You need not use all your disks. When carrying out the plan, every single step is voluntary; what you do not use or cannot use lapses, and payments are not returned.

## Carrying out the plan

R-EXEC-01 = After planning, the players act in turn order. Each player carries out all actions of the own workers before the next player begins.
R-EXEC-02 = You choose the order in which your workers act.
R-EXEC-03 = A worker must finish before the next worker of yours starts.

## Own workers

R-FARMER-01 = In one action phase the Farmer can either make food, or make wood, or work in the mine (coal and pit water), or buy one development.
R-FARMER-02 = Each yellow disk on the Farmer gives 1 food. It goes from the supply to your farm.
R-FARMER-03 = Each brown disk on the Farmer gives 1 wood. It goes from the supply to your farm, or directly onto a wood symbol in your mine.
R-FARMER-04 = The same worker cannot make both food and wood in one action phase.
R-FARMER-05 = With each black disk the Farmer either mines 1 accessible coal, in the Pinge or in the Tunnel, or removes up to 2 pit water from the Pinge.
R-FARMER-06 = Coal can be mined only if wood gives access to it where needed and if pit water does not block the mine.
R-FARMER-07 = In one action phase a worker mines either in the Pinge or in the Tunnel, never in both. If a worker empties the Pinge, the remaining black disks of that worker lapse.
R-FARMER-08 = In the same action phase, one worker may take the last coal of the Pinge and a different worker may start in the Tunnel.
R-FARMER-09 = Wood that you receive in an action phase may be used at once, for example in the mine. Other goods received in this phase cannot pay hired workers until the next phase; they may pay a fee for a distant development.
R-FARMER-10 = Goods that you receive in an action phase may pay the fee for a distant development in the same phase. Option: fee_with_fresh_goods (not allowed).
R-FARMHAND-01 = The Farmhand does the same work as the Farmer, but cannot buy developments. The Pickaxe (tile 13) changes that.
R-SUMMER-01 = Summer bonus: if your Farmer makes at least 1 food in summer, you receive 1 extra food, once. Food made by the Farmhand does not count for this. Option: farmhand_summer_bonus (the Improved Farmhand counts too).
R-SYNERGY-01 = Synergy bonus: if your Farmer and your Farmhand both make food in the same action phase, you receive 1 extra food. In summer it comes on top of the summer bonus.
R-SYNERGY-02 = Synergy bonus: if your Farmer and your Farmhand both make wood in the same action phase, you receive 1 extra wood.
R-SYNERGY-03 = Synergy bonus: if your Farmer and your Farmhand both do at least one step in the mine, you may do one extra step: mine 1 coal or remove up to 2 pit water. It does not matter who mines coal and who removes water. Option: mixed_mining_synergy (both must do the same).
R-SYNERGY-04 = The extra mining step counts as one more black disk of the own worker who acts second in this phase. That worker is bound to one area: if this worker has just emptied the Pinge, the extra step is lost. Option: synergy_owner (the step belongs to the player, not to a worker).
R-SYNERGY-05 = There is no synergy bonus for buying developments, not even if both own workers buy one.

## The Pinge

R-PINGE-01 = The Pinge has 7 coal and 2 wood symbols.
R-PINGE-02 = Coal in the Pinge is taken strictly from left to right.
R-PINGE-03 = In the Pinge you need no wood for the coal to the left of the first uncovered wood symbol.
R-PINGE-04 = If you cover a wood symbol in the Pinge with 1 wood, the coal to its right becomes accessible, up to the next uncovered wood symbol.
R-PINGE-05 = Coal mined in the Pinge goes straight to your farm.
R-PINGE-06 = When the seventh coal leaves the Pinge, the Pinge is exhausted at once. From then on you can mine in the Tunnel.
R-PINGE-07 = When the Pinge is exhausted, pit water left there moves to the water field of the Shaft. Since mining needs fewer than 2 pit water, this is normally at most 1.
R-PINGE-08 = When the Pinge is exhausted, the wood placed in it goes back to the supply.
R-PINGE-09 = When the Pinge is exhausted, you lay a tile with Miner and Haspelknecht over the Coal-digger and the Pinge.
R-PINGE-10 = Pinge bonus: you score 2 victory points if you exhaust the Pinge in year 1, and 1 victory point in year 2. In year 3 you score nothing for it.
R-PINGE-11 = You score the Pinge bonus at once.

## Tunnel, Shaft and wood

R-TUNNEL-01 = The Tunnel has 7 sections with 11 coal in all.
R-TUNNEL-02 = The Tunnel has 7 wood symbols, one at the left edge of each section.
R-TUNNEL-03 = No coal of the Tunnel is accessible until the first wood has been placed there.
R-TUNNEL-04 = If you cover a wood symbol in the Tunnel with 1 wood, the section to its right becomes accessible, up to the next uncovered wood symbol.
R-TUNNEL-05 = Coal in the Tunnel is mined strictly from left to right.
R-TUNNEL-06 = You can mine coal in the Tunnel only after your Pinge is exhausted.
R-TUNNEL-07 = Farmer, Farmhand and Miner can mine in the Tunnel. The Coal-digger is no longer there.
R-TUNNEL-08 = Coal mined in the Tunnel goes to the Shaft, not to the farm.
R-TUNNEL-09 = Only the Haspelknecht lifts coal from the Shaft to the farm.
R-WOOD-01 = The books let you place wood on wood symbols of the Pinge at any time. In practice you place it on your own turn while carrying out your plan, even in the middle of a worker's actions, and in winter until your own storage; you lose nothing by that.
R-WOOD-02 = For wood symbols of the Tunnel the same moments apply as for those of the Pinge. You may place wood there even before the Pinge is exhausted. Option: early_tunnel_wood (only after the Pinge is exhausted).
R-WOOD-03 = In the mine you cover the wood symbols one after the other, from left to right.
R-WOOD-04 = Wood placed in the Tunnel stays there until the end of the game. You cannot take it back.

## Pit water

R-WATER-01 = New pit water goes to the water field of the Pinge until the Pinge is exhausted. After that it goes to the water field of the Shaft.
R-WATER-02 = A water field can hold any amount of pit water.
R-WATER-03 = With 2 or more pit water in the Pinge, no coal can be mined there.
R-WATER-04 = With 0 or 1 pit water in the Pinge, coal can be mined there.
R-WATER-05 = With 2 or more pit water in the Shaft, no coal can be lifted to the farm.
R-WATER-06 = With 5 or more pit water in the Shaft, no coal can be mined in the Tunnel.
R-WATER-07 = The Farmer, the Farmhand and the Coal-digger can remove pit water from the Pinge.
R-WATER-08 = Of all workers only the Haspelknecht removes pit water from the Shaft. The Hauling Cable (tile 14) and the Windlass (tile 25) can do it too. Option: shaft_water_only_haspel (Farmer and Farmhand can do it as well).
R-WATER-09 = Pit water that is removed goes back to the supply.
R-WATER-10 = Pit water comes from the water phases in spring and autumn, from pools with a water symbol in step 1 of taking disks, and from the Mining Timber (tile 31) if you choose the wood.

## Hired workers

R-DIGGER-01 = You hire the Coal-digger in planning for exactly one of these: 1 yellow disk, 1 food or 1 Thaler.
R-DIGGER-02 = When paid, the Coal-digger does up to 2 actions.
R-DIGGER-03 = With one action the Coal-digger removes 1 or 2 pit water from the Pinge or mines 1 coal there. Option: digger_choice (when he removes pit water, it is always 2).
R-DIGGER-04 = You choose freely what each action of the Coal-digger is. He can mine only while the Pinge holds fewer than 2 pit water. Option: digger_choice (he must remove water while there are 2 or more pit water, and must mine otherwise).
R-DIGGER-05 = The Coal-digger works only in the Pinge and only until it is exhausted. If the Pinge is exhausted before he acts, his pay is lost. Option: digger_needs (you may pay him only while the Pinge holds accessible coal).
R-MINER-01 = The Miner is available once your Pinge is exhausted and his tile lies on your board. You can pay him from the next planning step on.
R-MINER-02 = You hire the Miner in planning for exactly 1 food or 1 Thaler. A yellow disk cannot pay him.
R-MINER-03 = The Miner mines up to 3 accessible coal in the Tunnel. It goes to the Shaft.
R-MINER-04 = The Miner cannot remove pit water.
R-MINER-05 = The Miner works only in the Tunnel.
R-HASPEL-01 = You hire the Haspelknecht in planning for exactly one of these: 1 yellow disk, 1 food or 1 Thaler.
R-HASPEL-02 = When paid, the Haspelknecht does up to 3 actions.
R-HASPEL-03 = With one action the Haspelknecht removes up to 2 pit water from the Shaft or lifts 1 coal from the Shaft to the farm.
R-HASPEL-04 = While the Shaft holds more than 1 pit water, the Haspelknecht must remove water before he can lift coal.
R-HASPEL-05 = The Haspelknecht is available once your Pinge is exhausted and his tile lies on your board. You can pay him from the next planning step on.
R-HASPEL-06 = The Haspelknecht may lift coal that came into the Shaft earlier in the same action phase.

## Developments

R-DEV-01 = To buy a development, place exactly the disks shown on the tile on one of your own workers who may buy developments. You buy the tile when this worker acts.
R-DEV-02 = In the cost of a tile, a coloured spot needs a disk of that colour. A grey spot takes a disk of any colour.
R-DEV-03 = At the start of the game only the Farmer can buy developments.
R-DEV-04 = Each worker who may buy developments can buy one in each action phase.
R-DEV-05 = The same development tile can be owned by all players.
R-DEV-06 = A player can own each development tile only once.
R-DEV-07 = When you buy a development, you put one of your player disks on the tile, on top of the disks already there. Without a disk left you cannot buy. Option: disk_limit (disks do not run out).
R-DEV-08 = You can always buy tiles of the top row, level 1.
R-DEV-09 = You can buy a tile of levels 2 to 4 without a fee if it touches a tile you own. Any shared side counts, also within the same row. There is no fee then, even if other players own the tile.
R-DEV-10 = A tile of levels 2 to 4 that touches none of your tiles is distant. You can buy it only if another player already owns it, and you must pay a fee.
R-DEV-11 = The fee for a distant development goes to the player whose disk lies on top of the tile.
R-DEV-12 = The fee for a distant development is 1 coal, wood or food on level 2 (the buyer chooses), 1 coal on level 3 and 1 food on level 4. Level 1 has no fee, and a Thaler never pays a fee.
R-DEV-13 = You pay the fee for a distant development from your own farm.
R-DEV-14 = The player who receives the fee puts it on the own farm. It cannot be refused.
R-DEV-15 = Each purchase scores victory points for the order of the buyers. Level 1: 1 for the first buyer. Level 2: 2, then 1. Level 3: 3, 2, 1. Level 4: 4, 3, 2, 1. Later buyers score nothing.
R-DEV-16 = You score the victory points for buying a tile at once.
R-DEV-17 = A development may give you an action marker, a building, goods at once or victory points at the end of the game.

## Action markers

R-MARKER-01 = Tiles 14, 22, 23, 25, 32 and 33 give you one action marker each.
R-MARKER-02 = An action marker can be used exactly once. Then it goes back to the supply.
R-MARKER-03 = A marker cannot be used in the phase in which you bought its tile, but from the next action phase on. Markers that work as a disk are used in planning, the lamp marker on your turn to take disks, the Cable and Windlass markers on your turn to act. Option: marker_window (the Cable marker also in winter before your storage; or all this already from the phase of purchase on).
R-MARKER-04 = Each unused action marker is worth 1 victory point at the end of the game.

## The twenty tiles

R-TILE-11 = Carrying Pole (tile 11): you receive 1 Thaler at once.
R-TILE-12a = Barn (tile 12): you receive a building. In winter you may store 1 coal, 1 wood or 1 food there.
R-TILE-12b = Barn (tile 12): if you store food there, you score 2 victory points in that winter.
R-TILE-13a = Pickaxe (tile 13): lay the Improved Farmhand over your Farmhand. He works as before and may also buy developments.
R-TILE-13b = Pickaxe (tile 13): the Improved Farmhand may buy developments from the next action phase on. Option: pickaxe_delay (at once).
R-TILE-14 = Hauling Cable (tile 14): you receive a marker. Use it once on your turn to act: remove 1 pit water, from the Pinge or the Shaft, and score 1 victory point. Without pit water you cannot use it.
R-TILE-15a = Charcoal Burner (tile 15): you receive a building. On your turn to act you may swap 2 wood for 2 coal from the supply and 1 victory point.
R-TILE-15b = Charcoal Burner (tile 15): you may make this swap at most once in each action phase. Option: charcoal_limit (as often as your wood lasts, also in winter before your storage).
R-TILE-15c = Charcoal Burner (tile 15): you may use it from the action phase after the purchase on. Option: charcoal_limit (already in the phase of purchase).
R-TILE-21 = Bucket (tile 21): you receive no more pit water in the water phases of spring and autumn. Pit water from pools and from tile 31 still comes.
R-TILE-22a = Wheelbarrow (tile 22): you receive a marker that works once as 1 yellow disk.
R-TILE-22b = Wheelbarrow (tile 22): at the end of the game you score 1 victory point for each complete Tunnel section with a wheelbarrow symbol, at most 3.
R-TILE-23 = Ladder (tile 23): you receive a marker that works once as 1 brown disk.
R-TILE-24a = Coal Storage (tile 24): you receive a building. In winter you may store 1 coal and 1 wood there. Option: coal_storage (coal or wood; or coal and food).
R-TILE-24b = Coal Storage (tile 24): if you store a coal there, you score 1 victory point in that winter.
R-TILE-25a = Windlass (tile 25): directly after buying it you may remove 1 pit water, from the Pinge or the Shaft.
R-TILE-25b = Windlass (tile 25): you receive a marker. Use it once, after your Pinge is exhausted, for 3 Haspelknecht actions without pay; you may also pay him in the same phase. Option: windlass_actions (only lifting coal, or only removing water).
R-TILE-31 = Mining Timber (tile 31): choose at once. Either you receive 3 wood and must take 1 pit water, or you receive 1 Thaler.
R-TILE-31c = Mining Timber (tile 31): if you choose the wood, the pit water goes to the water field now in use, that of the Pinge or that of the Shaft.
R-TILE-32a = Oil Lamp (tile 32): you receive 1 Thaler at once.
R-TILE-32b = Oil Lamp (tile 32): you receive a marker. On your turn to take disks you may use it before you choose a pool: swap 1 disk of a reserve pool with 1 disk of the action pool that belongs to it. Option: oil_lamp_same_board (any action pool).
R-TILE-32c = Oil Lamp (tile 32): at the end of the game you score 1 victory point for each complete Tunnel section with an oil lamp symbol, at most 4.
R-TILE-33a = Hammer and Pick (tile 33): you receive 1 wood at once.
R-TILE-33b = Hammer and Pick (tile 33): directly after buying it you may mine 1 accessible coal, from the Pinge to the farm or from the Tunnel to the Shaft. You may place wood first. Too much pit water stops this as well. Option: free_coal_needs_dry_mine (pit water does not stop it).
R-TILE-33c = Hammer and Pick (tile 33): you receive a marker that works once as 1 black disk.
R-TILE-34 = Coal Sacks (tile 34): directly after buying it you may make one swap. Give 1 coal from your farm for 1 Thaler, or 2 coal from your farm for 1 Thaler and 1 food. Coal that came to your farm in this phase cannot be swapped yet. Option: sell_fresh_coal (it can).
R-TILE-35a = Water Mill (tile 35): you receive a building. Once per action phase you may assign disks to it in planning: 2 black disks give 1 Thaler, or 2 yellow disks give 1 food and 2 victory points. Option: mill_repeat (more than once).
R-TILE-35b = Water Mill (tile 35): you may use it from the action phase after the purchase on.
R-TILE-41a = Coal Driver (tile 41): you receive 1 Thaler at once.
R-TILE-41b = Coal Driver (tile 41): at the end of the game you score 1 victory point for each hammer-and-pick symbol on the tiles you own.
R-TILE-42a = Lorry (tile 42): you receive 1 wood at once.
R-TILE-42b = Lorry (tile 42): if your Pinge is already exhausted, you also receive 2 coal from the supply. They go to your Shaft. Option: lorry_during_pinge (also before the Pinge is exhausted).
R-TILE-42c = Lorry (tile 42): if your Pinge is not exhausted yet, you receive only the wood. The coal does not come later either. Option: lorry_during_pinge (2 coal go to the Shaft all the same).
R-TILE-42d = Lorry (tile 42): at the end of the game you score 1 victory point for each complete Tunnel section with a lorry symbol, at most 4.
R-TILE-43a = Handcart (tile 43): you receive 1 food at once.
R-TILE-43b = Handcart (tile 43): at the end of the game you score 1 victory point for each fork symbol on the tiles you own.
R-TILE-44a = Horse and Cart (tile 44): you receive 1 Thaler and 1 food at once.
R-TILE-44b = Horse and Cart (tile 44): in the scoring step of every winter you score 1 victory point for each coal on your farm. The coal chart no longer applies to you. Option: horse_cart_step (you score in the storage step).
R-TILE-45 = Small Coal Mine (tile 45): you receive 3 Thaler at once.

## Winter

R-WINTER-01 = Winter has four steps in this order: scoring, rent, storage, next year.
R-WINTER-02 = The scoring step of winter counts only coal on the farm; coal in the Shaft does not count. Coal stored in an earlier winter counts again.
R-WINTER-03 = The coal chart in winter: 0 to 2 coal score nothing, 3 coal score 2 victory points, each further coal scores 1 more.
R-WINTER-04 = The rent in winter is 2 food in year 1, 2 food and 1 Thaler in year 2, and 1 food and 2 Thaler in year 3.
R-WINTER-05 = If you have the food or Thaler for the rent, you must pay it. Food cannot stand in for Thaler, nor Thaler for food.
R-WINTER-06 = For each food and each Thaler of the rent that you cannot pay, you take 1 debt chit.
R-WINTER-07 = In the storage step you may keep one unit of food, coal or wood on your farm. You may also keep nothing.
R-WINTER-08 = The Barn (tile 12) and the Coal Storage (tile 24) let you store more goods in winter.
R-WINTER-09 = If the unit stored on your farm is wood, you score 1 victory point. Option: farm_storage_vp (food scores, wood does not).
R-WINTER-10 = All food, coal and wood that you do not store goes back to the supply. Coal in the Shaft, wood placed in the mine, Thaler, markers, debts and pit water stay.
R-WINTER-11 = Goods that you stored in winter are yours to use in later phases.
R-WINTER-12 = You score the victory points for stored goods at once.
R-WINTER-13 = At the end of winter the year marker moves on and a new year begins. After year 3 the game ends.

## Final scoring

R-END-01 = At the end of the game each complete Tunnel section scores the 1 to 3 victory points printed on it.
R-END-02 = A Tunnel section is complete if no coal is left in it and wood lies at its left edge.
R-END-03 = All Tunnel sections together are worth 13 victory points.
R-END-04 = The bonus for complete Tunnel sections is at most 3 victory points for the Wheelbarrow, 4 for the Oil Lamp and 4 for the Lorry.
R-END-05 = Building symbols on the tiles you own score together: 1 symbol 1 victory point, 2 symbols 3, 3 symbols 6, 4 symbols 10.
R-END-06 = Building symbols are on tiles 12, 15, 24 and 34. Option: building_symbols (tile 35 instead of tile 34).
R-END-07 = Each unused action marker scores 1 victory point at the end of the game.
R-END-08 = Thaler left at the end of the game score together: 1 Thaler 2 victory points, 2 Thaler 5, 3 Thaler 9, 4 Thaler 14. Each further Thaler scores 6 more.
R-END-09 = At the end of the game the first debt costs 1 victory point. Each further debt costs 2.
R-END-10 = Pit water left on your board at the end of the game costs victory points: the first one is free, each further one costs 1.
R-END-11 = At the end of the game the Coal Driver (tile 41) scores the hammer-and-pick symbols on the tiles of its owner, and the Handcart (tile 43) the fork symbols. Each symbol scores 1 victory point.
R-END-12 = The player with the most victory points wins.
R-TIE-01 = In a tie, the player who mined more coal from the own Pinge and Tunnel wins. Coal from the Charcoal Burner and the Lorry does not count.
R-TIE-02 = If there is still a tie, the player who comes earlier in the last turn order, set in autumn of year 3, wins.

## Variants

R-VARIANT-01 = If all players agree, you may lay out the development tiles in another way.
R-VARIANT-02 = Other layouts are recommended only after one or two games, for experienced players.
R-VARIANT-03 = In another layout, each row needs at least as many tiles as there are players, and never fewer than 3. One tile more than players is recommended. Option: min_tiles_per_row (at least 3).
R-VARIANT-04 = In another layout, each tile of levels 2 to 4 must touch at least one tile of the level just before it.
R-VARIANT-05 = In another layout, no tile may touch a tile two or more levels away from it.
R-VARIANT-06 = If the tile of a building is not in play, the players may agree to start with that building. It does not count as a building symbol.
R-VARIANT-07 = If the Pickaxe (tile 13) is not in play, the players may agree to start with the Improved Farmhand. He may then buy developments from the first action phase on.
R-VARIANT-08 = If 2 players use tiles chosen at random, enough tiles that bring Thaler should be in play for the 3 Thaler of rent (1 in year 2 and 2 in year 3). If there are too few, change some tiles.
R-VARIANT-09 = Twelve layouts with names are printed in the books. The digits of a layout give the number of tiles of levels 1 to 4.
