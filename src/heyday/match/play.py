"""A game in a program's hands: fast to play on, to copy and to take back; a record when asked for.

It is the game of a `Match` without its table. Every draw comes from a secret, and the secret from
the seed, so whatever was played can be written down and checked like a game between people.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from heyday import games
from heyday.kit.errors import IllegalAction
from heyday.kit.game import Game, Position
from heyday.match.choices import choices_of
from heyday.match.errors import CannotUndo, SecretUnknown
from heyday.match.match import Match
from heyday.match.placed import placed
from heyday.match.replay import replay
from heyday.match.secret import dice, new_secret, secret_from_seed


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that may be done now."""

    action: int  # as the rules number it
    text: str  # in notation
    verb: str
    fields: Mapping[str, Any]
    cost: int
    words: str  # a sentence, in a language
    waste: str | None  # a warning, in the same language


Wish = int | str | Mapping[str, Any] | Choice


class Play:
    """A game that is played; of whatever is not here, `position` and `match()` know more."""

    __slots__ = (
        *("game", "options", "players", "position", "seats"),
        *("_forked", "_line", "_secret", "_start"),
    )

    def __init__(
        self,
        game: Game,
        position: Position,
        seats: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        secret: bytes | None = None,
        start: int | str = 0,
    ) -> None:
        """Go on from a position, by the dice of a secret; without one, by those it holds.

        The game began with the dice of `start`, or as that text tells (`heyday.match.placed`).
        """
        self.game, self.position, self.players = game, position, position.players
        self.seats, self.options = tuple(seats), dict(options or {})
        self._secret, self._start = secret, start
        self._forked: int | None = None
        self._line: list[tuple[int, int]] = []  # actions, and the seeds of their dice

    def __repr__(self) -> str:
        decides = "over" if self.over else f"{self.game.seat_names[self.to_move]} decides"
        return f"<{self.game.title}, {self.players} players, {self.ply} actions, {decides}>"

    # ---- playing ----

    def legal(self) -> list[int]:
        """Return the numbers of the legal actions, not to be changed; none at the end."""
        return self.position.legal()

    def choices(self, language: str = "en") -> list[Choice]:
        """Return the same in notation, as data and in words, with cost and warnings."""
        told = zip(self.legal(), choices_of(self.position, language), strict=True)
        return [
            Choice(
                action,
                said["id"],
                said["verb"],
                said["fields"],
                said["cost"],
                said["text"],
                said["waste"],
            )
            for action, said in told
        ]

    def read(self, wish: Wish) -> int:
        """Return the number of an action that was said in notation, as data or as a choice."""
        if isinstance(wish, Choice):
            return wish.action
        return wish if isinstance(wish, int) else self.position.read(wish)

    def why_not(self, wish: Wish, language: str = "en") -> IllegalAction | None:
        """Return why an action is not legal (code, text, reference), None if it is."""
        action = self.read(wish)
        if not self.position.refusal(action):
            return None
        said = {} if isinstance(wish, int | Choice) else self.game.vocabulary.said(wish)
        return self.position.explain(action, language, said)

    def act(self, wish: Wish) -> Play:
        """Carry out a legal action, up to the next decision; raises IllegalAction."""
        action = self.read(wish)
        if self._secret is None:
            seed = -1
        else:
            seed = dice(self._secret, len(self._line) + 1)
        self.position.act(action, seed)
        self._line.append((action, seed))
        return self

    def undo(self) -> Play:
        """Take back the last action; what it drew will be drawn again."""
        if not self._line or self._secret is None:
            raise CannotUndo("there is nothing to take back")
        line = self._line[:-1]
        self.position = _set_up(self.game, self.players, self._start, self.options)
        for action, seed in line:
            self.position.act(action, seed)
        self._line = line
        return self

    def clone(self) -> Play:
        """Return an independent copy, which will draw the same."""
        twin = object.__new__(Play)
        twin.game, twin.position, twin.players = self.game, self.position.clone(), self.players
        twin.seats, twin.options = self.seats, self.options
        twin._secret, twin._start, twin._forked = self._secret, self._start, self._forked
        twin._line = self._line[:]
        return twin

    def imagine(self, seat: int, seed: int) -> Play:
        """Return a copy as it may be for all a seat knows: other draws to come, other hidden cards.

        This is what to search in: nothing in it tells what is hidden. It has no record.
        """
        twin = self.clone()
        twin._secret = None
        twin.position.veil(seat, seed)
        return twin

    # ---- looking ----

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def to_move(self) -> int:
        """The seat that decides next; -1 at the end."""
        return -1 if self.over else self.position.to_move

    @property
    def ply(self) -> int:
        """How many actions led here."""
        return len(self._line)

    @property
    def history(self) -> list[int]:
        """The actions that led here."""
        return [action for action, _ in self._line]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return what a seat, or a spectator, sees, as plain data."""
        return self.game.view(self.position.look(), seat)

    def points(self) -> list[int]:
        """Return every seat's points as they are now."""
        look = self.position.look()
        return [sum(self.game.points(look, seat).values()) for seat in range(self.players)]

    def ranks(self) -> list[int]:
        """Return every seat's rank, 1 for the first."""
        return self.position.ranks()

    def shares(self) -> list[float]:
        """Return every seat's share of the victory, once the game is over."""
        first = [rank == 1 for rank in self.ranks()]
        return [won / sum(first) if self.over else 0.0 for won in first]

    # ---- records ----

    def match(self) -> Match:
        """Return the same game as a table has it: with a log in words, and with a record."""
        if self._secret is None:
            raise SecretUnknown("an imagined game has no record: its draws are nobody's")
        match = Match(
            self.game,
            self.players,
            seats=self.seats,
            options=self.options,
            secret=self._secret,
            forked=self._forked,
            begins=self._start if isinstance(self._start, str) else "",
        ).begin(self._start if isinstance(self._start, int) else None)
        for action, seed in self._line:
            match.act(match.position.to_move, action, seed)
        return match

    def log(self, language: str = "en") -> list[str]:
        """Return what happened, in sentences."""
        match = self.match()
        return [text for entry in match.log for text in entry.texts(match.position, language)]

    def record(self) -> str:
        """Return the record as text."""
        return self.match().record()

    def save(self, path: Path | str) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.record(), encoding="utf-8")


def new(
    game: str,
    players: int = 2,
    seed: int | None = None,
    *,
    options: Mapping[str, str] | None = None,
    seats: Sequence[str] = (),
) -> Play:
    """Return a new game; the same seed gives the same draws, none gives draws nobody can know."""
    found = games.get(game)
    secret = new_secret() if seed is None else secret_from_seed(game, seed)
    names = seats or [f"Player {i + 1}" for i in range(players)]
    start = dice(secret, 0)
    position = _set_up(found, players, start, options or {})
    return Play(found, position, names, options, secret, start)


def load(source: Path | str, at: int | None = None) -> Play:
    """Return the game of a record, from a file or its text, at its end or after `at` actions.

    Whoever plays on gets the draws of its secret; new ones if that is not told, or if the game was
    put together of several.
    """
    text = source if isinstance(source, str) and "\n" in source else Path(source).read_text("utf-8")
    match = replay(text, at)
    alone = match.secret is not None and not match.rewinds and match.forked is None
    secret = match.secret if alone else new_secret()
    start = match.begins or match.start_seed
    play = Play(match.game, match.position, match.seats, match.options, secret, start)
    play._line = [(entry.number, entry.seed) for entry in match.log]
    play._forked = None if alone else match.ply
    return play


def _set_up(game: Game, players: int, start: int | str, options: Mapping[str, str]) -> Position:
    if isinstance(start, str):
        return placed(game, start)
    position = game.start(players, start, options)
    position.reseed(0)
    return position
