# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request


class WebhookSecretRotateRequest(Request):
    """Overlap of the old secrets."""

    overlap_hours: int | None = None
    """Hours for which previous secrets sign too; 24 if left out, 0 ends them at once."""
