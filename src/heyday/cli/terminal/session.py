"""A game in the terminal, from the first turn to the last."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from rich.console import Console, RenderableType
from rich.text import Text

from heyday import bots
from heyday.cli.terminal import commands
from heyday.cli.terminal.commands import Quit
from heyday.cli.terminal.decision import Answer, Decision, Do, Say
from heyday.cli.terminal.ending import show_end
from heyday.cli.terminal.pages import draw_table
from heyday.cli.terminal.screen import screen_of
from heyday.cli.terminal.words import Words
from heyday.match.log import Entry
from heyday.match.match import Match

LONGEST = 200  # characters of a typed line that are looked at
TALL = 62  # lines of a screen that has room for the whole table at every decision
WITHIN = 0.5  # of the pause, after an action that does not end the turn


@dataclass
class Manner:
    """How a game is shown."""

    pause: float = 0.0  # after each action of a bot, in seconds
    confirm: bool = False  # ask before an action that ends the turn
    clear: bool = False  # draw every table on an empty screen


class Session:
    """People and bots at one table."""

    def __init__(
        self,
        match: Match,
        words: Words,
        console: Console,
        path: str,
        manner: Manner,
        ask: Callable[[str], str] = input,
    ) -> None:
        self.match, self.words, self.console = match, words, console
        self.path, self.manner, self.ask = path, manner, ask
        self.screen = screen_of(words)
        # up to which action each seat knows what happened: its own last turn
        self.seen = [0] * len(match.seats)
        for entry in match.log:
            if entry.turn_ends:
                self.seen[entry.seat] = entry.ply
        self.shift = 0
        self.drawn = False
        self.notice = ""  # is said below the next table
        self.pending: Do | None = None
        self.bots: dict[int, bots.Bot] = {}

    def run(self) -> None:
        """Play until the game is over; raises Quit when a player leaves."""
        while not self.match.over:
            if self.match.seats[self.match.position.to_move] in bots.NAMES:
                self._bot_moves()
            else:
                self._person_decides()
        show_end(self.console, self.match, self.words, self.screen, self.path)

    # ---- bots ----

    def _bot_moves(self) -> None:
        seat = self.match.position.to_move
        name = self.match.seats[seat]
        if seat not in self.bots:  # each stays at its seat for the whole game
            self.bots[seat] = bots.make(name, self.match.game)
        action = bots.ask(self.bots[seat], self.match.position, self.dice())
        entry = self.match.act(seat, action)
        self._tell(entry)
        time.sleep(self.manner.pause if entry.turn_ends else self.manner.pause * WITHIN)

    def _tell(self, entry: Entry) -> None:
        for line in self.screen.story([entry], self.match):
            self.console.print(line)

    # ---- people ----

    def _person_decides(self) -> None:
        """Show the table and listen until something is done."""
        seat = self.match.position.to_move
        decision = Decision(self.match, self.words, self.screen)
        self.draw(decision)
        self.pending = None
        done = False
        while not done:
            line = self._listen()
            word, _, rest = line.partition(" ")
            if command := commands.find(word, rest):
                done = command(self, decision, rest.strip())
            elif page := self._page(decision, word, rest):
                self.console.print(page)
            else:
                done = self._choose(line, seat, decision)

    def _page(self, decision: Decision, word: str, rest: str) -> RenderableType | None:
        """Return the page of the game that a line asks for."""
        width, seats = self.console.width, self.match.seats
        return self.screen.page(decision.view, word.lower(), rest.strip(), width, seats)

    def draw(self, decision: Decision, whole: bool = False) -> None:
        """Draw the table; in the middle of an action all of it only if there is room, or asked."""
        if self.manner.clear and self.drawn:
            self.console.clear()
        self.drawn = True
        seen = self.seen[self.match.position.to_move]
        tall = self.console.is_terminal and self.console.height >= TALL
        brief = self.screen.brief(decision.view) and not tall and not whole
        if brief and not self.manner.clear:
            seen = self.match.ply  # it was told as it happened
        draw_table(self.console, decision, seen, self.shift, brief)
        if self.notice:
            self.console.print(Text(self.notice, "cyan"))
        self.notice = ""

    def say(self, message: str, style: str = "", **values: object) -> None:
        """Print a message."""
        self.console.print(Text(self.words.say(message, **values), style))

    def dice(self) -> Random:
        """Return a bot's own randomness: repeatable, and no help in guessing the draws."""
        return Random(f"{self.match.commitment} {self.match.ply}")  # noqa: S311

    def _listen(self) -> str:
        try:
            return self.ask("> ").strip()[:LONGEST]
        except EOFError:
            raise Quit from None

    def _choose(self, line: str, seat: int, decision: Decision) -> bool:
        """Take a line as a choice; return whether something was done."""
        if not line and self.pending:
            answer: Answer = self.pending
        elif not line:
            decision.narrowing.reset()
            self.pending = None
            self.draw(decision)
            return False
        else:
            answer = decision.hear(line)
        if isinstance(answer, Say):
            for text in answer.lines:
                self.console.print(Text(text, "yellow"))
        elif isinstance(answer, Do):
            return self._do(answer, seat)
        else:
            self.draw(decision)
        return False

    def _do(self, answer: Do, seat: int) -> bool:
        """Carry out a choice; if it ends the turn, perhaps only when it is confirmed."""
        action = self.match.read(answer.choice["id"])
        asks = self.manner.confirm and answer is not self.pending and answer.choice["verb"] != "end"
        if asks and self._ends_turn(action):
            self.pending = answer
            if coming := self.screen.preview(self.match, action):
                self.console.print(Text(coming, "cyan"))
            self.say("confirm", "cyan", text=answer.choice["text"])
            return False
        self.acted(self.match.act(seat, action))
        return True

    def acted(self, entry: Entry) -> None:
        """Tell what a person did, and begin to collect what happens until the next turn."""
        self._tell(entry)
        if entry.turn_ends:
            self.seen[entry.seat] = self.match.ply

    def _ends_turn(self, action: int) -> bool:
        after = self.match.position.clone()
        seat = after.to_move
        after.act(action)
        return after.over or after.to_move != seat
