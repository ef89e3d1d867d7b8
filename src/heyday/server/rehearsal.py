"""A few actions of every game, played for nobody when a server starts.

Messages are read, and sentences made, when they are first needed. That takes a second in all, which
would be somebody's first action, and everybody else's who plays at that moment.
"""

from __future__ import annotations

import msgspec

from heyday import games
from heyday.kit.strings import LANGUAGES
from heyday.match import Match
from heyday.match.choices import choices_in

ACTIONS = 40


def rehearse() -> None:
    """Play all games for a while, in all languages."""
    for name in games.NAMES:
        match = Match(games.get(name), 4).begin()
        for nth in range(ACTIONS):
            legal = match.position.legal()
            entry = match.act(match.position.to_move, legal[7 * nth % len(legal)])
            for language in LANGUAGES:
                entry.data(match.position, language)
                choices_in(match.position, language, msgspec.json.encode)
            if match.over:
                break
