"""The longest words that a button can have fit, in every language, on desktop and phone."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from haspelknecht.locale import LANGUAGES, say
from haspelknecht.records.game import Game
from haspelknecht.view.seat import seat_view
from tests.web.conftest import DESKTOP, Visit
from tests.web.layout_checks import overflows
from tests.web.screen import Screen

LONGEST = 12  # words that are tried
PUT_WORDS = """words => {
  const button = document.querySelector('footer.bar .button.go') ?? document.querySelector('footer .button.go')
  button.textContent = words
  const bar = button.closest('footer')
  const choice = document.createElement('button')
  choice.className = 'button choice'
  choice.textContent = words
  bar.querySelector('.choices')?.replaceChildren(choice)
}"""


@cache
def longest_words(language: str) -> list[str]:
    """The longest button words of two random games, and of the buttons that are always there."""
    always = ("web-commit-change", "web-bar-work-on", "web-bar-work-stop", "commit-ready")
    found = {say(key, language) for key in always}
    for players in (2, 4):
        game = Game.new(players, seed=f"buttons {players}")
        dice = Random(players)
        while not game.over:
            seat = dice.choice(game.to_act)
            view = seat_view(game, seat, language)
            found |= {move.button for move in view.moves if not move.targets or move.commit == "button"}
            if view.compose is not None:
                found.add(view.compose.commit)
            game.play(dice.choice(game.moves_of(seat)), seat)
    return sorted(found, key=len)[-LONGEST:]


@pytest.mark.parametrize("size", [DESKTOP, (390, 844), (844, 390)], ids=["desktop", "phone", "landscape"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_button_words_fit(visit: Visit, language: str, size: tuple[int, int]) -> None:
    """Nothing overflows its button or the window."""
    page = visit("/", size=size, language=language)
    page.get_by_role("button", name=say("web-home-play", language)).first.click()
    screen = Screen(page)
    screen.until(lambda: screen.stage == "taking", "the game has begun")
    page.evaluate("document.fonts.ready.then(() => true)")
    for words in longest_words(language):
        page.evaluate(PUT_WORDS, words)
        assert overflows(page) == [], words
