"""A second, naive final scoring, which reads only the table and knows no rule's shortcut (5.0)."""

from heyday.games.gentes.box import Box, cards, prices
from heyday.games.gentes.state import Place, Source, Step
from heyday.kit import rule


@rule
def final_points(s, p, source):
    """Return what coins, cubes or hourglasses must have given a player in the end (G22, G32)."""
    me = s.player[p]
    if source == Source.COINS:
        points = 0
        while (points + 1) * Box.COINS_PER_POINT <= me.coins:
            points += 1
        return points
    if source == Source.CUBES:
        cubes = 0
        for store in range(2):
            cubes += me.cubes[store]
        points = 0
        while (points + 1) * Box.CUBES_PER_POINT <= cubes:
            points += 1
        return points
    hourglasses = 0
    for _ in range(me.singles):
        hourglasses += 1
    for _ in range(me.doubles):
        hourglasses += 2
    worst = len(prices.penalty) - 1
    return -prices.penalty[hourglasses if hourglasses < worst else worst]


@rule
def hand_points(s, before, p):
    """Return by how much an action must have changed the points for a player's hand (G22, G38).

    Cards that went from hand to tableau in the final scoring give half their points; once the
    player's part of it is over, cards that are still in the hand cost as much.
    """
    scored = before.finale == 1
    given_up = s.finale == 1 and scores_hand(before, p) and not scores_hand(s, p)
    points = 0
    for card in range(Box.CARDS):
        half = cards.vp[card] // Box.CARD_DIVISOR + (cards.vp[card] % Box.CARD_DIVISOR > 0)
        if scored and before.place[card] == Place.HAND + p and s.place[card] == Place.TABLEAU + p:
            points += half
        if given_up and s.place[card] == Place.HAND + p:
            points -= half
    return points


@rule
def scores_hand(s, p):
    """Whether a player has yet to score his hand."""
    if s.finale == 0:
        return True
    for depth in range(s.depth):
        if s.step[depth] == Step.FINAL and s.seat[depth] == p:
            return True
    return False
