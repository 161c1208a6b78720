# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import Any

from workgate.model import Response


class DataSchema(Response):
    """Description of the data's shape."""

    view_key: str
    """Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name
    of it; new integrations must not use it."""
    version: str
    """Version of the shape; breaking changes raise its first number."""
    extensions: dict[str, Any]
    """JSON Schema of each participating adapter's extension, by adapter key."""
