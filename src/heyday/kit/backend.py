"""The two ways to run rules on a processor: CPython, to read and debug them; Numba, for speed.

The backend is chosen once per process by HEYDAY_BACKEND (`python` or `numba`); without it, Numba is
taken where it is installed. Compiled code is kept in a folder named by a digest of everything that
is frozen into it (engine sources, content, versions), because Numba itself does not notice a change
in another module or in a table. Games from outside (`outside.py`) have folders of their own in it.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from heyday.kit import outside

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent.parent
COMPILED = ("kit", "games", "bots/minds")  # the parts of the package that hold rules or tables
KEEP_DAYS = 14
CACHE_LINE, FETCHED = 64, 1024  # bytes that a processor fetches at once; most of a record


class UnknownBackend(ValueError):
    """HEYDAY_BACKEND names no backend, or one that is not installed."""


def choose_backend() -> str:
    """Return the backend of this process."""
    wish = os.environ.get("HEYDAY_BACKEND", "")
    installed = importlib.util.find_spec("numba") is not None
    if wish not in ("", "python", "numba"):
        raise UnknownBackend(f"HEYDAY_BACKEND={wish}: expected python or numba")
    if wish == "numba" and not installed:
        raise UnknownBackend("HEYDAY_BACKEND=numba: Numba is not installed (pip install numba)")
    return wish or ("numba" if installed else "python")


def sources_digest() -> str:
    """Return a digest of all that compiled code depends on: sources, content, versions."""
    digest = hashlib.sha256(sys.version.encode())
    for package in ("numpy", "numba", "llvmlite"):
        digest.update(importlib.import_module(package).__version__.encode())
    roots = [PACKAGE / part for part in COMPILED]
    if corrections := os.environ.get("HEYDAY_CONTENT"):
        roots.append(Path(corrections))
    for root in roots:
        for path in sorted(root.rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(str(path.relative_to(root.parent)).encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def cache_root() -> Path:
    """Return the folder that holds all compiled code of this user."""
    if named := os.environ.get("HEYDAY_CACHE"):
        return Path(named)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "heyday"


def open_cache() -> Path:
    """Return the folder for this version's compiled code, after sweeping those long unused."""
    root = cache_root()
    folder = root / sources_digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:  # no home to write to: compile into a folder that lives as long as we do
        return Path(tempfile.mkdtemp(prefix="heyday-"))
    for old in root.iterdir():
        if old.is_dir() and old.stat().st_mtime < time.time() - KEEP_DAYS * 86400:
            shutil.rmtree(old, ignore_errors=True)
    return folder


BACKEND = choose_backend()


def plain(function: F) -> F:
    """Return a rule that is nothing but arithmetic for Python to call, to make a table with it."""
    return getattr(function, "py_func", function)


if BACKEND == "python":

    def rule(function: F) -> F:
        """Mark a function of the rule language; under CPython it stays as it is."""
        return function

    arithmetic = rule

    def entry(function: F, nogil: bool = True) -> F:
        """Mark a function that Python calls; under CPython it stays as it is."""
        return function

    def copy_record(target: Any, source: Any) -> None:
        """Make `target` equal to `source`."""
        target.copy_from(source)

    def clear_record(target: Any) -> None:
        """Set every field to zero."""
        target.__init__()

    def fetch_record(target: Any) -> None:
        """Bring a record near that is needed soon; CPython has no say in that."""

else:
    import numba
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    CACHE = open_cache()

    def _cached(function: Callable[..., Any]) -> bool:
        """Keep compiled code only of what a digest covers, in a folder that is named by it."""
        package = function.__module__.partition(".")[0]
        folder = None if package == "heyday" else outside.folders().get(package)
        own = f"{package}-{outside.digest_of(folder)}" if folder else ""
        numba.config.CACHE_DIR = str(CACHE / own)
        return package == "heyday" or folder is not None

    def _named(function: F) -> F:
        """Tell functions of a file that is loaded once a game apart, by the game's name.

        Numba keeps compiled code by file and qualified name: games would find each other's.
        """
        module = function.__module__.rpartition(".")[2]
        if module != Path(function.__code__.co_filename).stem:
            function.__qualname__ = f"{module}.{function.__qualname__}"
        return function

    def rule(function: F) -> F:
        """Compile a function of the rule language; only rules and entries can call it."""
        return numba.njit(
            _named(function),
            cache=_cached(function),
            nogil=True,
            boundscheck=True,
            error_model="numpy",
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
        )

    def entry(function: F, nogil: bool = True) -> F:
        """Compile a function that Python calls; it takes arrays of records, never a record."""
        return numba.njit(
            _named(function),
            cache=_cached(function),
            nogil=nogil,
            boundscheck=True,
            error_model="numpy",
        )

    def arithmetic(function: F) -> F:
        """Compile a rule that is nothing but sums over arrays, as fast as the processor can.

        Sums may be added up in any order, and no index is checked.
        """
        return numba.njit(
            _named(function),
            cache=_cached(function),
            nogil=True,
            fastmath=True,
            error_model="numpy",
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
        )

    @intrinsic
    def copy_record(typingctx: Any, target: Any, source: Any) -> Any:
        """Make `target` equal to `source`."""

        def copy(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            size = context.get_constant(types.intp, source.size)
            places = [builder.bitcast(place, cgutils.voidptr_t) for place in args]
            kinds = [cgutils.voidptr_t, cgutils.voidptr_t, size.type]
            function = builder.module.declare_intrinsic("llvm.memcpy", kinds)
            builder.call(function, [*places, size, cgutils.false_bit])
            return context.get_dummy_value()

        return types.void(target, source), copy

    @intrinsic
    def clear_record(typingctx: Any, target: Any) -> Any:
        """Set every field to zero."""

        def clear(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            cgutils.memset(builder, args[0], context.get_constant(types.intp, target.size), 0)
            return context.get_dummy_value()

        return types.void(target), clear

    @intrinsic
    def fetch_record(typingctx: Any, target: Any) -> Any:
        """Bring a record near that is needed soon, while something else is computed."""

        def fetch(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            place = builder.bitcast(args[0], cgutils.voidptr_t)
            number = cgutils.int32_t
            kinds = ir.FunctionType(ir.VoidType(), [cgutils.voidptr_t, number, number, number])
            function = cgutils.get_or_insert_function(builder.module, kinds, "llvm.prefetch.p0")
            how = [number(1), number(3), number(1)]  # to be written, and kept, as data
            for line in range(0, min(target.size, FETCHED), CACHE_LINE):
                builder.call(function, [builder.gep(place, [cgutils.intp_t(line)]), *how])
            return context.get_dummy_value()

        return types.void(target), fetch
