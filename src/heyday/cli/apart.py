"""Measuring in a process of its own, so that nothing else that this one did counts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from heyday.cli.common import Problem


def run(module: str, backend: str, *arguments: str, cache: str | None = None) -> dict[str, Any]:
    """Run a measuring module of this package; return what it prints."""
    environment = os.environ | {"HEYDAY_BACKEND": backend}
    if cache:
        environment["HEYDAY_CACHE"] = cache
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-m", f"heyday.cli.{module}", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise Problem(f"measuring {backend} failed: {last}")
    result: dict[str, Any] = json.loads(done.stdout)
    return result
