# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response


class DataCoverage(Response):
    """Local dates of the first and the last group."""

    from_: datetime.date
    """A local date, YYYY-MM-DD."""
    to: datetime.date
    """A local date, YYYY-MM-DD."""
