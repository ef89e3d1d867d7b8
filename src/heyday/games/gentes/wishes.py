"""Why a wish is not legal now, for every action there is, and what it costs."""

from heyday.games.gentes.additional import (
    why_not_end_exchange,
    why_not_exchange,
    why_not_hire,
    why_not_move,
)
from heyday.games.gentes.box import Box, cards, homes, sites, tiles
from heyday.games.gentes.chronicler import why_not_play, why_not_symbol
from heyday.games.gentes.decline import (
    why_not_city,
    why_not_discard,
    why_not_end_decline,
    why_not_moon,
)
from heyday.games.gentes.final_scoring import why_not_help_hand
from heyday.games.gentes.gains import why_not_join, why_not_keep
from heyday.games.gentes.heyday import why_not_end, why_not_home, why_not_sun, why_not_tile
from heyday.games.gentes.mat import GROUPS
from heyday.games.gentes.navigator import why_not_build, why_not_region, why_not_relocate
from heyday.games.gentes.payment import BY_CARD, price_of, why_not_pay, why_not_place
from heyday.games.gentes.philosopher import why_not_extra, why_not_train
from heyday.games.gentes.preparation import why_not_draft, why_not_settle
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.scribe import why_not_fetch, why_not_take
from heyday.games.gentes.state import Kind, Step, Verb
from heyday.games.gentes.tax_collector import tax_rate, why_not_repeat, why_not_tax
from heyday.kit import rule, table
from heyday.kit.actions import arg_of, verb_of
from heyday.kit.steps import argument, next_seat, next_step

# by verb: in which step it is said, and which arguments it can have
_CARD, _SITE, _GROUP = range(Box.CARDS), range(Box.SITES), range(GROUPS)
_HOME, _CUBES = range(Box.FIRST_HOME, Box.SITES), range(Box.TRAIN_CUBES + 1)
_SAID = {
    Verb.DRAFT: (Step.DRAFT, _CARD),
    Verb.SETTLE: (Step.SETTLE, _GROUP),
    Verb.TAX: (Step.TURN, range(1, 3)),
    Verb.TILE: (Step.TURN, range(Box.TILES)),
    Verb.SUN: (Step.TURN, _CARD),
    Verb.HOME: (Step.TURN, _HOME),
    Verb.HIRE: (Step.TURN, _CUBES),
    Verb.EXCHANGE: (Step.TURN, range(1)),
    Verb.END: (Step.TURN, range(1)),
    Verb.PAY: (Step.PAYMENT, range((BY_CARD + 1) << 4)),
    Verb.PLACE: (Step.HOURGLASSES, range(Box.CARDS // 2)),
    Verb.REPEAT: (Step.TAX_AGAIN, _HOME),
    Verb.TRAIN: (Step.TRAIN, _GROUP),
    Verb.EXTRA: (Step.TRAIN, _HOME),
    Verb.DONE: (Step.TURN, range(1)),
    Verb.TAKE: (Step.TAKE, range(Box.SLOTS)),
    Verb.FETCH: (Step.TAKE, _CARD),
    Verb.PLAY: (Step.PLAY, _CARD),
    Verb.SYMBOL: (Step.SYMBOL, range(Box.SYMBOLS)),
    Verb.LOSE: (Step.LOSE, range(1)),
    Verb.KEEP: (Step.LOSE, _CUBES),
    Verb.CUBE: (Step.CUBE, range(2)),
    Verb.JOIN: (Step.JOIN_ANY, _GROUP),
    Verb.RELOCATE: (Step.RELOCATE, _SITE),
    Verb.BUILD: (Step.BUILD, _SITE),
    Verb.ACTIVATE: (Step.ACTIVATE, range(3)),
    Verb.MOVE: (Step.EXCHANGE, range(GROUPS * GROUPS)),
    Verb.CITY: (Step.DECLINE, _SITE),
    Verb.MOON: (Step.DECLINE, _CARD),
    Verb.DISCARD: (Step.DISCARD, _CARD),
    Verb.SCORE: (Step.FINAL, _CARD),
}
_IN_ORDER = [(Step.NONE, range(1)), *(_SAID[verb] for verb in range(1, len(_SAID) + 1))]
SAID_IN = table([step for step, _ in _IN_ORDER])
LEAST = table([arguments[0] for _, arguments in _IN_ORDER])
MOST = table([arguments[-1] for _, arguments in _IN_ORDER])


@rule
def refusal(s, action):
    """Return why an action is not legal now, or 0; for every action of the vocabulary."""
    verb = verb_of(action)
    arg = arg_of(action)
    if s.over:
        return Refusal.OVER
    if verb < 1 or verb > Verb.SCORE or arg < LEAST[verb] or arg > MOST[verb]:
        return Refusal.UNKNOWN
    step = next_step(s)
    p = next_seat(s)
    if verb == Verb.DONE:
        return why_not_done(s, p, step)
    if verb == Verb.HIRE or verb == Verb.EXCHANGE:
        return why_not_additional(s, p, step, verb, arg)
    if verb == Verb.TRAIN and step == Step.HIRE:
        return why_not_join(s, p, arg)
    if SAID_IN[verb] != step:
        return Refusal.NOT_NOW
    if step == Step.TURN:
        return why_not_in_turn(s, p, verb, arg)
    if step <= Step.HOURGLASSES:
        return why_not_before_action(s, p, verb, arg)
    if step <= Step.PLAY:
        return why_not_in_action(s, p, verb, arg)
    return why_not_other(s, p, verb, arg)


@rule
def why_not_in_turn(s, p, verb, arg):
    """Why a main action, or the end of the turn, is not legal."""
    if verb == Verb.END:
        return why_not_end(s)
    if argument(s):
        return Refusal.MAIN_DONE
    if verb == Verb.TAX:
        return why_not_tax(s, p, arg)
    if verb == Verb.TILE:
        return why_not_tile(s, p, arg)
    if verb == Verb.SUN:
        return why_not_sun(s, p, arg)
    return why_not_home(s, p, arg)


@rule
def why_not_before_action(s, p, verb, arg):
    """Why something of the preparation, of paying or of placing time is not legal."""
    if verb == Verb.PAY:
        return why_not_pay(s, p, arg)
    if verb == Verb.PLACE:
        return why_not_place(s, p, arg)
    if verb == Verb.DRAFT:
        return why_not_draft(s, arg)
    return why_not_settle(s, p, arg)


@rule
def why_not_in_action(s, p, verb, arg):
    """Why something of conducting a main action is not legal."""
    if verb == Verb.TRAIN:
        return why_not_train(s, p, arg, s.extra)
    if verb == Verb.EXTRA:
        return why_not_extra(s, p, arg)
    if verb == Verb.TAKE:
        return why_not_take(s, arg)
    if verb == Verb.FETCH:
        return why_not_fetch(s, arg)
    if verb == Verb.PLAY:
        return why_not_play(s, p, arg)
    if verb == Verb.BUILD:
        return why_not_build(s, arg, s.icon)
    if verb == Verb.RELOCATE:
        return why_not_relocate(s, p, arg)
    if verb == Verb.ACTIVATE:
        return why_not_region(s, arg)
    return why_not_repeat(s, p, arg)


@rule
def why_not_other(s, p, verb, arg):
    """Why something of a card, an additional action, the decline or the final is not legal."""
    if verb == Verb.SYMBOL:
        return why_not_symbol(s, arg)
    if verb == Verb.KEEP:
        return why_not_keep(s, p, arg)
    if verb == Verb.JOIN:
        return why_not_join(s, p, arg)
    if verb == Verb.MOVE:
        return why_not_move(s, p, arg // GROUPS, arg % GROUPS)
    if verb == Verb.CITY:
        return why_not_city(s, p, arg)
    if verb == Verb.MOON:
        return why_not_moon(s, p, arg)
    if verb == Verb.DISCARD:
        return why_not_discard(s, p, arg)
    if verb == Verb.SCORE:
        return why_not_play(s, p, arg)
    return Refusal.NONE  # to lose a person, or to take a cube, is always possible


@rule
def why_not_additional(s, p, step, verb, arg):
    """Why an additional action is not legal: never in the middle of another one (G16)."""
    if step != Step.TURN and step != Step.DECLINE and step != Step.FINAL:
        return Refusal.NOT_NOW
    if step == Step.FINAL and why_not_help_hand(s, p) != Refusal.NONE:
        return Refusal.HAND_EMPTY
    return why_not_hire(s, p, arg) if verb == Verb.HIRE else why_not_exchange(s, p)


@rule
def why_not_done(s, p, step):
    """Why a player cannot leave it at that."""
    if step == Step.TAX_AGAIN or step == Step.FINAL:
        return Refusal.NONE
    if step == Step.TRAIN:
        return Refusal.TRAIN_FIRST if s.must_train else Refusal.NONE
    if step == Step.TAKE:
        return Refusal.NONE if s.n_taken > 0 else Refusal.TAKE_FIRST
    if step == Step.EXCHANGE:
        return why_not_end_exchange(s)
    if step == Step.DECLINE:
        return why_not_end_decline(s, p)
    return Refusal.NOT_NOW


@rule
def cost(s, action):
    """Return the coins that an action costs; less than 0 if it is taken for coins."""
    verb = verb_of(action)
    arg = arg_of(action)
    me = s.player[next_seat(s)]
    if verb == Verb.TAX:
        return -(tax_rate(s, arg) + me.tax_bonus)
    if verb == Verb.REPEAT and s.kind == Kind.TAX:
        return -tax_rate(s, s.hours)
    if verb == Verb.TILE:
        return printed_cost(me, tiles.kind[arg], tiles.coins[arg])
    if verb == Verb.SUN and cards.sun[arg]:
        return printed_cost(me, cards.sun_kind[arg], cards.sun_coins[arg])
    if verb == Verb.HOME and homes.kind[sites.row[arg]] >= 0:
        return homes.coins[sites.row[arg]] + 0
    if verb == Verb.PAY:
        return arg & 15
    if verb == Verb.MOON:
        return cards.moon_pay[arg][0] + 0
    return 0


@rule
def printed_cost(me, kind, coins):
    """Return the price of a main action; the starting player's is a gain."""
    return coins + 0 if kind == Kind.START else price_of(me, kind, coins)
