# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.data_entity_type import DataEntityType
from workgate.models.data_event import DataEvent
from workgate.models.data_group import DataGroup
from workgate.models.data_health import DataHealth
from workgate.models.data_participant import DataParticipant
from workgate.models.data_schema import DataSchema
from workgate.models.data_source_health import DataSourceHealth


class DataEntity(Response):
    """One entity, in `group`, `event` or `participant` as `entity_type` says. Times are localised to UTC."""

    view_key: str
    """Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name
    of it; new integrations must not use it."""
    entity_type: DataEntityType
    entity_id: str
    """A canonical identifier, or one by which a source names the entity."""
    group_id: str
    """A canonical identifier, or one by which a source names the entity."""
    event_id: str | None = None
    """A canonical identifier, or one by which a source names the entity."""
    group: DataGroup | None = None
    event: DataEvent | None = None
    participant: DataParticipant | None = None
    health: DataHealth
    source_health: list[DataSourceHealth]
    """Health of each source of the entity's group."""
    schema_: DataSchema
