# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.webhook_endpoint_status import WebhookEndpointStatus
from workgate.models.webhook_filter import WebhookFilter


class WebhookEndpoint(Response):
    """An address to which events are sent."""

    webhook_endpoint_id: str
    """Identifier of an endpoint (TypeID, sortable by time of creation)."""
    url: str
    """Address to POST events to. `https:`, at port 443, of a host whose every address is public."""
    description: str
    """Its purpose, in your words."""
    types: list[str]
    """Types of events to send, each exact or a prefix (`proposal.*`). Empty for all."""
    filter: WebhookFilter
    status: WebhookEndpointStatus
    next_sequence: int
    """First event of the log not yet processed for the endpoint. While it is not `on`, this stays at the first event
    that may have been missed: recover from there (`after_sequence` is one less) when it is on again."""
    failing_since: datetime.datetime | None
    """Start of the current failures; null unless the last attempt failed."""
    last_delivered_at: datetime.datetime | None
    """Time of the last delivery."""
    secret_overlap_ends_at: datetime.datetime | None
    """Time until which previous secrets sign too; null if only one signs."""
    created_at: datetime.datetime
    """Time of creation."""
    updated_at: datetime.datetime
    """Time of the last change."""
    version: int
    """Counts its changes; `ETag` names it. Deliveries do not count."""
