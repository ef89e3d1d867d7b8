"""Pages of the documentation whose code is run: a line that ends in `# -> …` is checked."""

import ast
import re
import sys
from types import ModuleType

BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SAID = re.compile(r"^(.*?)  # -> (.*)$")


def section(text, title):
    """Return a section of a page."""
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def run(text):
    """Run all blocks of a page, one after the other; return how many lines were checked."""
    page = sys.modules["page"] = ModuleType("page")  # where its functions are found by name
    page._check, checked = _check, []
    for block in BLOCK.findall(text):
        lines = [_checking(line, checked) for line in block.splitlines()]
        exec(compile("\n".join(lines), "page", "exec"), vars(page))
    return len(checked)


def _checking(line, checked):
    """Return a line that compares what it is worth, if the page says so."""
    found = SAID.match(line)
    if not found:
        return line
    code = found[1].strip()
    ast.parse(code, mode="eval")
    checked.append(code)
    indent = line[: len(line) - len(line.lstrip())]
    return f"{indent}_check({code!r}, ({code}), {found[2]!r})"


def _check(code, value, said):
    assert repr(value) == said, f"{code} is {value!r}, the page says {said}"
