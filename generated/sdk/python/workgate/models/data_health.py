# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.data_health_status import DataHealthStatus


class DataHealth(Response):
    """Reliability of the data."""

    status: DataHealthStatus
    as_of: datetime.datetime | None = None
    """Time at which the data last matched the provider's; absent if it never did."""
    age_seconds: int | None = None
    """Seconds since `as_of`."""
    problems: list[str]
    """Problems, for people."""
