"""What people read: Fluent files in three languages, one message for each thing said."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "ja")


class Strings:
    """The messages of one game."""

    def __init__(
        self, folder: Path, names: Callable[[str], Mapping[str, Mapping[str, str]]] | None = None
    ) -> None:
        """Read a folder of messages.

        `names` gives those of things that content names, for a language: what `{ card }` is called
        when the value `$card` says which one, by the ids of all cards.
        """
        self.folder, self._names = folder, names

    @cached_property
    def _bundles(self) -> dict[str, FluentBundle]:
        bundles = {}
        for language in LANGUAGES:
            bundles[language] = FluentBundle([language], use_isolating=False)
            source = (self.folder / f"{language}.ftl").read_text(encoding="utf-8")
            bundles[language].add_resource(FluentResource(source))
            for message, names in (self._names(language) if self._names else {}).items():
                bundles[language].add_resource(FluentResource(_selection(message, names)))
        return bundles

    def say(self, language: str, message: str, **values: Any) -> str:
        """Return a message in a language, filled with values."""
        if language not in self._bundles:
            raise ValueError(f"unknown language {language!r}: expected {', '.join(LANGUAGES)}")
        bundle = self._bundles[language]
        pattern = bundle.get_message(message).value
        assert pattern
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{language}.ftl, {message}: {errors[0]}")
        return str(text)


def _selection(message: str, names: Mapping[str, str]) -> str:
    """Return the source of a message that names one of several things."""
    variants = [f"    [{key}] {_literal(name)}" for key, name in names.items()]
    other = f"   *[other] {{ ${message} }}"
    return "\n".join([f"{message} = {{ ${message} ->", *variants, other, "}\n"])


def _literal(text: str) -> str:
    """Return text that Fluent takes as it stands, whatever is in it."""
    return '{ "' + text.replace("\\", "\\\\").replace('"', '\\"') + '" }'
