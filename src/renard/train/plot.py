"""Learning curves as a picture: mean score by games played.

python -m renard.train.plot OUT.svg LOG.jsonl …
"""

import json
import math
import sys
from pathlib import Path
from typing import Any

_WIDTH, _HEIGHT, _LEFT, _BOTTOM = 720, 400, 56, 44
_TICKS = 6
_COLOURS = ("#1f6f8b", "#b5541c", "#5b7f2b", "#7a4a8c")


def draw_curves(logs: list[list[dict[str, Any]]], title: str, path: Path) -> None:
    """Write an SVG of the logs of trainings; games played on a scale of powers of ten."""
    curves = [
        [(math.log10(line["played"]), line["mean"]) for line in log if line["played"] > 0]
        for log in logs
    ]
    points = [point for curve in curves for point in curve]
    if not points:
        return
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    low, high = min(y for _, y in points), max(y for _, y in points)
    across = max(right - left, 1e-9)
    up = max(high - low, 1e-9)

    def place(x: float, y: float) -> tuple[float, float]:
        return (
            _LEFT + (x - left) / across * (_WIDTH - _LEFT - 16),
            _HEIGHT - _BOTTOM - (y - low) / up * (_HEIGHT - _BOTTOM - 32),
        )

    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
            'font-family="sans-serif" font-size="12">'
        ),
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#ffffff"/>',
        f'<text x="{_LEFT}" y="18" font-size="14">{title}</text>',
    ]
    for i in range(_TICKS):
        value = low + up * i / (_TICKS - 1)
        x, y = place(left, value)
        lines.append(f'<path d="M{x:.1f} {y:.1f}H{_WIDTH - 16}" stroke="#dddddd"/>')
        lines.append(f'<text x="{x - 6:.1f}" y="{y + 4:.1f}" text-anchor="end">{value:.0f}</text>')
    for power in range(math.ceil(left), math.floor(right) + 1):
        x, y = place(power, low)
        lines.append(
            f'<text x="{x:.1f}" y="{y + 18:.1f}" text-anchor="middle">{10**power:,}</text>'
        )
    for i, curve in enumerate(curves):
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in curve))
        colour = _COLOURS[i % len(_COLOURS)]
        lines.append(f'<polyline points="{drawn}" fill="none" stroke="{colour}" stroke-width="2"/>')
    lines.append(f'<text x="{_LEFT}" y="{_HEIGHT - 8}">games played</text>')
    lines.append("</svg>")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Draw the logs that are named into one picture."""
    if len(sys.argv) < 3:
        sys.exit("should be: python -m renard.train.plot OUT.svg LOG.jsonl …")
    out, *files = map(Path, sys.argv[1:])
    try:
        logs = [list(map(json.loads, file.read_text().splitlines())) for file in files]
        draw_curves(logs, f"{logs[0][0]['game']}: mean by games played", out)
    except OSError as error:
        sys.exit(f"{error.filename}: {error.strerror}")
    except (LookupError, TypeError, ValueError):
        sys.exit(f"{', '.join(map(str, files))}: should be logs as `renard train` writes them")


if __name__ == "__main__":
    main()
