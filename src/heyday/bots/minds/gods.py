"""What bots know of Gods.

`standing` is what somebody thinks who plays the game, in victory points; a look through one turn
goes by it. Searches go by `outlook`, what games have taught (gods_outlook.py), and by `hint`.
"""

from heyday.bots.minds.gods_choices import CHOICES, ROOM, look_at
from heyday.bots.minds.gods_hints import hint
from heyday.bots.minds.gods_outlook import outlook, outlook_of
from heyday.bots.minds.gods_sight import INPUTS, sight
from heyday.games.gods.box import TARGET, Box
from heyday.games.gods.state import NOBODY, Step
from heyday.kit import rule
from heyday.kit.actions import verb_of

__all__ = [
    "CHOICES",
    "INPUTS",
    "POINT",
    "ROOM",
    "ROUGH",
    "hint",
    "is_quiet",
    "kind_of",
    "look_at",
    "outlook",
    "outlook_of",
    "sight",
    "standing",
]

ONE, TWO = 0.6, 1.6  # tribes of the three that a nation needs
POWER = 0.13
TEMPLE = 0.1
EXTRA = 0.7
NEAR = 0.25  # each point counts so much more when there is one to go
ROUGH = 2.5  # points of standing that make a lead mean something
POINT = 0.02  # what a point counts beside the victory


@rule
def standing(s, god):
    """Return what a god has: points, tribes towards nations, power, temples, extra actions."""
    me = s.god[god]
    if s.over:
        return 1.0 * me.points
    value = me.points + NEAR * me.points * me.points / TARGET[s.players]
    for colour in range(4):
        prize = Box.POINTS_CARD + (Box.POINTS_CHIP if s.chips[colour] == NOBODY else 0)
        left = me.believers[colour] % Box.NATION
        if me.nations[colour] < 2:
            if left == 1:
                value += ONE * prize / Box.POINTS_CARD
            elif left == 2:
                value += TWO * prize / Box.POINTS_CARD
    return value + POWER * me.power + TEMPLE * me.temples + EXTRA * me.extras


@rule
def is_quiet(s):
    """Whether no action is under way."""
    return s.step == Step.TURN


@rule
def kind_of(s, action):
    """Return what a line of actions is about."""
    return verb_of(action)
