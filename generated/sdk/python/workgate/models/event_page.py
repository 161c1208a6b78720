# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.event import Event


class EventPage(Response):
    """Events in the order in which they happened, and a cursor."""

    events: list[Event]
    """The events found, oldest first. May be empty although more follow."""
    next_after: int
    """Send it as `after` to go on. It may be past the last event, since events in between did not match."""
    head: int
    """Last position of the log when read. Everything was read if `next_after` = `head`."""
