"""`haspelknecht serve` for crash tests: bots over HTTP have an hour for each choice.

A bot loses the time that a server needs to restart: on a busy machine the usual minute may run out, and greedy would
replace it. `python -m tests.server.long_turn_server serve ...`
"""

from __future__ import annotations

import sys

from haspelknecht.cli import main
from haspelknecht.server.tables import clocks

if __name__ == "__main__":
    clocks.REMOTE_SECONDS = 3600.0
    sys.exit(main())
