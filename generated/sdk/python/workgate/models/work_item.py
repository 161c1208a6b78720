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
    """One line that says what is wanted."""
    status: WorkItemStatus
    priority: WorkItemPriority
    channel: WorkItemChannel
    channel_id: str | None
    """Identifier of the source channel inside the tenant."""
    tags: list[str]
    """Labels of the tenant's own."""
    contact: WorkItemContact | None
    """The person who asks, or null."""
    source_reference: str | None
    """The `external_message_id` of the initial message."""
    pack_key: str
    """The pack whose rules govern the work."""
    queue_key: str
    """The queue of the pack that the work waits in."""
    assignee: Principal | None
    """The person who has taken the work up, or null."""
    thread_id: str
    """Identifier of the conversation."""
    message_count: int
    """How many messages the conversation has, the initial one included."""
    due_at: datetime.datetime | None
    """By when it is to be resolved: so long after it was created as its queue says, unless somebody has set another
    time, or none. Null for none. What has ended keeps it, and is never overdue."""
    created_at: datetime.datetime
    """When the WorkItem was created (RFC 3339, UTC, milliseconds)."""
    updated_at: datetime.datetime
    """When the WorkItem or its conversation last changed."""
    version: int
    """Counts the changes; the value of the `ETag`."""
