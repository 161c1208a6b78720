# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response


class DataEvidence(Response):
    """Where data comes from."""

    source_key: str
    """Key under which the tenant has registered the source."""
    revision: str
    """The load of the source that brought it."""
    provider_id: str
    """What the provider calls the record."""
    fetched_at: datetime.datetime
    """When it was fetched (RFC 3339, UTC)."""
    sha256: str
    """SHA-256 of the document that held the record, as it was fetched."""
    fields: list[str]
    """Fields, of what carries this evidence, whose present values the source supplied."""
