"""Lists that say how they have changed."""

import pytest

from heyday.kit.splices import Sorted, Spliced, again, replaced
from tests.splices import spliced


def test_a_list_names_the_items_that_are_others_now():
    old = [{"coins": 3}, {"coins": 5}, {"coins": 7}]

    new = replaced(old, [old[0], {"coins": 6}, {"coins": 7}])

    assert new == [{"coins": 3}, {"coins": 6}, {"coins": 7}]
    assert new.steps == [[1, 1, {"coins": 6}]]
    assert old[1] == {"coins": 5}


def test_a_list_in_which_nothing_has_changed_has_no_steps():
    assert replaced(["red", "blue"], ["red", "blue"]).steps == []


def test_a_plain_list_stays_as_it_is_and_the_one_made_of_it_changes_in_place():
    plain = ["red", "blue"]

    first = replaced(plain, ["red", "green"])
    second = replaced(first, ["pink", "green"])

    assert plain == ["red", "blue"]
    assert second is first == ["pink", "green"]
    assert second.steps == [[0, 1, "pink"]]
    assert again(second) is second == ["pink", "green"]
    assert second.steps == []


def test_items_come_and_go_one_step_after_the_other():
    old = ["red", "blue", "green"]

    new = Spliced(old)
    new.splice(0, 1)
    new.splice(1, 0, "pink", "grey")
    new.splice(3, 1, "black")

    assert new == ["blue", "pink", "grey", "black"]
    assert new.steps == [[0, 1], [1, 0, "pink", "grey"], [3, 1, "black"]]
    assert spliced(old, new.steps) == new


@pytest.mark.parametrize(
    ("number", "item", "after", "step"),
    [
        (5, ["five"], ["two", "five", "nine"], [1, 1, "five"]),
        (5, [], ["two", "nine"], [1, 1]),
        (1, ["one"], ["one", "two", "old", "nine"], [0, 0, "one"]),
        (7, ["seven"], ["two", "old", "seven", "nine"], [2, 0, "seven"]),
        (10, ["ten"], ["two", "old", "nine", "ten"], [3, 0, "ten"]),
        (10, [], ["two", "old", "nine"], None),
    ],
)
def test_an_item_finds_the_place_of_its_number(number, item, after, step):
    items = Sorted(["two", "old", "nine"], [2, 5, 9])

    items.put(number, *item)

    assert (items, items.steps) == (after, [step] if step else [])
    assert len(items.numbers) == len(items)
    assert list(items.numbers) == sorted(items.numbers)
    assert (number in items.numbers) == bool(item)
