# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.action import Action
from workgate.models.action_proposal import ActionProposal
from workgate.models.policy_outcome import PolicyOutcome


class ActionProposalExecution(Response):
    """What executing did, or would do."""

    proposal: ActionProposal
    action: Action | None
    """The action record; null for a dry run."""
    policy: PolicyOutcome
    dry_run: bool
    """As in the request."""
    replayed: bool
    """Whether the proposal had been executed before; it is never executed twice."""
