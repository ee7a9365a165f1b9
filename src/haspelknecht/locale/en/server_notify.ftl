# The game server: notifications, muting, webhooks.

server-mute-self = You cannot mute yourself.
server-mutes-many = You have already muted { $most } people. Unmute somebody first.

server-webhook-none = You have no webhook.
server-webhook-url = A webhook is a plain http:// or https:// address, not too long, without a login, a fragment or letters outside ASCII.
server-webhook-private = The webhook points into a private or reserved network; this server calls only addresses of the open internet.
server-webhook-nowhere = The name in the webhook's address cannot be found.
server-webhook-unreachable = The webhook could not be reached, or what answers there does not speak HTTP or has no valid certificate.
server-webhook-slow = The webhook took too long to answer.
server-webhook-status = The webhook did not answer with success (2xx); redirects are not followed.
server-webhook-off = Your webhook is switched off, because it failed { $times } times in a row. { $problem } Set it again when it works.
