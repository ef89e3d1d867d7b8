"""People at a table: what they say over HTTP, and a page that follows a table."""

from __future__ import annotations

import itertools
import json

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from heyday.server.messages import SERVER
from tests.splices import spliced


class Person:
    """Somebody with a token."""

    def __init__(self, server, token, name):
        self.server, self.token, self.name = server, token, name
        self.http = server.client(token)

    def post(self, path, status=None, **data):
        return self._answer(self.http.post(path, json=data), status)

    def get(self, path, status=None, **query):
        return self._answer(self.http.get(path, params=query), status)

    def delete(self, path, status=None):
        return self._answer(self.http.delete(path), status)

    def patch(self, path, status=None, **data):
        return self._answer(self.http.patch(path, json=data), status)

    def _answer(self, response, status):
        good = response.status_code < 300 if status is None else response.status_code == status
        assert good, f"{response.status_code}: {response.text}"
        return response.json()

    def table(self, *seats, game="gods", start=True, **more):
        """Set a table up; seats are `me`, `open`, or the level of a bot."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        data = {"game": game, "seats": wishes, "pause": 0} | more
        table = self.post("/api/tables", **data)
        return self.post(f"/api/tables/{table['id']}/start") if start else table

    def page(self, table, language="en"):
        page = Page(self.server, table, self.token, language)
        page.person = self
        return page


class Page:
    """A page that follows a table as the protocol says."""

    def __init__(self, server, table, token=None, language="en"):
        self.table = table["id"] if isinstance(table, dict) else table
        address = f"{server.address.replace('http', 'ws')}/api/tables/{self.table}/live"
        self.connection = connect(address, max_size=1 << 22, compression=None, proxy=None)
        self.socket = self.connection.__enter__()
        self.numbers = itertools.count(1)
        self.state = {}
        self.said = []  # all that the server said, as text
        self.answers = {}
        hello = {"do": "hello", "token": token, "language": language}
        answer = self.say(**hello)
        if answer["type"] != "ok":
            self.close()
            raise AssertionError(answer)
        while "version" not in self.state:
            self.hear()

    def say(self, **message):
        """Say something; return the answer."""
        number = message.setdefault("id", next(self.numbers))
        self.socket.send(json.dumps(message))
        while number not in self.answers:
            self.hear()
        return self.answers.pop(number)

    def hear(self, timeout=20):
        text = self.socket.recv(timeout)
        self.said.append(text)
        message = json.loads(text)
        SERVER.validate_python(message)
        kind = message.pop("type")
        if kind == "table":
            self.state = message
        elif kind == "change":
            self.take(message)
        elif kind == "presence":
            self.state["presence"] = message["presence"]
        else:
            self.answers[message["id"]] = {"type": kind, **message}
        return kind

    def take(self, change):
        """Take a change over, as a page does."""
        state = self.state
        assert change["version"] == state["version"] + 1
        for name, part in change.items():
            if name == "view" and part is not None and "seat" not in change:
                state["view"] = {**(state["view"] or {}), **part}
            elif name == "splices":
                lists = {list: spliced(state["view"][list], steps) for list, steps in part.items()}
                state["view"] = {**state["view"], **lists}
            elif name == "log":
                state["log"] = state["log"][: part["keep"]] + part["entries"]
            elif name == "chat":
                state["chat"] = part if "seat" in change else state["chat"] + part
            else:
                state[name] = part

    def until(self, true):
        """Hear until something is so."""
        while not true(self.state):
            self.hear()
        return self.state

    def follow(self, other):
        """Hear until this page is as far as another."""
        return self.until(lambda state: state["version"] >= other.version)

    def until_closed(self):
        """Hear until the connection ends; return the code that says why."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code

    @property
    def version(self):
        return self.state["version"]

    @property
    def choices(self):
        return self.state["choices"]

    def act(self, action=None, version=None):
        """Act, by default the first choice."""
        action = self.choices[0]["id"] if action is None else action
        version = self.version if version is None else version
        return self.say(do="act", version=version, action=action)

    def close(self):
        self.connection.__exit__(None, None, None)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()
