# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class WebhookFilter(Response):
    """Sends only events of WorkItems that match when the event is sent; with any filter, events without a WorkItem
    are not sent. All given filters must match."""

    pack_key: str | None
    """The pack of the WorkItem; null for any."""
    tag: str | None
    """A tag that the WorkItem carries; null for any."""
