"""What a player can type besides a choice: undo, hint, why, log and so on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from heyday import bots
from heyday.cli.terminal.decision import Decision
from heyday.cli.terminal.pages import show_help, show_log
from heyday.kit import BACKEND
from heyday.match.match import CannotUndo

if TYPE_CHECKING:
    from heyday.cli.terminal.session import Session

SCROLL = 4  # columns at a time
FARTHEST = 20
THINKS = 2.0  # seconds about a hint

Command = Callable[["Session", Decision, str], bool]


class Quit(Exception):
    """The player leaves."""


def find(word: str, rest: str) -> Command | None:
    """Return the command that a line gives; only `why` takes more than one word."""
    command = COMMANDS.get(word.lower())
    return None if rest and command is not why else command


def leave(session: Session, decision: Decision, rest: str) -> bool:
    """Leave the game, which can be resumed."""
    raise Quit


def undo(session: Session, decision: Decision, rest: str) -> bool:
    """Take back the last action."""
    match = session.match
    try:
        text = match.log[-1].texts(match.position, session.words.language)[0] if match.log else ""
        match.undo(match.position.to_move)
    except CannotUndo:
        session.say("cannot-undo", "yellow")
        return False
    session.notice = session.words.say("undone", text=text)
    return True


def redo(session: Session, decision: Decision, rest: str) -> bool:
    """Do again what was taken back."""
    try:
        entry = session.match.redo(session.match.position.to_move)
    except CannotUndo:
        session.say("cannot-redo", "yellow")
        return False
    session.acted(entry)
    return True


def hint(session: Session, decision: Decision, rest: str) -> bool:
    """Tell what a search finds best; without compiled rules, what the apprentice would do."""
    position = session.match.position
    if BACKEND == "numba":
        return best(session, decision)
    action = bots.choose("apprentice", position, session.dice())
    text = position.describe(action, session.words.language)
    typed = decision.narrowing.typed(position.text(action))
    session.say("hint", "cyan", text=text, typed=typed)
    return False


def best(session: Session, decision: Decision) -> bool:
    """Tell the best choices, with the odds of victory they lead to."""
    from heyday.bots.advice import advise

    position, language = session.match.position, session.words.language
    with session.console.status(session.words.say("thinking")):
        advice = advise(position, seconds=THINKS)
    for choice in advice.choices:
        session.say(
            "hint-best",
            "cyan",
            text=choice.step.words(position.game, language),
            typed=decision.narrowing.typed(choice.step.notation),
            odds=round(100 * choice.outlook.odds[position.to_move]),
        )
    return False


def why(session: Session, decision: Decision, rest: str) -> bool:
    """Tell why something cannot be done."""
    session.console.print(Text(decision.why(rest), "yellow"))
    return False


def log(session: Session, decision: Decision, rest: str) -> bool:
    """Show what has happened."""
    show_log(session.console, session.match, session.screen)
    return False


def table(session: Session, decision: Decision, rest: str) -> bool:
    """Draw the table again."""
    session.draw(decision, whole=True)
    return False


def save(session: Session, decision: Decision, rest: str) -> bool:
    """Tell where the game is kept."""
    session.say("saved", path=session.path)
    return False


def help_(session: Session, decision: Decision, rest: str) -> bool:
    """Tell what can be typed."""
    show_help(session.console, decision)
    return False


def rules(session: Session, decision: Decision, rest: str) -> bool:
    """Tell how the game is played."""
    words = session.words
    how = words.about("rules") if words.game.ours else words.tell("rules")
    session.console.print(Text(how))
    return False


def left(session: Session, decision: Decision, rest: str) -> bool:
    """Scroll a wide field to the left."""
    session.shift = max(session.shift - SCROLL, -FARTHEST)
    session.draw(decision)
    return False


def right(session: Session, decision: Decision, rest: str) -> bool:
    """Scroll a wide field to the right."""
    session.shift = min(session.shift + SCROLL, FARTHEST)
    session.draw(decision)
    return False


COMMANDS: dict[str, Command] = {
    "undo": undo,
    "redo": redo,
    "hint": hint,
    "why": why,
    "log": log,
    "table": table,
    "save": save,
    "help": help_,
    "?": help_,
    "rules": rules,
    "<": left,
    ">": right,
    "quit": leave,
    "exit": leave,
}
