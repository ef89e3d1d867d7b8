"""Views put together, as pages do it."""

from heyday.kit.splices import Spliced


def spliced(old, steps):
    """Return a list after some steps."""
    found = list(old)
    for at, gone, *items in steps:
        assert at + gone <= len(found)
        found[at : at + gone] = items
    return found


def taken(seen, news):
    """Return a view after what is new since an older one."""
    return seen | {
        name: spliced(seen[name], part.steps) if isinstance(part, Spliced) and part.steps else part
        for name, part in news.items()
    }
