"""The daily game at this terminal: the dice of the date, then score, skill and luck apart."""

from collections.abc import Callable, Iterator

from renard.coach import analyse
from renard.coach.analysis import SeatAnalysis
from renard.daily import calendar
from renard.daily.calendar import Day, players_of_daily
from renard.daily.dice import offline_seed
from renard.daily.field import play_field, record_run, score_of, score_of_record
from renard.players.registry import strongest_of
from renard.rules.sheet import Sheet
from renard.table import SeededDice, Table
from renard.terminal import saves
from renard.terminal.asking import Keyboard
from renard.terminal.intro import show_banner
from renard.terminal.paint import make_console, styled
from renard.terminal.restoring import load_table, new_table
from renard.terminal.seats import PERSON
from renard.terminal.session import Session

RUNS = 1000
"""Bots that one is compared with here: they play while one waits."""
COACHED = "Practice: the coach spoke, so this run does not count."


def play(sheet: Sheet, day: Day, prepare: Callable[[], bool]) -> None:
    """Play a day's game, or go on with it."""
    keyboard = Keyboard(make_console())
    console = keyboard.console
    show_banner(console)
    prepare()
    session = begin(sheet, day, keyboard)
    practice = practised(sheet, day)
    console.print(styled(f"{sheet.title} · the game of {day} · rival: {day.rival}", "bold"))
    console.print(practice or "Your first run of a day counts, unless you ask the coach.")
    session.run()
    if session.table.over:
        practice = practice or (COACHED if session.coached else "")
        console.print(practice or "This run counts.")
        console.print("The coach and the bots look at these dice …")
        for line in told(sheet, day, session.table):
            console.print(line, highlight=False)


def begin(sheet: Sheet, day: Day, keyboard: Keyboard) -> Session:
    """The day's game as it was left, or from its first throw."""
    seed = offline_seed(day, sheet.id)
    for path in saves.unfinished(sheet.id):
        save = saves.read(path)
        if save.seed == seed and not save.begun:
            table = load_table(path, save)
            return Session(table, seed, False, path, keyboard, coached=save.coached)
    seats = [PERSON] + [day.rival] * (players_of_daily(sheet) - 1)
    table = new_table(sheet, seats, seed, False)
    return Session(table, seed, False, saves.new_path(sheet.id), keyboard)


def practised(sheet: Sheet, day: Day) -> str:
    """Why a run that begins now would not count; "" where it would."""
    if day != Day.of(calendar.now()):
        return "Practice: only a run of the day itself counts."
    seed = offline_seed(day, sheet.id)
    if any(one.game == sheet.id and one.extra.get("seed") == seed for one in saves.records()):
        return "Practice: you have played this day, and its first run counts."
    return ""


def told(sheet: Sheet, day: Day, table: Table, runs: int = RUNS) -> Iterator[str]:
    """What the day's game came to."""
    dice = SeededDice(offline_seed(day, sheet.id))
    seat = analyse(table.record(), sheet, [0]).seats[0]
    score = score_of(table.game)
    field = play_field(sheet, dice, day.rival, runs)
    alone = players_of_daily(sheet) == 1
    yield f"Score: {score} points" if alone else f"Lead over the rival: {score:+}"
    yield f"Skill: {seat.lost:.1f} points lost by decisions{_worst(seat)}"
    yield f"Luck:  {seat.luck:+.1f} points by the dice"
    yield f"Better than {field.better_than(score):.0%} of {field.runs:,} runs of bots on these dice"
    levels = [strongest_of(sheet).name] + ([day.rival] if alone else [])
    for level in dict.fromkeys(levels):
        made = score_of_record(record_run(sheet, dice, level, day.rival))
        said = f"made {made} points" if alone else f"led the rival by {made:+}"
        yield f"The {level} {said} on these dice"


def _worst(seat: SeatAnalysis) -> str:
    if not seat.costliest:
        return ""
    worst = seat.costliest[0]
    return f"; the costliest: {worst.chosen} instead of {worst.best}"
