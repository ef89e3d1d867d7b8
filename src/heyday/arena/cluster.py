"""Work on a Ray cluster: the same results as on one machine, from as many as there are."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from heyday import __version__
from heyday.arena.runners import TRIES, Failed, Lost

T = TypeVar("T")
R = TypeVar("R")

REPLY = 5.0  # seconds in which a cluster must be found
AHEAD = 2  # pieces that wait for each core, so that none is ever idle


class NoCluster(RuntimeError):
    """Ray is not installed, or there is no cluster where it is looked for."""


class OtherVersion(RuntimeError):
    """A machine of the cluster has another heyday than this one."""


class Cluster:
    """A Ray cluster: the one at an address, the one that runs here (auto), or this machine alone.

    Every machine needs the same version of heyday. What the environment says (the backend,
    corrections of the content) holds for all of them. Once joined, a cluster is left when this
    process ends.
    """

    def __init__(self, address: str | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
        try:
            self.ray: Any = import_module("ray")
        except ImportError as error:
            raise NoCluster("Ray is not installed: pip install 'heyday[cluster]'") from error
        self.address = address or os.environ.get("RAY_ADDRESS") or "local"

    def __call__(self, work: Callable[[T], R], pieces: Sequence[T]) -> Generator[R, None, None]:
        """Work on all machines at once; the results come in any order."""
        self._join()
        running: dict[Any, T] = {}
        try:
            remote = self.ray.remote(max_retries=TRIES - 1)(_do)
            ahead = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
            left = iter(pieces)
            while True:
                for piece in islice(left, ahead - len(running)):
                    running[remote.remote(__version__, work, piece)] = piece
                if not running:
                    return
                for done in self.ray.wait(list(running))[0]:
                    yield self._result(done, running.pop(done))
        finally:
            for unfinished in running:
                self.ray.cancel(unfinished, force=True)

    def _join(self) -> None:
        """Join the cluster, if that is still to be done."""
        if self.ray.is_initialized():
            return
        self._knock()
        ours = {name: value for name, value in os.environ.items() if name.startswith("HEYDAY_")}
        try:
            self.ray.init(
                self.address,
                runtime_env={"env_vars": ours},
                include_dashboard=False,
                log_to_driver=False,
                logging_level="ERROR",
            )
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            hint = "if it asks for a token, set RAY_AUTH_MODE=token"
            raise NoCluster(f"no cluster at {self.address} lets us in: {error} ({hint})") from error

    def _knock(self) -> None:
        """See whether anybody is at the address: Ray itself would try for minutes."""
        found = re.fullmatch(r"(?:ray://)?\[?([^]/]+)\]?:(\d+)", self.address)
        if found:
            try:
                socket.create_connection((found[1], int(found[2])), REPLY).close()
            except (OSError, OverflowError) as error:
                raise NoCluster(f"there is no cluster at {self.address}: {error}") from error

    def _result(self, done: Any, piece: T) -> Any:
        try:
            return self.ray.get(done)
        except self.ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, OtherVersion):
                raise NoCluster(str(error.cause)) from error
            raise Failed(str(error)) from error
        except self.ray.exceptions.RayError as error:
            raise Lost(f"{piece} was tried {TRIES} times: {error}") from error


def _do(version: str, work: Callable[[T], R], piece: T) -> R:
    """Do a piece of work, on a machine of the cluster."""
    if version != __version__:
        raise OtherVersion(f"a machine of the cluster has heyday {__version__}, not {version}")
    return work(piece)
