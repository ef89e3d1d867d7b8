"""The shape of the code is a test: small files, small functions, one place that prints."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "heyday"
FILES = sorted(SOURCE.rglob("*.py"))
LONGEST_FILE = 300
LONGEST_FUNCTION = 50


def functions(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            yield node


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_file_holds_one_idea(path):
    lines = len(path.read_text(encoding="utf-8").splitlines())

    assert lines <= LONGEST_FILE
    for node in functions(path):
        assert node.end_lineno - node.lineno < LONGEST_FUNCTION, node.name


@pytest.mark.parametrize("path", sorted(SOURCE.glob("games/*/*.py")), ids=lambda path: path.name)
def test_every_rule_says_what_it_means(path):
    for node in functions(path):
        if any(isinstance(d, ast.Name) and d.id == "rule" for d in node.decorator_list):
            assert ast.get_docstring(node), f"{path.name}: {node.name}"
