# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request
from workgate.models.initial_message_input import InitialMessageInput
from workgate.models.work_item_channel import WorkItemChannel
from workgate.models.work_item_contact_input import WorkItemContactInput
from workgate.models.work_item_priority import WorkItemPriority


class WorkItemCreateRequest(Request):
    """A new WorkItem."""

    subject: str
    """One line that states the request; not only white space, and without line breaks, control characters and marks
    that change the writing direction."""
    priority: WorkItemPriority | None = None
    """Urgency of the work; `normal` by default."""
    channel: WorkItemChannel | None = None
    """Channel of the work; `api` by default."""
    channel_id: str | None = None
    """Identifier of the source channel inside the tenant."""
    tags: list[str] | None = None
    """Labels of the tenant, each once."""
    contact: WorkItemContactInput | None = None
    initial_message: InitialMessageInput | None = None
