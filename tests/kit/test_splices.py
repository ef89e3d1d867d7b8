"""Lists that say how they came about."""

from heyday.kit.splices import Spliced, replaced
from tests.splices import spliced


def test_a_list_names_the_items_that_are_others_now():
    old = [{"coins": 3}, {"coins": 5}, {"coins": 7}]

    new = replaced(old, [old[0], {"coins": 6}, {"coins": 7}])

    assert new == [{"coins": 3}, {"coins": 6}, {"coins": 7}]
    assert new.steps == [[1, 1, {"coins": 6}]]
    assert old[1] == {"coins": 5}


def test_a_list_in_which_nothing_has_changed_has_no_steps():
    assert replaced(["red", "blue"], ["red", "blue"]).steps == []


def test_items_come_and_go_one_step_after_the_other():
    old = ["red", "blue", "green"]

    new = Spliced(old)
    new.splice(0, 1)
    new.splice(1, 0, "pink", "grey")
    new.splice(3, 1, "black")

    assert new == ["blue", "pink", "grey", "black"]
    assert new.steps == [[0, 1], [1, 0, "pink", "grey"], [3, 1, "black"]]
    assert spliced(old, new.steps) == new
