# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime
from typing import ClassVar

from workgate.model import Request
from workgate.models.work_item_contact_patch import WorkItemContactPatch
from workgate.models.work_item_priority import WorkItemPriority
from workgate.models.work_item_status import WorkItemStatus


class WorkItemUpdateRequest(Request):
    """A JSON merge patch (RFC 7396) of a WorkItem."""

    _nullable: ClassVar[frozenset[str]] = frozenset(
        {
            "channel_id",
            "tags",
            "contact",
            "due_at",
        }
    )

    subject: str | None = None
    """One line that states the request; not only white space, and without line breaks, control characters and marks
    that change the writing direction."""
    status: WorkItemStatus | None = None
    priority: WorkItemPriority | None = None
    channel_id: str | None = None
    """New channel id; null removes it."""
    tags: list[str] | None = None
    """The complete new tags; null removes every tag."""
    contact: WorkItemContactPatch | None = None
    due_at: datetime.datetime | None = None
    """Time by which to resolve it (RFC 3339): not before its creation, and within ten years from now; null for none.
    Once set or removed, it stays so in whatever queue the WorkItem is."""
