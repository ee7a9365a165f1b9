### External bots: what they did wrong, and the checker

external-quotes = The bot “{ $bot }” can’t be started: a closing quotation mark is missing.
external-cannot-start = The bot “{ $bot }” can’t be started: { $problem }.
external-silent = The bot “{ $bot }” didn’t answer within { $seconds } s (does it flush its output after every line?).
external-exited = The bot “{ $bot }” exited without an answer (status { $status }).
external-killed = The bot “{ $bot }” was killed by signal { $signal } before it answered.
external-closed = The bot “{ $bot }” closed its output without an answer.
external-long-line = The bot “{ $bot }” wrote a line longer than { $most } bytes.
external-garbage = The bot “{ $bot }” didn’t answer with a JSON object in UTF-8: “{ $line }”.
external-wrong-type = The bot “{ $bot }” answered with type { $found } instead of "{ $wanted }".
external-wrong-protocol = The bot “{ $bot }” speaks protocol { $found }, but this program speaks protocol { $wanted }.
external-no-name = The bot “{ $bot }” gave { $found } as its name. It must be text.
external-wrong-id = The bot “{ $bot }” answered request { $found } instead of request { $wanted }.
external-unknown-move = The bot “{ $bot }” answered { $move }, which isn’t a move.
external-illegal-move = The bot “{ $bot }” chose the illegal move “{ $move }”.
external-last-words = Its last output: “{ $words }”.

## haspelknecht bot-check

cli-bot-check = check whether your own bot follows the protocol
cli-bot-check-command = the command that starts the bot, for example "python3 my_bot.py"
check-passed = ok    { $text }
check-failed = FAIL  { $text }
check-hello = hello: “{ $name }” speaks protocol { $protocol }
check-hello-failed = hello: { $problem }
check-unknown = unknown fields and messages are ignored
check-unknown-failed = unknown fields and messages must be ignored: { $problem }
check-end = the program exits by itself when its input ends mid-game
check-end-late = the program was still running { $seconds } s after its input ended mid-game
check-end-status = the program exited with status { $status } when its input ended mid-game; 0 is expected
check-games = { $players } players, all seats: { $games } games, { $choices } choices, all moves legal and all ids correct
check-games-failed = { $players } players, seat { $seat }, edition { $edition }: { $problem }
check-leave = the program exits by itself after game_over
check-leave-late = the program was still running { $seconds } s after game_over and the end of its input
check-leave-status = the program exited with status { $status } after game_over; 0 is expected
check-unasked = the program writes nothing unless asked
check-unasked-failed = the program wrote something without being asked: “{ $line }”
check-thoughts = thoughts are well-formed, or there are none
check-thoughts-failed = { $odd } of { $choices } thoughts are malformed
check-time = time per choice: median { $median } ms, slowest { $slowest } ms, limit { $limit } ms
check-all-passed = All checks passed.
check-some-failed = { $failed ->
    [one] One check failed.
   *[other] { $failed } checks failed.
}
