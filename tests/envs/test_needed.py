"""Without the library of an extra, its adapter says in one sentence how to get it."""

from __future__ import annotations

import sys

import pytest

from haspelknecht import UserError


@pytest.mark.parametrize(
    ("adapter", "library", "extra"),
    [
        ("pettingzoo_env", "pettingzoo", "pettingzoo"),
        ("pettingzoo_parallel", "pettingzoo", "pettingzoo"),
        ("gymnasium_env", "gymnasium", "gym"),
        ("openspiel_game", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(
    adapter: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Importing the adapter is enough to get it."""
    monkeypatch.setitem(sys.modules, library, None)  # as if it were not installed
    monkeypatch.delitem(sys.modules, f"haspelknecht.envs.{adapter}", raising=False)
    with pytest.raises(UserError) as refused:
        __import__(f"haspelknecht.envs.{adapter}")
    assert f'pip install "haspelknecht[{extra}]"' in str(refused.value)
