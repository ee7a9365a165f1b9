# What the browser looks up, the page shown when the web app is missing, and the tutorial.

## Where a printed value comes from

reference-source-text = Printed in a rulebook.
reference-source-review = From a published review.
reference-source-rebuilt = Reconstructed by us. It fits everything the rulebooks say, but we haven’t seen it on the actual component.
reference-partly-cost-21 = According to the rulebooks, you can pay for this tile with 1 yellow and 2 brown disks. We reconstructed which of its spots are coloured.
reference-partly-pinge = According to the rulebooks, there are 7 coal and 2 wood symbols, with at least 1 coal before the first symbol. We reconstructed how the coal is split.
reference-partly-tunnel-coal = According to the rulebooks, there are 7 sections with 11 coal. We reconstructed how the coal is split.
reference-partly-tunnel-points = According to the rulebooks, each section scores 1 to 3 victory points, 13 in total. We reconstructed how they are split.
reference-partly-tunnel-symbols = According to the rulebooks, there are 3 wheelbarrows, 4 lamps and 4 lorries. We reconstructed where they are.
reference-partly-pools = According to a review, the first pool has no water symbol and the second has one. We reconstructed the third and the fourth.
reference-partly-standard = The rulebooks say how many tiles are in each row, and a review says that the rows are staggered. We reconstructed which rows are shifted.
reference-partly-layout = The rulebooks print its name, the number of players and the number of tiles in each level. We reconstructed the shape.

## The tutorial

server-tutorial-neighbour = Neighbour

## Instead of the web app, if it was not built

server-client-missing = The web app isn’t built
server-client-missing-about = This server is running and answers programs, but this installation doesn’t include the game’s web pages. To build them and start the server, run make play in the source folder.
server-docs = Documentation
server-docs-missing = This installation doesn’t include the documentation. To build it, run make docs in the source folder and restart the server.
server-docs-no-page = There’s no such page in the documentation. Start at /docs.

## Starting the server

server-other-port = Another program is using port { $taken }, so the server uses port { $port }.
server-friends = For friends on your network: { $address }
server-only-here = Only this machine can open it. To let friends in: { $command }
server-games-kept = Games are stored in { $place }
server-plain-engine = The engine is running as plain Python, about { $times } times slower, so bots need longer to think. Install a compiled package, or install a C compiler and then reinstall Haspelknecht.
server-how-to-stop = Press Ctrl-C to stop the server.
server-stopped = Haspelknecht has stopped. All games are saved.
server-client-browse = open the game in a browser, if there is a display
