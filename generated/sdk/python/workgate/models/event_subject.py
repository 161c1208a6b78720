# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class EventSubject(Response):
    """Subject of it."""

    type: str
    """Kind of the subject, such as `work_item`, `action_proposal` or `integration`."""
    id: str
    """Identifier of the subject."""
