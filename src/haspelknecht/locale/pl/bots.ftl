### Boty: krótkie nazwy, poziomy i wpadki

bot-unknown = Nie ma bota „{ $bot }”. Boty: { $known }.
bot-exec-empty = Po „exec:” podaj program, na przykład exec:./my-bot.
bot-limit-unused = Bot „{ $bot }” nie myśli naprzód i nie przyjmuje limitu. Pomiń „:{ $limit }”.
bot-limit-wrong = „{ $limit }” nie jest limitem dla bota „{ $bot }”. Podaj liczbę iteracji ({ $bot }:2000) albo czas na ruch ({ $bot }:1s, { $bot }:500ms).
bot-illegal-move = Bot „{ $bot }” wybrał niedozwolony ruch „{ $move }”, więc dalej gra greedy.

## Poziomy dla ludzi

level-beginner = Początkujący
level-apprentice = Uczeń
level-journeyman = Czeladnik
level-master = Mistrz
character-beginner = Gra z przyzwyczajenia, nie patrzy na innych, a czynsz bywa dla niego niespodzianką.
character-apprentice = Starannie planuje każdą porę roku, ale rzadko myśli o następnej.
character-journeyman = Myśli o całym roku i o tym, co mogą zabrać inni.
character-master = Widział już tysiąc szybów i wie, ile w końcu będzie wart każdy dysk.

## Wyuczona funkcja oceny

expertise-unreadable = Nie da się odczytać pliku z funkcją oceny { $file }; sprawdź jego nazwę.
expertise-foreign = Plik z funkcją oceny { $file } powstał dla innej wersji programu; wytrenuj ją na nowo.
expertise-damaged = Plik z funkcją oceny { $file } jest uszkodzony; wytrenuj ją na nowo.

## haspelknecht bots

cli-bots-list = pokaż, kto może grać, od początkującego po mistrza
bots-levels = Poziomy dla ludzi
bots-names = Boty i ich krótkie nazwy; po dwukropku: jak długo wolno im myśleć nad każdym ruchem
bot-about-random = dowolny dozwolony ruch
bot-about-habit = proste nawyki, bez myślenia naprzód
bot-about-greedy = najlepsza pora roku dla własnej planszy
bot-about-mcts = przeszukuje porę roku, a potem rozgrywa gry do końca z nawyku
bot-about-expert = przeszukuje porę roku z funkcją oceny wyuczoną na własnych grach
bot-about-exec = twój własny program, który mówi naszym protokołem wierszowym (docs/bots.md)

bot-level-limit = Poziom „{ $level }” ma własny limit; usuń „:{ $limit }”.
