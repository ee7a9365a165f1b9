"""The twenty tiles: everything printed on them, where each value comes from, and the rules about them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

from haspelknecht.data.components import shipped_facts
from haspelknecht.data.editions import options_of
from haspelknecht.data.rule_texts import rule_text
from haspelknecht.data.rules import rule_facts
from haspelknecht.data.scales import scales
from haspelknecht.data.tiles import TileTraits, tile_traits
from haspelknecht.locale import Language, say
from haspelknecht.server.reference.types import Edition, PrintedBoards, TileCard, TileCost, TilesReference, source_of
from haspelknecht.view.facts import tile_text

FEE_GOODS: tuple[Literal["coal", "wood", "food"], ...] = ("coal", "wood", "food")


def tiles_reference(
    language: Language, edition: Edition = "second", changes: Mapping[str, str] | None = None
) -> TilesReference:
    """All tiles as an edition has them, with some options changed, and what is printed on the boards.

    :raises UserError: If there is no such option or value.
    """
    facts: dict[str, Any] = shipped_facts()
    options = options_of(edition, changes)
    cards = [
        tile_card(number, traits, facts["tiles"][str(number)], tile_text(options, number, language), language)
        for number, traits in tile_traits(options.named()["building_symbols"]).items()
    ]
    return TilesReference(language, edition, cards, printed_boards(facts, language))


def tile_card(number: int, traits: TileTraits, facts: dict[str, Any], effect: str, language: Language) -> TileCard:
    """One tile."""
    level, all_scales = number // 10, scales()
    rules = rules_of(number)
    return TileCard(
        number=number,
        level=level,
        name=say(f"tile-{number}", language),
        effect=effect,
        cost=TileCost(*(facts["cost"].get(spot, 0) for spot in TileCost.__struct_fields__)),
        cost_source=source_of(facts["cost_source"], f"cost-{number}", language),
        points=all_scales["level_points"][level - 1],
        fee=[good for good in FEE_GOODS if good in all_scales["fees"][level - 1]],
        forks=facts["forks"],
        hammers=facts["hammers"],
        symbols_source=source_of(facts["symbols_source"], f"symbols-{number}", language),
        marker=say(f"marker-{number}", language) if traits.marker else None,
        building=say(f"building-{number}", language) if traits.building else None,
        building_symbol=traits.building_symbol,
        rules=rules,
        differs=named_by(rules, "differs"),
        rulings=named_by(rules, "rulings"),
    )


@cache
def rules_of(number: int) -> list[str]:
    """The rules of a tile, then those that mention it, then the general rules about markers if it has one."""
    own = [rule for rule in rule_facts() if re.fullmatch(rf"R-TILE-{number}[a-z]?", rule)]
    name = re.compile(rf"\b{re.escape(say(f'tile-{number}'))}\b|\btiles? {number}\b")
    related = [
        rule
        for rule, about in rule_facts().items()
        if about["chapter"] != "comp" and name.search(rule_text(rule, "en"))
    ]
    if tile_traits()[number].marker:
        related += [rule for rule, about in rule_facts().items() if about["chapter"] == "marker"]
    return list(dict.fromkeys(own + related))


def named_by(rules: list[str], what: str) -> list[str]:
    """The differences or rulings that belong to a tile's own rules."""
    own = [rule for rule in rules if rule.startswith("R-TILE-")]
    return list(dict.fromkeys(name for rule in own for name in rule_facts()[rule].get(what, [])))


def printed_boards(facts: dict[str, Any], language: Language) -> PrintedBoards:
    """What is printed on the boards."""
    pinge, tunnel, pools = facts["pinge"], facts["tunnel"], facts["pools"]
    return PrintedBoards(
        pinge_groups=pinge["groups"],
        pinge_source=source_of(pinge["groups_source"], "pinge", language),
        tunnel_coal=tunnel["coal"],
        tunnel_coal_source=source_of(tunnel["coal_source"], "tunnel-coal", language),
        tunnel_points=tunnel["vp"],
        tunnel_points_source=source_of(tunnel["vp_source"], "tunnel-points", language),
        wheelbarrow=tunnel["wheelbarrow"],
        lamp=tunnel["lamp"],
        lorry=tunnel["lorry"],
        tunnel_symbols_source=source_of(tunnel["symbols_source"], "tunnel-symbols", language),
        wet_pools=pools["wet"],
        wet_pools_source=source_of(pools["wet_source"], "pools", language),
    )
