# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class DataLegacyId(Response):
    """A source's identifier of an entity."""

    source_key: str
    """Key under which the tenant has registered the source."""
    id: str
    """The identifier, as the source writes it."""
