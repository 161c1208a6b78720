# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import Literal

from workgate.model import Response


class ChatPostMessageResult(Response):
    """The message as the platform stored it."""

    type: Literal["chat_post_message"] = "chat_post_message"
    """Names the kind of result."""
    channel_id: str
    """Id of the channel on the chat platform. Never a direct message."""
    ts: str
    """Timestamp that identifies the message in its channel."""
