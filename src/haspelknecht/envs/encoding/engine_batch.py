"""Many games at once: one call plays a move in each, updates the buffers, and begins a new game where one has ended.

The buffers live as long as the object, so views of them see each step without a copy. Masks may have fewer rows
than there are games; then the games are played chunk by chunk, and the caller copies each chunk before the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from haspelknecht.envs.encoding.dealing import Dealer
from haspelknecht.envs.encoding.observation_buffers import ObservationBuffers
from haspelknecht.rules.flow import list_moves, play_move
from haspelknecht.rules.moves import MOVES, MoveList
from haspelknecht.rules.playout import first_scramble
from haspelknecht.rules.setup import Setup
from haspelknecht.rules.stages import DRAWING, OVER
from haspelknecht.rules.state import State, opening

# For the legal moves of a game: as in MoveList, but no power of 2, which processors cannot cache well.
ROOM: Final = 520
STRIDE: Final = 1_000_003  # keeps the random numbers of one call apart from those of the next

Lay = Callable[[str], tuple[Setup, list[int]]]  # the table for a seed: what is fixed, and the first turn order
Worth = Callable[[State], tuple[float, ...]]  # the rewards of a finished game


class EngineBatch:
    """Games number `first` to `first + games - 1` of a batch. Game i plays the seeds "seed/i/0", "seed/i/1", ..."""

    def __init__(self, games: int, players: int, first: int, *, rows: int, lay: Lay, worth: Worth) -> None:
        self.games: i64 = games
        self.rows: i64 = rows  # of masks
        self.players: i64 = players
        self.first: i64 = first
        self.lay: Lay = lay
        self.worth: Worth = worth
        self.seed: str = ""
        self.buffers: ObservationBuffers = ObservationBuffers(games, players)
        self.states: vec[State] = vec[State]()
        self.dealers: vec[Dealer] = vec[Dealer]()
        self.begun: vec[i64] = vec[i64]([0] * games)  # how many games were begun at each place
        self.moves: MoveList = MoveList()
        self.legal: vec[i16] = vec[i16]([0] * (games * ROOM))  # the legal moves of each game
        self.counts: vec[i64] = vec[i64]([0] * games)
        self.shown: vec[i64] = vec[i64]([0] * rows)  # the game whose moves are set in each mask
        self.masks: vec[u8] = vec[u8]([0] * (rows * MOVES))
        self.seats: vec[u8] = vec[u8]([0] * games)
        self.ended: vec[u8] = vec[u8]([0] * games)
        self.rewards: vec[float] = vec[float]([0.0] * (games * players))
        self.scores: vec[i16] = vec[i16]([0] * (games * players))

    def reset(self, seed: str) -> None:
        """Remove all games. New ones begin chunk by chunk."""
        self.seed = seed
        self.states = vec[State]()
        self.dealers = vec[Dealer]()

    def begin(self, start: i64, end: i64) -> None:
        """Begin the games of a chunk."""
        first = self.first_shown(start)
        for game in range(start, end):
            self.begun[game] = 0
            dealer = Dealer(self.next_seed(game))
            state = self.opened(dealer)
            self.states = append(self.states, state)
            self.dealers = append(self.dealers, dealer)
            self.forget_end(game)
            self.show_state(game, state)
            self.show_moves(game, game - first)

    def step(self, moves: bytes, start: i64, end: i64) -> None:
        """Play one legal move in each game of a chunk. `moves` holds one for every game: 64-bit numbers, lowest byte
        first. `ManyGames` has checked them."""
        first = self.first_shown(start)
        for game in range(start, end):
            self.play(game, read_i64_le(moves, game * 8))
            self.show_moves(game, game - first)

    def first_shown(self, start: i64) -> i64:
        """The game in the first row of the masks, when a chunk begins at `start`."""
        if self.rows < self.games:
            return start
        return 0

    def play(self, game: i64, move: i64) -> None:
        """Play one legal move in one game, and the automatic events after it."""
        state = self.states[game]
        if self.ended[game]:
            self.forget_end(game)
        seat = i64(self.seats[game])
        play_move(state, seat, move)
        if state.stage < DRAWING:
            after = state.seat()
            self.seats[game] = u8(after)
            self.buffers.show_move(game, state, move, seat, after)
            return
        self.dealers[game].go_on(state)
        if state.stage == OVER:
            self.note_end(game, state)
            dealer = Dealer(self.next_seed(game))
            state = self.opened(dealer)
            self.states[game] = state
            self.dealers[game] = dealer
        self.show_state(game, state)

    # -- beginning and ending ----------------------------------------------------------------------------------

    def next_seed(self, game: i64) -> str:
        """The seed of the next game at a place."""
        seed = f"{self.seed}/{self.first + game}/{self.begun[game]}"
        self.begun[game] += 1
        return seed

    def opened(self, dealer: Dealer) -> State:
        """A new game, up to its first decision."""
        setup, order = self.lay(dealer.seed)
        state = opening(setup, order)
        dealer.go_on(state)
        return state

    def note_end(self, game: i64, state: State) -> None:
        """Rewards and points of a game that has ended."""
        self.ended[game] = 1
        rewards = self.worth(state)
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = rewards[seat]
            self.scores[game * self.players + seat] = i16(state.players[seat].score)

    def forget_end(self, game: i64) -> None:
        """Clear the result of the game that ended at this place."""
        self.ended[game] = 0
        for at in range(game * self.players, (game + 1) * self.players):
            self.rewards[at] = 0.0
            self.scores[at] = 0

    # -- showing -----------------------------------------------------------------------------------------------

    def show_state(self, game: i64, state: State) -> None:
        """Update who is next in a game and what they see."""
        seat = state.seat()
        self.seats[game] = u8(seat)
        self.buffers.show(game, state, seat)

    def wipe(self, row: i64) -> None:
        """Clear the moves that are set in a mask."""
        masks = self.masks
        legal = self.legal
        game = self.shown[row]
        at = row * MOVES
        for i in range(game * ROOM, game * ROOM + self.counts[game]):
            masks[at + i64(legal[i])] = 0

    def show_moves(self, game: i64, row: i64) -> None:
        """Set the mask of the next seat."""
        self.wipe(row)
        masks = self.masks
        legal = self.legal
        moves = self.moves
        list_moves(self.states[game], i64(self.seats[game]), moves)
        codes = moves.codes
        at = row * MOVES
        kept = game * ROOM
        for i in range(moves.count):
            move = codes[i]
            masks[at + move] = 1
            legal[kept + i] = i16(move)
        self.counts[game] = moves.count
        self.shown[row] = game

    def random_moves(self, seed: i64) -> vec[i64]:
        """A legal move for each game; which one is decided by the seed and the number of the game."""
        chosen = vec[i64]([0] * self.games)
        for game in range(self.games):
            dice = first_scramble(seed * STRIDE + self.first + game)
            chosen[game] = i64(self.legal[game * ROOM + (dice * self.counts[game] >> 32)])
        return chosen
