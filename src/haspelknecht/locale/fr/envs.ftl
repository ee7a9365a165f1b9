### Interfaces de recherche : tenseurs, parties par lots, PettingZoo, Gymnasium, OpenSpiel.

envs-reward-unknown = Il n’y a pas de récompense « { $kind } ». Récompenses connues : { $known }.
envs-render-unknown = Il n’y a pas de mode d’affichage « { $mode } ». Modes connus : { $known }.
envs-bag = Sac : { $disks }
envs-seat-unknown = Il n’y a pas de siège { $seat } à cette table. Les sièges vont de 0 à { $last }.
envs-openspiel-option = « { $option } » n’est pas une option avec une valeur. Écrivez-la sous la forme name:value.
envs-openspiel-observer = Ce jeu ne fournit que les observations d’un joueur avec toutes les informations publiques, avec ou sans mémoire parfaite.
envs-openspiel-foreign = Un état parti d’une position donnée ne peut pas être sérialisé. Seuls les états de parties entières peuvent l’être.
envs-batch-games = Un lot compte de 1 à { $most } parties, pas { $games }.
envs-batch-actions = Un pas demande un tableau de { $games ->
    [one] { $games } nombre entier
    [many] { $games } de nombres entiers
   *[other] { $games } nombres entiers
}, une action par partie ; ceci est { $found }.
envs-batch-not-reset = Les parties n’ont pas commencé. Appelez d’abord reset.
envs-batch-illegal = La partie { $game } refuse son action : rien n’a été joué dans aucune partie.
envs-shard-processes = Un lot se répartit sur 1 à { $most } processus, pas { $processes }.
envs-shard-died = Le processus des parties { $rows } s’est arrêté avec le code { $status }. Le lot ne peut pas continuer.
