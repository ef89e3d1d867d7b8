"""Actions that are done together: chosen in any order, done in the one that the rules take them in.

Where order means nothing, rules have one order for what is chosen one by one (persons by the chart,
cards from the left), and the last one in it, chosen first, would end the choice. So a page gathers
them and asks what else goes with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from heyday.kit.game import Position

if TYPE_CHECKING:
    from heyday.match.match import Match, Wish


class Done(NamedTuple):
    """What comes of some actions in the order of the rules."""

    asked: list[int]  # those that have to be asked for; the others follow by themselves
    state: Any  # right after the last of them
    enough: bool  # no more of their kind have to follow


def together(match: Match, seat: int, wishes: Sequence[Wish]) -> dict[str, Any]:
    """Return what else can be done together with some actions, and what is there after them.

    `order` are the actions to ask for, `more` those of which one could be added.
    """
    actions = [match.allowed(seat, wish) for wish in wishes]
    here = match.position
    done = _done(here, seat, actions)
    verbs = {action >> 10 for action in actions}
    others = [it for it in here.legal() if it >> 10 in verbs]
    return {
        "order": [here.text(action) for action in done.asked] if done else [],
        "more": [here.text(it) for it in others if done and _done(here, seat, [*actions, it])],
        "enough": done is not None and done.enough,
        "view": match.view(seat) | match.game.view(done.state, seat) if done else None,
    }


def _done(position: Position, seat: int, actions: Sequence[int]) -> Done | None:
    """Do some actions in order, the least first; None if they cannot be done together."""
    now, asked, left = position.clone(), list[int](), sorted(actions)
    while True:
        if now.over or now.to_move != seat or left[0] not in now.legal():
            return None
        asked.append(left[0])
        after = now.play(left[0])
        for nth, happening in enumerate(story := now.happenings(left[0])):
            if happening.action != left[0]:
                break
            left = left[1:]
            if not left:
                forced = nth + 1 < len(story) and story[nth + 1].action >> 10 == asked[0] >> 10
                return Done(asked, happening.after, not forced and _may_end(after, seat, asked[0]))
        now = after


def _may_end(position: Position, seat: int, action: int) -> bool:
    """Whether a seat need not go on with actions like one."""
    if position.over or position.to_move != seat:
        return True
    return any(it >> 10 != action >> 10 for it in position.legal())
