"""Plays one game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack

from haspelknecht.arena.job import Job
from haspelknecht.arena.result import GameResult, Purchase, SeatResult
from haspelknecht.arena.timed_bot import TimedBot
from haspelknecht.records.game import Game
from haspelknecht.rules.moves import is_purchase, tile_bought
from haspelknecht.rules.pieces import SEASON_NAMES, tile_number


def play_one(job: Job) -> GameResult:
    """Play a game between bots; the same job gives the same result wherever it is played."""
    game = job.options.new_game(job.players, job.seed)
    bots: list[TimedBot] = []
    forfeited: list[int] = []
    with ExitStack() as leaving:
        for seat, spec in enumerate(job.specs):
            bots.append(TimedBot(spec, job.bot_seed(seat)))
            leaving.callback(bots[seat].close)
        while not game.over:
            seat = game.to_act[0]
            game.play(bots[seat].choose(game, seat).move, seat)
            if bots[seat].failure is not None and seat not in forfeited:
                forfeited.append(seat)
    return result_of(game, job, bots, forfeited)


def result_of(game: Game, job: Job, bots: Sequence[TimedBot], forfeited: list[int]) -> GameResult:
    """Collect the result of a finished game."""
    ranking = ranked(game, forfeited)
    purchases = purchases_of(game)
    seats = tuple(
        SeatResult(
            bot=job.specs[seat],
            score=int(game.state.players[seat].score),
            rank=ranking.index(seat) + 1,
            place=game.table.order.index(seat) + 1,
            points={source: points for source, points in game.score_sheet(seat).items() if points},
            purchases=tuple(purchases[seat]),
            forfeit="" if bot.failure is None else bot.failure.text(),
        )
        for seat, bot in enumerate(bots)
    )
    return GameResult(
        number=job.number,
        seed=job.seed,
        seats=seats,
        tiles=tuple(sorted(tile_number(tile) for tile in game.table.setup.field.places)),
        decisions=sum(step.kind == "move" for step in game.history),
        times=tuple(bot.thinking for bot in bots),
    )


def ranked(game: Game, forfeited: list[int]) -> list[int]:
    """Seats from first to last. Seats that forfeited come last, the first to forfeit at the very end."""
    assert game.outcome is not None
    return [seat for seat in game.outcome.ranking if seat not in forfeited] + forfeited[::-1]


def purchases_of(game: Game) -> list[list[Purchase]]:
    """The tiles each seat bought, in order."""
    found: list[list[Purchase]] = [[] for _ in range(game.table.players)]
    for step in game.history:
        if step.kind == "move" and is_purchase(step.move):
            tile = tile_number(int(tile_bought(step.move)))
            found[step.seat].append(Purchase(tile, int(step.before.year), SEASON_NAMES[step.before.season]))
    return found
