# Les enregistrements et les archives du serveur de jeu.

server-not-begun = Aucune partie n’a encore commencé à cette table.
server-record-seats = La partie enregistrée compte { $players } joueurs : indiquez autant de sièges.
server-record-step = L’enregistrement n’a pas d’étape { $step } : la dernière porte le numéro { $last }.
server-record-over = La partie est terminée à cette étape : choisissez une étape antérieure pour continuer à jouer.
server-cursor = Cette page des archives est introuvable : recommencez par la première page.
