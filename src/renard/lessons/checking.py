"""Whether a course is right: every lesson can be solved, and its best is the engine's best."""

import numpy as np

from renard import dice
from renard.coach.judge import Judge
from renard.lessons.goals import (
    VERDICT_NAMES,
    VERDICT_OPEN,
    VERDICT_REACHED,
    judge_lesson,
)
from renard.lessons.playing import sit_down_for
from renard.lessons.reading import Course, Lesson
from renard.rules.game import Game, RuleError
from renard.rules.layout import DICE

STAR_LIMITS = (0.5, 3.0)
"""Points lost up to which somebody who reaches the goal gets three stars, or two."""
SAME = 0.05
"""A loss below this is rounding: such a choice is as good as the best."""
CLEAR = 1.0
"""What the next best choice has to lose somewhere on the way: else the lesson teaches nothing."""


def check_course(course: Course) -> int:
    """Refuse the first lesson that is not right; returns how many there are."""
    judges: dict[int, Judge] = {}
    for lesson in course.lessons:
        players = lesson.position.players
        judge = judges.setdefault(players, Judge(course.sheet, players))
        check_lesson(course, lesson, judge)
    table = sit_down_for(course.sheet, course.half, course.part)
    if table.over:
        course.part.fail("moves", "end the game; half of it should be left to play")
    return len(course.lessons)


def check_lesson(course: Course, lesson: Lesson, judge: Judge) -> None:
    """Play the best solution and see that it is one."""
    part, seat = lesson.part, lesson.seat
    game = sit_down_for(course.sheet, lesson.position, part).game
    if seat not in game.to_act():
        part.fail("moves", f"lead to where seat {seat} has nothing to decide")
    trial = Trial(lesson, game)
    clearest = 0.0
    for i, text in enumerate(lesson.best):
        key = f"best[{i + 1}]"
        if trial.verdict != VERDICT_OPEN:
            part.fail(key, f"comes too late: the lesson is {VERDICT_NAMES[trial.verdict]} by then")
        values = judge.choices(trial.game.states, seat)
        try:
            action = trial.game.find(seat, text)
        except RuleError as error:
            part.fail(key, str(error))
        losses = sorted(max(values.values()) - value for value in values.values())
        lost = max(values.values()) - values[action]
        if lost >= SAME:
            best = trial.game.text(seat, max(values, key=lambda one: values[one]))
            part.fail(key, f"{text!r} loses {lost:.1f} points; best is {best!r}")
        clearest = max(clearest, *losses[1:2], 0.0)
        trial.act(action)
    if trial.verdict != VERDICT_REACHED:
        part.fail("goal", f"is {VERDICT_NAMES[trial.verdict]} after all of best, not reached")
    if clearest < CLEAR:
        part.fail("best", f"is better by {clearest:.1f} points only; it should be at least {CLEAR}")


class Trial:
    """A lesson being tried out. Dice are thrown only where it goes on."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        self.begun = game.copy()
        self.game = game.copy()
        self.left, self.throws = lesson.decisions, lesson.throws
        self.verdict = self._judged()

    def act(self, action: int) -> None:
        """Do a legal action."""
        self.left -= len(self.game.legal(self.lesson.seat)) > 1
        self.game.apply(self.lesson.seat, action)
        self.verdict = self._judged()
        if self.verdict == VERDICT_OPEN and self.game.awaits != "decision":
            self.throws -= 1
            word = np.uint64(self.lesson.position.seed)
            faces = np.zeros(DICE, np.int32)
            dice.throw_due(self.game.sheet.record, self.game.state, word, faces)

    def _judged(self) -> int:
        sheet = self.game.sheet
        out = np.zeros(sheet.actions, np.int32)
        return int(
            judge_lesson(
                sheet.record, self.begun.state, self.game.state, self.lesson.seat,
                self.lesson.goals, self.left, self.throws, out,
            )
        )  # fmt: skip
