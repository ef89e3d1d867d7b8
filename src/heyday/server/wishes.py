"""What a page can wish for at a table: a function for each message, which says what is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from heyday.match import Match
from heyday.match.choices import preview as previewed
from heyday.match.together import together as listed
from heyday.server import acting, limits
from heyday.server import messages as said
from heyday.server.errors import Refused
from heyday.server.identity import Who
from heyday.server.pool import NoAnswer
from heyday.server.summary import gives_advice
from heyday.server.table import Table
from heyday.server.thinking import Advise

if TYPE_CHECKING:
    from heyday.server.live import Connection

Data = dict[str, Any]
Number = Annotated[int, msgspec.Meta(ge=0, le=said.MOST)]


class Act(msgspec.Struct, tag_field="do", tag="act", forbid_unknown_fields=True):
    """`messages.Act` in notation, as pages send it: read in a quarter of the time."""

    id: Number
    version: Number
    action: Annotated[str, msgspec.Meta(max_length=limits.WISH)]


ACT = msgspec.json.Decoder(Act)


def player_of(page: Connection) -> Who:
    """Return who looks, if somebody does who may do something."""
    if page.who is None:
        raise Refused("not-allowed", "spectators")
    return page.who


async def act(page: Connection, heard: said.Act | Act) -> None:
    """Carry out a choice."""
    player, language = player_of(page).player, page.eyes.language
    wish, version = heard.action, heard.version
    await page.room.carry_out(
        lambda table: acting.act(table, player, version, wish, language), asker=page
    )


async def undo(page: Connection, heard: said.Undo) -> None:
    """Take something back."""
    player = player_of(page).player
    await page.room.carry_out(
        lambda table: acting.undo(table, player, heard.version, heard.whole_turn)
    )


async def redo(page: Connection, heard: said.Redo) -> None:
    """Do something again."""
    player = player_of(page).player
    await page.room.carry_out(lambda table: acting.redo(table, player, heard.version))


async def why_not(page: Connection, heard: said.WhyNot) -> Data:
    """Tell why something cannot be done."""
    player, language = player_of(page).player, page.eyes.language

    def ask(table: Table) -> Any:
        match = acting.playing(table)
        acting.seat_to_move(table, player)
        try:
            return match.why_not(heard.wish, language)
        except acting.WRONG as error:
            raise acting.in_words(error, match, heard.wish, language) from error

    return {"why": await page.room.look(ask)}


async def preview(page: Connection, heard: said.PreviewWish) -> Data:
    """Tell what a choice would do."""
    wish, language = heard.action, page.eyes.language
    told = _of_choices(
        page, heard.version, [wish], lambda match, seat: previewed(match, seat, wish, language)
    )
    return {"preview": await told}


async def together(page: Connection, heard: said.TogetherWish) -> Data:
    """Tell what else can be done together with some choices."""
    wishes = heard.actions
    told = _of_choices(page, heard.version, wishes, lambda match, seat: listed(match, seat, wishes))
    return {"together": await told}


async def _of_choices(
    page: Connection, version: int, wishes: list[Any], tell: Callable[[Match, int], Data]
) -> Data:
    player, language = player_of(page).player, page.eyes.language

    def ask(table: Table) -> Data:
        match = acting.playing(table, version)
        seat = acting.seat_to_move(table, player)
        for wish in wishes:
            try:
                match.allowed(seat, wish)
            except acting.WRONG as error:
                raise acting.in_words(error, match, wish, language) from error
        return tell(match, seat)

    return await page.room.look(ask)


async def plain(page: Connection, heard: said.Plain) -> Data | None:
    """Do what needs no more words."""
    if heard.do == "again":
        await page.room.again(page)
    elif heard.do == "hint":
        return {"advice": await _hint(page)}
    elif heard.do == "back":
        player = player_of(page).player
        await page.room.carry_out(lambda table: acting.back(table, player))
    elif not page.room.table.held_by(player_of(page).player):
        raise Refused("not-allowed", "no-seat")
    else:
        page.room.hasten()
    return None


async def _hint(page: Connection) -> Data:
    player, language = player_of(page).player, page.eyes.language
    page.quotas.spend("hints", player)

    def ask(table: Table) -> Advise:
        match = acting.playing(table)
        if not gives_advice(table):
            raise Refused("not-allowed", "no-hints")
        seat = acting.seat_to_move(table, player)
        copy = match.position.clone()
        copy.veil(seat, match.ply)
        return Advise(match.game.name, bytes(copy), language, limits.ADVICE)

    try:
        task = await page.room.look(ask)
        return await page.room.hub.pool.advise(page.room.table.game, task)
    except NoAnswer as error:
        raise Refused("no-answer", "nobody-asked") from error


async def chat(page: Connection, heard: said.Chat) -> None:
    """Say something."""
    who = player_of(page)
    page.quotas.spend("chat", who.player)
    await page.room.carry_out(lambda table: acting.chat(table, who.player, who.name, heard.text))


async def ask(page: Connection, heard: said.Ask) -> None:
    """Ask for consent."""
    player, what = player_of(page).player, heard.what.model_dump()
    undo = what["kind"] == "undo"
    await page.room.carry_out(lambda table: acting.ask(table, player, what), long=undo)


async def answer(page: Connection, heard: said.Answer) -> None:
    """Answer a question."""
    player = player_of(page).player
    await page.room.carry_out(
        lambda table: acting.answer(table, player, heard.consent, heard.yes), long=True
    )


WISHES: dict[type, Callable[[Any, Any], Awaitable[Data | None]]] = {
    Act: act,
    said.Act: act,
    said.Undo: undo,
    said.Redo: redo,
    said.WhyNot: why_not,
    said.PreviewWish: preview,
    said.TogetherWish: together,
    said.Plain: plain,
    said.Chat: chat,
    said.Ask: ask,
    said.Answer: answer,
}
