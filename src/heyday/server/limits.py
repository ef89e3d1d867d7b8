"""Every limit of the server, in one place; docs/server.md explains them."""

from __future__ import annotations

from dataclasses import dataclass

# ---- sizes ----

NAME = 40  # characters of a name
CHAT = 500  # characters of a line of chat
WISH = 200  # characters of an action
HEADER = 200  # characters of Accept-Language that are read
MESSAGE = 16 << 10  # bytes of a WebSocket message
HEAD = 64 << 10  # bytes of a request before its body: its address and headers
BODY = 64 << 10  # bytes of a request, but for records
RECORD = 512 << 10  # bytes of a record
CHAT_KEPT = 200  # lines of chat that a page is sent; all are stored
BEHIND = 2 << 20  # bytes that may wait for a slow page
CONSENTS = 8  # questions that may be open at one table
EVENTS = 20_000  # of a table, whatever they are: beyond that, only the game goes on
GOING_ON = 2_000  # and these are for who resumes a paused game, or ends it
WATCHERS = 5_000  # lines of chat at one table of those who only look on
LINES = 5_000  # of a table's record: beyond that, nothing is taken back
STEPS = 10_000  # of a record that is brought: actions, and times that they were taken back
NOTICES = 10  # ways to tell one player
COURIERS = 8  # notices that are being sent at a time
UNDER_WAY = 64  # and that are sent or wait for it; what is more is not sent
UNDER_WAY_EACH = 4  # of one player
ALONE = 4  # tables of one host, with no person at them, where bots act at once: others take turns

# ---- times, in seconds ----

HELLO = 10.0  # until a page has said who it is
LINK = 600.0  # that a link to another device works
CONSENT = 24 * 3600.0  # that a question stays open at a table without a live clock
CONSENT_LIVE = 120.0  # and with one
IDLE = 300.0  # until a table that nobody looks at leaves the memory
PAUSE = 10.0  # the longest pause after a bot's action
ADVICE = 2.0  # of thinking for a hint
WEBHOOK = 5.0  # for one to be connected to, hear, and begin to answer


@dataclass(frozen=True)
class Quota:
    """So many at once, and so many a minute in the long run."""

    burst: int
    a_minute: float


QUOTAS = {
    # for each address
    "requests": Quota(300, 1200),
    "accounts": Quota(20, 2),
    "connections": Quota(100, 120),
    "enter": Quota(10, 2),  # codes of links tried
    # for each token
    "tables": Quota(30, 5),
    "records": Quota(20, 5),
    "reviews": Quota(6, 1),
    "notices": Quota(20, 2),
    # for each connection
    "messages": Quota(60, 600),
    "hints": Quota(10, 10),
    "chat": Quota(10, 20),
}
