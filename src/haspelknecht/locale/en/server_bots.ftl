# Bots on other machines: what their authors read when something is refused.

server-bots-only = This address is for bots. Send a bot’s token (Authorization: Bearer hk_…).
server-bot-not-seated = { $name } isn’t at this table.
server-bot-not-asked = { $name } has nothing to answer at this table right now.
server-bot-forfeits = { $problem } That was wrong answer number { $count } to this request, so another bot takes over for { $name }. { $name } can come back later.
