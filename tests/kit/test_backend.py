"""The choice of a backend, and the folder of compiled code."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from heyday.games import get
from heyday.kit import backend


@pytest.mark.parametrize("wish", ["python", "numba"])
def test_the_environment_chooses(monkeypatch, wish):
    monkeypatch.setenv("HEYDAY_BACKEND", wish)

    assert backend.choose_backend() == wish


def test_numba_is_taken_where_it_is_installed(monkeypatch):
    monkeypatch.delenv("HEYDAY_BACKEND", raising=False)
    assert backend.choose_backend() == "numba"

    monkeypatch.setattr(backend.importlib.util, "find_spec", lambda name: None)
    assert backend.choose_backend() == "python"


def test_an_unknown_or_missing_backend_is_named(monkeypatch):
    monkeypatch.setenv("HEYDAY_BACKEND", "fortran")
    with pytest.raises(backend.UnknownBackend, match="fortran: expected python or numba"):
        backend.choose_backend()

    monkeypatch.setenv("HEYDAY_BACKEND", "numba")
    monkeypatch.setattr(backend.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(backend.UnknownBackend, match="not installed"):
        backend.choose_backend()


def test_old_folders_are_swept_and_the_present_one_is_kept(monkeypatch, tmp_path):
    monkeypatch.setenv("HEYDAY_CACHE", str(tmp_path))
    old, recent = tmp_path / "old", tmp_path / "recent"
    for folder, days in ((old, 30), (recent, 3)):
        folder.mkdir()
        os.utime(folder, (time.time() - days * 86400,) * 2)

    present = backend.open_cache()

    assert present.parent == tmp_path
    assert present.is_dir()
    assert recent.is_dir()
    assert not old.exists()


def test_without_a_writable_home_there_is_still_a_folder(monkeypatch, tmp_path):
    (tmp_path / "file").touch()
    monkeypatch.setenv("HEYDAY_CACHE", str(tmp_path / "file" / "below"))

    assert backend.open_cache().is_dir()


def test_the_folder_is_the_users_own(monkeypatch, tmp_path):
    monkeypatch.delenv("HEYDAY_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    assert backend.cache_root() == tmp_path / "heyday"


def test_the_digest_covers_rules_and_content(monkeypatch, tmp_path):
    for part in ("kit", "games"):
        (tmp_path / part).mkdir()
    rules, content = tmp_path / "games" / "rules.py", tmp_path / "games" / "box.toml"
    rules.write_text("PRICE = 3\n")
    content.write_text("start = 2\n")
    monkeypatch.setattr(backend, "PACKAGE", tmp_path)
    digests = [backend.sources_digest()]

    rules.write_text("PRICE = 5\n")
    digests.append(backend.sources_digest())
    content.write_text("start = 3\n")
    digests.append(backend.sources_digest())

    corrections = tmp_path / "corrections"
    corrections.mkdir()
    monkeypatch.setenv("HEYDAY_CONTENT", str(corrections))
    (corrections / "box.toml").write_text("start = 4\n")
    digests.append(backend.sources_digest())

    assert len(set(digests)) == 4


@pytest.mark.slow
@pytest.mark.skipif(backend.BACKEND != "numba", reason="CPython compiles nothing")
def test_a_change_of_content_reaches_the_compiled_rules(tmp_path):
    """Numba alone would go on with the old value from its cache (a stale table, silently)."""
    import shutil

    package = tmp_path / "heyday"
    shutil.copytree(backend.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    program = (
        "from heyday.games import get; from heyday.kit.game import new_tables; "
        "drive = get('gods').drive; tables = new_tables(drive, 1); "
        "drive.start(tables, 2, 0, 0); print(tables[0]['state']['god'][0]['power'])"
    )
    environment = os.environ | {
        "HEYDAY_BACKEND": "numba",
        "HEYDAY_CACHE": str(tmp_path / "cache"),
        "PYTHONPATH": str(tmp_path),
    }

    def power():
        run = [sys.executable, "-P", "-c", program]
        done = subprocess.run(run, env=environment, capture_output=True, text=True, check=True)
        return int(done.stdout)

    assert power() == 5
    box = package / "games" / "gods" / "content" / "known" / "box.toml"
    box.write_text(box.read_text().replace("income = 3", "income = 4"))
    assert power() == 6


@pytest.mark.slow
@pytest.mark.skipif(backend.BACKEND != "numba", reason="CPython compiles nothing")
def test_games_do_not_find_each_others_compiled_code(tmp_path):
    """What does not depend on a game's records would look the same in the cache."""
    code = (
        "import sys; from heyday.games import get; from heyday.bots.minds.nodes import NODE\n"
        "from heyday.bots.minds import tree_of; from heyday.bots.searcher import rows\n"
        "game = get(sys.argv[1]); tree = tree_of(game); print(game.trials.dice_seed(1, 2))\n"
        "print(tree.clear(rows(NODE, 300), rows(tree.TREE, 1)))"
    )
    environment = os.environ | {"HEYDAY_CACHE": str(tmp_path)}
    for name in ("gods", "gentes", "gods"):
        done = subprocess.run(
            [sys.executable, "-c", code, name],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr[-500:]
        assert done.stdout.split() == ["65538", "1"]


def test_loops_are_loaded_whole_by_several_threads(tmp_path):
    slow = tmp_path / f"slow_{tmp_path.name}.py"
    slow.write_text("import time\ntime.sleep(0.2)\nDONE = 1\n")

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: get("gods").load(slow).DONE, range(4)))

    assert found == [1, 1, 1, 1]
