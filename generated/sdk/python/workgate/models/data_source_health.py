# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.data_health_status import DataHealthStatus


class DataSourceHealth(Response):
    """Health of one source."""

    source_key: str
    """Key under which the tenant has registered the source."""
    status: DataHealthStatus
    as_of: datetime.datetime | None = None
    """When the data was last known to be what the provider has; absent if it never was."""
    age_seconds: int | None = None
    """Seconds since `as_of`."""
    problems: list[str]
    """What is wrong, for people."""
