# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.action_proposal_check_outcome import ActionProposalCheckOutcome
from workgate.models.error_detail import ErrorDetail


class ActionProposalCheck(Response):
    """What the provider said when it was asked last. It is asked when something is proposed, and again when somebody
    asks for that. What it would refuse is never approved, by policy or by people, until it says otherwise.
    Executing it asks the provider once more."""

    outcome: ActionProposalCheckOutcome
    problems: list[ErrorDetail]
    """What the provider would refuse it for, by field, such as `payload.order_id`; or why it could not be asked."""
    at: datetime.datetime | None
    """When the provider was asked; null if it never was."""
