# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.action import Action


class ActionPage(Response):
    """A page of action records, newest first."""

    actions: list[Action]
    """The records of this page."""
    next_page_token: str | None
    """For the next page; null on the last one."""
