# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.work_item import WorkItem


class WorkItemPage(Response):
    """A page of WorkItems."""

    work_items: list[WorkItem]
    """The WorkItems of this page."""
    next_page_token: str | None
    """Send it as `page_token` to get the next page; null on the last page."""
