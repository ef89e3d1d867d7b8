"""The heyday: turns, and the main action from its choice to its end (4.1, G5, G6, G15, G27)."""

from heyday.games.gentes.box import cards, homes, sites, tiles
from heyday.games.gentes.display import seat_after
from heyday.games.gentes.hometowns import why_not_hometown
from heyday.games.gentes.mat import free_spaces, spaces_needed
from heyday.games.gentes.navigator import begin_building, tiles_to_build
from heyday.games.gentes.payment import least_payment, payable_tiles, why_not_payable
from heyday.games.gentes.philosopher import begin_training
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.sets import tile_sets
from heyday.games.gentes.state import NO_SITE, NOBODY, UNUSED, Icon, Kind, Place, Step
from heyday.games.gentes.tax_collector import collect_tax
from heyday.kit import has, rule, where
from heyday.kit.steps import argument, push, set_argument


@rule
def next_turn(s, first):
    """Give the turn to the next player with a free space; if there is none, decline (4.1, G27)."""
    for i in range(s.players):
        p = seat_after(s, first, i)
        if free_spaces(s.player[p]) > 0:
            push(s, Step.HEYDAY, 0, seat_after(s, p, 1))
            push(s, Step.REFILL, 0, 0)
            push(s, Step.TURN, p, 0)
            s.turn += 1
            return
    push(s, Step.DECLINE_START, 0, 0)


@rule
def why_not_end(s):
    """Why a turn cannot end: nobody may pass (G6)."""
    return Refusal.NONE if argument(s) else Refusal.MUST_ACT


@rule
def tiles_to_take(s, p):
    """Return the tiles that lie there and for which there is time (G5)."""
    return where(s.tile, NOBODY) & tile_sets.within[free_spaces(s.player[p])]


@rule
def tiles_to_choose(s, p):
    """Return the tiles with which a main action can be made (G5)."""
    chosen = tile_sets.of_kind[Kind.START] + 0
    for kind in range(Kind.NAVIGATOR):
        chosen |= payable_tiles(s, p, kind, least_payment(s, p, kind, Icon.ANY))
    chosen |= payable_tiles(s, p, Kind.NAVIGATOR, 0) & tiles_to_build(s)
    return chosen & tiles_to_take(s, p)


@rule
def why_not_tile(s, p, tile):
    """Why a main action cannot be made with a tile (G5)."""
    if s.tile[tile] == UNUSED:
        return Refusal.TILE_UNUSED
    if s.tile[tile] != NOBODY:
        return Refusal.TILE_TAKEN
    if not has(tiles_to_take(s, p), tile):
        return Refusal.SPACES
    if tiles.kind[tile] == Kind.START:
        return Refusal.NONE
    return why_not_payable(s, p, tiles.kind[tile], tiles.coins[tile], tiles.icon[tile], NO_SITE)


@rule
def why_not_sun(s, p, card):
    """Why a main action cannot be made by a card: once a round, from its tableau (G15)."""
    if s.place[card] != Place.TABLEAU + p:
        return Refusal.NOT_PLAYED
    if not cards.sun[card]:
        return Refusal.NO_SUN
    if s.used[card]:
        return Refusal.CARD_USED
    if spaces_needed(cards.sun_hours[card], 0) > free_spaces(s.player[p]):
        return Refusal.SPACES
    icon = cards.sun_icon[card]
    return why_not_payable(s, p, cards.sun_kind[card], cards.sun_coins[card], icon, NO_SITE)


@rule
def why_not_home(s, p, site):
    """Why a main action cannot be made by a hometown (G10)."""
    reason = why_not_hometown(s, p, site)
    if reason != Refusal.NONE:
        return reason
    row = sites.row[site]
    if homes.kind[row] < 0:
        return Refusal.HOME_NO_ACTION
    if spaces_needed(homes.hours[row], 0) > free_spaces(s.player[p]):
        return Refusal.SPACES
    return why_not_payable(s, p, homes.kind[row], homes.coins[row], Icon.ANY, site)


@rule
def begin_main(s, p, kind, coins, hours, icon):
    """Begin a main action: choose and pay, place time, conduct (G5)."""
    set_argument(s, 1)  # of the turn: the main action is done
    s.kind = kind
    s.printed = coins
    s.hours = hours
    s.icon = icon
    push(s, Step.MAIN_END, p, 0)
    push(s, Step.CONDUCT, p, 0)
    if hours > 0:
        push(s, Step.HOURGLASSES, p, hours)
    if kind < Kind.START:
        push(s, Step.PAYMENT, p, 0)


@rule
def choose_tax(s, p, hours):
    """Choose the tax collector: only hourglasses are placed."""
    begin_main(s, p, Kind.TAX, 0, hours, Icon.ANY)


@rule
def choose_tile(s, p, tile):
    """Take an action tile: it lies on a space of its own (G5)."""
    s.tile[tile] = p
    s.player[p].n_tiles += 1
    begin_main(s, p, tiles.kind[tile], tiles.coins[tile], tiles.hours[tile], tiles.icon[tile])


@rule
def choose_sun(s, p, card):
    """Use the main action of a card, and mark it until the decline (G15)."""
    s.used[card] = 1
    s.extra = cards.sun_extra[card]
    hours = cards.sun_hours[card]
    begin_main(s, p, cards.sun_kind[card], cards.sun_coins[card], hours, cards.sun_icon[card])


@rule
def choose_home(s, p, site):
    """Use the main action of a hometown, and mark it until the decline (G10)."""
    s.marked[site] = 1
    row = sites.row[site]
    begin_main(s, p, homes.kind[row], homes.coins[row], homes.hours[row], Icon.ANY)


@rule
def conduct(s, p):
    """Conduct the action (4.1 A 3)."""
    if s.kind == Kind.TAX:
        collect_tax(s, p)
    elif s.kind == Kind.START:  # starting player: coins now, the token in the decline
        s.player[p].coins -= s.printed
    elif s.kind == Kind.PHILOSOPHER:
        begin_training(s, p)
    elif s.kind == Kind.SCRIBE:
        push(s, Step.TAKE, p, 0)
    elif s.kind == Kind.CHRONICLER:
        push(s, Step.PLAY, p, 0)
    else:
        begin_building(s, p)


@rule
def forget_main(s):
    """Forget the main action once it is over: equal tables are equal states."""
    s.kind = -1
    s.icon = 0
    s.printed = 0
    s.hours = 0
    s.paid = 0
    s.extra = 0
    s.must_train = 0
    for i in range(s.n_trained):
        s.trained[i] = 0
    s.n_trained = 0
    s.taken_from = 0
    s.n_taken = 0
    s.last_taken = 0
    s.vacated = NO_SITE
