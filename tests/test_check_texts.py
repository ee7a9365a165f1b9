"""The check of all texts (scripts/check_texts.py) finds what it promises to find."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

SCRIPT = runpy.run_path(str(Path(__file__).parent.parent / "scripts" / "check_texts.py"))


def findings(language: str, text: str, folder: Path) -> list[str]:
    """What the check says about one message."""
    place = folder / language
    place.mkdir()
    (place / "test.ftl").write_text(f"message = {text}\n", encoding="utf-8")
    return list(SCRIPT["check"](place))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Store your goods"), ("en", "You cannot buy it"), ("en", "Don't"), ("en", "45 %"), ("en", "Wait …"),
        ("en", "{ $n ->\n    [one] His disk\n   *[other] Disks\n}"), ("en", "Option:: none"),
        ("de", "Wähle ein Gut"), ("de", "45%"), ("de", "Das “Gasthaus”"), ("de", "Moment…"),
        ("fr", "Prêt ?"), ("fr", "Prêt?"), ("fr", "« Prêt\u00a0»"), ("fr", "l'eau"), ("fr", "vos biens"),
        ("it", "45 %"), ("it", "un compenso"), ("it", "l'acqua"),
        ("pl", "45 %"), ("pl", "towary"), ("pl", "w tej grze"),
    ],
)  # fmt: skip
def test_a_fault_is_found(language: str, text: str, tmp_path: Path) -> None:
    """One message with one fault."""
    assert len(findings(language, text, tmp_path)) == 1


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "A good start: 45% for “Anna’s table”…"),
        ("en", "{ $n ->\n    [one] One disk\n   *[other] { $n } disks\n}"),
        ("de", "„Fertig“: 45\u00a0%\u00a0…"), ("fr", "Prêt\u202f? «\u00a0Oui\u00a0»\u00a0: l’eau, 45\u00a0%"),
        ("it", "«Sì»: 45%, l’acqua"), ("pl", "„Tak”: 45%"),
    ],
)  # fmt: skip
def test_good_texts_pass(language: str, text: str, tmp_path: Path) -> None:
    """Typography of each language."""
    assert findings(language, text, tmp_path) == []
