# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.data_event_status import DataEventStatus
from workgate.models.data_evidence import DataEvidence
from workgate.models.data_legacy_id import DataLegacyId
from workgate.models.data_participant import DataParticipant
from workgate.models.data_result import DataResult


class DataEvent(Response):
    """A race."""

    event_id: str
    """A canonical identifier, or one by which a source names the entity."""
    legacy_ids: list[DataLegacyId]
    """What the sources call it."""
    number: int
    """Number of the race in its meeting."""
    title: str
    """Title of the race."""
    start_label: str
    """The start as it is shown at the track. To be shown, never computed with."""
    start_label_from: str | None = None
    """Where `start_label` comes from: `source`, as the provider writes it, or `timezone`, made of `starts_at` in
    `source_timezone`. Absent where the data was loaded by 0.3.0."""
    starts_at: datetime.datetime
    """The start (RFC 3339, UTC)."""
    source_timezone: str
    """Time zone of the track: an IANA name, or, where no more is known, the offset that the source says, such as
    `+10:00`."""
    localized_starts_at: datetime.datetime
    """The start in the time zone of the request, with its offset."""
    status: DataEventStatus
    participants: list[DataParticipant]
    """Who runs, in the order of the source."""
    results: list[DataResult] | None = None
    """The result, by position; absent where no source supplies one."""
    evidence: list[DataEvidence]
    """The records that it was made of."""
