# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.data_coverage import DataCoverage
from workgate.models.data_health_status import DataHealthStatus


class DataSourceHealthReport(Response):
    """Health, freshness and coverage of a source."""

    view_key: str
    """Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name
    of it; new integrations must not use it."""
    source_key: str
    """Key under which the tenant has registered the source."""
    status: DataHealthStatus
    as_of: datetime.datetime
    """Time at which the data last matched the provider's."""
    age_seconds: int
    """Seconds since `as_of`."""
    problems: list[str]
    """Problems, for people; only the first ones."""
    problem_count: int
    """Number of unusable parts of the served load."""
    revision: str
    """The load that is served."""
    fetched_at: datetime.datetime
    """Time of the fetch."""
    last_attempt_at: datetime.datetime | None = None
    """Time of the last attempt to load, successful or not."""
    coverage: DataCoverage | None = None
    group_count: int
    """Number of groups."""
    capabilities: list[str]
    """Optional data that it holds now."""
    refresh_interval_seconds: float
    """Seconds between refreshes."""
