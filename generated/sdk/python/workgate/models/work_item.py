# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.principal import Principal
from workgate.models.work_item_channel import WorkItemChannel
from workgate.models.work_item_contact import WorkItemContact
from workgate.models.work_item_priority import WorkItemPriority
from workgate.models.work_item_status import WorkItemStatus


class WorkItem(Response):
    """A request for work and its present state."""

    work_item_id: str
    """Identifier of a WorkItem (TypeID, sortable by time of creation)."""
    subject: str
    """One line that states the request."""
    status: WorkItemStatus
    priority: WorkItemPriority
    channel: WorkItemChannel
    channel_id: str | None
    """Identifier of the source channel inside the tenant."""
    tags: list[str]
    """Labels of the tenant."""
    contact: WorkItemContact | None
    """The requester, or null."""
    source_reference: str | None
    """The `external_message_id` of the initial message."""
    pack_key: str
    """The pack whose rules govern the work."""
    queue_key: str
    """The pack's queue that the work waits in."""
    assignee: Principal | None
    """The person working on it, or null."""
    thread_id: str
    """Identifier of the conversation."""
    message_count: int
    """Number of messages in the conversation, with the initial one."""
    due_at: datetime.datetime | None
    """Time by which to resolve it: creation plus the time of its queue, unless somebody set another time or none.
    Null if none. Ended work keeps it and is never overdue."""
    created_at: datetime.datetime
    """Creation time of the WorkItem (RFC 3339, UTC, milliseconds)."""
    updated_at: datetime.datetime
    """Last change of the WorkItem or its conversation."""
    version: int
    """Number of changes; the `ETag` value."""
