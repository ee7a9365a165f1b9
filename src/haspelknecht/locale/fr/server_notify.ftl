# Le serveur de jeu : notifications, personnes masquées, webhooks.

server-mute-self = Vous ne pouvez pas masquer vos propres messages.
server-mutes-many = Vous masquez déjà les messages de { $most } personnes. Réaffichez d’abord ceux de l’une d’elles.

server-webhook-none = Vous n’avez pas de webhook.
server-webhook-url = Un webhook doit être une simple URL http:// ou https://, pas trop longue, sans identifiants, sans fragment et sans caractères non ASCII.
server-webhook-private = Le webhook mène à un réseau privé ou réservé. Ce serveur n’appelle que des adresses publiques d’internet.
server-webhook-nowhere = Le nom d’hôte du webhook est introuvable.
server-webhook-unreachable = Le webhook est injoignable, ne parle pas HTTP ou n’a pas de certificat valable.
server-webhook-slow = Le webhook a mis trop de temps à répondre.
server-webhook-status = Le webhook n’a pas signalé de succès (2xx). Les redirections ne sont pas suivies.
server-webhook-off = Nous avons désactivé votre webhook, car il a échoué { $times } fois de suite. { $problem } Enregistrez-le de nouveau quand il fonctionnera.
