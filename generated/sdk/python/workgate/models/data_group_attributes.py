# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class DataGroupAttributes(Response):
    """Attributes of a group. `meeting_class` is a label to show and decides nothing."""

    location: str
    """Name of the track."""
    country: str
    """Country of the track (ISO 3166-1 alpha-2); `ZZ` where the source does not say one that is known."""
    race_type: str | None = None
    """What is raced, as the source says: `thoroughbred`, `harness` or `greyhounds`; others may come. Absent where
    the data was loaded by 0.3.0."""
    state: str | None = None
    """State or province of the track, where the source supplies it."""
    meeting_class: str | None = None
    """Class of the meeting as the source labels it, where it does."""
