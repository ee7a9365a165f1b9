"""The reference: rules, tiles, layouts, bot levels, and checks of custom files. The same for everyone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any, Literal

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import FromQuery, JSONBody

from haspelknecht.data.scales import Scales, scales
from haspelknecht.locale import Language
from haspelknecht.server.cached_response import CachedResponse, answer, cached_response
from haspelknecht.server.reference.checking import check_components, check_layout
from haspelknecht.server.reference.layouts import layouts_reference
from haspelknecht.server.reference.levels import levels_reference
from haspelknecht.server.reference.rules import edition_comparison, rules_reference
from haspelknecht.server.reference.tiles import tiles_reference
from haspelknecht.server.reference.types import (
    CheckedComponents,
    CheckedLayout,
    EditionComparison,
    LayoutsReference,
    LevelsReference,
    RulesReference,
    TilesReference,
)
from haspelknecht.server.security.authentication import ApiRequest, language_of
from haspelknecht.server.tables.table import FileText

ENCODER = msgspec.json.Encoder()


class LayoutFile(msgspec.Struct):
    """A layout file, and how many tiles each level needs (option `min_tiles_per_row`)."""

    text: FileText
    min_tiles_per_row: Literal["players", "three"] = "players"


class ComponentsFile(msgspec.Struct):
    """A components file."""

    text: FileText


@cache
def page(make: Callable[..., Any], *values: Any) -> CachedResponse:
    """The encoded reference data that `make` returns, built at the first request."""
    return cached_response(ENCODER.encode(make(*values)), MediaType.JSON)


def chosen_language(request: ApiRequest, language: Language | None) -> str:
    """The requested language, else that of the signed-in person or the request."""
    return language or language_of(request)


@get("/rules")
async def get_rules(request: ApiRequest, language: FromQuery[Language | None] = None) -> Response[RulesReference]:
    """Get all rules in our own words: chapters, options, editions, and where the rulebooks say so or disagree."""
    return answer(request, page(rules_reference, chosen_language(request, language)))


@get("/editions/compare")
async def compare_editions(
    request: ApiRequest, language: FromQuery[Language | None] = None
) -> Response[EditionComparison]:
    """Compare the editions side by side."""
    return answer(request, page(edition_comparison, chosen_language(request, language)))


@get("/tiles")
async def get_tiles(request: ApiRequest, language: FromQuery[Language | None] = None) -> Response[TilesReference]:
    """Get the twenty tiles and what is printed on the boards, each value with its source."""
    return answer(request, page(tiles_reference, chosen_language(request, language)))


@get("/scales")
async def get_scales(request: ApiRequest) -> Response[Scales]:
    """Get the scales, limits and sizes that all editions share: rent, points for coal, Thaler, buildings, and more."""
    return answer(request, page(scales))


@get("/layouts")
async def get_layouts(
    request: ApiRequest, players: FromQuery[Literal[2, 3, 4] | None] = None, language: FromQuery[Language | None] = None
) -> Response[LayoutsReference]:
    """Get the layouts of the development field, all or those for a number of players."""
    return answer(request, page(layouts_reference, chosen_language(request, language), players))


@get("/levels")
async def get_levels(request: ApiRequest, language: FromQuery[Language | None] = None) -> Response[LevelsReference]:
    """Get the bot levels, from weak to strong."""
    return answer(request, page(levels_reference, chosen_language(request, language)))


@post("/layouts/check", status_code=200)
async def check_layout_file(
    request: ApiRequest, data: JSONBody[LayoutFile], language: FromQuery[Language | None] = None
) -> CheckedLayout:
    """Check whether a layout file can be used, and for how many players."""
    chosen = chosen_language(request, language)
    return await asyncio.to_thread(check_layout, data.text, data.min_tiles_per_row, chosen)


@post("/components/check", status_code=200)
async def check_components_file(
    request: ApiRequest, data: JSONBody[ComponentsFile], language: FromQuery[Language | None] = None
) -> CheckedComponents:
    """Check whether a components file can be used."""
    return await asyncio.to_thread(check_components, data.text, chosen_language(request, language))


router = Router(
    "/",
    route_handlers=[
        get_rules, compare_editions, get_tiles, get_scales, get_layouts, get_levels, check_layout_file,
        check_components_file,
    ],
)  # fmt: skip
