"""The `haspelknecht` command."""

from haspelknecht.cli.main import main

__all__ = ["main"]
