# Dispositions du plateau Équipement : leurs noms, et ce qui peut clocher dans un dessin ou un fichier.

layout-name-standard-2 = Standard à deux
layout-name-standard-3 = Standard à trois
layout-name-standard-4 = Standard à quatre
layout-name-tower = La tour
layout-name-three-long-legs = Trois longs bras
layout-name-four-long-legs = Quatre longs bras
layout-name-wings = Les ailes
layout-name-three-short-legs = Trois bras courts
layout-name-four-short-legs = Quatre bras courts
layout-name-two-short-asymmetric-legs = Deux bras asymétriques
layout-name-flower = La fleur
layout-name-three-circles = Trois cercles
layout-name-two-long-asymmetric-legs = Deux longs bras asymétriques
layout-name-two-circles = Deux cercles
layout-name-butterfly = Le papillon

## Le dessin. Lignes et colonnes y sont comptées à partir de 1.

layout-empty = Le dessin ne contient aucune tuile. Dessinez chaque tuile par un chiffre de 1 à 4, son niveau.
layout-wrong-sign = Ligne { $line }, colonne { $column } du dessin : « { $sign } » n’est pas une tuile. N’utilisez que les chiffres de 1 à 4 et des espaces.
layout-too-close = Ligne { $line }, colonne { $column } du dessin : cette tuile chevauche celle de gauche. Laissez une espace entre les deux.
layout-off-grid = Ligne { $line }, colonne { $column } du dessin : cette tuile n’entre pas dans la grille d’hexagones. Déplacez-la d’une colonne : chaque ligne est décalée d’une colonne par rapport à ses voisines.
layout-too-large = Ligne { $line }, colonne { $column } du dessin : c’est trop loin. Utilisez au plus { $lines } lignes et { $columns } colonnes.
layout-too-many = Ligne { $line }, colonne { $column } du dessin : c’est une tuile de niveau { $level } de trop. Utilisez au plus { $most } tuiles de chaque niveau ({ $rule }).

## Les règles. Lignes et colonnes sont comptées à partir de la tuile la plus haute et de la plus à gauche.

layout-level-missing = Le niveau { $level } manque dans le dessin. Ajoutez des tuiles de ce niveau ({ $rule }).
layout-too-few = Le niveau { $level } a trop peu de tuiles dans le dessin ({ $count }). À { $players } joueurs, dessinez-en au moins { $minimum } ({ $rule }).
layout-not-connected = Ligne { $line }, colonne { $column }, à compter de la tuile la plus haute et de la plus à gauche : cette tuile de niveau { $level } n’en touche aucune de niveau { $before }. Placez-la à côté de l’une d’elles ({ $rule }).
layout-level-jump = Ligne { $line }, colonne { $column }, à compter de la tuile la plus haute et de la plus à gauche : cette tuile de niveau { $level } en touche une de niveau { $other }. Deux tuiles qui se touchent ont au plus un niveau d’écart ({ $rule }).

## Nombres et fichiers

layout-player-count = Il n’y a pas de plateau Équipement pour { $players } joueurs. Choisissez 2, 3 ou 4.
layout-minimum-unknown = « { $option } » n’est pas une valeur de min_tiles_per_row. Choisissez « players » ou « three ».
layout-file-too-long = Disposition { $name } : le fichier est trop long à la ligne { $line }. Quelques lignes courtes suffisent.
layout-not-toml = Disposition { $name } : la ligne { $line } du fichier n’est pas du TOML valable. Voyez les exemples de layouts.toml.
layout-too-deep = Disposition { $name } : trop de crochets sont imbriqués dans le fichier. N’en écrivez qu’une paire, comme dans players = [2, 3].
layout-key-missing = Disposition { $name } : la clé « { $field } » manque dans le fichier. Ajoutez-la.
layout-key-unknown = Disposition { $name } : la clé « { $field } » du fichier est inconnue. N’utilisez que players, drawing et source.
layout-players-wrong = Disposition { $name } : la clé « players » demande une liste de 2, 3 et 4, chacun au plus une fois, par exemple players = [2, 3].
layout-not-text = Disposition { $name } : la clé « { $field } » doit être un texte. Mettez-le entre guillemets droits.
