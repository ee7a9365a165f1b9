"""The folder that is being set up."""

from __future__ import annotations

import os
from pathlib import Path

from progress import StepError

ROOT = Path(__file__).resolve().parent.parent.parent


def refuse_read_only(root: Path = ROOT) -> None:
    """Raise `StepError` if the checkout is not writable, before anything is tried."""
    if not os.access(root, os.W_OK):
        raise StepError(
            f"Haspelknecht cannot be set up in {root}: you may not write there. "
            "Copy the folder to a place of your own, or install the released package with pip."
        )
