# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class WebhookRecovery(Response):
    """What is being sent again."""

    after_sequence: int
    """Events behind this one."""
    up_to_sequence: int
    """Up to this one; what is behind it is sent anyway."""
    include_delivered: bool
    """Whether what was delivered is among it."""
