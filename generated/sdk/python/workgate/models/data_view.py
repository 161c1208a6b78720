# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.data_group import DataGroup
from workgate.models.data_health import DataHealth
from workgate.models.data_schema import DataSchema
from workgate.models.data_source_health import DataSourceHealth


class DataView(Response):
    """A page of a view."""

    view_key: str
    """Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name
    of it; new integrations must not use it."""
    timezone: str
    """IANA name of a time zone."""
    groups: list[DataGroup]
    """Whole groups, by earliest event."""
    health: DataHealth
    source_health: list[DataSourceHealth]
    """Health of each source of the view, even of those that never loaded."""
    schema_: DataSchema
    capabilities: list[str]
    """Optional data that the view holds now."""
    next_cursor: str | None
    """Send it as `cursor`, with the same filters, to get the next page; null on the last page."""
