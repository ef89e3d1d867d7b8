"""Nothing that is hidden goes over the wire: two worlds that look the same are sent the same."""

import json
import re

import pytest

from heyday import games
from heyday.match.match import Match
from heyday.match.secret import dice
from tests.server.people import Page

SECRETS = (b"a" * 32, b"b" * 32)


@pytest.fixture
def worlds(server, monkeypatch):
    """Two tables with different secrets whose set-up was the same, with pages for all seats."""
    opened = []

    def begin(game, options, until):
        """`until`: from which action on the two secrets give different dice."""

        def same(secret, ply, rewinds=0):
            return dice(SECRETS[0] if ply < until else secret, ply, rewinds)

        monkeypatch.setattr("heyday.match.match.dice", same)
        ada, ben = server.person("Ada"), server.person("Ben")
        tables = []
        for secret in SECRETS:
            monkeypatch.setattr("heyday.server.lobby.new_secret", lambda secret=secret: secret)
            table = ada.table("me", "open", game=game, options=options, start=False)
            ben.post(f"/api/tables/{table['id']}/seats/1", kind="me")
            ada.post(f"/api/tables/{table['id']}/start")
            pages = [ada.page(table), ben.page(table, "de"), Page(server, table)]
            opened.extend(pages)
            tables.append((table, pages))
        return tables

    yield begin
    for page in opened:
        page.close()


def told(page, table):
    """Return all that a page was sent, without what names the table or the time."""
    text = "\n".join(said for said in page.said if '"type":"presence"' not in said)
    for word in (table["id"], table["commitment"]):
        text = text.replace(word, "…")
    text = re.sub(r'"(created|changed|since|ends|at)":[\d.]+', r'"\1":0', text)
    text = re.sub(r'"used":\[[\d.,]+\]', '"used":[]', text)
    return json.dumps(text)


@pytest.mark.parametrize(
    ("game", "options"),
    [("gods", {}), ("gentes", {"hands": "hidden"}), ("gentes", {"setup": "first_game"})],
)
def test_two_worlds_are_sent_the_same_until_a_draw_differs(worlds, game, options):
    until = 12
    (one, pages), (two, others) = worlds(game, options, until)
    differs = None

    for ply in range(40):
        mover = next(i for i in (0, 1) if pages[i].choices)
        wish = pages[mover].choices[len(pages[mover].choices) // 2]["id"]
        for side in (pages, others):
            probe(side[mover], wish)
            side[mover].act(wish)
            for page in side:
                page.follow(side[mover])
        told_now = [told(page, one) for page in pages], [told(page, two) for page in others]
        if told_now[0] != told_now[1]:
            differs = ply + 1
            break

    assert differs is not None and differs >= until
    entry = pages[0].state["log"][-1]
    assert entry["barrier"], "what differs was not drawn"


@pytest.mark.parametrize("who", [0, 2])
def test_forks_of_two_worlds_that_look_the_same_are_the_same(worlds, server, monkeypatch, who):
    """A player, or somebody who only watches, plays on with hands dealt anew: the other's stay
    unknown, at this table and at the new one.
    """
    (one, pages), (two, others) = worlds("gentes", {"hands": "hidden"}, 1)
    while told(pages[who], one) == told(others[who], two):
        mover = next(i for i in (0, 1) if pages[i].choices)
        wish = pages[mover].choices[0]["id"]
        if wish not in [choice["id"] for choice in others[mover].choices]:
            break
        for side in (pages, others):
            side[mover].act(wish)
            for page in side:
                page.follow(side[mover])
    ply = len(pages[who].state["log"]) - 1
    monkeypatch.setattr("heyday.server.lobby.new_secret", lambda: b"f" * 32)
    asker = server.person("Cleo") if who == 2 else pages[who].person
    seats, records = [{"kind": "me"}, {"kind": "me"}], []
    for table in (one, two):
        fork = asker.post(f"/api/tables/{table['id']}/fork", ply=ply, seats=seats)
        assert fork["forked"] == {"table": table["id"], "ply": ply}
        with asker.page(fork) as page:
            records.append(told(page, fork))

    assert records[0].replace(one["id"], "…") == records[1].replace(two["id"], "…")


def probe(page, wish):
    """Ask whatever can be asked before an action."""
    page.say(do="preview", version=page.version, action=wish)
    page.say(do="together", version=page.version, actions=[wish])
    page.say(do="why_not", wish="temple 9,9" if "temple" in wish else "end")
    page.say(do="again")


def test_no_message_holds_a_secret_or_dice_before_the_end(server, monkeypatch):
    ada = server.person("Ada")
    monkeypatch.setattr("heyday.server.lobby.new_secret", lambda: SECRETS[0])
    table = ada.table("me", "me")
    with ada.page(table) as page:
        for _ in range(10):
            page.act()
        seeds = [f"{dice(SECRETS[0], ply):016x}" for ply in range(60)]
        numbers = [str(dice(SECRETS[0], ply)) for ply in range(60)]
        text = "\n".join(page.said)

        assert SECRETS[0].hex() not in text
        assert not any(seed in text for seed in seeds + numbers)


@pytest.mark.parametrize("game", ["gods", "gentes"])
def test_without_hidden_hands_all_seats_see_the_same(game):
    """The server sends all of them one view."""
    match = Match(games.get(game), 3, secret=SECRETS[0]).begin()

    assert not match.hidden
    for _ in range(120):
        if match.over:
            break
        assert match.view(0) == match.view(1) == match.view(2) == match.view(None)
        match.act(match.to_move, match.position.legal()[-1])
