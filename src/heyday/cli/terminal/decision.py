"""One decision of a person: the choices there are, and what a typed line means among them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from heyday.cli.terminal.narrowing import Choice, Group, Narrowing, place_of
from heyday.cli.terminal.screen import Screen
from heyday.cli.terminal.words import Words
from heyday.kit.errors import BadNotation
from heyday.match.match import Match

MANY = 6  # so many fitting choices are listed when a line fits several


@dataclass(frozen=True)
class Do:
    """The line names one choice."""

    choice: Choice


@dataclass(frozen=True)
class Say:
    """The line is answered, and nothing changes."""

    lines: tuple[str, ...]


@dataclass(frozen=True)
class Show:
    """The line has narrowed the choices: the table is to be drawn again."""


Answer = Do | Say | Show


class Decision:
    """What a seat can choose now, and how far the choice has been narrowed."""

    def __init__(self, match: Match, words: Words, screen: Screen) -> None:
        self.match, self.words, self.screen = match, words, screen
        self.view = match.view(match.to_move)
        choices = match.choices(words.language)
        self.narrowing = Narrowing(choices, screen.codes(self.view, choices))

    # ---- what is shown ----

    def lit(self) -> dict[str, tuple[str, str]]:
        """Return the places that can be chosen for what was chosen: price, and what comes of it."""
        if self.narrowing.group is None:
            return {}
        return {
            place: (price_tag(choice["cost"]), self.screen.effect(self.match, choice))
            for choice in self.narrowing.left
            if (place := place_of(choice))
        }

    def label(self, group: Group) -> str:
        """Return what a group of choices does."""
        if not group.placed:
            return str(group.choices[0]["text"])
        fields = dict(group.fields)
        kind = fields.get("colour", fields.get("kind", ""))
        return self.words.say(f"menu-{group.verb}", kind=kind, cost=group.costs[0])

    def price(self, group: Group) -> str:
        """Return what a group of choices costs or gains, in words."""
        return self.screen.price(*group.costs)

    def unavailable(self) -> list[str]:
        """Return what one may wish for and cannot do, with the reasons."""
        offered = {group.key for group in self.narrowing.groups}
        lines = []
        for wish, name in self._wishes().items():
            look, action = self.match.position.look(), self.match.read(wish)
            data = self.match.game.vocabulary.data(look, action)
            group = Group(data.pop("do"), tuple((k, v) for k, v in data.items() if k != "place"))
            if group.key not in offered:
                group.choices.append(
                    {"fields": data, "cost": 1, "text": self._describe(action), "id": wish}
                )
                lines.append(self._why(wish, name or self.label(group)) or "")
        return [line for line in lines if line]

    def _wishes(self) -> dict[str, str]:
        return self.screen.wishes(self.view, self.narrowing.all)

    def _describe(self, action: int) -> str:
        return self.match.position.describe(action, self.words.language)

    def _why(self, wish: str, what: str = "") -> str | None:
        """Return why a wish in notation is refused, None if it is not."""
        refused = self.match.why_not(wish, self.words.language)
        if refused is None:
            return None
        return f"{what or wish}: {refused['text']} ({refused['reference']})"

    # ---- what is heard ----

    def hear(self, line: str) -> Answer:
        """Return what a line means: a number, a place, notation, or part of a choice's text."""
        named = self.narrowing.read(line)
        if named is not None:
            return self._take(*named)
        if line.isdecimal():
            last = len(self.narrowing.groups)
            return Say((self.words.say("no-such-number", number=line, last=last),))
        wish = self.narrowing.spell(line)
        try:
            action = self.match.read(wish)
        except BadNotation as error:
            return self._search(line, str(error))
        chosen = next((c for c in self.narrowing.all if self.match.read(c["id"]) == action), None)
        return Do(chosen) if chosen else Say((self._why(wish) or wish,))

    def _take(self, group: Group | None, place: str | None) -> Answer:
        before = self.narrowing.group, self.narrowing.place
        self.narrowing.take(group, place)
        left = self.narrowing.left
        if len(left) == 1:
            return Do(left[0])
        if left:
            return Show()
        group = self.narrowing.group
        self.narrowing.group, self.narrowing.place = before
        return Say((self._why_not_there(group, place),))

    def _why_not_there(self, group: Group | None, place: str | None) -> str:
        """Return why nothing of a group can be done at a place."""
        if group is None or place is None or not group.placed:
            return self.words.say("no-such-place", code=self.narrowing.code_of(place) or "")
        values = [str(value) for _, value in group.fields]
        return self._why(" ".join([group.verb, *values, place])) or ""

    def _search(self, line: str, error: str) -> Answer:
        """Look for a part of a choice's text; `error` tells why the line is no notation."""
        found = self.narrowing.find(line)
        if len(found) == 1:
            return Do(found[0])
        if not found:
            is_verb = line.split()[0].casefold() in self.match.game.vocabulary.forms
            unknown = error if is_verb else self.words.about("not-understood", line=line)
            return Say((self._refused(line) or unknown,))
        groups = {id(group) for group in self.narrowing.groups for c in found if c in group.choices}
        places = {place_of(choice) for choice in found}
        if len(groups) == 1 and len(found) == len(self._group_of(found[0]).choices):
            return self._take(self._group_of(found[0]), None)
        if len(places) == 1 and None not in places:
            return self._take(None, places.pop())
        typed = [(self.narrowing.typed(choice["id"]), choice["text"]) for choice in found[:MANY]]
        texts = [f"  {how}  {text}" for how, text in typed]
        if len(found) > MANY:
            texts.append("  …")
        return Say((self.words.say("too-many", line=line, count=len(found)), *texts))

    def _group_of(self, choice: Choice) -> Group:
        return next(group for group in self.narrowing.groups if choice in group.choices)

    def _refused(self, line: str) -> str | None:
        """Return why a wish is refused whose place or card was not said."""
        verb = line.split()[0].casefold()
        places = list(self.narrowing.codes.values())[:1]
        guesses = {
            wish: name
            for wish, name in (self._wishes() | self.screen.named(self.view)).items()
            if wish.startswith(line.casefold()) or _fits(line, name)
        }
        if verb in self.match.game.vocabulary.forms:
            said = [line.casefold(), *(f"{line.casefold()} {place}" for place in places)]
            guesses |= dict.fromkeys(said, "")
        for wish, name in guesses.items():
            with suppress(BadNotation):
                if why := self._why(wish, name):
                    return why
        return None

    def why(self, line: str) -> str:
        """Return the answer to `why …`."""
        if not line:
            return self.words.about("why-what", code=next(iter(self.narrowing.codes), ""))
        wish = self.narrowing.spell(line)
        try:
            why = self._why(wish)
        except BadNotation:
            return self._why_words(line)
        return why or self.words.say("is-legal", text=self._describe(self.match.read(wish)))

    def _why_words(self, line: str) -> str:
        """Return the answer to a `why` that is not in notation: a number, a place, some words."""
        answer = self.hear(line)
        if isinstance(answer, Say):
            return "\n".join(answer.lines)
        left = self.narrowing.left
        self.narrowing.reset()
        texts = [answer.choice["text"]] if isinstance(answer, Do) else [left[0]["text"], "…"]
        return self.words.say("is-legal", text="; ".join(texts))


def _fits(line: str, name: str) -> bool:
    """Whether all words of a line are in a name."""
    return bool(name) and all(word in name.casefold() for word in line.casefold().split())


def price_tag(cost: int) -> str:
    """Return a price as it stands on a place."""
    if cost == 0:
        return ""
    return f"+{-cost}" if cost < 0 else str(cost)
