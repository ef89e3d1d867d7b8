"""A position of a game: a state in the form of the process's backend.

Whatever wants to read it (a view, a description, a log) takes `look()`, the plain form, which is
the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from heyday.kit.backend import BACKEND
from heyday.kit.direct import NUMBERS, new_memory
from heyday.kit.errors import BadNotation, IllegalAction
from heyday.kit.record import packed, unpack
from heyday.kit.story import Happening, Pictures, Story, Untold

if TYPE_CHECKING:
    from heyday.kit.game import Game


Old = tuple[Any, dict[str, Any]]  # a plain state, and a view of it


class Position:
    """A state of a game that can be read, acted on and copied."""

    __slots__ = (
        *("drew", "game"),
        *("_calls", "_count", "_legal", "_look", "_memory", "_tables"),
    )

    def __init__(self, game: Game) -> None:
        self.game, self._calls = game, game.calls
        self._memory = new_memory(game.drive.Table)  # the state comes first
        self._tables: Any = None
        self.drew = False  # whether playing an action to get here rolled the dice
        self._changed()

    @property
    def drive(self) -> Any:
        """The loops of playing."""
        return self.game.drive

    @property
    def tables(self) -> Any:
        """The state and its moves, as the loops take them: the memory itself, nothing is copied."""
        if BACKEND == "python":
            return self._memory
        if self._tables is None:
            self._tables = np.ndarray(1, self.game.drive.Table.dtype, self._memory)
        return self._tables

    def _changed(self, count: int = -1) -> None:
        """Forget what was known of the state; so many actions are listed now, or -1: not yet."""
        self._count = count
        self._legal: list[int] | None = None  # made of what the rules have listed, when asked for
        self._look: Any = None

    def legal(self) -> list[int]:
        """Return the legal actions, not to be changed; none once the game is over."""
        if self._legal is None:
            if self._count < 0:
                self._count = self._calls.choices(self._memory)
            self._legal = self._calls.listing(self._memory, NUMBERS)
        return self._legal

    def refusal(self, action: int) -> int:
        """Return the code of the reason why an action is not legal, or 0."""
        return int(self.drive.why_not(self.tables, action))

    def cost(self, action: int) -> int:
        """Return what an action costs."""
        return int(self.drive.price(self.tables, action))

    def costs(self, actions: Iterable[int]) -> list[int]:
        """Return what some actions cost."""
        if BACKEND != "python":
            return [self.cost(action) for action in actions]
        cost, state = self.drive.cost, self._memory[0].state
        return [cost(state, action) for action in actions]

    def act(self, action: int, seed: int = -1) -> None:
        """Carry out an action, which must be legal; with a seed, by dice that are wiped then."""
        if self._count < 0:
            self._count = self._calls.choices(self._memory)
        count = self._calls.attempt(self._memory, action, seed, NUMBERS, False)
        if count is None:
            raise self.explain(action)
        self._count = count
        self._legal = self._look = None

    def step(self, action: int) -> list[int]:
        """Carry out a legal action; return those that are legal then, as `legal` does."""
        if self._count < 0:
            self._count = self._calls.choices(self._memory)
        legal: list[int] | None = self._calls.attempt(self._memory, action, -1, NUMBERS, True)
        if legal is None:
            raise self.explain(action)
        self._count, self._legal = len(legal), legal
        self._look = None
        return legal

    def play(self, action: int, seed: int | None = None, story: Story | None = None) -> Position:
        """Return the position after a legal action, by its own dice or by those of a seed.

        This one stays. What happens is told to a story, if somebody wants to hear it.
        """
        if action not in self.legal():
            raise self.explain(action)
        after = self.clone()
        if seed is not None:
            after.reseed(seed)
        after._changed()
        rolled = after.dice()
        self.drive.first_step(after.tables, action)
        told = story or Untold()
        told.before(self.look(), action)
        told.after(after._now())
        if self.game.of_steps:
            after._settle(told)
        after.drew = after.dice() != rolled
        after.legal()  # whoever plays on asks for them, and is told with them whether it is over
        return after

    def _settle(self, story: Story) -> None:
        """Let everything happen that follows from an action, and tell it."""
        drive, tables = self.drive, self.tables
        while not drive.settled(tables):
            story.before(self._now(), drive.forced(tables))
            drive.next_step(tables)
            story.after(self._now())
        if BACKEND == "python" and tables[0].moves.count:  # the next choices are listed
            self._count = tables[0].moves.count

    def _now(self) -> Any:
        """Return what `look` does of a state that changes."""
        self._look = None
        return self.look()

    def happenings(self, action: int) -> list[Happening]:
        """Return what a legal action brings about, step by step, first of all itself.

        Only a game of steps has more than one; nothing changes here, and the dice are those that
        the action will be carried out with.
        """
        pictures = Pictures()
        self.play(action, story=pictures)
        return pictures.taken

    def explain(
        self, action: int, language: str = "en", said: Mapping[str, str] | None = None
    ) -> IllegalAction:
        """Return why an action is not legal, in words and with a reference.

        `said` are its fields as they were wished for: many places far away are one action.
        """
        code = self.refusal(action)
        name, form, wish, values = self.game.refusals[code], "", str(action), {}
        if action in self.game.vocabulary:
            form = self.game.vocabulary.form(action).name
            wish = " ".join([form, *said.values()]) if said else self.text(action)
            values = self.game.words(self, action) | dict(said or {})
        text = self.game.strings.say(language, f"refusal-{name}", **values)
        return IllegalAction(wish, name, text, self._reference(code, form, language))

    def _reference(self, code: int, form: str, language: str) -> str:
        """Return where the rules give the reason for a refusal."""
        chapter, ruling = self.game.references[code]
        where = self.game.strings.say(language, f"section-{chapter or self.game.chapters[form]}")
        return f"{where}; {ruling}" if ruling else where

    def describe(self, action: int, language: str = "en") -> str:
        """Return an action in words."""
        values = self.game.words(self, action)
        form = self.game.vocabulary.form(action)
        return self.game.strings.say(language, f"do-{form.name}", **values)

    def text(self, action: int) -> str:
        """Return an action in notation."""
        return self.game.vocabulary.text(self.look(), action)

    def read(self, wish: str | Mapping[str, Any]) -> int:
        """Return the action that notation or plain data means."""
        return self.game.vocabulary.read(self.look(), wish)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._count if self._count >= 0 else bool(self._calls.ended(self._memory))

    @property
    def to_move(self) -> int:
        """The seat that decides next."""
        return int(self._calls.seat(self._memory))

    @property
    def players(self) -> int:
        """The number of players."""
        if BACKEND == "python":
            return int(self.tables[0].state.players)
        return int(self.tables["state"]["players"][0])

    def ranks(self) -> list[int]:
        """Return each seat's rank, 1 for the first."""
        drive, tables = self.drive, self.tables
        merits = [int(drive.standing(tables, seat)) for seat in range(self.players)]
        order = sorted(merits, reverse=True)
        return [1 + order.index(merit) for merit in merits]

    def reseed(self, seed: int) -> None:
        """Set the dice; nothing that anybody can see changes, nor what is legal."""
        self.drive.reseed(self.tables, seed)
        self._look = None

    def veil(self, seat: int, seed: int) -> None:
        """Set the dice, and draw anew what a seat cannot see, as it might be for all it knows."""
        self._calls.veil(self._memory, seat, seed)
        self._changed()

    def dice(self) -> int:
        """Return the state of the dice, which nobody may see."""
        if BACKEND == "python":
            return int(self._memory[0].state.rng)
        return int(self.drive.dice(self.tables))

    def look(self) -> Any:
        """Return the state in plain form, to be read and not to be changed."""
        if BACKEND == "python":
            return self._memory[0].state
        if self._look is None:
            self._look = self.picture()
        return self._look

    def picture(self) -> Any:
        """Return the state in plain form, as it is now, whatever happens later."""
        if BACKEND == "python":
            return self._memory[0].state.twin()
        plain = self.game.rules.State()
        unpack(self.tables[0]["state"], plain)
        return plain

    def clone(self) -> Position:
        """Return an independent copy."""
        twin = object.__new__(Position)
        twin.game, twin._calls = self.game, self._calls
        if BACKEND == "python":
            twin._memory = [self._memory[0].twin()]
        else:
            twin._memory = self._memory[:]
        twin._count, twin._legal, twin.drew = self._count, self._legal, False
        twin._tables = twin._look = None
        return twin

    def copy_from(self, other: Position) -> None:
        """Become equal to another position of the same game, without making a new one."""
        if BACKEND == "python":
            self.drive.copy(self.tables, other.tables)
        else:  # a third of the time of a call into compiled code
            self._state()[:] = other._state()
        self._changed()
        self._legal = other._legal

    def _state(self) -> memoryview:
        """Return the bytes of a compiled state."""
        return memoryview(self._memory)[: self.game.rules.State.dtype.itemsize]

    def alter(self, change: Callable[[Any], None]) -> None:
        """Change the state behind the rules' back: `change` is handed its plain form."""
        plain = self.picture()
        change(plain)
        self.load(packed(plain))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __bytes__(self) -> bytes:
        """Return the state as bytes, the same on every backend."""
        if BACKEND != "python":
            return bytes(self._state())
        return packed(self.tables[0].state)

    def load(self, data: bytes) -> None:
        """Take over a state that was saved as bytes."""
        dtype = self.game.rules.State.dtype
        if len(data) != dtype.itemsize:
            raise BadNotation(f"a state has {dtype.itemsize} bytes, not {len(data)}")
        if BACKEND == "python":
            unpack(np.frombuffer(data, dtype)[0], self.tables[0].state)
        else:
            self._state()[:] = data
        self._changed()
