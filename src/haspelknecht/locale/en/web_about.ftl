### About the game: goal, story, history, what's in the box, credits; and the parts of the rules page around the rules

## Rules page

web-rules-edition = Edition
web-rules-chapter-glossary = Glossary
web-rules-chapter-examples = Worked examples
web-rules-also = Also: { $names }
web-rules-example-before = Before
web-rules-example-after = After

## Goal

web-about-goal-title = What the game is about
web-about-goal = You run a farm in the Ruhr valley in the 16th century. There’s coal in your soil, close to the surface at first, then deeper and deeper. Over three years, you plan the work of your farm: grow food, cut wood, dig for coal, keep the water out, and learn new techniques.
web-about-win = You score for coal every winter, for every development you buy, and for your mine, Thaler and more at the end. The player with the most victory points wins. There are many ways to get there.

## Story and history

web-about-story-title = The story
web-about-story = One cold evening, a young shepherd made a fire in a hollow. In the morning it was still glowing: among the ashes lay shiny black stones that wouldn’t stop burning. The shepherd told the farmer, and when the day’s work was done, they dug for more of the stones together. But the deeper they dug, the more water filled their pit. They’d need new ideas, and new tools.
web-about-history-pinge = A Pinge is a hollow in the ground left by mining close to the surface. In the south of the Ruhr region, where coal seams reach the surface, you can still find them in the woods.
web-about-history-haspelknecht = A Haspel is a windlass over a shaft. The Haspelknechte turned its crank: they hauled up coal and water and lowered tools and timber.
web-about-history-water = Water was the miners’ greatest enemy. It seeped into every pit and had to be carried out in buckets, which set a limit to how deep people could dig.
web-about-history-development = Farmers dug for coal after the harvest, with the tools of the farm. Over time they built props and tunnels, carts and mills, and small mines took the place of the pits.

## What's in the box

web-about-box-title = What’s in the box
web-about-box-boards = 1 year wheel board with the phases, the turn order chart and the score track; 4 player boards with a farm and a mine
web-about-box-resource-boards = 3 resource boards: one with 2 action pools and 2 reserve pools, two with 1 of each
web-about-box-tiles = 20 development tiles, 5 for each of the 4 levels, and 4 assist tiles
web-about-box-buildings = 16 building tiles (4 Barns, 4 Charcoal Burners, 4 Coal Storages, 4 Water Mills), 4 Improved Farmhands, 4 tiles with the Miner and the Haspelknecht
web-about-box-disks = 36 action disks (13 black, 13 brown, 10 yellow) and 44 player disks, 11 in each colour
web-about-box-markers = 24 action markers, 4 of each of 6 kinds; 1 phase marker and 1 year marker
web-about-box-resources = 80 coal, 34 wood, 18 food and 18 pit water
web-about-box-coins = 16 Thaler and 24 debt chits
web-about-box-bag = 1 bag and 1 rulebook
web-about-box-note = Coal, wood, food and pit water never run out. If you’re short of pieces, use anything else.

## Credits

web-credits-title = Credits
web-credits-board-game = The board game
web-credits-author = Designer
web-credits-artist = Artwork
web-credits-publisher = Publisher
web-credits-rulebook = Rulebook
web-credits-polish = Polish translation
web-credits-testers = Playtesters
web-credits-ours = This digital edition
web-credits-us = Made by fans of the game: the rules engine, the bots, this web app, its drawings and its words. We aren’t connected with the designer or the publisher.
web-credits-texts = All texts are our own, written with the five rulebooks beside us. The drawings are our own too; nothing is copied from the box.
web-credits-licence = The software is free under the MIT licence.
web-credits-others = It uses free fonts and software by others.
web-credits-licences = Their licences
