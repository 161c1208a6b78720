# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request
from workgate.models.user_role import UserRole


class MessageInput(Request):
    """The message to append."""

    content: str
    """Message text; not only white space. It may have line breaks and tabs, but no other control characters."""
    role: UserRole | None = None
