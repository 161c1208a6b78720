# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.data_coverage import DataCoverage
from workgate.models.data_health_status import DataHealthStatus


class DataSourceHealthReport(Response):
    """Health, freshness and coverage of a source."""

    view_key: str
    """Key of a view, which names a stable contract of data and not a screen: `racing_catalog`. `customer_feed` is an
    old name of it, which new integrations must not use."""
    source_key: str
    """Key under which the tenant has registered the source."""
    status: DataHealthStatus
    as_of: datetime.datetime
    """When the data was last known to be what the provider has."""
    age_seconds: int
    """Seconds since `as_of`."""
    problems: list[str]
    """What is wrong, for people; the first of them."""
    problem_count: int
    """How much of the load that is served could not be used."""
    revision: str
    """The load that is served."""
    fetched_at: datetime.datetime
    """When it was fetched."""
    last_attempt_at: datetime.datetime | None = None
    """When the source was last asked, whether it answered or not."""
    coverage: DataCoverage | None = None
    group_count: int
    """How many groups it has."""
    capabilities: list[str]
    """Optional data that it holds at present."""
    refresh_interval_seconds: float
    """How often it is refreshed."""
