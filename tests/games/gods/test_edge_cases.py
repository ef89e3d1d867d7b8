"""The list of edge cases is covered, not only the lines of the rules."""

import re
from pathlib import Path


def test_every_one_of_the_75_edge_cases_has_a_test():
    """The tests of the edge cases carry their numbers."""
    files = Path(__file__).parent.glob("test_edge_cases_*.py")

    found = {
        int(number)
        for file in files
        for number in re.findall(r"^def test_(\d\d)_", file.read_text("utf-8"), re.M)
    }

    assert found == set(range(1, 76))
