### Les bots qui réfléchissent dans leurs propres processus : ce qui peut y clocher

worker-too-slow = Le bot « { $bot } » n’a pas répondu en { $seconds } s ; greedy a choisi ce coup à sa place.
worker-crashed = Le bot « { $bot } » a échoué ({ $problem }) ; greedy a choisi ce coup à sa place.
worker-died = Le processus du bot « { $bot } » s’est terminé de façon inattendue (code de sortie { $status }) ; greedy a choisi ce coup à sa place.
worker-nonsense = Le bot « { $bot } » a répondu quelque chose qui n’est pas un coup légal ; greedy a choisi ce coup à sa place.
worker-not-started = Impossible de lancer le processus du bot « { $bot } » ({ $problem }) ; greedy a choisi ce coup à sa place.
worker-stand-in-failed = Le bot remplaçant a échoué lui aussi ({ $problem }) ; ce coup a été tiré au sort.
worker-closed = Les bots ont été arrêtés.
