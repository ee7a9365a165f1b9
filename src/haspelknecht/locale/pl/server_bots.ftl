# Boty na innych komputerach: co czytają ich autorzy, gdy coś zostaje odrzucone.

server-bots-only = Ten adres jest dla botów. Wyślij token bota (Authorization: Bearer hk_…).
server-bot-not-seated = { $name } nie siedzi przy tym stole.
server-bot-not-asked = { $name } nie ma teraz przy tym stole na co odpowiadać.
server-bot-forfeits = { $problem } To była błędna odpowiedź numer { $count } na to żądanie, więc bota „{ $name }” zastępuje inny bot. „{ $name }” może później wrócić.
