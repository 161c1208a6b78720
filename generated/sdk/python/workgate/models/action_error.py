# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class ActionError(Response):
    """Reason the provider refused."""

    code: str
    """Kind of failure, such as `amount_exceeds_refundable`."""
    message: str
    """For people."""
    retryable: bool
    """True if the proposal may be executed again."""
    retry_after_seconds: int | None = None
    """Seconds that the provider asks to wait; absent if it did not say so."""
