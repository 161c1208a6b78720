# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.message import Message


class MessagePage(Response):
    """A page of messages, oldest first."""

    messages: list[Message]
    """The messages of this page."""
    next_page_token: str | None
    """Send it as `page_token` to get the next page; null on the last page."""
