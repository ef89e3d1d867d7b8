"""Who cites a ruling: read off the rules and the tests, written into docs/rulings.md.

The prose there is written by hand, a section a ruling. The two lines that end a section, `- Rule:`
and `- Tests:`, come from here: `python -m tests.rulings --write`. A function cites a ruling by
naming it (D7) in its docstring or in a comment, a module in its docstring, a test in its name too
(test_d7_...).
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "rulings.md"
GAMES = {"D": "gods", "G": "gentes", "H": "gods"}  # whose rulings have the letter; H: house rules
CITATION = re.compile(rf"\b([{''.join(GAMES)}]\d+)\b")
IN_NAME = re.compile(rf"(?<![^_])([{''.join(GAMES).lower()}]\d+)(?![^_])")
HEADING = re.compile(r"^### ([A-Z]\d+)\b")
GENERATED = ("- Rule:", "- Tests:")


def citations(source: str) -> Iterator[tuple[str, str]]:
    """Yield (name of the function, ruling); the name of the module itself is empty."""
    tree = ast.parse(source)
    functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    for ruling in CITATION.findall(ast.get_docstring(tree) or ""):
        yield "", ruling
    for function in functions:
        for ruling in CITATION.findall(ast.get_docstring(function) or ""):
            yield function.name, ruling
        for ruling in IN_NAME.findall(function.name):
            yield function.name, ruling.upper()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            around = [f for f in functions if f.lineno <= token.start[0] <= (f.end_lineno or 0)]
            for ruling in CITATION.findall(token.string) if around else ():
                yield max(around, key=lambda f: f.lineno).name, ruling


@cache
def citing_rules() -> dict[str, set[str]]:
    """Return, for each ruling, the rules of its own game that cite it."""
    found = defaultdict(set)
    for letter, game in GAMES.items():
        for path in (ROOT / "src" / "heyday" / "games" / game).glob("*.py"):
            for name, ruling in citations(path.read_text(encoding="utf-8")):
                if ruling.startswith(letter):
                    found[ruling].add(f"{path.stem}.{name}" if name else path.stem)
    return found


@cache
def citing_tests() -> dict[str, set[str]]:
    """Return, for each ruling, the tests that cite it."""
    found = defaultdict(set)
    for path in (ROOT / "tests").rglob("test_*.py"):
        for name, ruling in citations(path.read_text(encoding="utf-8")):
            if name.startswith("test_"):
                found[ruling].add(name)
    return found


def sections(text: str) -> dict[str, str]:
    """Return the rulings of the document, each with its text."""
    found: dict[str, str] = {}
    ruling = ""
    for line in text.splitlines(keepends=True):
        if heading := HEADING.match(line):
            ruling = heading[1]
            if ruling in found:
                raise ValueError(f"{ruling} stands twice in {DOCUMENT.name}")
        elif line.startswith("#"):
            ruling = ""
        if ruling:
            found[ruling] = found.get(ruling, "") + line
    return found


def written(text: str) -> str:
    """Return the document with the generated lines as they should be."""
    rules, tests = citing_rules(), citing_tests()
    for ruling, section in sections(text).items():
        prose = [line for line in section.splitlines() if not line.startswith(GENERATED)]
        while not prose[-1]:
            prose.pop()
        lines = [listed("- Rule:", rules[ruling]), listed("- Tests:", tests[ruling])]
        gap = "" if text.endswith(section) else "\n"
        text = text.replace(section, "\n".join([*prose, "", *lines]) + "\n" + gap)
    return text


def listed(label: str, names: set[str]) -> str:
    """Return one generated line."""
    return f"{label} {', '.join(f'`{name}`' for name in sorted(names)) or 'none'}"


def main() -> None:
    """Bring the document up to date."""
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.rulings --write")
    DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
