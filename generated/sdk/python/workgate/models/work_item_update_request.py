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
    """One line that says what is wanted; not only white space, and without line breaks, control characters and marks
    that turn the direction of writing."""
    status: WorkItemStatus | None = None
    priority: WorkItemPriority | None = None
    channel_id: str | None = None
    """New channel id; null removes it."""
    tags: list[str] | None = None
    """The new tags, all of them; null removes every tag."""
    contact: WorkItemContactPatch | None = None
    due_at: datetime.datetime | None = None
    """By when it is to be resolved (RFC 3339): not before it was created, and within ten years from now; null for no
    such time. Once it is set or removed, it stays so, whatever queue the WorkItem goes to."""
