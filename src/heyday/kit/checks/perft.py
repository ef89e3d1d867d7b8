"""Perft: how many lines of play lead from a position. A change of the rules changes the count."""

from __future__ import annotations

from heyday.kit.game import Position, new_tables


def perft(position: Position, depth: int) -> int:
    """Return the number of lines of `depth` decisions; one that ends the game earlier counts once.

    Draws are those of the position's dice, so the count is repeatable.
    """
    if depth == 0:
        return 1
    tables = new_tables(position.drive, depth)
    position.drive.copy(tables, position.tables)
    return int(position.game.trials.perft(tables, depth))


def lead(position: Position, actions: int) -> Position:
    """Play some actions, each chosen by its number alone: a fixed way into the middle of a game."""
    for nth in range(actions):
        legal = position.legal()
        position.act(legal[(nth * nth * 31 + 7) % len(legal)])
    return position


def divide(position: Position, depth: int) -> dict[str, int]:
    """Return the count after each first action: where two engines differ, this shows it."""
    counts = {}
    for action in position.legal():
        after = position.clone()
        after.act(action)
        counts[position.text(action)] = perft(after, depth - 1)
    return counts
