"""How Gods will probably end, as games between searches have shown.

A god's chance grows with the weighted sum of its features; so do its points. The weights are fitted
to the results of games between searches (softmax regression for the odds, least squares for the
points), over several rounds of games, each played with the weights of the round before.
"""

from heyday.bots.minds.gods_features import COUNT, NAMES, features
from heyday.bots.minds.odds import share_out
from heyday.kit import rule, table

# Hundredths, for 2, 3 and 4 players: of the logarithm of the odds, and of a point at the end.
# fmt: off
WEIGHTS = {
    "points":             ((  38,   34,   27), (  64,   30,   24)),
    "points_2":           ((   2,   10,   36), (  18,   15,   24)),
    "power_3":            ((   6,    4,   10), (  21,    1,    2)),
    "power_6":            ((  10,   10,   13), (  14,    9,   13)),
    "power_9":            ((  22,   11,    8), (  20,   10,    7)),
    "power_12":           ((  13,  -25,   14), ( -25,  -23,   -1)),
    "has_temple":         ((  60,   77,   39), (  90,   40,   14)),
    "temples":            ((  39,    1,   -7), (  70,   30,   22)),
    "extras":             (( -16,   13,   -7), (  -7,    5,   -2)),
    "one_chip":           ((  49,   44,   46), (  85,   36,   32)),
    "one":                ((  39,   27,   17), ( -17,  -22,  -23)),
    "two_chip":           (( 113,  111,  109), ( 186,   91,   86)),
    "two":                ((  86,   71,   73), (  83,   21,   19)),
    "one_wins":           ((   0,   -8,   -6), (  -9,    5,   16)),
    "two_wins":           ((  58,   31,  -22), ( -51,    9,   -7)),
    "actions_1":          ((  -6,   11,   12), ( -11,   -6,    2)),
    "actions_2":          ((   0,   17,   19), ( -23,  -15,    3)),
    "is_next":            ((   0,   17,   22), (   0,   -1,    2)),
    "swing_now":          ((  26,   -3,    4), (  12,   16,    6)),
    "swing_next":         ((  16,    8,    4), ( -21,    6,    5)),
    "swing_later":        ((  15,   11,    4), ( -32,    2,   -1)),
    "temple_wins_now":    (( 205,  397,  422), (  22,  123,  285)),
    "temple_wins_next":   ((  45,   44,  -27), ( -27,   17,   16)),
    "temple_wins_later":  ((  36,    2,  -16), ( -27,   -3,   -3)),
    "fear_now":           ((   3,  -37,  -24), ( -59,  -27,  -17)),
    "fear_next":          ((   9,  -25,  -19), ( -58,  -24,  -17)),
    "fear_later":         ((  10,  -14,  -16), ( -39,  -17,  -10)),
    "card_now":           ((  37,    1,    8), (  45,   16,   13)),
    "card_next":          ((  17,   -3,    0), (  -1,    5,    7)),
    "card_2_now":         ((  16,   -2,    0), (  11,    7,    1)),
    "card_wins_now":      (( 293,  485,  317), (  48,  156,  252)),
    "card_wins_next":     (( -36,   53,   57), ( -35,   19,   42)),
    "homes":              ((   1,    0,    0), (   0,   -3,   -4)),
    "no_home":            ((  12,  -25,   -9), (  58,  -49,  -53)),
    "cheapest":           ((   2,  -17,   -7), (   0,  -26,  -19)),
}
PLAIN = {  # fitted without the others
    "points":             ((  42,   27,   16), (  56,   23,   17)),
    "points_2":           ((  -2,    7,   42), (  16,   17,   26)),
    "power_3":            ((  12,    9,   15), (   3,    3,    4)),
    "power_6":            ((  12,   13,   15), (  14,   10,   12)),
    "power_9":            ((  23,   13,    9), (  22,   10,    6)),
    "power_12":           ((   8,  -30,   14), ( -19,  -23,   -3)),
    "has_temple":         ((  77,  105,   36), (  50,   42,   14)),
    "temples":            ((  39,   -1,   -9), (  63,   26,   20)),
    "extras":             (( -14,   15,   -6), (  -7,    8,   -1)),
    "one_chip":           ((  51,   33,   36), (  71,   26,   23)),
    "one":                ((  41,   20,   14), ( -18,  -22,  -25)),
    "two_chip":           (( 120,   87,   86), ( 154,   73,   68)),
    "two":                ((  92,   53,   63), (  73,   15,   12)),
    "one_wins":           ((   1,   -4,   -8), (  -2,    6,   18)),
    "two_wins":           ((  57,   42,  -26), ( -33,   18,    0)),
    "actions_1":          ((  10,   25,   28), (   9,   19,   18)),
    "actions_2":          ((  42,   49,   51), (  30,   32,   30)),
    "is_next":            ((   0,   26,   33), (   0,   20,   22)),
}
# fmt: on
START = table([[171, 473, 377], [268, 426, 336]])  # points at the end of a god that has nothing
NONE = ((0, 0, 0), (0, 0, 0))
ODDS, POINTS = (
    table(
        [
            [[weights.get(name, NONE)[which][n] for name in NAMES] for n in range(3)]
            for weights in (WEIGHTS, PLAIN)
        ]
    )
    for which in (0, 1)
)


@rule
def outlook(s, odds, points, notes, plain):
    """Estimate each god's odds of victory and its points at the end; `notes` is scratch room.

    Plainly, it goes by what each god has, and not by what lies on the field and the display.
    """
    features(s, notes, plain)
    outlook_of(s, notes, COUNT, odds, points, plain)


@rule
def outlook_of(s, rows, width, odds, points, plain):
    """Estimate the same from rows of a width that begin with the features of each god."""
    which = 1 if plain else 0
    players = s.players - 2
    for god in range(s.players):
        chance = 0.0
        end = 1.0 * START[which][players]
        for nth in range(COUNT):
            feature = rows[god * width + nth]
            if feature != 0.0:
                chance += feature * ODDS[which][players][nth]
                end += feature * POINTS[which][players][nth]
        odds[god] = chance / 100.0
        points[god] = end / 100.0
    share_out(odds, s.players, 1.0)
