"""A net learns from games against itself, goes on exactly, and says the same in a search."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is not installed (extra learn)")

from heyday import bots, games  # noqa: E402
from heyday.bots import nets  # noqa: E402
from heyday.bots.manner import Manner  # noqa: E402
from heyday.bots.searcher import Searcher  # noqa: E402
from heyday.kit import BACKEND  # noqa: E402
from heyday.learn.__main__ import number_of  # noqa: E402
from heyday.learn.batch import CpuBatch, sizes_of  # noqa: E402
from heyday.learn.gradient import regret  # noqa: E402
from heyday.learn.learner import SELVES, Learner, Plan  # noqa: E402
from heyday.learn.play import Choices, Stretch, pairs, play, targets  # noqa: E402
from heyday.learn.school import School, cpu_learner  # noqa: E402

if BACKEND != "numba":
    pytest.skip("many games at once need Numba", allow_module_level=True)

SMALL = Plan(players=(2, 3), games=6, decisions=4, span=6, length=40, size=16, taught=2)

SEARCHING = replace(SMALL, simulations=12)
ASKING = replace(SEARCHING, taught=0, priors=0.15, by_games=0.4)
BY_POLICY = replace(SMALL, policy=True)
AMONG_GUESTS = replace(BY_POLICY, guests=0.3, past=0.3)


def learner_of(name, plan=SMALL):
    game = games.get(name)
    return Learner(sizes_of(game), lambda n: CpuBatch(game, n), plan, torch.device("cpu"))


def weights(learner):
    return np.concatenate([learner.net.flat(), learner.mean.flat()])


@pytest.mark.parametrize(
    "plan",
    [SMALL, SEARCHING, ASKING, BY_POLICY, AMONG_GUESTS],
    ids=["trials", "searches", "priors", "policy", "guests"],
)
def test_it_goes_on_exactly_from_a_checkpoint(plan, tmp_path):
    whole, first, rest = (learner_of("gods", plan) for _ in range(3))
    for learner in (whole, first):
        learner.learn()
        learner.save(tmp_path / "kept.pt")
    rest.go_on(tmp_path / "kept.pt")

    lessons = [learner.learn() for learner in (whole, rest)]

    assert lessons[0] == lessons[1]
    assert (weights(whole) == weights(rest)).all()
    assert (weights(whole) != weights(first)).any()


@pytest.mark.parametrize("name", games.NAMES)
def test_a_search_thinks_what_the_net_says(name, tmp_path):
    learner = learner_of(name)
    learner.learn()
    net, game = learner.net, games.get(name)
    nets.write(tmp_path / "net.npz", net.flat(), net.inputs, net.choices)
    batch = learner.batches[1]
    batch.begin(5)
    position = game.start(3, 5)

    searcher = Searcher(game, Manner(by_games=0.0, by_net=1.0, net=str(tmp_path / "net.npz")))
    searcher.look_at(position)
    odds, points = searcher.judge()

    with torch.no_grad():
        said, expected = net(batch.positions()[:1])
    assert odds == pytest.approx(said[0].exp().tolist(), abs=1e-4)
    assert points == pytest.approx(expected[0].tolist(), abs=1e-2)


def test_choices_are_tried_in_games_of_their_own():
    batch = learner_of("gods").batches[0]
    batch.begin(1)
    before, states = batch.counts.clone(), batch.at["states"].clone()
    numbers, nths = pairs(before)

    rows, over, shares, _ = batch.try_out(numbers, nths)

    assert len(rows) == int(before.sum())
    assert (batch.at["states"] == states).all()
    assert not over.any()
    assert torch.allclose(shares.sum(1), torch.ones(len(shares)), atol=1e-5)
    assert len({row.numpy().tobytes() for row in rows}) > len(batch.counts)


def test_a_game_that_ends_is_followed_by_another():
    batch = learner_of("gods").batches[0]
    batch.begin(1)
    dice = np.random.default_rng(1)
    ended = 0
    for _ in range(200):
        batch.act(torch.from_numpy(dice.integers(0, batch.counts.numpy())))
        ended += int(batch.over.sum())
        for shares, points in zip(batch.shares[batch.over], batch.points[batch.over], strict=True):
            assert float(shares.sum()) == pytest.approx(1)
            assert points.max() < 40
    assert ended > 6
    assert (batch.counts > 0).all()


def test_waiting_changes_nothing():
    batch = learner_of("gentes").batches[0]
    batch.begin(1)
    before = batch.at["states"].clone()

    batch.act(torch.tensor([0, -1, -1, 0, -1, -1]))

    changed = (batch.at["states"] != before).any(1)
    assert changed.tolist() == [True, False, False, True, False, False]


def test_choices_can_be_learned_some_games_at_a_time():
    counts = torch.tensor([2, 1, 3])
    numbers, nths = pairs(counts)
    worths = torch.arange(6.0)
    whole = Choices(counts, counts, counts, numbers, nths, worths, worths, counts, counts > 0)

    first, second = whole.split(2)

    assert first.games.tolist() == [0, 0, 1] and first.wanted.tolist() == [0, 1, 2]
    assert second.games.tolist() == [0, 0, 0] and second.wanted.tolist() == [3, 4, 5]
    assert second.counts.tolist() == [3] and second.nths.tolist() == [0, 1, 2]


def test_what_turned_out_better_becomes_likelier():
    scores = torch.zeros(2, 3, requires_grad=True)
    said = torch.log_softmax(scores, 1)
    taken, gains = torch.tensor([0, 2]), torch.tensor([1.0, -1.0])

    regret(said, said.detach(), taken, gains, taken >= 0, freely=0.0).backward()

    better = -scores.grad
    assert better[0].argmax() == 0 and better[1].argmin() == 2
    assert torch.allclose(better.sum(1), torch.zeros(2), atol=1e-6)


def test_a_step_that_went_far_enough_goes_no_further():
    scores = torch.tensor([[2.0, 0.0]], requires_grad=True)
    before = torch.log_softmax(torch.zeros(1, 2), 1)
    said = torch.log_softmax(scores, 1)

    taken, gains, own = torch.tensor([0]), torch.tensor([1.0]), torch.tensor([True])
    regret(said, before, taken, gains, own, freely=0.0).backward()

    assert scores.grad.tolist() == [[0.0, 0.0]]


def test_what_guests_do_is_no_example():
    scores = torch.zeros(2, 3, requires_grad=True)
    said = torch.log_softmax(scores, 1)
    taken, gains, own = torch.tensor([0, 2]), torch.tensor([1.0, 1.0]), torch.tensor([True, False])

    regret(said, said.detach(), taken, gains, own, freely=0.1).backward()

    assert (scores.grad[0] != 0).any() and (scores.grad[1] == 0).all()


def test_among_guests_a_net_decides_for_one_seat():
    learner = learner_of("gods", AMONG_GUESTS)
    learner.learn()
    batch = learner.batches[1]

    stretch = play(learner.net, batch, 9, learner.habit(), learner.dice)

    numbers = torch.arange(batch.games)
    invited = (numbers < 2) | (numbers == 5)
    for decision in stretch.choices:
        assert (decision.own == (~invited | (decision.movers == numbers % 3))).all()


def test_the_first_self_and_the_latest_are_kept():
    learner = learner_of("gods", AMONG_GUESTS)
    for number in range(SELVES + 2):
        learner.mean.out_bias.data.fill_(number)
        learner.deal()

    assert [int(kept["out_bias"][0]) for kept in learner.past] == [0, *range(3, SELVES + 2)]


@pytest.mark.parametrize("name", games.NAMES)
def test_learning_begins_with_a_net_from_a_file(name, tmp_path):
    first, second = learner_of(name), learner_of(name)
    first.learn()
    nets.write(tmp_path / "net.npz", first.mean.flat(), first.net.inputs, first.net.choices)

    School(second, tmp_path / "on", net=tmp_path / "net.npz")

    assert np.allclose(second.net.flat(), first.mean.flat(), atol=1e-5)
    assert np.allclose(second.mean.flat(), first.mean.flat(), atol=1e-5)
    assert second.lessons == 0


def test_a_checkpoint_of_another_device_can_be_gone_on_with(tmp_path):
    first, rest = learner_of("gods"), learner_of("gods")
    first.save(tmp_path / "kept.pt")
    kept = torch.load(tmp_path / "kept.pt", weights_only=True)
    kept |= {"device": "cuda", "dice": torch.zeros(16, dtype=torch.uint8)}
    torch.save(kept, tmp_path / "kept.pt")

    rest.go_on(tmp_path / "kept.pt")

    assert (weights(rest) == weights(first)).all()
    assert rest.learn().number == 1


def test_what_a_net_should_have_said():
    shape = (3, 1)  # three decisions of one game that ends with the second
    over = torch.tensor([[False], [True], [False]])
    shares = torch.tensor([[[0.0, 0.0]], [[1.0, 0.0]], [[0.0, 0.0]]])
    thought = torch.tensor([[[0.6, 0.4]], [[0.9, 0.1]], [[0.3, 0.7]]])
    stretch = Stretch(torch.zeros(*shape, 2, 1), over, shares, shares, thought, thought, None)

    odds, _ = targets(stretch, trust=0.5)

    assert odds[2, 0].tolist() == pytest.approx([0.3, 0.7])
    assert odds[1, 0].tolist() == [1.0, 0.0]
    assert odds[0, 0].tolist() == pytest.approx([0.8, 0.2])  # half of what it thought, half the end


@pytest.mark.parametrize("off", [0.0, 2000.0, -2000.0])
@pytest.mark.parametrize("name", games.NAMES)
def test_a_search_finds_good_what_the_net_does(name, off, tmp_path):
    learner = learner_of(name)
    learner.learn()
    net, game, batch = learner.net, games.get(name), learner.batches[1]
    if off:  # all scores alike: which is better remains
        net.mover_bias.data[0] = 1000.0
        net.score.data[0] = off / 1000
    nets.write(tmp_path / "net.npz", net.flat(), net.inputs, net.choices)
    batch.begin(5)
    position = game.start(3, 5)
    numbers, nths = pairs(batch.counts[:1])
    manner = Manner(policy=1.0, foresight=False, net=str(tmp_path / "net.npz"))

    searcher = Searcher(game, manner)
    searcher.look_at(position)
    searcher.think(simulations=1)

    with torch.no_grad():
        looks = batch.look_at(numbers, nths)
        said = net.scores(batch.positions()[:1], batch.movers[:1], looks, numbers).softmax(0)
    likely = dict(zip(position.legal(), said.tolist(), strict=True))
    found = {searcher.nodes[it].action: searcher.nodes[it].prior for it in searcher.children()}
    near = 1e-3 if off else 1e-4  # of large numbers less is exact
    assert found
    for action, prior in found.items():
        assert prior == pytest.approx(likely[int(action)], abs=near)
    others = [p for action, p in likely.items() if action not in found]
    assert min(found.values()) >= max(others, default=0) - near


def test_a_search_says_what_a_net_should_have_said():
    learner = learner_of("gods", replace(SEARCHING, taught=0))
    learner.deal()
    batch = learner.batches[0]

    stretch = play(learner.mean, batch, 3, learner.habit(), learner.dice)

    assert len(stretch.choices) == 3  # every decision says which choices are good
    going_on = ~stretch.over[:-1].bool()
    assert (stretch.next_odds[:-1].sum(-1)[going_on] - 1).abs().max() < 1e-4
    for choices in stretch.choices:
        looked = torch.zeros(len(choices.counts)).index_add(0, choices.games, choices.wanted.exp())
        assert (looked >= SEARCHING.simulations - 0.5).all()


def test_a_search_asks_the_policy_what_to_look_at():
    learner = learner_of("gods", ASKING)
    learner.mean.score.data *= 1000  # as sure as can be
    learner.deal()

    stretch = play(learner.mean, learner.batches[0], 2, learner.habit(), learner.dice)

    for decision in stretch.choices:
        seen = (decision.rows, decision.movers, decision.seen, decision.games)
        liked = decision.table(learner.mean.scores(*seen)).argmax(1)
        agree = decision.table(decision.wanted).argmax(1) == liked
        assert agree.float().mean() > 0.5


@pytest.mark.slow
def test_a_minute_of_learning_beats_random(tmp_path):
    gods = games.get("gods")
    small = {"games": 64, "players": (2,), "simulations": 24, "decisions": 8, "size": 128}
    learner = cpu_learner(gods, **small, span=40, length=60, mean=0.98)

    School(learner, tmp_path).run(60, lambda row: None)

    wins = 0.0
    for seed in range(40):
        player = bots.make(f"net@{tmp_path}/net.npz", gods)
        others = bots.make("random", gods)
        position, dice, seat = gods.start(2, seed), Random(seed), seed % 2
        while not position.over:
            bot = player if position.to_move == seat else others
            position.act(bots.ask(bot, position, dice))
        ranks = position.ranks()
        wins += (ranks[seat] == 1) / ranks.count(1)
    assert wins >= 36


def test_a_machine_without_a_command_line_takes_numbers():
    assert [number_of(text) for text in ("8", "0.5", "2,3,3")] == [8, 0.5, (2, 3, 3)]
