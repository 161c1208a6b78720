# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response


class WebhookAttempt(Response):
    """One request to the receiver."""

    at: datetime.datetime
    """Time of sending."""
    status: int | None
    """Status of the answer; null if none came."""
    latency_ms: int
    """Duration in milliseconds."""
    problem: str | None
    """Reason of the failure; null if delivered."""
    answer: str
    """Beginning of the response body, up to 1 KiB, as text, without unprintable characters."""
