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
DOUBT = table([1000, 900, 850, 750, 575, 410, 230])
# hundredths of a point, in rounds 1 to 6, and after the last heyday
WEIGHTS = table(
    [
        (2450, 804, -350, -1377, -2094, -1860, -261),  # one
        (30, 32, 45, 3, -9, -34, -146),  # to move
        (232, 148, 86, 72, 65, 35, -9),  # coins 4
        (121, 71, 68, 63, 43, 28, 12),  # coins 10
        (46, 65, 69, 58, 38, 19, 3),  # coins 20
        (27, 39, 38, 28, 17, 9, 11),  # coins more
        (255, 289, 221, 201, 181, 170, -48),  # spaces 2
        (406, 298, 265, 226, 214, 214, -26),  # spaces 5
        (421, 274, 258, 256, 266, 238, 17),  # spaces more
        (-137, -246, -262, -299, -210, -211, 48),  # doubles
        (65, 40, -23, -17, -16, -5, -158),  # singles
        (50, -111, -310, -320, -172, -22, 11),  # locks
        (-67, 21, 83, 55, 35, 12, -15),  # temple 2
        (-88, -87, 22, 20, -190, -428, -235),  # temple more
        (-99, -131, -30, 119, 155, 134, 113),  # oracle 2
        (-31, -37, 320, 173, 47, 46, 34),  # oracle more
        (15, 209, 274, 256, 168, 80, 24),  # person 1
        (129, 339, 364, 291, 189, 76, 3),  # person 2
        (-340, -26, 189, 175, 131, 72, 17),  # person 3
        (-337, -86, 147, 165, 130, 64, 9),  # person 4
        (99, 93, -29, 57, 65, -6, -3),  # person 5
        (5, 14, -49, 2, -8, -10, -3),  # lent
        (39, 64, 13, -67, -104, -41, 29),  # hand
        (-1118, -1296, -765, -458, -234, -299, -189),  # over limit
        (-39, -5, 33, 72, 83, 55, 20),  # gain 1
        (21, 29, 44, 63, 73, 36, -5),  # gain 2
        (7, 37, 73, 42, 69, 17, -30),  # gain 3
        (67, 77, 88, 81, 11, -32, -78),  # gain more
        (71, 56, 35, 17, 23, 13, 36),  # certain
        (25, 95, -15, -131, -196, -80, -5),  # ready
        (-41, -26, 5, 9, -15, 5, 9),  # ready vp
        (99, 64, 27, -132, -184, -70, 78),  # missing 1
        (11, 77, 91, -31, -201, -195, -70),  # missing 2
        (-28, -113, -236, -372, -324, -443, -94),  # missing more
        (-322, -386, -528, -70, -174, -338, -371),  # no city
        (7, 25, 50, 37, -55, -58, -6),  # tableau
        (350, 397, 224, 150, 74, -27, -15),  # sun
        (-192, -108, -24, 4, 51, 70, 14),  # sun unused
        (384, 461, 630, 441, 191, 71, 15),  # extra person
        (79, 8, 34, 31, 27, 13, 9),  # tax bonus
        (-71, -32, -3, 14, 27, -10, -13),  # hand limit
        (106, 59, 51, 40, -33, -11, -2),  # choose price
        (-77, 3, 84, 32, 5, -5, 0),  # discount
        (191, 123, 239, 247, 218, 83, 12),  # moon
        (45, 62, 79, 52, 15, 14, 2),  # symbols
        (4, 42, 99, 51, 26, 0, -2),  # symbol max
        (136, 163, 111, 0, -22, -2, -4),  # symbol 2nd
        (147, 269, 264, 210, 134, 79, 50),  # reward temple
        (575, 397, 246, 156, 101, 12, -21),  # reward trade
        (98, 138, -5, -97, -38, -35, -26),  # reward oracle
        (472, 553, 518, 390, 229, 85, 5),  # reward vp
        (210, 198, 149, 126, 110, 80, 34),  # cities
        (139, 186, 99, 70, 36, -12, 0),  # cluster
        (598, 527, 379, 237, 82, -52, -26),  # homes
        (13, 17, 75, 128, 88, 81, 12),  # homes unused
        (299, 279, 227, 163, 98, 31, -3),  # regions
        (225, 92, 124, 138, 135, 82, 12),  # bonus cities
        (179, 218, 301, 384, 236, 62, 2),  # bonus cards
        (189, 240, 122, 116, 100, 60, 8),  # bonus persons
        (-19, -79, -73, -69, -40, -25, -8),  # pay
        (-310, -266, -192, -2, -64, -99, 20),  # hourglasses
        (257, 471, 470, 293, 203, 217, 72),  # conduct philosopher
        (3, 441, 223, 254, 451, 417, 139),  # conduct scribe
        (530, 181, 499, 255, 362, 432, 144),  # conduct chronicler
        (1314, 1175, 855, 281, 403, 416, 139),  # conduct navigator
        (0, 0, 0, 0, 0, 0, 0),  # conduct start
        (433, 571, 199, -64, 78, 6, 2),  # conduct tax
        (296, 124, 123, -39, -13, -37, -12),  # tax again
        (552, 705, 712, 643, 498, 379, 126),  # train
        (0, -180, -224, -211, -167, -97, -32),  # trained
        (-310, -373, -509, -782, -156, -88, -29),  # relocate
        (1211, 1155, 1047, 918, 821, 740, 247),  # build
        (90, 228, 244, 187, 228, 273, 91),  # activate
        (-174, 137, 603, 682, 729, 589, 196),  # take
        (238, -103, -254, -368, -403, -357, -119),  # taken
        (827, 466, 721, 795, 717, 741, 247),  # play
        (20, 24, 32, 47, 72, -416, -139),  # cube
        (70, 84, 115, 263, 223, 180, 60),  # join
        (26, 207, 164, 182, 262, 288, 96),  # symbol
        (-140, -169, -230, -338, -514, -59, -20),  # loss
        (390, 468, 275, 197, 61, 143, 51),  # hire
        (-162, -296, -338, -148, -132, -63, 20),  # exchange
        (0, 0, 0, 0, 0, 0, 0),  # gain
        (0, 0, 0, 0, 0, 0, 0),  # unlock
        (131, 157, 365, 387, 315, 324, 271),  # decline
        (108, 130, 67, 39, 23, 26, 39),  # city left
    ]
)
