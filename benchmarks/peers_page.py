"""The plot of `peers.py`: random decisions a second over the number of choices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt

LOOKS = {"Numba": ("#b4451f", "o"), "C++": ("#33658a", "s"), "JAX": ("#5a7d2b", "D")}
OTHER = ("#777777", "^")  # Python
ABOVE, BELOW, BESIDE = (-8, 9), (7, -11), (7, -3)  # where names stand, in points
PLACES = {
    "heyday": ABOVE,
    "fastcatan": BELOW,
    "catanatron": BELOW,
    "pgx backgammon": ABOVE,
    "pgx Go, 9 x 9": BELOW,
    "open_spiel dominoes": ABOVE,
}


def plot(rows: list[dict[str, Any]], path: Path) -> None:
    """Draw every game at its fastest: side by side, in a loop of its own, or driven from Python."""
    plt.rcParams |= {"font.family": "sans-serif", "svg.hashsalt": "heyday", "svg.fonttype": "none"}
    figure, axes = plt.subplots(figsize=(9, 5.2))
    for row in rows:
        if row["package"] == "heyday" and "2 players" in row["name"]:
            continue  # they would lie on those of four
        ways = {key: row[key] for key in ("driven", "many", "loop") if row.get(key)}
        fastest = max(ways.values())
        colour, mark = LOOKS.get(row["kind"], OTHER)
        ours = row["package"] == "heyday"
        axes.plot(row["choices"], fastest, mark, color=colour, markersize=9 if ours else 6)
        label = row["name"]
        text = label if ours else f"{label} ({row['package']})"
        weight = "bold" if ours else "normal"
        beside = PLACES.get(f"{row['package']} {row['name']}", BESIDE)
        place = {"textcoords": "offset points", "xytext": PLACES.get(row["package"], beside)}
        axes.annotate(text, (row["choices"], fastest), fontsize=8, weight=weight, **place)
    for kind, (colour, mark) in {**LOOKS, "Python": OTHER}.items():
        axes.plot([], [], mark, color=colour, label=kind)
    axes.set(
        xscale="log", yscale="log", xlabel="choices, mean", ylabel="random decisions/s, one core"
    )
    axes.set_xlim(right=axes.get_xlim()[1] * 2)
    axes.grid(alpha=0.3)
    axes.legend(frameon=False, fontsize=9)
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
