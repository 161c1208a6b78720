# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class CallerOwner(Response):
    """The member accountable for the key."""

    person_id: str
    """Identifier of the person."""
    display_name: str
    """Name of the person."""
