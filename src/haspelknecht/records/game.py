"""A game being played: positions, moves, history. The main class of the package."""

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

    >>> game = Game.new(players=2, seed="example")
    >>> while not game.over:
    ...     game.play(game.legal_moves[0])
    >>> game.outcome
    Outcome(ranking=(0, 1), scores=(-20, -20))
    """

    def __init__(self, table: Table, state: State, seed: str | None) -> None:
        """Use `Game.new`, `Game.from_record` or `Game.from_position`. Without a seed, draws must be given."""
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
        """A new game, with the first disks drawn and the first pit water on the boards.

        :param players: 2, 3 or 4.
        :param seed: Decides all draws; the same seed gives the same game. Without one, a random seed is used.
        :param edition: `second`, `first` or `french`.
        :param options: Options that differ from the edition, by name.
        :param layout: The name of a layout of the development field, or a layout of your own.
        :param tiles: `first` (the lowest numbers), `random`, or the numbers of the tiles in reading order.
        :param components: Printed values that differ from ours.
        :param names: What the players are called.
        :param start_buildings: Tiles whose building every player has from the start.
        :param improved_farmhand: Whether every player begins with the Improved Farmhand.
        :param few_thaler: What to do if random tiles for two players offer too few Thaler: `redraw` or `warn`.
        :raises UserError: If any of this is unknown or impossible.

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
        """A game that begins in a given position: TOML, or the same tree as a dictionary.

        :raises UserError: If the position is impossible; the sentence names the rule it breaks.

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
        """Whether the final scoring is done."""
        return self.state.stage == OVER

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may move now: several while plans are open."""
        return tuple(seat for seat in range(self.table.players) if self.state.may_act(seat))

    @property
    def legal_moves(self) -> list[Move]:
        """The legal moves of the first seat that may act, in rising order.

        >>> Game.new(seed="example").legal_moves[0]
        Move(0: take 1 yellow)
        """
        seat = self.state.seat()
        return [] if seat == NOBODY else self.moves_of(seat)

    def moves_of(self, seat: int) -> list[Move]:
        """The legal moves of one seat."""
        return [Move(move) for move in legal_moves(self.state, self.checked(seat))]

    def checked(self, seat: int) -> int:
        """The seat itself; raises `UserError` if the game has no such seat."""
        if not 0 <= seat < self.table.players:
            raise UserError("seat-unknown", seat=str(seat), known=", ".join(map(seat_text, range(self.table.players))))
        return seat

    # -- playing -----------------------------------------------------------------------------------------------

    def play(self, move: Move | int | str, seat: int | None = None) -> None:
        """Play a legal move (text or number) for a seat, and everything that follows automatically.

        :param seat: Whose move it is; without it, the first seat that may act.
        :raises IllegalMoveError: If the rules refuse the move. The game is unchanged.
        :raises UserError: If it is not a move at all, or the game is over.

        >>> game = Game.new(seed="example")
        >>> game.play("take 1 yellow")
        >>> try:
        ...     game.play("take 1 yellow")
        ... except IllegalMoveError as refusal:
        ...     print(refusal)
        Player B can’t play “take 1 yellow” now. R-TAKE-02: There’s no yellow disk in pool 1.
        """
        code = parse_move(move) if isinstance(move, str) else int(move)
        who = self.state.seat() if seat is None else self.checked(seat)
        self.apply(code, who)
        self.go_on()

    def apply(self, move: int, seat: int) -> None:
        """One move, without what follows."""
        if self.over:
            raise UserError("game-over")
        if seat == NOBODY:
            raise UserError("draw-due")
        if move not in legal_moves(self.state, seat):
            refusal = why_not(self.state, seat, move)
            assert refusal is not None  # both ask the same rules; tests compare them for every move
            raise IllegalMoveError(Move(move), seat, refusal)
        self.history.append(Step("move", self.state.copy(), seat, move))
        play_move(self.state, seat, move)

    def go_on(self) -> None:
        """Do everything that needs no player: automatic events, and draws if there is a seed."""
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
        """Draw all disks of one refill, as the seed decides."""
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
        """Take back the last move and everything that followed from it automatically.

        :raises UserError: If no move has been made yet.
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
        """Whether in play a seat may take back its last move: not past a draw, a reveal or another's action."""
        return bool(self.history) and self.history[-1].kind == "move" and self.history[-1].seat == seat

    def withdraw_plan(self, seat: int) -> None:
        """Take back a seat's plan while others still plan; their plans are kept."""
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
        """Whether a seat has moved in the open planning step."""
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
        """What a seat may know (-1: a spectator): plans of others are hidden until all are ready."""
        return hide_plans(self.state, seat)

    def position(self) -> dict[str, object]:
        """The position as a dictionary; `Game.from_position` sets it up again.

        >>> game = Game.new(seed="example")
        >>> Game.from_position(game.position()).position() == game.position()
        True
        """
        return position_of(self.table, self.state)

    def position_text(self) -> str:
        """The position as text."""
        return position_text(self.table, self.state)

    def explain(self, move: Move | int | str, seat: int | None = None) -> Explanation:
        """Why a move is legal and what it does, or why it is not: rule ids with values.

        >>> from haspelknecht import reason_text
        >>> explanation = Game.new(seed="example").explain("lift")
        >>> explanation.legal
        False
        >>> reason_text(explanation.reasons[0])
        'R-FLOW-06: You can’t do this now. The current step is the first take.'
        """
        code = parse_move(move) if isinstance(move, str) else int(move)
        who = self.state.seat() if seat is None else self.checked(seat)
        refusal = why_not(self.state, who, code)
        if refusal is not None:
            return Explanation(False, (refusal,))
        return Explanation(True, tuple(why(self.state, who, code)))

    def score_sheet(self, seat: int) -> dict[str, int]:
        """Points by source; their sum is the score.

        >>> game = Game.new(seed="example")
        >>> sum(game.score_sheet(0).values()) == game.state.players[0].score
        True
        """
        sheet = self.state.players[self.checked(seat)].sheet
        return {name: int(points) for name, points in zip(SOURCE_NAMES, sheet, strict=True)}

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the game is going on."""
        if not self.over:
            return None
        scores = tuple(int(player.score) for player in self.state.players)
        return Outcome(tuple(ranking(self.state)), scores)
