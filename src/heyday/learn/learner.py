"""A net that learns from games against itself, and can be stopped and gone on with at any point.

Games are dealt anew at every checkpoint, so a checkpoint holds no game, and going on from one gives
exactly what would have come without the pause.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import torch
from torch import nn

from heyday.bots.manner import Manner
from heyday.bots.minds.net import POINTS
from heyday.learn.batch import Batch, Sizes
from heyday.learn.games import Games
from heyday.learn.gradient import gains_of, regret
from heyday.learn.model import Net, follow
from heyday.learn.play import (
    Choices,
    Habit,
    choose,
    contest,
    play,
    stagger,
    targets,
)

FEW = 64  # games by which inputs are measured
SEEDS = 1 << 36  # between two dealings
SEARCH = Manner(foresight=False)
SELVES = 8  # earlier ones that are kept
CONTEST = 1 << 20  # a dealing that is never reached


@dataclass(frozen=True)
class Plan:
    """How to learn."""

    players: tuple[int, ...] = (2, 3, 4)
    games: int = 256  # side by side, for each number of players
    decisions: int = 16  # between two lessons
    span: int = 200  # decisions over which games begin, one after the other
    length: int = 400  # decisions after which games are over, almost all of them
    heat: float = 0.01  # how freely choices are tried: odds that make one e times likelier
    keen: float = 0.01  # the same, for how good choices should look
    taught: int = 300  # lessons until games go by the net alone, fewer and fewer by earlier ones
    trust: float = 0.9  # in what comes later, against what comes next
    point: float = 0.02  # what a point of lead counts beside the victory
    rate: float = 1e-3  # of learning, at first
    slow: int = 4000  # lessons after which it is half of that
    slowest: float = 0.02  # of the rate
    size: int = 1024  # positions, or games with their choices, that are learned at once
    simulations: int = 0  # of a search for each decision; 0: each choice is tried out, once
    search_heat: float = 0.5  # how freely its choices are tried; 1: as often as it looked at them
    priors: float = 0.0  # what the policy counts in a search, as its visits teach it; 0: nothing
    by_games: float = 0.0  # what earlier games have taught counts in a search by the net
    policy: bool = False  # choices are taken as they look; those that turn out better look better
    freely: float = 0.005  # then: what a nat of entropy of the choices counts beside their gains
    guests: float = 0.0  # then: the part of the games among such as go by earlier games
    past: float = 0.0  # then: the part of the games among earlier selves
    mean: float = 0.999  # of the weights: the net that plays for us is a mean over lessons


@dataclass
class Lesson:
    """What a lesson was about, and how far off the net was."""

    number: int
    players: int
    ended: int  # games
    doubt: float  # cross-entropy of the odds
    margin: float  # of the points
    entropy: float  # of the net's own odds
    surprise: float  # how far the net's choices are off, beyond what cannot be known


class Learner:
    """A net, the games it plays, and how it learns from them."""

    def __init__(
        self,
        sizes: Sizes,
        make: Callable[[int], Batch],
        plan: Plan,
        device: torch.device,
        seed: int = 1,
    ) -> None:
        self.plan, self.device, self.seed = plan, device, seed
        self.dice = torch.Generator(device).manual_seed(seed)
        torch.manual_seed(seed)
        self.net = Net(sizes.inputs, sizes.choices).to(device)
        self.mean = Net(sizes.inputs, sizes.choices).to(device)
        self.earlier = Net(sizes.inputs, sizes.choices).to(device)
        self.past: list[dict[str, torch.Tensor]] = []  # the first self, and the latest ones
        self.school = torch.optim.Adam(self.net.parameters(), plan.rate)
        self.lessons, self.ended, self.dealings = 0, 0, 0
        self.scored: dict[int, float] = {}  # points at the end, of late
        self.dealt = False
        self.batches = [Games(make, players, plan.games) for players in plan.players]
        for batch in self.batches if plan.simulations else ():
            batch.search_like(SEARCH, self._search())
        self.net.measure(torch.cat([self._first_look(batch) for batch in self.batches]))
        self.mean.load_state_dict(self.net.state_dict())

    def _search(self) -> Manner:
        """Return how searches by the net go about it."""
        by_games, priors = self.plan.by_games, self.plan.priors
        return replace(SEARCH, by_games=by_games, by_net=1 - by_games, policy=priors)

    def deal(self) -> None:
        """Begin all games anew, one after the other; keep what plays them as an earlier self."""
        if self.plan.past:
            kept = {name: part.clone() for name, part in self.mean.state_dict().items()}
            self.past = [*self.past[:1], *self.past[1:][2 - SELVES :], kept]
        for batch in self.batches:
            self.dealings += 1
            batch.begin(self.seed + SEEDS * self.dealings)
            stagger(self.net, batch, self.plan.span, self.habit().begin(), self.dice)
        self.dealt = True

    def habit(self) -> Habit:
        """Return how games are played now."""
        taught = max(0.0, 1 - self.lessons / self.plan.taught) if self.plan.taught else 0.0
        plan = self.plan
        return Habit(
            plan.heat,
            plan.keen,
            plan.point,
            taught,
            plan.simulations,
            plan.search_heat,
            plan.priors > 0.0,
            plan.policy,
            plan.guests,
            plan.past,
            self._earlier_self(),
        )

    def _earlier_self(self) -> Net | None:
        """Return the net as it was at some earlier dealing, any of those that are kept."""
        if not self.past:
            return None
        nth = int(torch.randint(len(self.past), (1,), generator=self.dice, device=self.device))
        self.earlier.load_state_dict(self.past[nth])
        return self.earlier

    def contest(self) -> dict[int, float]:
        """Return how often the mean net beats what earlier games have taught us: 1 is even.

        All games begin anew afterwards.
        """
        self.dealt = False
        found = {}
        for batch in self.batches:
            batch.begin(self.seed + SEEDS * CONTEST)
            found[batch.players] = contest(self.mean, batch, self.plan.length, self.habit())
        return found

    def begin_with(self, weights: Any) -> None:
        """Begin with the weights of a net, as the search has them."""
        self.net.take(weights)
        self.mean.load_state_dict(self.net.state_dict())

    def _first_look(self, batch: Games) -> torch.Tensor:
        """Play as earlier games have taught us; return what a net sees of it."""
        habit = replace(self.habit(), taught=1.0, simulations=0, policy=False)
        batch.begin(self.seed)
        rows = []
        for _ in range(self.plan.span):
            rows.append(batch.positions()[:FEW].reshape(-1, batch.inputs).clone())
            with torch.no_grad():
                batch.act(choose(self.net, batch, habit, self.dice)[0])
        return torch.cat(rows)

    def learn(self) -> Lesson:
        """Play some decisions of the games of one table size, and learn from them."""
        plan = self.plan
        if not self.dealt:
            self.deal()
        batch = self.batches[self.lessons % len(self.batches)]
        stretch = play(
            self.mean if plan.simulations else self.net,
            batch,
            plan.decisions,
            self.habit(),
            self.dice,
        )
        for group in self.school.param_groups:
            group["lr"] = plan.rate * max(plan.slowest, 0.5 ** (self.lessons / plan.slow))
        came = targets(stretch, plan.trust)
        gains = gains_of(self.net, stretch, came, plan.point) if plan.policy else None
        doubt, margin, entropy = self._study(stretch.rows, *came)
        surprise = self._practise(stretch.choices, gains)
        self.lessons += 1
        ended = int(stretch.over.sum())
        self.ended += ended
        if ended:
            now = float(stretch.points[stretch.over].mean())
            before = self.scored.get(batch.players, now)
            self.scored[batch.players] = round(0.9 * before + 0.1 * now, 2)
        return Lesson(self.lessons, batch.players, ended, doubt, margin, entropy, surprise)

    def _study(
        self, rows: torch.Tensor, odds: torch.Tensor, points: torch.Tensor
    ) -> tuple[float, float, float]:
        """Bring what the net says nearer to what it should have said."""
        rows, odds, points = (part.flatten(0, 1) for part in (rows, odds, points))
        order = torch.randperm(len(rows), generator=self.dice, device=self.device)
        sums = torch.zeros(3, device=self.device)
        parts = order.split(self.plan.size)
        for part in parts:
            said, expected = self.net(rows[part])
            doubt = -(odds[part] * said).sum(1).mean()
            margin = nn.functional.smooth_l1_loss(expected / POINTS, points[part] / POINTS)
            self.school.zero_grad()
            (doubt + margin).backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            self.school.step()
            sums += torch.stack([doubt, margin, -(said.exp() * said).sum(1).mean()]).detach()
            follow(self.mean, self.net, 1 - self.plan.mean)
        doubt, margin, entropy = (sums / len(parts)).tolist()
        return doubt, margin, entropy

    def _practise(self, choices: list[Choices], gains: torch.Tensor | None) -> float:
        """Bring how good choices look nearer to what came of them."""
        size, total, parts = self.plan.size, 0.0, 0
        share = self.plan.priors or 1.0  # of what the policy says, which visits should bear out
        for number, decision in enumerate(choices):
            for nth, part in enumerate(decision.split(size)):
                scores = self.net.scores(part.rows, part.movers, part.seen, part.games)
                said = part.table(share * scores)
                wanted = part.table(part.wanted)
                surprise = (wanted.exp() * (wanted - said)).sum(1).mean()
                loss = surprise
                if gains is not None:
                    gained = gains[number, nth * size : (nth + 1) * size]
                    loss = regret(said, wanted, part.taken, gained, part.own, self.plan.freely)
                self.school.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                self.school.step()
                follow(self.mean, self.net, 1 - self.plan.mean)
                total, parts = total + float(surprise.detach()), parts + 1
        return total / parts

    def save(self, path: Path) -> None:
        """Write a checkpoint; all games will begin anew."""
        self.dealt = False
        torch.save(
            {
                "plan": asdict(self.plan),
                "seed": self.seed,
                "device": self.device.type,
                "lessons": self.lessons,
                "ended": self.ended,
                "dealings": self.dealings,
                "net": self.net.state_dict(),
                "mean": self.mean.state_dict(),
                "school": self.school.state_dict(),
                "past": self.past,
                "dice": self.dice.get_state(),
            },
            path.with_suffix(".new"),
        )
        os.replace(path.with_suffix(".new"), path)

    def go_on(self, path: Path) -> None:
        """Go on from a checkpoint."""
        kept = torch.load(path, map_location=self.device, weights_only=True)
        self.lessons, self.ended, self.seed = kept["lessons"], kept["ended"], kept["seed"]
        self.net.load_state_dict(kept["net"])
        self.mean.load_state_dict(kept["mean"])
        self.school.load_state_dict(kept["school"])
        if kept["device"] == self.device.type:
            self.dice.set_state(kept["dice"].cpu())
        else:  # dice of another kind
            self.dice.manual_seed(self.seed + self.lessons)
        self.dealings, self.dealt, self.past = kept["dealings"], False, kept["past"]
