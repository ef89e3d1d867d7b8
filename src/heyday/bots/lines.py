"""What a search tells people: what each seat may expect, and the line of play it looked at most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from heyday.bots.hands import is_guess
from heyday.bots.searcher import Searcher
from heyday.kit.game import Game, Position
from heyday.match.log import marked

LONGEST = 12  # actions of a line
FEW = 30  # visits: a line is not followed where the search has looked less often


@dataclass(frozen=True)
class Outlook:
    """What each seat may expect: its odds of victory, together 1, and its points at the end."""

    odds: tuple[float, ...]
    points: tuple[float, ...]

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "odds": [round(value, 4) for value in self.odds],
            "points": [round(value, 2) for value in self.points],
        }


@dataclass(frozen=True)
class Step:
    """An action of a line, and what the sentences about it need."""

    seat: int
    action: int
    notation: str
    form: str
    values: dict[str, Any]

    def words(self, game: Game, language: str = "en") -> str:
        """Return what to do."""
        return game.strings.say(language, f"do-{self.form}", **self.values)

    def story(self, game: Game, language: str = "en", apart: bool = False) -> str:
        """Return who does what; `apart` puts what seats are called between isolates."""
        names = marked(game, language, self.values) if apart else {}
        text = game.strings.say(language, f"did-{self.form}", **self.values | names)
        return text[:1].upper() + text[1:]


def step_of(position: Position, action: int) -> Step:
    """Return a legal action as a step."""
    game = position.game
    return Step(
        position.to_move,
        action,
        position.text(action),
        game.vocabulary.form(action).name,
        game.words(position, action),
    )


@dataclass(frozen=True)
class Line:
    """What is likely to follow, action by action, as far as can be said.

    It ends where something is drawn ("draw"), where the game is over ("over"), or where more cannot
    be said ("open"): the search has not looked often enough, or others' hands are not known.
    """

    steps: tuple[Step, ...]
    end: str

    def behind(self, step: Step) -> Line:
        """Return the line that begins with a step and goes on like this one."""
        steps = (step, *self.steps)
        return Line(steps[:LONGEST], "open" if len(steps) > LONGEST else self.end)

    def data(self, game: Game, language: str = "en") -> dict[str, Any]:
        """Return it as plain data."""
        steps = [
            {"seat": step.seat, "action": step.notation, "words": step.story(game, language, True)}
            for step in self.steps
        ]
        return {"steps": steps, "end": self.end}


def main_line(searcher: Searcher, position: Position) -> Line:
    """Return the line that a search of a position looked at most."""
    place, node, asks = position.clone(), searcher.root, position.to_move
    steps: list[Step] = []
    while len(steps) < LONGEST and not is_guess(place, asks):
        node = favourite(searcher, node)
        action = int(searcher.nodes[node].action)
        if not node or action not in place.legal():
            break
        steps.append(step_of(place, action))
        dice = place.dice()
        place.act(action)
        if place.dice() != dice:
            return Line(tuple(steps), "draw")
        if place.over:
            return Line(tuple(steps), "over")
    return Line(tuple(steps), "open")


def favourite(searcher: Searcher, node: int) -> int:
    """Return the child that was looked at most, or 0 if none was looked at often."""
    best, most = 0, FEW - 1
    for child in searcher.children(node):
        visits = int(searcher.nodes[child].visits)
        if visits > most:
            best, most = child, visits
    return best
