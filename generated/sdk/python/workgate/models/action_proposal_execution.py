# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.action import Action
from workgate.models.action_proposal import ActionProposal
from workgate.models.dry_run_outcome import DryRunOutcome
from workgate.models.error_detail import ErrorDetail
from workgate.models.policy_outcome import PolicyOutcome


class ActionProposalExecution(Response):
    """Outcome, actual or by dry run."""

    proposal: ActionProposal
    action: Action | None
    """The action record; null for a dry run, and while a worker has yet to execute it."""
    policy: PolicyOutcome
    dry_run: bool
    """As in the request."""
    replayed: bool
    """True if the proposal was executed before or already waited for a worker; it is never executed twice."""
    outcome: DryRunOutcome | None = None
    problems: list[ErrorDetail] | None = None
    """Only for a dry run: what prevents execution, by field, such as `payload.order_id` if the provider would refuse
    it; `status` says why it cannot be executed."""
    approvals_missing: int | None = None
    """Only for a dry run: number of approvals still needed."""
    approval_url: str | None = None
    """Only for a dry run: the page where this is decided; null if nothing waits for people."""
    next: str | None = None
    """Next step, only for a dry run or while it waits for a worker to execute it."""
