"""`haspelknecht rules` finds rules by id, chapter, option and words, as an edition has them."""

from __future__ import annotations

import pytest

from haspelknecht.cli.main import main


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command prints, on one line."""
    assert main(["rules", *words, "--lang", "en"]) == 0
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("words", ["Lorry", "lore", "Wagonnet", "Hunt"])
def test_a_word_finds_a_tile_by_any_of_its_names(capsys: pytest.CaptureFixture[str], words: str) -> None:
    text = printed(capsys, words)
    assert text.startswith("Lorry")
    assert "R-TILE-42a" in text


def test_several_words_must_all_be_found(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "synergy", "bonus", "food")
    assert "R-SYNERGY-01" in text
    assert "R-SYNERGY-02" not in text


def test_a_term_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "Odkrywka").startswith("Pinge")


def test_texts_are_those_of_the_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert "1 coal and 1 wood" in printed(capsys, "R-TILE-24a")
    assert "1 coal or 1 wood there" in printed(capsys, "R-TILE-24a", "--edition", "french")
    assert "1 coal or 1 wood there" in printed(capsys, "coal", "storage", "winter", "--edition", "french")


def test_a_search_without_a_result_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "xyzzy", "--lang", "en"]) == 1
    assert capsys.readouterr().err.startswith("Nothing found for “xyzzy”.")
