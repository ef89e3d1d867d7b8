"""The page about frameworks, as far as they are installed."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from heyday.kit import BACKEND
from tests import pages

PAGE = (Path(__file__).parents[2] / "docs" / "adapters.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("title", "package", "backend"),
    [
        ("Many games at once", "numpy", "numba"),
        ("Gymnasium", "gymnasium", BACKEND),
        ("PettingZoo", "pettingzoo", BACKEND),
        ("OpenSpiel", "pyspiel", "python"),
    ],
)
def test_the_page_is_right(title, package, backend):
    if not find_spec(package) or backend != BACKEND:
        pytest.skip(f"needs {package} and the backend {backend}")

    assert pages.run(pages.section(PAGE, title)) > 0
