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
    """A meeting, the races of one track on one local day; always whole."""

    group_id: str
    """A canonical identifier, or one by which a source names the entity."""
    legacy_ids: list[DataLegacyId]
    """What the sources call it."""
    title: str
    """Title of the meeting."""
    date: datetime.date
    """A local date, YYYY-MM-DD."""
    timezone: str
    """Time zone of the track: an IANA name, or, where no more is known, the offset that the source says, such as
    `+10:00`."""
    attributes: DataGroupAttributes
    events: list[DataEvent]
    """Every race that is known, by number."""
    evidence: list[DataEvidence]
    """The records that it was made of."""
    health: DataHealth
    source_health: list[DataSourceHealth]
    """Health of each source that took part."""
    schema_: DataSchema
    capabilities: list[str]
    """Optional data that this group holds."""
    extensions: dict[str, Any]
    """What only some sources supply, by the key of the adapter; `schema.extensions` describes it."""
