# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class ActionError(Response):
    """Why the provider did not do it."""

    code: str
    """Kind of failure, such as `amount_exceeds_refundable`."""
    message: str
    """For people."""
    retryable: bool
    """Whether the proposal may be executed again."""
    retry_after_seconds: int | None = None
    """How long the provider wants to be left alone; absent where it did not say so."""
