"""Every ruling has a rule and a test that cite it, and docs/rulings.md says which."""

from __future__ import annotations

import re

import pytest

from heyday.games.gods.game import GAME as GODS
from tests.rulings import (
    DOCUMENT,
    citations,
    citing_rules,
    citing_tests,
    sections,
    written,
)

TEXT = DOCUMENT.read_text(encoding="utf-8")
RULINGS = sections(TEXT)


def test_the_document_names_those_who_cite_a_ruling():
    assert written(TEXT) == TEXT, "docs/rulings.md is out of date: python -m tests.rulings --write"


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_has_a_rule(ruling):
    assert citing_rules()[ruling], f"no rule names {ruling} in its docstring or in a comment"


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_has_a_test(ruling):
    assert citing_tests()[ruling], f"no test names {ruling} in its name, docstring or a comment"


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_has_a_question_a_ruling_and_a_reason(ruling):
    assert re.findall(r"^\*(\w+)\.\*", RULINGS[ruling], re.M) == ["Question", "Ruling", "Reason"]


@pytest.mark.parametrize("letter", sorted({ruling[0] for ruling in RULINGS}))
def test_rulings_are_numbered_without_a_gap(letter):
    numbers = [int(ruling[1:]) for ruling in RULINGS if ruling[0] == letter]

    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("found", [citing_rules, citing_tests])
def test_nobody_cites_a_ruling_that_does_not_exist(found):
    letters = {ruling[0] for ruling in RULINGS}

    unknown = {r: names for r, names in found().items() if r[0] in letters and r not in RULINGS}

    assert unknown == {}


@pytest.mark.parametrize("option", GODS.options, ids=lambda option: option.name)
def test_an_option_stands_in_its_ruling(option):
    assert f"Option `{option.name}`" in " ".join(RULINGS[option.ruling].split())
    assert f"`{option.values[1]}`" in RULINGS[option.ruling]


def test_the_references_of_refusals_cite_rulings_that_exist():
    cited = {ruling for _, ruling in GODS.references.values() if ruling}

    assert cited
    assert cited <= set(RULINGS)


EXAMPLE = '''
"""A chapter (D1)."""
# D2 stands outside of every function.
@rule
def lay(s):
    """Lay a card (action c, D3, D12)."""
    s.note = "D4"
    return s  # all the same (D5)


def test_d6_and_d123_hold(): ...
def test_d7a_is_no_ruling(): ...
'''


def test_docstrings_comments_and_names_cite_but_not_strings():
    cited = sorted(citations(EXAMPLE))

    assert cited == [
        ("", "D1"),
        ("lay", "D12"),
        ("lay", "D3"),
        ("lay", "D5"),
        ("test_d6_and_d123_hold", "D123"),
        ("test_d6_and_d123_hold", "D6"),
    ]


def test_writing_changes_only_the_generated_lines():
    stale = TEXT.replace("- Rule: ", "- Rule: `nobody`, ").replace("- Tests: ", "- Tests: `x`, ")

    assert written(stale) == written(TEXT)
    prose = [line for line in written(stale).splitlines() if not line.startswith("- ")]
    assert prose == [line for line in TEXT.splitlines() if not line.startswith("- ")]
