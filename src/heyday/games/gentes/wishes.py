"""Why a wish is not legal now, for every action there is, and what it costs."""

from heyday.games.gentes.actions import VOCABULARY
from heyday.games.gentes.additional import (
    why_not_end_exchange,
    why_not_exchange,
    why_not_hire,
    why_not_move,
)
from heyday.games.gentes.box import cards, homes, sites, tiles
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
from heyday.games.gentes.payment import price_of, why_not_pay, why_not_place
from heyday.games.gentes.philosopher import why_not_end_training, why_not_extra, why_not_train
from heyday.games.gentes.preparation import why_not_draft, why_not_settle
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.scribe import why_not_end_taking, why_not_fetch, why_not_take
from heyday.games.gentes.state import Kind, Step, Verb
from heyday.games.gentes.tax_collector import tax_rate, why_not_repeat, why_not_tax
from heyday.kit import rule, table
from heyday.kit.actions import arg_of, verb_of
from heyday.kit.steps import argument, next_seat, next_step

# by verb: in which step it is said, if in one only, and which arguments it can have
_SAID = {
    Verb.DRAFT: Step.DRAFT,
    Verb.SETTLE: Step.SETTLE,
    Verb.TAX: Step.TURN,
    Verb.TILE: Step.TURN,
    Verb.SUN: Step.TURN,
    Verb.HOME: Step.TURN,
    Verb.END: Step.TURN,
    Verb.PAY: Step.PAYMENT,
    Verb.PLACE: Step.HOURGLASSES,
    Verb.REPEAT: Step.TAX_AGAIN,
    Verb.TRAIN: Step.TRAIN,
    Verb.EXTRA: Step.TRAIN,
    Verb.TAKE: Step.TAKE,
    Verb.FETCH: Step.TAKE,
    Verb.PLAY: Step.PLAY,
    Verb.SYMBOL: Step.SYMBOL,
    Verb.LOSE: Step.LOSE,
    Verb.KEEP: Step.LOSE,
    Verb.CUBE: Step.CUBE,
    Verb.JOIN: Step.JOIN_ANY,
    Verb.RELOCATE: Step.RELOCATE,
    Verb.BUILD: Step.BUILD,
    Verb.ACTIVATE: Step.ACTIVATE,
    Verb.MOVE: Step.EXCHANGE,
    Verb.CITY: Step.DECLINE,
    Verb.MOON: Step.DECLINE,
    Verb.DISCARD: Step.DISCARD,
    Verb.SCORE: Step.FINAL,
}
_ARGUMENTS = {form.verb: form.args for form in VOCABULARY.forms.values()} | {0: range(1)}
SAID_IN = table([_SAID.get(verb, Step.NONE) for verb in range(len(_ARGUMENTS))])
LEAST = table([_ARGUMENTS[verb][0] for verb in range(len(_ARGUMENTS))])
MOST = table([_ARGUMENTS[verb][-1] for verb in range(len(_ARGUMENTS))])


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
        return why_not_end_training(s)
    if step == Step.TAKE:
        return why_not_end_taking(s)
    if step == Step.EXCHANGE:
        return why_not_end_exchange(s)
    if step == Step.DECLINE:
        return why_not_end_decline(s, p)
    return Refusal.NOT_NOW


@rule
def cost(s, action):
    """Return the coins that an action costs; less than 0 if it is taken for coins."""
    verb = verb_of(action)
    if verb <= Verb.SETTLE or (verb > Verb.REPEAT and verb != Verb.MOON):
        return 0  # told first: most of what is listed has no price
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
