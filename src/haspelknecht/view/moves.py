"""Legal moves as a player sees them: words, targets, what they bring, and what would be wasted."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht.records.move_parts import Take, decode
from haspelknecht.records.notation import texts
from haspelknecht.rules import moves
from haspelknecht.rules.flow import legal_moves, play_move
from haspelknecht.rules.stages import PLANNING
from haspelknecht.rules.state import State
from haspelknecht.view.move_warnings import warning_of
from haspelknecht.view.move_words import Played, words_of
from haspelknecht.view.outcomes import difference
from haspelknecht.view.targets import targets_of
from haspelknecht.view.types import Commit, MoveView
from haspelknecht.view.work_steps import Line


def move_views(
    state: State, seat: int, language: str, names: Sequence[str], *, line: Line | None = None
) -> list[MoveView]:
    """The legal moves of a seat, without those that are composed: plans and storing. `line` is the work still to be
    done, if the caller knows it already."""
    if state.stage == PLANNING:
        return []
    legal = [move for move in legal_moves(state, seat) if move < moves.STORE]
    return [move_view(played(state, seat, move, language, names), line) for move in legal]


def played(state: State, seat: int, move: int, language: str, names: Sequence[str]) -> Played:
    """Play a legal move on a copy."""
    after = state.copy()
    play_move(after, seat, move)
    return Played(state, seat, move, after, difference(state.players[seat], after.players[seat]), names, language)


def move_view(played: Played, line: Line | None = None) -> MoveView:
    """One legal move."""
    button, does = words_of(played)
    return MoveView(
        move=texts()[played.move],
        button=button,
        does=does,
        targets=targets_of(played.state, played.seat, played.move),
        commit=commit_of(played.move),
        outcome=played.outcome,
        warning=warning_of(played, line),
    )


def commit_of(move: int) -> Commit:
    """Disks are chosen before they are taken. Passing and ending the turn is what the commit button does when nothing
    is chosen."""
    if move in (moves.PASS, moves.END_TURN):
        return "button"
    return "after choosing" if isinstance(decode(move), Take) else "at once"
