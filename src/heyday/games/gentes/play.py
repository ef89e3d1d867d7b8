"""Gentes as the other layers see it: the contract of a game.

The chapters each have a file: preparation, heyday, payment, tax_collector, philosopher, navigator,
scribe, chronicler, hometowns, additional, decline, final_scoring. `choices` and `wishes` ask them
what may be done, this file does it. What is still to happen stands on a stack of steps in the state
(kit/steps.py): `apply` takes a decision, `run` a step that happens by itself.
"""

from heyday.games.gentes.additional import begin_exchange, check_bonus, hire, move_person
from heyday.games.gentes.choices import legal_actions
from heyday.games.gentes.chronicler import play, score_symbol
from heyday.games.gentes.decline import (
    activate_in_decline,
    activate_moon,
    begin_decline,
    check_hand,
    discard,
    end_decline,
    open_decline,
)
from heyday.games.gentes.display import refill
from heyday.games.gentes.faults import fault
from heyday.games.gentes.final_scoring import (
    begin_final,
    give_up_hand,
    score,
    score_card,
    score_rest,
)
from heyday.games.gentes.gains import (
    choose_cube,
    face_loss,
    join,
    join_chosen,
    keep_person,
    lose_person,
    receive,
    remove_lock,
)
from heyday.games.gentes.heyday import (
    choose_home,
    choose_sun,
    choose_tax,
    choose_tile,
    conduct,
    forget_main,
    next_turn,
)
from heyday.games.gentes.mat import GROUPS
from heyday.games.gentes.navigator import activate_chosen, build, relocate
from heyday.games.gentes.payment import pay, place_hourglasses
from heyday.games.gentes.philosopher import end_training, train, use_for_extra
from heyday.games.gentes.preparation import draft, end_draft, new_game, settle
from heyday.games.gentes.scribe import fetch, take
from heyday.games.gentes.secrets import imagine
from heyday.games.gentes.state import Moves, Source, State, Step, Verb
from heyday.games.gentes.tax_collector import repeat_tax
from heyday.games.gentes.wishes import cost, refusal
from heyday.kit import rule
from heyday.kit.actions import arg_of, verb_of
from heyday.kit.steps import argument, next_seat, next_step, pop

__all__ = [
    "Moves",
    "State",
    "apply",
    "cost",
    "fault",
    "imagine",
    "is_over",
    "legal_actions",
    "new_game",
    "refusal",
    "run",
    "score",
    "to_move",
    "waits",
]


@rule
def to_move(s):
    """Return the seat that decides next."""
    return next_seat(s)


@rule
def is_over(s):
    """Whether the game has ended."""
    return s.over != 0


@rule
def waits(s):
    """Whether the next step is a decision."""
    return next_step(s) < Step.DRAFT_END


@rule
def apply(s, action):
    """Carry out a legal action; what follows by itself is on the stack then."""
    verb = verb_of(action)
    arg = arg_of(action)
    step = next_step(s)
    p = next_seat(s)
    if step == Step.TURN or step == Step.DECLINE or step == Step.FINAL:
        do_in_phase(s, p, step, verb, arg)
    elif step <= Step.HOURGLASSES:
        do_before_action(s, p, verb, arg)
    elif step <= Step.PLAY:
        do_in_action(s, p, step, verb, arg)
    else:
        do_other(s, p, step, verb, arg)


@rule
def do_in_phase(s, p, step, verb, arg):
    """Carry out what is decided in a turn, in step D of the decline or in the final scoring."""
    if verb == Verb.HIRE:
        hire(s, p, arg)
    elif verb == Verb.EXCHANGE:
        begin_exchange(s, p)
    elif verb == Verb.TAX:
        choose_tax(s, p, arg)
    elif verb == Verb.TILE:
        choose_tile(s, p, arg)
    elif verb == Verb.SUN:
        choose_sun(s, p, arg)
    elif verb == Verb.HOME:
        choose_home(s, p, arg)
    elif verb == Verb.END:
        pop(s)
    elif verb == Verb.CITY:
        activate_in_decline(s, p, arg)
    elif verb == Verb.MOON:
        activate_moon(s, p, arg)
    elif verb == Verb.SCORE:
        score_card(s, p, arg)
    elif step == Step.DECLINE:
        end_decline(s, p)
    else:
        give_up_hand(s, p)


@rule
def do_before_action(s, p, verb, arg):
    """Carry out what is decided in the preparation, for paying and for placing time."""
    if verb == Verb.PAY:
        pay(s, p, arg)
    elif verb == Verb.PLACE:
        place_hourglasses(s, p, arg)
    elif verb == Verb.DRAFT:
        draft(s, p, arg)
    else:
        settle(s, p, arg)


@rule
def do_in_action(s, p, step, verb, arg):
    """Carry out what is decided while a main action is conducted."""
    if verb == Verb.TRAIN:
        train(s, p, arg)
    elif verb == Verb.EXTRA:
        use_for_extra(s, arg)
    elif verb == Verb.TAKE:
        take(s, p, arg)
    elif verb == Verb.FETCH:
        fetch(s, p, arg)
    elif verb == Verb.PLAY:
        play(s, p, arg)
    elif verb == Verb.BUILD:
        build(s, p, arg)
    elif verb == Verb.RELOCATE:
        relocate(s, p, arg)
    elif verb == Verb.ACTIVATE:
        activate_chosen(s, p, arg)
    elif verb == Verb.REPEAT:
        repeat_tax(s, p, arg)
    elif step == Step.TRAIN:
        end_training(s)
    else:  # no more cards, no more tax
        pop(s)


@rule
def do_other(s, p, step, verb, arg):
    """Carry out what is decided about a card, for an additional action or about the hand."""
    if verb == Verb.SYMBOL:
        score_symbol(s, p, arg)
    elif verb == Verb.CUBE:
        choose_cube(s, p, arg)
    elif verb == Verb.JOIN or verb == Verb.TRAIN:
        join_chosen(s, p, arg)
    elif verb == Verb.LOSE:
        lose_person(s, p)
    elif verb == Verb.KEEP:
        keep_person(s, p, arg)
    elif verb == Verb.MOVE:
        move_person(s, p, arg // GROUPS, arg % GROUPS)
    elif verb == Verb.DISCARD:
        discard(s, p, arg)
    else:  # no more moves of an exchange
        pop(s)


@rule
def run(s):
    """Take the next step, which happens by itself."""
    step = next_step(s)
    p = next_seat(s)
    arg = argument(s)
    pop(s)
    if step == Step.HEYDAY:
        next_turn(s, arg)
    elif step == Step.REFILL:
        refill(s)
    elif step == Step.CONDUCT:
        conduct(s, p)
    elif step == Step.MAIN_END:
        forget_main(s)
        check_bonus(s, p)
    elif step <= Step.CHECK_BONUS:
        run_effect(s, p, step, arg)
    else:
        run_phase(s, p, step)


@rule
def run_effect(s, p, step, arg):
    """Take a step of a card's effect or of an additional action, or end the draft."""
    if step == Step.GAIN:
        receive(s, p, arg, Source.CARDS)
    elif step == Step.UNLOCK:
        remove_lock(s, p)
    elif step == Step.JOIN:
        join(s, p, arg)
    elif step == Step.LOSS:
        face_loss(s, p, arg)
    elif step == Step.CHECK_BONUS:
        check_bonus(s, p)
    else:
        end_draft(s)


@rule
def run_phase(s, p, step):
    """Take a step of the decline or of the final scoring."""
    if step == Step.DECLINE_START:
        begin_decline(s)
    elif step == Step.DECLINE_OPEN:
        open_decline(s, p)
    elif step == Step.HAND_CHECK:
        check_hand(s, p)
    elif step == Step.FINAL_START:
        begin_final(s)
    elif step == Step.FINAL_REST:
        score_rest(s, p)
    else:
        s.over = 1
