"""Quotas: nobody may ask for so much that others have to wait."""

from __future__ import annotations

import time
from collections import OrderedDict

from heyday.server.errors import Refused
from heyday.server.limits import QUOTAS

KEPT = 100_000


class Quotas:
    """What everybody has left: a bucket each, which fills slowly."""

    def __init__(self, enabled: bool = True) -> None:
        self.enabled = enabled
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, name: str, who: str) -> None:
        """Take one from a bucket; raises Refused if it is empty."""
        if not self.enabled:
            return
        quota, now = QUOTAS[name], time.monotonic()
        left, at = self._buckets.pop((name, who), (float(quota.burst), now))
        left = min(quota.burst, left + (now - at) * quota.a_minute / 60)
        self._buckets[name, who] = (max(0.0, left - 1), now)
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        if left < 1:
            raise Refused("too-many", "too-many")
