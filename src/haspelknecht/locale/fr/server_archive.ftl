# Les enregistrements et les archives du serveur de jeu.

server-not-begun = Aucune partie n’a encore commencé à cette table.
server-record-seats = La partie enregistrée compte { $players } joueurs. Indiquez exactement autant de sièges.
server-record-step = L’enregistrement n’a pas d’étape { $step }. La dernière est la { $last }.
server-record-over = La partie est terminée à cette étape. Choisissez-en une plus tôt pour rejouer.
server-cursor = Cette page des archives est introuvable. Revenez à la première page.
