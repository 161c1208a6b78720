# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request


class WebhookRecoverRequest(Request):
    """What is to be sent again."""

    after_sequence: int
    """Place of an event in the log of the tenant, which counts from 1 without gaps."""
    include_delivered: bool | None = None
    """Whether what was delivered is sent again, too. If not, only what failed, and what was never sent."""
