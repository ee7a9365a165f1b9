"""The result of a finished game, seat by seat."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Purchase:
    """A tile bought, and when."""

    tile: int
    year: int
    season: str


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat."""

    bot: str
    score: int
    rank: int  # 1 for the winner
    place: int  # in the turn order of the first turn, from 1
    points: dict[str, int]  # by source, without the sources that gave none
    purchases: tuple[Purchase, ...]
    forfeit: str = ""  # why greedy had to play on in its place; such a seat is ranked last


@dataclass(frozen=True, slots=True)
class Thinking:
    """The thinking time of a bot in one game. Forced choices do not count."""

    seconds: float = 0.0
    longest: float = 0.0
    count: int = 0


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game. Times depend on the machine, so they are ignored when results are compared."""

    number: int
    seed: str
    seats: tuple[SeatResult, ...]
    tiles: tuple[int, ...]  # all tiles that were in play
    decisions: int
    times: tuple[Thinking, ...] = field(compare=False, default=())

    @property
    def specs(self) -> tuple[str, ...]:
        """The bots by seat."""
        return tuple(seat.bot for seat in self.seats)

    @property
    def scores(self) -> tuple[int, ...]:
        """Victory points by seat."""
        return tuple(seat.score for seat in self.seats)

    @property
    def ranking(self) -> tuple[int, ...]:
        """Seats from first to last."""
        return tuple(sorted(range(len(self.seats)), key=lambda seat: self.seats[seat].rank))

    @property
    def winner(self) -> int:
        """The seat that won."""
        return self.ranking[0]

    @property
    def order(self) -> tuple[int, ...]:
        """Seats in the order of the first turn."""
        return tuple(sorted(range(len(self.seats)), key=lambda seat: self.seats[seat].place))

    @property
    def forfeits(self) -> dict[int, str]:
        """The seats whose bots failed, with the reason."""
        return {number: seat.forfeit for number, seat in enumerate(self.seats) if seat.forfeit}

    @property
    def is_mirror(self) -> bool:
        """Whether a bot played against itself."""
        return len(set(self.specs)) == 1
