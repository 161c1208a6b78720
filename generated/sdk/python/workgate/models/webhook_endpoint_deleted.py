# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class WebhookEndpointDeleted(Response):
    """Which endpoint was deleted."""

    webhook_endpoint_id: str
    """Identifier of an endpoint (TypeID, sortable by time of creation)."""
    deleted: bool
    """Always true."""
