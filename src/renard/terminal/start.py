"""Beginning or resuming a game from what the command line asks for."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from renard.rules.explain import explain
from renard.rules.sheet import Sheet, load_sheet
from renard.table import Refusal, SeededDice, Table
from renard.terminal import saves
from renard.terminal.again import cut_record
from renard.terminal.asking import Keyboard, Quit
from renard.terminal.intro import choose_game, choose_players, show_banner, show_provenance
from renard.terminal.paint import make_console, styled
from renard.terminal.restoring import load_table, new_table, saved_sheet, table_of_log
from renard.terminal.seats import plan_seats, player_choice
from renard.terminal.session import Session
from renard.terminal.sheets import WIDTH


@dataclass
class Wish:
    """What somebody asked for; None where it was left out."""

    game: str | None
    players: int | None
    seats: str | None
    seed: int | None
    rulings: dict[str, bool]
    own_dice: bool
    record: Path | None = None
    """A file of records to play on from: its line, and the event that is decided anew."""
    line: int = 1
    event: int | None = None


def play(wish: Wish, resume: bool, prepare: Callable[[], bool]) -> None:
    """Play a new game or a saved one. `prepare` says whether rules are compiled first."""
    console = make_console()
    keyboard = Keyboard(console)
    show_banner(console)
    if console.width < WIDTH:
        console.print(f"This window is {console.width} columns wide; sheets need {WIDTH}.")
    try:
        begin = _resume if resume else _again if wish.record else _begin
        session = begin(wish, keyboard, prepare)
    except (Quit, KeyboardInterrupt):
        console.print("\nNo game was begun.")
        return
    session.run()


def _begin(wish: Wish, keyboard: Keyboard, prepare: Callable[[], bool]) -> Session:
    console, players = keyboard.console, wish.players
    if wish.own_dice and wish.seed is not None:
        raise Refusal("seed", "--seed throws the dice, and so does --own-dice: leave one out")
    name = wish.game or choose_game(console, keyboard)
    sheet = load_sheet(name, wish.rulings)
    if wish.game is None and players is None and wish.seats is None:
        players = choose_players(keyboard, sheet)
    seats = plan_seats(players, wish.seats, sheet)
    if waiting := saves.unfinished():
        many = "A saved game waits" if len(waiting) == 1 else f"{len(waiting)} saved games wait"
        console.print(styled(f"{many}: `renard play --resume` goes on with the latest.", "dim"))
    show_provenance(console, sheet)
    seed = secrets.randbits(32) if wish.seed is None else wish.seed
    if prepare():
        _warm_up(sheet)
    table = new_table(sheet, seats, seed, wish.own_dice)
    return Session(table, seed, wish.own_dice, saves.new_path(sheet.id), keyboard)


def _again(wish: Wish, keyboard: Keyboard, prepare: Callable[[], bool]) -> Session:
    assert wish.record is not None
    given = {"GAME": wish.game, "--players": wish.players, "--ruling": wish.rulings or None}
    for option, value in given.items():
        if value is not None:
            raise Refusal("record", f"--record says what is played: leave {option} out")
    prepare()
    sheet, seats, log = cut_record(wish.record, wish.line, wish.event, wish.seats)
    show_provenance(keyboard.console, sheet)
    seed = secrets.randbits(32) if wish.seed is None else wish.seed
    table = table_of_log(sheet, seats, log, seed, wish.own_dice)
    path = saves.new_path(sheet.id)
    return Session(table, seed, wish.own_dice, path, keyboard, begun=len(log))


def _resume(wish: Wish, keyboard: Keyboard, prepare: Callable[[], bool]) -> Session:
    given = {
        "--players": wish.players, "--seats": wish.seats, "--seed": wish.seed,
        "--ruling": wish.rulings or None, "--own-dice": wish.own_dice or None,
        "--record": wish.record,
    }  # fmt: skip
    for option, value in given.items():
        if value is not None:
            raise Refusal("resume", f"--resume goes on as the game was begun: leave {option} out")
    path = _latest(wish.game)
    save = saves.read(path)
    if prepare():
        _warm_up(saved_sheet(path, save))
    table = load_table(path, save)
    show_provenance(keyboard.console, table.game.sheet)
    return Session(table, save.seed, save.own_dice, path, keyboard, save.begun, save.coached)


def _latest(game: str | None) -> Path:
    name = load_sheet(game).id if game else None
    found = saves.unfinished(name)
    if not found:
        what = f"no saved game of {name}" if name else "no saved game"
        raise saves.SaveError(f"there is {what} to resume; `renard play` begins one")
    return found[0]


def _warm_up(sheet: Sheet) -> None:
    """Compile all that a game calls, while the player has been told to wait."""
    table = Table(sheet, ["random"] * sheet.players[0], SeededDice(0))
    while not table.over:
        seat = table.to_act()[0]
        action = player_choice(table, seat, 0)
        explain(table.game, seat, action)
        table.submit(seat, table.version, action)
    table.game.winners()
