"""Where games are played: threads here, a GPU, or a Ray cluster."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from renard.cli.files import need

if TYPE_CHECKING:
    from renard.sim.spread import Spread

PLACES = ("here", "gpu", "ray")

WorkersOption = Annotated[
    int | None, typer.Option(min=1, help="How many work at a time; all cores if unset.")
]
OnOption = Annotated[
    str,
    typer.Option(
        "--on",
        metavar="|".join(PLACES),
        help="This process, a GPU (random games, or players with nets), or a Ray cluster.",
    ),
]
AddressOption = Annotated[
    str | None,
    typer.Option(
        metavar="HOST:PORT",
        help="With --on ray: the cluster; else RAY_ADDRESS, else one on this machine.",
    ),
]


@contextmanager
def place(
    on: str, address: str | None, workers: int | None, names: Collection[str]
) -> "Iterator[Spread]":
    """What the three options ask for, for as long as it is used, by players of these names."""
    from renard.sim.spread import Threads

    if on not in PLACES:
        raise ValueError(f"--on {on}: should be {' or '.join(PLACES)}")
    if on != "ray" and address:
        raise ValueError("--address needs --on ray")
    if on == "here":
        yield Threads(workers)
        return
    if on == "gpu":
        yield _gpu(names)
        return
    need("ray", "ray", "--on ray")
    from renard.sim import on_ray

    with on_ray.cluster(address, workers) as found:
        yield found


def _gpu(names: Collection[str]) -> "Spread":
    from renard.players.chance import RandomPlayer
    from renard.rules.on_gpu import need_gpu

    need_gpu()
    if set(names) == {RandomPlayer.name}:
        from renard.sim.gpu import RandomPlayouts

        return RandomPlayouts()
    need("torch", "train", "players with nets on a GPU")
    from renard.train.on_gpu import NetGames

    return NetGames()
