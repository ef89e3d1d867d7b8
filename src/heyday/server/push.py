"""Web Push: signed by the server (RFC 8292), and hidden from the service that carries it (8291)."""

from __future__ import annotations

import time
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02  # type: ignore[import-untyped]
from pywebpush import WebPusher, WebPushException  # type: ignore[import-untyped]

from heyday.server.outside import PORTS, CannotSend

HOURS = 12 * 3600  # that a push service keeps a message, and a signature is good
NOBODY = "mailto:nobody@heyday.invalid"  # who runs a server, unless its host says so
LOOSE = {"no-strict": True}  # the library takes fewer contacts than there are

Data = Mapping[str, Any]


def new_key() -> str:
    """Return a private key."""
    fresh = Vapid02()
    fresh.generate_keys()
    pem: bytes = fresh.private_pem()
    return pem.decode()


def public_part(key: str) -> str:
    """Return the public part of a key, as browsers want it."""
    public = Vapid02.from_pem(key.encode()).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return urlsafe_b64encode(public).rstrip(b"=").decode()


def sealed(
    subscription: Data, message: bytes, key: str, contact: str
) -> tuple[bytes, dict[str, str]]:
    """Return what to send to a subscription's endpoint, and the headers that go with it."""
    try:
        hidden = WebPusher(subscription).encode(message)["body"]
        headers = signed(subscription["endpoint"], key, contact)
    except (WebPushException, ValueError, TypeError) as error:
        raise CannotSend("its keys are not good", gone=True) from error
    headers |= {"Content-Encoding": "aes128gcm", "TTL": str(HOURS), "Urgency": "normal"}
    return hidden, headers | {"Content-Type": "application/octet-stream"}


def signed(endpoint: str, key: str, contact: str) -> dict[str, str]:
    """Return the header that tells a push service who sends, and whom to write to about it."""
    claims = {"aud": origin(endpoint), "sub": contact or NOBODY}
    signer = Vapid02.from_pem(key.encode())
    signer.conf = LOOSE
    return dict(signer.sign(claims | {"exp": int(time.time()) + HOURS}))


def origin(endpoint: str) -> str:
    """Return scheme, host and port of an address; the usual port goes without saying."""
    parts = urlsplit(endpoint)
    usual = parts.port in (None, PORTS.get(parts.scheme))
    return f"{parts.scheme}://{parts.hostname}" + ("" if usual else f":{parts.port}")
