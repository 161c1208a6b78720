# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.action_proposal import ActionProposal


class ActionProposalPage(Response):
    """A page of proposals, newest first."""

    action_proposals: list[ActionProposal]
    """The proposals of this page."""
    next_page_token: str | None
    """For the next page; null on the last one."""
