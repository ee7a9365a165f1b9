"""The reference: rules, tiles, layouts, bot levels, and checks of custom files. The same for everyone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import FromQuery, JSONBody

from haspelknecht.data.editions import changes_from, options_of
from haspelknecht.data.scales import Scales, scales
from haspelknecht.locale import Language
from haspelknecht.server.cached_response import CachedResponse, answer, cached_response
from haspelknecht.server.reference.checking import check_components, check_layout
from haspelknecht.server.reference.examples import ExamplesReference, examples_reference
from haspelknecht.server.reference.layouts import layouts_reference
from haspelknecht.server.reference.levels import levels_reference
from haspelknecht.server.reference.rules import edition_comparison, rules_reference
from haspelknecht.server.reference.tiles import tiles_reference
from haspelknecht.server.reference.types import (
    CheckedComponents,
    CheckedLayout,
    Edition,
    EditionComparison,
    LayoutsReference,
    LevelsReference,
    RulesReference,
    TilesReference,
)
from haspelknecht.server.security.authentication import ApiRequest, language_of
from haspelknecht.server.tables.table import FileText

ENCODER = msgspec.json.Encoder()
CHANGED_PAGES: Final = 32  # pages with changed options in memory: anyone can ask for any combination
OptionChanges = Annotated[str, msgspec.Meta(description="name=value, separated by commas")]


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


@lru_cache(maxsize=CHANGED_PAGES)
def changed_page(
    make: Callable[..., Any], language: str, edition: Edition, changes: tuple[tuple[str, str], ...]
) -> CachedResponse:
    """A page of the reference with some options changed."""
    return cached_response(ENCODER.encode(make(language, edition, dict(changes))), MediaType.JSON)


async def edition_page(make: Callable[..., Any], language: str, edition: Edition, given: str) -> CachedResponse:
    """A page of the reference as an edition has it, perhaps with some options changed.

    :raises UserError: If there is no such option or value.
    """
    if not given:
        return page(make, language, edition)
    pairs = (part.partition("=") for part in given.split(","))
    options = options_of(edition, {name.strip(): value.strip() for name, _, value in pairs})
    changes = tuple(sorted(changes_from(edition, options).items()))  # the same for all ways to write them
    if not changes:
        return page(make, language, edition)
    return await asyncio.to_thread(changed_page, make, language, edition, changes)


def chosen_language(request: ApiRequest, language: Language | None) -> str:
    """The requested language, else that of the signed-in person or the request."""
    return language or language_of(request)


@get("/rules")
async def get_rules(
    request: ApiRequest,
    language: FromQuery[Language | None] = None,
    edition: FromQuery[Edition] = "second",
    options: FromQuery[OptionChanges] = "",
) -> Response[RulesReference]:
    """Get all rules in our own words, as an edition has them, with options, glossary, and where the books disagree."""
    return answer(request, await edition_page(rules_reference, chosen_language(request, language), edition, options))


@get("/examples")
async def get_examples(request: ApiRequest, language: FromQuery[Language | None] = None) -> Response[ExamplesReference]:
    """Get the worked examples of the rulebooks, in our own words, with the boards before and after."""
    return answer(request, page(examples_reference, chosen_language(request, language)))


@get("/editions/compare")
async def compare_editions(
    request: ApiRequest, language: FromQuery[Language | None] = None
) -> Response[EditionComparison]:
    """Compare the editions side by side."""
    return answer(request, page(edition_comparison, chosen_language(request, language)))


@get("/tiles")
async def get_tiles(
    request: ApiRequest,
    language: FromQuery[Language | None] = None,
    edition: FromQuery[Edition] = "second",
    options: FromQuery[OptionChanges] = "",
) -> Response[TilesReference]:
    """Get the twenty tiles as an edition has them, and what is printed on the boards, each value with its source."""
    return answer(request, await edition_page(tiles_reference, chosen_language(request, language), edition, options))


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
        get_rules, get_examples, compare_editions, get_tiles, get_scales, get_layouts, get_levels, check_layout_file,
        check_components_file,
    ],
)  # fmt: skip
