"""The secret of a game: what makes its draws fair, and lets anybody check it afterwards.

Before the first draw the SHA-256 of a 256-bit secret is shown. The dice of every action come from
HMAC-SHA256(secret, ply), and at the end the secret is told: whoever kept the hash can see that no
draw was chosen, and nobody could know one beforehand.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

SIZE = 32


def new_secret() -> bytes:
    """Return a fresh secret."""
    return secrets.token_bytes(SIZE)


def secret_from_seed(game: str, seed: int) -> bytes:
    """Return the secret of a game that is meant to be repeatable."""
    return hashlib.sha256(f"{game} {seed}".encode()).digest()


def commitment(secret: bytes) -> str:
    """Return what is shown at the start."""
    return hashlib.sha256(secret).hexdigest()


def dice(secret: bytes, ply: int, rewinds: int = 0) -> int:
    """Return the 63 bits that seed the dice of an action; ply 0 is the set-up.

    An undo that all agree to may take back a draw. So that nobody knows what comes next, the number
    of such rewinds is part of the message from then on.
    """
    message = f"{ply}.{rewinds}" if rewinds else f"{ply}"
    digest = hmac.digest(secret, message.encode(), "sha256")
    return int.from_bytes(digest[:8], "big") >> 1
