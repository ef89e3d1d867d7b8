"""Figures for whoever runs the server, in the format of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from heyday.server.events import KINDS

STEPS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)


class Metrics:
    """What is counted and timed."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.changes = Counter(
            "heyday_changes_total", "Changes of tables.", ["kind"], registry=self.registry
        )
        self.kinds = {kind: self.changes.labels(kind) for kind in KINDS}
        self.seconds = Histogram(
            "heyday_change_seconds",
            "From a wish to the views of all, stored.",
            buckets=STEPS,
            registry=self.registry,
        )
        self.refusals = Counter(
            "heyday_refusals_total", "Wishes not granted.", ["code"], registry=self.registry
        )
        self.tables = Gauge("heyday_tables", "Tables in memory.", registry=self.registry)
        self.pages = Gauge("heyday_pages", "Connected pages.", registry=self.registry)
        self.waiting = Gauge(
            "heyday_thoughts_waiting", "Questions that wait for a bot.", registry=self.registry
        )

    def action(self, kind: str, seconds: float) -> None:
        """Count a change."""
        self.kinds[kind].inc()
        self.seconds.observe(seconds)

    def refused(self, code: str) -> None:
        """Count a refusal; those of the rules together."""
        known = code in KNOWN
        self.refusals.labels(code if known else "rules").inc()

    def text(self) -> bytes:
        """Return all figures."""
        return generate_latest(self.registry)


KNOWN = {
    *("malformed", "unknown-token", "not-allowed", "not-found", "conflict", "stale"),
    *("not-your-turn", "bad-notation", "nothing-to-undo", "too-many", "no-answer", "unavailable"),
}
