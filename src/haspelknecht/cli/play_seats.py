"""Who sits where: humans first, bots after them."""

from __future__ import annotations

from haspelknecht.bots import SeatedBot
from haspelknecht.errors import UserError
from haspelknecht.records.draws import seed_hash
from haspelknecht.records.game import Game
from haspelknecht.records.notation import seat_text


def names_of(given: str | None) -> list[str] | None:
    """`Anna,Bruno` as a list."""
    return None if given is None else [name.strip() for name in given.split(",")]


def seat_bots(given: str | None, hot_seat: bool, game: Game) -> dict[int, SeatedBot]:
    """The bots by seat, each with a seed from which the draws of the game cannot be derived."""
    players = game.table.players
    if hot_seat and given is not None:
        raise UserError("play-hot-seat-or-bots")
    if hot_seat:
        return {}
    specs = ["apprentice"] * (players - 1) if given is None else [spec.strip() for spec in given.split(",")]
    if len(specs) > players:
        raise UserError("play-too-many-bots", found=len(specs), players=players)
    first = players - len(specs)
    seed = f"{seed_hash(game.seed or '')}/{len(game.history)}"
    return {
        first + place: SeatedBot(spec, f"{seed}/{seat_text(first + place)}", in_worker=True)
        for place, spec in enumerate(specs)
    }
