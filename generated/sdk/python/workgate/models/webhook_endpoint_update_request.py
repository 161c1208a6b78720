# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request
from workgate.models.webhook_filter_input import WebhookFilterInput


class WebhookEndpointUpdateRequest(Request):
    """Changes to the endpoint; absent fields stay. When switched on again, it starts with new events: recover the
    missed ones."""

    url: str | None = None
    """Address to POST events to. `https:`, at port 443, of a host whose every address is public."""
    description: str | None = None
    """Its purpose, in your words."""
    types: list[str] | None = None
    """Types of events to send, each exact or a prefix (`proposal.*`). Empty for all."""
    filter: WebhookFilterInput | None = None
    enabled: bool | None = None
    """True if events are sent."""
