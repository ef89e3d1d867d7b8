"""Pig, a game with one die: the example of a game from outside (docs/adding.md)."""
