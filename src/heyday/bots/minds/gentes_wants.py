"""What the hand of a player of Gentes asks for: persons, cities, and what a price would open."""

from heyday.bots.minds.gentes_features import CITY_PRICE, PERSON_PRICE, card_gain
from heyday.games.gentes.box import Box, cards, prices
from heyday.games.gentes.chronicler import missing_icons, missing_persons
from heyday.games.gentes.mat import GROUPS
from heyday.games.gentes.state import NO_CARD, Cube, Kind, Place
from heyday.kit import rule


@rule
def short_of(me, card):
    """Return how many persons are missing that cubes do not stand in for."""
    return max(0, missing_persons(me, card) - me.cubes[Cube.TEMPLE] // Box.VIRTUAL_CUBES)


@rule
def lacks_person(me, card, group, leaving):
    """Whether a card lacks a person of a group once some have left."""
    need = cards.needs[card][group]
    return need > 0 and need > me.persons[group] + me.lent[group] - leaving


@rule
def lacks_icon(me, card, icon, leaving):
    """Whether a card lacks a city with an icon once some are gone."""
    need = cards.icons[card][icon]
    return need > 0 and need > me.icons[icon] - leaving


@rule
def lacking_person(s, p, group, leaving):
    """Return how many hand cards lack a person of a group once some have left."""
    count = 0
    if s.player[p].n_hand > 0:
        for card in range(Box.CARDS):
            if s.place[card] == Place.HAND + p:
                count += lacks_person(s.player[p], card, group, leaving)
    return count


@rule
def lacking_icon(s, p, icon, leaving):
    """Return how many hand cards lack a city with an icon once some are gone."""
    count = 0
    if s.player[p].n_hand > 0:
        for card in range(Box.CARDS):
            if s.place[card] == Place.HAND + p:
                count += lacks_icon(s.player[p], card, icon, leaving)
    return count


@rule
def ready_by_person(s, p, group):
    """Return how many hand cards can be played as soon as one more of a group is there."""
    me = s.player[p]
    count = 0
    if me.n_hand > 0:
        for card in range(Box.CARDS):
            if s.place[card] == Place.HAND + p and lacks_person(me, card, group, 0):
                count += short_of(me, card) == 1 and missing_icons(me, card) == 0
    return count


@rule
def ready_by_icon(s, p, icon):
    """Return how many hand cards can be played as soon as a city with an icon is there."""
    me = s.player[p]
    count = 0
    if me.n_hand > 0:
        for card in range(Box.CARDS):
            if s.place[card] == Place.HAND + p and lacks_icon(me, card, icon, 0):
                count += short_of(me, card) == 0 and missing_icons(me, card) == 1
    return count


@rule
def opened_by(s, p, kind, coins):
    """Return what a price opens: the best card for a scribe, for a philosopher groups in demand."""
    found = 0.0
    if kind == Kind.SCRIBE:
        for slot in range(Box.SLOTS):
            if s.display[slot] != NO_CARD and prices.display[0][slot] <= coins:
                found = max(found, net_gain(s, s.player[p], s.display[slot]))
    elif kind == Kind.PHILOSOPHER:
        wanted = groups_in_demand(s, p)
        for column in range(Box.COLUMNS):
            if prices.upper[column] <= coins:
                found += wanted >> s.training[column] & 1
    return found


@rule
def groups_in_demand(s, p):
    """Return the groups that hand cards lack a person of, as bits."""
    found = 0
    if s.player[p].n_hand > 0:
        for card in range(Box.CARDS):
            if s.place[card] == Place.HAND + p:
                for group in range(GROUPS):
                    found |= lacks_person(s.player[p], card, group, 0) << group
    return found


@rule
def net_gain(s, me, card):
    """Return what a card would bring, less what it costs to get what it lacks."""
    lacks = PERSON_PRICE * missing_persons(me, card) + CITY_PRICE * missing_icons(me, card)
    return card_gain(s, me, card) - lacks
