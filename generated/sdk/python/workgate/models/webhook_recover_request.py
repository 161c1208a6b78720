# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request


class WebhookRecoverRequest(Request):
    """Events to send again."""

    after_sequence: int
    """Position in the tenant's log, counted from 1 without gaps."""
    include_delivered: bool | None = None
    """True to send delivered events again, too. Otherwise only failed and unsent ones."""
