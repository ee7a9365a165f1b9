"""Replaying a record: every line is checked, and the error gives the number of the first wrong one."""

from __future__ import annotations

from haspelknecht.errors import UserError, shorten
from haspelknecht.records.draws import choice, seed_hash, shuffled
from haspelknecht.records.game import Game
from haspelknecht.records.history import Step
from haspelknecht.records.notation import SEATS, parse_move, parse_seat
from haspelknecht.records.record import FIRST_LINE, LETTERS, UNFINISHED, VERSION
from haspelknecht.records.record_head import Head
from haspelknecht.records.rules_version import FIRST_RULES
from haspelknecht.records.set_up import parse_position
from haspelknecht.rules.pieces import SEASON_NAMES
from haspelknecht.rules.refilling import can_draw, colour_at, draw
from haspelknecht.rules.stages import DRAWING
from haspelknecht.rules.state import opening

LONGEST_RECORD = 1_000_000
LONGEST_LINE = 2_000


class RecordError(UserError):
    """A line of a record is wrong: `line` is its number, `problem` says why."""

    def __init__(self, line: int, problem: UserError) -> None:
        super().__init__("record-line", line=line)
        self.line = line
        self.problem = problem

    def text(self, language: str = "en") -> str:
        """The line number, then the problem."""
        return super().text(language) + " " + self.problem.text(language)


def read_record(text: str) -> Game:
    """Replay a record and return the game. Every step is checked, and so is the result of a finished game.

    :raises RecordError: If a line is wrong; `line` is its number.
    :raises UserError: If the text is too long.

    >>> from haspelknecht import Game, write_record
    >>> game = Game.new(seed="example")
    >>> game.play("take 1 yellow")
    >>> read_record(write_record(game)).legal_moves == game.legal_moves
    True
    """
    return read_record_and_hash(text)[0]


def read_record_and_hash(text: str) -> tuple[Game, str | None]:
    """Replay a record; return the game and the hash of its seed, if the record has one.

    Draws are verified only if the record has the seed itself: the hash alone cannot be checked against them.
    """
    if len(text) > LONGEST_RECORD:
        raise UserError("record-too-long")
    replay = Replay()
    number = 0
    for number, line in enumerate(text.split("\n"), start=1):
        try:
            if len(line) > LONGEST_LINE:
                raise UserError("record-line-too-long")
            replay.read(line.strip())
        except UserError as problem:
            raise RecordError(number, problem) from None
    try:
        return replay.finish(), replay.known_hash()
    except UserError as problem:
        raise RecordError(number, problem) from None


class Replay:
    """Replays a record line by line."""

    def __init__(self) -> None:
        self.head = Head()
        self.begun = False
        self.game: Game | None = None
        self.closed = ""  # which line ended the moves, if any

    def read(self, line: str) -> None:
        """Read one line."""
        if not line or line.startswith("#"):
            return
        if not self.begun:
            check_first_line(line)
            self.begun = True
        elif self.closed == "result":
            self.read_winner(line)
        elif self.closed:
            raise UserError("record-after-end", text=shorten(line))
        elif self.game is None and self.head.takes(line):
            self.head.read(line)
        else:
            self.read_body(self.open(), line)

    def open(self) -> Game:
        """The game; the first call sets it up from the head."""
        if self.game is None:
            if self.head.position:
                table, state = parse_position("\n".join(self.head.position), FIRST_RULES)
            else:
                table = self.head.table()
                state = opening(table.setup, list(table.order))
            self.game = Game(table, state, None)
            self.game.run_automatic()
        return self.game

    def read_body(self, game: Game, line: str) -> None:
        """Read a draw, a heading, moves, or the end."""
        word, _, rest = line.partition(" ")
        if word == "draw":
            self.read_draw(game, rest)
        elif word == "year":
            check_heading(game, rest)
        elif word == "result:":
            check_result(game, rest)
            self.closed = "result"
        elif line == UNFINISHED:
            if game.over:
                raise UserError("record-is-finished")
            self.closed = UNFINISHED
        else:
            read_moves(game, word, rest)

    def read_draw(self, game: Game, letters: str) -> None:
        """Draw the listed disks, each of which must be in the bag."""
        if game.state.stage != DRAWING:
            raise UserError("record-no-draw-due")
        before = game.state.copy()
        disks = []
        for letter in letters.replace(" ", ""):
            if letter not in LETTERS:
                raise UserError("record-disk-unknown", letter=shorten(letter))
            if game.state.stage != DRAWING:
                raise UserError("record-draw-too-long")
            colour = LETTERS.index(letter)
            if not can_draw(game.state, colour):
                raise UserError("record-disk-missing", letter=letter)
            self.compare_with_seed(game, colour)
            draw(game.state, colour)
            disks.append(colour)
            game.disks_drawn += 1
        if game.state.stage == DRAWING:
            raise UserError("record-draw-too-short")
        game.history.append(Step("draw", before, disks=tuple(disks)))
        game.run_automatic()

    def compare_with_seed(self, game: Game, colour: int) -> None:
        """Check that a published seed draws this colour."""
        seed = self.head.seed
        if seed is not None:
            ticket = choice(seed, "bag", game.disks_drawn, game.state.bag_size())
            if colour_at(game.state, ticket) != colour:
                raise UserError("record-seed-disagrees", number=game.disks_drawn + 1)

    def read_winner(self, line: str) -> None:
        """Check the last line of a finished record."""
        outcome = self.open().outcome
        assert outcome is not None
        if line != f"winner: {SEATS[outcome.winner]}":
            raise UserError("record-winner", winner=SEATS[outcome.winner])
        self.closed = "winner"

    def finish(self) -> Game:
        """The game at the end of the record.

        :raises UserError: If the record is incomplete, or its seed does not match its hash or the turn order.
        """
        if not self.begun:
            raise UserError("record-not-one", first=FIRST_LINE)
        game = self.open()
        if self.closed not in ("winner", UNFINISHED):
            raise UserError("record-truncated")
        self.check_seed(game)
        game.seed = self.head.seed
        return game

    def known_hash(self) -> str | None:
        """The hash of the seed, computed from the seed if the record has it."""
        return self.head.seed_hash if self.head.seed is None else seed_hash(self.head.seed)

    def check_seed(self, game: Game) -> None:
        """Check that seed, hash and first turn order agree."""
        seed = self.head.seed
        if seed is None:
            return
        if self.head.seed_hash is not None and self.head.seed_hash != seed_hash(seed):
            raise UserError("record-seed-hash")
        if not self.head.position and tuple(shuffled(seed, "order", range(game.table.players))) != game.table.order:
            raise UserError("record-seed-order")


def check_first_line(line: str) -> None:
    """Check that this is a record of a known version."""
    name, _, version = line.rpartition(" ")
    if name != FIRST_LINE or not version.isdecimal():
        raise UserError("record-not-one", first=FIRST_LINE)
    if version != str(VERSION):
        raise UserError("record-version", version=shorten(version), known=VERSION)


def check_heading(game: Game, text: str) -> None:
    """Check that a heading like `year 2 autumn` matches the game's year and season."""
    now = f"{game.state.year} {SEASON_NAMES[game.state.season]}"
    if text != now:
        raise UserError("record-heading", found=shorten(text), now=now)


def read_moves(game: Game, word: str, rest: str) -> None:
    """Play a line such as `A farmer 2 yellow, farmhand idle`: one or more moves of one player."""
    if game.over:
        raise UserError("game-over")
    seat = parse_seat(word, game.table.players)
    for text in rest.split(","):
        move = parse_move(text)
        if game.state.stage == DRAWING:
            raise UserError("draw-due")
        game.apply(move, seat)
        game.run_automatic()


def check_result(game: Game, text: str) -> None:
    """Check that the scores are those of the game."""
    outcome = game.outcome
    if outcome is None:
        raise UserError("record-not-finished")
    scores = ", ".join(f"{SEATS[seat]} {points}" for seat, points in enumerate(outcome.scores))
    if text != scores:
        raise UserError("record-result", found=shorten(text), scores=scores)
