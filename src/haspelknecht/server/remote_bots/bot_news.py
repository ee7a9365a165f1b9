"""The events of a table as a bot's seat learns of them.

The result is the same as that of `bots.news.known_steps` for a local bot: the plans of others come after their reveal,
the seat's own plan at once.
"""

from __future__ import annotations

from haspelknecht.bots.news import Event as Step
from haspelknecht.bots.news import News
from haspelknecht.records.notation import seat_text
from haspelknecht.server.tables.events import EventWithSteps


class SentSteps:
    """How many steps of the game one seat has been sent. Only counts are kept, event by event."""

    def __init__(self, seat: int) -> None:
        self.letter = seat_text(seat)
        self.counts = [(0, 0)]  # of each event that was not taken back: its number, and all steps up to its end
        self.plan: list[Step] = []  # the seat's own planned moves, which it knows before they are events

    def news(self, events: list[EventWithSteps], plan: list[Step]) -> News | None:
        """What is new to the bot after these events and with its plan as it is now; None if nothing is."""
        sent = self.counts[-1][1]
        since = sent
        fresh: list[Step] = []
        for event in events:
            if event.back_to is not None:
                since, fresh = self.take_back(event.back_to, since, fresh)
            elif event.steps:
                fresh += own_first(event, self.letter)
                self.counts.append((event.number, self.counts[-1][1] + len(event.steps)))
        fresh += plan
        sent_plan = self.plan if since == sent else []
        self.plan = plan
        known = common_start(sent_plan, fresh)
        if known == len(fresh) and known == len(sent_plan) and since == sent:
            return None
        return News(since + known, tuple(fresh[known:]))

    def take_back(self, back_to: int, since: int, fresh: list[Step]) -> tuple[int, list[Step]]:
        """Drop the events after event `back_to`, whether they were sent or are still among `fresh`."""
        while self.counts[-1][0] > back_to:
            self.counts.pop()
        count = self.counts[-1][1]
        return min(since, count), fresh[: max(0, count - since)]


def own_first(event: EventWithSteps, letter: str) -> list[Step]:
    """The steps of an event; of revealed plans the seat's own come first, because it has known them before."""
    if event.kind != "plans":
        return event.steps
    own = [step for step in event.steps if step.get("player") == letter]
    return own + [step for step in event.steps if step.get("player") != letter]


def common_start(one: list[Step], other: list[Step]) -> int:
    """How many items two lists have in common at their beginning."""
    most = min(len(one), len(other))
    return next((place for place in range(most) if one[place] != other[place]), most)
