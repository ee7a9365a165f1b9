# Les bots d’autres machines : ce que lisent leurs auteurs quand quelque chose est refusé.

server-bots-only = Cette adresse est réservée aux bots : envoyez le jeton d’accès d’un bot (Authorization: Bearer hk_…).
server-bot-not-seated = { $name } n’a pas de siège à cette table.
server-bot-not-asked = { $name } n’a pas de question en attente à cette table pour le moment.
server-bot-forfeits = { $problem } C’était la mauvaise réponse numéro { $count } à cette question ; un autre bot continue donc à la place du bot « { $name } », qui peut revenir.
