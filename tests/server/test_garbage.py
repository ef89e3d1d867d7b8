"""Garbage is found in the end, wherever it was put."""

import gc
import weakref

from heyday.server import garbage


class Page:
    """Something that holds itself."""

    def __init__(self):
        self.itself = self


def test_garbage_that_was_put_aside_is_found():
    page = Page()
    gone = weakref.ref(page)
    threshold = gc.get_threshold()
    try:
        garbage.begin()
        del page
        gc.collect()
        assert gone() is not None  # no search looks there

        assert garbage.search() > 0
        assert gone() is None
    finally:
        gc.unfreeze()
        gc.set_threshold(*threshold)
