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
    """One line that says what is wanted; not only white space, and without line breaks, control characters and marks
    that turn the direction of writing."""
    priority: WorkItemPriority | None = None
    """How urgent the work is; `normal` where nothing is said."""
    channel: WorkItemChannel | None = None
    """How the work came in; `api` where nothing is said."""
    channel_id: str | None = None
    """Identifier of the source channel inside the tenant."""
    tags: list[str] | None = None
    """Labels of the tenant's own, each once."""
    contact: WorkItemContactInput | None = None
    initial_message: InitialMessageInput | None = None
