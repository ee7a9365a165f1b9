# Les bots d’autres machines : ce que lisent leurs auteurs quand quelque chose est refusé.

server-bots-only = Cette adresse est réservée aux bots. Envoyez le jeton d’accès d’un bot dans l’en-tête Authorization, sous la forme « Bearer hk_… ».
server-bot-not-seated = { $name } n’est pas à cette table.
server-bot-not-asked = { $name } n’a rien à répondre à cette table pour l’instant.
server-bot-forfeits = { $problem } C’était la mauvaise réponse numéro { $count } à cette demande : un autre bot prend le relais pour { $name }, qui pourra revenir plus tard.
