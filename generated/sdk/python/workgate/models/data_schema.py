# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import Any

from workgate.model import Response


class DataSchema(Response):
    """What describes the shape of the data."""

    view_key: str
    """Key of a view, which names a stable contract of data and not a screen: `racing_catalog`. `customer_feed` is an
    old name of it, which new integrations must not use."""
    version: str
    """Version of the shape; changes that break readers raise its first number."""
    extensions: dict[str, Any]
    """JSON Schema of the extension of each adapter that took part, by its key."""
