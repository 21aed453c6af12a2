"""From wishes to a plan: what suits the device, and where everything goes."""

from dataclasses import dataclass
from pathlib import Path

import torch

from renard.players.net import Net, read_net_for, write_net
from renard.players.value import AIM_AHEAD, AIM_TOTAL
from renard.rules.game import RuleError
from renard.rules.layout import FLOW_PLATTER
from renard.rules.sheet import Sheet, load_sheet
from renard.train.distil import distil
from renard.train.learn import Plan, TrainError, Training
from renard.train.plot import draw_curves

_PER_ROUND = 35.0
"""Points that a round to come brings a player of some strength, in any of these games."""
_ODD, _PLANS = 0.05, 0.3
"""How much is explored as usual: random moves, and games with a preference."""


@dataclass
class Wish:
    """What somebody asked for; None leaves it to us."""

    game: str
    players: str | None
    """A number, or the fewest and the most, like 2-4."""
    seconds: float
    hidden: str
    games: int | None
    room: int | None
    rate: float
    stray: float
    stretches: float
    seed: int
    rulings: dict[str, bool]
    device: str | None
    folder: Path | None
    resume: Path | None
    teacher: Path | None


def run(wish: Wish) -> None:
    """Train, and leave net, log, checkpoint and curve in a folder."""
    sheet = load_sheet(wish.game, wish.rulings)
    fewest, players = _counts(wish.players, sheet)
    device = wish.device or ("cuda" if torch.cuda.is_available() else "cpu")
    folder = wish.folder or Path("runs") / f"{sheet.id}-{players}-{wish.seed}"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{sheet.id}.net"
    if wish.teacher:
        write_net(_taught(wish, sheet, device), path)
    else:
        write_net(_trained(wish, sheet, (fewest, players), device, folder), path)
    print(f"{path} is the net; what else was written stands beside it")  # noqa: T201


def _counts(text: str | None, sheet: Sheet) -> tuple[int, int]:
    """The fewest and the most who play side by side."""
    low, high = sheet.players
    try:
        counts = [int(part) for part in (text or str(low)).split("-")]
    except ValueError:
        counts = []
    if len(counts) not in (1, 2) or not low <= counts[0] <= counts[-1] <= high:
        raise RuleError(f"{sheet.id} is for {low} to {high} players, not {text}")
    return counts[0], counts[-1]


def _trained(wish: Wish, sheet: Sheet, counts: tuple[int, int], device: str, folder: Path) -> Net:
    named = wish.resume and wish.resume.suffix == ".net"
    begun = read_net_for(sheet, wish.resume) if wish.resume and named else None
    fewest, players = counts
    plan = _plan(wish, sheet, players, device)
    plan.fewest = fewest
    if begun:
        plan.hidden = begun.sizes[1:-1]
    training = Training(plan, folder, device)
    if begun:
        training.begin_with(begun)
    elif wish.resume:
        training.resume(wish.resume)
    training.run()
    draw_curves([training.log], f"{sheet.title}, {players} playing", folder / "curve.svg")
    return training.as_net()


def _plan(wish: Wish, sheet: Sheet, players: int, device: str) -> Plan:
    """What suits the device; a race has no rounds to count on, and is about being ahead."""
    platter = sheet.record.flow == FLOW_PLATTER
    plan = Plan(
        wish.game,
        players=players,
        rulings=wish.rulings,
        seconds=wish.seconds,
        hidden=_units(wish.hidden),
        rate=wish.rate,
        odd=_ODD * wish.stray,
        plans=_PLANS * wish.stray if platter else 0.0,
        stretches=wish.stretches,
        per_round=_PER_ROUND if platter else 0.0,
        aim=AIM_TOTAL if platter else AIM_AHEAD,
        seed=wish.seed,
        check_games=65536,
    )
    if device == "cpu":
        plan.games, plan.room, plan.batch = 512, 400, 2048
        plan.memory, plan.check_games = 0.99, 512
    if platter and players > 1:
        _suit_several(plan)
    plan.games = wish.games or plan.games
    plan.room = wish.room or plan.room
    return plan


def _suit_several(plan: Plan) -> None:
    """Look as far as the end of a game, which a seat reaches after everybody's moves.

    With spans and trust that suit a player alone, what is foretold rests on what was foretold: a
    net came to believe that rolls given up are worth much, and to a tenth of its points.
    """
    plan.moves *= 4
    plan.games //= 2
    plan.room *= 2
    plan.trust, plan.last_trust = 0.98, 0.92


def _taught(wish: Wish, sheet: Sheet, device: str) -> Net:
    assert wish.teacher is not None
    teacher = read_net_for(sheet, wish.teacher)
    games, room, batch = (256, 600, 2048) if device == "cpu" else (8192, 300, 8192)
    return distil(
        sheet,
        teacher,
        _units(wish.hidden),
        wish.seconds,
        device,
        games=wish.games or games,
        room=wish.room or room,
        batch=batch,
        stretches=wish.stretches,
    )


def _units(text: str) -> list[int]:
    try:
        units = [int(part) for part in text.split(",")]
    except ValueError:
        units = []
    if not units or min(units) < 1 or max(units) > 1024:
        raise TrainError(f"--hidden {text}: should be layer sizes from 1 to 1024, like 256,64")
    return units
