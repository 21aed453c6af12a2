"""Games a second of players with nets on a GPU, once all is compiled.

python bench/nets.py GAME [--players N] [--with NAME,…] [--games N]

A first run of few games compiles and is told apart. Then the same games are played as `renard
simulate --on gpu` plays them: the mean says whether they were played well.
"""

import argparse
import time

from renard import load_sheet, sheet_names
from renard.sim.places import Gpu
from renard.sim.simulate import Games, summarise, tally_of

FEW = 2048


def main() -> None:
    parser = argparse.ArgumentParser(description="games a second of players with nets on a GPU")
    parser.add_argument("game", choices=sheet_names())
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--with", dest="names", default="master")
    parser.add_argument("--games", type=int, default=1 << 18)
    parser.add_argument("--seed", type=int, default=20261115)
    asked = parser.parse_args()
    sheet = load_sheet(asked.game)
    names = asked.names.split(",")
    seats = names * asked.players if len(names) == 1 else names
    job, place = Games(sheet, seats, asked.seed), Gpu()
    job.refuse(place.engine)
    for games in (FEW, asked.games):
        began = time.perf_counter()
        tally = tally_of(job, games, place)
        found = summarise(sheet, seats, asked.seed, tally, time.perf_counter() - began)
        means = ", ".join(f"{seat.mean:.2f}" for seat in found.seats)
        print(
            f"{asked.game}, {','.join(seats)}: {games:,} games in {found.seconds:.1f} s, "
            f"{found.games_per_second:,.0f} games/s, mean {means}",
            flush=True,
        )


if __name__ == "__main__":
    main()
