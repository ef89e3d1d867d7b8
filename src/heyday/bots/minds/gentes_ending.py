"""The last decisions of Gentes: a solution goes to the end of the game, for one player's points.

It is in range once nobody else can make a turn any more. What the others then still decide, in the
last decline and in the final scoring, cannot touch the player's points: only a race for the bonus
tile of persons could, and while that is open nothing is in range. What matters beside the player's
own decisions are cards that he draws by taking others, if he can take cards again.
"""

from heyday.bots.minds.gentes_ceiling import (
    REGIONS,
    UNKNOWN,
    bonus_ahead,
    ceiling,
    cubes_of,
    has_more_actions,
    most_persons,
)
from heyday.games.gentes.box import Box, bonus, cards, effects, homes, sites, tiles
from heyday.games.gentes.final_scoring import score
from heyday.games.gentes.mat import free_spaces
from heyday.games.gentes.state import Bonus, Kind, Place, Step, Verb
from heyday.kit import rule
from heyday.kit.actions import arg_of, verb_of
from heyday.kit.steps import argument, next_seat, next_step

__all__ = [
    "NOTHING",
    "UNIT",
    "WON",
    "asks_for_draws",
    "ceiling",
    "in_range",
    "is_settled",
    "may_wait",
    "mood_after",
    "result",
]

NOTHING = -UNKNOWN  # below every result
WON = 0  # it is about points, whoever wins
UNIT = 64 * 4096  # a point, in what ranks a player
TRAINED = 3  # persons by one main action, with a sun's, besides those by cards and hometowns


@rule
def in_range(s):
    """Whether only the seat to move can still make turns, in the last round."""
    if s.over or s.round < Box.ROUNDS:
        return False
    for other in range(s.players):
        if other != next_seat(s) and s.step[0] == Step.HEYDAY:
            if free_spaces(s.player[other]) > 0 or may_race(s, other):
                return False
    return True


@rule
def may_race(s, p):
    """Whether a player might be the first to take the bonus tile of persons in the decline."""
    free = s.bonus_taken[Bonus.PERSONS] == 0
    return free and most_persons(s, p) >= bonus.needs[Bonus.PERSONS]


@rule
def is_settled(s, plan):
    """Whether the game is over."""
    return s.over


@rule
def asks_for_draws(s):
    """Whether cards that were drawn may be taken now."""
    return next_step(s) == Step.TAKE


# ---- additional actions: only when they are needed ----


@rule
def may_wait(s, action, mood):
    """Whether an action can be made later as well, or is of no use.

    Additional actions wait for the next turn, for the decline or for the final scoring, all of
    which offer them again, unless they change what the main action or the decline can do. A main
    action that has nothing to do with persons and cubes comes before them, not after.
    """
    step = next_step(s)
    p = next_seat(s)
    additional = is_additional(verb_of(action))
    if step == Step.TURN and argument(s) == 1:
        return verb_of(action) != Verb.END
    if step == Step.TURN:
        return not may_help_main(s, p) if additional else mood == 1 and not is_helped(action)
    if step == Step.DECLINE:
        return additional and not may_help_decline(s, p)
    return False


@rule
def mood_after(s, action, mood):
    """Return 1 after an additional action before the main action of a turn."""
    if next_step(s) != Step.TURN:
        return mood
    return 1 if is_additional(verb_of(action)) else 0


@rule
def is_additional(verb):
    """Whether an action is to train for cubes or to exchange persons."""
    return verb == Verb.HIRE or verb == Verb.EXCHANGE


@rule
def is_helped(action):
    """Whether a main action, or what comes of it, may hang on persons and cubes."""
    kind = Kind.TAX
    if verb_of(action) == Verb.TILE:
        kind = tiles.kind[arg_of(action)] + 0
    elif verb_of(action) == Verb.SUN:
        kind = cards.sun_kind[arg_of(action)] + 0
    elif verb_of(action) == Verb.HOME:
        kind = homes.kind[sites.row[arg_of(action)]] + 0
    return kind == Kind.PHILOSOPHER or kind == Kind.CHRONICLER or kind == Kind.NAVIGATOR


@rule
def may_help_main(s, p):
    """Whether there may be such a main action in this turn, and something to gain by it.

    After the last one, persons are of use for the hand and for the bonus tile only.
    """
    me = s.player[p]
    if free_spaces(me) > 1:
        return True
    if me.n_hand == 0 and not may_fill_chart(s, p):
        return False
    return has_more_actions(s, p)


@rule
def may_fill_chart(s, p):
    """Whether another main action may bring the bonus tile of persons."""
    me = s.player[p]
    persons = most_persons(s, p) + TRAINED + me.extra_person
    for site in range(Box.FIRST_HOME, Box.SITES):
        persons += s.owner[site] == p
    return not me.bonus[Bonus.PERSONS] and persons >= bonus.needs[Bonus.PERSONS]


@rule
def may_help_decline(s, p):
    """Whether cubes spent now may make room for others, or persons bring the bonus tile."""
    if bonus_ahead(s, p) > 0 or s.player[p].n_hand == 0:
        return bonus_ahead(s, p) > 0
    coming = 0
    for region in range(REGIONS):
        coming += s.regions_left[region]
    for nth in range(len(effects.moons)):
        card = effects.moons[nth]
        if s.place[card] == Place.TABLEAU + p and not s.used[card]:
            coming += cubes_of(Box.MOON_GAIN + card)
    me = s.player[p]
    return coming > 0 and max(me.cubes[0], me.cubes[1]) + coming > Box.STORE


@rule
def result(s, plan):
    """Return what ranks the player: points, then cards, then coins."""
    return score(s, plan.seat)
