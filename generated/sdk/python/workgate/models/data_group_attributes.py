# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class DataGroupAttributes(Response):
    """Attributes of a group. `meeting_class` is a display label and decides nothing."""

    location: str
    """Name of the track."""
    country: str
    """Country of the track (ISO 3166-1 alpha-2); `ZZ` if the source names no known country."""
    race_type: str | None = None
    """Kind of race, as the source says: `thoroughbred`, `harness` or `greyhounds`; others may come. Absent if the
    data was loaded by 0.3.0."""
    state: str | None = None
    """State or province of the track, if the source supplies it."""
    meeting_class: str | None = None
    """The source's label for the class of the meeting, if any."""
