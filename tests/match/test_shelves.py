"""Choices that are remembered, until there are too many."""

import pytest

from heyday.games import get
from heyday.match import shelves
from heyday.match.shelves import Shelves


@pytest.mark.parametrize("name", ["gods", "gentes"])
def test_choices_that_were_forgotten_are_made_again(name, monkeypatch):
    monkeypatch.setattr(shelves, "KEPT", 5)
    position, made = get(name).start(3, 5), []
    kept = Shelves("en", lambda choice: made.append(choice) or choice)

    first, second, third = (kept.choices(position) for _ in range(3))

    assert first == second == third
    assert len(first) > 5
    assert len(made) == 3 * len(first)
