# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request
from workgate.models.message_input import MessageInput


class MessageAppendRequest(Request):
    """A follow-up message."""

    message: MessageInput
