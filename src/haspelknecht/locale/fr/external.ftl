### Bots externes : ce qu’ils ont fait de travers, et le contrôle

external-quotes = Impossible de lancer le bot « { $bot } » : un guillemet n’est pas fermé.
external-cannot-start = Impossible de lancer le bot « { $bot } » : { $problem }.
external-silent = Le bot « { $bot } » n’a pas répondu en { $seconds } s (vide-t-il son tampon de sortie, flush, après chaque ligne ?).
external-exited = Le bot « { $bot } » s’est arrêté sans répondre (code { $status }).
external-killed = Le bot « { $bot } » a été arrêté par le signal { $signal } avant de répondre.
external-closed = Le bot « { $bot } » a fermé sa sortie sans répondre.
external-long-line = Le bot « { $bot } » a écrit une ligne de plus de { $most } octets.
external-garbage = Le bot « { $bot } » n’a pas répondu par un objet JSON en UTF-8 : « { $line } ».
external-wrong-type = Le bot « { $bot } » a répondu avec le type { $found } au lieu de « { $wanted } ».
external-wrong-protocol = Le bot « { $bot } » parle le protocole { $found }, mais ce programme parle le protocole { $wanted }.
external-no-name = Le bot « { $bot } » a donné { $found } comme nom. Il faut un texte.
external-wrong-id = Le bot « { $bot } » a répondu à la demande { $found } au lieu de la demande { $wanted }.
external-unknown-move = Le bot « { $bot } » a répondu { $move }, ce qui n’est pas un coup.
external-illegal-move = Le bot « { $bot } » a choisi le coup interdit « { $move } ».
external-last-words = Sa dernière sortie : « { $words } ».

## haspelknecht bot-check

cli-bot-check = vérifier si votre propre bot respecte le protocole
cli-bot-check-command = la commande qui lance le bot, entre guillemets droits, par exemple python3 my_bot.py
check-passed = ok     { $text }
check-failed = ÉCHEC  { $text }
check-hello = hello : « { $name } » parle le protocole { $protocol }
check-hello-failed = hello : { $problem }
check-unknown = les champs et les messages inconnus sont ignorés
check-unknown-failed = les champs et les messages inconnus doivent être ignorés : { $problem }
check-end = le programme se termine de lui-même quand son entrée s’arrête en pleine partie
check-end-late = le programme tournait encore { $seconds } s après la fin de son entrée en pleine partie
check-end-status = le programme s’est terminé avec le code de sortie { $status } quand son entrée s’est arrêtée en pleine partie ; 0 est attendu
check-games = { $players } joueurs, tous les sièges : { $games } parties, { $choices } choix, tous les coups permis et tous les identifiants (id) exacts
check-games-failed = { $players } joueurs, siège { $seat }, édition { $edition } : { $problem }
check-leave = le programme se termine de lui-même après game_over
check-leave-late = le programme tournait encore { $seconds } s après game_over et la fin de son entrée
check-leave-status = le programme s’est terminé avec le code de sortie { $status } après game_over ; 0 est attendu
check-unasked = le programme n’écrit rien sans qu’on le lui demande
check-unasked-failed = le programme a écrit quelque chose sans qu’on le lui demande : « { $line } »
check-thoughts = les réflexions (thoughts) ont la bonne forme, ou il n’y en a pas
check-thoughts-failed = sur { $choices } choix, { $odd ->
    [one] { $odd } réflexion (thoughts) n’a pas la bonne forme
   *[other] { $odd } réflexions (thoughts) n’ont pas la bonne forme
}
check-time = temps par choix : médiane { $median } ms, le plus lent { $slowest } ms, limite { $limit } ms
check-all-passed = Tous les contrôles ont réussi.
check-some-failed = { $failed ->
    [one] Un contrôle a échoué.
   *[other] { $failed } contrôles ont échoué.
}
