### Après la partie : décompte final, graphiques, relecture.

## Qui a gagné

web-final-title = Décompte final
web-final-how-won = { $points ->
    [1] { $name } gagne d’un point
    [2] { $name } gagne de deux points
    [3] { $name } gagne de trois points
   *[other] { $name } gagne de { $points } points
}
web-final-how-tie = { $name } l’emporte au départage
web-final-how-conceded = { $people ->
    [0] { $name } gagne
    [one] { $name } gagne : { $others } a abandonné
   *[other] { $name } gagne : { $others } ont abandonné
}
web-final-how-agreed = { $points ->
    [0] Partie arrêtée d’un commun accord : { $name } mène au départage
    [one] Partie arrêtée d’un commun accord : { $name } mène de { $points } point
   *[other] Partie arrêtée d’un commun accord : { $name } mène de { $points } points
}
web-final-how-unfinished = { $points ->
    [one] Partie inachevée : { $name } mène de { $points } point
   *[other] Partie inachevée : { $name } mène de { $points } points
}
web-final-how-level = Partie inachevée, à égalité de points
# { $others } est une liste de nombres, comme dans « 51 contre 49 et 36 ».
web-final-scores = { $years ->
    [one] { $first } contre { $others }, pendant la première année
   *[other] { $first } contre { $others }, après { $years } années
}

## La feuille de score

web-final-sheet = Feuille de score
web-final-skip = Tout afficher
web-final-total = Points de victoire
web-final-row-developments = Équipements
web-final-row-works = Bonus pendant le travail
web-final-row-winter = Charbon en hiver
web-final-row-stored = Ressources stockées
web-final-row-sections = Sections de la galerie
web-final-row-symbols = Symboles des sections
web-final-row-buildings = Bâtiments
web-final-row-tools = Fourches et marteaux
web-final-row-markers = Jetons inutilisés
web-final-row-thaler = Thalers
web-final-row-debts = Dettes
web-final-row-water = Eau de mine restante
web-final-how-row-developments = selon l’ordre d’achat
web-final-how-row-sections = avec bois et sans charbon
web-final-how-row-buildings = 1, 3, 6 ou 10
web-final-how-row-markers = 1 chacun
web-final-how-row-thaler = 2, 5, 9, 14, puis +6 chacun
web-final-how-row-debts = −1, puis −2 chacune
web-final-how-row-water = 0, puis −1 chacune

## Le graphique

web-final-course = Le fil de la partie
web-final-course-views = Ce que montre le graphique
web-final-view-course = Au fil du temps
web-final-view-source = Par origine
web-final-chart-start = Début
web-final-chart-end = Décompte final
web-final-chart-end-short = Fin
web-final-chart-year = Année { $year }
web-final-chart-part = Année { $year }, { $season }
web-final-chart-course-label = Points de victoire après chaque saison
web-final-chart-source-label = Points de victoire par année et par origine
web-final-kind-developments = Équipements
web-final-kind-mine = Mine
web-final-kind-winter = Hiver
web-final-kind-farm = Ferme et argent
web-final-kind-losses = Pertes

## Faits marquants

web-final-fact-coal-head = { $count } sur { $all }
web-final-fact-coal = charbons extraits par { $names }, le record
web-final-fact-winter-head = Hiver { $year }
web-final-fact-winter = { $people ->
    [one] +{ $points } pour { $names }, le meilleur hiver
   *[other] +{ $points } chacun pour { $names }, le meilleur hiver
}
web-final-fact-season-head = { $season }, année { $year }
web-final-fact-season = { $people ->
    [one] +{ $points } pour { $names }, la meilleure saison
   *[other] +{ $points } chacun pour { $names }, la meilleure saison
}
web-final-fact-comeback-head = { $points ->
    [one] { $points } point de retard
   *[other] { $points } points de retard
}
web-final-fact-comeback = et pourtant, le décompte final a donné la victoire à { $names }
web-final-fact-debts-head = { $count ->
    [one] { $count } dette
   *[other] { $count } dettes
}
web-final-fact-debts = { $points ->
    [one] coûte { $points } point à { $names }
   *[other] coûtent { $points } points à { $names }
}
web-final-fact-lead-head = { $count } fois
web-final-fact-lead = la première place a changé de mains
web-final-fact-developments-head = { $count ->
    [one] { $count } équipement
   *[other] { $count } équipements
}
web-final-fact-developments = pour { $names }, le record

## Et maintenant

web-final-replay = Revoir la partie
web-final-save = Enregistrer la partie
web-final-share = Partager
web-final-copied = Lien copié
web-final-board = Retour au plateau
web-final-home = Accueil
web-final-again = Rejouer
web-final-join = Rejoindre la nouvelle partie

## Relecture

web-replay-page = Relecture · Haspelknecht
web-replay-tag = Relecture
web-replay-when = Année { $year }, { $season }
web-replay-players = Choisissez le plateau à agrandir
web-replay-look-at = { $points ->
    [one] Plateau : { $name }, { $points } point
   *[other] Plateau : { $name }, { $points } points
}
web-replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-replay-tools = Outils
web-replay-to-score = Score final
web-replay-to-table = Aller à la table
web-replay-board-of = Plateau : { $name }
web-replay-others = Autres plateaux
web-replay-words = Journal
web-replay-step = Étape { $step } sur { $last }
web-replay-at = Étape { $step } : année { $year }, { $season }
web-replay-follow = Suivre le joueur actif
web-replay-nothing = Rien à signaler à cette étape.
web-replay-keys = Commandes de lecture
web-replay-season-back = Saison précédente (flèche haut)
web-replay-season-forward = Saison suivante (flèche bas)
web-replay-back = Étape précédente (flèche gauche)
web-replay-forward = Étape suivante (flèche droite)
web-replay-play = Lecture (barre d’espace)
web-replay-pause = Pause (barre d’espace)
web-replay-speed = { NUMBER($speed) } ×
web-replay-speed-label = Vitesse : { NUMBER($speed) } ×
web-replay-slider = Étape de la partie
web-replay-year = Année { $year }
web-replay-save = Enregistrer la partie
web-replay-share = Partager ce moment
web-replay-play-on = Rejouer à partir d’ici
web-replay-ended = À cette étape, la partie est terminée. Revenez en arrière pour rejouer.
web-replay-play-on-about = Ouvre une nouvelle table avec la position après l’étape { $step }. Les disques qui n’ont pas encore été piochés le seront de nouveau : personne ne sait ce qui vient.
web-replay-play-as = Vous prenez la place de
web-replay-level = Vos adversaires
web-replay-cancel = Annuler
web-replay-start = Rejouer
