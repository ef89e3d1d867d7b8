"""The net as torch sees it: the sums of `heyday.bots.minds.net`, for many positions at once."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import torch
from torch import nn

from heyday.bots.minds.net import POINTS, shapes

LEAST = 0.2  # the scale of inputs that hardly vary: what is rare should not be loud


class Net(nn.Module):
    """Says how each seat will do, from a row of inputs for each."""

    def __init__(self, inputs: int, choices: int) -> None:
        super().__init__()
        self.inputs, self.choices = inputs, choices
        self.register_buffer("mean", torch.zeros(inputs))
        self.register_buffer("spread", torch.ones(inputs))
        for name, shape in shapes(inputs, choices).items():
            weights = torch.zeros(shape)
            if not name.endswith("_bias"):
                nn.init.normal_(weights, std=shape[0] ** -0.5)
            self.register_parameter(name, nn.Parameter(weights))

    def measure(self, rows: torch.Tensor) -> None:
        """Take the scale of the inputs from some positions."""
        flat = rows.reshape(-1, self.inputs)
        self.mean.copy_(flat.mean(0))
        self.spread.copy_(flat.std(0).clamp(min=LEAST))

    def hidden(self, rows: torch.Tensor) -> torch.Tensor:
        """Return the last rows of all seats."""
        x = (rows - self.mean) / self.spread
        return layer(layer(x, self.first, self.first_bias), self.second, self.second_bias)

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithms of the odds of all seats, and their points."""
        out = self.hidden(rows) @ self.out + self.out_bias
        return torch.log_softmax(out[..., 0], -1), POINTS * out[..., 1]

    def scores(
        self, rows: torch.Tensor, movers: torch.Tensor, choices: torch.Tensor, games: torch.Tensor
    ) -> torch.Tensor:
        """Return how good choices look; `games` says which position each belongs to."""
        numbers = torch.arange(len(rows), device=rows.device)
        mover = self.hidden(rows)[numbers, movers] @ self.mover + self.mover_bias
        return torch.relu(mover[games] + choices @ self.choice) @ self.score

    def take(self, weights: Any) -> None:
        """Take over weights as the search has them; the scale of the inputs stays as measured."""
        start = 0
        for name, shape in shapes(self.inputs, self.choices).items():
            size = math.prod(shape)
            part = torch.from_numpy(np.array(weights[start : start + size])).reshape(shape)
            getattr(self, name).data.copy_(part)
            start += size
        own, others = (self.mean @ self.first.data).chunk(2)
        self.first_bias.data += own + others
        self.first.data *= self.spread[:, None]

    def flat(self) -> Any:
        """Return the weights as the search takes them, with the scale of the inputs in them."""
        parts = {
            name: getattr(self, name).detach().double().cpu()
            for name in shapes(self.inputs, self.choices)
        }
        mean, spread = self.mean.double().cpu(), self.spread.double().cpu()
        scaled = parts["first"] / spread[:, None]
        own, others = (mean @ scaled).chunk(2)
        parts["first"] = scaled
        parts["first_bias"] = parts["first_bias"] - own - others
        return np.concatenate([part.numpy().ravel() for part in parts.values()]).astype(np.float32)


@torch.no_grad()
def follow(mean: Net, now: Net, share: float) -> None:
    """Let the mean of a net's weights follow it, by a part of the way."""
    for kept, weights in zip(mean.parameters(), now.parameters(), strict=True):
        kept.lerp_(weights, share)


def layer(x: torch.Tensor, weights: torch.Tensor, bias: torch.Tensor) -> torch.Tensor:
    """Return the next rows of all seats: from its own and from the mean of the others'."""
    own, others = (x @ weights).chunk(2, -1)
    mean = (others.sum(-2, keepdim=True) - others) / (x.shape[-2] - 1)
    return torch.relu(bias + own + mean)
