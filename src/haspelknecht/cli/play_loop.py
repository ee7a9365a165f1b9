"""The main loop of a terminal game: bots move, humans are asked, until the game is over or the players leave."""

from __future__ import annotations

from rich.text import Text

from haspelknecht.cli import field_view, score_view, signs
from haspelknecht.cli.play_commands import COMMANDS, LeaveTable
from haspelknecht.cli.play_moves import play_line
from haspelknecht.cli.sitting import Sitting
from haspelknecht.errors import UserError
from haspelknecht.records.notation import move_text
from haspelknecht.rules.moves import END_TURN

INTERRUPTED = 130  # the usual exit status after Ctrl-C


def play_to_the_end(sitting: Sitting) -> int:
    """Play until the game is over or a player leaves; returns the exit status."""
    status = 0
    try:
        welcome(sitting)
        play_on(sitting)
        finish(sitting)
    except LeaveTable:
        sitting.show(sitting.say("play-goodbye"))
        return 0
    except EOFError:
        sitting.show("")
    except KeyboardInterrupt:
        sitting.show("")
        status = INTERRUPTED
    if sitting.save_file.asked is not None:
        sitting.show(sitting.say("play-saved", file=sitting.save_file.save(sitting.game)))
    return status


def welcome(sitting: Sitting) -> None:
    """Show who plays, and the development field."""
    table = sitting.game.table
    seat = sitting.humans[0] if sitting.humans else 0
    scene = sitting.scene(seat)
    sitting.show(Text(sitting.say("play-welcome"), signs.LAMP))
    for other in range(table.players):
        key = "play-seat-bot" if other in sitting.bots else "play-seat-human"
        sitting.show(signs.seat_sign(other, sitting.say(key, name=scene.name(other))))
    if table.few_thaler:
        sitting.show(sitting.say("warning-few-thaler"))
    if not sitting.game.over:
        sitting.show(field_view.field(scene, seat, sitting.console.width), sitting.say("play-help-hint"))


def play_on(sitting: Sitting) -> None:
    """Play turn after turn."""
    game = sitting.game
    turn: tuple[int, int] | None = None
    while not game.over:
        seat = sitting.next_seat()
        if turn != (seat, int(game.state.stage)) or seat not in sitting.bots:
            sitting.tell_news()
        turn = (seat, int(game.state.stage))
        if seat in sitting.bots:
            let_bot_move(sitting, seat)
        else:
            decide(sitting, seat)


def let_bot_move(sitting: Sitting, seat: int) -> None:
    """Play a bot's move, and show what went wrong with it."""
    bot = sitting.bots[seat]
    shown = len(bot.mishaps)
    sitting.game.play(bot.choose(sitting.game, seat).move, seat)
    for mishap in bot.mishaps[shown:]:
        sitting.show(mishap.text(sitting.language))


def finish(sitting: Sitting) -> None:
    """Show the last events and the result."""
    sitting.tell_news()
    outcome = sitting.game.outcome
    assert outcome is not None
    sitting.show(score_view.result(sitting.game, sitting.scene(outcome.winner), outcome))


def decide(sitting: Sitting, seat: int) -> None:
    """Read and carry out one line of a human: one or more moves, or a command."""
    hand_over(sitting, seat)
    if play_forced(sitting, seat):
        return
    sitting.show_decision(seat)
    line = sitting.keyboard.read(sitting.say("play-prompt", name=sitting.game.table.names[seat]))
    try:
        run_line(sitting, seat, line)
    except UserError as error:
        sitting.show(error.text(sitting.language))


def hand_over(sitting: Sitting, seat: int) -> None:
    """Before a secret plan, clear what the last player saw and wait until the next one has the keyboard."""
    if sitting.secret and len(sitting.humans) > 1 and sitting.planner != sitting.phase(seat):
        if sitting.console.is_terminal:
            sitting.console.clear()
            sitting.console.file.write("\x1b[3J")  # the scrollback too
        sitting.keyboard.forget()
        sitting.keyboard.read(sitting.say("play-pass-keyboard", name=sitting.game.table.names[seat]) + " ")
        sitting.planner = sitting.phase(seat)
        sitting.moment = ()


def play_forced(sitting: Sitting, seat: int) -> bool:
    """Play a single legal move and say so, unless it ends the turn or the player can still take something back."""
    moves = sitting.game.moves_of(seat)
    if len(moves) != 1 or moves[0] == END_TURN or sitting.game.may_undo(seat):
        return False
    sitting.show(sitting.say("play-forced", name=sitting.game.table.names[seat], move=move_text(moves[0])))
    sitting.game.play(moves[0], seat)
    return True


def run_line(sitting: Sitting, seat: int, line: str) -> None:
    """Run the command that the line begins with, or play its moves."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is not None:
        command(sitting, seat, rest.strip())
    elif line or sitting.pending is not None:
        play_line(sitting, seat, line)
    else:
        sitting.show_moves(seat)
