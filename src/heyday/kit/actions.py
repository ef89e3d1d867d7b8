"""Actions: one number in the rules, a verb with fields for people and programs.

The number is `verb << 10 | argument`. A vocabulary declares once which verbs there are and what
their fields mean; number, text (`tribe green 2,-1`) and data all come from that declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, Protocol

from heyday.kit.backend import rule
from heyday.kit.errors import BadNotation

ITSELF = tuple(range(1024))  # arguments that mean nothing else in any state


@rule
def action_of(verb, arg):
    """Return the number of an action."""
    return verb << 10 | arg


@rule
def verb_of(action):
    """Return an action's verb."""
    return action >> 10


@rule
def arg_of(action):
    """Return an action's argument."""
    return action & 1023


class Field(Protocol):
    """What a part of an action means. `look` is the plain state that gives numbers a meaning.

    If it also has `fixed`, which is true, they mean the same in every state. If it has `senses`,
    that returns for a state what tells its numbers apart, in less time than their words; if it has
    `rates`, that returns by what they cost something.
    """

    name: str
    numbers: range  # that stand for a value

    def data(self, look: Any, value: int) -> Any:
        """Return the value as plain data."""

    def text(self, look: Any, value: int) -> str:
        """Return the value as a word."""

    def read(self, look: Any, word: str | Any) -> int:
        """Return the number that a word or plain data stands for, or raise BadNotation."""


class Words:
    """A field whose values have names."""

    fixed = True

    def __init__(self, name: str, words: Sequence[str], first: int = 0) -> None:
        self.name, self.words = name, tuple(words)
        self.numbers = range(first, first + len(words))

    def data(self, look: Any, value: int) -> str:
        return self.words[value - self.numbers.start]

    text = data

    def read(self, look: Any, word: Any) -> int:
        if word not in self.words:
            known = ", ".join(self.words)
            raise BadNotation(f"{word!r} is no {self.name}: expected one of {known}")
        return self.numbers[self.words.index(word)]


@dataclass(frozen=True)
class Form:
    """A verb and its fields: `major` is added to the verb's number, `minor` is the argument."""

    name: str
    verb: int
    major: Field | None = None
    minor: Field | None = None

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        return tuple(f for f in (self.major, self.minor) if f)

    def head(self, verb: int) -> str:
        """Return the words before the minor field, which are the same in every state."""
        return f"{self.name} {self.major.text(None, verb - self.verb)}" if self.major else self.name

    @property
    def args(self) -> range:
        return self.minor.numbers if self.minor else range(1)

    def values(self, action: int) -> tuple[int, ...]:
        if self.major:
            major = (action >> 10) - self.verb
            return (major, action & 1023) if self.minor else (major,)
        return (action & 1023,) if self.minor else ()

    def action(self, values: Sequence[int]) -> int:
        rest = list(values)
        major = rest.pop(0) if self.major else 0
        return (self.verb + major) << 10 | (rest.pop(0) if self.minor else 0)


class Vocabulary:
    """All the forms of a game's actions."""

    def __init__(self, *forms: Form) -> None:
        self.forms = {form.name: form for form in forms}
        self._by_verb = {
            form.verb + i: form
            for form in forms
            for i in (form.major.numbers if form.major else range(1))
        }
        self._heads = {verb: form.head(verb) for verb, form in self._by_verb.items()}
        minors = {verb: form.minor for verb, form in self._by_verb.items()}
        self._senses = {verb: _senses_of(minor) for verb, minor in minors.items()}
        self._rates = {verb: getattr(minor, "rates", itself) for verb, minor in minors.items()}
        self._texts: dict[int, str] = {}  # of actions that are called the same in every state
        for action in self:
            minor = self._by_verb[action >> 10].minor
            if minor is None or getattr(minor, "fixed", False):
                self._texts[action] = self._said(None, action)
        self._numbers = {text: action for action, text in self._texts.items()}

    def form(self, action: int) -> Form:
        """Return the form of an action."""
        try:
            return self._by_verb[action >> 10]
        except KeyError:
            raise BadNotation(f"{action} is not an action") from None

    def verbs(self, *names: str) -> frozenset[int]:
        """Return the numbers of verbs."""
        return frozenset(verb for verb, form in self._by_verb.items() if form.name in names)

    def __iter__(self) -> Iterator[int]:
        """Every action there is, legal or not."""
        for verb, form in self._by_verb.items():
            for arg in form.args:
                yield verb << 10 | arg

    def __contains__(self, action: int) -> bool:
        form = self._by_verb.get(action >> 10)
        return form is not None and action & 1023 in form.args

    def text(self, look: Any, action: int) -> str:
        """Return an action in notation: `tribe green 2,-1`."""
        return self._texts.get(action) or self._said(look, action)

    def _said(self, look: Any, action: int) -> str:
        minor, head = self.form(action).minor, self._heads[action >> 10]
        return head if minor is None else f"{head} {minor.text(look, action & 1023)}"

    def senses(self, look: Any, verb: int) -> Any:
        """Return what the arguments of a verb mean, by number: equal ones are called the same."""
        return self._senses[verb](look)

    def rates(self, look: Any, verb: int) -> Any:
        """Return by what the arguments of a verb cost something, by number."""
        return self._rates[verb](look)

    def data(self, look: Any, action: int) -> dict[str, Any]:
        """Return an action as plain data: `{"do": "temple", "place": [2, -1]}`."""
        form = self.form(action)
        data: dict[str, Any] = {"do": form.name}
        for field, value in zip(form.fields, form.values(action), strict=True):
            data[field.name] = field.data(look, value)
        return data

    def read(self, look: Any, wish: str | Mapping[str, Any]) -> int:
        """Return the action that a line of notation or plain data means, or raise BadNotation."""
        if isinstance(wish, str) and wish in self._numbers:
            return self._numbers[wish]
        form, words = self._parts(wish)
        return form.action(
            [field.read(look, word) for field, word in zip(form.fields, words, strict=True)]
        )

    def said(self, wish: str | Mapping[str, Any]) -> dict[str, str]:
        """Return the fields of a wish in the words it was said in."""
        form, words = self._parts(wish)
        return {
            field.name: (word if isinstance(word, str) else ",".join(map(str, word)))[:40]
            for field, word in zip(form.fields, words, strict=True)
            if isinstance(word, str | list | tuple)
        }

    def _parts(self, wish: str | Mapping[str, Any]) -> tuple[Form, list[Any]]:
        """Return the form of a wish and its words, one for each field, not yet read."""
        if isinstance(wish, str):
            name, *words = wish.split()[:9] or [""]
        else:
            name, words = wish.get("do", ""), []
        if not isinstance(name, str) or name not in self.forms:
            raise BadNotation(f"{name!r} is no verb: expected one of {', '.join(self.forms)}")
        form = self.forms[name]
        if not isinstance(wish, str):
            names = [field.name for field in form.fields]
            if set(wish) != {"do", *names}:
                raise BadNotation(f"{name}: expected the fields {', '.join(names) or 'none'}")
            words = [wish[field] for field in names]
        if len(words) != len(form.fields):
            wants = " ".join([name, *(f"<{field.name}>" for field in form.fields)])
            raise BadNotation(f"{wish!r}: expected {wants}")
        return form, words


def itself(look: Any) -> Sequence[int]:
    """Return what each number is."""
    return ITSELF


def _senses_of(field: Field | None) -> Callable[[Any], Any]:
    """Return how to find out what tells the numbers of a field apart in a state."""
    if field is None or getattr(field, "fixed", False):
        return itself
    return getattr(field, "senses", partial(_texts_of, field))


def _texts_of(field: Field, look: Any) -> dict[int, str]:
    """Return the words for all numbers of a field."""
    return {number: field.text(look, number) for number in field.numbers}
