"""What is said over HTTP about being told when it is your turn."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from heyday.server.models import Closed, Language

Address = Annotated[str, Field(min_length=8, max_length=1000)]
Key = Annotated[str, Field(min_length=1, max_length=200)]


class PushKeys(Closed):
    """The keys of a browser's subscription."""

    p256dh: Key
    auth: Key


class Subscription(Closed):
    """What a browser's PushManager gives."""

    endpoint: Address
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 - the browser's word


class Push(Closed):
    """Web Push to a browser."""

    kind: Literal["push"]
    subscription: Subscription
    language: Language = "en"


class Webhook(Closed):
    """A request to an address."""

    kind: Literal["webhook"]
    url: Address
    language: Language = "en"


NewNotice = Annotated[Push | Webhook, Field(discriminator="kind")]


class Notice(BaseModel):
    """A way to be told."""

    id: str
    kind: Literal["push", "webhook"]
    where: str
    failed: str | None


class NoticeKey(BaseModel):
    """The public key that pushes are signed with."""

    key: str


class Sent(BaseModel):
    """What came of a test."""

    failed: str | None
