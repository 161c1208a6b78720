# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import Literal

from workgate.model import Request


class ChatPostMessagePayload(Request):
    """Posts a message to a channel of a chat workspace."""

    type: Literal["chat_post_message"] = "chat_post_message"
    """Names the kind of payload; equal to `action_operation`."""
    channel_id: str
    """Id of the channel on the chat platform. Never a direct message."""
    text: str
    """Text of the message; not only white space. Shown literally: mentions, links and special commands in angle
    brackets are not expanded. Line breaks and tabs are allowed, other control characters are not."""
    thread_ts: str | None = None
    """The message that this one answers, by its chat platform timestamp."""
