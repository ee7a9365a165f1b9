### Where the books differ, and what none of them settles: our rulings.

## Where the books differ

difference-02-topic = Charcoal Burner: how often
difference-02-books = The German and French books allow one swap per action phase, from the phase after the purchase on: up to 8 swaps if you buy it in the first spring. The English, Polish and Italian books allow it at any time, without limit or delay.
difference-02-ours = Once per action phase, from the next one on, as corrected in the second edition: without a limit, wood turns into victory points too easily. An option changes this.

difference-03-topic = Lorry while the Pinge holds coal
difference-03-books = The German book gives only the wood then. The French book puts 2 coal into the Shaft even then. The English and Polish books put 2 coal into the Shaft and name no condition; the Italian one takes them from the Shaft by mistake.
difference-03-ours = Only the wood, as the corrected edition expressly says. An option changes this.

difference-03b-topic = Lifting the coal of the Lorry
difference-03b-books = The German book lets you lift the coal of the Lorry at once if you can. The other four do not mention it.
difference-03b-ours = You may lift it in the same phase if your Haspelknecht still has actions ahead of him. Your workers act one after the other, so the coal is there in time.

difference-04-topic = Coal Storage: what it holds
difference-04-books = The German, English and Polish books say 1 coal and 1 wood. The French book says 1 coal or 1 wood, the Italian one 1 coal and 1 food.
difference-04-ours = 1 coal and 1 wood, because three books from both editions agree. An option changes this.

difference-05-topic = Farm storage: which good scores
difference-05-books = The German, English, Polish and Italian books give 1 victory point for wood stored on the farm. The French book gives it for food.
difference-05-ours = Wood scores: four books stand against one, and the Barn already rewards food. An option changes this.

difference-06-topic = Coal-digger: who decides
difference-06-books = In the German and French books you choose each of his two actions, removing water or mining. In the English, Polish and Italian ones the water decides: with more than 1 pit water he removes 2, otherwise he mines 1 coal.
difference-06-ours = You choose freely, as in the second edition; so he can also remove the last pit water, or 3 with two actions. An option changes this.

difference-07-topic = Coal-digger and Haspelknecht: number of actions
difference-07-books = The Coal-digger can do 2 actions in the German and French books, does 2 in the English and Polish ones, and does up to 2 in the Italian one. The Haspelknecht can do 3 actions in the French book and does up to 3 in the other four.
difference-07-ours = The Coal-digger does up to 2 actions, the Haspelknecht up to 3. You may always do fewer.

difference-08-topic = Coal-digger: water per action
difference-08-books = The German and French books let him remove 1 or 2 pit water with an action. The English, Polish and Italian ones say 2.
difference-08-ours = Up to 2, which covers both readings. If the option lets the water decide for him, it is always 2.

difference-09-topic = Coal-digger: when you may hire him
difference-09-books = The German book wants accessible coal in the Pinge, the French one any coal there. The English, Polish and Italian books only say that he works in the Pinge.
difference-09-ours = You may hire him as long as the Pinge holds coal. Wood can still be placed later, so the difference is rarely felt. An option changes this.

difference-10-topic = Water per black disk
difference-10-books = In the German and French books a black disk removes 2 pit water. The English, Polish and Italian ones say 1 or 2.
difference-10-ours = Up to 2, since it must be possible to remove a single one.

difference-11-topic = Water per Haspelknecht action
difference-11-books = The French book says 1 or 2 pit water. The English and Polish books say 2 in the rule but up to 2 in an example; the German and Italian ones say 2.
difference-11-ours = Up to 2, since it must be possible to remove a single one.

difference-12-topic = When the Haspelknecht must remove water
difference-12-books = In the German, French, English and Polish books he must remove water before lifting if there is more than 1. The Italian book says one or more, which contradicts the limit it gives elsewhere.
difference-12-ours = Only with more than 1 pit water in the Shaft.

difference-13-topic = Who removes water from the Shaft
difference-13-books = The German, French and English books allow only the Haspelknecht. The Polish and Italian ones do not say so, and their rule for black disks is not tied to the Pinge.
difference-13-ours = Of all workers only the Haspelknecht; the Hauling Cable and the Windlass help too. An option changes this.

difference-14-topic = Where the five pit water lie
difference-14-books = In the German and French books, 5 or more pit water in the Shaft stop mining in the Tunnel. The English, Polish and Italian texts speak of water in the Tunnel, but their margins name the Shaft.
difference-14-ours = The water field of the Shaft counts; the Tunnel has none of its own.

difference-15-topic = Pickaxe: from when on
difference-15-books = In the German book the Improved Farmhand starts in the next action phase. The other four do not say when.
difference-15-ours = He may buy developments from the next action phase on, in every edition. Otherwise a Farmhand with fitting disks could buy right after the Farmer. An option changes this.

difference-16-topic = What the Improved Farmhand can do
difference-16-books = In the German and French books he can do the same as the Farmer. In the English, Polish and Italian ones he works as a Farmhand and may also buy developments.
difference-16-ours = He works as a Farmhand and may also buy developments; he does not bring the summer bonus. An option changes the latter.

difference-17-topic = Synergy in the mine: whose extra step
difference-17-books = The English book gives the extra step to the worker activated last in this phase; the Polish and Italian ones garble this into “in the last phase”. The German and French books give it to the player and name no worker.
difference-17-ours = It belongs to the own worker who acts second, which fits the example in all books. An option changes this.

difference-18-topic = Synergy: coal and pit water mixed
difference-18-books = In the English, Polish and Italian books both own workers just have to work in the mine, whatever they do there. The German and French books say that both mine or both remove water, but explain this as both holding disks of the same colour.
difference-18-ours = All work with black disks counts as the same job, so one may mine coal and the other remove water. An option changes this.

difference-19-topic = Markers: when you may use them
difference-19-books = The German book says in a later action phase, the English and Polish ones at any time in a later phase. The Italian book speaks of the following phases, the French one of any later time.
difference-19-ours = From the next action phase on and in action phases only, the strictest reading that fits all books. An option changes this.

difference-20-topic = Horse and Cart: when it scores
difference-20-books = The German and French books name the storage step of winter, the English and Polish ones the scoring step. The Italian book speaks of the final scoring step of each winter.
difference-20-ours = In the scoring step, for all coal on the farm, because the tile replaces the coal chart. An option changes this.

difference-21-topic = Paying a fee with fresh goods
difference-21-books = The German and French books let you pay the fee for a distant development with goods of the same phase. The English, Polish and Italian ones only forbid using such goods to activate workers.
difference-21-ours = Allowed, since two books expressly say so. An option changes this.

difference-22-topic = Wood can be used at once
difference-22-books = The German, English, Polish and Italian books name wood as the only good you can use in the phase in which you receive it. The French book does not mention this.
difference-22-ours = Only wood can be used at once; besides, any good may pay a fee in the same phase. Options change this.

difference-23-topic = Planning in turn order
difference-23-books = In the German and French books all players plan at the same time. The English, Polish and Italian ones add that players may agree to plan in turn order.
difference-23-ours = All plan at the same time, as in the second edition. An option changes this.

difference-24-topic = Disks are assigned only in planning
difference-24-books = The German and French books state that disks and payments are assigned only in planning. In the English, Polish and Italian ones this can be seen only from an example.
difference-24-ours = Only in planning; no book contradicts this.

difference-25-topic = One worker after the other
difference-25-books = In the English, Polish, Italian and French books a worker must finish before the next one starts; the French book adds that he uses all his disks. The German book does not mention it.
difference-25-ours = A worker finishes before the next one starts. Without this, the rule that a worker mines in one area only would not hold.

difference-26-topic = Overfull pools
difference-26-books = The English, Polish, Italian and French books say that the last pool then stays below 6 disks. The German book only says that a pool may hold more than 6 and that the bag is emptied.
difference-26-ours = The action pools that come last stay short; with a fixed number of disks nothing else is possible.

difference-27-topic = Second take: one pool, one colour
difference-27-books = The German and French books state that step 2 takes one colour from one pool, and the French one adds that it follows the turn order. The English, Polish and Italian books show it only by example.
difference-27-ours = One action pool, one colour, in turn order.

difference-28-topic = Second take: fewer disks
difference-28-books = The French book has you fill up to 5 disks in all. The other four only say that you may not exceed 5; none of them speaks of taking fewer than you could.
difference-28-ours = You take all disks of the colour up to the limit of 5, or you pass, just as step 1 takes all disks of a colour. An option changes this.

difference-29-topic = First spring: which water goes back
difference-29-books = The German, French and Polish books let you return one pit water. The English and Italian ones speak of your only one.
difference-29-ours = You may return 1 pit water even if you have 2, for you may have received a second one from a pool with a water symbol.

difference-30-topic = The fourth building symbol
difference-30-books = The German and French books name tiles 12, 15, 24 and 34; the other three print no list. Yet tile 34, the Coal Sacks, comes with no building, while all books count tile 35, the Water Mill, among the buildings.
difference-30-ours = Tiles 12, 15, 24 and 34, the only list in print; tile 34 may be a misprint for 35. An option changes this.

difference-31-topic = Water Mill: from when on
difference-31-books = The German, French, English and Polish books let it work from a later action phase on. The Italian book names no delay.
difference-31-ours = From the next action phase on; its disks are assigned in planning anyway.

difference-32-topic = When the Pinge bonus is scored
difference-32-books = The German and French books say that you score it at once. The English, Polish and Italian ones just say that you receive it.
difference-32-ours = You score it at once.

difference-33-topic = When a Tunnel section is complete
difference-33-books = The German and French books want no coal in the section and wood at its left edge. The English, Polish and Italian ones only want it emptied.
difference-33-ours = Both conditions count. It makes no difference, for no section can be emptied without wood.

difference-34-topic = Highest scores for the Tunnel
difference-34-books = The German book names 13 victory points for all sections and at most 3, 4 and 4 for Wheelbarrow, Oil Lamp and Lorry. The French book names only the last three numbers; the others name none.
difference-34-ours = All four numbers hold, as in the German book.

difference-35-topic = Own layouts: fewest tiles in a row
difference-35-books = The German and French books ask for at least as many tiles as players and recommend one more. The English, Polish and Italian ones ask for at least 3; for 3 or 4 players they suggest as many as players or one more.
difference-35-ours = As many as players, and at least 3: this satisfies all books. An option changes this.

difference-36-topic = Own layouts: which tiles must touch
difference-36-books = In the German book each tile touches at least one of the next lower level; in the English, Polish and Italian ones, one of the next higher level. The French book speaks of another colour.
difference-36-ours = Each tile of levels 2 to 4 touches a tile of the level just before it. Only then can every tile be reached.

difference-37-topic = Own layouts: which tiles stay apart
difference-37-books = The German, English, Polish and Italian books forbid contact with a tile two or more levels higher. The French book forbids a difference of two levels.
difference-37-ours = Tiles that touch differ by at most one level; the rule works both ways.

difference-38-topic = When to use the variants
difference-38-books = The German and French books recommend them after one or two games. The English, Polish and Italian ones recommend them to experienced players.
difference-38-ours = This is only advice; you may use them from your first game on.

difference-39-topic = Enough Thaler for two players
difference-39-books = The English book ties the 3 Thaler in its warning to the rent of the third year, against its own rent rule. The other four mean all the Thaler needed, 1 in year 2 and 2 in year 3.
difference-39-ours = 3 Thaler of rent over the whole game.

difference-40-topic = How ties are broken
difference-40-books = The English, Polish and Italian books count the coal taken out of the mine, the German and French ones the coal mined. For the last tie-break only the French book names the turn order of the last action phase.
difference-40-ours = The coal gone from your Pinge and Tunnel counts, not that of the Lorry or the Charcoal Burner. After that the last turn order decides.

difference-41-topic = Oil Lamp: which pools
difference-41-books = In the German, English, Polish and Italian books the marker swaps between a reserve pool and its own action pool. The French book names just a reserve pool and an action pool.
difference-41-ours = Only the action pool that belongs to the reserve pool. An option changes this.

difference-42-topic = Windlass marker: which actions
difference-42-books = The German and French books give 3 Haspelknecht actions. The English and Polish ones speak of 3 times reeling up, the Italian one of 3 times collecting water.
difference-42-ours = Any Haspelknecht actions, since the English book also says that the marker activates him. An option changes this.

difference-43-topic = Hammer and Pick: accessible coal
difference-43-books = The Polish book explains “accessible” as lying to the left of the wood, against its own rules for Pinge and Tunnel. The other four add nothing to the word.
difference-43-ours = The usual rule of access applies.

difference-44-topic = Windlass: removing water at once
difference-44-books = The German, English, Polish and Italian books let you remove 1 pit water. The French book words it as an order.
difference-44-ours = You may remove it, but you need not.

difference-45-topic = Cable marker: at once or not
difference-45-books = The English, Polish, French and Italian books say that the marker removes the water at once. The German book leaves these words out.
difference-45-ours = It makes no difference: the marker works the moment you use it.

difference-46-topic = Mining Timber: which water field
difference-46-books = The French book does not say where the pit water of tile 31 goes. The other four name the water field now in use.
difference-46-ours = It goes to the water field now in use.

difference-47-topic = Coal Sacks: one swap or both
difference-47-books = The German, English, Polish and Italian books let you choose one of the two swaps. The French book lists them as a) and b) without saying so.
difference-47-ours = One of the two, if you wish.

difference-49-topic = Order of the steps in winter
difference-49-books = The overview in the English, Polish and Italian books puts the rent before scoring. Their numbered lists and the German and French books put scoring first.
difference-49-ours = Scoring, rent, storage. The order of the first two has no effect anyway.

difference-50-topic = Where coal from the Tunnel goes
difference-50-books = The French book puts it to the left of the Shaft. The other four put it into the Shaft, to the left of the Tunnel.
difference-50-ours = Into the Shaft.

difference-51-topic = Pinge coal before the first symbol
difference-51-books = The Polish book says in one place that coal before the first empty wood symbol cannot be mined, and contradicts this elsewhere. The other four say that it can.
difference-51-ours = This coal is accessible without wood.

difference-52-topic = Slips in the Italian book
difference-52-books = The Italian book puts only one disk into each reserve pool, gives the rent of the second year twice and garbles some numbers. It also has players take back the disks they should return, and spoils one example.
difference-52-ours = In all these places we follow the other books.

difference-53-topic = Own each tile only once
difference-53-books = The German, French, English and Polish books say that you can own each development tile only once. The Italian book leaves this out.
difference-53-ours = Each player can own each tile once.

difference-54-topic = Which worker buys developments
difference-54-books = The German book speaks of own workers. The English, Polish, Italian and French ones name the Farmer.
difference-54-ours = Every own worker who may buy developments: the Farmer and, with the Pickaxe, the Improved Farmhand.

difference-55-topic = Which disk marks a purchase
difference-55-books = The German and Italian books say “action disk” in one place where they mean a player disk. The other three have it right.
difference-55-ours = A player disk marks the purchase.

difference-56-topic = Where the fee goes
difference-56-books = The German and French books put the fee on the farm of the player who receives it. The other three do not say where it goes.
difference-56-ours = Onto the farm of the player who receives it.

difference-57-topic = Drawing disks blindly
difference-57-books = The Polish, French and Italian books say that disks are drawn from the bag without looking. The German and English ones do not say so.
difference-57-ours = Disks are always drawn at random.

difference-58-topic = What stays in the box
difference-58-books = The German and French books put everything unused back into the box. The English book names only tiles and markers, the Polish and Italian ones only markers.
difference-58-ours = Everything that belongs to tiles not in play stays in the box.

difference-59-topic = What the tile with the Miner covers
difference-59-books = In the Italian book the tile covers the area of the mined coal and the Pinge. In the other four it covers the Coal-digger and the Pinge.
difference-59-ours = It covers the Coal-digger and the Pinge.

difference-60-topic = Example: where the last water goes
difference-60-books = When the Pinge is exhausted in an example, the German and French books move the last pit water to the Shaft. The English, Polish and Italian ones say Tunnel.
difference-60-ours = To the water field of the Shaft.

difference-61-topic = Coal Driver and Handcart: what scores
difference-61-books = In one place the French book counts the tiles that show the symbol, in another the symbols. The other four count symbols.
difference-61-ours = Each symbol scores. It matters only if a tile shows the same symbol twice.

difference-62-topic = Oil Lamp: victory points
difference-62-books = For the complete sections the Polish book gives action points by mistake. The other four give victory points.
difference-62-ours = They are victory points.

difference-63-topic = Placing the Improved Farmhand
difference-63-books = The Polish and Italian books say that you may lay his tile on your board. The other three say that you do.
difference-63-ours = You always place him.

difference-64-topic = Where buildings are placed
difference-64-books = The German and French books put them to the right of the player board. The other three just add them to the board.
difference-64-ours = This has no effect on play.

difference-65-topic = Pit water at the end: none left
difference-65-books = The French book deducts the amount minus 1, which taken literally would give a point for no water at all. The other four deduct only above 1.
difference-65-ours = With 0 or 1 pit water you lose nothing and gain nothing.

difference-66-topic = Developments per phase
difference-66-books = The English, Polish and Italian books allow one purchase per phase. The German and French ones only speak of one action.
difference-66-ours = Each worker who may buy developments can buy one per action phase.

difference-67-topic = Exact number of disks
difference-67-books = The Italian book asks for the exact number of disks for a development. The other four speak of the required disks.
difference-67-ours = Exactly the disks shown; disks left over stay unused on your carts.

difference-68-topic = Hired workers: exactly one payment
difference-68-books = The German, English and Polish books ask for exactly one item as pay. The French book just says one, and so does the Italian one except for the Miner.
difference-68-ours = Exactly one.

difference-69-topic = Wood for every coal
difference-69-books = The English, Polish and Italian books contain a vague sentence that wood must be placed in the Pinge when coal is mined. The German and French ones do not.
difference-69-ours = Wood is needed only to give access; no book names an amount per coal.

difference-70-topic = Taking six disks
difference-70-books = The English, Polish and Italian books allow taking 6 disks of one colour in step 1. The German and French ones name no step.
difference-70-ours = Only in step 1, since after step 2 you may hold at most 5 disks.

difference-71-topic = Rent must be paid
difference-71-books = The French book spells out that you may not keep goods and take debts instead. The other four just call the payment obligatory.
difference-71-ours = If you can pay, you must.

difference-72-topic = Where goods are stored in winter
difference-72-books = In the overview, the English, Polish and Italian books let you store goods in your buildings. The German and French ones say on your player board.
difference-72-ours = On the farm and in your buildings.

difference-73-topic = When a purchase scores
difference-73-books = The German book scores it when you acquire the tile. The other four say immediately.
difference-73-ours = At once, which is the same moment.

difference-74-topic = Order of wood in the Tunnel
difference-74-books = The French book has you place wood from left to right. The other four do not mention an order.
difference-74-ours = From left to right.

difference-75-topic = How long the Coal-digger stays
difference-75-books = The English, Polish and Italian books say that he disappears. In the German and French ones it follows from the tile that covers him.
difference-75-ours = He is gone once the Pinge is exhausted.

difference-76-topic = What brings the summer bonus
difference-76-books = On the year wheel of the Polish and Italian books, yellow disks on the Farmer are enough. In the margin all books say that he makes food.
difference-76-ours = The Farmer must make food. Yellow disks that buy a development do not count.

difference-77-topic = Lorry in the Italian book
difference-77-books = The Italian book takes the 2 coal out of your Shaft. In the other four they go into it.
difference-77-ours = The 2 coal come from the supply and go into the Shaft.

difference-78-topic = Two names for one thing
difference-78-books = The German, French, Italian and Polish books sometimes give the same tile, building or worker two names. The German one, for instance, calls tile 42 both “Hunt” and “Lore”.
difference-78-ours = Each thing has one name throughout our edition.

difference-79-topic = How much the farm stores
difference-79-books = The German book says exactly one unit, the French one at most one. The English, Polish and Italian books say that you can store a single unit.
difference-79-ours = One unit or none, since every book says that you can, not that you must.

difference-80-topic = Fee for an adjacent tile
difference-80-books = The English, Polish, Italian and German books ask for a fee only if no tile of yours is adjacent. The French book first speaks of any tile that another player owns, and limits this only in a heading.
difference-80-ours = There is no fee for a tile that touches one of yours.

difference-81-topic = Either Pinge or Tunnel
difference-81-books = The German book binds a worker to one area per phase, the French one per action. The English, Polish and Italian books name only Farmer and Farmhand, per phase.
difference-81-ours = Each worker works in one of the two per phase. Hired workers have only one area anyway.

difference-82-topic = Where lifted coal goes
difference-82-books = The English, Polish and Italian books say “courtyard” in one place and “farm” elsewhere. The German word “Hof” means both.
difference-82-ours = To the farm; both names mean the same place.

difference-83-topic = Slips in the Polish book
difference-83-books = The Polish book says that no coal can be mined where it means that none has been mined yet, calls yellow disks golden and moves water to the Tunnel. It also skips refilling in the first round instead of the first phase.
difference-83-ours = In all these places we follow the German book.

difference-84-topic = Pools with a water symbol
difference-84-books = In the German book you must also take 1 pit water. The other four say that you also receive it.
difference-84-ours = You must take the pit water.

difference-85-topic = What ends the year
difference-85-books = In the French book the year ends when the phase marker is back on its first field. In the other four it ends when the year marker moves.
difference-85-ours = This has no effect on play.

difference-86-topic = When the Tunnel opens
difference-86-books = The German and French books open it immediately after the last coal of the Pinge. The English, Polish and Italian ones just say “then”.
difference-86-ours = At once, as an example in all books shows.

## Rulings

ruling-01-question = May I leave planned disks or actions of hired workers unused?
ruling-01-answer = Yes, every single step is voluntary. What you do not or cannot use lapses, and payments are not returned.

ruling-02-question = Must I say in planning what my disks are for, or which tile I want to buy?
ruling-02-answer = No, you decide when the worker acts. But disks of mixed colours must exactly fit the cost of some tile in play that you do not own yet.

ruling-03-question = What happens if I can no longer buy the tile I had in mind?
ruling-03-answer = You may use the disks for anything else they fit. Otherwise they lapse.

ruling-04-question = When is it checked who owns a tile, what is adjacent, how many bought before me and whether a fee is due?
ruling-04-answer = When the worker acts, because that is when you buy the tile.

ruling-05-question = Is there a synergy bonus if one own worker removes pit water and the other mines coal?
ruling-05-answer = Yes, both are work with black disks in the same mine. An option changes this.

ruling-06-question = Is there a synergy bonus if one or both own workers buy a development?
ruling-06-answer = No, it exists only for making food, making wood and working in the mine.

ruling-07-question = Is there a synergy bonus if one worker works in the Pinge and the other in the Tunnel?
ruling-07-answer = Yes: if the first worker empties the Pinge, the second gets the extra step in the Tunnel. If the second worker is the one who empties the Pinge, the step is lost, because a worker is bound to one area; an option changes this.

ruling-08-question = Must both own workers achieve something for the synergy bonus?
ruling-08-answer = Yes, each must do the job at least once. Disks alone are not enough.

ruling-09-question = When do I take the extra mining step of the synergy bonus?
ruling-09-answer = While the second worker acts, usually at the end. It works like one more black disk on that worker.

ruling-10-question = Must I use the extra mining step of the synergy bonus?
ruling-10-answer = No, it is voluntary.

ruling-11-question = Does the Improved Farmhand bring the summer bonus?
ruling-11-answer = No, the bonus names only the Farmer. An option changes this.

ruling-12-question = Do the summer bonus and the synergy bonus add up?
ruling-12-answer = Yes. If Farmer and Farmhand both make food in summer, you receive 1 food for each of their yellow disks and 2 more.

ruling-13-question = Does food from the Water Mill or from a tile bring the summer or synergy bonus?
ruling-13-answer = No, your own workers did not make it.

ruling-14-question = May I place wood in the Tunnel before the Pinge is exhausted, and at what moments?
ruling-14-answer = Yes, for only mining needs an exhausted Pinge; an option changes this. You place wood on your own turn to act, even in the middle of a worker’s actions, and in winter until your own storage.

ruling-14b-question = Can I take placed wood back?
ruling-14b-answer = No. Only wood in the Pinge is cleared away when the Pinge is exhausted, and it goes to the supply.

ruling-15-question = Does a marker that works as a disk count for the limit of 5 or for the turn order?
ruling-15-answer = For neither, since it was not taken from a pool.

ruling-16-question = When do I use a marker that works as a disk?
ruling-16-answer = In the planning step of any later action phase, even the very next one. Disks can be assigned only there.

ruling-17-question = What can I use a marker that works as a disk for?
ruling-17-answer = For everything a disk of its colour can do: own workers, developments including grey spots, the Water Mill and, if it is yellow, the Coal-digger or the Haspelknecht. It cannot pay the Miner, who takes no disks.

ruling-18-question = May I use several markers in one phase?
ruling-18-answer = Yes, there is no limit.

ruling-19-question = May the Cable marker or the Windlass remove pit water from the Shaft?
ruling-19-answer = Yes, they remove it from the water field now in use. Otherwise they would be useless late in the game.

ruling-20-question = May I use the Cable marker if I have no pit water?
ruling-20-answer = No. You lose nothing: an unused marker is also worth 1 victory point at the end.

ruling-21-question = At what moment may I use the Cable marker?
ruling-21-answer = At any moment of your own turn to act. An option also allows it in winter.

ruling-22-question = Must my Pinge be exhausted before the Windlass may remove 1 pit water at once?
ruling-22-answer = No, it also removes pit water from the Pinge.

ruling-23-question = May I use the Windlass marker in the phase in which my Pinge is exhausted?
ruling-23-answer = Yes, once the Pinge is exhausted and if you bought the Windlass in an earlier phase. The marker needs no payment in planning.

ruling-24-question = May I split the 3 actions of the Windlass marker between the actions of my workers?
ruling-24-answer = No, they are done in one go, before or after a worker but never in the middle of his work.

ruling-25-question = Does pit water stop the free coal of the Hammer and Pick?
ruling-25-answer = Yes, with 2 or more in the Pinge or 5 or more in the Shaft, as for all mining. An option changes this.

ruling-26-question = May the wood from the Hammer and Pick give access to its free coal?
ruling-26-answer = Yes, you receive the wood first and may place it at once.

ruling-27-question = What if the free coal of the Hammer and Pick is the last one in the Pinge?
ruling-27-answer = Then the Pinge is exhausted as usual, with the Pinge bonus.

ruling-29-question = Does winter still belong to the year for the Pinge bonus?
ruling-29-answer = Yes, the year lasts until the year marker moves. But nothing can be mined in winter, so it never matters.

ruling-30-question = What if I paid the Coal-digger but another worker empties the Pinge first?
ruling-30-answer = His pay is lost and he does nothing. You choose the order of your workers, so you can avoid this.

ruling-31-question = What if the Coal-digger empties the Pinge with his first action?
ruling-31-answer = His second action lapses, since he works only in the Pinge.

ruling-32-question = What happens to the black disks left on a worker who has emptied the Pinge?
ruling-32-answer = They are lost: he may not go on in the Tunnel, and pit water in the Shaft is not his job.

ruling-33-question = May I pay the Coal-digger while no coal in the Pinge is accessible?
ruling-33-answer = Yes, as long as coal lies there: he can remove pit water, and you may place wood later. An option changes this.

ruling-34-question = May I plan the Miner or the Haspelknecht in the phase in which I am going to exhaust the Pinge?
ruling-34-answer = No, their tile is not on your board yet when you plan.

ruling-35-question = May I hire both the Miner and the Haspelknecht in one phase?
ruling-35-answer = Yes, each of them once.

ruling-36-question = May I pay the rent with Thaler instead of food, or with food instead of Thaler?
ruling-36-answer = No, each is counted on its own.

ruling-37-question = What if I can pay only part of the rent?
ruling-37-answer = You pay as much food and as many Thaler as you can and take a debt for each one missing.

ruling-38-question = Can I pay back debts later?
ruling-38-answer = No. No book provides for it.

ruling-39-question = What happens to coal in the Shaft in winter?
ruling-39-answer = It stays there. It is not on the farm, so it is neither scored nor returned.

ruling-40-question = What happens to Thaler, markers, debts and pit water in winter?
ruling-40-answer = They all stay. They are not goods that need storing.

ruling-42-question = Do stored goods score in the third winter too?
ruling-42-answer = Yes, every winter has all its steps up to storage.

ruling-43-question = Do goods stored in one winter count again in the next?
ruling-43-answer = Yes. Coal you still have is scored again, and goods you store again score again.

ruling-45-question = Are there only 16 Thaler?
ruling-45-answer = No, they do not run out, for no book says what would happen then. An option changes this.

ruling-46-question = Are there only 24 debts?
ruling-46-answer = No, they do not run out; four players could need more than 24. An option changes this.

ruling-47-question = May I buy more than 9 developments?
ruling-47-answer = No, each purchase needs one of your 9 player disks. An option changes this.

ruling-48-question = Who receives the fee for a tile of level 1?
ruling-48-answer = Nobody, since level 1 has no fee.

ruling-49-question = Who chooses the good that is paid as the fee for level 2?
ruling-49-answer = The player who pays.

ruling-50-question = May I refuse a fee?
ruling-50-answer = No, you always receive it.

ruling-51-question = Must I pay a fee if the tile is adjacent to one of mine and others own it too?
ruling-51-answer = No, a fee is due only if none of your tiles is adjacent.

ruling-53-question = Does a tile of mine in the same row or in a later one also count as adjacent?
ruling-53-answer = Yes, every shared side counts.

ruling-54-question = If the Farmer buys a tile, does it count as adjacent for the Improved Farmhand in the same turn?
ruling-54-answer = Yes, if the Farmer acts first: your workers act one after the other.

ruling-55-question = May I use a fee I receive in the same phase?
ruling-55-answer = Of all goods received in a phase only wood can be used at once; besides, any of them may pay a fee in turn. Options change this.

ruling-56-question = What if all action pools are empty when it is my turn to take disks?
ruling-56-answer = You take nothing, and your sum for the turn order is 0. In practice this hardly ever happens.

ruling-57-question = What if a pool holds 7 or more disks of one colour?
ruling-57-answer = In step 1 you take them all, since the rule says all disks of one colour.

ruling-58-question = In what order are the pools filled when the bag runs short?
ruling-58-answer = First the reserve pools, then the action pools; the board with the lowest printed number of players comes first, and on each board you go from left to right.

ruling-59-question = What if the bag does not hold enough disks for all reserve pools?
ruling-59-answer = They are filled in the same order until the bag is empty.

ruling-60-question = What if three or more players tie for the turn order?
ruling-60-answer = Among them the old order is reversed.

ruling-61-question = May I take from the same pool or take the same colour again in step 2?
ruling-61-answer = Yes, both are allowed.

ruling-62-question = May I pass in step 1?
ruling-62-answer = No, only step 2 is voluntary.

ruling-63-question = Does passing in step 2 matter for the turn order?
ruling-63-answer = No, only the disks on cart 1 count.

ruling-64-question = In the first spring, does “fewer than 5 disks” mean step 1 alone or both steps together?
ruling-64-answer = Both steps together, checked after step 2. You may then return 1 pit water, even one from a pool with a water symbol, but you need not.

ruling-65-question = When do I receive the pit water of a pool with a water symbol?
ruling-65-answer = The moment you take the disks. It goes to the water field now in use, and you cannot refuse it.

ruling-66-question = How often may I use the Water Mill in one phase?
ruling-66-answer = Once per action phase, for one of its two swaps; you assign the disks in planning. No book gives a limit, and an option changes this.

ruling-67-question = Does the Water Mill count as a worker?
ruling-67-answer = No, it is an extra field and brings no synergy bonus. You use it between your workers, whenever you like on your turn to act.

ruling-68-question = May the Charcoal Burner use wood made in the same phase?
ruling-68-answer = Yes, wood can be used at once.

ruling-69-question = May I use the Charcoal Burner in winter?
ruling-69-answer = No, it works once per action phase, and winter has none. An option changes this.

ruling-71-question = Does the Bucket stop pit water from pools or from the Mining Timber?
ruling-71-answer = No, it stops only the pit water of the water phases in spring and autumn.

ruling-72-question = Must I make the swap of the Coal Sacks, and can I make it more than once?
ruling-72-answer = You need not make it, and you can make it only once.

ruling-73-question = What does the Horse and Cart score for 1 or 2 coal?
ruling-73-answer = 1 victory point for each coal, since the coal chart no longer applies to you.

ruling-74-question = Does a building I start with in a variant count as a building symbol?
ruling-74-answer = No, building symbols are on development tiles, and you do not own that tile.

ruling-75-question = If we start with the Improved Farmhand, may he buy developments from the first phase on?
ruling-75-answer = Yes.

ruling-76-question = Can my score fall below zero?
ruling-76-answer = Yes. If you pass 50 victory points, you just go round the score track again.

ruling-77-question = Which coal counts for the tie-break?
ruling-77-answer = All that is gone from your Pinge and Tunnel: 18 minus the cubes still there. The free coal of the Hammer and Pick counts, coal from the Lorry and the Charcoal Burner does not.

ruling-78-question = Which turn order decides the last tie?
ruling-78-answer = The one set in autumn of year 3.

ruling-80-question = In a section with 2 coal, does it matter which one I mine first?
ruling-80-answer = No.

ruling-81-question = May I place wood between two coal that the Miner mines?
ruling-81-answer = Yes, wood may be placed even in the middle of a worker’s actions.

ruling-82-question = May coal that came into the Shaft in this phase be lifted in the same phase?
ruling-82-answer = Yes, your workers act one after the other, so let the Haspelknecht act later.

ruling-84-question = Is the pay of a hired worker lost if he then does nothing?
ruling-84-answer = Yes, he is paid in planning, and nothing is returned.

ruling-85-question = Is my plan secret, and may I change it?
ruling-85-answer = It stays secret until all players are ready, and until then you may change it. The option “Planning in turn order” makes plans open.

ruling-86-question = May I pay a fee with a Thaler?
ruling-86-answer = No, only with coal, wood or food.

ruling-88-question = When is the lamp marker used, and who chooses the disks?
ruling-88-answer = On your own turn in step 1 or 2, before you choose a pool. You choose both disks: one from a reserve pool and one from the action pool that belongs to it.

ruling-90-question = If I buy the Lorry while my Pinge holds coal, do I receive the 2 coal later?
ruling-90-answer = No, then the wood is all you get. An option gives you the coal at once instead.

ruling-92-question = Does a new year still begin after year 3?
ruling-92-answer = No, the final scoring follows.

ruling-93-question = Must I store goods in winter?
ruling-93-answer = No. You decide whether to store something and what.

ruling-98-question = May an own worker do nothing while hired workers work?
ruling-98-answer = Yes, nobody has to work.

ruling-99-question = Does a tile that another player bought earlier in this phase count as owned by that player?
ruling-99-answer = Yes, because this is checked when you buy.

ruling-100-question = How much pit water can move to the Shaft when the Pinge is exhausted?
ruling-100-answer = Normally at most 1, because mining the last coal needs fewer than 2.

ruling-101-question = How much coal fits into the Shaft?
ruling-101-answer = Any amount; no book names a limit.

ruling-102-question = May a yellow disk from either cart pay a hired worker?
ruling-102-answer = Yes, if the worker takes disks. The carts matter only for the turn order.

ruling-103-question = May both own workers buy a development in one phase?
ruling-103-answer = Yes, if your Farmhand may buy developments: two different tiles, one after the other.

ruling-104-question = May I pay the Miner while 5 or more pit water lie in the Shaft?
ruling-104-answer = Yes, but let the Haspelknecht remove water first, or the Miner will mine nothing.

ruling-105-question = Does a yellow marker on the Farmer count for the summer bonus and the synergy bonus?
ruling-105-answer = Yes, it works just like a yellow disk.

ruling-106-question = If the pit water decides what the Coal-digger does, what if no coal is accessible once he has removed it?
ruling-106-answer = Then his second action lapses.

ruling-107-question = If the Lorry brings coal before the Pinge is exhausted, when can it be lifted?
ruling-107-answer = As soon as the Haspelknecht is available, that is, after the Pinge is exhausted.

ruling-108-question = May disks of different colours lie on the Farmhand?
ruling-108-answer = Only on the Improved Farmhand, and only to buy a development.

ruling-109-question = Must the disks match the cost of a development exactly?
ruling-109-answer = Yes, a worker with more disks than the tile costs cannot buy it.

ruling-110-question = Does each player have 11 player disks and no more?
ruling-110-answer = Yes: 9 for developments, 1 for the turn order and 1 for the score track.
