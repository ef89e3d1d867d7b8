"""Servers in processes of their own, which can be killed."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from contextlib import closing

import httpx

from tests.server.people import Person


class Process:
    """`heyday serve` as it is started by people."""

    def __init__(self, *arguments, errors=None):
        with closing(socket.socket()) as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "heyday.cli", "serve", "--port", str(self.port)]
        command += ["--no-quotas", "--workers", "1", *map(str, arguments)]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=errors,
            env=os.environ | {"HEYDAY_BACKEND": "python"},
        )
        self.clients = []
        self._wait()

    def _wait(self):
        for _ in range(3000):
            assert self.process.poll() is None, "the server did not start"
            try:
                if httpx.get(f"{self.address}/healthz", trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def client(self, token=None):
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        made = httpx.Client(base_url=self.address, headers=headers, timeout=30, trust_env=False)
        self.clients.append(made)
        return made

    def person(self, name="Ada"):
        account = self.client().post("/api/me", json={"name": name}).json()
        return Person(self, account["token"], name)

    def kill(self):
        """End it at once, whatever it does."""
        self.process.kill()
        self.process.wait()
        for client in self.clients:
            client.close()

    def end(self):
        """Ask it to end."""
        self.process.terminate()
        self.process.wait(30)
        for client in self.clients:
            client.close()
