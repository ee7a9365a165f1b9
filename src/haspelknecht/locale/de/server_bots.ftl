# Bots auf anderen Rechnern: was ihre Autoren lesen, wenn etwas abgelehnt wird.

server-bots-only = Diese Adresse ist für Bots. Schicke das Token eines Bots mit (Authorization: Bearer hk_…).
server-bot-not-seated = { $name } sitzt nicht an diesem Tisch.
server-bot-not-asked = Für { $name } ist an diesem Tisch gerade keine Frage offen.
server-bot-forfeits = { $problem } Das war die { $count }. falsche Antwort auf diese Anfrage. Darum übernimmt ein anderer Bot für { $name }; { $name } kann später zurückkehren.
