# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import Literal

from workgate.model import Response


class ChatPostMessageResult(Response):
    """The message as the chat platform took it."""

    type: Literal["chat_post_message"] = "chat_post_message"
    """Names the kind of result."""
    channel_id: str
    """The channel, as the chat platform names it. It is never a direct message."""
    ts: str
    """Time stamp that names the message within its channel."""
