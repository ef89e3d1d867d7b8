"""heyday: the digital edition of Gentes and Gods.

    import heyday
    g = heyday.new("gentes", players=3, seed=7)

What there is stands in `heyday.api`, which is loaded when something of it is first asked for.
"""

from typing import TYPE_CHECKING

__version__ = "1.0.0"

if TYPE_CHECKING:
    from heyday.api import *  # noqa: F403


def __getattr__(name: str) -> object:
    from importlib import import_module
    from importlib.util import find_spec

    if not name.startswith("_") and find_spec(f"heyday.{name}") is None:
        api = import_module("heyday.api")
        if name in api.__all__:
            return getattr(api, name)
    raise AttributeError(f"heyday has no {name!r}")


def __dir__() -> list[str]:
    from importlib import import_module

    return ["__version__", *import_module("heyday.api").__all__]
