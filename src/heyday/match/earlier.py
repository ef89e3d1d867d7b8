"""Earlier positions of a game: back to the last barrier, or all while it is played again."""

from __future__ import annotations

from heyday.kit.game import Position


class Earlier:
    """The positions before the last actions, the newest one last."""

    def __init__(self) -> None:
        self.positions: list[Position] = []
        self.free = 0  # of these can be gone back to without asking
        self.all = False  # whether none is forgotten, until `settle`

    def add(self, position: Position, fixed: bool) -> None:
        """Keep the position before an action; a fixed one cannot be taken back freely."""
        self.positions.append(position)
        self.free = 0 if fixed else self.free + 1
        self._forget()

    def pop(self) -> Position:
        """Return the last one, which is gone back to."""
        self.free -= 1
        return self.positions.pop()

    def find(self, back: int) -> Position | None:
        """Return a copy of the position before the last `back` actions, if it is kept."""
        return self.positions[-back].clone() if back <= len(self.positions) else None

    def cut(self, back: int) -> None:
        """Forget the last `back` ones: the game has gone back by consent."""
        del self.positions[-back:]
        self.free = 0
        self._forget()

    def settle(self) -> None:
        """Keep no more than can be gone back to freely."""
        self.all = False
        self._forget()

    def _forget(self) -> None:
        if not self.all:
            del self.positions[: len(self.positions) - self.free]
