# What the browser looks up, the page that stands in for the web app, and the tutorial.

## Where a printed value comes from

reference-source-text = Printed in a rulebook.
reference-source-review = Told by a published review.
reference-source-rebuilt = Rebuilt by us: it fits everything the rulebooks say, but nobody has read it off the box.
reference-partly-cost-21 = The rulebooks tell that 1 yellow and 2 brown disks pay this tile. Which of its spots are coloured was rebuilt by us.
reference-partly-pinge = The rulebooks tell of 7 coal, 2 wood symbols and at least 1 coal before the first of them. How the coal is split was rebuilt by us.
reference-partly-tunnel-coal = The rulebooks tell of 7 sections with 11 coal. How the coal is split was rebuilt by us.
reference-partly-tunnel-points = The rulebooks tell that each section is worth 1 to 3 victory points, all together 13. How they are split was rebuilt by us.
reference-partly-tunnel-symbols = The rulebooks tell how many symbols there are: 3 wheelbarrows, 4 lamps and 4 lorries. Where they are was rebuilt by us.
reference-partly-pools = A review tells that the first pool is dry and the second wet. The third and the fourth were rebuilt by us.
reference-partly-standard = The rulebooks tell how many tiles each row has, a review that the rows are staggered. Which rows are shifted was rebuilt by us.
reference-partly-layout = The rulebooks print its name, the number of players and the tiles of each level as text. The shape was rebuilt by us.

## The tutorial

server-tutorial-neighbour = Neighbour

## Instead of the web app, if it was not built

server-client-missing = The web app is not built
server-client-missing-about = This server is running and answers programs, but the pages of the game are not part of this installation. In the source folder, the command make play builds them and starts the server.
server-docs = Documentation
server-docs-missing = The documentation is not part of this installation: in the source folder, make docs builds it, and the server shows it after its next start.
server-docs-no-page = There is no such page in the documentation. Its first page is at /docs.

## Starting the server

server-other-port = Port { $taken } is used by another program, so this is port { $port }.
server-friends = For friends in your network: { $address }
server-only-here = Only this machine can open it. To let friends in: { $command }
server-games-kept = Games are kept in { $place }
server-plain-engine = The engine runs as plain Python, about { $times } times slower: bots think longer. Install a compiled package, or a C compiler and then Haspelknecht again.
server-how-to-stop = Ctrl-C stops the server.
server-stopped = Haspelknecht has stopped. All games are stored.
server-client-browse = open the game in a browser, if there is a display
