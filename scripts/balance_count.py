"""The statistics of the games of scripts/balance.py."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht.rules.final_scoring import ranking
from haspelknecht.rules.mining import complete_sections
from haspelknecht.rules.pieces import SOURCES, TILES
from haspelknecht.rules.state import State

Row = list[float]


class Count:
    """Sums over games of one player count and edition."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.winner_score = 0.0
        self.lead = 0.0
        self.close = 0  # games decided by at most two points
        self.scores: list[float] = [0.0, 0.0]  # sum and sum of squares over all players
        self.place_wins = [0] * players  # by place in the first turn order
        self.place_scores = [0.0] * players
        self.sources = [0.0] * SOURCES
        self.board = [0.0] * 4  # Pinges exhausted, complete sections, debts, tiles bought
        self.tile_in_play = [0] * TILES  # players at tables with the tile
        self.tile_owners = [0] * TILES
        self.tile_wins = [0] * TILES  # owners who won
        self.tile_scores = [0.0] * TILES
        self.tile_others = [0.0] * TILES  # scores of those at the table who did not buy it

    def add(self, state: State, first_order: Sequence[int]) -> None:
        """Count a finished game."""
        winner = ranking(state)[0]
        scores = sorted((int(player.score) for player in state.players), reverse=True)
        self.games += 1
        self.winner_score += scores[0]
        self.lead += scores[0] - scores[1]
        self.close += scores[0] - scores[1] <= 2
        self.place_wins[list(first_order).index(winner)] += 1
        for place, seat in enumerate(first_order):
            self.place_scores[place] += int(state.players[seat].score)
        for seat in range(self.players):
            self.add_player(state, seat, seat == winner)

    def add_player(self, state: State, seat: int, won: bool) -> None:
        """Count one player's board."""
        player = state.players[seat]
        score = int(player.score)
        self.scores[0] += score
        self.scores[1] += score * score
        for source in range(SOURCES):
            self.sources[source] += int(player.sheet[source])
        for at, amount in enumerate(
            (player.exhausted(), complete_sections(state, player), player.debts, int(player.tiles).bit_count())
        ):
            self.board[at] += int(amount)
        for tile in range(TILES):
            if state.setup.field.in_play >> tile & 1:
                self.tile_in_play[tile] += 1
                if player.owns(tile):
                    self.tile_owners[tile] += 1
                    self.tile_wins[tile] += won
                    self.tile_scores[tile] += score
                else:
                    self.tile_others[tile] += score


def add_up(one: Count, other: Count) -> Count:
    """The sum of two counts."""
    total = Count(one.players)
    for name, value in vars(one).items():
        if name == "players":
            continue
        more = getattr(other, name)
        both = [a + b for a, b in zip(value, more, strict=True)] if isinstance(value, list) else value + more
        setattr(total, name, both)
    return total
