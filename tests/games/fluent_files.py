"""The Fluent files of a game, taken apart: which messages there are, what each wants to know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor


class Names(Visitor):
    """Collects the variables and the references of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)


class FluentFiles:
    """A folder of files; `named` are the messages that content adds to them."""

    def __init__(self, folder: Path, named: Collection[str] = ()) -> None:
        self.folder, self.named = folder, named
        self.messages = cache(self._messages)
        self.mentions = cache(self._mentions)
        self.variables = cache(self._variables)

    def _messages(self, language: str) -> dict[str, ftl.Message]:
        """The messages of a language; a slip in the file fails here."""
        path = self.folder / f"{language}.ftl"
        entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
        junk = [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
        assert not junk, f"{path.name} cannot be read at {junk[0]!r}"
        found = [entry for entry in entries if isinstance(entry, ftl.Message)]
        twice = [name for name, n in Counter(entry.id.name for entry in found).items() if n > 1]
        assert not twice, f"{path.name} defines {twice} twice"
        return {entry.id.name: entry for entry in found}

    def _mentions(self, language: str, message: str) -> Names:
        names = Names()
        names.visit(self.messages(language)[message])
        return names

    def _variables(self, language: str, message: str) -> frozenset[str]:
        """All that a message wants to know, itself or through the messages it mentions."""
        if message in self.named:
            return frozenset([message])
        names = self.mentions(language, message)
        deeper = [self.variables(language, other) for other in names.references]
        return frozenset(names.variables).union(*deeper)
