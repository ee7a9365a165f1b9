### Les mots du jeu. Chacun d’eux désigne exactement une seule chose dans tous les autres textes.

## Tuiles Équipement : leurs noms

tile-11 = Joug à porteur
tile-12 = Grange
tile-13 = Pioche
tile-14 = Corde
tile-15 = Charbonnière
tile-21 = Seau
tile-22 = Brouette
tile-23 = Échelle
tile-24 = Abri à charbon
tile-25 = Treuil
tile-31 = Bois de mine
tile-32 = Lampe à huile
tile-33 = Marteau et burin
tile-34 = Sacs de charbon
tile-35 = Moulin à eau
tile-41 = Livreur de charbon
tile-42 = Wagonnet
tile-43 = Chariot
tile-44 = Attelage
tile-45 = Petite exploitation

## Tuiles Équipement : leurs effets (deuxième édition)

tile-11-effect = Vous recevez immédiatement 1 Thaler.
tile-12-effect = Bâtiment : en hiver, vous pouvez stocker dans la Grange 1 charbon, 1 bois ou 1 céréale. Si vous y stockez une céréale, vous marquez 2 points de victoire cet hiver-là.
tile-21-effect = Vous ne recevez plus d’eau de mine aux phases Eau de mine du printemps et de l’automne.
tile-22-effect = Vous recevez un jeton qui s’utilise une fois comme disque jaune, à partir de la phase d’actions suivante. En fin de partie, vous marquez 1 point de victoire par section complète de la galerie portant un symbole Brouette (3 au plus).
tile-23-effect = Vous recevez un jeton qui s’utilise une fois comme disque marron, à partir de la phase d’actions suivante.
tile-31-effect = Choisissez immédiatement : vous recevez soit 3 bois et 1 eau de mine, soit 1 Thaler.
tile-41-effect = Vous recevez immédiatement 1 Thaler. En fin de partie, vous marquez 1 point de victoire par symbole Marteau et burin sur vos tuiles.
tile-43-effect = Vous recevez immédiatement 1 céréale. En fin de partie, vous marquez 1 point de victoire par symbole Fourche sur vos tuiles.
tile-45-effect = Vous recevez immédiatement 3 Thalers.

## Travailleurs

worker-farmer = Fermier
worker-farmhand = Ouvrier
worker-improved-farmhand = Ouvrier expérimenté
worker-digger = Ramasseur de charbon
worker-miner = Mineur
worker-haspelknecht = Haspelknecht

## Ressources

good-food = Céréale
good-wood = Bois
good-coal = Charbon
good-thaler = Thaler
good-water = Eau de mine
good-debt = Dette

## Couleurs des disques Action

colour-yellow = Jaune
colour-brown = Marron
colour-black = Noir

## Saisons

season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver

## Lieux du plateau individuel

place-farm = Ferme
place-pinge = Pinge
place-shaft = Puits
place-tunnel = Galerie

## Bâtiments

building-12 = Grange
building-15 = Charbonnière
building-24 = Abri à charbon
building-35 = Moulin à eau

## Jetons Action : nom et usage

marker-14 = Jeton Corde : évacuez 1 eau de mine et marquez 1 point de victoire
marker-22 = Jeton Brouette : s’utilise comme 1 disque jaune
marker-23 = Jeton Échelle : s’utilise comme 1 disque marron
marker-25 = Jeton Treuil : 3 actions de l’Haspelknecht sans salaire
marker-32 = Jeton Lampe à huile : échangez un disque d’un emplacement Réserve avec un disque de l’emplacement Action associé
marker-33 = Jeton Marteau et burin : s’utilise comme 1 disque noir

## Rangées du plateau Équipement

level = Niveau { $level }

## D’où viennent les points de victoire

source-developments = Achat d’équipements
source-pinge = Bonus de la Pinge
source-cable = Corde
source-charcoal = Charbonnière
source-mill = Moulin à eau
source-winter_coal = Charbon en hiver
source-horse_and_cart = Attelage
source-farm_storage = Stockage dans la ferme
source-barn = Céréale dans la Grange
source-coal_storage = Charbon dans l’Abri à charbon
source-sections = Sections complètes de la galerie
source-wheelbarrow = Brouette
source-oil_lamp = Lampe à huile
source-lorry = Wagonnet
source-handcart = Chariot
source-coal_driver = Livreur de charbon
source-buildings = Symboles Bâtiment
source-markers = Jetons inutilisés
source-thaler = Thalers restants
source-debts = Dettes
source-water = Eau de mine restante
