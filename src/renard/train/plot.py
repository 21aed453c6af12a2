"""The learning curve as a picture: mean score by games played."""

import math
from pathlib import Path
from typing import Any

_WIDTH, _HEIGHT, _LEFT, _BOTTOM = 720, 400, 56, 44
_TICKS = 6


def draw_curve(log: list[dict[str, Any]], title: str, path: Path) -> None:
    """Write an SVG of a training's log; games played on a scale of powers of ten."""
    points = [(math.log10(line["played"]), line["mean"]) for line in log if line["played"] > 0]
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
    path_data = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in points))
    lines.append(f'<polyline points="{path_data}" fill="none" stroke="#1f6f8b" stroke-width="2"/>')
    lines.append(f'<text x="{_LEFT}" y="{_HEIGHT - 8}">games played</text>')
    lines.append("</svg>")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
