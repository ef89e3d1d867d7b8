"""Gods, put together for the other layers."""

from __future__ import annotations

from pathlib import Path

from heyday.games.gods import faults, play, refusals
from heyday.games.gods.actions import VOCABULARY, targets
from heyday.games.gods.box import CONTENT, GODS
from heyday.games.gods.log import certain, changes, events, words
from heyday.games.gods.state import Option as Bit
from heyday.games.gods.view import ending, points, scored, view
from heyday.games.gods.waste import terms, waste
from heyday.kit.game import Game, Option
from heyday.kit.strings import Strings

GAME = Game(
    name="gods",
    title="Gods",
    version=1,
    rules=play,
    vocabulary=VOCABULARY,
    options=(
        Option("religion", ("temple_first", "any_foreign_blocks"), Bit.FOREIGN_BLOCKS, "D1"),
        Option("other_cards", ("once_per_turn", "once_per_kind"), Bit.ONCE_PER_KIND, "D7"),
        Option("desert_move", ("may_split", "no_split"), Bit.NO_SPLIT, "D8"),
        Option("start", ("as_printed", "compensated"), Bit.COMPENSATED, "H1"),
    ),
    content=CONTENT,
    strings=Strings(Path(__file__).parent / "strings"),
    seat_names=GODS,
    refusals=refusals.NAMES,
    references=refusals.REFERENCE,
    chapters=refusals.CHAPTERS,
    faults=faults.NAMES,
    view=view,
    words=words,
    targets=targets,
    events=events,
    changes=changes,
    certain=certain,
    waste=waste,
    points=points,
    scored=scored,
    ending=ending,
    terms=terms,
    plain=VOCABULARY.verbs(*VOCABULARY.forms),
)
