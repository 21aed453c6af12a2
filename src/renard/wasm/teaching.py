"""What the players' module exports for lessons: whether the goal of one is reached."""

from typing import Any

from numba.np.numpy_support import carray

from renard.lessons import goals as lesson_goals
from renard.lessons.goals import GOAL_INTS, MOST_GOALS
from renard.rules.layout import ACTIONS, STATE
from renard.wasm import advising
from renard.wasm.exporting import INT, INTS, SHEET_TYPE, STATE_TYPE
from renard.wasm.looking_back import EXPORTS

__all__ = ["EXPORTS", "room_sizes"]


def room_sizes() -> dict[str, int]:
    """By the name of an argument: the bytes of scratch space behind it."""
    goals = 4 * MOST_GOALS * GOAL_INTS
    return {**advising.room_sizes(), "begun": STATE.itemsize, "goals": goals}


@EXPORTS.add(INT, SHEET_TYPE, STATE_TYPE, STATE_TYPE, INT, INTS, INT, INT, INT, INTS)
def judge_lesson(
    sheet: Any, begun: Any, state: Any, seat: Any, goals: Any, count: Any, left: Any,
    throws: Any, out: Any,
) -> Any:  # fmt: skip
    """What a lesson of `count` goals came to since `begun`, with so much left."""
    return lesson_goals.judge_lesson(
        sheet, begun, state, seat, carray(goals, (count, GOAL_INTS)), left, throws,
        carray(out, (ACTIONS,)),
    )  # fmt: skip
