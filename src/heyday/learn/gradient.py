"""A policy that learns from what it did: what turns out better than expected becomes likelier.

Nothing is tried out, so games are forty times faster than with searches. Steps are kept small
by comparing with how likely a choice was when it was taken (PPO, Schulman et al. 2017).
"""

from __future__ import annotations

import torch
from torch import Tensor

from heyday.learn.model import Net
from heyday.learn.play import Stretch, worth

FAR = 0.2  # of how likely a choice was: what goes further teaches nothing more


@torch.no_grad()
def gains_of(net: Net, stretch: Stretch, came: tuple[Tensor, Tensor], point: float) -> Tensor:
    """Return by how much each decision turned out better than the net expected, evened out.

    `came` are the odds and points that the net should have expected.
    """
    odds, points = came
    gains = []
    for number, decision in enumerate(stretch.choices):
        before, expected = net(stretch.rows[number])
        turned_out = worth(odds[number], points[number], decision.movers, point)
        gains.append(turned_out - worth(before.exp(), expected, decision.movers, point))
    all_gains = torch.stack(gains)
    own = all_gains[torch.stack([decision.own for decision in stretch.choices])]
    return (all_gains - own.mean()) / (own.std() + 1e-6)


def regret(
    said: Tensor, before: Tensor, taken: Tensor, gains: Tensor, own: Tensor, freely: float
) -> Tensor:
    """Return what to make smaller: gains missed, less what free choice counts.

    `said` and `before` are logarithms of how likely all choices are now, and were. What guests did
    teaches nothing here: the net does not choose like them.
    """
    at = taken[:, None]
    ratio = (said.gather(1, at) - before.gather(1, at)).exp()[:, 0]
    won = torch.minimum(ratio * gains, ratio.clamp(1 - FAR, 1 + FAR) * gains)
    entropy = -(said.exp() * said).sum(1)
    return -((won + freely * entropy) * own).sum() / own.sum().clamp(min=1)
