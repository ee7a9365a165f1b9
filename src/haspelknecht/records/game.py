"""The `Game` class: moves, history, positions. The main class of the package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from haspelknecht.data.components import Facts
from haspelknecht.data.layouts import Layout
from haspelknecht.errors import UserError
from haspelknecht.records.draws import choice, new_seed
from haspelknecht.records.history import Explanation, IllegalMoveError, Outcome, Step
from haspelknecht.records.moves import Move
from haspelknecht.records.notation import parse_move, seat_text
from haspelknecht.records.positions import position_of, position_text
from haspelknecht.records.set_up import parse_position, set_up
from haspelknecht.records.table import Table, lay_table
from haspelknecht.rules.final_scoring import ranking
from haspelknecht.rules.flow import is_automatic, legal_moves, play_move, run_automatic
from haspelknecht.rules.pieces import NOBODY, SOURCE_NAMES
from haspelknecht.rules.refilling import colour_at, draw
from haspelknecht.rules.stages import DRAWING, OVER, PLANNING, STAGE_NAMES
from haspelknecht.rules.state import State, opening
from haspelknecht.rules.views import hide_plans
from haspelknecht.rules.why import why
from haspelknecht.rules.why_not import why_not


class Game:
    """A game of Haspelknecht. Seats are numbered from 0; in texts they are A, B, C, D.

    Create one with `Game.new`, `Game.from_position` or `read_record`.

    >>> game = Game.new(players=2, seed="example")
    >>> while not game.over:
    ...     game.play(game.legal_moves[0])
    >>> game.outcome
    Outcome(ranking=(0, 1), scores=(-20, -20))
    """

    def __init__(self, table: Table, state: State, seed: str | None) -> None:
        """A game that begins at `state`. Without a seed it stops whenever a disk must be drawn."""
        self.table = table
        self.state = state
        self.seed = seed
        self.start = state.copy()
        self.history: list[Step] = []
        self.disks_drawn = 0

    @classmethod
    def new(
        cls,
        players: int = 2,
        *,
        seed: str | int | None = None,
        edition: str = "second",
        options: Mapping[str, str] | None = None,
        layout: str | Layout = "standard",
        tiles: str | Sequence[int] = "first",
        components: Facts | None = None,
        names: Sequence[str] | None = None,
        start_buildings: Sequence[int] = (),
        improved_farmhand: bool = False,
        few_thaler: str = "redraw",
    ) -> Game:
        """Start a new game: the first disks are drawn, and the first pit water is on the boards.

        :param players: 2, 3 or 4.
        :param seed: Determines all draws: the same seed gives the same game. The default is a random seed.
        :param edition: `second`, `first` or `french`.
        :param options: Options that differ from those of the edition, by name.
        :param layout: The name of a layout of the development field, or a layout of your own.
        :param tiles: `first` (the lowest numbers), `random`, or the numbers of the tiles in reading order.
        :param components: Printed values other than ours, as `data.components.read_facts` returns them.
        :param names: The names of the players.
        :param start_buildings: Tiles whose building every player has from the start.
        :param improved_farmhand: Whether every player begins with the Improved Farmhand.
        :param few_thaler: What to do if random tiles for two players offer too few Thaler: `redraw` or `warn`.
        :raises UserError: If a value is unknown or impossible.

        >>> game = Game.new(players=3, seed=7, edition="first", options={"mill_repeat": "repeat"})
        >>> game.table.names
        ('Anna', 'Bruno', 'Clara')
        """
        chosen = new_seed() if seed is None else str(seed)
        table = lay_table(
            players, chosen, edition=edition, options=options, layout=layout, tiles=tiles, components=components,
            names=names, start_buildings=start_buildings, improved_farmhand=improved_farmhand, few_thaler=few_thaler,
        )  # fmt: skip
        game = cls(table, opening(table.setup, list(table.order)), chosen)
        game.go_on()
        return game

    @classmethod
    def from_position(cls, position: str | Mapping[str, object], seed: str | int | None = None) -> Game:
        """Start a game in a given position: text (TOML or JSON), or the same values as a dictionary.

        Values that are not given are those at the start of a game.

        :param seed: Determines all draws; the default is a random seed.
        :raises UserError: If no game can reach the position; the message names the rule it breaks.

        >>> game = Game.from_position({"stage": "working", "players": {"A": {"food": 2}, "B": {}}})
        >>> game.state.players[0].food
        2
        """
        table, state = parse_position(position) if isinstance(position, str) else set_up(position)
        game = cls(table, state, new_seed() if seed is None else str(seed))
        game.go_on()
        return game

    # -- legal moves -------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended, final scoring included."""
        return self.state.stage == OVER

    @property
    def planning(self) -> bool:
        """Whether the players are planning the work of their workers."""
        return self.state.stage == PLANNING

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may move now, in the order of their numbers: several during planning, none at the end."""
        return tuple(seat for seat in range(self.table.players) if self.state.may_act(seat))

    @property
    def legal_moves(self) -> list[Move]:
        """The legal moves of the first seat that may act, in ascending order. Empty if the game is over.

        >>> Game.new(seed="example").legal_moves[0]
        Move(0: take 1 yellow)
        """
        seat = self.state.seat()
        return [] if seat == NOBODY else self.moves_of(seat)

    def moves_of(self, seat: int) -> list[Move]:
        """The legal moves of one seat, in ascending order. Empty if it may not act.

        :raises UserError: If the game has no such seat.
        """
        return [Move(move) for move in legal_moves(self.state, self.checked(seat))]

    def checked(self, seat: int) -> int:
        """Return the seat.

        :raises UserError: If the game has no such seat.
        """
        if not 0 <= seat < self.table.players:
            raise UserError("seat-unknown", seat=str(seat), known=", ".join(map(seat_text, range(self.table.players))))
        return seat

    # -- playing -----------------------------------------------------------------------------------------------

    def play(self, move: Move | int | str, seat: int | None = None) -> None:
        """Play a legal move, given as text or number, and everything that follows automatically.

        :param seat: The seat that moves; the default is the first seat that may act.
        :raises IllegalMoveError: If the rules do not allow the move. The game is unchanged.
        :raises UserError: If there is no such move or seat, or the game is over.

        >>> game = Game.new(seed="example")
        >>> game.play("take 1 yellow")
        >>> try:
        ...     game.play("take 1 yellow")
        ... except IllegalMoveError as refusal:
        ...     print(refusal)
        Player B can’t play “take 1 yellow” now. R-TAKE-02: There’s no yellow disk in pool 1.
        """
        code = parse_move(move) if isinstance(move, str) else int(move)
        mover = self.state.seat() if seat is None else self.checked(seat)
        self.apply(code, mover)
        self.go_on()

    def apply(self, move: int, seat: int) -> None:
        """Play one move without what follows automatically.

        :raises IllegalMoveError: If the rules do not allow the move. The game is unchanged.
        :raises UserError: If the game is over, or a disk must be drawn first.
        """
        if self.over:
            raise UserError("game-over")
        if seat == NOBODY:
            raise UserError("draw-due")
        if move not in legal_moves(self.state, seat):
            refusal = why_not(self.state, seat, move)
            assert refusal is not None  # tests compare `why_not` and `legal_moves` for every move
            raise IllegalMoveError(Move(move), seat, refusal)
        self.history.append(Step("move", self.state.copy(), seat, move))
        play_move(self.state, seat, move)

    def go_on(self) -> None:
        """Run everything that needs no player: automatic events, and draws if there is a seed."""
        while True:
            self.run_automatic()
            if self.state.stage != DRAWING or self.seed is None:
                return
            self.draw_from_seed()

    def run_automatic(self) -> None:
        """Run all automatic events that are due, each as a step of the history."""
        while is_automatic(self.state):
            self.history.append(Step(STAGE_NAMES[self.state.stage], self.state.copy()))
            run_automatic(self.state)

    def draw_from_seed(self) -> None:
        """Draw all disks of one refill, as determined by the seed."""
        before = self.state.copy()
        disks = []
        assert self.seed is not None
        while self.state.stage == DRAWING:
            ticket = choice(self.seed, "bag", self.disks_drawn, self.state.bag_size())
            disks.append(colour_at(self.state, ticket))
            draw(self.state, disks[-1])
            self.disks_drawn += 1
        self.history.append(Step("draw", before, disks=tuple(disks)))

    # -- taking back -------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last move and everything that followed automatically.

        :raises UserError: If no move has been made yet.

        >>> game = Game.new(seed="example")
        >>> game.play("take 1 yellow")
        >>> game.undo()
        >>> game.legal_moves[0]
        Move(0: take 1 yellow)
        """
        while self.history:
            step = self.history.pop()
            self.state = step.before.copy()
            self.disks_drawn -= len(step.disks)
            if step.kind == "move":
                return
        self.go_on()
        raise UserError("nothing-to-undo")

    def may_undo(self, seat: int) -> bool:
        """Whether the players' rules for undo let a seat take back its last move.

        It must be the last event of the history: not before a draw, a reveal or another player's move.
        """
        return bool(self.history) and self.history[-1].kind == "move" and self.history[-1].seat == seat

    def withdraw_plan(self, seat: int) -> None:
        """Take back the plan of a seat while others are still planning. Their plans are kept.

        :raises UserError: If the seat has planned nothing, or its plan is already open to the others.
        """
        if self.state.stage != PLANNING or not self.planned_steps(seat):
            raise UserError("no-plan-to-withdraw", seat=seat_text(self.checked(seat)))
        if self.state.setup.options.plan_in_turn_order and not self.may_undo(seat):
            raise UserError("plans-are-open")
        kept = []
        while self.history and self.history[-1].kind == "move" and self.history[-1].before.stage == PLANNING:
            step = self.history.pop()
            self.state = step.before.copy()
            if step.seat != seat:
                kept.append(step)
        for step in reversed(kept):
            self.apply(step.move, step.seat)

    def planned_steps(self, seat: int) -> bool:
        """Whether a seat has made a move in the current planning phase."""
        for step in reversed(self.history):
            if step.kind != "move" or step.before.stage != PLANNING:
                return False
            if step.seat == seat:
                return True
        return False

    # -- inspecting --------------------------------------------------------------------------------------------

    def copy(self) -> Game:
        """An independent copy with the same history."""
        twin = Game.__new__(Game)  # `__init__` would copy the state twice
        twin.table, twin.seed, twin.start = self.table, self.seed, self.start
        twin.state = self.state.copy()
        twin.history = list(self.history)
        twin.disks_drawn = self.disks_drawn
        return twin

    def view(self, seat: int) -> State:
        """A copy of the state as a seat may know it: the plans of others are hidden until all are ready.

        :param seat: A seat, or -1 for a spectator.
        """
        return hide_plans(self.state, seat)

    def position(self) -> dict[str, object]:
        """The position as a dictionary; `Game.from_position` sets it up again.

        >>> game = Game.new(seed="example")
        >>> Game.from_position(game.position()).position() == game.position()
        True
        """
        return position_of(self.table, self.state)

    def position_text(self) -> str:
        """The position as text (TOML); `Game.from_position` reads it."""
        return position_text(self.table, self.state)

    def explain(self, move: Move | int | str, seat: int | None = None) -> Explanation:
        """Explain why a move is legal and what it does, or why it is illegal: rule ids with values.

        :param seat: The seat that would move; the default is the first seat that may act.
        :raises UserError: If there is no such move or seat.

        >>> from haspelknecht import reason_text
        >>> explanation = Game.new(seed="example").explain("lift")
        >>> explanation.legal
        False
        >>> reason_text(explanation.reasons[0])
        'R-FLOW-06: You can’t do this now. The current step is the first take.'
        """
        code = parse_move(move) if isinstance(move, str) else int(move)
        mover = self.state.seat() if seat is None else self.checked(seat)
        refusal = why_not(self.state, mover, code)
        if refusal is not None:
            return Explanation(False, (refusal,))
        return Explanation(True, tuple(why(self.state, mover, code)))

    def score_sheet(self, seat: int) -> dict[str, int]:
        """The points of a seat by source. Their sum is the score.

        :raises UserError: If the game has no such seat.

        >>> game = Game.new(seed="example")
        >>> sum(game.score_sheet(0).values()) == game.state.players[0].score
        True
        """
        sheet = self.state.players[self.checked(seat)].sheet
        return {name: int(points) for name, points in zip(SOURCE_NAMES, sheet, strict=True)}

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None if the game is not over."""
        return self.standings if self.over else None

    @property
    def standings(self) -> Outcome:
        """Ranking and scores as they are now; those of a finished game are final."""
        scores = tuple(int(player.score) for player in self.state.players)
        return Outcome(tuple(ranking(self.state)), scores)
