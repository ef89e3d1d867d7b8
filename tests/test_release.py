"""What a release says of itself is true."""

import re
import tomllib
from pathlib import Path

import heyday

ROOT = Path(__file__).parents[1]


def test_the_changelog_tells_of_this_version():
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heads = re.findall(r"^## (.+)$", text, re.MULTILINE)

    released = [head for head in heads if head != "Unreleased"]
    assert re.fullmatch(rf"{re.escape(heyday.__version__)}, \d{{4}}-\d\d-\d\d", released[0])


def test_all_that_is_installed_is_pinned():
    """By name: whatever an extra asks for has a version in constraints.txt."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = project["dependencies"] + [
        need
        for extra, needs in project["optional-dependencies"].items()
        if extra in ("fast", "server", "docs", "cluster", "report", "dev")
        for need in needs
    ]
    pinned = {name_of(line) for line in (ROOT / "constraints.txt").read_text().splitlines() if line}

    assert {name_of(need) for need in asked} <= pinned


def name_of(need):
    return re.split(r"[\[<>=]", need)[0].lower().replace("_", "-")
