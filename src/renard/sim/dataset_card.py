"""The card of a data set: what it holds, how it was made, and how to make it again."""

import hashlib

import renard
from renard.players.registry import WEIGHTS, strongest_of
from renard.rules.observe import VERSION, Observation
from renard.sim.dataset import FIELDS, Wanted


def card(wanted: Wanted, rows: int, command: str) -> str:
    """The text of README.md; `command` is what was typed."""
    sheet = wanted.sheet
    fields = "\n".join(f"| `{name}` | {kind} | {tells} |" for name, (kind, tells) in FIELDS.items())
    seen = Observation.of(sheet, wanted.players)
    parts = "\n".join(
        f"| `{name}` | {part.start} | {part.stop - part.start} |"
        for name, part in seen.parts.items()
    )
    nets = "\n".join(f"- `{name}`, SHA-256 {digest}" for name, digest in _nets(wanted))
    rulings = ", ".join(f"`{name} = {str(on).lower()}`" for name, on in sheet.rulings.items())
    return f"""---
license: mit
pretty_name: Positions of {sheet.title} with values
tags: [dice, board-games, reinforcement-learning]
---

# Positions of {sheet.title} with values

{rows:,} decisions of {wanted.games:,} games with {wanted.players} on `{sheet.id}`, each with what
Renard's strongest player expects of every legal action, what was chosen, and how the game ended.
Decisions without a choice are left out.

    {command}

makes the same again, byte for byte with the versions below. `positions.parquet` has one row a
decision, game by game:

| field | type | |
|---|---|---|
{fields}

In Python, with `renard` installed: `renard.parse_state(row["position"])` is the game, and
`game.text(row["seat"], action)` puts an action into words.

## How it was made

For every seat of every game one of these levels was drawn: {", ".join(wanted.levels)}. `values` are
those of the net that the strongest level decides by, one look at every position that an action
leads to, no search; how far they can be off stands in Renard's docs/analysis.md. Dice are fair and
follow from the seed ({wanted.seed}) and the number of the game.

- Renard {renard.__version__}
- sheet `{sheet.id}`, version {sheet.version}; rulings: {rulings or "none"}
{nets}

## Observation

Version {VERSION}: {seen.size} numbers, the deciding seat first (`0.`), then the others in turn.

| part | from | numbers |
|---|---|---|
{parts}

## Licence

MIT, as Renard itself. The games' names belong to their publishers, with whom Renard has no
connection; no text or art of theirs is in here.
"""


def _nets(wanted: Wanted) -> list[tuple[str, str]]:
    """The files of the strongest level's nets, with their digests."""
    files = sorted(strongest_of(wanted.sheet).files)
    return [(name, hashlib.sha256((WEIGHTS / name).read_bytes()).hexdigest()) for name in files]
