# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request


class WebhookSecretRotateRequest(Request):
    """How long the secrets before go on."""

    overlap_hours: int | None = None
    """For so long requests are signed with the secrets before, too; 24 if it is left out, 0 ends them at once."""
