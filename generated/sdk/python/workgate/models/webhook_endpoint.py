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
    """Where events are sent by POST. `https:`, at port 443, of a host whose every address is public."""
    description: str
    """What it is for, in your words."""
    types: list[str]
    """Types of events that are sent, each exact or as a prefix (`proposal.*`). Empty for all."""
    filter: WebhookFilter
    status: WebhookEndpointStatus
    next_sequence: int
    """The first event of the log that was not looked at for it yet. While it is not `on` this stands still, at the
    first event that it may have missed: recover from there (`after_sequence` is one less) when it is on again."""
    failing_since: datetime.datetime | None
    """Since when nothing could be delivered; null unless the last attempt failed."""
    last_delivered_at: datetime.datetime | None
    """When something was delivered last."""
    secret_overlap_ends_at: datetime.datetime | None
    """Until when the secrets before the last rotation sign too; null if one alone signs."""
    created_at: datetime.datetime
    """When it was created."""
    updated_at: datetime.datetime
    """When it was changed last."""
    version: int
    """Counts its changes; `ETag` names it. Deliveries are no changes."""
