"""A game at a table: who plays, what was done, what may be undone, and what everybody sees.

There is one way in, `act`, and one way out, the views, choices and log. The record of lines is the
truth; the position is what they lead to. Between actions the dice in the position are wiped: they
are set from the secret just before an action, so nothing that is held tells a draw to come.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any

from heyday.kit.errors import BadNotation, IllegalAction
from heyday.kit.game import BadOption, Game, Old, Position
from heyday.match.choices import choices_of
from heyday.match.earlier import Earlier
from heyday.match.errors import CannotUndo, NotYourTurn, SecretUnknown
from heyday.match.log import Entry, entry_of
from heyday.match.placed import placed
from heyday.match.record import Move, Record, header, move_line
from heyday.match.secret import commitment, dice, new_secret
from heyday.match.standing import Standing

__all__ = ["CannotUndo", "Match", "NotYourTurn", "SecretUnknown", "Wish"]

Wish = str | int | Mapping[str, Any]


class Match:
    """A game from its set-up to its end."""

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        seats: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        secret: bytes | None = None,
        commitment_of: str = "",
        keep: Callable[[str], None] | None = None,
        forked: int | None = None,
        begins: str = "",
    ) -> None:
        """Set a game up.

        `keep` is handed every line of the record before anything else happens; it can be set later.
        With `forked`, its first actions are another game's; `begins` is a position to begin with.
        """
        self.game = game
        ordinary = {option.name: option.values[0] for option in game.options}
        self.options = ordinary | dict(options or {})
        self.hidden = "hidden" in self.options.values()  # whether seats see different things
        self.seats = list(seats or (f"Player {i + 1}" for i in range(players)))
        if len(self.seats) != players:
            raise BadOption(f"{players} players need {players} seats, not {len(self.seats)}")
        if any(not name.strip() or "\n" in name for name in self.seats):
            raise BadOption("a seat needs a name of one line")
        self.secret = secret if secret or commitment_of else new_secret()
        self.commitment = commitment_of or commitment(self._secret())
        self.lines: list[str] = []
        self.log: list[Entry] = []
        self.rewinds, self.keep, self.forked, self.begins = 0, keep, forked, begins
        self._players, self._begun = players, False
        self._standing = Standing(players)
        self.tick = 0  # one more with an action, two more where the position goes back
        self._undone: list[int] = []  # actions that can be done again, the next one last
        self.earlier = Earlier()
        game.option_bits(self.options)

    def _secret(self) -> bytes:
        if self.secret is None:
            raise SecretUnknown("this game's secret is not known here: it cannot be played on")
        return self.secret

    # ---- set-up and record ----

    def begin(self, seed: int | None = None) -> Match:
        """Lay out the game, with the secret's dice or, from a record, those of `seed`."""
        if self._begun:
            raise ValueError("this game has begun already")
        self.start_seed = dice(self._secret(), 0) if seed is None else seed
        for line in header(self.as_record()):
            self._write(line)
        self._write(move_line(Move(0, "start", 0, dice=None if self.begins else self.start_seed)))
        self.position = self._set_up()
        self._begun = True
        return self

    def _set_up(self) -> Position:
        if self.begins:
            return placed(self.game, self.begins)
        position = self.game.start(self._players, self.start_seed, self.options)
        position.reseed(0)
        return position

    def as_record(self) -> Record:
        """Return the header of this game's record."""
        return Record(
            game=self.game.name,
            rules=self.game.version,
            content=self.game.content.digest(),
            players=self._players,
            options=self.options,
            seats=self.seats,
            commitment=self.commitment,
            forked=self.forked,
            position=self.begins,
        )

    def record(self) -> str:
        """Return the record as far as it goes; a finished game's tells its secret."""
        return "\n".join(self.lines) + "\n"

    def _write(self, line: str) -> None:
        if self.keep:
            self.keep(line)
        self.lines.append(line)

    def note(self, text: str) -> None:
        """Write a remark to the record; it changes nothing."""
        self._write(f"; {text}")

    # ---- acting ----

    @property
    def ply(self) -> int:
        """How many actions lead here."""
        return len(self.log)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def to_move(self) -> int | None:
        """The seat that decides next, None at the end."""
        return None if self.over else self.position.to_move

    def read(self, wish: Wish) -> int:
        """Return the action that is wished for; raises BadNotation."""
        if isinstance(wish, bool) or not isinstance(wish, str | int | Mapping):
            raise BadNotation(f"{wish!r} is not an action")
        if isinstance(wish, int):
            if wish not in self.game.vocabulary:
                raise BadNotation(f"{wish} is not an action")
            return wish
        return self.position.read(wish)

    def act(self, seat: int, wish: Wish, seed: int | None = None) -> Entry:
        """Carry out a seat's action, or refuse it and change nothing."""
        action = self.allowed(seat, wish)
        again = self._undone[-1:] == [action]
        entry = self._do(seat, action, seed)
        self._undone = self._undone[:-1] if again else []
        return entry

    def allowed(self, seat: int, wish: Wish) -> int:
        """Return the action that a seat wishes for, if it may be done now."""
        if not self._begun:
            raise NotYourTurn("the game has not begun")
        action = self.read(wish)
        if self.over:
            raise self._refusal(action, wish)
        if seat != self.position.to_move:
            raise NotYourTurn(f"it is {self.seats[self.position.to_move]}'s decision")
        if action not in self.position.legal():
            raise self._refusal(action, wish)
        return action

    def _refusal(self, action: int, wish: Wish, language: str = "en") -> IllegalAction:
        said = {} if isinstance(wish, int) else self.game.vocabulary.said(wish)
        return self.position.explain(action, language, said)

    def _do(self, seat: int, action: int, seed: int | None) -> Entry:
        if seed is None:
            seed = dice(self._secret(), self.ply + 1, self.rewinds)
        before, story = self.position, self.game.story() if self.game.story else None
        after = before.play(action, seed, story)
        told = story.events if story else self.game.events(before, after, action)
        entry = entry_of(self.ply + 1, seat, before, action, after, seed, after.drew, told)
        after.reseed(0)
        who, shown = self.game.seat_names[seat], seed if entry.drew else None
        self._write(move_line(Move(0, "act", entry.ply, who, entry.action, shown)))
        fixed = entry.barrier or entry.ply <= (self.forked or 0)
        self.earlier.add(before, fixed)
        self.position, self.tick = after, self.tick + 1
        self.log.append(entry)
        if after.over:
            self._close()
        return entry

    def _close(self) -> None:
        """Write down how it ended, and tell the secret."""
        scores = [f"{self.game.seat_names[i]} {self.total(i)}" for i in range(self._players)]
        self._write(f"end {self.game.ending(self.position.look())}")
        self._write(f"result {', '.join(scores)}")
        self.tell_secret()

    def tell_secret(self) -> None:
        """Write the secret to the record: the game is over, or is given up."""
        if self.secret is not None:
            self._write(f"secret: {self.secret.hex()}")

    # ---- undo ----

    def undoable(self, seat: int) -> int:
        """Return how many actions a seat may take back on its own: those since the last barrier."""
        if self.over or not self.log or self.log[-1].seat != seat:
            return 0
        return self.earlier.free

    def undo(self, seat: int) -> None:
        """Take back a seat's last action. A draw or another seat's decision is never crossed."""
        if not self.undoable(seat):
            raise CannotUndo("nothing to undo: something was drawn, or others have decided since")
        self._write(move_line(Move(0, "undo", self.ply - 1, self.game.seat_names[seat])))
        self._undone.append(self.log.pop().number)
        self.position, self.tick = self.earlier.pop(), self.tick + 2

    def redoable(self, seat: int) -> bool:
        """Whether a seat has just taken something back."""
        return bool(self._undone) and seat == self.to_move

    def redo(self, seat: int) -> Entry:
        """Do again what a seat has just taken back."""
        if not self.redoable(seat):
            raise CannotUndo("nothing to do again")
        return self.act(seat, self._undone[-1])

    def undo_agreed(self, ply: int) -> None:
        """Go back to any moment, by consent of all; draws that follow come anew."""
        if not 0 <= ply < self.ply or self.over:
            raise CannotUndo(f"cannot go back to action {ply}")
        self._write(move_line(Move(0, "undo", ply, "agreed")))
        self.position, self.tick = self._position_at(ply), self.tick + 2
        self.earlier.cut(self.ply - ply)
        del self.log[ply:]
        self._undone, self.rewinds = [], self.rewinds + 1

    def _position_at(self, ply: int) -> Position:
        if ply == self.ply:
            return self.position.clone()
        if kept := self.earlier.find(self.ply - ply):
            return kept
        position = self._set_up()
        for entry in self.log[:ply]:
            position.reseed(entry.seed)
            position.act(entry.number)
        position.reseed(0)
        return position

    # ---- looking ----

    def at(self, ply: int) -> Match:
        """Return the game as it was after some actions, to be looked at."""
        then = copy(self)
        then.position, then.log, then.keep = self._position_at(ply), self.log[:ply], None
        then.lines, then.earlier, then._undone = [], Earlier(), []
        then._standing = Standing(self._players)
        return then

    def view(self, seat: int | None = None, old: Old | None = None) -> dict[str, Any]:
        """Return what a seat, or a spectator, sees.

        `old` is the state before the last action and what the seat saw then, of which lists change
        in place: what is the same for sure is left out.
        """
        seen = self.game.view(self.position.look(), seat, *([old] if old else []))
        seen |= {"ply": self.ply, "seats": self.seats, "to_move": self.to_move}
        return seen if old else seen | {"game": self.game.name, "commitment": self.commitment}

    def choices(self, language: str = "en") -> list[dict[str, Any]]:
        """Return the choices of the seat to move, for a screen that narrows them by clicks."""
        return choices_of(self.position, language)

    def why_not(self, wish: Wish, language: str = "en") -> dict[str, str] | None:
        """Return why a wish is not legal now (code, text, reference), or None if it is."""
        action = self.read(wish)
        if not self.position.refusal(action):
            return None
        why = self._refusal(action, wish, language)
        return {"code": why.code, "text": why.text, "reference": why.reference}

    def total(self, seat: int) -> int:
        """Return a seat's points."""
        return sum(self.points(seat).values())

    def points(self, seat: int) -> dict[str, int]:
        """Return a seat's points by source."""
        return self.game.points(self.position.look(), seat)

    def result(self) -> dict[str, Any]:
        """Return how the game stands, or ended."""
        return self._standing.of(self.position)
