# Essayer des coups, le journal en toutes lettres et les conseils.

## Disques et programmes

look-disks-yellow = { $count ->
    [one] { $count } disque jaune
   *[other] { $count } disques jaunes
}
look-disks-brown = { $count ->
    [one] { $count } disque marron
   *[other] { $count } disques marron
}
look-disks-black = { $count ->
    [one] { $count } disque noir
   *[other] { $count } disques noirs
}
# $lying : des disques, « 1 céréale » ou « 1 Thaler »
look-plan-worker = { $worker } : { $lying }.
look-plan-empty = Personne ne travaille.

## Le journal

look-event-away = { $why ->
    [clock] { $name } n’a plus de temps ; un bot continue.
    [agreed] Un bot continue pour { $name } : tout le monde est d’accord.
    [failed] Le bot de ce siège ({ $name }) a échoué ; un autre continue.
   *[left] { $name } n’est plus là ; un bot continue.
}
look-event-back = { $name } est de retour.
look-event-conceded = { $name } abandonne.
look-event-paused = La partie est en pause.
look-event-resumed = La partie reprend.
look-event-stand-in = Un autre bot remplace { $name }.
look-event-outdated = Les règles ont été corrigées après le début de cette partie. La suite ne peut plus être rejouée ; l’enregistrement la conserve telle qu’elle a été jouée.
look-event-over-conceded = La partie est terminée, car les autres ont abandonné.
look-event-over-agreed = Tout le monde est d’accord pour terminer la partie.
look-event-over-unfinished = La partie est restée inachevée.
