# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class DataResult(Response):
    """A place in the result."""

    position: int
    """The place, from 1."""
    participant_id: str | None = None
    """A canonical identifier, or one by which a source names the entity."""
    name: str
    """Name of the runner."""
    number: str | None = None
    """Number that it wore, where known."""
    margin: str | None = None
    """Distance to the one before, as the source writes it, where known."""
