# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import ClassVar

from workgate.model import Request


class WebhookFilterInput(Request):
    """Only events of WorkItems that are like this when the event is sent; with one of these, events that belong to
    no WorkItem are not sent. All that are given have to fit."""

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
