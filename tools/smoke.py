"""Install a wheel into a clean environment and use it: a game in the terminal, a page, a table.

    python tools/smoke.py dist/heyday-1.0.0-py3-none-any.whl python3.11 python3.13

Each interpreter gets an environment of its own; those that are not installed are named and left
out. Nothing of the checkout is used but the constraints.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[1]
PATIENCE = 60.0  # seconds until a server answers
SERVING = re.compile(r"http://127\.0\.0\.1:\d+")


def main() -> None:
    """Try a wheel with all interpreters that are there."""
    wheel, *wished = sys.argv[1:]
    for name in wished or [sys.executable]:
        python = shutil.which(name)
        if python is None:
            print(f"smoke: {name} is not installed here, left out")
            continue
        began = time.perf_counter()
        with tempfile.TemporaryDirectory(prefix="heyday-smoke-") as folder:
            version = smoke(Path(folder), Path(wheel).resolve(), python)
        print(f"smoke: {version} is sound ({time.perf_counter() - began:.0f} s)")


def smoke(folder: Path, wheel: Path, python: str) -> str:
    """Install and use a wheel in a folder; return what it is and where it ran."""
    run(folder, python, "-m", "venv", "--without-pip", "clean")
    home = folder / "clean" / "bin"
    pip = [sys.executable, "-m", "pip", "--python", str(home / "python")]
    quick = ["-q", "--disable-pip-version-check", "--no-compile"]
    run(folder, *pip, "install", *quick, "-c", str(ROOT / "constraints.txt"), f"{wheel}[server]")
    heyday = str(home / "heyday")
    version = run(folder, heyday, "--version").strip()
    expected = wheel.name.split("-")[1]
    assert version == f"heyday {expected}", version
    for game in ("gods", "gentes"):
        seats = ["--seats", "novice,random", "--seed", "1", "--record", f"{game}.heyday"]
        told = run(folder, heyday, "play", game, *seats)
        assert "The game is over." in told, told
        assert "Proven" in run(folder, heyday, "verify", f"{game}.heyday")
    with serving(folder, heyday) as address:
        look_at(address)
    return f"{version} on {run(folder, str(home / 'python'), '--version').strip()}"


def run(folder: Path, *command: str) -> str:
    """Run a command; return what it prints."""
    done = subprocess.run(
        command, cwd=folder, env=environment(folder), capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"smoke: {' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def environment(folder: Path) -> dict[str, str]:
    """Return an environment that knows nothing of the checkout."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("HEYDAY_")}
    kept.pop("PYTHONPATH", None)
    return kept | {"HEYDAY_DATA": str(folder / "data"), "LANG": "C.UTF-8"}


@contextmanager
def serving(folder: Path, heyday: str) -> Iterator[str]:
    """Run a server; yield its address."""
    said = folder / "server.txt"
    with said.open("w") as out:
        command = [heyday, "serve", "--port", "0", "--data", "tables"]
        process = subprocess.Popen(
            command, cwd=folder, env=environment(folder), stdout=out, stderr=out
        )
    try:
        yield answering(said)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def answering(said: Path) -> str:
    """Return the address that a server tells, once it answers there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        time.sleep(0.1)
        found = SERVING.search(said.read_text())
        if found:
            try:
                urlopen(f"{found[0]}/healthz", timeout=5).close()
            except (URLError, ConnectionError):
                continue
            return found[0]
    sys.exit(f"smoke: the server does not answer\n{said.read_text()}")


def look_at(address: str) -> None:
    """Ask for the page, what it loads, and a table with a bot."""
    page = urlopen(f"{address}/", timeout=10).read().decode()
    loaded = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert loaded, f"the wheel has no pages: {page[:200]}"
    for path in loaded:
        assert urlopen(address + path, timeout=10).status == 200
    token = ask(f"{address}/api/me", {"name": "Ada"})["token"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    table = ask(f"{address}/api/tables", {"game": "gods", "seats": seats}, token)
    assert table["id"], table


def ask(url: str, body: object, token: str = "") -> dict[str, str]:
    """Post something; return the answer."""
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    request = Request(url, json.dumps(body).encode(), headers)
    answer: dict[str, str] = json.loads(urlopen(request, timeout=10).read())
    return answer


if __name__ == "__main__":
    main()
