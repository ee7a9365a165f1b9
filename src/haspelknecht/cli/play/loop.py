"""The main loop of a terminal game: bots move, humans are asked, until the game is over or the players leave."""

from __future__ import annotations

from rich.text import Text

from haspelknecht.cli.play import draw_field, draw_table, symbols
from haspelknecht.cli.play.commands import COMMANDS, LeaveTable
from haspelknecht.cli.play.draw_decision import decision
from haspelknecht.cli.play.session import Session
from haspelknecht.cli.play.typed_moves import play_line
from haspelknecht.errors import UserError
from haspelknecht.view.board import LETTERS

INTERRUPTED = 130  # the usual exit status after Ctrl-C


def play_to_the_end(session: Session) -> int:
    """Play until the game is over or a player leaves; returns the exit status."""
    status = 0
    try:
        welcome(session)
        play_on(session)
        finish(session)
    except LeaveTable:
        session.show(session.say("play-goodbye"))
        return 0
    except EOFError:
        session.show("")
    except KeyboardInterrupt:
        session.show("")
        status = INTERRUPTED
    if session.save_file.asked is not None:
        session.show(session.say("play-saved", file=session.save_file.save(session.game)))
    return status


def welcome(session: Session) -> None:
    """Show the players, and the development field."""
    table = session.game.table
    screen = session.screen(session.humans[0] if session.humans else 0)
    session.show(Text(session.say("play-welcome"), symbols.LAMP))
    for seat in range(table.players):
        key = "play-seat-bot" if seat in session.bots else "play-seat-human"
        session.show(symbols.seat_text(LETTERS[seat], session.say(key, name=screen.name(LETTERS[seat]))))
    if table.few_thaler:
        session.show(session.say("warning-few-thaler"))
    if not session.game.over:
        session.show(draw_field.field(screen, session.console.width), session.say("play-help-hint"))


def play_on(session: Session) -> None:
    """Play turn after turn."""
    turn: tuple[int, int] | None = None
    while not session.game.over:
        seat = session.next_seat()
        if turn != (seat, int(session.game.state.stage)) or seat not in session.bots:
            session.show_news()
        turn = (seat, int(session.game.state.stage))
        if seat in session.bots:
            let_bot_move(session, seat)
        else:
            decide(session, seat)


def let_bot_move(session: Session, seat: int) -> None:
    """Play a bot's move, and show what went wrong with it."""
    bot = session.bots[seat]
    shown = len(bot.mishaps)
    session.game.play(bot.choose(session.game, seat).move, seat)
    for mishap in bot.mishaps[shown:]:
        session.show(mishap.text(session.language))


def finish(session: Session) -> None:
    """Show the last events and the result."""
    session.show_news()
    outcome = session.game.outcome
    assert outcome is not None
    session.show(draw_table.result(session.screen(outcome.winner), outcome))


def decide(session: Session, seat: int) -> None:
    """Read and carry out one line of a human: one or more moves, or a command."""
    hand_over(session, seat)
    if play_forced(session, seat):
        return
    session.show_decision(seat)
    line = session.keyboard.read(session.say("play-prompt", name=session.name(seat)))
    try:
        run_line(session, seat, line)
    except UserError as error:
        session.show(error.text(session.language))


def hand_over(session: Session, seat: int) -> None:
    """Before a secret plan, clear what the last player saw and wait until the next one has the keyboard."""
    if session.secret and len(session.humans) > 1 and session.planner != session.moment(seat):
        if session.console.is_terminal:
            session.console.clear()
            session.console.file.write("\x1b[3J")  # the scrollback too
        session.keyboard.forget()
        session.keyboard.read(session.say("play-pass-keyboard", name=session.name(seat)) + " ")
        session.planner = session.moment(seat)
        session.overview = ()


def play_forced(session: Session, seat: int) -> bool:
    """Play the only possibility and say so, unless it ends a turn of work or the player can take something back."""
    if session.game.may_undo(seat) or session.draft_of(seat).placed:
        return False
    screen = session.screen(seat)
    moves, compose = screen.seat.moves, screen.seat.compose
    if compose is not None:
        if moves or compose.accepts or compose.removable or not compose.complete:
            return False
        forced, words = compose.moves, compose.commit
    else:
        if len(moves) != 1 or (screen.board.stage == "working" and moves[0].commit == "button"):
            return False
        forced, words = [moves[0].move], moves[0].move
    session.show(session.say("play-forced", name=session.name(seat), move=words))
    session.play(forced, seat)
    return True


def run_line(session: Session, seat: int, line: str) -> None:
    """Run the command that the line begins with, or play its moves."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is not None:
        command(session, seat, rest.strip())
    elif line or session.pending:
        play_line(session, seat, line)
    else:
        session.show(*decision(session.screen(seat)))
