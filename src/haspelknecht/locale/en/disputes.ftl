### Where the books differ, and what none of them settles: our rulings.

## Where the books differ

difference-02-topic = Charcoal Burner: how often
difference-02-books = The German and French books allow one exchange per action phase, starting with the phase after you buy it: up to 8 if you buy it in the first spring. The English, Polish and Italian books allow it at any time, without a limit or a delay.
difference-02-ours = Once per action phase, from the next phase, as corrected in the second edition. Without a limit, it would be too easy to turn wood into victory points. The option “{ option-charcoal-limit }” changes this.

difference-03-topic = Lorry before the Pinge is exhausted
difference-03-books = The German book then gives only the wood. The French book puts 2 coal into the Shaft even then. The English and Polish books put 2 coal into the Shaft without any condition. The Italian book takes them from the Shaft by mistake.
difference-03-ours = Only the wood, as the corrected edition explicitly says. The option “{ option-lorry-during-pinge }” changes this.

difference-03b-topic = Lifting the Lorry’s coal
difference-03b-books = The German book lets you lift the Lorry’s coal immediately if you can. The other four don’t mention it.
difference-03b-ours = You may lift it in the same phase if your Haspelknecht still has actions left. Your workers act one after another, so the coal is there in time.

difference-04-topic = Coal Storage: what it holds
difference-04-books = The German, English and Polish books say 1 coal and 1 wood. The French book says 1 coal or 1 wood, the Italian book 1 coal and 1 food.
difference-04-ours = 1 coal and 1 wood, because three books from both editions agree. The option “{ option-coal-storage }” changes this.

difference-05-topic = Farm storage: which resource scores
difference-05-books = In the German, English, Polish and Italian books, you score 1 victory point for wood stored on your farm. In the French book, you score it for food.
difference-05-ours = You score for wood: four books against one, and the Barn already rewards food. The option “{ option-farm-storage-vp }” changes this.

difference-06-topic = Coal-digger: who decides
difference-06-books = In the German and French books, you choose each of the two actions: remove water or mine. In the English, Polish and Italian books, the water decides: with more than 1 pit water, the Coal-digger removes 2; otherwise, the Coal-digger mines 1 coal.
difference-06-ours = You choose freely, as in the second edition. So the Coal-digger can also remove the last pit water, or 3 with two actions. The option “{ option-digger-choice }” changes this.

difference-07-topic = Coal-digger and Haspelknecht: number of actions
difference-07-books = The German and French books allow the Coal-digger 2 actions. The English and Polish books say 2, the Italian book up to 2. The French book allows the Haspelknecht 3 actions. The other four say up to 3.
difference-07-ours = Up to 2 actions for the Coal-digger, up to 3 for the Haspelknecht. You may always carry out fewer.

difference-08-topic = Coal-digger: water per action
difference-08-books = In the German and French books, the Coal-digger removes 1 or 2 pit water per action. The English, Polish and Italian books say 2.
difference-08-ours = Up to 2, which covers both readings. If the option “{ option-digger-choice }” lets the pit water decide, it’s always 2.

difference-09-topic = Hiring the Coal-digger
difference-09-books = The German book requires accessible coal in the Pinge, the French book just some coal there. The English, Polish and Italian books only say that the Coal-digger works in the Pinge.
difference-09-ours = You may hire the Coal-digger as long as there’s coal in the Pinge. You can still place wood later, so it rarely makes a difference. The option “{ option-digger-needs }” changes this.

difference-10-topic = Water per black disk
difference-10-books = In the German and French books, you remove 2 pit water with a black disk. The English, Polish and Italian books say 1 or 2.
difference-10-ours = Up to 2, because you must be able to remove a single one.

difference-11-topic = Water per Haspelknecht action
difference-11-books = The French book says 1 or 2 pit water. The English and Polish books say 2 in the rule but up to 2 in an example. The German and Italian books say 2.
difference-11-ours = Up to 2, because you must be able to remove a single one.

difference-12-topic = When the Haspelknecht must remove water
difference-12-books = In the German, French, English and Polish books, the Haspelknecht must remove water before lifting if there is more than 1. The Italian book says one or more, which contradicts the limit it gives elsewhere.
difference-12-ours = Only with more than 1 pit water in the Shaft.

difference-13-topic = Who removes water from the Shaft
difference-13-books = The German, French and English books allow only the Haspelknecht. The Polish and Italian books don’t say so, and their rule for black disks isn’t limited to the Pinge.
difference-13-ours = The Haspelknecht is the only worker who can; the Hauling Cable and the Windlass can too. The option “{ option-shaft-water-only-haspel }” changes this.

difference-14-topic = Where the five pit water are
difference-14-books = In the German and French books, 5 or more pit water in the Shaft stop mining in the Tunnel. The English, Polish and Italian books say Tunnel in the text, but Shaft in the margin.
difference-14-ours = The Shaft’s water field counts. The Tunnel has none of its own.

difference-15-topic = Pickaxe: when it takes effect
difference-15-books = In the German book, the Improved Farmhand starts in the next action phase. The other four don’t say when.
difference-15-ours = The Improved Farmhand can buy developments from the next action phase, in every edition. Otherwise a Farmhand with matching disks could buy right after the Farmer. The option “{ option-pickaxe-delay }” changes this.

difference-16-topic = What the Improved Farmhand can do
difference-16-books = In the German and French books, the Improved Farmhand can do the same as the Farmer. In the English, Polish and Italian books, the Improved Farmhand works as a Farmhand and can also buy developments.
difference-16-ours = The Improved Farmhand works as a Farmhand and can also buy developments, but doesn’t trigger the summer bonus. The option “{ option-farmhand-summer-bonus }” changes the summer bonus.

difference-17-topic = Synergy in the mine: who gets the extra action
difference-17-books = The English book gives the extra action to the worker activated last in this phase; the Polish and Italian books garble this into “in the last phase”. The German and French books give it to the player and mention no worker.
difference-17-ours = It belongs to the Farmer or the Farmhand, whichever acts second. This fits the example in all books. The option “{ option-synergy-owner }” changes this.

difference-18-topic = Synergy: coal and pit water together
difference-18-books = In the English, Polish and Italian books, the Farmer and the Farmhand just have to work in the mine, whatever they do there. The German and French books say that both mine or both remove water, but explain this as both having disks of the same colour.
difference-18-ours = All work with black disks counts as the same job, so one may mine coal and the other remove water. The option “{ option-mixed-mining-synergy }” changes this.

difference-19-topic = Markers: when you can use them
difference-19-books = The German book says in a later action phase, the English and Polish books at any time in a later phase. The Italian book says in the following phases, the French book at any later time.
difference-19-ours = From the next action phase, and only in action phases: the strictest reading that fits all books. The option “{ option-marker-window }” changes this.

difference-20-topic = Horse and Cart: when it scores
difference-20-books = The German and French books say in the storage step of winter, the English and Polish books in the scoring step. The Italian book says in the final scoring step of each winter.
difference-20-ours = In the scoring step, for all coal on your farm, because the tile replaces the coal chart. The option “{ option-horse-cart-step }” changes this.

difference-21-topic = Paying a fee with new resources
difference-21-books = The German and French books let you pay the fee for a distant development with resources from the same phase. The English, Polish and Italian books only forbid using such resources to activate workers.
difference-21-ours = Allowed, because two books explicitly say so. The option “{ option-fee-with-fresh-goods }” changes this.

difference-22-topic = Using wood immediately
difference-22-books = The German, English, Polish and Italian books say that wood is the only resource you can use in the phase you receive it. The French book doesn’t mention this.
difference-22-ours = You can use only wood immediately, with one exception: you may pay a fee in the same phase with any resource. The options “{ option-fee-with-fresh-goods }” and “{ option-sell-fresh-coal }” change this.

difference-23-topic = Planning in turn order
difference-23-books = In the German and French books, all players plan at the same time. The English, Polish and Italian books add that players may agree to plan in turn order.
difference-23-ours = Everyone plans at the same time, as in the second edition. The option “{ option-plan-in-turn-order }” changes this.

difference-24-topic = Assigning disks only in the planning step
difference-24-books = The German and French books say that you assign disks and payments only in the planning step. In the English, Polish and Italian books, only an example shows this.
difference-24-ours = Only in the planning step. No book contradicts this.

difference-25-topic = One worker after another
difference-25-books = In the English, Polish, Italian and French books, a worker must finish before the next one starts. The French book adds that a worker uses all their disks. The German book doesn’t mention it.
difference-25-ours = A worker finishes before the next one starts. Otherwise a worker couldn’t be limited to one mining area.

difference-26-topic = Overfull pools
difference-26-books = The English, Polish, Italian and French books say that the last pool then stays below 6 disks. The German book only says that a pool may hold more than 6 and that the bag is emptied.
difference-26-ours = The last action pools get fewer disks. With a fixed number of disks, nothing else is possible.

difference-27-topic = Second take: one pool, one colour
difference-27-books = The German and French books say that you take one colour from one pool in the second take, and the French book adds that you do so in turn order. The English, Polish and Italian books show it only in an example.
difference-27-ours = One action pool, one colour, in turn order.

difference-28-topic = Second take: taking fewer disks
difference-28-books = In the French book, you fill up to 5 disks in total. The other four only say that you may not have more than 5. None of them mentions taking fewer than you could.
difference-28-ours = You take all disks of the colour up to the limit of 5, or you pass, just as you take all disks of a colour in the first take. The option “{ option-second-take-fewer }” changes this.

difference-29-topic = First spring: which water you return
difference-29-books = The German, French and Polish books let you return one pit water. The English and Italian books assume that you have only one.
difference-29-ours = You may return 1 pit water even if you have 2: you may have received a second one from a pool with a water symbol.

difference-30-topic = The fourth building symbol
difference-30-books = The German and French books name tiles 12, 15, 24 and 34; the other three print no list. But tile 34, the Coal Sacks, has no building, while all books list tile 35, the Water Mill, among the buildings.
difference-30-ours = Tiles 12, 15, 24 and 34, the only list in print. Tile 34 may be a misprint for 35. The option “{ option-building-symbols }” changes this.

difference-31-topic = Water Mill: when it takes effect
difference-31-books = In the German, French, English and Polish books, you can use it in a later action phase. The Italian book mentions no delay.
difference-31-ours = From the next action phase. You place its disks in the planning step anyway.

difference-32-topic = When you score the Pinge bonus
difference-32-books = The German and French books say that you score it immediately. The English, Polish and Italian books just say that you receive it.
difference-32-ours = You score it immediately.

difference-33-topic = When a Tunnel section is complete
difference-33-books = The German and French books say that there must be no coal in the section and wood at its left edge. In the English, Polish and Italian books, the section just has to be empty.
difference-33-ours = Both conditions count. It makes no difference, because you can’t empty a section without wood.

difference-34-topic = Maximum points for the Tunnel
difference-34-books = The German book gives 13 victory points for all sections and at most 3, 4 and 4 for the Wheelbarrow, Oil Lamp and Lorry. The French book gives only the last three numbers. The others give none.
difference-34-ours = All four numbers apply, as in the German book.

difference-35-topic = Your own layouts: minimum tiles per row
difference-35-books = The German and French books require at least as many tiles as players and recommend one more. The English, Polish and Italian books require at least 3; for 3 or 4 players, they suggest as many as players or one more.
difference-35-ours = As many as players, and at least 3: this satisfies all books. The option “{ option-min-tiles-per-row }” changes this.

difference-36-topic = Your own layouts: which tiles must be adjacent
difference-36-books = In the German book, each tile is adjacent to at least one of the next lower level; in the English, Polish and Italian books, to one of the next higher level. The French book just says one of another colour.
difference-36-ours = Each tile of levels 2 to 4 is adjacent to a tile of the level just before it. Only then can you reach every tile.

difference-37-topic = Your own layouts: which tiles must stay apart
difference-37-books = The German, English, Polish and Italian books forbid contact with a tile two or more levels higher. The French book forbids a difference of two levels.
difference-37-ours = Adjacent tiles differ by one level at most. The rule works both ways.

difference-38-topic = When to use the variants
difference-38-books = The German and French books recommend them after one or two games. The English, Polish and Italian books recommend them to experienced players.
difference-38-ours = This is only advice. You may use them in your first game.

difference-39-topic = Enough Thaler for two players
difference-39-books = The English book ties the 3 Thaler in its warning to the rent of the third year, which contradicts its own rent rule. The other four mean all the Thaler you need, 1 in year 2 and 2 in year 3.
difference-39-ours = 3 Thaler of rent over the whole game.

difference-40-topic = How ties are broken
difference-40-books = The English, Polish and Italian books count the coal removed from the mine, the German and French books the coal mined. For the last tie-break, only the French book says that the turn order of the last action phase counts.
difference-40-ours = The coal removed from your Pinge and Tunnel counts, not coal from the Lorry or the Charcoal Burner. After that, the last turn order decides.

difference-41-topic = Oil Lamp: which pools
difference-41-books = In the German, English, Polish and Italian books, you swap between a reserve pool and its own action pool. The French book just says a reserve pool and an action pool.
difference-41-ours = Only the reserve pool’s own action pool. The option “{ option-oil-lamp-same-board }” changes this.

difference-42-topic = Windlass marker: which actions
difference-42-books = The German and French books give 3 Haspelknecht actions. The English and Polish books say reeling up 3 times, the Italian book collecting water 3 times.
difference-42-ours = Any Haspelknecht actions, because the English book also says that the marker activates the Haspelknecht. The option “{ option-windlass-actions }” changes this.

difference-43-topic = Hammer and Pick: accessible coal
difference-43-books = The Polish book explains “accessible” as being to the left of the wood, which contradicts its own rules for the Pinge and the Tunnel. The other four add nothing to the word.
difference-43-ours = The usual access rule applies.

difference-44-topic = Windlass: removing water immediately
difference-44-books = The German, English, Polish and Italian books let you remove 1 pit water. The French book tells you to.
difference-44-ours = You may remove it, but you don’t have to.

difference-45-topic = Cable marker: immediately or not
difference-45-books = The English, Polish, French and Italian books say that you remove the water immediately. The German book leaves this word out.
difference-45-ours = It makes no difference: the marker takes effect when you use it.

difference-46-topic = Mining Timber: which water field
difference-46-books = The French book doesn’t say where the pit water from tile 31 goes. The other four say to the water field currently in use.
difference-46-ours = It goes to the water field currently in use.

difference-47-topic = Coal Sacks: one exchange or both
difference-47-books = In the German, English, Polish and Italian books, you choose one of the two exchanges. The French book lists them as a) and b) without saying so.
difference-47-ours = One of the two, if you want.

difference-49-topic = Order of the steps in winter
difference-49-books = The overview in the English, Polish and Italian books puts the rent before scoring. Their numbered lists and the German and French books put scoring first.
difference-49-ours = Scoring, rent, storage. The order of the first two has no effect anyway.

difference-50-topic = Where coal from the Tunnel goes
difference-50-books = The French book puts it to the left of the Shaft. The other four put it into the Shaft, to the left of the Tunnel.
difference-50-ours = Into the Shaft.

difference-51-topic = Pinge coal before the first symbol
difference-51-books = The Polish book says in one place that you can’t mine coal before the first empty wood symbol, and contradicts this elsewhere. The other four say that you can.
difference-51-ours = This coal is accessible without wood.

difference-52-topic = Errors in the Italian book
difference-52-books = The Italian book puts only one disk into each reserve pool, gives the rent of the second year twice and gets some numbers wrong. It also has players take back the disks they should return, and contains an error in an example.
difference-52-ours = In all these places, we follow the other books.

difference-53-topic = Owning each tile only once
difference-53-books = The German, French, English and Polish books say that you can own each development tile only once. The Italian book leaves this out.
difference-53-ours = You can own each tile once.

difference-54-topic = Which worker buys developments
difference-54-books = The German book says your own workers. The English, Polish, Italian and French books say the Farmer.
difference-54-ours = Any of your own workers who can buy developments: the Farmer and, with the Pickaxe, the Improved Farmhand.

difference-55-topic = Which disk marks a purchase
difference-55-books = The German and Italian books say “action disk” in one place where they mean a player disk. The other three have it right.
difference-55-ours = You mark the purchase with a player disk.

difference-56-topic = Where the fee goes
difference-56-books = In the German and French books, the player who receives the fee puts it on their farm. The other three don’t say where it goes.
difference-56-ours = On the farm of the player who receives it.

difference-57-topic = Drawing disks without looking
difference-57-books = The Polish, French and Italian books say that you draw disks from the bag without looking. The German and English books don’t say so.
difference-57-ours = Disks are always drawn at random.

difference-58-topic = What stays in the box
difference-58-books = The German and French books put everything unused back into the box. The English book mentions only tiles and markers, the Polish and Italian books only markers.
difference-58-ours = Everything that belongs to tiles not in play stays in the box.

difference-59-topic = What the Miner and Haspelknecht tile covers
difference-59-books = In the Italian book, the tile covers the area of the mined coal and the Pinge. In the other four, it covers the Coal-digger and the Pinge.
difference-59-ours = It covers the Coal-digger and the Pinge.

difference-60-topic = Example: where the last water goes
difference-60-books = When the Pinge is exhausted in an example, the German and French books move the last pit water to the Shaft. The English, Polish and Italian books say Tunnel.
difference-60-ours = To the Shaft’s water field.

difference-61-topic = Coal Driver and Handcart: what scores
difference-61-books = The French book counts the tiles that show the symbol in one place and the symbols in another. The other four count symbols.
difference-61-ours = Each symbol scores. It matters only if a tile shows the same symbol twice.

difference-62-topic = Oil Lamp: victory points
difference-62-books = For complete sections, the Polish book gives action points by mistake. The other four give victory points.
difference-62-ours = They are victory points.

difference-63-topic = Placing the Improved Farmhand
difference-63-books = The Polish and Italian books say that you may place the tile on your board. The other three say that you do.
difference-63-ours = You always place it.

difference-64-topic = Where buildings are placed
difference-64-books = The German and French books put them to the right of your player board. The other three just add them to the board.
difference-64-ours = This has no effect on the game.

difference-65-topic = Pit water at the end: none left
difference-65-books = The French book deducts the amount minus 1, which would literally give you a point for having no water. The other four deduct only above 1.
difference-65-ours = With 0 or 1 pit water, you neither lose nor gain anything.

difference-66-topic = Developments per phase
difference-66-books = The English, Polish and Italian books allow one purchase per phase. The German and French books only mention one action.
difference-66-ours = Each worker who can buy developments may buy one per action phase.

difference-67-topic = Exact number of disks
difference-67-books = The Italian book requires the exact number of disks for a development. The other four just say the required disks.
difference-67-ours = Exactly the disks shown. Extra disks stay unused on your carts.

difference-68-topic = Hired workers: exactly one payment
difference-68-books = The German, English and Polish books require exactly one item as payment. The French book just says one, and so does the Italian book, except for the Miner.
difference-68-ours = Exactly one.

difference-69-topic = Wood for every coal
difference-69-books = The English, Polish and Italian books contain a vague sentence that wood must be placed in the Pinge when coal is mined. The German and French books don’t.
difference-69-ours = You need wood only for access. No book gives an amount per coal.

difference-70-topic = Taking six disks
difference-70-books = The English, Polish and Italian books let you take 6 disks of one colour in the first take. The German and French books don’t say in which take.
difference-70-ours = Only in the first take, because you may have at most 5 disks after the second.

difference-71-topic = Paying rent is mandatory
difference-71-books = The French book spells out that you may not keep resources and take debts instead. The other four just call the payment obligatory.
difference-71-ours = If you can pay, you must.

difference-72-topic = Where you store resources in winter
difference-72-books = In their overview, the English, Polish and Italian books let you store resources in your buildings. The German and French books say on your player board.
difference-72-ours = On the farm and in your buildings.

difference-73-topic = When a purchase scores
difference-73-books = In the German book, you score when you acquire the tile. The other four say immediately.
difference-73-ours = Immediately, which is the same moment.

difference-74-topic = Order of wood in the Tunnel
difference-74-books = In the French book, you place wood from left to right. The other four don’t mention an order.
difference-74-ours = From left to right.

difference-75-topic = How long the Coal-digger stays
difference-75-books = The English, Polish and Italian books say that the Coal-digger is no longer available. In the German and French books, this follows because a tile covers the Coal-digger.
difference-75-ours = The Coal-digger is gone once the Pinge is exhausted.

difference-76-topic = What triggers the summer bonus
difference-76-books = On the year wheel of the Polish and Italian books, yellow disks on the Farmer are enough. In the margin, all books say that the Farmer produces food.
difference-76-ours = The Farmer must make food. Yellow disks used to buy a development don’t count.

difference-77-topic = Lorry in the Italian book
difference-77-books = The Italian book takes the 2 coal out of your Shaft. In the other four, they go into it.
difference-77-ours = The 2 coal come from the supply and go into the Shaft.

difference-78-topic = Two names for one thing
difference-78-books = The German, French, Italian and Polish books sometimes give the same tile, building or worker two names. For instance, the German book calls tile 42 both “Hunt” and “Lore”.
difference-78-ours = Each thing has one name throughout our edition.

difference-79-topic = How much the farm stores
difference-79-books = The German book says exactly one unit, the French book at most one. The English, Polish and Italian books say that you can store a single unit.
difference-79-ours = One unit or none, because every book says that you can, not that you must.

difference-80-topic = Fee for an adjacent tile
difference-80-books = The English, Polish, Italian and German books charge a fee only if none of your tiles is adjacent. The French book first charges it for any tile that another player owns, and limits this only in a heading.
difference-80-ours = There’s no fee for a tile that’s adjacent to one of yours.

difference-81-topic = Either Pinge or Tunnel
difference-81-books = The German book limits a worker to one area per phase, the French book per action. The English, Polish and Italian books limit only the Farmer and the Farmhand, per phase.
difference-81-ours = Each worker works in one of the two per phase. Hired workers have only one area anyway.

difference-82-topic = Where lifted coal goes
difference-82-books = The English, Polish and Italian books say “courtyard” in one place and “farm” elsewhere. The German word “Hof” means both.
difference-82-ours = To the farm. Both names mean the same place.

difference-83-topic = Errors in the Polish book
difference-83-books = The Polish book says that no coal can be mined where it means that none has been mined yet, calls yellow disks golden and moves water to the Tunnel. It also skips refilling in the first round instead of the first phase.
difference-83-ours = In all these places, we follow the German book.

difference-84-topic = Pools with a water symbol
difference-84-books = In the German book, you must also take 1 pit water. The other four say that you also receive it.
difference-84-ours = You can’t refuse the pit water.

difference-85-topic = What ends the year
difference-85-books = In the French book, the year ends when the phase marker is back on its first space. In the other four, it ends when the year marker moves.
difference-85-ours = This has no effect on the game.

difference-86-topic = When the Tunnel opens
difference-86-books = The German and French books open it immediately after the last coal in the Pinge. The English, Polish and Italian books just say “then”.
difference-86-ours = Immediately, as an example in all books shows.

## Rulings

ruling-01-question = May I leave planned disks or a hired worker’s actions unused?
ruling-01-answer = Yes, every single action is optional. Actions you don’t or can’t use are lost, and payments aren’t returned.

ruling-02-question = Must I say in the planning step what my disks are for, or which tile I want to buy?
ruling-02-answer = No, you decide when the worker acts. But if you mix colours on a worker, the disks must match the exact cost of a tile in play that you don’t own yet.

ruling-03-question = What happens if I can no longer buy the tile I had in mind?
ruling-03-answer = You may use the disks for anything else they match. Otherwise they are lost.

ruling-04-question = When do we check who owns a tile, what’s adjacent, how many players bought it before me and whether I owe a fee?
ruling-04-answer = When the worker acts, because that’s when you buy the tile.

ruling-05-question = Do I get the synergy bonus if the Farmer removes pit water and the Farmhand mines coal, or the other way round?
ruling-05-answer = Yes, both are work with black disks in the same mine. The option “{ option-mixed-mining-synergy }” changes this.

ruling-06-question = Do I get the synergy bonus if the Farmer, the Farmhand or both buy a development?
ruling-06-answer = No, you get it only for making food, making wood and working in the mine.

ruling-07-question = Do I get the synergy bonus if one worker works in the Pinge and the other in the Tunnel?
ruling-07-answer = Yes: if the first worker empties the Pinge, the second one gets the extra action in the Tunnel. If the second worker is the one who empties the Pinge, the action is lost, because a worker is tied to one area. The option “{ option-synergy-owner }” changes this.

ruling-08-question = Must both the Farmer and the Farmhand achieve something for the synergy bonus?
ruling-08-answer = Yes, each must do the job at least once. Just having disks isn’t enough.

ruling-09-question = When do I take the extra mining action of the synergy bonus?
ruling-09-answer = While the second worker acts, usually at the end. It works like one more black disk on that worker.

ruling-10-question = Must I use the extra mining action of the synergy bonus?
ruling-10-answer = No, it’s optional.

ruling-11-question = Does the Improved Farmhand trigger the summer bonus?
ruling-11-answer = No, the bonus is only for the Farmer. The option “{ option-farmhand-summer-bonus }” changes this.

ruling-12-question = Can I get both the summer bonus and the synergy bonus?
ruling-12-answer = Yes. If the Farmer and the Farmhand both make food in summer, you receive 1 food for each of their yellow disks and 2 more.

ruling-13-question = Does food from the Water Mill or from a tile trigger the summer or synergy bonus?
ruling-13-answer = No, your Farmer and Farmhand didn’t make it.

ruling-14-question = May I place wood in the Tunnel before the Pinge is exhausted, and when exactly?
ruling-14-answer = Yes, because only mining needs an exhausted Pinge. The option “{ option-early-tunnel-wood }” changes this. You place wood on your own turn to carry out actions, even between a worker’s actions, and in winter until you store your resources.

ruling-14b-question = Can I take back wood I’ve placed?
ruling-14b-answer = No. Only wood in the Pinge is removed when the Pinge is exhausted, and it goes to the supply.

ruling-15-question = Does a marker that works as a disk count towards the limit of 5 or for the turn order?
ruling-15-answer = Neither, because you didn’t take it from a pool.

ruling-16-question = When do I use a marker that works as a disk?
ruling-16-answer = In the planning step of any later action phase, even the very next one. You can assign disks only there.

ruling-17-question = What can I use a marker that works as a disk for?
ruling-17-answer = Anything you can use a disk of its colour for: Farmer and Farmhand, developments including grey spots, the Water Mill and, if it’s yellow, the Coal-digger or the Haspelknecht. You can’t pay the Miner with it, because the Miner takes no disks.

ruling-18-question = May I use several markers in one phase?
ruling-18-answer = Yes, there’s no limit.

ruling-19-question = Can I remove pit water from the Shaft with the Cable marker or the Windlass?
ruling-19-answer = Yes, you remove it from the water field currently in use. Otherwise they’d be useless late in the game.

ruling-20-question = May I use the Cable marker if I have no pit water?
ruling-20-answer = No. You lose nothing: an unused marker also scores 1 victory point at the end.

ruling-21-question = When exactly may I use the Cable marker?
ruling-21-answer = At any point in your own turn to carry out actions. The option “{ option-marker-window }” also allows it in winter.

ruling-22-question = Must my Pinge be exhausted before I may remove 1 pit water immediately with the Windlass?
ruling-22-answer = No, you can also remove pit water from the Pinge with it.

ruling-23-question = May I use the Windlass marker in the phase my Pinge is exhausted?
ruling-23-answer = Yes, once the Pinge is exhausted and if you bought the Windlass in an earlier phase. You don’t pay for the marker in the planning step.

ruling-24-question = May I split the 3 actions of the Windlass marker between my workers’ actions?
ruling-24-answer = No, you carry them out all together, before or after a worker but never between a worker’s actions.

ruling-25-question = Does pit water stop you from mining the free coal from the Hammer and Pick?
ruling-25-answer = Yes, with 2 or more in the Pinge or 5 or more in the Shaft, like all mining. The option “{ option-free-coal-needs-dry-mine }” changes this.

ruling-26-question = May I use the wood from the Hammer and Pick to reach its free coal?
ruling-26-answer = Yes, you receive the wood first and may place it immediately.

ruling-27-question = What if the free coal from the Hammer and Pick is the last one in the Pinge?
ruling-27-answer = The Pinge is exhausted as usual, including the Pinge bonus.

ruling-29-question = Does winter still count as part of the year for the Pinge bonus?
ruling-29-answer = Yes, the year lasts until the year marker moves. But you can’t mine in winter, so it never matters.

ruling-30-question = What if I paid the Coal-digger but another worker empties the Pinge first?
ruling-30-answer = The payment is lost and the Coal-digger does nothing. You choose the order of your workers, so you can avoid this.

ruling-31-question = What if the Coal-digger empties the Pinge with the first action?
ruling-31-answer = The second action is lost, because the Coal-digger works only in the Pinge.

ruling-32-question = What happens to the black disks left on a worker who has emptied the Pinge?
ruling-32-answer = They are lost: that worker may not continue in the Tunnel and can’t remove pit water from the Shaft.

ruling-33-question = May I pay the Coal-digger while no coal in the Pinge is accessible?
ruling-33-answer = Yes, as long as there’s coal in the Pinge: the Coal-digger can remove pit water, and you may place wood later. The option “{ option-digger-needs }” changes this.

ruling-34-question = May I plan the Miner or the Haspelknecht in the phase I’m going to exhaust the Pinge?
ruling-34-answer = No, their tile isn’t on your board yet when you plan.

ruling-35-question = May I hire both the Miner and the Haspelknecht in one phase?
ruling-35-answer = Yes, each of them once.

ruling-36-question = May I pay the rent with Thaler instead of food, or with food instead of Thaler?
ruling-36-answer = No, each is counted separately.

ruling-37-question = What if I can pay only part of the rent?
ruling-37-answer = You pay as much food and as many Thaler as you can, and take a debt for each food and each Thaler missing.

ruling-38-question = Can I pay back debts later?
ruling-38-answer = No. No book mentions it.

ruling-39-question = What happens to coal in the Shaft in winter?
ruling-39-answer = It stays there. It isn’t on your farm, so you neither score nor return it.

ruling-40-question = What happens to Thaler, markers, debts and pit water in winter?
ruling-40-answer = You keep them all. You don’t have to store them.

ruling-42-question = Do I score for stored resources in the third winter too?
ruling-42-answer = Yes. The third winter has a storage step too.

ruling-43-question = Do resources stored in one winter count again in the next?
ruling-43-answer = Yes. You score coal you still have again, and you score again for resources you store again.

ruling-45-question = Are there only 16 Thaler?
ruling-45-answer = No, they don’t run out, because no book says what would happen then. The option “{ option-thaler-limit }” changes this.

ruling-46-question = Are there only 24 debts?
ruling-46-answer = No, they don’t run out. Four players could need more than 24. The option “{ option-debt-limit }” changes this.

ruling-47-question = May I buy more than 9 developments?
ruling-47-answer = No, you need one of your 9 player disks for each purchase. The option “{ option-disk-limit }” changes this.

ruling-48-question = Who receives the fee for a level 1 tile?
ruling-48-answer = Nobody: there’s no fee in level 1.

ruling-49-question = Who chooses the resource for the level 2 fee?
ruling-49-answer = The player who pays.

ruling-50-question = May I refuse a fee?
ruling-50-answer = No, you always receive it.

ruling-51-question = Must I pay a fee if the tile is adjacent to one of mine and others own it too?
ruling-51-answer = No, you pay a fee only if none of your tiles is adjacent.

ruling-53-question = Does my tile in the same row or in a later row also count as adjacent?
ruling-53-answer = Yes, any shared side counts.

ruling-54-question = If the Farmer buys a tile, does it count as adjacent for the Improved Farmhand in the same turn?
ruling-54-answer = Yes, if the Farmer acts first: your workers act one after another.

ruling-55-question = May I use a fee I receive in the same phase?
ruling-55-answer = Of the resources you receive in a phase, you can use only wood immediately, with one exception: you may pay a fee with any of them. The options “{ option-fee-with-fresh-goods }” and “{ option-sell-fresh-coal }” change this.

ruling-56-question = What if all action pools are empty when it’s my turn to take disks?
ruling-56-answer = You take nothing, and your total for the turn order is 0. In practice, this hardly ever happens.

ruling-57-question = What if a pool holds 7 or more disks of one colour?
ruling-57-answer = In the first take, you take them all, because the rule says all disks of one colour.

ruling-58-question = In what order are the pools filled when the bag runs short?
ruling-58-answer = First the reserve pools, then the action pools. Start with the board with the lowest printed number of players, and go from left to right on each board.

ruling-59-question = What if there aren’t enough disks in the bag for all reserve pools?
ruling-59-answer = Fill them in the same order until the bag is empty.

ruling-60-question = What if three or more players tie for the turn order?
ruling-60-answer = Reverse the old order among them.

ruling-61-question = May I take from the same pool, or take the same colour, again in the second take?
ruling-61-answer = Yes, both are allowed.

ruling-62-question = May I pass in the first take?
ruling-62-answer = No, only the second take is optional.

ruling-63-question = Does passing in the second take matter for the turn order?
ruling-63-answer = No, only the disks on cart 1 count.

ruling-64-question = In the first spring, does “fewer than 5 disks” mean the first take alone or both takes together?
ruling-64-answer = Both takes together, checked after the second. You may then return 1 pit water, even one from a pool with a water symbol, but you don’t have to.

ruling-65-question = When do I receive the pit water from a pool with a water symbol?
ruling-65-answer = The moment you take the disks. It goes to the water field currently in use, and you can’t refuse it.

ruling-66-question = How often may I use the Water Mill in one phase?
ruling-66-answer = Once per action phase, for one of its two uses. You place the disks in the planning step. No book gives a limit. The option “{ option-mill-repeat }” changes this.

ruling-67-question = Does the Water Mill count as a worker?
ruling-67-answer = No, it’s an extra space and gives no synergy bonus. You use it between your workers, whenever you like on your turn to carry out actions.

ruling-68-question = May I use wood made in the same phase for the Charcoal Burner?
ruling-68-answer = Yes, you can use wood immediately.

ruling-69-question = May I use the Charcoal Burner in winter?
ruling-69-answer = No, you use it once per action phase, and winter has none. The option “{ option-charcoal-limit }” changes this.

ruling-71-question = Does the Bucket stop pit water from pools or from the Mining Timber?
ruling-71-answer = No, it stops only the pit water of the water phases in spring and autumn.

ruling-72-question = Must I make the Coal Sacks’ exchange, and can I make it more than once?
ruling-72-answer = You don’t have to make it, and you can make it only once.

ruling-73-question = What do I score with the Horse and Cart for 1 or 2 coal?
ruling-73-answer = 1 victory point for each coal, because the coal chart no longer applies to you.

ruling-74-question = Does a building I start with in a variant count as a building symbol?
ruling-74-answer = No, building symbols are on development tiles, and you don’t own that tile.

ruling-75-question = If we start with the Improved Farmhand, can the Improved Farmhand buy developments from the first phase?
ruling-75-answer = Yes.

ruling-76-question = Can my score fall below zero or go past 50?
ruling-76-answer = Yes, both. After 50 victory points, you just go around the score track again.

ruling-77-question = Which coal counts for the tie-break?
ruling-77-answer = All the coal removed from your Pinge and Tunnel: 18 minus the cubes still there. The free coal from the Hammer and Pick counts. Coal from the Lorry and the Charcoal Burner doesn’t.

ruling-78-question = Which turn order decides the last tie-break?
ruling-78-answer = The one set in autumn of year 3.

ruling-80-question = In a section with 2 coal, does it matter which one I mine first?
ruling-80-answer = No.

ruling-81-question = May I place wood between two coal that the Miner mines?
ruling-81-answer = Yes, you may place wood even between a worker’s actions.

ruling-82-question = May I lift coal that reached the Shaft in the same phase?
ruling-82-answer = Yes, your workers act one after another, so let the Haspelknecht act later.

ruling-84-question = Is a hired worker’s payment lost if the worker then does nothing?
ruling-84-answer = Yes. You pay in the planning step, and payments aren’t returned.

ruling-85-question = Is my plan secret, and may I change it?
ruling-85-answer = It stays secret until all players are ready, and you may change it until then. The option “{ option-plan-in-turn-order }” makes plans open.

ruling-86-question = May I pay a fee with a Thaler?
ruling-86-answer = No, only with coal, wood or food.

ruling-88-question = When do I use the Lamp marker, and who chooses the disks?
ruling-88-answer = On your own turn in the first or second take, before you choose a pool. You choose both disks: one from a reserve pool and one from its action pool.

ruling-90-question = If I buy the Lorry before my Pinge is exhausted, do I receive the 2 coal later?
ruling-90-answer = No, you only get the wood. With the option “{ option-lorry-during-pinge }”, you get the coal immediately.

ruling-92-question = Does a new year still begin after year 3?
ruling-92-answer = No, the final scoring follows.

ruling-93-question = Must I store resources in winter?
ruling-93-answer = No. You decide whether to store something, and what.

ruling-98-question = May the Farmer or the Farmhand do nothing while hired workers work?
ruling-98-answer = Yes, nobody has to work.

ruling-99-question = Does a tile that another player bought earlier in this phase count as owned by that player?
ruling-99-answer = Yes, because this is checked when you buy.

ruling-100-question = How much pit water can move to the Shaft when the Pinge is exhausted?
ruling-100-answer = Normally at most 1, because you need fewer than 2 to mine the last coal.

ruling-101-question = How much coal fits into the Shaft?
ruling-101-answer = Any amount. No book gives a limit.

ruling-102-question = May I pay a hired worker with a yellow disk from either cart?
ruling-102-answer = Yes, if the worker takes disks. The carts matter only for the turn order.

ruling-103-question = May both the Farmer and the Farmhand buy a development in one phase?
ruling-103-answer = Yes, if your Farmhand can buy developments: two different tiles, one after another.

ruling-104-question = May I pay the Miner while there are 5 or more pit water in the Shaft?
ruling-104-answer = Yes, but let the Haspelknecht remove water first, or the Miner will mine nothing.

ruling-105-question = Does a yellow marker on the Farmer count for the summer bonus and the synergy bonus?
ruling-105-answer = Yes, it works just like a yellow disk.

ruling-106-question = If the pit water decides what the Coal-digger does, what if no coal is accessible once the water is removed?
ruling-106-answer = The second action is lost.

ruling-107-question = If the Lorry gives coal before the Pinge is exhausted, when can I lift it?
ruling-107-answer = As soon as the Haspelknecht is available, that is, after the Pinge is exhausted.

ruling-108-question = May I place disks of different colours on the Farmhand?
ruling-108-answer = Only on the Improved Farmhand, and only to buy a development.

ruling-109-question = Must the disks match the cost of a development exactly?
ruling-109-answer = Yes, a worker with more disks than the tile costs can’t buy it.

ruling-110-question = Does each player have 11 player disks and no more?
ruling-110-answer = Yes: 9 for developments, 1 for the turn order and 1 for the score track. The option “{ option-disk-limit }” removes the limit of 9.
