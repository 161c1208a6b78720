# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime
from typing import Any

from workgate.model import Response
from workgate.models.data_event import DataEvent
from workgate.models.data_evidence import DataEvidence
from workgate.models.data_group_attributes import DataGroupAttributes
from workgate.models.data_health import DataHealth
from workgate.models.data_legacy_id import DataLegacyId
from workgate.models.data_schema import DataSchema
from workgate.models.data_source_health import DataSourceHealth


class DataGroup(Response):
    """A meeting: the races of one track on one local day. Always whole."""

    group_id: str
    """A canonical identifier, or one by which a source names the entity."""
    legacy_ids: list[DataLegacyId]
    """Ids in the sources."""
    title: str
    """Title of the meeting."""
    date: datetime.date
    """A local date, YYYY-MM-DD."""
    timezone: str
    """Time zone of the track: an IANA name, or the offset that the source says, such as `+10:00`, if no more is
    known."""
    attributes: DataGroupAttributes
    events: list[DataEvent]
    """All known races, by number."""
    evidence: list[DataEvidence]
    """Records that it is based on."""
    health: DataHealth
    source_health: list[DataSourceHealth]
    """Health of each participating source."""
    schema_: DataSchema
    capabilities: list[str]
    """Optional data that this group holds."""
    extensions: dict[str, Any]
    """Data that only some sources supply, by adapter key; `schema.extensions` describes it."""
