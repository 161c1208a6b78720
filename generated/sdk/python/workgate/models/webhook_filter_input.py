# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import ClassVar

from workgate.model import Request


class WebhookFilterInput(Request):
    """Sends only events of WorkItems that match when the event is sent; with any filter, events without a WorkItem
    are not sent. All given filters must match."""

    _nullable: ClassVar[frozenset[str]] = frozenset(
        {
            "pack_key",
            "tag",
        }
    )

    pack_key: str | None = None
    """The pack of the WorkItem; null for any."""
    tag: str | None = None
    """A tag that the WorkItem carries; null for any."""
