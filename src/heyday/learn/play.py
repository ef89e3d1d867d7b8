"""Games that a net plays against itself, many at once, one decision of each at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import torch
from torch import Tensor

from heyday.learn.games import Games
from heyday.learn.model import Net

NEVER = -1e9  # the score of a choice there is not
RARELY = 0.01  # a choice that a search never looked at counts as one looked at so often
LEAD = 10.0  # points by which one can be ahead; more counts no more


@dataclass(frozen=True)
class Choices:
    """A decision of all games, with all that could be chosen."""

    rows: Tensor  # what the net saw of each game
    movers: Tensor
    counts: Tensor
    games: Tensor  # the game of each choice, and its place there
    nths: Tensor
    seen: Tensor  # what the net saw of it
    wanted: Tensor  # how good it should have looked
    taken: Tensor  # the place of what was chosen, for each game
    own: Tensor  # whether the net chose, not a guest

    def table(self, values: Tensor) -> Tensor:
        """Return how likely choices are by their values, as logarithms: a line for each game."""
        return torch.log_softmax(spread_out(self.games, self.nths, values, self.counts), 1)

    def split(self, size: int) -> Iterator[Choices]:
        """Return the same, so many games at a time."""
        listed = torch.bincount(self.games, minlength=len(self.counts))
        ends = [0, *torch.cumsum(listed, 0).tolist()]
        for first in range(0, len(self.counts), size):
            games = slice(first, min(first + size, len(self.counts)))
            ones = slice(ends[games.start], ends[games.stop])
            yield Choices(
                self.rows[games],
                self.movers[games],
                self.counts[games],
                self.games[ones] - first,
                self.nths[ones],
                self.seen[ones],
                self.wanted[ones],
                self.taken[games],
                self.own[games],
            )


@dataclass(frozen=True)
class Stretch:
    """Some decisions of all games, one after the other: [decision, game, ...]."""

    rows: Tensor  # what the net saw
    over: Tensor  # whether the game ended then, and how
    shares: Tensor
    points: Tensor
    next_odds: Tensor  # what the net thought of the position that followed
    next_points: Tensor
    choices: list[Choices]  # of some decisions


def pairs(counts: Tensor) -> tuple[Tensor, Tensor]:
    """Return all choices of all games: the game of each, and its place in the game's list."""
    games = torch.repeat_interleave(torch.arange(len(counts), device=counts.device), counts)
    before = torch.cumsum(counts, 0) - counts
    return games, torch.arange(len(games), device=counts.device) - before[games]


def worth(odds: Tensor, points: Tensor, seat: Tensor, point: float) -> Tensor:
    """Return what positions are worth to a seat: victory above all, then the distance."""
    at = seat[:, None]
    best = points.scatter(1, at, NEVER).amax(1)
    lead = (points.gather(1, at)[:, 0] - best).clamp(-LEAD, LEAD)
    return odds.gather(1, at)[:, 0] + point * lead


def look_ahead(
    net: Net, batch: Games, point: float, taught: Tensor, which: Tensor | None = None
) -> tuple[Tensor, ...]:
    """Try out every choice of every game, or some; return game, place and worth of each.

    Some games go by what earlier games have taught us, not by the net.
    """
    games, nths = pairs(batch.counts)
    if which is not None:
        games, nths = games[which], nths[which]
    rows, over, shares, known = batch.try_out(games, nths)
    odds, points = net(rows)
    sure = (over.bool() | taught[games])[:, None]
    odds, points = torch.where(sure, shares, odds.exp()), torch.where(sure, known, points)
    return games, nths, worth(odds, points, batch.movers[games], point)


def spread_out(games: Tensor, nths: Tensor, values: Tensor, counts: Tensor) -> Tensor:
    """Return values of choices as a table, a line for each game."""
    table = torch.full((len(counts), int(counts.max())), NEVER, device=values.device)
    table[games, nths] = values
    return table


def drawn(scores: Tensor, generator: torch.Generator) -> Tensor:
    """Draw a choice in each line, by the logarithms of how likely each is."""
    chance = torch.rand(scores.shape, generator=generator, device=scores.device)
    return (scores - torch.log(-torch.log(chance.clamp(1e-9, 1 - 1e-7)))).argmax(1)


@dataclass(frozen=True)
class Habit:
    """How games are played that a net learns from."""

    heat: float  # how freely choices are tried: odds that make one e times likelier
    keen: float  # the same, for how good choices should look
    point: float  # what a point of lead counts beside the victory
    taught: float = 0.0  # the part of the games that go by what earlier games have taught us
    simulations: int = 0  # of a search for each decision; 0: each choice is tried out, once
    search_heat: float = 0.5  # 1: choices are as likely as a search looked at them; 0: the first
    priors: bool = False  # whether searches ask the policy what to look at first
    policy: bool = False  # nothing is tried out: choices are as likely as they look good
    guests: float = 0.0  # then: the part of the games among such as go by earlier games
    past: float = 0.0  # and the part among an earlier self
    earlier: Net | None = None

    def begin(self) -> Habit:
        """Return how games are begun: without searches, by the policy if they go by it."""
        if not self.simulations:
            return self
        return replace(self, taught=1.0, simulations=0, policy=self.priors)


@dataclass(frozen=True)
class Thought:
    """What was thought of the choices of all games, and of the games themselves."""

    games: Tensor  # of each choice, and its place there
    nths: Tensor
    likely: Tensor  # how likely it is to be taken, as a logarithm
    wanted: Tensor  # how good it should look
    seen: Tensor | None = None  # what the net saw of it, if it looked
    odds: Tensor | None = None  # what a search promises all seats
    points: Tensor | None = None
    own: Tensor | None = None  # in which games the net chooses, if not in all


def by_trial(net: Net, batch: Games, habit: Habit, taught: Tensor) -> Thought:
    """Try out every choice of every game: likelier is what turns out better."""
    games, nths, values = look_ahead(net, batch, habit.point, taught)
    return Thought(games, nths, values / habit.heat, values / habit.keen)


def by_search(net: Net, batch: Games, habit: Habit, taught: Tensor) -> Thought:
    """Search every game: likelier is what was looked at more often."""
    weights = torch.from_numpy(net.flat()).to(batch.device)
    visits, odds, points = batch.think(torch.where(taught, 0, 1), weights, habit.simulations)
    games, nths = pairs(batch.counts.clamp(max=visits.shape[1]))
    wanted = torch.log(visits[games, nths] + RARELY)
    likely = wanted / habit.search_heat
    return Thought(games, nths, likely, wanted, odds=odds, points=points)


def by_policy(net: Net, batch: Games) -> Thought:
    """Take choices as they look at a glance."""
    games, nths = pairs(batch.counts)
    seen = batch.look_at(games, nths)
    scores = net.scores(batch.positions(), batch.movers, seen, games)
    return Thought(games, nths, scores, scores, seen)


def with_guests(thought: Thought, net: Net, batch: Games, habit: Habit) -> Thought:
    """Let guests choose in some games, where the net sits alone among them.

    From games against itself alone it would know only tables of players like itself.
    """
    numbers = torch.arange(batch.games, device=batch.device)
    invited = batch.movers != numbers % batch.players
    tried = invited & (numbers < habit.guests * batch.games)
    past = invited & ~tried & (numbers >= (1 - habit.past) * batch.games)
    likely, games = thought.likely.clone(), thought.games
    if bool(tried.any()):
        there = tried[games]
        _, _, values = look_ahead(net, batch, habit.point, tried, there)
        likely[there] = values / habit.heat
    if habit.past and habit.earlier is not None and thought.seen is not None:
        there = past[games]
        rows, seen = batch.positions(), thought.seen[there]
        likely[there] = habit.earlier.scores(rows, batch.movers, seen, games[there])
    return replace(thought, likely=likely, own=~(tried | past))


def choose(net: Net, batch: Games, habit: Habit, dice: torch.Generator) -> tuple[Tensor, Thought]:
    """Choose in every game; return what was thought of it, too."""
    if habit.policy:
        thought = by_policy(net, batch)
        if habit.guests or habit.past:
            thought = with_guests(thought, net, batch, habit)
    else:
        numbers = torch.arange(batch.games, device=batch.device)
        think = by_search if habit.simulations else by_trial
        thought = think(net, batch, habit, numbers < habit.taught * batch.games)
    table = spread_out(thought.games, thought.nths, thought.likely, batch.counts)
    return drawn(table, dice), thought


@torch.no_grad()
def stagger(net: Net, batch: Games, span: int, habit: Habit, dice: torch.Generator) -> None:
    """Let games begin one after the other, so that they are not all at the same stage later on."""
    order = torch.randperm(batch.games, generator=dice, device=batch.device)
    waits = order * span // batch.games
    for decision in range(span):
        nths, _ = choose(net, batch, habit, dice)
        batch.act(torch.where(waits > decision, -1, nths))


@torch.no_grad()
def play(net: Net, batch: Games, decisions: int, habit: Habit, dice: torch.Generator) -> Stretch:
    """Play on for some decisions."""
    lived: list[tuple[Tensor, ...]] = []
    expected: list[tuple[Tensor, Tensor]] = []  # of each position that followed
    choices: list[Choices] = []
    for number in range(decisions):
        rows, movers, counts = (x.clone() for x in (batch.positions(), batch.movers, batch.counts))
        chosen, thought = choose(net, batch, habit, dice)
        if expected and thought.odds is not None and thought.points is not None:
            expected[-1] = thought.odds, thought.points
        if habit.policy or thought.odds is not None or number == decisions - 1:
            games, nths = thought.games, thought.nths
            seen = batch.look_at(games, nths) if thought.seen is None else thought.seen
            wanted = thought.wanted
            own = torch.ones_like(movers, dtype=torch.bool) if thought.own is None else thought.own
            choices.append(Choices(rows, movers, counts, games, nths, seen, wanted, chosen, own))
        batch.act(chosen)
        odds, points = net(batch.positions())
        expected.append((odds.exp(), points))
        lived.append((rows, *(x.clone() for x in (batch.over, batch.shares, batch.points))))
    rows, over, shares, points = (torch.stack(p) for p in zip(*lived, strict=True))
    next_odds, next_points = (torch.stack(p) for p in zip(*expected, strict=True))
    return Stretch(rows, over, shares, points, next_odds, next_points, choices)


@torch.no_grad()
def contest(net: Net, batch: Games, decisions: int, habit: Habit) -> float:
    """Let a net sit in one seat among such that go by what earlier games have taught us.

    These try out every choice; the net does so too, or goes by its policy alone. Return its share
    of the victories, divided by a fair share.
    """
    seats = torch.arange(batch.games, device=batch.device) % batch.players
    wins, ended = 0.0, 0
    for _ in range(decisions):
        taught = batch.movers != seats
        games, nths, values = look_ahead(net, batch, habit.point, taught)
        best = spread_out(games, nths, values, batch.counts).argmax(1)
        if habit.policy:
            thought = by_policy(net, batch)
            table = spread_out(thought.games, thought.nths, thought.likely, batch.counts)
            best = torch.where(taught, best, table.argmax(1))
        batch.act(best)
        over = batch.over.bool()
        wins += float(batch.shares.gather(1, seats[:, None])[over].sum())
        ended += int(over.sum())
    return wins * batch.players / max(ended, 1)


def targets(stretch: Stretch, trust: float) -> tuple[Tensor, Tensor]:
    """Return what the net should have said: how games ended, or what it thought later on.

    `trust` is how much the later counts against the next (the lambda of TD).
    """
    odds, points = stretch.next_odds[-1], stretch.next_points[-1]
    wanted: list[tuple[Tensor, Tensor]] = []
    for t in reversed(range(len(stretch.rows))):
        ended = stretch.over[t].bool()[:, None]
        odds = (1 - trust) * stretch.next_odds[t] + trust * odds
        points = (1 - trust) * stretch.next_points[t] + trust * points
        odds = torch.where(ended, stretch.shares[t], odds)
        points = torch.where(ended, stretch.points[t], points)
        wanted.append((odds, points))
    wanted.reverse()
    return torch.stack([w[0] for w in wanted]), torch.stack([w[1] for w in wanted])
