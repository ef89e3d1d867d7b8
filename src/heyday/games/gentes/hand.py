"""Cards of a hand, and what is missing for playing them: the chronicler's rule, by name."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from heyday.games.gentes.box import CARDS, Box, cards
from heyday.games.gentes.schema import GROUPS, SITE_ICONS


@lru_cache(10_000)
def in_hand(
    card: int, persons: tuple[int, ...], icons: tuple[int, ...], temple: int
) -> dict[str, Any]:
    """Return a card of the hand and what is missing for playing it, to one who has so much."""
    lacking, no_icons = _missing(card, persons, icons)
    cubes = Box.VIRTUAL_CUBES * sum(lacking.values())
    return {
        "card": CARDS[card],
        "persons": lacking,
        "icons": no_icons,
        "temple_cubes": cubes,
        "playable": not no_icons and cubes <= temple,
    }


def missing(look: Any, seat: int, card: int) -> tuple[dict[str, int], dict[str, int]]:
    """Return the persons and the icons that a seat lacks for a card."""
    me = look.player[seat]
    persons = tuple(n + m for n, m in zip(me.persons, me.lent, strict=True))
    return _missing(card, persons, tuple(me.icons))


def _missing(
    card: int, persons: tuple[int, ...], icons: tuple[int, ...]
) -> tuple[dict[str, int], dict[str, int]]:
    needs = zip(GROUPS, cards.needs[card], persons, strict=True)
    wants = zip(SITE_ICONS, cards.icons[card], icons, strict=True)
    return (
        {group: int(need) - has for group, need, has in needs if need > has},
        {icon: int(want) - has for icon, want, has in wants if want > has},
    )
