# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.work_item import WorkItem


class FoundWorkItemsPage(Response):
    """A page of what a search has found."""

    found: list[WorkItem]
    """The WorkItems of this page. They can be fewer than `limit`, or none, although more follow."""
    next_page_token: str | None
    """Send it as `page_token` to search on; null when all was searched."""
    searched_since: datetime.datetime
    """How far this page and those before it have searched: they hold all that is found and was opened after this
    time (changed after it with the order `last_changed`, opened before it with `oldest`; with `due`, due before
    it, and, once all that is there, of the rest what was opened after it)."""
