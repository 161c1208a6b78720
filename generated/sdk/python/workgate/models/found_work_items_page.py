# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.work_item import WorkItem


class FoundWorkItemsPage(Response):
    """A page of search results."""

    found: list[WorkItem]
    """The WorkItems of this page. May be fewer than `limit`, or none, although more follow."""
    next_page_token: str | None
    """Send it as `page_token` to search on; null when all was searched."""
    searched_since: datetime.datetime
    """Time that this page and those before it have reached. They hold all matches opened after this time
    (`last_changed`: changed after it; `oldest`: opened before it; `due`: due before it and, once all of those are
    listed, the other matches opened after it)."""
