### À propos du jeu : but, récit, histoire, contenu de la boîte, crédits ; et ce qui entoure les règles sur leur page

## Page des règles

web-rules-edition = Édition
web-rules-chapter-glossary = Glossaire
web-rules-chapter-examples = Exemples
web-rules-also = Aussi : { $names }
web-rules-example-before = Avant
web-rules-example-after = Après

## But du jeu

web-about-goal-title = Le but du jeu
web-about-goal = Au XVIe siècle, vous dirigez une ferme dans la vallée de la Ruhr. Votre terre renferme du charbon, d’abord tout près de la surface, puis de plus en plus profond. Pendant trois années, vous organisez le travail de la ferme : récolter des céréales, couper du bois, extraire du charbon, évacuer l’eau et vous doter de nouveaux équipements.
web-about-win = Vous marquez des points chaque hiver pour votre charbon, à chaque achat d’équipement, et en fin de partie pour votre mine, vos Thalers et bien d’autres choses. Le joueur qui a le plus de points de victoire l’emporte. Bien des chemins y mènent.

## Récit et histoire

web-about-story-title = Le récit
web-about-story = Par un soir de grand froid, un jeune berger alluma un feu dans un creux du sol. Au matin, le foyer rougeoyait encore : dans les cendres luisaient des pierres noires qui n’en finissaient pas de brûler. Il en parla au fermier qui l’employait. La journée de travail terminée, ils revinrent ensemble chercher d’autres de ces pierres. Mais plus ils creusaient, plus l’eau envahissait le trou. Il leur faudrait des idées neuves, et de nouveaux outils.
web-about-history-pinge = Une Pinge est un creux laissé dans le sol par une exploitation proche de la surface. Au sud de la Ruhr, là où les veines de charbon affleurent, on en trouve encore dans les bois.
web-about-history-haspelknecht = « Haspel » désigne le treuil installé au-dessus d’un puits. Les Haspelknechte en tournaient la manivelle : ils remontaient le charbon et l’eau, et descendaient les outils et le bois.
web-about-history-water = L’eau était la pire ennemie des mineurs. Elle s’infiltrait partout, et il fallait l’évacuer au seau : on ne pouvait donc pas creuser bien profond.
web-about-history-development = Les paysans cherchaient du charbon après les récoltes, avec les outils de la ferme. Au fil du temps vinrent les étais et les galeries, les chariots et les moulins, et de petites mines remplacèrent les fosses.

## Contenu de la boîte

web-about-box-title = Contenu de la boîte
web-about-box-boards = 1 plateau calendrier avec les phases, la piste d’ordre du tour et la piste de score ; 4 plateaux individuels représentant une ferme et une mine
web-about-box-resource-boards = 3 plateaux Ressources : un grand avec 2 emplacements Action et 2 emplacements Réserve, deux petits avec 1 de chaque
web-about-box-tiles = 20 tuiles Équipement, 5 pour chacun des 4 niveaux, et 4 tuiles Aide de jeu
web-about-box-buildings = 16 tuiles Bâtiment (4 Granges, 4 Charbonnières, 4 Abris à charbon, 4 Moulins à eau), 4 tuiles Ouvrier expérimenté, 4 tuiles Mineur et Haspelknecht
web-about-box-disks = 36 disques Action (13 noirs, 13 marron, 10 jaunes) et 44 disques Joueur, 11 de chaque couleur
web-about-box-markers = 24 jetons Action, 4 de chacune des 6 sortes ; 1 marqueur de phase et 1 marqueur d’année
web-about-box-resources = 80 charbons, 34 bois, 18 céréales et 18 eaux de mine
web-about-box-coins = 16 Thalers et 24 reconnaissances de dettes
web-about-box-bag = 1 sac en tissu et 1 livret de règles
web-about-box-note = Charbon, bois, céréales et eau de mine sont illimités. S’il vous en manque, remplacez-les par ce que vous voulez.

## Crédits

web-credits-title = Crédits
web-credits-board-game = Le jeu de société
web-credits-author = Auteur
web-credits-artist = Illustrations
web-credits-publisher = Éditeur
web-credits-rulebook = Livret de règles
web-credits-polish = Traduction polonaise
web-credits-testers = Testeurs
web-credits-ours = Cette édition numérique
web-credits-us = Une création d’amateurs du jeu : le moteur de règles, les bots, cette application, ses dessins et ses textes. Nous n’avons aucun lien avec l’auteur ni avec l’éditeur.
web-credits-texts = Tous les textes sont de nous, écrits avec les cinq livrets de règles sous les yeux. Les dessins aussi sont de nous ; rien n’a été copié de la boîte.
web-credits-licence = Le logiciel est libre, sous licence MIT.
web-credits-others = Il utilise des polices et des logiciels libres d’autres auteurs.
web-credits-licences = Leurs licences
