# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import Literal

from workgate.model import Request


class ChatPostMessagePayload(Request):
    """Asks to post a message to a channel of a chat workspace."""

    type: Literal["chat_post_message"] = "chat_post_message"
    """Names the kind of payload; equal to `action_operation`."""
    channel_id: str
    """The channel, as the chat platform names it. It is never a direct message."""
    text: str
    """What the message says; not only white space. It appears as it is: mentions, links and special commands in
    angle brackets are shown, not expanded. It may have line breaks and tabs, but no other control characters."""
    thread_ts: str | None = None
    """The message that this one answers, by its time stamp at the chat platform."""
