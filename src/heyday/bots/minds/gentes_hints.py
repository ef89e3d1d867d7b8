"""Which actions of Gentes look good before they are tried, in hundredths."""

from heyday.games.gentes.box import tiles
from heyday.games.gentes.state import Step, Verb
from heyday.kit import rule, table
from heyday.kit.actions import arg_of, verb_of
from heyday.kit.steps import next_seat, next_step

TILE_HINT = table([30, 30, 120, 60, -20])  # philosopher, scribe, chronicler, navigator, start
_DONE = {Step.TRAIN: -100, Step.TAKE: -30, Step.EXCHANGE: 0, Step.DECLINE: 100, Step.FINAL: -100}
DONE_HINT = table([_DONE.get(step, -100) for step in range(Step.DRAFT_END)])
_VERB = {
    Verb.TAX: -30,
    Verb.SUN: 100,
    Verb.HOME: 60,
    Verb.HIRE: -60,
    Verb.EXCHANGE: -150,
    Verb.END: 150,
    Verb.REPEAT: 100,
    Verb.EXTRA: 80,
    Verb.FETCH: -20,
    Verb.MOON: 100,
    Verb.SCORE: 100,
}
VERB_HINT = table([_VERB.get(verb, 0) for verb in range(32)])


@rule
def hint(s, action):
    """Say how good an action looks, before it is tried."""
    verb = verb_of(action)
    arg = arg_of(action)
    step = next_step(s)
    if verb == Verb.TILE:
        return TILE_HINT[tiles.kind[arg]] / 100.0
    if verb == Verb.DONE:
        return DONE_HINT[step] / 100.0
    if verb == Verb.TAKE:
        return 0.2
    if verb == Verb.SYMBOL:
        return 0.6 * s.player[next_seat(s)].symbols[arg]
    if verb == Verb.PAY:
        return 1.0 if arg < 16 else 0.0
    return VERB_HINT[verb] / 100.0
