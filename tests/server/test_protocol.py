"""docs/protocol.md shows what is really said."""

import json
import re
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from heyday.server import messages, models, models_game

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (\S+)\n(.*?)```", TEXT, re.DOTALL)
TYPES = {
    "Game[]": list[models.GameInfo],
    "Pace": models.Pace,
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "Consent": messages.Consent,
    "Moment": models_game.Moment,
    "ScenarioInfo[]": list[models_game.ScenarioInfo],
}


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_every_example_is_of_its_type(name, text):
    data = json.loads(text)

    TypeAdapter(TYPES.get(name) or getattr(models, name)).validate_python(data, strict=False)


def test_every_message_of_the_table_is_one():
    found = re.findall(r"^\| `(\{\"do\".*?\})` \|", TEXT, re.MULTILINE)

    assert len(found) == 13
    for text in found:
        messages.CLIENT.validate_json(text)


def test_every_route_is_in_the_document_and_the_other_way_round(server):
    with server.client() as client:
        document = client.get("/api/openapi.json").json()
    routes = {(method.upper(), path) for path, item in document["paths"].items() for method in item}
    said = set(re.findall(r"(GET|POST|PATCH|DELETE) (/api/[\w/{}]+)", TEXT))

    assert {route(*it) for it in said} == {route(*it) for it in routes}
    assert {"ClientMessage", "ServerMessage", "Summary"} <= set(document["components"]["schemas"])


def route(method, path):
    return method, re.sub(r"\{\w+\}", "{}", path)
