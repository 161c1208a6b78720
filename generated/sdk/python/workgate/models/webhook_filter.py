# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class WebhookFilter(Response):
    """Only events of WorkItems that are like this when the event is sent; with one of these, events that belong to
    no WorkItem are not sent. All that are given have to fit."""

    pack_key: str | None
    """The pack of the WorkItem; null for any."""
    tag: str | None
    """A tag that the WorkItem carries; null for any."""
