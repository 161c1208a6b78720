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
    """Number of the runner, if known."""
    margin: str | None = None
    """Distance to the runner before, as the source writes it, if known."""
