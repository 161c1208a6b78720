# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class WebhookEndpointDeleted(Response):
    """The deleted endpoint."""

    webhook_endpoint_id: str
    """Identifier of an endpoint (TypeID, sortable by time of creation)."""
    deleted: bool
    """Always true."""
