"""The module: its size, and random games a second in Node beside CPython in the same run.

python bench/wasm.py                     builds the module first
python bench/wasm.py --module dist/wasm --json out.json
"""

import argparse
import json
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

from renard.page.node import find_node
from renard.rules.layout import ACTIONS, DICE, SEATS, STATE
from renard.rules.sheet import load_sheet, sheet_names
from renard.wasm import LAYOUT, MODULE, PLAYERS, build
from renard.wasm.playing import play_block

HARNESS = Path(__file__).resolve().parent.parent / "tests" / "wasm" / "harness.mjs"
RUNS = 5
GOAL = {"clever": 30_000}
"""Games a second that the page must reach, alone."""


def ask(folder: Path, *questions: dict[str, Any]) -> Any:
    """Put questions to the module in Node."""
    done = subprocess.run(
        [find_node().program, HARNESS, folder],
        input=json.dumps(questions),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def in_cpython(name: str, players: int, games: int) -> tuple[float, list[int]]:
    """Seconds for some games with the rules as numba compiles them here, and their sums."""
    states, sums = np.zeros(1, STATE), np.zeros(SEATS, np.int32)
    out, scratch = np.zeros(ACTIONS, np.int32), np.zeros(SEATS + DICE, np.int32)
    record, seed = load_sheet(name).record, np.uint64(1)
    started = time.perf_counter()
    play_block(record, states[0], players, seed, 0, games, out, scratch, np.zeros(0, STATE), sums)
    return time.perf_counter() - started, sums.tolist()


def in_node(folder: Path, name: str, players: int, games: int) -> tuple[float, list[int]]:
    """The same in the module, once it is warm."""
    question = {"ask": "block", "game": name, "players": players, "seed": 1, "games": games}
    _, answer = ask(folder, {**question, "games": games // 4}, question)
    return answer["seconds"], answer["sums"]


def measure(folder: Path, name: str, players: int, seconds: float) -> dict[str, Any]:
    """Medians of a few runs, taken in turns so that a busy machine slows both."""
    in_cpython(name, players, 100)  # compiled and warm
    took, _ = in_cpython(name, players, 2000)
    games = max(400, round(2000 / took * seconds / RUNS))
    node, cpython = [], []
    for _ in range(RUNS):
        node_took, node_sums = in_node(folder, name, players, games)
        cpython_took, cpython_sums = in_cpython(name, players, games)
        if node_sums != cpython_sums:
            raise SystemExit(f"{name}: the module scored {node_sums}, CPython {cpython_sums}")
        node.append(games / node_took)
        cpython.append(games / cpython_took)
    ratio = statistics.median(a / b for a, b in zip(node, cpython, strict=True))
    return {
        "game": name,
        "players": players,
        "node": round(statistics.median(node)),
        "cpython": round(statistics.median(cpython)),
        "ratio": round(ratio, 2),
        "goal": GOAL.get(name) if players == 1 else None,
    }


def report(folder: Path, seconds: float) -> dict[str, Any]:
    """Print the tables; returns the figures."""
    files = (MODULE, PLAYERS, LAYOUT)
    answers = ask(folder, *({"ask": "size", "file": file} for file in files))
    sizes = dict(zip(files, answers, strict=True))
    print(f"{'file':14}{'bytes':>10}{'gzip':>10}{'brotli':>10}")
    for file, size in sizes.items():
        print(f"{file:14}{size['raw']:>10,}{size['gzip']:>10,}{size['brotli']:>10,}")
    rows = []
    print(f"\n{'game':8}{'players':>8}{'Node/s':>12}{'CPython/s':>12}{'ratio':>8}{'goal':>10}")
    for name in sheet_names():
        for players in (load_sheet(name).players[0], 4):
            row = measure(folder, name, players, seconds)
            rows.append(row)
            print(
                f"{name:8}{players:>8}{row['node']:>12,}{row['cpython']:>12,}{row['ratio']:>8.2f}"
                f"{row['goal'] or '':>10}"
            )
    return {"sizes": sizes, "speed": rows}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--module", type=Path, help="a folder that `renard build-wasm` made")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = arguments.module or Path(name)
        if not arguments.module:
            build(folder)
        figures = report(folder, arguments.seconds)
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
