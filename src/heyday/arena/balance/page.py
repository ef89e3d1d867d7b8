"""A report as one page that needs nothing else: text, plots and tables in one file."""

from __future__ import annotations

from pathlib import Path

from heyday.arena.balance import words
from heyday.arena.balance.html import plain
from heyday.arena.balance.report import Report
from heyday.arena.balance.sections import sections


def page(report: Report) -> str:
    """Return the page."""
    parts = sections(report)
    links = "".join(f'<a href="#{part.anchor}">{plain(part.title)}</a>' for part in parts)
    style = Path(__file__).with_name("page.css").read_text(encoding="utf-8")
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{plain(report.title)}: how balanced it is</title>
<style>
{style}</style>
</head>
<body>
<header class="top"><div class="wrap">{_top(report)}</div></header>
<nav aria-label="Sections"><div class="wrap">{links}</div></nav>
<main class="wrap">
{"".join(part.html() for part in parts)}</main>
<footer><div class="wrap">{_footer()}</div></footer>
</body>
</html>
"""


def _top(report: Report) -> str:
    conditions = report.conditions
    return (
        f'<div class="brand">heyday</div><h1>{plain(report.title)}: how balanced it is</h1>'
        f"<p>{report.games} games of {plain(words.how_played(report))}.</p>"
        f"<small>Rules {conditions.rules}, content {conditions.content}. "
        "Intervals are those of 95\u00a0%.</small>"
    )


def _footer() -> str:
    return (
        "<p><strong>Win contribution</strong> compares seats at the same table: by how many points "
        "of win rate those who used a thing won more often than those who did not. For what is "
        "used again and again it is the difference that one more use makes. It tells what goes "
        "together with winning, not what causes it: who is ahead can afford more. So compare like "
        "with like, the cards of one era, the tiles of one action.</p>"
        "<p>Its standard error is the one it would have if every winner were drawn by lot. Shares "
        "have Wilson's interval. Bots play differently from people: what they never do may still "
        "be worth doing.</p>"
    )
