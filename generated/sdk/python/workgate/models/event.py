# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime
from typing import Any

from workgate.model import Response
from workgate.models.event_subject import EventSubject
from workgate.models.event_type import EventType
from workgate.models.evidence_actor import EvidenceActor


class Event(Response):
    """An event in the tenant's log: what happened, and where to read the current state. It holds no personal data.
    The same event is identical everywhere: in the feed, in webhooks (`webhook-id`), in evidence (`entry_id`)."""

    event_id: str
    """Identifier of an entry."""
    sequence: int
    """Position in the tenant's log, counted from 1 without gaps."""
    type: EventType
    at: datetime.datetime
    """Event time (RFC 3339, UTC, milliseconds)."""
    subject: EventSubject
    work_item_id: str | None
    """The WorkItem of the event; null if it belongs to none."""
    actor: EvidenceActor
    correlation_id: str
    """Id of the request that caused it in the service's logs."""
    url: str | None
    """Path of this API that reads the subject; null if no operation returns it."""
    data: dict[str, object] | None = None
    """The `data` of the entry, only with `expand=data` and only if the entry belongs to a WorkItem; personal values
    are salted commitments."""
