# Bots on other machines: what their authors read when something is refused.

server-bots-only = This address is for bots: send the token of a bot (Authorization: Bearer hk_…).
server-bot-not-seated = { $name } does not sit at this table.
server-bot-not-asked = { $name } has no open question at this table now.
server-bot-forfeits = { $problem } That was wrong answer number { $count } to this question, so another bot plays on for { $name }, who may come back.
