"""How many invalid answers to one question a bot may give before another bot takes over its seat."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MAX_REFUSED: Final = 5  # answers to one question
MAX_COUNTS: Final = 10_000  # of bots with refused answers that are kept in memory


class MistakeCounter:
    """Counts refused answers to open questions. Counts are lost at a restart; the bot's clock runs anyway."""

    def __init__(self) -> None:
        self.refused: OrderedDict[tuple[str, str], tuple[int, int]] = OrderedDict()

    def count(self, table_id: str, bot: str, question: int) -> bool:
        """Count a refused answer; returns whether the bot has now given too many."""
        asked, refused = self.refused.pop((table_id, bot), (question, 0))
        refused = refused + 1 if asked == question else 1
        if refused >= MAX_REFUSED:
            return True
        self.refused[table_id, bot] = (question, refused)
        if len(self.refused) > MAX_COUNTS:
            self.refused.popitem(last=False)
        return False
