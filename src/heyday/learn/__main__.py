"""Learn on a machine that has a GPU, torch and NumPy, and nothing else of what heyday needs.

    python -m heyday.learn BUNDLE FOLDER MINUTES [NAME=VALUE ...]

The rest are changes of the plan (learner.py), or `every`, seconds between two checkpoints. With all
of heyday, `heyday learn` does the same.
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
    wished = (change.split("=") for change in changes)
    plan = {name: float(value) if "." in value else int(value) for name, value in wished}
    every = plan.pop("every", EVERY)
    School(gpu_learner(Path(path), **plan), Path(folder), every).run(60 * float(minutes), tell)


if __name__ == "__main__":
    main(*sys.argv[1:])
