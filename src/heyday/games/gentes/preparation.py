"""Preparation: the table, the draft and the starting population (3.0, G1, G3, G4, G26)."""

from heyday.games.gentes.box import Box, first_game, tiles
from heyday.games.gentes.display import draw, seat_after, to_hand
from heyday.games.gentes.heyday import forget_main
from heyday.games.gentes.mat import GROUPS, count_persons
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.state import NO_CARD, NOBODY, UNUSED, Option, Place, Step
from heyday.kit import clear_record, pick, rule, seed_dice
from heyday.kit.steps import pop, push


@rule
def new_game(s, players, seed, options):
    """Prepare the table (3.0 A to K)."""
    clear_record(s)
    seed_dice(s, seed)
    s.players = players
    s.options = options
    s.round = 1
    s.start = pick(s, players)
    forget_main(s)
    for tile in range(Box.TILES):
        s.tile[tile] = NOBODY if tiles.used[tile][players] else UNUSED
    for site in range(Box.SITES):
        s.owner[site] = NOBODY
    for slot in range(Box.SLOTS):
        s.display[slot] = NO_CARD
    for p in range(players):
        prepare_mat(s.player[p])
    shuffle_training(s)
    push(s, Step.HEYDAY, 0, s.start)
    push(s, Step.REFILL, 0, 0)
    if options & Option.FIRST_GAME:
        deal_first_game(s)
    else:
        prepare_draft(s)


@rule
def prepare_mat(me):
    """Lay locks and an hourglass on the time track, and take coins (3.0 G and H, G1)."""
    me.coins = Box.START_COINS
    me.locks = Box.LOCKS
    me.singles = Box.SINGLES
    me.hand_limit = Box.HAND


@rule
def shuffle_training(s):
    """Shuffle the tiles of the cost table (3.0 E)."""
    for column in range(Box.COLUMNS):
        s.training[column] = column
    for column in range(Box.COLUMNS):
        other = column + pick(s, Box.COLUMNS - column)
        group = s.training[column]
        s.training[column] = s.training[other]
        s.training[other] = group


@rule
def deal_first_game(s):
    """Deal the hands and persons of a first game, from the starting player on (3.0 J, G4)."""
    for i in range(s.players):
        p = seat_after(s, s.start, i)
        for nth in range(Box.START_HAND):
            to_hand(s, p, first_game.cards[i][nth])
        for group in range(GROUPS):
            s.player[p].persons[group] = first_game.persons[i][group]


@rule
def prepare_draft(s):
    """Lay cards open to draft counter-clockwise, starting player last; then settle (3.0 J, G3)."""
    for _ in range(Box.DRAFT * s.players):
        s.place[draw(s)] = Place.OPEN
    for i in range(s.players - 1, -1, -1):
        push(s, Step.SETTLE, seat_after(s, s.start, i), 0)
    push(s, Step.DRAFT_END, 0, 0)
    for _ in range(Box.START_HAND):
        for i in range(s.players):
            push(s, Step.DRAFT, seat_after(s, s.start, i), 0)


@rule
def why_not_draft(s, card):
    """Why a card cannot be drafted (G3)."""
    return Refusal.NONE if s.place[card] == Place.OPEN else Refusal.NOT_OPEN


@rule
def draft(s, p, card):
    """Take one of the open cards."""
    pop(s)
    to_hand(s, p, card)


@rule
def end_draft(s):
    """Shuffle the cards that nobody took back into the deck (3.0 J)."""
    for card in range(Box.ERA_CARDS):
        if s.place[card] == Place.OPEN:
            s.place[card] = Place.DECK


@rule
def why_not_settle(s, p, group):
    """Why a person cannot be chosen: in the order of the chart, so a mix has one name (G26)."""
    me = s.player[p]
    for later in range(group + 1, GROUPS):
        if me.persons[later] > 0:
            return Refusal.CHART_ORDER
    return Refusal.NONE


@rule
def settle(s, p, group):
    """Choose a person of the starting population (G3)."""
    me = s.player[p]
    me.persons[group] += 1
    if count_persons(me) == Box.START_PERSONS:
        pop(s)
