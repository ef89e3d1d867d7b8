"""The examples work."""

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


def test_a_bot_of_your_own_plays_a_game_to_its_end(server):
    ada = server.person("Ada")
    table = ada.table("open", "random", start=False)
    path = f"/api/tables/{table['id']}"
    token = ada.post(f"{path}/seats/0/token", name="robot")["token"]
    ada.post(f"{path}/start")

    done = subprocess.run(
        [sys.executable, str(EXAMPLE), server.address, table["id"], token],
        capture_output=True,
        text=True,
        timeout=120,
    )

    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert ada.get(path)["state"] == "over"
