# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.event import Event


class EventPage(Response):
    """Events in the order in which they happened, and how to go on."""

    events: list[Event]
    """The events found, the oldest first. There may be none although more come behind."""
    next_after: int
    """Send it as `after` to go on. It may be behind the last event, as those in between were not asked for."""
    head: int
    """How far the log reached when it was read. At `next_after` = `head` everything has been read."""
