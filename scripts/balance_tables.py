"""The tables of docs/balance.md."""

from __future__ import annotations

from functools import reduce

from balance_count import Count, add_up

from haspelknecht.arena.statistics import Rate, wilson
from haspelknecht.locale import say
from haspelknecht.rules.pieces import SOURCE_NAMES, TILES, tile_number

Counts = dict[tuple[int, str], Count]
EDITIONS = ("second", "first", "french")


def tables(counts: Counts) -> str:
    """All figures as Markdown."""
    players = sorted({key[0] for key in counts})
    whole = {n: reduce(add_up, (count for key, count in counts.items() if key[0] == n)) for n in players}
    parts = [
        scores(whole),
        places(whole),
        sources(whole),
        editions(counts, players),
        *(tiles(counts, n) for n in players),
    ]
    return "\n" + "\n".join(parts) + "\n"


def table(title: str, heads: list[str], rows: list[list[str]]) -> str:
    """One Markdown table under a heading."""
    lines = [f"### {title}", "", "| " + " | ".join(heads) + " |", "|---" * len(heads) + "|"]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows), ""])


def share(rate: Rate) -> str:
    """`52.3 % (51.3–53.3)`."""
    return f"{100 * rate.rate:.1f} % ({100 * rate.low:.1f}–{100 * rate.high:.1f})"


def scores(whole: dict[int, Count]) -> str:
    """Scores, leads and what is on the boards."""
    rows = []
    for players, count in whole.items():
        boards = count.games * players
        mean = count.scores[0] / boards
        spread = (count.scores[1] / boards - mean * mean) ** 0.5
        rows.append(
            [
                str(players),
                f"{count.games:,}",
                f"{mean:.1f} ± {spread:.1f}",
                f"{count.winner_score / count.games:.1f}",
                f"{count.lead / count.games:.1f}",
                f"{100 * count.close / count.games:.0f} %",
                *(f"{amount / boards:.2f}" for amount in count.board),
            ]
        )
    heads = ["players", "games", "score", "winner", "lead", "decided by at most 2", "Pinge exhausted"]
    return table("Scores", [*heads, "sections", "debts", "tiles"], rows)


def places(whole: dict[int, Count]) -> str:
    """Win rates by place in the first turn order."""
    rows = []
    for players, count in whole.items():
        for place in range(players):
            rate = wilson(count.place_wins[place], count.games)
            mean = count.place_scores[place] / count.games
            rows.append([str(players), str(place + 1), share(rate), f"{mean:.2f}"])
    return table("Place in the first turn order", ["players", "place", "wins (95 %)", "score"], rows)


def sources(whole: dict[int, Count]) -> str:
    """Points by source."""
    rows = []
    for at, name in enumerate(SOURCE_NAMES):
        means = [count.sources[at] / (count.games * players) for players, count in whole.items()]
        rows.append([say(f"source-{name}", "en"), *(f"{mean:.2f}" for mean in means)])
    return table("Points by source, for each player", ["source", *(f"{players} players" for players in whole)], rows)


def editions(counts: Counts, players: list[int]) -> str:
    """Scores by edition."""
    rows = []
    for edition in EDITIONS:
        row = [edition]
        for count in (counts[n, edition] for n in players):
            row.append(f"{count.scores[0] / (count.games * count.players):.2f}")
        rows.append(row)
    return table("Scores by edition", ["edition", *(f"{n} players" for n in players)], rows)


def tiles(counts: Counts, players: int) -> str:
    """How often each tile is bought, and how its owners do, by edition."""
    own = {edition: counts[players, edition] for edition in EDITIONS}
    whole = reduce(add_up, own.values())
    rows = []
    for tile in range(TILES):
        owners, there = whole.tile_owners[tile], whole.tile_in_play[tile]
        if owners == 0 or owners == there:
            continue
        gain = whole.tile_scores[tile] / owners - whole.tile_others[tile] / (there - owners)
        number = tile_number(tile)
        rows.append(
            [
                f"{number} {say(f'tile-{number}', 'en')}",
                f"{100 * owners / there:.0f} %",
                share(wilson(whole.tile_wins[tile], owners)),
                f"{gain:+.1f}",
                *(edition_share(own[edition], tile) for edition in EDITIONS),
            ]
        )
    heads = ["tile", "bought", "owner wins (95 %)", "points more than others", *EDITIONS]
    return table(f"Tiles with {players} players (an even share is {100 / players:.0f} %)", heads, rows)


def edition_share(count: Count, tile: int) -> str:
    """How often owners win in one edition."""
    owners = count.tile_owners[tile]
    return f"{100 * count.tile_wins[tile] / owners:.0f} %" if owners else "–"
