# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime
from typing import Any

from workgate.model import Response
from workgate.models.evidence_actor import EvidenceActor
from workgate.models.evidence_subject import EvidenceSubject


class EvidenceEntry(Response):
    """One change, as the tenant's event log records it."""

    sequence: int
    """Position in the tenant's log, counted from 1 without gaps."""
    entry_id: str
    """Identifier of an entry."""
    type: str
    """The event, as `<subject>.<past participle>`. New types may come."""
    subject: EvidenceSubject
    subject_version: int
    """Version of the subject after the change; for a message, that of its WorkItem."""
    work_item_id: str
    """Identifier of a WorkItem (TypeID, sortable by time of creation)."""
    actor: EvidenceActor
    correlation_id: str
    """Id of the request that caused it in the service's logs."""
    at: datetime.datetime
    """Time of change (RFC 3339, UTC, milliseconds)."""
    data_hash: str
    """SHA-256 of the canonical form (RFC 8785) of `data`."""
    data: dict[str, Any]
    """The change, by type of entry. `commitments` holds personal values and the inputs of a decision (`facts`,
    `voices`), as HMAC-SHA-256 under a salt that exported packets carry."""
    hash: str
    """RFC 9162 leaf hash of the entry: its canonical form with `tenant_id`; the hash of `data` stands in for `data`."""
