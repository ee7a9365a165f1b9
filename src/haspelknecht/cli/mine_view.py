"""The mine as seen from the side: Pinge, Shaft, Tunnel."""

from __future__ import annotations

from rich.text import Text

from haspelknecht.cli import signs
from haspelknecht.rules.mining import FLOODED_PINGE, FLOODED_SHAFT, FLOODED_TUNNEL, complete_sections
from haspelknecht.rules.pieces import LORRY, OIL_LAMP, PINGE_COAL, SECTIONS, TUNNEL_COAL, WHEELBARROW
from haspelknecht.rules.player import Player
from haspelknecht.telling.scene import Scene

SECTION_WIDTH = 8


def pinge(scene: Scene, player: Player) -> Text:
    """`■■■ ┊ □□ ┊ □□   Pit water ≈`: groups of coal, wood symbols, water with its threshold."""
    if player.exhausted():
        return Text(scene.say("play-pinge-exhausted"), signs.SOFT)
    drawn = Text()
    taken = PINGE_COAL - player.pinge_coal
    first = 0
    for group, coal in enumerate(scene.state.setup.components.pinge_groups):
        if group:
            drawn.append(" ")
            drawn.append_text(prop(covered=group <= player.pinge_wood))
            drawn.append(" ")
        drawn.append_text(seam(first, coal, taken, accessible=group <= player.pinge_wood))
        first += coal
    drawn.append("   ")
    drawn.append_text(water_field(scene, player.water, "play-pinge-water", FLOODED_PINGE, FLOODED_PINGE))
    return drawn


def shaft(scene: Scene, player: Player) -> Text:
    """Coal to be lifted, and the Shaft's water with both thresholds."""
    drawn = Text(scene.say("good-coal") + " ")
    coal = int(player.shaft_coal)
    drawn.append(signs.COAL * coal if coal else signs.NOTHING, signs.COAL_STYLE if coal else signs.SOFT)
    drawn.append("   ")
    level = player.water if player.exhausted() else 0
    drawn.append_text(water_field(scene, level, "play-shaft-water", FLOODED_SHAFT, FLOODED_TUNNEL))
    return drawn


def tunnel(scene: Scene, player: Player) -> list[Text]:
    """Two lines: wood and coal of the seven sections; below, their points and bonus symbols."""
    above, below = Text(), Text()
    components = scene.state.setup.components
    taken = TUNNEL_COAL - player.tunnel_coal
    complete = complete_sections(scene.state, player)
    first = 0
    for section in range(SECTIONS):
        covered = section < player.tunnel_wood
        above.append_text(prop(covered=covered))
        coal = components.section_coal[section]
        above.append_text(seam(first, coal, taken, accessible=covered and player.exhausted()))
        first += coal
        below.append_text(section_worth(scene, player, section, complete=section < complete))
        width = (section + 1) * SECTION_WIDTH
        above.pad_right(width - above.cell_len)
        below.pad_right(width - below.cell_len)
    above.rstrip()
    below.rstrip()
    return [above, below]


def section_worth(scene: Scene, player: Player, section: int, *, complete: bool) -> Text:
    """`2 wo`: points at the end and symbols, in capitals if the player owns their tile; a tick if complete."""
    components = scene.state.setup.components
    drawn = Text(f"{signs.DONE if complete else ''}{components.section_vp[section]} ", signs.LAMP if complete else "")
    for tile, mask, key in (
        (WHEELBARROW, components.wheelbarrow_sections, "play-sign-wheelbarrow"),
        (OIL_LAMP, components.lamp_sections, "play-sign-lamp"),
        (LORRY, components.lorry_sections, "play-sign-lorry"),
    ):
        if mask >> section & 1:
            sign = scene.say(key)
            drawn.append(sign.upper() if player.owns(tile) else sign, signs.LAMP if player.owns(tile) else signs.SOFT)
    return drawn


def prop(*, covered: bool) -> Text:
    """A wood symbol, with wood or without."""
    return Text(signs.WOOD, signs.WOOD_STYLE) if covered else Text(signs.NO_WOOD, signs.SOFT)


def seam(first: int, coal: int, taken: int, *, accessible: bool) -> Text:
    """Coal from left to right: taken, accessible, or still closed."""
    drawn = Text()
    for place in range(first, first + coal):
        if place < taken:
            drawn.append(signs.TAKEN_COAL, signs.SOFT)
        elif accessible:
            drawn.append(signs.COAL, signs.LAMP)
        else:
            drawn.append(signs.CLOSED_COAL, signs.COAL_STYLE)
    return drawn


def water_field(scene: Scene, amount: int, key: str, low: int, high: int) -> Text:
    """The amount of water, and which amounts stop work."""
    drawn = Text(scene.say("good-water") + " ")
    drawn.append_text(signs.water(int(amount)))
    drawn.append("   ")
    drawn.append(scene.say(key, low=low, high=high), "bold" if amount >= low else signs.SOFT)
    return drawn
