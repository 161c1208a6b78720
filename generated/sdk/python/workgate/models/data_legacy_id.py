# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class DataLegacyId(Response):
    """An identifier by which a source names something."""

    source_key: str
    """Key under which the tenant has registered the source."""
    id: str
    """The identifier, as the source writes it."""
