"""A plan as it lies on the workers, turned into the moves that make it: workers may be loaded in any order."""

from __future__ import annotations

from haspelknecht.records.notation import load_text, move_text, parse_move
from haspelknecht.records.reasons import reason_sentence
from haspelknecht.rules.flow import legal_moves
from haspelknecht.rules.player import PLAN_FARMER, PLAN_FARMHAND, PLAN_HIRED, PLAN_MINER, Player
from haspelknecht.rules.why_not import why_not
from haspelknecht.server.looking.look import Draft, DraftLook, Why
from haspelknecht.server.looking.trying import Trial
from haspelknecht.server.position_types import Disks


def lay(trial: Trial, laid: Draft, language: str) -> DraftLook:
    """Lay a laid worker by worker. What cannot lie there is left out, with the reason."""
    seat = trial.seat
    assert seat is not None
    moves: list[int] = []
    refused: dict[str, Why] = {}
    while trial.game.state.may_act(seat):
        state = trial.game.state
        worker, wish = wanted(state.players[seat], laid)
        move = parse_move(f"{worker} {wish}")
        if move not in legal_moves(state, seat):
            reason = why_not(state, seat, move)
            assert reason is not None
            refused[worker] = Why(reason_sentence(reason, language), reason.rule)
            move = parse_move(f"{worker} {nothing_for(worker)}")
        trial.game.apply(move, seat)
        moves.append(move)
    return DraftLook(moves, [move_text(move) for move in moves], refused)


def wanted(player: Player, laid: Draft) -> tuple[str, str]:
    """The worker whose turn it is in the plan, and what the laid puts on him."""
    step = player.plan_step
    if step == PLAN_FARMER:
        return "farmer", loaded(laid.farmer)
    if step == PLAN_FARMHAND:
        return "farmhand", loaded(laid.farmhand)
    if step == PLAN_HIRED:
        return ("haspelknecht", laid.haspelknecht) if player.exhausted() else ("digger", laid.digger)
    if step == PLAN_MINER:
        return "miner", laid.miner
    if player.mill_black < laid.mill_black:
        return "mill", "black"
    return "mill", "yellow" if player.mill_yellow < laid.mill_yellow else "rest"


def loaded(disks: Disks) -> str:
    """Disks as the notation writes them."""
    return load_text((disks.yellow, disks.brown, disks.black))


def nothing_for(worker: str) -> str:
    """The word for a worker who gets nothing."""
    if worker == "mill":
        return "rest"
    return "idle" if worker in ("farmer", "farmhand") else "unpaid"
