### External bots: what they did wrong, and the checker

external-quotes = The bot “{ $bot }” cannot be started: a quotation mark is not closed.
external-cannot-start = The bot “{ $bot }” cannot be started: { $problem }.
external-silent = The bot “{ $bot }” did not answer within { $seconds } s (does it flush its output after every line?).
external-exited = The bot “{ $bot }” ended without an answer (status { $status }).
external-killed = The bot “{ $bot }” was ended by signal { $signal } without an answer.
external-closed = The bot “{ $bot }” closed its output without an answer.
external-long-line = The bot “{ $bot }” wrote a line longer than { $most } bytes.
external-garbage = The bot “{ $bot }” answered what is no JSON object in UTF-8: “{ $line }”.
external-wrong-type = The bot “{ $bot }” answered with type { $found } instead of "{ $wanted }".
external-wrong-protocol = The bot “{ $bot }” speaks protocol { $found }; this program speaks protocol { $wanted }.
external-no-name = The bot “{ $bot }” gave { $found } as its name; it must be a text.
external-wrong-id = The bot “{ $bot }” answered question { $found } instead of question { $wanted }.
external-unknown-move = The bot “{ $bot }” answered { $move }, which is no move.
external-illegal-move = The bot “{ $bot }” chose the illegal move “{ $move }”.
external-last-words = Its last words: “{ $words }”.

## haspelknecht bot-check

cli-bot-check = check whether a bot of your own keeps to the protocol
cli-bot-check-command = the command that starts the bot, for example "python3 my_bot.py"
check-passed = ok    { $text }
check-failed = FAIL  { $text }
check-hello = hello: “{ $name }” speaks protocol { $protocol }
check-hello-failed = hello: { $problem }
check-unknown = unknown fields and messages are ignored
check-unknown-failed = unknown fields and messages must be ignored: { $problem }
check-end = the program leaves by itself when its input ends in mid-game
check-end-late = the program was still there { $seconds } s after its input had ended in mid-game
check-end-status = the program left with status { $status } when its input ended in mid-game; 0 is expected
check-games = { $players } players, all seats: { $games } games, { $choices } choices, all moves legal and all ids right
check-games-failed = { $players } players, seat { $seat }, edition { $edition }: { $problem }
check-leave = the program leaves by itself after game_over
check-leave-late = the program was still there { $seconds } s after game_over and the end of its input
check-leave-status = the program left with status { $status } after game_over; 0 is expected
check-unasked = nothing is said without being asked
check-unasked-failed = the program said something without being asked: “{ $line }”
check-thoughts = thoughts have the right form, or there are none
check-thoughts-failed = { $odd } of { $choices } thoughts have not the right form
check-time = time for a choice: median { $median } ms, slowest { $slowest } ms, limit { $limit } ms
check-all-passed = All checks passed.
check-some-failed = { $failed ->
    [one] One check failed.
   *[other] { $failed } checks failed.
}
