"""What can be chosen now: for each decision, the actions against which nothing speaks."""

from heyday.games.gentes.additional import (
    why_not_end_exchange,
    why_not_exchange,
    why_not_hire,
    why_not_move,
)
from heyday.games.gentes.box import Box, effects, prices, tiles
from heyday.games.gentes.chronicler import why_no_card_to_play, why_not_play, why_not_symbol
from heyday.games.gentes.decline import (
    why_not_city,
    why_not_discard,
    why_not_end_decline,
    why_not_moon,
)
from heyday.games.gentes.final_scoring import why_not_help_hand
from heyday.games.gentes.gains import why_not_join, why_not_keep
from heyday.games.gentes.heyday import (
    why_not_buy_tile,
    why_not_end,
    why_not_home,
    why_not_sun,
    why_not_tile,
)
from heyday.games.gentes.mat import GROUPS
from heyday.games.gentes.navigator import why_not_build, why_not_region, why_not_relocate
from heyday.games.gentes.payment import (
    BY_CARD,
    price_of,
    why_not_pay,
    why_not_place,
    why_not_way,
)
from heyday.games.gentes.philosopher import why_not_end_training, why_not_extra, why_not_train
from heyday.games.gentes.preparation import why_not_draft, why_not_settle
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.scribe import why_not_end_taking, why_not_fetch, why_not_take
from heyday.games.gentes.state import Kind, Place, Step, Verb
from heyday.games.gentes.tax_collector import why_not_repeat, why_not_tax
from heyday.kit import rule
from heyday.kit.actions import action_of
from heyday.kit.steps import argument, next_seat, next_step


@rule
def offer(moves, verb, arg):
    """Add an action to the list."""
    moves.list[moves.count] = action_of(verb, arg)
    moves.count += 1


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
        for card in range(Box.CARDS):
            if why_not_draft(s, card) == Refusal.NONE:
                offer(moves, Verb.DRAFT, card)
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
        offer_hand(s, moves, p, Verb.PLAY)
    elif step == Step.BUILD:
        for site in range(Box.SITES):
            if why_not_build(s, site, s.icon) == Refusal.NONE:
                offer(moves, Verb.BUILD, site)
    elif step == Step.RELOCATE:
        for site in range(Box.SITES):
            if why_not_relocate(s, p, site) == Refusal.NONE:
                offer(moves, Verb.RELOCATE, site)
    elif step == Step.ACTIVATE:
        for region in range(3):
            if why_not_region(s, region) == Refusal.NONE:
                offer(moves, Verb.ACTIVATE, region)
    else:
        offer(moves, Verb.DONE, 0)
        for site in range(Box.FIRST_HOME, Box.SITES):
            if why_not_repeat(s, p, site) == Refusal.NONE:
                offer(moves, Verb.REPEAT, site)


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
        for temple in range(Box.BUY_OFF_CUBES + 1):
            if why_not_keep(s, p, temple) == Refusal.NONE:
                offer(moves, Verb.KEEP, temple)


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
        offer_hand(s, moves, p, Verb.SCORE)
        offer(moves, Verb.DONE, 0)
        if why_not_help_hand(s, p) == Refusal.NONE:
            offer_additional(s, moves, p)
    else:
        for card in range(Box.CARDS):
            if why_not_discard(s, p, card) == Refusal.NONE:
                offer(moves, Verb.DISCARD, card)


@rule
def offer_turn(s, moves, p):
    """Offer a main action, or after it the end of the turn; and additional actions (G16, G27)."""
    if why_not_end(s) == Refusal.NONE:
        offer(moves, Verb.END, 0)
    else:
        for hours in range(1, 3):
            if why_not_tax(s, p, hours) == Refusal.NONE:
                offer(moves, Verb.TAX, hours)
        offer_tiles(s, moves, p)
        for nth in range(len(effects.suns)):
            if why_not_sun(s, p, effects.suns[nth]) == Refusal.NONE:
                offer(moves, Verb.SUN, effects.suns[nth])
        for site in range(Box.FIRST_HOME, Box.SITES):
            if why_not_home(s, p, site) == Refusal.NONE:
                offer(moves, Verb.HOME, site)
    offer_additional(s, moves, p)


@rule
def offer_tiles(s, moves, p):
    """Offer the action tiles; whether a card can be played is asked once for all chroniclers."""
    idle = why_no_card_to_play(s, p)
    for tile in range(Box.TILES):
        if tiles.kind[tile] != Kind.CHRONICLER:
            reason = why_not_tile(s, p, tile)
        else:
            reason = idle if idle != Refusal.NONE else why_not_buy_tile(s, p, tile)
        if reason == Refusal.NONE:
            offer(moves, Verb.TILE, tile)


@rule
def offer_additional(s, moves, p):
    """Offer the additional actions (4.1 B)."""
    for temple in range(Box.TRAIN_CUBES + 1):
        if why_not_hire(s, p, temple) == Refusal.NONE:
            offer(moves, Verb.HIRE, temple)
    if why_not_exchange(s, p) == Refusal.NONE:
        offer(moves, Verb.EXCHANGE, 0)


@rule
def offer_payments(s, moves, p):
    """Offer the printed price, and all prices that a hometown or a card lets the player set."""
    printed = price_of(s.player[p], s.kind, s.printed)
    if why_not_pay(s, p, printed) == Refusal.NONE:
        offer(moves, Verb.PAY, printed)
    for way in range(1, BY_CARD + 1):
        if why_not_way(s, p, way) == Refusal.NONE:
            for coins in range(prices.chosen[s.kind][0], prices.chosen[s.kind][1] + 1):
                if why_not_pay(s, p, way << 4 | coins) == Refusal.NONE:
                    offer(moves, Verb.PAY, way << 4 | coins)


@rule
def offer_training(s, moves, p):
    """Offer persons to train, a hometown for one more, and the end of it."""
    for group in range(GROUPS):
        if why_not_train(s, p, group, s.extra) == Refusal.NONE:
            offer(moves, Verb.TRAIN, group)
    for site in range(Box.FIRST_HOME, Box.SITES):
        if why_not_extra(s, p, site) == Refusal.NONE:
            offer(moves, Verb.EXTRA, site)
    if why_not_end_training(s) == Refusal.NONE:
        offer(moves, Verb.DONE, 0)


@rule
def offer_taking(s, moves):
    """Offer cards of the display and of the discard pile, and the end of it."""
    for slot in range(Box.SLOTS):
        if why_not_take(s, slot) == Refusal.NONE:
            offer(moves, Verb.TAKE, slot)
    for card in range(Box.CARDS):
        if s.place[card] == Place.DISCARD and why_not_fetch(s, card) == Refusal.NONE:
            offer(moves, Verb.FETCH, card)
    if why_not_end_taking(s) == Refusal.NONE:
        offer(moves, Verb.DONE, 0)


@rule
def offer_hand(s, moves, p, verb):
    """Offer the cards of the hand that can be played."""
    for card in range(Box.CARDS):
        if s.place[card] == Place.HAND + p and why_not_play(s, p, card) == Refusal.NONE:
            offer(moves, verb, card)


@rule
def offer_groups(s, moves, p, verb):
    """Offer all groups that have room for a person."""
    for group in range(GROUPS):
        if why_not_join(s, p, group) == Refusal.NONE:
            offer(moves, verb, group)


@rule
def offer_moves(s, moves, p):
    """Offer the moves of an exchange, and after the first its end (G40)."""
    for here in range(GROUPS):
        for there in range(GROUPS):
            if why_not_move(s, p, here, there) == Refusal.NONE:
                offer(moves, Verb.MOVE, here * GROUPS + there)
    if why_not_end_exchange(s) == Refusal.NONE:
        offer(moves, Verb.DONE, 0)


@rule
def offer_decline(s, moves, p):
    """Offer cities and moons, the end when all that must be is done, and additional actions."""
    for site in range(Box.FIRST_HOME):
        if why_not_city(s, p, site) == Refusal.NONE:
            offer(moves, Verb.CITY, site)
    for nth in range(len(effects.moons)):
        if why_not_moon(s, p, effects.moons[nth]) == Refusal.NONE:
            offer(moves, Verb.MOON, effects.moons[nth])
    if why_not_end_decline(s, p) == Refusal.NONE:
        offer(moves, Verb.DONE, 0)
    offer_additional(s, moves, p)
