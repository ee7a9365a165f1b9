"""Interfaces for research: tensors and masks, batched play, PettingZoo, Gymnasium, OpenSpiel."""

from haspelknecht.extras import extra

extra("numpy", "gym")  # everything here needs it: say so in one sentence where it is missing
