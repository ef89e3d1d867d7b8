"""Whole games between searches, from which a net learns how games end.

Lessons of some decisions (learner.py) teach what was thought of later positions. Hopes that are
wrong all along a line are then never put right, and a search that goes by the net looks for just
such lines. Here every position is taught by the end of its own game, and in some games searches
are long, so that they find what the net is wrong about.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn

from heyday.bots.levels import BEST
from heyday.bots.manner import Manner
from heyday.bots.minds.net import POINTS
from heyday.learn.batch import Batch, Sizes
from heyday.learn.games import Games
from heyday.learn.model import Net, follow
from heyday.learn.play import Choices, drawn, pairs, spread_out

SEEDS = 1 << 36  # between two rounds
OLDER, NEWER = 0, 1  # kinds of searches: by what games have taught, and by that and the net
NEVER = 0.3  # a choice that a search never looked at counts as one looked at so often
KEPT = 4000  # decisions with their choices, of each length of searches
HALF = torch.float16


@dataclass(frozen=True)
class Course:
    """How to learn from whole games."""

    players: tuple[int, ...] = (2, 3, 4)
    games: int = 64  # of each number of players, in rounds of short searches
    simulations: int = 24
    deep_games: int = 24  # in rounds of long ones, every second round
    deep: int = 200
    by_net: float = 0.6  # what the net counts in a search, beside what games have taught
    priors: float = 0.15  # what its policy counts
    heat: float = 0.6  # how freely choices are tried; 1: as often as a search looked at them
    steps: int = 200  # of learning after a round
    size: int = 1024  # positions of a step, of each number of players
    rate: float = 4e-4
    slow: int = 20  # rounds after which the rate is half of that
    mean: float = 0.998  # of the weights, over steps


def course_for(game: str, games: int | None = None) -> Course:
    """Return how a game is learned: searches judge as those of the strongest level do.

    `games` are those of a round of short searches; of long ones there are three for eight.
    """
    best = BEST[game]
    course = Course(by_net=best.by_net, priors=best.policy)
    return replace(course, games=games, deep_games=-(-3 * games // 8)) if games else course


class Ends(NamedTuple):
    """Positions, and how their games ended."""

    rows: Tensor
    shares: Tensor
    points: Tensor


class Whole:
    """A net that learns from whole games; `weights` are those it begins with."""

    def __init__(
        self,
        sizes: Sizes,
        make: Callable[[int], Batch],
        weights: Any,
        course: Course,
        device: torch.device,
        seed: int = 1,
    ) -> None:
        self.course, self.device, self.seed, self.weights = course, device, seed, weights
        self.dice = torch.Generator(device).manual_seed(seed)
        self.net, self.mean, self.first = (
            Net(sizes.inputs, sizes.choices).to(device) for _ in range(3)
        )
        self.school = torch.optim.Adam(self.net.parameters(), course.rate)
        self.batches = [Games(make, players, course.games) for players in course.players]
        older = Manner(foresight=False, policy=course.priors)
        newer = replace(older, by_games=1 - course.by_net, by_net=course.by_net)
        for batch in self.batches:
            batch.search_like(older, newer)
        self.ends: dict[tuple[int, bool], list[Ends]] = {}  # by players and length of searches
        self.choices: dict[bool, list[Choices]] = {False: [], True: []}
        self.rounds, self.ended, self.steps = 0, 0, 0

    def learn(self) -> dict[str, Any]:
        """Play a round of games and learn from all there were; return how it went.

        The first round is only played: nothing is learned before there are games of both kinds.
        """
        deep = self.rounds % 2 == 1
        points = {}
        for batch in self.batches:
            ends = self.play(batch, deep)
            self.ends.setdefault((batch.players, deep), []).append(ends)
            points[batch.players] = round(float(ends.points.mean()), 1)
        self.rounds += 1
        doubt, surprise = self.study() if self.rounds > 1 else (0.0, 0.0)
        found = {"round": self.rounds, "games": self.ended, "deep": deep, "points": points}
        return found | {"doubt": round(doubt, 4), "surprise": round(surprise, 4)}

    @torch.no_grad()
    def play(self, batch: Games, deep: bool) -> Ends:
        """Play games to their ends; in two of three somebody sits alone among the other kind."""
        course, count = self.course, self.course.deep_games if deep else self.course.games
        batch.begin(self.seed + SEEDS * (1 + len(self.batches) * self.rounds + batch.players))
        numbers = torch.arange(batch.games, device=self.device)
        weights = torch.from_numpy(self.weights).to(self.device)
        done = numbers >= count
        ends = torch.zeros(2, batch.games, batch.players, device=self.device)
        lived: list[tuple[Tensor, Tensor]] = []
        while not bool(done.all()):
            kinds = torch.where(done, -1, kinds_of(batch, numbers))
            rows, counts, movers = (
                x.clone() for x in (batch.positions(), batch.counts, batch.movers)
            )
            visits, _, _ = batch.think(kinds, weights, course.deep if deep else course.simulations)
            games, nths = pairs(counts.clamp(max=visits.shape[1]))
            looked = torch.log(visits[games, nths] + NEVER)
            if len(lived) % (2 if deep else 12) == 0:
                keep = (kinds == NEWER) & (counts > 1)
                seen = batch.look_at(games, nths)
                chosen = (rows, movers, counts, games, nths, seen, looked, movers, keep)
                self._keep(only(Choices(*chosen), keep), deep)
            lived.append((rows.to(HALF), ~done))
            batch.act(drawn(spread_out(games, nths, looked / course.heat, counts), self.dice))
            over = batch.over.bool() & ~done
            ends[:, over] = torch.stack([batch.shares[over], batch.points[over].float()])
            done |= over
        self.ended += count
        there = torch.stack([alive for _, alive in lived]).nonzero()
        rows = torch.stack([rows for rows, _ in lived])[there[:, 0], there[:, 1]]
        return Ends(rows, *ends[:, there[:, 1]])

    def _keep(self, choices: Choices, deep: bool) -> None:
        """Keep a decision: long searches teach the policy, short ones what it was at first."""
        if len(choices.counts):
            self.choices[deep].append(choices)
            del self.choices[deep][:-KEPT]

    def _begin(self) -> None:
        """Measure inputs by what was seen; take over the weights there are."""
        rows = [ends.rows.float().flatten(0, 1) for kept in self.ends.values() for ends in kept]
        for net in (self.net, self.mean, self.first):
            net.measure(torch.cat(rows))
            net.take(self.weights)

    def study(self) -> tuple[float, float]:
        """Learn for some steps from all games so far; return how far off odds and policy were."""
        if not self.steps:
            self._begin()
        course = self.course
        for group in self.school.param_groups:
            group["lr"] = course.rate * max(0.1, 0.5 ** (self.rounds / course.slow))
        kept = {
            key: Ends(*(torch.cat(part) for part in zip(*ends, strict=True)))
            for key, ends in self.ends.items()
        }
        sums = torch.zeros(2)
        for step in range(course.steps):
            doubt = margin = torch.zeros((), device=self.device)
            for (_, deep), ends in kept.items():
                if deep == bool(step % 2):
                    off = self._off(ends)
                    doubt, margin = doubt + off[0], margin + off[1]
            surprise = self._surprise(False) + 2 * self._surprise(True)
            self.school.zero_grad()
            (doubt + margin + surprise).backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            self.school.step()
            self.steps += 1
            share = 1 - min(course.mean, self.steps / (self.steps + 10))
            follow(self.mean, self.net, share)
            sums += torch.stack([doubt / len(self.batches), surprise / 3]).detach().cpu()
        self.weights = self.mean.flat()
        doubt, surprise = (sums / course.steps).tolist()
        return doubt, surprise

    def _off(self, ends: Ends) -> tuple[Tensor, Tensor]:
        """Return how far odds and points of some positions are off."""
        some = torch.randint(len(ends.rows), (self.course.size,), generator=self.dice)
        said, expected = self.net(ends.rows[some].float())
        doubt = -(ends.shares[some] * said).sum(1).mean()
        return doubt, nn.functional.smooth_l1_loss(expected / POINTS, ends.points[some] / POINTS)

    def _surprise(self, deep: bool) -> Tensor:
        """Return how far the policy is off at some decision."""
        kept = self.choices[deep]
        if not kept:
            return torch.zeros((), device=self.device)
        at = kept[int(torch.randint(len(kept), (1,), generator=self.dice))]
        seen = (at.rows, at.movers, at.seen, at.games)
        wanted = at.wanted
        if not deep:
            with torch.no_grad():
                wanted = self.course.priors * self.first.scores(*seen)
        said = at.table(self.course.priors * self.net.scores(*seen))
        wanted = at.table(wanted)
        return (wanted.exp() * (wanted - said)).sum(1).mean()


def kinds_of(batch: Games, numbers: Tensor) -> Tensor:
    """Return how whoever decides searches: all alike, or one of them otherwise than the others."""
    alone = batch.movers == numbers // 3 % batch.players
    third = numbers % 3
    newer = (third == 0) | (alone == (third == 1))
    return torch.where(newer, NEWER, OLDER)


def only(choices: Choices, keep: Tensor) -> Choices:
    """Return the decisions of some games."""
    number = torch.cumsum(keep, 0) - 1
    there = keep[choices.games]
    return Choices(
        choices.rows[keep],
        choices.movers[keep],
        choices.counts[keep],
        number[choices.games[there]],
        choices.nths[there],
        choices.seen[there],
        choices.wanted[there],
        choices.taken[keep],
        choices.own[keep],
    )
