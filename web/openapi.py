"""Write the server's OpenAPI document, from which `npm run types` makes src/api/schema.d.ts."""

from __future__ import annotations

import json
from pathlib import Path

from heyday.server.app import Settings, create_app

document = create_app(Settings(url="sqlite://")).openapi()
Path(__file__).with_suffix(".json").write_text(json.dumps(document), encoding="utf-8")
