"""The tables of docs/observations.md and docs/actions.md. `python -m tests.envs.docs_tables` writes them again."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap

from haspelknecht.envs.pieces import PLAYER, SECRET, Piece
from haspelknecht.envs.tensor import pieces, size
from haspelknecht.records.notation import texts
from haspelknecht.rules import moves
from haspelknecht.rules.loads import LOADS

DOCS = Path(__file__).parents[2] / "docs"
BEGIN, END = "<!-- table: python -m tests.envs.docs_tables -->", "<!-- end of table -->"
PLAYER_SIZE = sum(part[1] for part in PLAYER)

# (first number, what these moves are); each range goes to the next one
RANGES = (
    (moves.TAKE, "taking: all disks of a colour from an action pool; in the second step up to the limit. "
     "`pool * 3 + colour`"),
    (moves.TAKE_SOME, "taking again, with option second_take_fewer: only some of them. "
     "`(pool * 3 + colour) * 4 + disks - 1`"),
    (moves.PASS, "taking: no second step, or nothing left to take"),
    (moves.LAMP, "taking: the Oil Lamp swaps a disk of a reserve pool with one of an action pool. "
     "`((reserve * 4 + pool) * 3 + colour from reserve) * 3 + colour from pool`"),
    (moves.REFUND, "refunding in the first spring: give one pit water back"),
    (moves.KEEP, "refunding: keep it"),
    (moves.LOAD, "planning: disks onto the Farmer, by the number of the load"),
    (moves.LOAD + LOADS, "planning: disks onto the Farmhand, likewise"),
    (moves.PAY_DIGGER, "planning: pay the Coal-digger"),
    (moves.PAY_MINER, "planning: pay the Miner"),
    (moves.PAY_HASPELKNECHT, "planning: pay the Haspelknecht"),
    (moves.PLAN_MILL, "planning: two more disks onto the Water Mill, or none"),
    (moves.MAKE_FOOD, "working: Farmer or Farmhand makes food"),
    (moves.MAKE_WOOD, "working: Farmer or Farmhand makes wood"),
    (moves.GO_MINING, "working: Farmer or Farmhand begins to mine"),
    (moves.BUY, "working: Farmer or Farmhand buys a tile, with the fee if one is due. "
     "`(worker * 20 + tile) * 4 + good`"),
    (moves.HIRE_DIGGER, "working: a hired worker, the mill or the Windlass shift begins"),
    (moves.USE_CABLE, "working, at any moment: Hauling Cable, Charcoal Burner, wood into Pinge or Tunnel"),
    (moves.MINE, "working: the next step of whoever is at work"),
    (moves.TIMBER_WOOD, "right after buying a tile: what it offers"),
    (moves.END_TURN, "working: the turn is over"),
    (moves.STORE, "storing in winter: what is kept where. `(farm * 4 + barn) * 6 + storage`"),
)  # fmt: skip


def observations() -> str:
    """The pieces of a player, then those of the table."""
    lines = [
        f"| players | size | others begin at | table begins at |\n|---|---|---|---|\n{sizes()}",
        "",
        "Of each player, `me` first, then `other1`, `other2`, `other3`:",
        "",
        "| name | begins at | numbers | from | to | meaning |",
        "|---|---|---|---|---|---|",
    ]
    lines += [row(piece, str(piece.start)) for piece in pieces(2)[: len(PLAYER)]]
    lines += [
        "",
        "Of the table (counted from where the table begins):",
        "",
        "| name | begins at (2, 3, 4 players) | numbers | from | to | meaning |",
        "|---|---|---|---|---|---|",
    ]
    return "\n".join(lines + table_rows())


def sizes() -> str:
    """How large a tensor is, and where its parts begin."""
    rows = []
    for players in (2, 3, 4):
        others = ", ".join(str(PLAYER_SIZE * other) for other in range(1, players))
        rows.append(f"| {players} | {size(players)} | {others} | {PLAYER_SIZE * players} |")
    return "\n".join(rows)


def row(piece: Piece, start: str, count: str = "", high: str = "") -> str:
    """One line of a table."""
    name = piece.name.removeprefix("me.")
    secret = " (secret)" if piece.name.startswith("me.") and name in SECRET else ""
    return (
        f"| `{name}`{secret} | {start} | {count or piece.size} | {piece.low} | {high or piece.high} | {piece.meaning} |"
    )


def table_rows() -> list[str]:
    """The pieces of the table, which depend on the number of players."""
    kinds = [[piece for piece in pieces(players) if piece.name.startswith("table.")] for players in (2, 3, 4)]
    found = []
    for same in zip(*kinds, strict=True):
        starts = [piece.start - PLAYER_SIZE * players for players, piece in enumerate(same, 2)]
        found.append(row(same[0], each(starts), each([p.size for p in same]), each([p.high for p in same])))
    return found


def each(numbers: list[int]) -> str:
    """One number for all, or one for each number of players."""
    return str(numbers[0]) if len(set(numbers)) == 1 else ", ".join(map(str, numbers))


def actions() -> str:
    """The ranges, then every single move."""
    starts = [first for first, _ in RANGES]
    lines = ["| numbers | moves |", "|---|---|"]
    every = []
    for (first, meaning), end in zip(RANGES, [*starts[1:], moves.MOVES], strict=True):
        numbers = str(first) if end == first + 1 else f"{first} to {end - 1}"
        lines.append(f"| {numbers} | {meaning} |")
        known = [f"{number}: {texts()[number]}" for number in range(first, end) if number in texts()]
        every += ["", f"{numbers}", "", *(f"    {line}" for line in listed(known))]
    return "\n".join([*lines, "", "## Every move", *every])


def listed(items: list[str]) -> list[str]:
    """Items with semicolons between them, in lines of even length; an item is never broken."""
    glued = "; ".join(items).replace(" ", "\u00a0").replace(";\u00a0", "; ")
    return [line.replace("\u00a0", " ") for line in wrap(glued, 110, break_long_words=False, break_on_hyphens=False)]


def renewed(page: str, table: str) -> str:
    """The page with its table as it should be."""
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n\n{table}\n\n{END}{after}"


PAGES = {"observations.md": observations, "actions.md": actions}


def main() -> None:
    """Write the tables into the pages."""
    for name, table in PAGES.items():
        path = DOCS / name
        path.write_text(renewed(path.read_text(encoding="utf-8"), table()), encoding="utf-8")


if __name__ == "__main__":
    main()
