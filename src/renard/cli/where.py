"""Where games are played: threads here, a GPU, or a Ray cluster."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from renard.cli.files import need

if TYPE_CHECKING:
    from renard.sim.places import Place

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
def place(on: str, address: str | None, workers: int | None) -> "Iterator[Place]":
    """What the three options ask for, for as long as it is used."""
    from renard.sim.places import Gpu, Threads

    if on not in PLACES:
        raise ValueError(f"--on {on}: should be {' or '.join(PLACES)}")
    if on != "ray" and address:
        raise ValueError("--address needs --on ray")
    if on == "here":
        yield Threads(workers)
        return
    if on == "gpu":
        yield Gpu()
        return
    need("ray", "ray", "--on ray")
    from renard.sim import on_ray

    with on_ray.cluster(address, workers) as found:
        yield found
