# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.action import Action
from workgate.models.action_proposal_status import ActionProposalStatus


class OperationClaimEnd(Response):
    """Outcome of the claimed action."""

    claim_id: str
    """Identifier of a claim (TypeID, sortable by time of creation)."""
    proposal_id: str
    """Identifier of an action proposal (TypeID, sortable by time of creation)."""
    proposal_status: ActionProposalStatus
    action: Action | None
    """The action record; null if none was begun."""
