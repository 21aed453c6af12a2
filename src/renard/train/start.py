"""From wishes to a plan: what suits the device, and where everything goes."""

from dataclasses import dataclass
from pathlib import Path

from renard.players.net import write_net
from renard.players.value import AIM_AHEAD, AIM_TOTAL
from renard.rules.game import RuleError
from renard.rules.layout import FLOW_PLATTER
from renard.rules.sheet import load_sheet


class TrainError(ValueError):
    """Something that keeps a training from starting. The message says what would help."""


@dataclass
class Wish:
    """What somebody asked for; None leaves it to us."""

    game: str
    players: int | None
    seconds: float
    hidden: str
    games: int | None
    rate: float
    stray: float
    seed: int
    rulings: dict[str, bool]
    device: str | None
    folder: Path | None
    resume: Path | None


_PER_ROUND = 35.0
"""Points that a round to come brings a player of some strength, in any of these games."""


def run(wish: Wish) -> None:
    """Train, and leave log, checkpoint, curve and net in the folder."""
    try:
        import torch  # noqa: PLC0415 - an extra, missing on most machines

        from renard.train.learn import Plan, Training  # noqa: PLC0415
        from renard.train.plot import draw_curve  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise TrainError(
            f"training needs {error.name}: install it with pip install 'renard[train]'"
        ) from None
    device = wish.device or ("cuda" if torch.cuda.is_available() else "cpu")
    sheet = load_sheet(wish.game, wish.rulings)
    players = sheet.players[0] if wish.players is None else wish.players
    low, high = sheet.players
    if not low <= players <= high:
        raise RuleError(f"{sheet.id} is for {low} to {high} players, not {players}")
    on_gpu = device != "cpu"
    platter = sheet.record.flow == FLOW_PLATTER
    plan = Plan(
        wish.game,
        players=players,
        rulings=wish.rulings,
        seconds=wish.seconds,
        hidden=_units(wish.hidden),
        games=wish.games or (32768 if on_gpu else 512),
        room=200 if on_gpu else 400,
        batch=16384 if on_gpu else 2048,
        rate=wish.rate,
        odd=0.05 * wish.stray,
        plans=0.3 * wish.stray,
        memory=0.999 if on_gpu else 0.99,
        per_round=_PER_ROUND if platter else 0.0,
        aim=AIM_TOTAL if platter else AIM_AHEAD,
        seed=wish.seed,
        check_games=65536 if on_gpu else 2048,
    )
    folder = wish.folder or Path("runs") / f"{sheet.id}-{players}-{wish.seed}"
    training = Training(plan, folder, device)
    if wish.resume:
        training.resume(wish.resume)
    training.run()
    write_net(training.as_net(), folder / f"{sheet.id}.net")
    draw_curve(training.log, f"{sheet.title}, {players} playing", folder / "curve.svg")
    print(f"Net, log, checkpoint and curve are in {folder}")  # noqa: T201 - what the command says


def _units(text: str) -> list[int]:
    try:
        units = [int(part) for part in text.split(",")]
    except ValueError:
        units = []
    if not units or min(units) < 1 or max(units) > 1024:
        raise TrainError(f"--hidden {text}: should be layer sizes from 1 to 1024, like 256,64")
    return units
