# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response


class WebhookAttempt(Response):
    """One request to the receiver."""

    at: datetime.datetime
    """When it was sent."""
    status: int | None
    """Status of the answer; null if none came."""
    latency_ms: int
    """How long it took, in milliseconds."""
    problem: str | None
    """Why it was not delivered; null if it was."""
    answer: str
    """How the body of the answer begins, up to 1 KiB, as text; what cannot be shown is left out."""
