# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class WebhookRecovery(Response):
    """Events being sent again."""

    after_sequence: int
    """Events after this one."""
    up_to_sequence: int
    """Up to this one; later events are sent anyway."""
    include_delivered: bool
    """True if delivered events are included."""
