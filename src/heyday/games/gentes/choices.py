"""What can be chosen now: for each decision, the actions against which nothing speaks."""

from heyday.games.gentes.additional import (
    moves_to_make,
    why_not_end_exchange,
    why_not_exchange,
)
from heyday.games.gentes.box import Box, prices
from heyday.games.gentes.chronicler import cards_to_play, why_not_symbol
from heyday.games.gentes.decline import (
    cities_to_activate,
    moons_of,
    why_not_end_decline,
    why_not_moon,
)
from heyday.games.gentes.display import cards_at
from heyday.games.gentes.final_scoring import why_not_help_hand
from heyday.games.gentes.gains import why_not_join
from heyday.games.gentes.heyday import tiles_to_choose, why_not_end, why_not_home, why_not_sun
from heyday.games.gentes.hometowns import hometowns_of
from heyday.games.gentes.mat import GROUPS, mixes_of
from heyday.games.gentes.navigator import pieces_of, sites_to_build, why_not_region
from heyday.games.gentes.payment import price_of, ways_to_choose, why_not_pay, why_not_place
from heyday.games.gentes.philosopher import (
    groups_to_train,
    why_not_end_training,
    why_not_extra,
)
from heyday.games.gentes.preparation import why_not_settle
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.scribe import cards_to_fetch, slots_to_take, why_not_end_taking
from heyday.games.gentes.sets import Sets
from heyday.games.gentes.state import Place, Step, Verb
from heyday.games.gentes.tax_collector import why_not_repeat, why_not_tax
from heyday.kit import first_of, rule, without_first
from heyday.kit.actions import action_of
from heyday.kit.steps import argument, next_seat, next_step


@rule
def offer(moves, verb, arg):
    """Add an action to the list."""
    moves.list[moves.count] = action_of(verb, arg)
    moves.count += 1


@rule
def offer_each(moves, verb, args):
    """Add an action for each number of a set."""
    count = moves.count
    while args:
        moves.list[count] = action_of(verb, first_of(args))
        args = without_first(args)
        count += 1
    moves.count = count


@rule
def legal_actions(s, moves):
    """List the legal actions of the present decision, none after the end; return how many."""
    moves.count = 0
    if not s.over:
        step = next_step(s)
        p = next_seat(s)
        if step == Step.TURN:
            offer_turn(s, moves, p)
        elif step <= Step.HOURGLASSES:
            offer_before_action(s, moves, p, step)
        elif step <= Step.PLAY:
            offer_in_action(s, moves, p, step)
        elif step <= Step.SYMBOL:
            offer_of_card(s, moves, p, step)
        else:
            offer_other(s, moves, p, step)
    return moves.count


@rule
def offer_before_action(s, moves, p, step):
    """Offer what the preparation, paying and placing time ask for."""
    if step == Step.PAYMENT:
        offer_payments(s, moves, p)
    elif step == Step.HOURGLASSES:
        for doubles in range(argument(s) // 2 + 1):
            if why_not_place(s, p, doubles) == Refusal.NONE:
                offer(moves, Verb.PLACE, doubles)
    elif step == Step.DRAFT:
        offer_each(moves, Verb.DRAFT, cards_at(s, Place.OPEN))
    else:
        for group in range(GROUPS):
            if why_not_settle(s, p, group) == Refusal.NONE:
                offer(moves, Verb.SETTLE, group)


@rule
def offer_in_action(s, moves, p, step):
    """Offer what conducting a main action asks for."""
    if step == Step.TRAIN:
        offer_training(s, moves, p)
    elif step == Step.TAKE:
        offer_taking(s, moves)
    elif step == Step.PLAY:
        offer_each(moves, Verb.PLAY, cards_to_play(s, p))
    elif step == Step.BUILD:
        offer_each(moves, Verb.BUILD, sites_to_build(s, s.icon))
    elif step == Step.RELOCATE:
        offer_each(moves, Verb.RELOCATE, pieces_of(s, p))
    elif step == Step.ACTIVATE:
        for region in range(3):
            if why_not_region(s, region) == Refusal.NONE:
                offer(moves, Verb.ACTIVATE, region)
    else:
        offer(moves, Verb.DONE, 0)
        homes = hometowns_of(s, p)
        while homes:
            if why_not_repeat(s, p, first_of(homes)) == Refusal.NONE:
                offer(moves, Verb.REPEAT, first_of(homes))
            homes = without_first(homes)


@rule
def offer_of_card(s, moves, p, step):
    """Offer what the gains, losses and symbols of a card ask for."""
    if step == Step.SYMBOL:
        for symbol in range(Box.SYMBOLS):
            if why_not_symbol(s, symbol) == Refusal.NONE:
                offer(moves, Verb.SYMBOL, symbol)
    elif step == Step.CUBE:
        for store in range(2):
            offer(moves, Verb.CUBE, store)
    elif step == Step.JOIN_ANY:
        offer_groups(s, moves, p, Verb.JOIN)
    else:
        offer(moves, Verb.LOSE, 0)
        offer_each(moves, Verb.KEEP, mixes_of(s.player[p], Box.BUY_OFF_CUBES))


@rule
def offer_other(s, moves, p, step):
    """Offer what additional actions, the decline and the final scoring ask for."""
    if step == Step.DECLINE:
        offer_decline(s, moves, p)
    elif step == Step.EXCHANGE:
        offer_moves(s, moves, p)
    elif step == Step.HIRE:
        offer_groups(s, moves, p, Verb.TRAIN)
    elif step == Step.FINAL:
        offer_each(moves, Verb.SCORE, cards_to_play(s, p))
        offer(moves, Verb.DONE, 0)
        if why_not_help_hand(s, p) == Refusal.NONE:
            offer_additional(s, moves, p)
    else:
        offer_each(moves, Verb.DISCARD, cards_at(s, Place.HAND + p))


@rule
def offer_turn(s, moves, p):
    """Offer a main action, or after it the end of the turn; and additional actions (G16, G27)."""
    if why_not_end(s) == Refusal.NONE:
        offer(moves, Verb.END, 0)
    else:
        for hours in range(1, 3):
            if why_not_tax(s, p, hours) == Refusal.NONE:
                offer(moves, Verb.TAX, hours)
        offer_each(moves, Verb.TILE, tiles_to_choose(s, p))
        suns = cards_at(s, Place.TABLEAU + p) & Sets.SUNS
        while suns:
            if why_not_sun(s, p, first_of(suns)) == Refusal.NONE:
                offer(moves, Verb.SUN, first_of(suns))
            suns = without_first(suns)
        homes = hometowns_of(s, p)
        while homes:
            if why_not_home(s, p, first_of(homes)) == Refusal.NONE:
                offer(moves, Verb.HOME, first_of(homes))
            homes = without_first(homes)
    offer_additional(s, moves, p)


@rule
def offer_additional(s, moves, p):
    """Offer the additional actions (4.1 B)."""
    offer_each(moves, Verb.HIRE, mixes_of(s.player[p], Box.TRAIN_CUBES))
    if why_not_exchange(s, p) == Refusal.NONE:
        offer(moves, Verb.EXCHANGE, 0)


@rule
def offer_payments(s, moves, p):
    """Offer the printed price, and all prices that a hometown or a card lets the player set."""
    printed = price_of(s.player[p], s.kind, s.printed)
    if why_not_pay(s, p, printed) == Refusal.NONE:
        offer(moves, Verb.PAY, printed)
    ways = ways_to_choose(s, p)
    while ways:
        way = first_of(ways)
        ways = without_first(ways)
        for coins in range(prices.chosen[s.kind][0], prices.chosen[s.kind][1] + 1):
            if why_not_pay(s, p, way << 4 | coins) == Refusal.NONE:
                offer(moves, Verb.PAY, way << 4 | coins)


@rule
def offer_training(s, moves, p):
    """Offer persons to train, a hometown for one more, and the end of it."""
    offer_each(moves, Verb.TRAIN, groups_to_train(s, p, s.extra))
    homes = hometowns_of(s, p)
    while homes:
        if why_not_extra(s, p, first_of(homes)) == Refusal.NONE:
            offer(moves, Verb.EXTRA, first_of(homes))
        homes = without_first(homes)
    if why_not_end_training(s) == Refusal.NONE:
        offer(moves, Verb.DONE, 0)


@rule
def offer_taking(s, moves):
    """Offer cards of the display and of the discard pile, and the end of it."""
    offer_each(moves, Verb.TAKE, slots_to_take(s))
    offer_each(moves, Verb.FETCH, cards_to_fetch(s))
    if why_not_end_taking(s) == Refusal.NONE:
        offer(moves, Verb.DONE, 0)


@rule
def offer_groups(s, moves, p, verb):
    """Offer all groups that have room for a person."""
    for group in range(GROUPS):
        if why_not_join(s, p, group) == Refusal.NONE:
            offer(moves, verb, group)


@rule
def offer_moves(s, moves, p):
    """Offer the moves of an exchange, and after the first its end (G40)."""
    offer_each(moves, Verb.MOVE, moves_to_make(s.player[p]))
    if why_not_end_exchange(s) == Refusal.NONE:
        offer(moves, Verb.DONE, 0)


@rule
def offer_decline(s, moves, p):
    """Offer cities and moons, the end when all that must be is done, and additional actions."""
    offer_each(moves, Verb.CITY, cities_to_activate(s, p))
    moons = moons_of(s, p)
    while moons:
        if why_not_moon(s, p, first_of(moons)) == Refusal.NONE:
            offer(moves, Verb.MOON, first_of(moons))
        moons = without_first(moons)
    if why_not_end_decline(s, p) == Refusal.NONE:
        offer(moves, Verb.DONE, 0)
    offer_additional(s, moves, p)
