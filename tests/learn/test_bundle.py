"""A compiled game in a file, and how its states lie in the memory of a GPU."""

import numpy as np
import pytest

from heyday import games
from heyday.learn.batch import sizes_of
from heyday.learn.bundle import BadBundle, Bundle, load
from heyday.learn.layout import layout_of


@pytest.mark.parametrize("name", games.NAMES)
def test_no_two_fields_share_a_byte(name):
    dtype = games.get(name).rules.State.dtype
    layout = layout_of(dtype)
    used = np.zeros(layout.size, int)

    for field, spot in layout.spots.items():
        step = spot.step or dtype[field].base.itemsize
        for nth in range(int(np.prod(dtype[field].shape))):
            start = spot.offset + step * nth
            assert start % dtype[field].base.alignment == 0
            used[start : start + dtype[field].base.itemsize] += 1

    assert sorted(layout.spots) == sorted(dtype.names)
    assert used.max() == 1


def test_what_is_known_of_a_place_lies_together():
    dtype = games.get("gods").rules.State.dtype
    layout = layout_of(dtype)
    names = ("where", "kind", "owner", "touching", "spot")

    assert len({layout.spots[name].offset // layout.spots["where"].step for name in names}) <= 2
    assert {layout.spots[name].step for name in names} == {12}


def test_fields_are_found_in_the_bytes_of_a_gpu():
    dtype = games.get("gods").rules.State.dtype
    layout = layout_of(dtype)
    data = np.zeros(3 * layout.size, np.uint8)
    spot = layout.spots["kind"]
    data[2 * layout.size + spot.offset + 40 * spot.step] = 9
    data[layout.size + layout.spots["god"].offset] = 5

    fields = layout.fields(data)

    assert fields["kind"][2, 40] == 9 and fields["kind"].sum() == 9
    assert fields["god_power"][1, 0] == 5 and fields["god_power"].sum() == 5


def test_a_bundle_is_read_as_it_was_written(tmp_path):
    game = games.get("gods")
    layout = layout_of(game.rules.State.dtype)
    made = Bundle(
        "gods", "abc", sizes_of(game), layout, (8, 1536), {"look": b"\1\2"}, {"x": np.arange(3)}
    )

    made.save(tmp_path / "gods.npz")
    read = load(tmp_path / "gods.npz")

    assert (read.game, read.sources, read.sizes, read.layout) == ("gods", "abc", made.sizes, layout)
    assert (read.choices, read.codes) == ((8, 1536), {"look": b"\1\2"})
    assert read.expected["x"].tolist() == [0, 1, 2]


def test_another_file_is_refused(tmp_path):
    path = tmp_path / "gods.npz"
    path.write_bytes(b"not a bundle")

    with pytest.raises(BadBundle, match="holds no compiled game"):
        load(path)
    with pytest.raises(BadBundle):
        load(tmp_path / "missing.npz")
