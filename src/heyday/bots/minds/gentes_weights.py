"""What a search has learned about Gentes: what each thing about a player is worth.

Of the points that players had at the end of some thousands of games between searches, each row
explains a part: a ridge regression whose rows change smoothly from round to round. Each time the
weights had changed, new games were played with them (docs/decisions.md). A row alone means little:
things that come together share what they bring.
"""

from heyday.kit import constants, table


@constants
class F:
    """The numbers that tell how a player stands."""

    ONE = 0  # always 1
    TO_MOVE = 1  # whether he decides next
    COINS_4 = 2  # coins: the first four, the next six, the next ten, the rest
    COINS_10 = 3
    COINS_20 = 4
    COINS_MORE = 5
    SPACES_2 = 6  # free spaces of the time track: two, three more, the rest
    SPACES_5 = 7
    SPACES_MORE = 8
    DOUBLES = 9  # what lies on the track
    SINGLES = 10
    LOCKS = 11
    TEMPLE_2 = 12  # cubes: the first two, the rest
    TEMPLE_MORE = 13
    ORACLE_2 = 14
    ORACLE_MORE = 15
    PERSON_1 = 16  # groups with one person, printed ones included; with a second …
    PERSON_2 = 17
    PERSON_3 = 18
    PERSON_4 = 19
    PERSON_5 = 20
    LENT = 21
    HAND = 22  # cards in the hand; those above its limit
    OVER_LIMIT = 23
    GAIN_1 = 24  # what the best card would bring now, the second best …
    GAIN_2 = 25
    GAIN_3 = 26
    GAIN_MORE = 27
    CERTAIN = 28  # what the final scoring would make of the hand
    READY = 29  # cards that lack nothing, and their points
    READY_VP = 30
    MISSING_1 = 31  # cards that lack a person, two, more; a city
    MISSING_2 = 32
    MISSING_MORE = 33
    NO_CITY = 34
    TABLEAU = 35  # cards played, and what their effects add up to
    SUN = 36
    SUN_UNUSED = 37
    EXTRA_PERSON = 38
    TAX_BONUS = 39
    HAND_LIMIT = 40
    CHOOSE_PRICE = 41
    DISCOUNT = 42
    MOON = 43
    SYMBOLS = 44  # in all, of the commonest kind, of the next
    SYMBOL_MAX = 45
    SYMBOL_2ND = 46
    REWARD_TEMPLE = 47  # regions by what they bring in a decline
    REWARD_TRADE = 48
    REWARD_ORACLE = 49
    REWARD_VP = 50
    CITIES = 51  # pieces on the map; cities in the region with most
    CLUSTER = 52
    HOMES = 53  # hometowns; not used this round
    HOMES_UNUSED = 54
    REGIONS = 55
    BONUS_CITIES = 56  # on the way to a bonus tile
    BONUS_CARDS = 57
    BONUS_PERSONS = 58
    PAY = 59  # under way: coins to pay, hourglasses to place
    HOURGLASSES = 60
    CONDUCT_PHILOSOPHER = 61  # a main action is paid for and will be conducted
    CONDUCT_SCRIBE = 62
    CONDUCT_CHRONICLER = 63
    CONDUCT_NAVIGATOR = 64
    CONDUCT_START = 65
    CONDUCT_TAX = 66
    TAX_AGAIN = 67  # it is being conducted
    TRAIN = 68
    TRAINED = 69  # persons trained so far
    RELOCATE = 70
    BUILD = 71
    ACTIVATE = 72
    TAKE = 73
    TAKEN = 74  # cards taken so far
    PLAY = 75
    CUBE = 76
    JOIN = 77
    SYMBOL = 78
    LOSS = 79
    HIRE = 80
    EXCHANGE = 81
    GAIN = 82  # gains to come, in points
    UNLOCK = 83
    DECLINE = 84  # a decline is not over, cities are not activated yet
    CITY_LEFT = 85


# points that make a lead mean something, in hundredths: rounds 1 to 6, and after the last heyday
DOUBT = table([1550, 1450, 1100, 850, 650, 400, 200])
# hundredths of a point, in rounds 1 to 6, and after the last heyday
WEIGHTS = table(
    [
        (3401, 203, -1596, -2296, -3062, -2168, -241),  # one
        (-40, -92, -55, -65, -40, -33, -106),  # to move
        (268, 145, 82, 82, 59, 41, -3),  # coins 4
        (183, 130, 106, 87, 63, 32, 10),  # coins 10
        (39, 80, 95, 75, 42, 16, 7),  # coins 20
        (11, 41, 33, 21, 12, 10, 10),  # coins more
        (239, 462, 322, 215, 203, 168, -40),  # spaces 2
        (471, 408, 344, 265, 228, 200, -22),  # spaces 5
        (607, 271, 367, 330, 281, 257, 36),  # spaces more
        (-201, -366, -432, -370, -245, -241, -106),  # doubles
        (-84, -8, -59, -56, -7, 2, -148),  # singles
        (-306, -617, -769, -522, -222, -5, 26),  # locks
        (-413, -239, -15, 36, 3, 15, -2),  # temple 2
        (-590, -456, -252, -123, -158, -183, -112),  # temple more
        (-280, -244, 41, 142, 159, 117, 53),  # oracle 2
        (155, 330, -153, 20, -72, 64, 54),  # oracle more
        (-269, 147, 267, 242, 153, 48, -6),  # person 1
        (102, 501, 462, 371, 233, 72, 10),  # person 2
        (-243, 187, 237, 228, 149, 75, 12),  # person 3
        (-974, -317, 217, 224, 142, 65, 8),  # person 4
        (626, 271, -42, -37, -66, -13, 6),  # person 5
        (-155, -168, -26, -16, -4, -10, 0),  # lent
        (96, 141, 75, -19, -77, -35, -2),  # hand
        (-288, -607, -392, -344, -249, -312, -291),  # over limit
        (88, 95, 95, 104, 93, 59, 17),  # gain 1
        (53, 67, 98, 88, 81, 35, -4),  # gain 2
        (87, 70, 79, 79, 56, 12, -37),  # gain 3
        (168, 96, 104, 102, 51, -16, -45),  # gain more
        (215, 202, 74, 50, 30, 16, 29),  # certain
        (127, 232, 160, 48, 75, 71, 38),  # ready
        (-166, -135, -76, -61, -31, -2, 15),  # ready vp
        (273, 277, 102, -36, -12, 5, 80),  # missing 1
        (205, 207, 79, -15, -57, -130, -100),  # missing 2
        (-33, -1, 23, -49, -129, -435, -312),  # missing more
        (64, 77, 105, 128, 43, -244, -396),  # no city
        (203, 261, 383, 348, 161, 45, -1),  # tableau
        (1781, 1398, 602, 280, 40, -62, -27),  # sun
        (-20, -41, 170, 135, 171, 129, 33),  # sun unused
        (463, 555, 759, 375, 132, 43, 3),  # extra person
        (-102, 21, 75, 46, 33, 12, 6),  # tax bonus
        (81, 128, 45, -6, -26, -6, -4),  # hand limit
        (-416, -358, -187, -92, -55, -29, -1),  # choose price
        (-18, 130, 181, 120, 58, 28, 6),  # discount
        (-616, -195, 323, 386, 215, 92, 17),  # moon
        (-23, -22, -36, -91, -53, -15, -2),  # symbols
        (71, 117, 193, 131, 72, 26, -1),  # symbol max
        (2, -34, -135, -64, 1, 3, 2),  # symbol 2nd
        (321, 281, 282, 186, 127, 55, 42),  # reward temple
        (830, 472, 253, 108, 31, -23, -11),  # reward trade
        (-338, -124, 65, 23, -3, -23, 7),  # reward oracle
        (193, 571, 549, 380, 258, 140, 42),  # reward vp
        (427, 440, 335, 224, 124, 44, 10),  # cities
        (425, 622, 445, 234, 134, 39, -2),  # cluster
        (798, 627, 435, 231, 12, -74, -31),  # homes
        (-152, 140, 187, 153, 138, 94, 19),  # homes unused
        (267, 284, 234, 146, 89, 38, 14),  # regions
        (477, 258, 105, 70, 103, 62, 8),  # bonus cities
        (214, 265, 401, 360, 190, 83, -1),  # bonus cards
        (645, 704, 342, 125, 91, 36, 1),  # bonus persons
        (-262, -74, -141, -83, -43, -36, -12),  # pay
        (-556, -786, -607, -393, -238, -137, -160),  # hourglasses
        (244, 1073, 1222, 743, 534, 359, 120),  # conduct philosopher
        (1011, 1518, 1886, 1218, 908, 651, 217),  # conduct scribe
        (919, 1807, 1505, 1072, 765, 543, 181),  # conduct chronicler
        (2048, 2511, 1969, 1297, 892, 541, 180),  # conduct navigator
        (0, 0, 0, 0, 0, 0, 0),  # conduct start
        (727, 1206, 872, 528, 158, 39, 13),  # conduct tax
        (566, 138, 185, -21, -97, -60, -20),  # tax again
        (844, 1067, 929, 721, 491, 345, 115),  # train
        (168, -233, -250, -197, -138, -77, -26),  # trained
        (269, 323, 441, 195, -26, -30, -10),  # relocate
        (1500, 1635, 1467, 1148, 967, 733, 244),  # build
        (40, 204, 394, 360, 423, 521, 174),  # activate
        (228, 617, 1348, 1037, 973, 717, 239),  # take
        (-443, -355, -518, -489, -448, -361, -120),  # taken
        (1271, 1079, 1017, 875, 767, 726, 242),  # play
        (51, 61, 84, 123, 187, -6, -2),  # cube
        (337, 404, 552, 319, 262, 146, 49),  # join
        (166, 202, 172, 253, 326, 397, 132),  # symbol
        (-330, -396, -542, -795, -242, -166, -55),  # loss
        (-192, 109, 259, 164, 80, 34, 38),  # hire
        (114, 140, 149, 99, 227, 120, -39),  # exchange
        (0, 0, 0, 0, 0, 0, 0),  # gain
        (330, 396, 541, 795, 1207, 953, 318),  # unlock
        (120, 144, 115, 157, 199, 249, 232),  # decline
        (142, 170, 97, 46, 8, 9, 44),  # city left
    ]
)
