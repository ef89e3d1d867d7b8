"""The kernels of a GPU, made from the rules: nothing about a game is written here.

`advance` lets alike games go side by side. Threads of a group of 32 share one stream of
instructions; if each had its own game, most would wait while a few lay a temple. So before every
small step the games of a block are sorted by the rules that they need next, and each thread takes
the game that its turn falls on. What happens in a game does not depend on who computes it.
"""

from typing import Any

import numba
from numba import cuda

from heyday.learn.bundle import BLOCK, GROUP, KERNELS


@cuda.jit(device=True)
def line_up(alike, first, order, kind, busy):
    """Sort the games of a block by what comes next; return how many have something to do."""
    t = cuda.threadIdx.x
    if t < alike.shape[0]:
        alike[t] = 0
    cuda.syncthreads()
    nth = cuda.atomic.add(alike, kind, 1)
    working = cuda.syncthreads_count(numba.int32(busy))
    if t < alike.shape[0]:
        total = 0
        for other in range(t):
            total += alike[other]
        first[t] = total
    cuda.syncthreads()
    order[first[kind] + nth] = t
    cuda.syncthreads()
    return working


def advance_kernel(loops: Any) -> Any:
    """Return the kernel of `advance` in kit/batch.py, sorted by what comes next."""
    kind_of, is_busy, take_step = loops.kind_of, loops.is_busy, loops.take_step
    NEW, OVER, KINDS = loops.NEW, loops.OVER, loops.KINDS  # noqa: N806

    def advance(states, moves, chosen, players, seeds, decisions, digests, options, games, random):
        following = cuda.shared.array(BLOCK, numba.int32)
        left = cuda.shared.array(BLOCK, numba.int32)
        order = cuda.shared.array(BLOCK, numba.int32)
        alike = cuda.shared.array(KINDS, numba.int32)
        first = cuda.shared.array(KINDS, numba.int32)
        t = cuda.threadIdx.x
        base = cuda.blockIdx.x * BLOCK
        here = base + t < chosen.shape[0]
        left[t] = games
        following[t] = chosen[base + t] if here else OVER
        while True:
            busy = is_busy(following[t], random)
            kind = kind_of(states[base + t], following[t]) if busy else KINDS - 1
            if line_up(alike, first, order, kind, busy) == 0:
                break
            mine = order[t]
            action = following[mine]
            if is_busy(action, random):
                i = base + mine
                s = states[i]
                action = take_step(
                    s, moves[i], i, action, players, seeds, decisions, digests, options, random
                )
                if action == OVER:
                    left[mine] -= 1
                    if left[mine] > 0:
                        seeds[i] += 1
                        action = NEW
                following[mine] = action
            cuda.syncthreads()
        if here:
            chosen[base + t] = following[t]

    return advance


def look_kernel(loops: Any) -> Any:
    """Return the kernel of `look` in kit/batch.py: one thread a game."""
    look_around = loops.look_around

    def look(states, moves, seats, ranks, features):
        i = cuda.grid(1)
        if i < seats.shape[0]:
            seats[i] = look_around(states[i], moves[i], ranks[i], features[i])

    return look


def look_at_actions_kernel(loops: Any) -> Any:
    """Return the kernel of `look_at_actions` in kit/batch.py: a group of threads a game."""
    look_at = loops.look_at

    def look_at_actions(states, moves, action_features):
        i = cuda.grid(1) // GROUP
        if i < action_features.shape[0]:
            count = min(moves[i].count, action_features.shape[1])
            for nth in range(cuda.threadIdx.x % GROUP, count, GROUP):
                look_at(states[i], moves[i].list[nth] + 0, action_features[i, nth])

    return look_at_actions


def choose_kernel(loops: Any) -> Any:
    """Return the kernel of `choose` in kit/batch.py: one thread a game."""
    fixed_choice, NEW = loops.fixed_choice, loops.NEW  # noqa: N806

    def choose(moves, chosen, decisions, tick):
        i = cuda.grid(1)
        if i < chosen.shape[0]:
            chosen[i] = fixed_choice(moves[i], i, tick)
            decisions[i] += chosen[i] != NEW

    return choose


def reseed_kernel(loops: Any) -> Any:
    """Return the kernel of `reseed` in kit/batch.py: one thread a game."""
    veil = loops.veil

    def reseed(states, seeds):
        i = cuda.grid(1)
        if i < seeds.shape[0]:
            veil(states[i], seeds[i])

    return reseed


def recall_kernel(loops: Any) -> Any:
    """Return the kernel of `recall` in kit/batch.py: one thread a game."""
    foretell = loops.foretell

    def recall(states, features, shares, points, taught):
        i = cuda.grid(1)
        if i < shares.shape[0]:
            foretell(states[i], features[i], shares[i], points[i], taught)

    return recall


def think_kernel(grove: Any) -> Any:
    """Return the kernel of `think` in kit/grove.py: one thread a game."""
    search = grove.search

    def think(
        states,
        moves,
        tables,
        nodes,
        trees,
        paths,
        marks,
        weights,
        seeds,
        kinds,
        manners,
        nets,
        visits,
        odds,
        points,
        simulations,
    ):
        i = cuda.grid(1)
        if i < kinds.shape[0]:
            search(
                i,
                states,
                moves,
                tables,
                nodes,
                trees,
                paths,
                marks,
                weights,
                seeds,
                kinds,
                manners,
                nets,
                visits,
                odds,
                points,
                simulations,
            )

    return think


def kernels_of(loops: Any, grove: Any) -> dict[str, Any]:
    """Return all kernels of a game."""
    makers = (
        advance_kernel,
        look_kernel,
        look_at_actions_kernel,
        choose_kernel,
        reseed_kernel,
        recall_kernel,
    )
    made = [make(loops) for make in makers] + [think_kernel(grove)]
    return dict(zip(KERNELS, made, strict=True))
