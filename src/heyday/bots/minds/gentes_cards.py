"""What the cards of Gentes bring, once and for all: in hundredths of a point, card by card."""

from heyday.games.gentes.box import Box, cards, gains
from heyday.games.gentes.state import Gain
from heyday.kit import table

TEMPLE, ORACLE, COIN, PERSON = 0.98, 0.8, 0.2, 1.2  # a cube, a coin, a person, in points
SUN = 1.5  # a main action without a tile, each round
CHOICE = 0.75  # to set the price of an action, each round
EXTRA = 0.9  # one more person in every philosopher action, each round
TAX = 0.15  # a coin more of every tax, each round
DISCOUNT = 0.12  # a coin less for an action, each round
LIMIT = 0.25  # a card more in the hand, each round


def gain_of(row: int) -> float:
    """Return what a row of gains is worth, without locks."""
    plain, persons = gains.plain[row], gains.persons[row]
    cubes = TEMPLE * plain[Gain.TEMPLE] + ORACLE * plain[Gain.ORACLE]
    return float(plain[Gain.VP] + COIN * plain[Gain.COINS] + cubes + PERSON * sum(persons))


def each_round(card: int) -> float:
    """Return what a sun or a lasting modifier is worth in a round."""
    value = SUN * cards.sun[card] + EXTRA * cards.extra_person[card]
    value += TAX * cards.tax_bonus[card] + LIMIT * cards.hand_limit[card]
    value += CHOICE * sum(cards.choose_price[card]) + DISCOUNT * sum(cards.discount[card])
    return float(value)


def each_decline(card: int) -> float:
    """Return what a moon is worth in a decline; an exchange is made if it pays."""
    coins, temple, oracle = cards.moon_pay[card]
    price = COIN * coins + TEMPLE * temple + ORACLE * oracle
    return max(0.0, gain_of(Box.MOON_GAIN + card) - price)


_CARDS = range(Box.CARDS)
ONCE = table([round(100 * gain_of(card)) for card in _CARDS])
LASTING = table([round(100 * each_round(card)) for card in _CARDS])
MOON = table([round(100 * each_decline(card)) for card in _CARDS])
ROW_GAIN = table([round(100 * gain_of(row)) for row in range(len(gains.plain))])
LOCKS = table([gains.plain[card][Gain.LOCKS] for card in _CARDS])
LOSES = table([sum(cards.loses[card]) for card in _CARDS])
