"""What happened, in words: moves of players, and everything that runs by itself."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from haspelknecht.cli import signs, worker_view
from haspelknecht.cli.flow import Flow
from haspelknecht.records.game import Game
from haspelknecht.records.history import Step
from haspelknecht.rules.pieces import NOBODY, SEASON_NAMES
from haspelknecht.rules.stages import PLANNING
from haspelknecht.rules.state import State
from haspelknecht.telling.happening import Line, happened, move_told
from haspelknecht.telling.scene import Scene


class Story:
    """Paragraphs made of steps. Plans are told when they are revealed, never before."""

    def __init__(self, names: tuple[str, ...], language: str) -> None:
        self.names = names
        self.language = language
        self.found: list[RenderableType] = []
        self.paragraph = Text()
        self.speaker: tuple[int, int] | None = None  # whose paragraph is open: seat and stage
        self.season: tuple[int, int] | None = None

    def add(self, step: Step, after: State) -> None:
        """One step, with the state that it led to."""
        if step.kind == "move":
            if step.before.stage != PLANNING:
                self.add_move(step)
            return
        self.speaker = None
        if step.kind == "draw":
            return
        before, now = self.scene(step.before), self.scene(after)
        self.head(step.before)
        if step.kind == "revealing":
            self.found += plans_told(before)
        else:
            self.found += [rendered(line, now) for line in happened(step.kind, before, now)]

    def add_move(self, step: Step) -> None:
        """A move: several of one turn make one paragraph."""
        self.head(step.before)
        told = move_told(step, self.language)
        if self.speaker != (step.seat, step.before.stage):
            self.paragraph = Text().append_text(
                signs.seat_sign(step.seat, self.scene(step.before).name(step.seat) + ":")
            )
            self.found.append(self.paragraph)
            self.speaker = (step.seat, int(step.before.stage))
        self.paragraph.append(" " + " ".join(told))

    def head(self, state: State) -> None:
        """A heading when a new season begins."""
        now = (int(state.year), int(state.season))
        if now != self.season:
            scene = self.scene(state)
            season = scene.say(f"season-{SEASON_NAMES[now[1]]}")
            heading = scene.say("play-story-season", year=now[0], season=season)
            self.found.append(Text(heading, f"underline {signs.LAMP}"))
            self.season = now

    def scene(self, state: State) -> Scene:
        """A state to look at."""
        return Scene(state, self.names, self.language)


def rendered(line: Line, scene: Scene) -> Text:
    """A line as it stands in the terminal: what is about one player is indented."""
    if line.seat == NOBODY:
        return Text(line.text)
    name = signs.seat_sign(line.seat, scene.name(line.seat) + ":")
    return Text("  ").append_text(name).append(" " + line.text)


def plans_told(scene: Scene) -> list[RenderableType]:
    """All plans, as they lie on the boards when they are revealed."""
    found: list[RenderableType] = [Text(scene.say("play-story-plans"))]
    for seat in scene.order:
        name = Text("  ").append_text(signs.seat_sign(seat, scene.name(seat) + ":"))
        found.append(Flow([name, *worker_view.plan(scene, seat)], indent=4))
    return found


def tell(game: Game, first: int, last: int, language: str) -> list[RenderableType]:
    """The story of some steps of the history."""
    story = Story(game.table.names, language)
    if first:
        before = game.history[first - 1].before
        story.season = (int(before.year), int(before.season))
    for place in range(first, last):
        after = game.history[place + 1].before if place + 1 < len(game.history) else game.state
        story.add(game.history[place], after)
    return story.found
