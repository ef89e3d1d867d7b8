"""The end of the game and the final scoring (5.0, G22, G23, G31, G32, G38)."""

from heyday.games.gentes.box import Box, cards, prices
from heyday.games.gentes.chronicler import lay_out
from heyday.games.gentes.display import seat_after
from heyday.games.gentes.mat import score_points, total_points
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.state import Cube, Place, Source, Step
from heyday.kit import rule
from heyday.kit.steps import pop, push


@rule
def begin_final(s):
    """Score each player in turn order: the hand, then the rest (G22)."""
    s.finale = 1
    push(s, Step.GAME_END, 0, 0)
    for i in range(s.players - 1, -1, -1):
        push(s, Step.FINAL_REST, seat_after(s, s.start, i), 0)
        push(s, Step.FINAL, seat_after(s, s.start, i), 0)


@rule
def hand_value(card):
    """Return what a hand card gives or costs: half its points, rounded up (G22)."""
    return (cards.vp[card] + Box.CARD_DIVISOR - 1) // Box.CARD_DIVISOR


@rule
def score_card(s, p, card):
    """Play a hand card for half its points: no reward, no symbol, no lent persons (G22, G31)."""
    lay_out(s, p, card)
    score_points(s.player[p], Source.HAND, hand_value(card))


@rule
def why_not_help_hand(s, p):
    """Why additional actions are over: in the final scoring they serve the hand (5.0 A, G16)."""
    return Refusal.NONE if s.player[p].n_hand > 0 else Refusal.HAND_EMPTY


@rule
def give_up_hand(s, p):
    """Pay for all cards that remain, playable or not (G22, G38)."""
    pop(s)
    for card in range(Box.CARDS):
        if s.place[card] == Place.HAND + p:
            score_points(s.player[p], Source.HAND, -hand_value(card))


@rule
def score_rest(s, p):
    """Score coins, which are kept for ties, cubes, and hourglasses left on the track (G22, G32)."""
    me = s.player[p]
    hours = me.singles + 2 * me.doubles
    score_points(me, Source.COINS, me.coins // Box.COINS_PER_POINT)
    cubes = me.cubes[Cube.TEMPLE] + me.cubes[Cube.ORACLE]
    score_points(me, Source.CUBES, cubes // Box.CUBES_PER_POINT)
    score_points(me, Source.HOURGLASSES, -prices.penalty[min(hours, len(prices.penalty) - 1)])


@rule
def score(s, p):
    """Return what ranks a player: points, then cards played, then coins; equals share (G23)."""
    me = s.player[p]
    return (total_points(me) * 64 + me.n_tableau) * 4096 + me.coins
