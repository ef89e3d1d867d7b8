"""What is in the box: the numbers of content/, as the rules read them."""

from pathlib import Path

from heyday.kit import constants
from heyday.kit.content import Content, corrections_for
from heyday.kit.schema import Between

SCHEMA = {"pig": {"target": Between(2, 1000), "sides": Between(2, 20), "spoils": Between(1, 20)}}
CONTENT = Content(Path(__file__).parent / "content", SCHEMA, corrections_for("pig"))


@constants
class Box:
    """The numbers of the game."""

    TARGET = CONTENT.get("pig", "target")
    SIDES = CONTENT.get("pig", "sides")
    SPOILS = CONTENT.get("pig", "spoils")
