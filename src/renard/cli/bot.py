"""`renard bot`: bots at a server over the protocol that anybody's bot speaks."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from renard.load.place import Place


def add_to(app: typer.Typer) -> None:
    app.command()(bot)


def bot(
    server: Annotated[
        str | None, typer.Argument(metavar="[SERVER]", help="As https://example.org.")
    ] = None,
    level: Annotated[
        str | None, typer.Option("--with", metavar="LEVEL", help="Play as one of our levels.")
    ] = None,
    token: Annotated[
        str | None,
        typer.Option(envvar="RENARD_TOKEN", help="The bot's token.", show_envvar=True),
    ] = None,
    new: Annotated[
        str | None, typer.Option(metavar="NAME", help="Make a token for a bot of this name.")
    ] = None,
    revoke: Annotated[
        str | None, typer.Option(metavar="NAME", help="Let a bot's token open nothing any more.")
    ] = None,
    owner: Annotated[
        str | None, typer.Option("--as", metavar="NAME", help="With --new: what you are called.")
    ] = None,
    local: Annotated[
        str | None,
        typer.Option(
            metavar="COMMAND",
            help="Try out a bot on this machine: a server here, games against our levels. The "
            "command gets the server's address and a token behind it.",
        ),
    ] = None,
    game: Annotated[
        list[str] | None, typer.Option(help="A game to play; repeatable. All if unset.")
    ] = None,
    against: Annotated[str, typer.Option(help="With --local: which of our levels.")] = "club",
    games: Annotated[int, typer.Option(min=1, max=10_000, help="With --local: how many.")] = 10,
    most: Annotated[int, typer.Option(min=1, max=1000, help="Games at the same time.")] = 4,
    tables: Annotated[bool, typer.Option(help="Also at people's tables.")] = True,
    ladder: Annotated[bool, typer.Option(help="Also for the bots' ladder.")] = True,
) -> None:
    """Join a server as a bot: with one of our levels, or with a program of your own."""
    wishes = [name for name in (level, new, revoke, local) if name is not None]
    if len(wishes) != 1:
        raise ValueError("say one of --with LEVEL, --new NAME, --revoke NAME or --local COMMAND")
    if local is not None:
        _local(local, game or [], against, games)
        return
    from renard.load.place import place_of

    if server is None:
        raise ValueError("say which server, as https://example.org")
    place = place_of(server)
    if new is not None:
        _new(place, new, owner)
    elif revoke is not None:
        _revoke(place, revoke)
    else:
        assert level is not None
        _join(place, level, token, game or [], (most, tables, ladder))


def _identity_file() -> Path:
    from renard import folders

    return folders.data_folder() / "bots.identity"


def _identity(make: bool) -> str:
    """Who this machine's bots belong to: drawn once, and kept for its owner alone."""
    from renard.load.outside import new_identity

    path = _identity_file()
    if path.is_file():
        return path.read_text(encoding="utf-8").strip()
    if not make:
        raise ValueError(
            f"{path}: no bot was made from here; renard bot SERVER --new NAME makes one"
        )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(0o600)
    path.write_text(new_identity() + "\n", encoding="utf-8")
    return path.read_text(encoding="utf-8").strip()


def _new(place: "Place", name: str, owner: str | None) -> None:
    from renard.load.outside import new_token

    made = new_token(place, _identity(make=True), name, owner)
    print(f"bot    {made['bot']}")
    print(f"token  {made['token']}")
    print(f"Keep the token: it is told once. Your identity is in {_identity_file()}.")


def _revoke(place: "Place", name: str) -> None:
    from urllib.parse import quote

    from renard.load.outside import ask_as

    path = f"/api/people/me/bots/{quote(name, safe='')}"
    ask_as(place, _identity(make=False), path, method="DELETE")
    print(f"{name}: its token opens nothing any more")


def _join(
    place: "Place", level: str, token: str | None, games: list[str], how: tuple[int, bool, bool]
) -> None:
    from renard.load.outside import LevelBot, check_level
    from renard.rules.sheet import sheet_names

    if token is None:
        raise ValueError(
            "say --token TOKEN (or RENARD_TOKEN); renard bot SERVER --new NAME makes one"
        )
    check_level(level, games or sheet_names())
    joined = LevelBot(
        place, token, level, lambda line: print(line, flush=True), games, how[0], how[1], how[2]
    )
    asyncio.run(joined.run())


def _local(command: str, chosen: list[str], against: str, games: int) -> None:
    from renard.load.local import run_local
    from renard.load.outside import check_level
    from renard.rules.sheet import sheet_names

    game = chosen[0] if chosen else sheet_names()[0]
    check_level(against, [game])
    outcomes = []
    for one in run_local(command, game, against, games):
        outcomes.append(one)
        print(f"game {len(outcomes)}: {one.mine} to {one.theirs}, seat {one.seat}", flush=True)
    won = sum((one.mine > one.theirs) + (one.mine == one.theirs) / 2 for one in outcomes)
    mean = sum(one.mine for one in outcomes) / len(outcomes)
    theirs = sum(one.theirs for one in outcomes) / len(outcomes)
    print(f"{won:g} of {games} won against {against} in {game}; {mean:.1f} points to {theirs:.1f}")
