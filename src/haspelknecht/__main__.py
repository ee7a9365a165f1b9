"""`python -m haspelknecht` is the same as `haspelknecht`."""

import sys

from haspelknecht.cli import main

sys.exit(main())
