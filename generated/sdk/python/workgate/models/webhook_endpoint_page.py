# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.webhook_endpoint import WebhookEndpoint


class WebhookEndpointPage(Response):
    """The endpoints of the tenant, newest first; at most 20."""

    webhook_endpoints: list[WebhookEndpoint]
    """All of them."""
