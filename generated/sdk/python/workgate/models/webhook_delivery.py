# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.event_type import EventType
from workgate.models.webhook_attempt import WebhookAttempt
from workgate.models.webhook_delivery_status import WebhookDeliveryStatus


class WebhookDelivery(Response):
    """An event sent to an endpoint, with every attempt. Kept for 30 days."""

    webhook_delivery_id: str
    """Identifier of a delivery (TypeID, sortable by time of creation)."""
    webhook_endpoint_id: str
    """Identifier of an endpoint (TypeID, sortable by time of creation)."""
    event_id: str
    """Identifier of an entry."""
    sequence: int
    """Position of the event in the tenant's log."""
    type: EventType
    status: WebhookDeliveryStatus
    attempts: list[WebhookAttempt]
    """Oldest first."""
    next_attempt_at: datetime.datetime | None
    """Time of the next attempt; null if none."""
    replay_of: str | None
    """The delivery that this one repeats; null if none."""
    body: str
    """Exact bytes sent."""
    created_at: datetime.datetime
    """Time of queuing."""
