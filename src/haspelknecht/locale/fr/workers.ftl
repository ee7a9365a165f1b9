### Les bots qui réfléchissent dans leurs propres processus : ce qui peut y clocher

worker-too-slow = Le bot « { $bot } » n’a pas répondu en { $seconds } s : « greedy » a choisi ce coup à sa place.
worker-crashed = Le bot « { $bot } » a échoué ({ $problem }) : « greedy » a choisi ce coup à sa place.
worker-died = Le processus du bot « { $bot } » s’est arrêté de façon inattendue (code { $status }) : « greedy » a choisi ce coup à sa place.
worker-nonsense = Le bot « { $bot } » a répondu autre chose qu’un coup permis : « greedy » a choisi ce coup à sa place.
worker-not-started = Impossible de lancer le processus du bot « { $bot } » ({ $problem }) : « greedy » a choisi ce coup à sa place.
worker-stand-in-failed = Le bot remplaçant a échoué lui aussi ({ $problem }) : ce coup a été tiré au hasard.
worker-closed = Les bots ont été arrêtés.
