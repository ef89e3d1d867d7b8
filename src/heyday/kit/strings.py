"""What people read: Fluent files in three languages, one message for each thing said."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "ja")


class Strings:
    """The messages of one game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def _bundles(self) -> dict[str, FluentBundle]:
        bundles = {}
        for language in LANGUAGES:
            bundles[language] = FluentBundle([language], use_isolating=False)
            source = (self.folder / f"{language}.ftl").read_text(encoding="utf-8")
            bundles[language].add_resource(FluentResource(source))
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
