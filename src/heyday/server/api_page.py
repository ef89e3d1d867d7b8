"""`/api/docs`: the OpenAPI document as a page to read; plain HTML, nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

Data = dict[str, Any]


def page(document: Data) -> str:
    """Return the page."""
    routes = [
        route(method.upper(), path, item)
        for path, methods in document["paths"].items()
        for method, item in methods.items()
    ]
    types = [
        shape(name, schema) for name, schema in sorted(document["components"]["schemas"].items())
    ]
    return "\n".join(
        [
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>heyday: the API</title>',
            f"<h1>heyday {escape(document['info']['version'])}: the API</h1>",
            "<p>How it is used: docs/protocol.md. For programs: ",
            '<a href="/api/openapi.json">the OpenAPI document</a>.</p>',
            "<h2>Routes</h2>",
            *routes,
            "<h2>Types</h2>",
            *types,
            "</html>",
        ]
    )


def route(method: str, path: str, item: Data) -> str:
    """Return one route: what it is for, what it takes and what it answers."""
    lines = [f"<h3><code>{method} {escape(path)}</code></h3>"]
    lines.append(f"<p>{escape(item.get('description') or item.get('summary', ''))}</p><ul>")
    for given in item.get("parameters", ()):
        needed = "" if given.get("required") else ", may be left out"
        kind = kind_of(given["schema"])
        lines.append(
            f"<li><code>{escape(given['name'])}</code> ({given['in']}): {kind}{needed}</li>"
        )
    if "requestBody" in item:
        lines.append(f"<li>takes {content_of(item['requestBody'])}</li>")
    for status, answer in item["responses"].items():
        lines.append(f"<li>{escape(status)}: {content_of(answer)}</li>")
    return "\n".join([*lines, "</ul>"])


def content_of(part: Data) -> str:
    """Return the type of a body."""
    for kind, found in part.get("content", {}).items():
        return kind_of(found["schema"]) if found.get("schema") else escape(kind)
    return "nothing"


def shape(name: str, schema: Data) -> str:
    """Return one type with its fields."""
    lines = [f'<h3 id="{escape(name)}">{escape(name)}</h3>']
    lines.append(f"<p>{escape(schema.get('description', ''))}</p>")
    if "properties" not in schema:
        return "\n".join([*lines, f"<p>{kind_of(schema)}</p>"])
    lines.append("<ul>")
    for field, kind in schema["properties"].items():
        needed = "" if field in schema.get("required", ()) else ", may be left out"
        lines.append(f"<li><code>{escape(field)}</code>: {kind_of(kind)}{needed}</li>")
    return "\n".join([*lines, "</ul>"])


def kind_of(schema: Data) -> str:
    """Return a type in short; those with a name lead to where they are described."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(kind_of(one) for one in schema[several])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    if schema.get("type") == "array":
        return f"list of {kind_of(schema.get('items') or {})}"
    return escape(str(schema.get("type", "anything")))
