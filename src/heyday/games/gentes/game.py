"""Gentes, put together for the other layers.

It is for 2 to 4 players: the printed solo rules are in no source of ours (G25).
"""

from __future__ import annotations

from pathlib import Path

from heyday.games.gentes import faults, play, refusals
from heyday.games.gentes.actions import PLAIN, VOCABULARY, targets
from heyday.games.gentes.box import CONTENT
from heyday.games.gentes.log import Story, certain, changes, events, facts, words
from heyday.games.gentes.mats import SEATS, points, scored
from heyday.games.gentes.sheet import sheet
from heyday.games.gentes.state import Option as Bit
from heyday.games.gentes.texts import names
from heyday.games.gentes.view import ending, view
from heyday.games.gentes.waste import waste
from heyday.kit.game import Game, Option
from heyday.kit.strings import Strings

GAME = Game(
    name="gentes",
    title="Gentes",
    version=1,
    rules=play,
    vocabulary=VOCABULARY,
    options=(
        Option("setup", ("draft", "first_game"), Bit.FIRST_GAME, "G4"),
        Option("tax", ("ordinary", "expert"), Bit.EXPERT_TAX, "G6"),
        Option("hands", ("open", "hidden"), Bit.HIDDEN_HANDS, "G24"),
    ),
    content=CONTENT,
    strings=Strings(Path(__file__).parent / "strings", names),
    seat_names=SEATS,
    refusals=refusals.NAMES,
    references=refusals.REFERENCE,
    chapters=refusals.CHAPTERS,
    faults=faults.NAMES,
    view=view,
    words=words,
    targets=targets,
    events=events,
    story=Story,
    changes=changes,
    certain=certain,
    waste=waste,
    points=points,
    scored=scored,
    ending=ending,
    sheet=sheet,
    plain=PLAIN,
    facts=facts,
)
