"""The five levels, by what each knows and how long it thinks; and plain UCT to measure them by.

A game from outside nobody has taught them: there all that search do so like plain UCT.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from heyday.bots.manner import Manner
from heyday.bots.turn_bot import Care


@dataclass(frozen=True)
class Level:
    """A budget for each decision, and what a search knows of each game."""

    seconds: float
    threads: int = 1  # 0: all cores
    proves: bool = True  # whether it solves endgames that can be solved
    manners: Mapping[str, Manner] = field(default_factory=dict)

    def manner(self, game: str) -> Manner:
        """Return how it searches a game."""
        return self.manners.get(game, UCT)

    def with_net(self, game: str, path: str) -> Level:
        """Return the same level, going by the net in a file: its odds and its policy."""
        best = BEST.get(game, BY_NET)
        given = {name: getattr(best, name) for name in NETS_OWN}
        manner = replace(self.manner(game), plain=False, instead={}, net=path, **given)
        return replace(self, manners={**self.manners, game: manner})


NETS_OWN = ("by_hand", "by_games", "by_net", "policy", "wait", "full")  # how a net is listened to
BY_NET = Manner(policy=1.0, by_games=0.0, by_net=1.0)
UCT = Manner(explore=0.35, even=True, urgency=-1.0e6, playout=2, foresight=False)
BEST = {  # what won most games, or foretold best who would
    "gods": Manner(
        foresight=False, priors=0.25, policy=0.15, wait=4, full=0.5, by_games=0.25, by_net=0.75
    ),
    "gentes": Manner(foresight=False, policy=0.15, by_games=0.4, by_net=0.6),
}
FAR = Manner(foresight=False, priors=0.25)  # Master of Gods looks as far as its time allows
NEAR = replace(FAR, horizon=4, by_hand=0.25, by_games=0.75)  # but not where four play
TURNS = {  # those who look through their own turn and no further
    "novice": {
        "gods": Care(width=1, overlook=75, whim=5.0),
        "gentes": Care(width=3, overlook=25, whim=3.0),
    },
    "apprentice": {
        "gods": Care(),
        "gentes": Care(width=1),
    },
}
SEARCHERS = {
    "adept": Level(
        0.3,
        proves=False,
        manners={
            "gods": Manner(
                foresight=False, priors=0.05, horizon=2, by_hand=0.5, by_games=0.5, plain=True
            ),
            "gentes": Manner(foresight=False),
        },
    ),
    "master": Level(
        2.0,
        manners={
            "gods": replace(FAR, instead={4: NEAR}),
            "gentes": Manner(foresight=False, policy=0.15),
        },
    ),
    "oracle": Level(10.0, threads=0, manners=BEST),
    "uct": Level(0.3, proves=False),
}


def care_of(name: str, game: str) -> Care | None:
    """Return how closely a level looks through its turn, if that is all it does."""
    return TURNS[name].get(game, Care()) if name in TURNS else None
