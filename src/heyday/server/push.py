"""Web Push: signed by the server (RFC 8292), and hidden from the service that carries it (8291)."""

from __future__ import annotations

import time
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]
from pywebpush import WebPusher  # type: ignore[import-untyped]

from heyday.server.errors import Refused
from heyday.server.outside import PORTS, CannotSend

HOURS = 12 * 3600  # that a push service keeps a message, and a signature is good
NOBODY = "mailto:nobody@heyday.invalid"  # who runs a server, unless its host says so
POINT, SECRET = 65, 16  # bytes of a browser's keys
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


def check(subscription: Data) -> None:
    """Refuse a browser's subscription that nothing could be sent to."""
    if not is_endpoint(subscription["endpoint"]):
        raise Refused("malformed", "push-endpoint")
    if not are_keys(**subscription["keys"]):
        raise Refused("malformed", "push-keys")


def is_endpoint(address: str) -> bool:
    """Whether a push service can have an address; none has one of IPv6 for a name."""
    try:
        parts = urlsplit(address)
        host = parts.hostname or ":"
        return parts.scheme == "https" and ":" not in host and parts.port != 0
    except ValueError:
        return False


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether keys are a point of the curve, in full, and a secret of 16 bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
        return len(decoded(p256dh)) == POINT and len(decoded(auth)) == SECRET
    except ValueError:
        return False


def decoded(text: str) -> bytes:
    """Return the bytes that are written in base64url, strictly; raises ValueError."""
    return b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)


def sealed(
    subscription: Data, message: bytes, key: str, contact: str
) -> tuple[bytes, dict[str, str]]:
    """Return what to send to a subscription's endpoint, and the headers that go with it."""
    try:
        check(subscription)
        hidden = WebPusher(subscription).encode(message)["body"]
        headers = signed(subscription["endpoint"], key, contact)
    except Refused as refusal:  # from before subscriptions were looked at
        raise CannotSend(refusal.text(), gone=True) from refusal
    except Exception as error:  # two libraries have many of their own
        raise CannotSend(f"it cannot be sealed ({type(error).__name__})") from error
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
