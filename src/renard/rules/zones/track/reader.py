"""Reading a track from a sheet file."""

from renard.rules.layout import (
    ADDS_PLATTER,
    ANY_NUMBER,
    NEXT_NUMBER,
    ORDER_ANY,
    TRACK,
)
from renard.rules.loading.plan import Cell, Line, Zone
from renard.rules.loading.reader import Part
from renard.rules.zones.reading import (
    ADDS,
    BOX_HOLDS,
    HIGHEST,
    ORDERS,
    check_reachable,
    lowest,
    pair_up,
    steps,
)


def read(name: str, part: Part, colours: list[str]) -> Zone:
    """The zone of a sheet file's table."""
    adds = ADDS[part.one_of("adds", tuple(ADDS), "nothing")]
    bonus = part.texts("bonus")
    length = len(bonus)
    least = part.numbers("bonus_minimum", length, 1, 6) if part.has("bonus_minimum") else []
    factors = part.numbers("factor", length, 1, 9) if part.has("factor") else [1] * length
    for i, factor in enumerate(factors):
        if factor * HIGHEST[adds] > BOX_HOLDS:
            part.fail(f"factor[{i + 1}]", f"is {factor}; a box holds at most {BOX_HOLDS}")
    minimum = part.numbers("minimum", length) if part.has("minimum") else [0] * length
    for i, value in enumerate(minimum):
        if value > HIGHEST[adds]:
            part.fail(f"minimum[{i + 1}]", f"is {value}, which no die reaches")
    writes = part.one_of("writes", ("cross", "number")) == "number"
    order = ORDERS[part.one_of("order", tuple(ORDERS), "any")]
    restart = part.number("restart_after", 1, 36) if part.has("restart_after") else -1
    check_reachable(part, order, length, HIGHEST[adds] - lowest(adds) + 1, restart)
    scoring = part.one_of("points", ("none", "sum", "pairs"), "none")
    if scoring == "pairs" and length % 2:
        part.fail("points", f"pairs need an even number of boxes, not {length}")
    if not writes and (scoring != "none" or order != ORDER_ANY):
        part.fail("writes", "should be 'number', since the numbers are compared or added up")
    cells = [
        Cell(factor=f, minimum=m, weight=1 if scoring != "none" else 0)
        for f, m in zip(factors, minimum, strict=True)
    ]
    if scoring == "pairs":
        pair_up(cells)
    free = (lowest(adds), HIGHEST[adds]) if writes else (ANY_NUMBER, ANY_NUMBER)
    if part.one_of("free_entry", ("number", "next"), "number") == "next":
        free = (NEXT_NUMBER, NEXT_NUMBER)
    elif adds == ADDS_PLATTER:
        part.fail("free_entry", "should be 'next': a number cannot be free where dice are added")
    return Zone(
        name=name,
        kind=TRACK,
        die=colours.index(name),
        cells=cells,
        row=length,
        choices=1,
        writes=writes,
        adds=adds,
        orders=[order],
        restart=restart,
        by_count=part.numbers("points_by_count", length) if part.has("points_by_count") else [],
        steps=steps(part),
        lines=[
            Line([i], bonus=b, least=least[i] if least else 0, key=f"bonus[{i + 1}]")
            for i, b in enumerate(bonus)
            if b
        ],
        free=free,
    )
