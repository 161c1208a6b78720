# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.action_proposal_status import ActionProposalStatus


class ActionProposalTwin(Response):
    """Another proposal with the same effect that is open or was executed."""

    proposal_id: str
    """Identifier of an action proposal (TypeID, sortable by time of creation)."""
    work_item_id: str
    """Identifier of a WorkItem (TypeID, sortable by time of creation)."""
    status: ActionProposalStatus
    at: datetime.datetime
    """Time of the proposal."""
