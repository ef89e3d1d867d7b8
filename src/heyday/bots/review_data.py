"""A review as plain data, for programs and for the page that shows it.

Positions are named by their ply, the number of actions that lead there: `heyday replay --at` shows
them, and the actions of a line can be played on from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from heyday.bots.review import Decision, Draw, Mistake, Review, SeatReview, Turn


def data_of(review: Review, language: str) -> dict[str, Any]:
    """Return a review as plain data."""
    match = review.match
    return {
        "game": match.game.name,
        "options": match.options,
        "names": match.seats,
        "plies": match.ply,
        "language": language,
        "start": review.start.data(),
        "turns": [_turn(turn, review) for turn in review.turns],
        "decisions": [_decision(it, review, language) for it in review.decisions],
        "mistakes": [_mistake(it, review, language) for it in review.mistakes],
        "draws": [_draw(it, review, language) for it in review.draws],
        "seats": [_seat(it) for it in review.seats],
        "result": match.result(),
    }


def _turn(turn: Turn, review: Review) -> dict[str, Any]:
    made = review.decisions[turn.first : turn.last]
    return {
        "turn": turn.number,
        "seat": turn.seat,
        "first": turn.first,
        "last": turn.last,
        "actions": [decision.step.notation for decision in made],
        **turn.outlook.data(),
        "loss": _short(turn.loss),
        "luck": [_short(odds) for odds in turn.luck],
    }


def _decision(decision: Decision, review: Review, language: str) -> dict[str, Any]:
    return {
        "ply": decision.ply,
        "seat": decision.step.seat,
        "action": decision.step.notation,
        "words": decision.step.story(review.match.game, language),
        "choices": decision.choices,
        **decision.outlook.data(),
        "loss": _short(decision.loss),
        "luck": [_short(odds) for odds in decision.luck.odds] if decision.luck else None,
    }


def _mistake(mistake: Mistake, review: Review, language: str) -> dict[str, Any]:
    game, verdict = review.match.game, mistake.verdict
    return {
        "ply": mistake.ply,
        "turn": mistake.turn,
        "seat": verdict.played.step.seat,
        "loss": _short(verdict.loss),
        "played": verdict.played.data(game, language),
        "better": verdict.better.data(game, language),
    }


def _draw(draw: Draw, review: Review, language: str) -> dict[str, Any]:
    return {
        "ply": draw.entry.ply - 1,
        "turn": draw.turn,
        "seat": draw.entry.seat,
        "action": draw.entry.action,
        "words": draw.entry.texts(review.match.position, language, apart=True),
        "luck": [_short(odds) for odds in draw.luck.odds],
        "points": [_short(points) for points in draw.luck.points],
    }


def _seat(seat: SeatReview) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "turns": seat.turns,
        "loss": _short(seat.loss),
        "clean": _short(seat.clean),
        "luck": _short(seat.luck),
    }


def _short(value: float) -> float:
    return round(value, 4)
