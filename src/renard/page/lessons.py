"""The courses that come with the page: one file a game, fetched when somebody opens its course.

`RENARD_PLAIN=1 python -m renard.page.lessons FOLDER` writes them: a few hundred moves are replayed,
for which nothing need be compiled.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from renard.lessons.checking import STAR_LIMITS
from renard.lessons.goals import VERDICT_NAMES
from renard.lessons.playing import sit_down_for
from renard.lessons.reading import (
    COURSES,
    Course,
    Lesson,
    LessonError,
    course_games,
    load_course,
)
from renard.rules.loading.reader import Part
from renard.rules.sheet import Sheet
from renard.table.position import Position


def course_files() -> Iterator[Path]:
    """What the page's courses are made from, besides their code."""
    yield from sorted(COURSES.glob("*.toml"))


def write_courses(folder: Path) -> None:
    """The courses of all games."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for game in course_games():
        text = json.dumps(describe_course(load_course(game)), separators=(",", ":"))
        (folder / f"{game}.json").write_text(text, encoding="utf-8")


def describe_course(course: Course) -> dict[str, Any]:
    """A course as the page reads it: positions as logs that a table can follow."""
    return {
        "stars": list(STAR_LIMITS),
        "verdicts": list(VERDICT_NAMES),
        "lessons": [_lesson(course.sheet, lesson) for lesson in course.lessons],
        "half": _position(course.sheet, course.half, course.part),
    }


def _lesson(sheet: Sheet, lesson: Lesson) -> dict[str, Any]:
    return {
        "key": lesson.key,
        "area": lesson.area,
        "text": lesson.text,
        "seat": lesson.seat,
        "decisions": lesson.decisions,
        "throws": lesson.throws,
        "goal": [list(part) for part in _parts(lesson.goal)],
        "goals": lesson.goals.ravel().tolist(),
        **_position(sheet, lesson.position, lesson.part),
    }


def _parts(goal: dict[str, Any]) -> Iterator[tuple[str, str, int]]:
    """The parts of a goal: its name, what it is about ("" if nothing), how many."""
    for name, wanted in goal.items():
        if isinstance(wanted, dict):
            yield from ((name, what, least) for what, least in wanted.items())
        else:
            yield name, "", wanted


def _position(sheet: Sheet, position: Position, part: Part) -> dict[str, Any]:
    table = sit_down_for(sheet, position, part)
    return {"players": position.players, "seed": str(position.seed), "log": table.log}


if __name__ == "__main__":
    try:
        write_courses(Path(sys.argv[1]))
    except LessonError as error:
        sys.exit(str(error))
