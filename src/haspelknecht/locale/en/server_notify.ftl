# The game server: notifications, muting, webhooks.

server-mute-self = You can’t mute yourself.
server-mutes-many = You’ve already muted { $most } people. Unmute someone first.

server-webhook-none = You have no webhook.
server-webhook-url = A webhook must be a plain http:// or https:// URL, not too long, without a login, a fragment or non-ASCII characters.
server-webhook-private = The webhook points to a private or reserved network. This server only calls public internet addresses.
server-webhook-nowhere = The webhook’s host name can’t be found.
server-webhook-unreachable = The webhook can’t be reached, doesn’t speak HTTP, or has no valid certificate.
server-webhook-slow = The webhook took too long to answer.
server-webhook-status = The webhook didn’t report success (2xx). Redirects aren’t followed.
server-webhook-off = We’ve turned off your webhook because it failed { $times } times in a row. { $problem } Set it again once it works.
