"""The loops that every game shares, in the rule language, so that they run compiled.

This file is loaded once for each game (see `heyday.kit.game.load_drive`), with that game's contract
as `rules`: Numba compiles functions by name and cannot be handed them as arguments.
Each function that Python calls takes `tables`, an array whose entries hold a state and its moves.
"""

from typing import Any

from heyday.kit import copy_record, entry, i64, pick, record, rule, seed_dice

rules: Any  # the game's contract, set before this file is run

State = rules.State
Moves = rules.Moves
new_game = rules.new_game
is_over = rules.is_over
to_move = rules.to_move
legal_actions = rules.legal_actions
refusal = rules.refusal
apply = rules.apply


@record
class Table:
    """A state with the list of its legal actions, and how many of these were tried."""

    state: State
    moves: Moves
    tried: i64


if hasattr(rules, "run"):  # a game of steps (kit/steps.py): some happen by themselves
    run = rules.run
    waits = rules.waits

    @rule
    def proceed(s, moves):
        """Take a step that leaves no choice; return whether there was one.

        Without one, the choices of the next decision are listed.
        """
        if is_over(s):
            moves.count = 0
            return False
        if not waits(s):
            run(s)
            return True
        count = legal_actions(s, moves)
        assert count > 0  # whoever has to decide has a choice
        if count == 1:
            apply(s, moves.list[0] + 0)
            return True
        return False

    @rule
    def settle(s, moves):
        """Go on to the next decision, and list its choices."""
        while proceed(s, moves):
            pass

    @rule
    def listed(s, moves):
        """Return how many choices there are: they are listed already."""
        return moves.count

    @rule
    def random_action(s, moves):
        """Return one of the listed choices, each as likely as any other."""
        return moves.list[pick(s, moves.count)] + 0  # an int of one width: nothing compiles twice

else:
    listed = legal_actions

    if hasattr(rules, "random_action"):
        random_action = rules.random_action
    else:

        @rule
        def random_action(s, moves):
            """Return one of the legal actions, each as likely as any other."""
            return moves.list[pick(s, legal_actions(s, moves))] + 0

    @rule
    def waits(s):
        """Every step is a decision."""
        return True

    @rule
    def proceed(s, moves):
        """Nothing happens by itself."""
        return False

    @rule
    def settle(s, moves):
        """The next decision has been reached."""


if hasattr(rules, "cost"):
    cost = rules.cost
else:

    @rule
    def cost(s, action):
        """Nothing costs anything."""
        return 0


if hasattr(rules, "rank"):
    rank = rules.rank

    @rule
    def merit(s, seat):
        """Return what orders the seats, the best has the most."""
        return -rank(s, seat)

else:
    score = rules.score
    merit = score

    @rule
    def rank(s, seat):
        """Return a seat's place, 1 for the first; whoever scores the same shares the better one."""
        place, mine = 1, score(s, seat)
        for other in range(s.players):
            place += score(s, other) > mine
        return place


if hasattr(rules, "imagine"):
    imagine = rules.imagine
else:

    @rule
    def imagine(s, seat):
        """Everybody sees everything but the draws to come."""


@rule
def begin(s, moves, players, seed, options):
    """Set up a game, up to the first decision."""
    new_game(s, players, seed, options)
    settle(s, moves)


@rule
def act(s, moves, action):
    """Carry out a legal action, and all that follows up to the next decision."""
    apply(s, action)
    settle(s, moves)


@rule
def playout(s, moves):
    """Play random legal actions to the end; return how many."""
    decisions = 0
    while not is_over(s):
        act(s, moves, random_action(s, moves))
        decisions += 1
    return decisions


# ---- called from Python ----


@entry
def start(tables, players, seed, options):
    """Set up a game; return the number of legal actions, which then stand in `moves`."""
    begin(tables[0].state, tables[0].moves, players, seed, options)
    return listed(tables[0].state, tables[0].moves)


@entry
def step(tables, action):
    """Carry out a legal action; return the number of actions that are legal then."""
    act(tables[0].state, tables[0].moves, action)
    return listed(tables[0].state, tables[0].moves)


@entry
def first_step(tables, action):
    """Carry out a legal action and nothing that follows from it, for whoever tells the story."""
    apply(tables[0].state, action)


@entry
def settled(tables):
    """Whether nothing happens by itself before the next choice, which is listed then."""
    moves = tables[0].moves
    moves.count = 0
    if is_over(tables[0].state):
        return True
    return waits(tables[0].state) and legal_actions(tables[0].state, moves) > 1


@entry
def forced(tables):
    """Return the only choice, if `settled` has just listed one; or 0."""
    return tables[0].moves.list[0] if tables[0].moves.count == 1 else 0


@entry
def next_step(tables):
    """Take the next step that leaves no choice, by what `settled` has just listed."""
    moves = tables[0].moves
    if moves.count == 1:
        apply(tables[0].state, moves.list[0] + 0)
    else:
        proceed(tables[0].state, moves)


@entry
def any_choice(tables):
    """Return a legal action at random, by the state's own dice."""
    settle(tables[0].state, tables[0].moves)
    return random_action(tables[0].state, tables[0].moves)


@entry
def why_not(tables, action):
    """Return the reason code against an action, 0 if it is legal."""
    return refusal(tables[0].state, action)


@entry
def price(tables, action):
    """Return what an action costs."""
    return cost(tables[0].state, action)


@entry
def standing(tables, seat):
    """Return what orders the seats, the best has the most."""
    return merit(tables[0].state, seat)


@entry
def reseed(tables, seed):
    """Set the dice."""
    seed_dice(tables[0].state, seed)


@entry
def dice(tables):
    """Return the state of the dice."""
    return tables[0].state.rng


@entry
def copy(targets, sources):
    """Make one state equal to another; the list of moves is not copied."""
    copy_record(targets[0].state, sources[0].state)
