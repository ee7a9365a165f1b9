### haspelknecht train : apprendre une évaluation en jouant contre soi-même

cli-train = entraîner une nouvelle évaluation pour le bot expert, qui joue contre lui-même
train-out = dossier des parties et des évaluations ; relancez la commande avec le même dossier pour continuer
train-generations = combien de générations apprennent de leurs propres parties, après une première qui apprend du bot « habit »
train-games = parties à 2, 3 et 4 joueurs dans chaque génération
train-seed = graine de toutes les parties
train-workers = parties jouées en même temps (par défaut : une par cœur)
train-progress = Génération { $generation }
train-report = Génération { $generation } : { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
}, { $score } points en moyenne ; l’évaluation se trompe de { $error } points (sa composante linéaire seule, de { $linear }).
train-done = L’évaluation la plus récente se trouve dans { $file }. Pour l’essayer avec le bot « expert », copiez-la à la place de bots/expertise.json dans le paquet.
train-generations-count = Le nombre de générations doit être compris entre 0 et 1 000, pas { $generations }.
train-games-form = « { $games } » ne dit pas combien de parties jouer. Donnez trois nombres pour 2, 3 et 4 joueurs, par exemple 2000,1000,700.
train-chunk-damaged = Le fichier { $file } est endommagé. Supprimez-le, et ses parties seront rejouées.
train-other-course = Le dossier { $folder } contient un entraînement avec une autre graine. Prenez un autre dossier.
