### Schnittstellen für die Forschung: Tensoren, Spiel in Batches, PettingZoo, Gymnasium, OpenSpiel.

envs-reward-unknown = Die Belohnung „{ $kind }“ gibt es nicht. Belohnungen: { $known }.
envs-render-unknown = Die Darstellung „{ $mode }“ gibt es nicht. Darstellungen: { $known }.
envs-bag = Beutel: { $disks }
envs-seat-unknown = Einen Platz { $seat } gibt es an diesem Tisch nicht. Die Plätze sind 0 bis { $last }.
envs-openspiel-option = „{ $option }“ ist keine Option mit einem Wert. Schreibe sie als name:value.
envs-openspiel-observer = Dieses Spiel bietet nur Beobachtungen einer Person mit allen öffentlichen Informationen, mit oder ohne vollständige Erinnerung (perfect recall).
envs-openspiel-foreign = Ein Zustand, der mit einer vorgegebenen Stellung begonnen hat, lässt sich nicht serialisieren. Das geht nur bei Zuständen ganzer Partien.
envs-batch-games = Ein Batch hat 1 bis { $most } Partien, nicht { $games }.
envs-batch-actions = Ein Schritt braucht ein Array aus { $games ->
    [one] 1 ganzen Zahl
   *[other] { $games } ganzen Zahlen
    }, eine Aktion pro Partie. Dies ist { $found }.
envs-batch-not-reset = Die Partien haben noch nicht begonnen. Rufe zuerst reset auf.
envs-batch-illegal = Partie { $game } lehnt ihre Aktion ab. In keiner Partie wurde etwas gespielt.
envs-shard-processes = Ein Batch lässt sich auf 1 bis { $most } Prozesse verteilen, nicht auf { $processes }.
envs-shard-died = Der Prozess mit den Partien { $rows } hat sich mit Status { $status } beendet. Der Batch kann nicht weiterlaufen.
