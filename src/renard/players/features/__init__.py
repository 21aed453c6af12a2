"""What a value net reads: a position as one row of small signed numbers.

First WIDE numbers that count something (points, boxes), then bits. The same function fills a row
on a CPU, in a GPU kernel and in the browser. It is written from the point of view of one seat and
holds what everybody at the table can see. Trained nets depend on it: `VERSION` pins it.
"""

from typing import Any

import numpy as np

from renard.compiling.decorators import rule
from renard.players.features.platter import platter_features
from renard.players.features.race import race_features
from renard.players.features.writing import WIDE
from renard.rules import engine
from renard.rules.layout import FLOW_PLATTER, STATE
from renard.rules.sheet import Sheet

__all__ = ["MOST", "POINTS", "VERSION", "WIDE", "feature_count", "features"]

VERSION = 1
MOST = 900
"""Room for the features of any sheet."""
_MULTIPLE = 16
POINTS = 8
"""Room for the parts of a total."""


@rule
def features(sheet: Any, state: Any, seat: int, points: Any, out: Any) -> int:
    """Write the features of a position for `seat` to `out`; returns how many.

    `points` holds what `engine.score` wrote for that seat.
    """
    if sheet.flow == FLOW_PLATTER:
        return platter_features(sheet, state, seat, points, out)
    return race_features(sheet, state, seat, out)


def feature_count(sheet: Sheet) -> int:
    """How many features a sheet's positions have, for any number of players.

    Rounded up, since matrices of such sizes are faster; the rest is 0.
    """
    states = np.zeros(1, STATE)
    states[0].players = sheet.players[0]
    engine.begin(sheet.record, states[0], np.zeros(sheet.actions, np.int32))
    points = np.zeros(POINTS, np.int32)
    count = int(features(sheet.record, states[0], 0, points, np.zeros(MOST, np.int8)))
    return -(-count // _MULTIPLE) * _MULTIPLE
