"""Finding positions for lessons: in games of a level, where one choice is clearly the best."""

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from renard import dice
from renard.coach.judge import Judge
from renard.lessons.checking import CLEAR, Trial
from renard.lessons.goals import VERDICT_OPEN, VERDICT_REACHED
from renard.lessons.reading import Lesson, LessonPart, read_goal
from renard.players.interface import Player, decide
from renard.rules.game import Game
from renard.rules.layout import DICE
from renard.rules.sheet import Sheet
from renard.rules.text import QUESTIONS
from renard.table.position import Position, move_text

WIDTH = 96


@dataclass(frozen=True)
class Wanted:
    """What a position should be like."""

    goal: dict[str, Any]
    decisions: int = 1
    throws: int = 0
    players: int = 1
    seat: int = 0
    asks: str = ""
    """What the seat is asked there (`pick`, `passive` …); anything if empty."""
    rounds: tuple[int, int] = (1, 99)
    begins: str = ""
    """How the text of the best choice begins."""
    margin: float = CLEAR
    easy: float = 0.6
    """The largest share of first choices that may lead to the goal."""


@dataclass(frozen=True)
class Found:
    """A position with its solution."""

    lesson: Lesson
    margin: float
    """What the next best first choice loses."""
    choices: int
    solving: int
    """How many of the first choices lead to the goal, if all goes on well."""

    def as_toml(self) -> str:
        """As a course file has it; key and area are left to whoever wants it."""
        lesson, position = self.lesson, self.lesson.position
        seat = f"seat = {lesson.seat}\n" if lesson.seat else ""
        throws = f"throws = {lesson.throws}\n" if lesson.throws else ""
        return (
            f"# {self.solving} of {self.choices} choices reach the goal; "
            f"the next best loses {self.margin:.1f}\n"
            f'[[lessons]]\nkey = "{lesson.key}"\narea = "{lesson.area}"\n'
            f"{position_toml(position)}{seat}decisions = {lesson.decisions}\n{throws}"
            f"goal = {_inline(lesson.goal)}\nbest = {_texts(lesson.best)}\n"
        )


def position_toml(position: Position) -> str:
    """The lines of a position in a course file."""
    return (
        f"players = {position.players}\nseed = {position.seed}\nmoves = {_texts(position.moves)}\n"
    )


def _inline(value: Any) -> str:
    if not isinstance(value, dict):
        return str(value)
    return "{ " + ", ".join(f"{key} = {_inline(one)}" for key, one in value.items()) + " }"


def _texts(texts: tuple[str, ...]) -> str:
    listed = ", ".join(f'"{text}"'.replace(" ", "\0") for text in texts)
    if len(listed) < WIDTH - 10:
        return f"[{listed}]".replace("\0", " ")
    lines = textwrap.wrap(listed, WIDTH - 2, break_on_hyphens=False, break_long_words=False)
    whole = "\n".join(f"  {line}" for line in lines)
    return f"[\n{whole},\n]".replace("\0", " ")


def find_lessons(
    sheet: Sheet, wanted: Wanted, player: Player, games: int, seed: int = 1
) -> Iterator[Found]:
    """Positions of games that a player plays on every seat, with the dice of seeds from `seed` on.

    At most one of a game: the first that fits.
    """
    judge = Judge(sheet, wanted.players)
    for one in range(seed, seed + games):
        found = _find_in(sheet, wanted, player, judge, one)
        if found:
            yield found


def _find_in(sheet: Sheet, wanted: Wanted, player: Player, judge: Judge, seed: int) -> Found | None:
    part = LessonPart({"goal": wanted.goal}, sheet.id)
    goals = read_goal(sheet, LessonPart(wanted.goal, sheet.id, "goal"))
    moves: list[str] = []
    for game in _play(sheet, wanted.players, player, seed, moves):
        if game.round > wanted.rounds[1]:
            return None
        if not _fits(game, wanted):
            continue
        position = Position(wanted.players, seed, tuple(moves))
        lesson = Lesson(
            key="", area="", text="", position=position, seat=wanted.seat,
            decisions=wanted.decisions, throws=wanted.throws, goal=wanted.goal, goals=goals,
            best=(), part=part,
        )  # fmt: skip
        found = _solve(lesson, game, judge, wanted)
        if found:
            return found
    return None


def _play(
    sheet: Sheet, players: int, player: Player, seed: int, moves: list[str]
) -> Iterator[Game]:
    """A game before each of its decisions; `moves` grows with it."""
    game, word, faces = Game(sheet, players), np.uint64(seed), np.zeros(DICE, np.int32)
    dice.throw_due(sheet.record, game.state, word, faces)
    while not game.over:
        yield game
        seat = game.to_act()[0]
        action = decide(player, game, seat, int(dice.decision_word(word, seat, len(moves))))
        moves.append(move_text(seat, game.text(seat, action)))
        game.apply(seat, action)
        dice.throw_due(sheet.record, game.state, word, faces)


def _fits(game: Game, wanted: Wanted) -> bool:
    seat = wanted.seat
    asks = QUESTIONS[int(game.state.asks[seat])]
    return (
        game.to_act()[:1] == [seat]
        and game.round >= wanted.rounds[0]
        and wanted.asks in ("", asks)
        and len(game.legal(seat)) > 1
    )


def _solve(lesson: Lesson, game: Game, judge: Judge, wanted: Wanted) -> Found | None:
    values = judge.choices(game.states, lesson.seat)
    first, second = sorted(values, key=lambda one: (-values[one], one))[:2]
    margin = values[first] - values[second]
    if margin < wanted.margin or not game.text(lesson.seat, first).startswith(wanted.begins):
        return None
    best = _follow(lesson, game, judge, first)
    if best is None:
        return None
    solving = sum(_follow(lesson, game, judge, action) is not None for action in values)
    if solving > wanted.easy * len(values):
        return None
    return Found(replace(lesson, best=best), margin, len(values), solving)


def _follow(lesson: Lesson, game: Game, judge: Judge, first: int) -> tuple[str, ...] | None:
    """A first choice and what is best after it, as texts, if that reaches the goal."""
    trial = Trial(lesson, game)
    texts, action, seat = [], first, lesson.seat
    while trial.verdict == VERDICT_OPEN:
        texts.append(trial.game.text(seat, action))
        trial.act(action)
        if trial.verdict == VERDICT_OPEN:
            values = judge.choices(trial.game.states, seat)
            action = min(values, key=lambda one: (-values[one], one))
    return tuple(texts) if trial.verdict == VERDICT_REACHED else None
