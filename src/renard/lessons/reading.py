"""Reading the course of a game; what is wrong in a file is refused with its key and the remedy."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from renard.lessons.goals import GOAL_INTS, GOAL_NAMES, MOST_GOALS, RACE_GOALS
from renard.rules.layout import BAR_NAMES, FLOW_PLATTER
from renard.rules.loading.reader import Part
from renard.rules.sheet import Sheet, load_sheet
from renard.table.position import Position

COURSES = Path(__file__).parent / "courses"
FORMAT = 1
LARGEST_SEED = 2**63 - 1
"""As TOML writes whole numbers."""
MOST_DECISIONS = 6
AREAS = (
    "dice", "zones", "bonuses", "actions", "foxes", "passive", "alone", "rows", "chips", "others",
)  # fmt: skip
"""What a lesson can be about; the page has a heading for each."""


class LessonError(ValueError):
    """A course that cannot be used. The message says where, what, and what would be right."""


class LessonPart(Part):
    """A table of a course file."""

    def fail(self, key: str, message: str) -> NoReturn:
        where = ".".join(filter(None, (self.path, key)))
        raise LessonError(f"{self.file}: {where}: {message}")

    def part(self, key: str, default: dict[str, Any] | None = None) -> "LessonPart":
        return _own(super().part(key, default))

    def parts(self, key: str) -> list[Part]:
        return [_own(part) for part in super().parts(key)]


@dataclass(frozen=True)
class Lesson:
    """One step of a course."""

    key: str
    area: str
    text: str
    """The key of its words, which courses may share."""
    position: Position
    seat: int
    decisions: int
    """How many the learner has; what allows only one choice does not count."""
    throws: int
    """How many throws may come before it is over."""
    goal: dict[str, Any]
    """As written in the file."""
    goals: np.ndarray
    """The same as rows of ints."""
    best: tuple[str, ...]
    part: Part
    """Where it stands in its file, for refusals."""


@dataclass(frozen=True)
class Course:
    """All lessons of a game, and the half game after them."""

    sheet: Sheet
    lessons: list[Lesson]
    half: Position
    part: Part


def course_games() -> list[str]:
    """The games that have a course."""
    return sorted(path.stem for path in COURSES.glob("*.toml"))


def load_course(game: str) -> Course:
    """The course of one of our games."""
    if game not in course_games():
        known = ", ".join(course_games())
        raise LessonError(f"there is no course for {game!r}: it should be one of {known}")
    return read_course(COURSES / f"{game}.toml")


def read_course(path: Path) -> Course:
    """The course in a file, which is named after its game."""
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise LessonError(f"{path}: cannot be read: {error.strerror or error}") from None
    except ValueError as error:
        raise LessonError(f"{path}: is not valid TOML: {error}") from None
    file = LessonPart(values, path.name)
    file.number("format", FORMAT, FORMAT)
    sheet = load_sheet(path.stem)
    lessons = [_read_lesson(sheet, part) for part in file.parts("lessons")]
    if not lessons:
        file.fail("lessons", "is missing; a course has at least one [[lessons]]")
    half = file.part("half")
    course = Course(sheet, lessons, _read_position(sheet, half), half)
    half.done()
    file.done()
    _refuse_twins(lessons)
    return course


def _own(part: Part) -> LessonPart:
    return LessonPart(part.values, part.file, part.path)


def _read_lesson(sheet: Sheet, part: Part) -> Lesson:
    key = _name(part, "key")
    position = _read_position(sheet, part)
    lesson = Lesson(
        key=key,
        area=part.one_of("area", AREAS),
        text=_name(part, "text", key),
        position=position,
        seat=part.number("seat", 0, position.players - 1, 0),
        decisions=part.number("decisions", 1, MOST_DECISIONS),
        throws=part.number("throws", 0, MOST_DECISIONS, 0),
        goal=part.take("goal", dict),
        goals=read_goal(sheet, part.part("goal")),
        best=tuple(part.texts("best")),
        part=part,
    )
    if not lesson.best:
        part.fail("best", "is empty; it should list the decisions that are best")
    part.done()
    return lesson


def _name(part: Part, key: str, default: str | None = None) -> str:
    name = part.text(key, default)
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        part.fail(key, f"is {name!r}; it should be small letters with hyphens between them")
    return name


def _read_position(sheet: Sheet, part: Part) -> Position:
    return Position(
        players=part.number("players", *sheet.players, sheet.players[0]),
        seed=part.number("seed", 0, LARGEST_SEED),
        moves=tuple(part.texts("moves")),
    )


def read_goal(sheet: Sheet, goal: Part) -> np.ndarray:
    """Rows of a goal: `{ foxes = 1 }`, `{ entries = { yellow = 2 } }`."""
    platter = sheet.record.flow == FLOW_PLATTER
    known = [name for name in GOAL_NAMES if (name not in RACE_GOALS[1:]) == platter]
    if not platter:
        known = list(RACE_GOALS)
    for name in goal.values:
        if name not in known:
            goal.fail(name, f"is no goal of {sheet.id}; its goals are {', '.join(known)}")
    rows = [row for name in goal.values for row in _read_rows(sheet, goal, name)]
    if not rows:
        goal.fail("", f"is empty; it should name at least one of {', '.join(known)}")
    if len(rows) > MOST_GOALS:
        goal.fail("", f"has {len(rows)} parts; it should have at most {MOST_GOALS}")
    return np.array(rows, np.int32).reshape(len(rows), GOAL_INTS)


def _read_rows(sheet: Sheet, goal: Part, name: str) -> list[list[int]]:
    kind, meaning = GOAL_NAMES[name]
    if not meaning:
        return [[kind, 0, goal.number(name, 1, 999)]]
    names, table = _names(sheet, meaning), goal.part(name)
    for what in table.values:
        if what not in names:
            table.fail(what, f"is no {meaning} of {sheet.id}; it should be {', '.join(names)}")
    return [[kind, names.index(what), table.number(what, 1, 999)] for what in table.values]


def _names(sheet: Sheet, meaning: str) -> list[str]:
    """What the second number of a goal can stand for, by that number."""
    return {
        "zone": [zone.name for zone in sheet.zones],
        "bar": list(BAR_NAMES),
        "die": list(sheet.dice),
        "row": [str(number) for number in sheet.record.row_sum],
    }[meaning]


def _refuse_twins(lessons: list[Lesson]) -> None:
    seen: set[str] = set()
    for lesson in lessons:
        if lesson.key in seen:
            lesson.part.fail("key", f"{lesson.key!r} is there twice; each should be its own")
        seen.add(lesson.key)
