"""What a player of Gentes may wish for, so that the reason can be told if it cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heyday.cli.terminal.gentes_words import CARD, HOME, HOME_ROW, SITE, TILE, Lexicon
from heyday.cli.terminal.narrowing import Choice
from heyday.games.gentes.box import Box
from heyday.games.gentes.schema import GROUPS
from heyday.games.gentes.texts import tile_text

View = Mapping[str, Any]
Mat = Mapping[str, Any]
JOINING = {"train": "train", "hire": "train", "settle": "settle", "join_any": "join"}
PLAYING = {"play": "play", "final": "score"}


def wishes(lex: Lexicon, view: View, choices: Sequence[Choice]) -> dict[str, str]:
    """Return one wish of every kind that one may have now, and what to call it."""
    found: dict[str, str] = {}
    mat, step = view["mats"][view["current"]], view["step"]
    if step == "turn" and not view["about"]:
        found |= _main_actions(lex, view, mat, {choice["id"] for choice in choices})
    if step in ("turn", "decline", "final"):
        found |= _cubes(lex, mat, {choice["verb"] for choice in choices})
    if step in PLAYING:
        found |= {f"{PLAYING[step]} {held['card']}": "" for held in mat["hand"] or ()}
    return found


def _main_actions(lex: Lexicon, view: View, mat: Mat, offered: set[str]) -> dict[str, str]:
    """Return a tile of each kind of which none is offered, and what the player has."""
    tiles = sorted(view["tiles"], key=lambda t: (t["owner"] is not None, *_price(t["id"])))
    kinds = [TILE[tile["id"]]["action"] for tile in tiles if f"tile {tile['id']}" in offered]
    found: dict[str, str] = {}
    for tile in tiles:
        kind = TILE[tile["id"]]["action"]
        if kind not in kinds:
            kinds.append(kind)
            found[f"tile {tile['id']}"] = lex.kind(kind)
    suns = [card for card in mat["tableau"] if CARD[card].get("effect", {}).get("when") == "sun"]
    own = [s["id"] for s in view["sites"] if s["owner"] == view["current"] and s["id"] in HOME]
    homes = [home for home in own if "action" in HOME_ROW[HOME[home]["row"]]]
    return found | {f"sun {card}": "" for card in suns} | {f"home {home}": "" for home in homes}


def _price(tile: str) -> tuple[int, int]:
    return TILE[tile]["coins"], TILE[tile]["hourglasses"]


def _cubes(lex: Lexicon, mat: Mat, offered: set[str]) -> dict[str, str]:
    """Return what cubes are for and is not offered; with no cubes at all nobody asks."""
    temple, oracle = mat["cubes"]["temple"], mat["cubes"]["oracle"]
    hire = f"hire {min(temple, Box.TRAIN_CUBES)}"
    found = {hire: lex.say("wish-hire"), "exchange": lex.say("wish-exchange")}
    return {w: name for w, name in found.items() if temple + oracle and w.split()[0] not in offered}


def named(lex: Lexicon, view: View) -> dict[str, str]:
    """Return, in notation, all that lies on the table for the present decision, and its name."""
    step = view["step"]
    if step == "turn":
        strings, language = lex.words.game.strings, lex.words.language
        ids = [tile["id"] for tile in view["tiles"]]
        return {f"tile {tile}": tile_text(strings, language, tile) for tile in ids}
    if step in JOINING:
        return {f"{JOINING[step]} {group}": lex.group(group) for group in GROUPS}
    if step in ("build", "relocate"):
        return {f"{step} {site}": lex.words.tell("site", site=site) for site in (*SITE, *HOME)}
    if step == "take":
        slots = {f"take {nth}": c for nth, c in enumerate(view["display"], start=1) if c}
        slots |= {f"fetch {card}": card for card in view["discard"]}
        return {wish: lex.card(card) for wish, card in slots.items()}
    if step in PLAYING:
        held = view["mats"][view["current"]]["hand"] or ()
        return {f"{PLAYING[step]} {card['card']}": lex.card(card["card"]) for card in held}
    return {}
