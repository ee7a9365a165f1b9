"""What a bot has heard of its game: the events of the table, told as its seat learns of them.

The same as `bots.news.known_steps` gives for a local bot: plans of others come after their reveal, one's own at once.
"""

from __future__ import annotations

from haspelknecht.bots.news import Event as Words
from haspelknecht.bots.news import News
from haspelknecht.records.notation import seat_text
from haspelknecht.server.tables.events import EventWithSteps


class Story:
    """How much one seat has heard. Of what was told only the length is kept, event by event."""

    def __init__(self, seat: int) -> None:
        self.letter = seat_text(seat)
        self.marks = [(0, 0)]  # the events that count: number, and steps up to its end
        self.plan: list[Words] = []  # moves of the own plan, told before everybody hears of them

    def news(self, events: list[EventWithSteps], plan: list[Words]) -> News | None:
        """What is new after these events, with one's own plan as it is now; None if nothing is."""
        told = self.marks[-1][1]
        since = told
        fresh: list[Words] = []
        for event in events:
            if event.back_to is not None:
                since, fresh = self.take_back(event.back_to, since, fresh)
            elif event.steps:
                fresh += in_order_of_hearing(event, self.letter)
                self.marks.append((event.number, self.marks[-1][1] + len(event.steps)))
        fresh += plan
        heard = self.plan if since == told else []
        self.plan = plan
        known = common_start(heard, fresh)
        if known == len(fresh) and known == len(heard) and since == told:
            return None
        return News(since + known, tuple(fresh[known:]))

    def take_back(self, back_to: int, since: int, fresh: list[Words]) -> tuple[int, list[Words]]:
        """Forget the events after one: perhaps they were not even told yet."""
        while self.marks[-1][0] > back_to:
            self.marks.pop()
        length = self.marks[-1][1]
        return min(since, length), fresh[: max(0, length - since)]


def in_order_of_hearing(event: EventWithSteps, letter: str) -> list[Words]:
    """The steps of an event; of revealed plans one's own are known first."""
    if event.kind != "plans":
        return event.steps
    own = [step for step in event.steps if step.get("player") == letter]
    return own + [step for step in event.steps if step.get("player") != letter]


def common_start(one: list[Words], other: list[Words]) -> int:
    """How many words of two lists are the same from the beginning."""
    most = min(len(one), len(other))
    return next((place for place in range(most) if one[place] != other[place]), most)
