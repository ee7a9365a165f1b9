### Interfaces de recherche : tenseurs, parties par lots, PettingZoo, Gymnasium, OpenSpiel.

envs-reward-unknown = Il n’y a pas de récompense « { $kind } ». Récompenses connues : { $known }.
envs-render-unknown = Il n’y a pas de mode d’affichage « { $mode } » pour la table. Modes connus : { $known }.
envs-bag = Sac : { $disks }
envs-seat-unknown = Il n’y a pas de siège { $seat } à cette table ; les sièges vont de 0 à { $last }.
envs-openspiel-option = « { $option } » n’est pas une option avec une valeur : écrivez-la sous la forme name:value.
envs-openspiel-observer = Ce jeu fournit les observations d’un seul joueur avec toutes les informations publiques, avec ou sans mémoire parfaite ; il n’y en a pas d’autres.
envs-openspiel-foreign = Un état parti d’une position donnée ne peut pas être mis par écrit : seuls les états de parties entières le peuvent.
envs-batch-games = Un lot compte de 1 à { $most } parties ; { $games } ne convient pas.
envs-batch-actions = Un pas demande un tableau de { $games ->
    [one] { $games } nombre entier
    [many] { $games } de nombres entiers
   *[other] { $games } nombres entiers
}, une action par partie ; ceci est { $found }.
envs-batch-not-reset = Les parties n’ont pas commencé : appelez d’abord reset.
envs-batch-illegal = La partie { $game } refuse son action, et rien n’a été joué dans aucune partie.
envs-shard-processes = Un lot se répartit sur 1 à { $most } processus ; { $processes } ne convient pas.
envs-shard-died = Le processus des parties { $rows } s’est terminé avec le code de sortie { $status } ; le lot ne peut pas continuer.
