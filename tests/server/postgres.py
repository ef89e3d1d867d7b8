"""A PostgreSQL of our own: a private cluster in a temporary folder, as an unprivileged user."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from pathlib import Path

import pytest


def tool(name):
    """Return a program of PostgreSQL, or nothing if it is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


INSTALLED = bool(tool("initdb") and tool("pg_ctl"))
WANTED = "PostgreSQL is not installed (Debian: apt install postgresql)"
NEEDED = pytest.mark.skipif(not INSTALLED, reason=WANTED)


def somebody():
    """Return whom to run as: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None


class Cluster:
    """A running PostgreSQL, reached by a socket in its folder."""

    def __init__(self, folder):
        self.folder, self.user = Path(folder), somebody()
        self.data = self.folder / "data"
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.user:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        self.run("initdb", "-D", self.data, "-U", "heyday", "-A", "trust", "-E", "UTF8", "-N")
        settings = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}'"
        settings += " -c fsync=off -c max_connections=60"
        log = self.folder / "log"
        self.run("pg_ctl", "-D", self.data, "-w", "-l", log, "-o", settings, "start")
        self.count = 0

    def run(self, name, *arguments):
        command = [tool(name), *map(str, arguments)]
        who = {"user": self.user.pw_uid, "group": self.user.pw_gid} if self.user else {}
        done = subprocess.run(
            command, capture_output=True, text=True, cwd=self.folder, env={"LC_ALL": "C"}, **who
        )
        assert done.returncode == 0, done.stderr + done.stdout

    def database(self):
        """Return the address of an empty database."""
        self.count += 1
        name = f"heyday{self.count}"
        self.run("createdb", "-h", self.folder, "-U", "heyday", name)
        return f"postgresql://heyday@/{name}?host={self.folder}"

    def close(self):
        self.run("pg_ctl", "-D", self.data, "-m", "immediate", "stop")
