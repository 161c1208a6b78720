# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response


class DataEvidence(Response):
    """Origin of the data."""

    source_key: str
    """Key under which the tenant has registered the source."""
    revision: str
    """The load that contained it."""
    provider_id: str
    """The provider's id of the record."""
    fetched_at: datetime.datetime
    """Time of the fetch (RFC 3339, UTC)."""
    sha256: str
    """SHA-256 of the document that held the record, as fetched."""
    fields: list[str]
    """Fields of this object whose present values the source supplied."""
