"""Who somebody is: a player with a name, known by tokens of which only the hash is kept."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from heyday.server import limits
from heyday.server.errors import Refused
from heyday.server.store import Store, schema

KEPT = 50_000  # players that are remembered by their tokens
ID = "[a-z0-9]{1,32}"  # what ids look like, in addresses
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id(length: int = 16) -> str:
    """Return an id that cannot be guessed: five bits a letter."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def table_id(text: str) -> str:
    """Return what may be a table's id; of anything else there is none, and nobody is asked."""
    if not re.fullmatch(ID, text):
        raise Refused("not-found", "no-table")
    return text


def new_token() -> str:
    """Return a token of 256 bits."""
    return secrets.token_hex(32)


def digest(token: str) -> str:
    """Return what is kept of a token. It is random and long, so a plain hash will do."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True)
class Who:
    """A player, as a token tells; with a table, it is good for that one only."""

    player: str
    name: str
    table: str | None = None

    def at(self, table: str) -> Who:
        """Return the player if the token is good for a table."""
        if self.table not in (None, table):
            raise Refused("not-allowed", "token-other-table")
        return self

    def everywhere(self) -> Who:
        """Return the player if the token is good for everything."""
        if self.table is not None:
            raise Refused("not-allowed", "token-one-seat")
        return self


class Identities:
    """Players and their tokens."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, Who] = OrderedDict()
        self._renamed = 0  # how often somebody was, as far as it was heard here

    async def who(self, token: str) -> Who:
        """Return whose token it is."""
        key, renamed = digest(token), self._renamed
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        who = await self.store.read(lambda connection: found(connection, key))
        if who is None:
            raise Refused("unknown-token", "unknown-token")
        if renamed == self._renamed:  # else it may have been read just before
            self._remember(key, who)
        return who

    def _remember(self, key: str, who: Who) -> None:
        self._known[key] = who
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    def forget(self, player: str | None = None) -> None:
        """Ask the store again who a player is, or everybody: names may have changed there."""
        self._renamed += 1
        for key, known in list(self._known.items()):
            if player in (None, known.player):
                del self._known[key]

    async def create(self, name: str, table: str | None = None) -> tuple[str, Who]:
        """Return a new player's token."""
        token, who = new_token(), Who(new_id(), name, table)

        def work(connection: Connection) -> None:
            values = {"id": who.player, "name": name, "created": time.time()}
            connection.execute(insert(schema.players), values)
            add_token(connection, token, who)

        await self.store.write(work)
        return token, who

    async def rename(self, who: Who, name: str) -> Who:
        """Give a player another name."""
        rows = schema.players
        change = update(rows).where(rows.c.id == who.player).values(name=name)

        def work(connection: Connection) -> None:
            connection.execute(change)
            self.store.say_with(connection, {"what": "renamed", "player": who.player})

        await self.store.write(work)
        self.forget(who.player)
        return Who(who.player, name, who.table)

    async def link(self, who: Who) -> tuple[str, float]:
        """Return a code for another device, and until when it works."""
        code, expires = new_token(), time.time() + limits.LINK
        values = {"hash": digest(code), "player": who.player, "expires": expires, "used": False}
        await self.store.write(
            lambda connection: connection.execute(insert(schema.links), values) and None
        )
        return code, expires

    async def enter(self, code: str) -> tuple[str, Who]:
        """Return a new token of the player who has made a code; it works once."""
        token, key, now = new_token(), digest(code), time.time()
        rows = schema.links.c

        def work(connection: Connection) -> Who | None:
            good = (rows.hash == key) & (rows.used.is_(False)) & (rows.expires > now)
            if not connection.execute(update(schema.links).where(good).values(used=True)).rowcount:
                return None
            player = connection.execute(select(rows.player).where(rows.hash == key)).scalar_one()
            people = schema.players.c
            name = connection.execute(select(people.name).where(people.id == player)).scalar_one()
            who = Who(player, name)
            add_token(connection, token, who)
            return who

        who = await self.store.write(work)
        if who is None:
            raise Refused("unknown-token", "bad-link")
        return token, who


def add_token(connection: Connection, token: str, who: Who) -> None:
    """Store the hash of a token."""
    values = {"hash": digest(token), "player": who.player, "game_table": who.table}
    connection.execute(insert(schema.tokens), values | {"created": time.time()})


def found(connection: Connection, key: str) -> Who | None:
    """Return whose token has a hash."""
    tokens, players = schema.tokens.c, schema.players.c
    query = (
        select(players.id, players.name, tokens.game_table)
        .join(schema.players, tokens.player == players.id)
        .where(tokens.hash == key)
    )
    row = connection.execute(query).first()
    return Who(*row) if row else None
