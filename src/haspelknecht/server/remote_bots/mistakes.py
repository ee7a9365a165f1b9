"""How often a bot may answer a question wrongly before somebody else answers for it."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST_REFUSED: Final = 5  # answers to one question
MOST_REMEMBERED: Final = 10_000


class Patience:
    """Refused answers to open questions. Forgotten when this process ends: the clock runs out all the same."""

    def __init__(self) -> None:
        self.refused: OrderedDict[tuple[str, str], tuple[int, int]] = OrderedDict()

    def is_over(self, table_id: str, bot: str, question: int) -> bool:
        """Count a refused answer; whether it was one too many."""
        asked, count = self.refused.pop((table_id, bot), (question, 0))
        count = count + 1 if asked == question else 1
        if count >= MOST_REFUSED:
            return True
        self.refused[table_id, bot] = (question, count)
        if len(self.refused) > MOST_REMEMBERED:
            self.refused.popitem(last=False)
        return False
