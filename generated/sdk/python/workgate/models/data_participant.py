# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.data_legacy_id import DataLegacyId


class DataParticipant(Response):
    """A runner."""

    participant_id: str
    """A canonical identifier, or one by which a source names the entity."""
    legacy_ids: list[DataLegacyId]
    """Ids in the sources."""
    number: str | None = None
    """Its number, if known."""
    name: str
    """Its name."""
    draw: int | None = None
    """Starting position, if known."""
    form: str | None = None
    """Recent form as the source writes it, if known."""
    scratched: bool
    """True if it was withdrawn."""
    scratched_at: datetime.datetime | None = None
    """Time of withdrawal, if known."""
