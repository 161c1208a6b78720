# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.action_proposal_check_outcome import ActionProposalCheckOutcome
from workgate.models.error_detail import ErrorDetail


class ActionProposalCheck(Response):
    """The provider's latest answer. The provider is asked when a proposal is made, and again on request. A proposal
    that it would refuse is never approved, by policy or by people, until its answer changes. Execution asks the
    provider once more."""

    outcome: ActionProposalCheckOutcome
    problems: list[ErrorDetail]
    """The provider's reasons to refuse, by field, such as `payload.order_id`; or why it could not be asked."""
    at: datetime.datetime | None
    """Time of the check; null if never asked."""
