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
cost = rules.cost
apply = rules.apply
fault = rules.fault
score = rules.score
rank = rules.rank
CHECK = (1 << 31) - 1
MOST_ACTIONS = 1 << 16


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
    random_action = rules.random_action
    listed = legal_actions

    @rule
    def proceed(s, moves):
        """Nothing happens by itself."""
        return False

    @rule
    def settle(s, moves):
        """The next decision has been reached."""


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
def choices(tables):
    """List the legal actions; return how many."""
    return legal_actions(tables[0].state, tables[0].moves)


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
def next_step(tables):
    """Take the next step that leaves no choice; return whether there was one, and the choice."""
    moves = tables[0].moves
    moves.count = 0
    going = proceed(tables[0].state, moves)
    return going, moves.list[0] if moves.count == 1 else 0


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
def ended(tables):
    """Whether the game is over."""
    return is_over(tables[0].state)


@entry
def seat(tables):
    """Return the seat that decides next."""
    return to_move(tables[0].state)


@entry
def standing(tables, seat):
    """Return the rank of a seat, 1 for the first."""
    return rank(tables[0].state, seat)


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


@entry
def play_games(tables, players, options, first_seed, games):
    """Play whole random games; return the number of decisions and a checksum over the results."""
    s = tables[0].state
    decisions = 0
    check = 0
    for seed in range(first_seed, first_seed + games):
        begin(s, tables[0].moves, players, seed, options)
        played = playout(s, tables[0].moves)
        decisions += played
        check = (check * 31 + played) & CHECK
        for player in range(players):
            check = (check * 31 + score(s, player)) & CHECK
    return decisions, check


@entry
def list_games(tables, players, options, first_seed, games):
    """Play whole random games by listing every choice; return decisions and choices listed."""
    s = tables[0].state
    moves = tables[0].moves
    decisions = 0
    total = 0
    for seed in range(first_seed, first_seed + games):
        begin(s, moves, players, seed, options)
        while not is_over(s):
            count = listed(s, moves)
            act(s, moves, moves.list[pick(s, count)] + 0)
            total += count
            decisions += 1
    return decisions, total


@entry
def list_often(tables, times):
    """List the legal actions of a state again and again, to be timed."""
    total = 0
    for _ in range(times):
        total += legal_actions(tables[0].state, tables[0].moves)
    return total


@entry
def perft(tables, depth):
    """Count the lines of `depth` decisions; a game that ends earlier counts as one line.

    One table for each level. Not recursive: Numba cannot load a recursive function from its cache.
    """
    lines = 0
    level = 0
    tables[0].tried = 0
    legal_actions(tables[0].state, tables[0].moves)
    while level >= 0:
        table = tables[level]
        if table.moves.count == 0:
            lines += 1
            level -= 1
        elif level == depth - 1:
            lines += table.moves.count
            level -= 1
        elif table.tried == table.moves.count:
            level -= 1
        else:
            deeper = tables[level + 1]
            copy_record(deeper.state, table.state)
            act(deeper.state, deeper.moves, table.moves.list[table.tried] + 0)
            listed(deeper.state, deeper.moves)
            table.tried += 1
            deeper.tried = 0
            level += 1
    return lines


@entry
def dice_seed(seed, ply):
    """Return the seed of an action's dice in a game of random play."""
    return seed << 16 | ply


@entry
def fuzz(tables, players, options, first_seed, games):
    """Play random games and look for faults after every action.

    The dice are set anew before every action, as at a table, so that a faulty game can be written
    down as a record. Returns the games played without a fault, the decisions in them, and for a
    faulty game the number of its last action and the fault's code.
    """
    decisions = 0
    for game in range(games):
        ply, code = fuzz_game(tables, players, options, first_seed + game, MOST_ACTIONS)
        if code != 0:
            return game, decisions, ply, code
        decisions += ply
    return games, decisions, 0, 0


@rule
def fuzz_game(tables, players, options, seed, most):
    """Play one random game, of at most so many actions; return its length and the fault found."""
    begin(tables[0].state, tables[0].moves, players, dice_seed(seed, 0), options)
    return fuzz_on(tables, seed, most)


@entry
def fuzz_on(tables, seed, most):
    """Play on at random, for at most so many actions; return how many, and the fault found."""
    s = tables[0].state
    moves = tables[0].moves
    legal_actions(s, moves)
    code = fault(s, s, 0, moves)
    ply = 0
    while code == 0 and ply < most and not is_over(s):
        copy_record(tables[1].state, s)
        action = random_action(s, moves)
        ply += 1
        seed_dice(s, dice_seed(seed, ply))
        act(s, moves, action)
        listed(s, moves)
        code = fault(s, tables[1].state, action, moves)
    return ply, code


@entry
def fuzz_action(tables, players, options, seed, ply):
    """Return the action with this number, from 0, of a game of random play; -1 past its end."""
    fuzz_game(tables, players, options, seed, ply)
    return -1 if is_over(tables[0].state) else random_action(tables[0].state, tables[0].moves)
