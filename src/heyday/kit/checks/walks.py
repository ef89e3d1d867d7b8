"""Walks: random games during which every position is held to a promise that all games make."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from heyday.kit.errors import BrokenInvariant
from heyday.kit.game import Game, Position

Steer = Callable[[Any], None]  # alters the plain state that a game starts from


def walk(
    game: Game,
    players: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    steer: Steer | None = None,
) -> Iterator[tuple[Position, int]]:
    """Yield every position of a random game with the action that will be taken in it.

    `steer` alters the start, to lead where plain random play seldom comes.
    """
    chooser = random.Random(seed)  # noqa: S311 - not for secrets
    position = game.start(players, seed, options)
    if steer:
        position.alter(steer)
    while legal := position.legal():
        action = chooser.choice(legal)
        yield position, action
        position.act(action)
    if not position.over:
        raise BrokenInvariant(f"{game.name}, seed {seed}: no choice, but the game is not over")


def check_legality(position: Position) -> None:
    """The legal actions are exactly those of the vocabulary that are not refused."""
    legal = position.legal()
    if len(set(legal)) != len(legal):
        raise BrokenInvariant("an action is listed twice")
    allowed = {action for action in position.game.vocabulary if position.refusal(action) == 0}
    for action in allowed ^ set(legal):
        listed = "listed but refused" if action in legal else "not refused but not listed"
        raise BrokenInvariant(f"{position.text(action)} ({action}) is {listed}")


def check_leak(position: Position, action: int, sample: list[int]) -> None:
    """With other dice, every view, choice, sentence and refusal stays the same."""
    twin = position.clone()
    twin.reseed(~action & 0xFFFF_FFFF)
    if twin.dice() == position.dice():
        raise BrokenInvariant("the dice did not change")
    if _seen(position, sample) != _seen(twin, sample):
        raise BrokenInvariant(f"the dice can be seen before {position.text(action)}")
    before, dice = twin.clone(), twin.dice()
    twin.act(action)
    same = position.clone()
    same_dice = same.dice()
    same.act(action)
    if twin.dice() == dice and same.dice() == same_dice:  # nothing was drawn
        if _seen(twin, sample) != _seen(same, sample):
            raise BrokenInvariant(f"the dice can be seen after {position.text(action)}")
        game = position.game
        told = game.events(before, twin, action)
        if told != game.events(position, same, action):
            raise BrokenInvariant(f"the dice can be seen in the log of {position.text(action)}")


def _seen(position: Position, sample: list[int]) -> str:
    game = position.game
    seen: dict[str, Any] = {
        "views": [game.view(position.look(), seat) for seat in (None, *range(position.players))],
        "legal": [(a, position.text(a), position.cost(a)) for a in position.legal()],
        "texts": [position.describe(a) for a in position.legal()[:5]],
        "refusals": [
            (position.refusal(a), str(position.explain(a)) if position.refusal(a) else "")
            for a in sample
        ],
    }
    return json.dumps(seen, sort_keys=True)


def check_round_trips(position: Position) -> None:
    """Notation, data and bytes lead back to where they came from."""
    look, vocabulary = position.look(), position.game.vocabulary
    for action in position.legal():
        text, data = vocabulary.text(look, action), vocabulary.data(look, action)
        if vocabulary.read(look, text) != action:
            raise BrokenInvariant(f"{text!r} is read as another action")
        if vocabulary.read(look, json.loads(json.dumps(data))) != action:
            raise BrokenInvariant(f"{data!r} is read as another action")
    copy = Position(position.game)
    copy.load(bytes(position))
    if copy != position or copy.legal() != position.legal():
        raise BrokenInvariant("a state changes when it is saved and loaded")


def check_clone_and_undo(position: Position, action: int) -> None:
    """A copy is independent, and going back to a saved state undoes an action exactly."""
    saved, legal = bytes(position), list(position.legal())
    other = position.clone()
    other.act(action)
    if bytes(position) != saved:
        raise BrokenInvariant(f"acting on a copy changes the original: {position.text(action)}")
    if bytes(other) == saved:
        raise BrokenInvariant(f"an action changes nothing: {position.text(action)}")
    other.load(saved)
    if other != position or other.legal() != legal:
        raise BrokenInvariant(f"undo is not exact: {position.text(action)}")
