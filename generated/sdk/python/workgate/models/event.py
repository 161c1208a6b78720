# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime
from typing import Any

from workgate.model import Response
from workgate.models.event_subject import EventSubject
from workgate.models.event_type import EventType
from workgate.models.evidence_actor import EvidenceActor


class Event(Response):
    """Something that happened, as the log of the tenant has it: what it was, and where to read how it is now. It
    holds no personal data. The same event is the same everywhere: in the feed, in webhooks (`webhook-id`), in
    evidence (`entry_id`)."""

    event_id: str
    """Identifier of an entry."""
    sequence: int
    """Place in the log of the tenant, which counts from 1 without gaps."""
    type: EventType
    at: datetime.datetime
    """When it happened (RFC 3339, UTC, milliseconds)."""
    subject: EventSubject
    work_item_id: str | None
    """The WorkItem that it belongs to; null for what belongs to none."""
    actor: EvidenceActor
    correlation_id: str
    """Names the request that caused it in the logs of the service."""
    url: str | None
    """Where the subject can be read, as a path of this API; null where no operation answers with it."""
    data: dict[str, object] | None = None
    """The `data` of the entry, with `expand=data` only, and only of entries that belong to a WorkItem; personal
    values are in it as salted commitments."""
