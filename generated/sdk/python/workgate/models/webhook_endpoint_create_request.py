# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request
from workgate.models.webhook_filter_input import WebhookFilterInput


class WebhookEndpointCreateRequest(Request):
    """An address, and what is sent there."""

    url: str
    """Where events are sent by POST. `https:`, at port 443, of a host whose every address is public."""
    description: str | None = None
    """What it is for, in your words."""
    types: list[str] | None = None
    """Types of events that are sent, each exact or as a prefix (`proposal.*`). Empty for all."""
    filter: WebhookFilterInput | None = None
