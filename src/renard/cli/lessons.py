"""`renard lessons`: the courses, checking them, and finding positions for more."""

from pathlib import Path
from typing import Annotated, Any

import typer

lessons = typer.Typer(
    help="List the courses, check them, or find positions for lessons.",
    invoke_without_command=True,
)


def add_to(app: typer.Typer) -> None:
    app.add_typer(lessons, name="lessons")


@lessons.callback()
def list_courses(context: typer.Context) -> None:
    """List the games that have a course, with their areas."""
    if context.invoked_subcommand is not None:
        return
    from renard.lessons.reading import course_games, load_course

    for game in course_games():
        course = load_course(game)
        areas = dict.fromkeys(lesson.area for lesson in course.lessons)
        print(f"{game}: {len(course.lessons)} lessons: {', '.join(areas)}")


@lessons.command()
def check(
    files: Annotated[
        list[Path] | None, typer.Argument(help="Course files; ours if none are named.")
    ] = None,
) -> None:
    """Check courses: every lesson can be solved, and its best is the engine's best."""
    from renard.cli.first_start import announce_first_compile

    announce_first_compile()
    from renard.lessons.checking import check_course
    from renard.lessons.reading import COURSES, LessonError, course_games, read_course

    faults = 0
    for file in files or [COURSES / f"{game}.toml" for game in course_games()]:
        try:
            count = check_course(read_course(file))
        except LessonError as error:
            faults += 1
            print(error)
        else:
            print(f"{file.name}: fine: {count} lessons")
    if faults:
        raise typer.Exit(2)


@lessons.command()
def find(
    game: Annotated[str, typer.Argument(help="The game.")],
    goal: Annotated[
        list[str], typer.Argument(help="The goal, as foxes=1 or entries.yellow=2; several add up.")
    ],
    decisions: Annotated[int, typer.Option(min=1, max=6, help="Choices that it may take.")] = 1,
    throws: Annotated[int, typer.Option(min=0, max=6, help="Throws that may come in it.")] = 0,
    players: Annotated[int | None, typer.Option(help="How many play; the fewest if unset.")] = None,
    asks: Annotated[str, typer.Option(help="What is asked: pick, passive, extra …")] = "",
    begins: Annotated[str, typer.Option(help="How the best choice begins: 'pick white'.")] = "",
    margin: Annotated[float, typer.Option(help="What the next best loses at least.")] = 1.0,
    level: Annotated[str, typer.Option(help="Who plays the games.")] = "club",
    games: Annotated[int, typer.Option(min=1, help="How many are looked through.")] = 20,
    seed: Annotated[int, typer.Option(min=0, help="Of the first game; the next ones follow.")] = 1,
) -> None:
    """Look for positions in games of a level where the best choice reaches a goal."""
    from renard.cli.first_start import announce_first_compile

    announce_first_compile()
    from renard.lessons.finding import Wanted, find_lessons
    from renard.players.registry import make_player
    from renard.rules.sheet import load_sheet

    sheet = load_sheet(game)
    wanted = Wanted(
        goal=_read_goal(goal),
        decisions=decisions,
        throws=throws,
        players=sheet.players[0] if players is None else players,
        asks=asks,
        begins=begins,
        margin=margin,
    )
    found = 0
    for one in find_lessons(sheet, wanted, make_player(level, sheet), games, seed):
        found += 1
        print(one.as_toml())
    if not found:
        print(f"nothing in {games} games: try more of them, another goal or a smaller margin")
        raise typer.Exit(1)


def _read_goal(texts: list[str]) -> dict[str, Any]:
    """A goal as a course file has it, from `foxes=1` and `entries.yellow=2`."""
    from renard.lessons.reading import LessonError

    goal: dict[str, Any] = {}
    for text in texts:
        name, _, least = text.partition("=")
        if not least.isdecimal():
            raise LessonError(f"{text!r}: a goal is a name and a number, as foxes=1")
        name, dot, what = name.partition(".")
        if dot:
            goal.setdefault(name, {})[what] = int(least)
        else:
            goal[name] = int(least)
    return goal
