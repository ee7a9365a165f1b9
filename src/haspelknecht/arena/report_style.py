"""How a report looks: one style sheet for paper, phone and night."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --ink: #22201c; --soft: #6b665d; --rule: #e3dfd6;
  --c0: #2f6f9f; --c1: #d98a1f; --c2: #4a8f4a; --c3: #b4483c; --c4: #7d62a8; --c5: #3aa6a0; --c6: #c06a97;
  --c7: #8a7443; --c8: #a9a59c; }
@media (prefers-color-scheme: dark) { :root { --paper: #191817; --card: #232120; --ink: #ece8e0; --soft: #a8a297;
  --rule: #3a3733; --c0: #6cb0e0; --c1: #f0ad4e; --c2: #7cc47c; --c3: #e8796c; --c4: #b39ddb; --c5: #66cfc8;
  --c6: #e79ac2; --c7: #c7ad74; --c8: #7d786f; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 84rem; padding: 1rem clamp(.75rem, 3vw, 2rem) 3rem; background: var(--paper);
  color: var(--ink); font: 16px/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: clamp(1.3rem, 4vw, 1.9rem); line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
p { margin: .25rem 0 .75rem; max-width: 46rem; color: var(--soft); }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); gap: 1rem;
  align-items: start; }
.halves { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 32rem), 1fr)); gap: 0 1rem; }
section > * + .grid { margin-top: 1rem; }
figure, .card { margin: 0; padding: .75rem; background: var(--card); border: 1px solid var(--rule);
  border-radius: .5rem; min-width: 0; }
figcaption { font-weight: 600; margin-bottom: .5rem; }
.wide { overflow-x: auto; }
div.card { width: fit-content; max-width: 100%; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid var(--rule); white-space: nowrap; }
@media (max-width: 40rem) { th, td { padding: .3rem .4rem; } }
th { font-weight: 600; color: var(--soft); }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 5rem; }
tr:last-child td { border-bottom: 0; }
small { color: var(--soft); font-size: .8em; }
details { margin-top: .5rem; }
summary { cursor: pointer; color: var(--soft); }
ul.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem .9rem; margin: .5rem 0 0; padding: 0;
  font-size: .85rem; }
ul.legend svg { width: .8rem; height: .8rem; vertical-align: -1px; margin-right: .3rem; }
figure > svg { display: block; width: 100%; height: auto; max-width: 34rem; }
svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
svg text.small { font-size: 11px; fill: var(--soft); }
svg text.row { font-size: 11px; }
line.grid { stroke: var(--rule); }
line.base { stroke: var(--soft); }
line.even { stroke: var(--soft); stroke-dasharray: 3 3; }
line.median { stroke: var(--ink); stroke-width: 2; }
line.whisker { stroke: var(--c0); stroke-width: 3; opacity: .45; stroke-linecap: round; }
.c0 { fill: var(--c0); } .c1 { fill: var(--c1); } .c2 { fill: var(--c2); } .c3 { fill: var(--c3); }
.c4 { fill: var(--c4); } .c5 { fill: var(--c5); } .c6 { fill: var(--c6); } .c7 { fill: var(--c7); }
.c8 { fill: var(--c8); }
""".replace("\n  ", " ").strip()
