# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.message_role import MessageRole
from workgate.models.principal import Principal


class Message(Response):
    """One message of the conversation of a WorkItem."""

    message_id: str
    """Identifier of a message."""
    work_item_id: str
    """Identifier of a WorkItem (TypeID, sortable by time of creation)."""
    role: MessageRole
    content: str
    """Message text."""
    external_message_id: str | None
    """The sender's own id of the initial message; null for all others."""
    author: Principal
    created_at: datetime.datetime
    """Time of acceptance (RFC 3339, UTC, milliseconds)."""
