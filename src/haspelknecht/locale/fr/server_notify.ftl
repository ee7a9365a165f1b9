# Le serveur de jeu : notifications, personnes masquées, webhooks.

server-mute-self = Vous ne pouvez pas vous masquer vous-même.
server-mutes-many = Vous avez déjà masqué { $most } personnes. Cessez d’abord de masquer l’une d’elles.

server-webhook-none = Vous n’avez pas de webhook.
server-webhook-url = Un webhook est une simple adresse http:// ou https://, pas trop longue, sans identifiants, sans fragment et sans caractères hors ASCII.
server-webhook-private = Le webhook mène à un réseau privé ou réservé ; ce serveur n’appelle que des adresses de l’internet public.
server-webhook-nowhere = Le nom qui figure dans l’adresse du webhook est introuvable.
server-webhook-unreachable = Le webhook est injoignable, ou ce qui répond à cette adresse ne parle pas HTTP ou n’a pas de certificat valable.
server-webhook-slow = Le webhook a mis trop de temps à répondre.
server-webhook-status = Le webhook n’a pas répondu par un succès (2xx) ; les redirections ne sont pas suivies.
server-webhook-off = Votre webhook est désactivé, car il a échoué { $times } fois de suite. { $problem } Enregistrez-le à nouveau quand il fonctionnera.
