"""`haspelknecht serve` for tests of crashes: a bot over HTTP has an hour for its turn.

Each crash costs it the time that a server needs to start: on a busy machine a minute is soon over, and then greedy
plays on for it. `python -m tests.server.long_turn_server serve ...`
"""

from __future__ import annotations

import sys

from haspelknecht.cli import main
from haspelknecht.server.tables import clocks

if __name__ == "__main__":
    clocks.REMOTE_SECONDS = 3600.0
    sys.exit(main())
