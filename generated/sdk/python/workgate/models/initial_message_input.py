# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request
from workgate.models.user_role import UserRole
from workgate.models.work_item_channel import WorkItemChannel


class InitialMessageInput(Request):
    """The first message of the conversation."""

    role: UserRole | None = None
    content: str
    """Message text; not only white space. It may have line breaks and tabs, but no other control characters."""
    external_message_id: str | None = None
    """The sender's own id of the message; becomes the `source_reference` of the WorkItem."""
    channel: WorkItemChannel | None = None
    """If given, it must equal the `channel` of the WorkItem."""
