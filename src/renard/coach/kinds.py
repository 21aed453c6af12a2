"""Kinds of reasons: what a choice brings or costs, and what the best choice has besides."""

from renard.rules.rows import Shape

REASON_ROWS = 64
"""Room for the reasons of one choice."""

REASON_FILLS, REASON_POINTS, REASON_COMPLETES, REASON_NEAR, REASON_GIVES_UP = range(5)
REASON_SETS_OFF, REASON_UNLOCKS, REASON_SPENDS, REASON_FOX, REASON_LOWEST = range(5, 10)
REASON_PLATTER, REASON_TAKES_BACK = range(10, 12)
REASON_MOVES, REASON_CHIP, REASON_TILE, REASON_SET = range(12, 16)
REASON_SENDS_HOME, REASON_CLOSES = range(16, 18)
# Of a price alone.
REASON_MORE, REASON_DICE, REASON_KEEPS, REASON_WORTH = range(18, 22)
REASON_FOX_NEARER, REASON_THROWS_AGAIN = range(22, 24)

_LINE = {"zone": "zone", "bonus": "bonus", "points": "number", "cell": "number", "least": "number"}

REASONS = {
    REASON_FILLS: Shape("fills", {"zone": "zone", "cell": "number", "value": "optional"}),
    REASON_POINTS: Shape("points", {"zone": "zone", "points": "number"}),
    REASON_COMPLETES: Shape("completes", {"zone": "zone", "points": "number"}),
    REASON_NEAR: Shape("near", _LINE),
    REASON_GIVES_UP: Shape("gives_up", {"zone": "zone", "boxes": "number"}),
    REASON_SETS_OFF: Shape("sets_off", {"bonuses": "bonus list"}),
    REASON_UNLOCKS: Shape("unlocks", {"actions": "bar list"}),
    REASON_SPENDS: Shape("spends", {"actions": "bar list"}),
    REASON_FOX: Shape("fox", {"foxes": "number", "worth": "number"}),
    REASON_LOWEST: Shape(
        "lowest",
        {
            "zones": "zone bits",
            "before": "number",
            "after": "number",
            "foxes": "number",
            "points": "number",
        },
    ),
    REASON_PLATTER: Shape("platter", {"dice": "faces", "left": "number"}),
    REASON_TAKES_BACK: Shape("takes_back", {"dice": "die list"}),
    REASON_MOVES: Shape("moves", {"row": "number", "square": "number", "left": "number"}),
    REASON_CHIP: Shape("chip", {"row": "number", "points": "number"}),
    REASON_TILE: Shape("tile", {"points": "number"}),
    REASON_SET: Shape("set", {"missing": "row bits", "points": "number"}),
    REASON_SENDS_HOME: Shape(
        "sends_home", {"seat": "number", "row": "number", "squares": "number"}
    ),
    REASON_CLOSES: Shape("closes", {"row": "number", "pawns": "seat bits"}),
}
"""What a choice does by itself."""

PRICES = {
    **{
        kind: REASONS[kind]
        for kind in (
            REASON_NEAR,
            REASON_GIVES_UP,
            REASON_SETS_OFF,
            REASON_UNLOCKS,
            REASON_FOX,
            REASON_MOVES,
            REASON_CHIP,
            REASON_TILE,
            REASON_SENDS_HOME,
            REASON_CLOSES,
        )
    },
    REASON_MORE: Shape("more", {"points": "number"}),
    REASON_DICE: Shape("dice", {"left": "number", "instead": "number"}),
    REASON_KEEPS: Shape("keeps", {"actions": "bar list"}),
    REASON_WORTH: Shape("worth", {"worth": "number", "instead": "number"}),
    REASON_FOX_NEARER: Shape("fox_nearer", {"zone": "zone", "boxes": "number"}),
    REASON_THROWS_AGAIN: Shape("throws_again", {}),
}
"""What the best choice has that another gives up; of `gives_up`, the boxes that it keeps."""
