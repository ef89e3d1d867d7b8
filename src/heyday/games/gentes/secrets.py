"""What a player does not know, and how it may be: others' cards, if hands are hidden (G24)."""

from heyday.games.gentes.box import Box
from heyday.games.gentes.state import Option, Place
from heyday.kit import pick, rule


@rule
def is_unseen(s, seat, card):
    """Whether a card may be anywhere for all a player knows: in its deck, or in another's hand."""
    where = s.place[card]
    if where >= Place.HAND and where < Place.TABLEAU:
        return where != Place.HAND + seat
    return where == Place.DECK


@rule
def exchange(s, card, other):
    """Let two cards change places."""
    where = s.place[card]
    s.place[card] = s.place[other]
    s.place[other] = where


@rule
def imagine(s, seat):
    """Deal the cards that a player does not see anew, era by era; each hand keeps its size.

    They are put in order first, so that nothing of how they really lie is left.
    """
    if not s.options & Option.HIDDEN_HANDS:
        return
    for card in range(Box.CARDS):
        if is_unseen(s, seat, card):
            end = (card // Box.ERA_CARDS + 1) * Box.ERA_CARDS
            for other in range(card + 1, end):
                if is_unseen(s, seat, other) and s.place[other] < s.place[card]:
                    exchange(s, card, other)
    for card in range(Box.CARDS):
        if is_unseen(s, seat, card):
            first = card // Box.ERA_CARDS * Box.ERA_CARDS
            left = 0  # unseen cards of its era, up to itself: one of them changes places with it
            for other in range(first, card + 1):
                left += is_unseen(s, seat, other)
            nth = pick(s, left)
            other = first
            while nth > 0 or not is_unseen(s, seat, other):
                nth -= is_unseen(s, seat, other)
                other += 1
            exchange(s, card, other)
