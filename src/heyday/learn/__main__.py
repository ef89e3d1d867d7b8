"""Learn on a machine that has a GPU, torch and NumPy, and nothing else of what heyday needs.

    python -m heyday.learn BUNDLE FOLDER MINUTES [NAME=VALUE ...]

The rest are changes of the plan (learner.py), `every`, seconds between two checkpoints, or `net`, a
file to begin with if the folder is empty. With all of heyday, `heyday learn` does the same.
"""

import json
import sys
from pathlib import Path
from typing import Any

from heyday.learn.school import EVERY, School, gpu_learner


def tell(row: dict[str, Any]) -> None:
    """Print how it goes."""
    sys.stdout.write(json.dumps(row) + "\n")
    sys.stdout.flush()


def main(path: str, folder: str, minutes: str, *changes: str) -> None:
    """Learn for some minutes."""
    wished = dict(change.split("=", 1) for change in changes)
    net = wished.pop("net", None)
    plan = {name: number_of(value) for name, value in wished.items()}
    every = plan.pop("every", EVERY)
    learner = gpu_learner(Path(path), **plan)
    school = School(learner, Path(folder), every, Path(net) if net else None)
    school.run(60 * float(minutes), tell)


def number_of(text: str) -> Any:
    """Return a number, or several: `players=2,2,3,4` plays twice as much with two."""
    if "," in text:
        return tuple(map(int, text.split(",")))
    return float(text) if "." in text else int(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
