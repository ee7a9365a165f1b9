"""The rewards of a finished game. Every kind is zero-sum; before the end all rewards are 0."""

from __future__ import annotations

from haspelknecht.errors import UserError
from haspelknecht.rules.final_scoring import ranking
from haspelknecht.rules.stages import OVER
from haspelknecht.rules.state import State

WIN = "win"  # the winner gets 1, the others share -1; the rules' tie-breaks always name one winner
SCORE = "score"  # own points minus the mean of the others', in hundreds
KINDS = (WIN, SCORE)
DEFAULT = WIN
POINTS_PER_REWARD = 100.0


def rewards(state: State, kind: str = DEFAULT) -> tuple[float, ...]:
    """The reward of every seat."""
    check_kind(kind)
    players = int(state.setup.players)
    if state.stage != OVER:
        return (0.0,) * players
    if kind == WIN:
        winner = ranking(state)[0]
        return tuple(1.0 if seat == winner else -1.0 / (players - 1) for seat in range(players))
    points = [int(player.score) for player in state.players]
    mean_of_others = [(sum(points) - own) / (players - 1) for own in points]
    return tuple((own - mean) / POINTS_PER_REWARD for own, mean in zip(points, mean_of_others, strict=True))


def check_kind(kind: str) -> None:
    """Raise a `UserError` for an unknown kind of reward."""
    if kind not in KINDS:
        raise UserError("envs-reward-unknown", kind=kind, known=", ".join(KINDS))
