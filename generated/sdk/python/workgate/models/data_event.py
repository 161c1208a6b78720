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
    """Ids in the sources."""
    number: int
    """Number of the race in its meeting."""
    title: str
    """Title of the race."""
    start_label: str
    """The start as the track shows it. For display, never for computation."""
    start_label_from: str | None = None
    """Origin of `start_label`: `source`, as the provider writes it, or `timezone`, computed from `starts_at` in
    `source_timezone`. Absent if the data was loaded by 0.3.0."""
    starts_at: datetime.datetime
    """The start (RFC 3339, UTC)."""
    source_timezone: str
    """Time zone of the track: an IANA name, or the offset that the source says, such as `+10:00`, if no more is
    known."""
    localized_starts_at: datetime.datetime
    """The start in the time zone of the request, with its offset."""
    status: DataEventStatus
    participants: list[DataParticipant]
    """Runners, in the order of the source."""
    results: list[DataResult] | None = None
    """The result, by position; absent if no source supplies one."""
    evidence: list[DataEvidence]
    """Records that it is based on."""
