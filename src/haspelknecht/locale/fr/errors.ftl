### Ce qui peut être faux dans une saisie : une ou deux phrases qui disent ce qui ne va pas, où, et que faire.

## Préparer une partie

players-count = Haspelknecht se joue à 2, 3 ou 4 joueurs, pas à { $players }.
edition-unknown = Il n’y a pas d’édition « { $edition } ». Éditions connues : { $known }.
option-unknown = Il n’y a pas d’option « { $option } ». Options connues : { $known }.
option-value-unknown = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.
layout-unknown = Il n’y a pas de disposition « { $layout } ». Dispositions connues : { $known }.
layout-players = La disposition { $layout } est prévue pour { $fit } joueurs, pas pour { $players }.
tiles-unknown = « { $tiles } » ne dit pas quelles tuiles utiliser. Écrivez first, random ou les numéros des tuiles.
tiles-count = La disposition a { $needed } places, mais vous avez indiqué { $found ->
    [one] { $found } tuile
   *[other] { $found } tuiles différentes
}.
tiles-level = La tuile { $tile } ne peut pas aller à une place de niveau { $level }.
tile-unknown = Il n’y a pas de tuile { $tile }. Les tuiles vont de 11 à 15, de 21 à 25, de 31 à 35 et de 41 à 45.
few-thaler-unknown = « { $value } » ne dit pas que faire s’il y a trop peu de sources de Thalers. Écrivez redraw ou warn.
start-building-unknown = La tuile { $tile } n’a pas de bâtiment de départ. Les bâtiments sont 12, 15, 24 et 35.
start-building-in-play = R-VARIANT-06 : vous ne pouvez pas commencer avec le bâtiment de la tuile { $tile }, car la tuile est en jeu.
start-farmhand-in-play = R-VARIANT-07 : vous ne pouvez pas commencer avec l’ouvrier expérimenté, car la tuile { $tile } est en jeu.
names-count = { $found ->
    [one] Vous avez donné { $found } nom
   *[other] Vous avez donné { $found } noms
} pour { $players } joueurs.
name-unfit = { $name } ne convient pas comme nom. Écrivez de 1 à 40 caractères imprimables.
warning-few-thaler = R-VARIANT-08 : ces tuiles donnent trop peu de Thalers pour les 3 Thalers du fermage. Choisissez plutôt d’autres tuiles.

## Fichiers personnels

toml-too-long = Le fichier compte plus de { $most } caractères. Retirez-en ce qui n’y a pas sa place.
toml-line-too-long = La ligne { $line } compte plus de { $most } caractères. Coupez-la en lignes plus courtes.
toml-too-deep = La ligne { $line } contient un nom de plus de { $most } parties. Supprimez les points superflus.

## Fichiers de matériel

components-not-toml = Le fichier de matériel n’est pas du TOML valable : { $problem }.
components-unknown = Le fichier de matériel nomme « { $where } », qui n’existe pas. Vous trouverez tous les noms dans le fichier components.toml fourni.
components-wrong-kind = « { $where } » doit être une table dans le fichier de matériel.
components-number = « { $where } » doit être un nombre entier de { $least } à { $most } dans le fichier de matériel.
components-list = « { $where } » doit être une liste de { $length } nombres entiers dans le fichier de matériel.
components-places = « { $where } » doit être une liste de places différentes, de 1 à { $most }, dans le fichier de matériel.
components-cost = La tuile { $tile } doit coûter au moins 1 disque et au plus { $most } : personne ne peut jamais en placer davantage.
components-cost-31 = La tuile 31 doit coûter 1 disque noir et 3 disques de n’importe quelle couleur. C’est ce que disent les livrets (F-01).
components-cost-21 = On doit pouvoir payer la tuile 21 avec exactement 1 disque jaune et 2 disques marron, comme dans un exemple des livrets (F-01).
components-pinge-sum = Les groupes de charbon de la Pinge font { $sum } en tout, mais la Pinge contient { $coal ->
    [one] { $coal } charbon
   *[other] { $coal } charbons
} (R-PINGE-01).
components-pinge-groups = La Pinge a besoin de charbon avant la première icône Étayage et après la deuxième (F-05).
components-tunnel-coal = Les { $sections } sections de la galerie ont besoin d’au moins 1 charbon chacune et de { $coal } en tout. Ici, le total est de { $sum } (R-TUNNEL-01).
components-tunnel-vp = Les points des sections doivent être de 1 à 3 pour chacune et de 13 en tout. Ici, le total est de { $sum } (R-END-03).
components-symbols = « { $where } » doit nommer exactement { $count ->
    [one] { $count } section
   *[other] { $count } sections
}, pas { $found } (R-END-04).
components-wet-pools = Un seul des deux premiers emplacements doit avoir une icône Eau de mine : certains emplacements en ont une, mais pas tous (F-09).

## Coups

move-unknown = « { $move } » n’est pas un coup. Tapez l’un des coups de la liste.
move-number-unknown = Il n’y a pas de coup numéro { $move }.
illegal-move = Le joueur { $seat } ne peut pas jouer « { $move } » maintenant.
seat-unknown = Il n’y a pas de joueur « { $seat } ». Les joueurs sont { $known }.
draw-due = Il faut piocher des disques avant que quelqu’un puisse jouer.
game-over = La partie est terminée.
nothing-to-undo = Il n’y a pas de coup à annuler.
no-plan-to-withdraw = Le joueur { $seat } n’a pas de programme à annuler pour l’instant.
plans-are-open = Dans cette partie, les programmes sont visibles : vous ne pouvez annuler que votre dernier coup.

## Valeurs venues de l’extérieur

value-not-table = « { $place } » doit être une table de valeurs.
value-unknown = « { $place } » est inconnu ici. Vérifiez l’orthographe.
value-not-flag = « { $place } » doit être true ou false.
value-not-text = « { $place } » doit être un texte.
value-not-known = « { $place } » doit être l’un de ces mots : { $known }.
value-not-list = « { $place } » doit être une liste.
value-not-tile = « { $place } » nomme « { $tile } », qui n’est pas une tuile. Les tuiles vont de 11 à 15, de 21 à 25, de 31 à 35 et de 41 à 45.
value-not-seat = « { $place } » doit nommer des joueurs : { $known }.
value-not-number = « { $place } » doit être un nombre entier de { $least } à { $most }.
value-not-order = « { $place } » doit nommer chaque joueur exactement une fois : { $known }.
value-not-place = « { $place } » doit être une place libre [x, rangée] du plateau Équipement.

## Positions

position-unreadable = La position est illisible : { $problem }.
position-too-long = C’est trop long pour être une position. Vérifiez le fichier.
position-version = Cette position a le format { $version }, mais ce programme lit le format { $known }.
rules-newer = Cette partie suit la version { $rules } des règles, mais ce programme ne les connaît que jusqu’à la version { $known }. Ouvrez-la avec un programme plus récent.
position-players = Une position demande une table « players » avec A et B, ainsi que C et D s’ils jouent.
position-pools = La position a { $found ->
    [one] { $found } emplacement
   *[other] { $found } emplacements
} pour { $players } joueurs. Il en faut un par joueur, ou aucun.
position-stack = « stacks.{ $tile } » ne cite pas exactement les joueurs qui possèdent la tuile.
position-disks = R-REFILL-09 : avec ces disques dans les emplacements et sur les cases Brouette, le sac doit contenir { $yellow ->
    [one] { $yellow } disque jaune
   *[other] { $yellow } disques jaunes
}, { $brown } marron et { $black ->
    [one] { $black } noir
   *[other] { $black } noirs
}.
position-cart = « { $place } » ne doit contenir que des disques d’une seule couleur.
position-load = « { $place } » contient plus de disques qu’on ne peut en avoir.
position-score = « { $place } » : les points par origine font { $total } en tout, mais le score est de { $score }.
position-impossible = « { $place } » est impossible : { $rule } ne le permet pas.

## Parties enregistrées

record-line = Ligne { $line } de l’enregistrement :
record-too-long = C’est trop long pour être un enregistrement. Vérifiez le fichier.
record-line-too-long = La ligne est trop longue. Vérifiez le fichier.
record-not-one = Ce n’est pas l’enregistrement d’une partie. Un enregistrement commence par « { $first } 1 ».
record-version = Cet enregistrement a le format { $version }, mais ce programme lit le format { $known }.
record-after-end = « { $text } » figure après la fin de la partie. Rien ne doit suivre.
record-is-finished = La partie est terminée ici, mais l’enregistrement la dit « unfinished ».
record-not-finished = L’enregistrement donne un résultat, mais la partie n’est pas terminée ici.
record-truncated = L’enregistrement est coupé. S’il est complet, il se termine par son vainqueur ou par « unfinished ».
record-no-draw-due = On ne pioche pas de disques à cet endroit.
record-disk-unknown = « { $letter } » n’est pas un disque. Écrivez Y pour jaune, B pour marron, K pour noir.
record-disk-missing = Il n’y a plus de disque { $letter } dans le sac.
record-draw-too-long = On pioche plus de disques qu’il n’y a de place dans les emplacements.
record-draw-too-short = On pioche trop peu de disques : les emplacements ne sont pas encore pleins.
record-seed-disagrees = Le disque numéro { $number } de la partie n’est pas celui que donne la graine.
record-seed-hash = La graine ne correspond pas à son empreinte.
record-seed-order = Le premier ordre du tour n’est pas celui que donne la graine.
record-winner = Le vainqueur de cette partie est { $winner }.
record-heading = L’intertitre dit « { $found } », mais la partie en est à « { $now } ».
record-result = Le résultat dit { $found }, mais la partie donne { $scores }.
record-twice = « { $name } » figure ici une deuxième fois.
record-players = Les joueurs doivent figurer dans l’ordre A, B, C, D.
record-unreadable = « { $word } » est illisible. Vérifiez l’orthographe.
record-head-incomplete = L’en-tête est incomplet. Il lui faut les joueurs, le plateau Équipement et le premier ordre du tour.
