# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.action import Action
from workgate.models.action_proposal import ActionProposal
from workgate.models.dry_run_outcome import DryRunOutcome
from workgate.models.error_detail import ErrorDetail
from workgate.models.policy_outcome import PolicyOutcome


class ActionProposalExecution(Response):
    """What executing did, or would do."""

    proposal: ActionProposal
    action: Action | None
    """The action record; null for a dry run, and where it waits for a worker to carry it out."""
    policy: PolicyOutcome
    dry_run: bool
    """As in the request."""
    replayed: bool
    """Whether the proposal had been executed before, or waited for a worker already; it is never executed twice."""
    outcome: DryRunOutcome | None = None
    problems: list[ErrorDetail] | None = None
    """Only for a dry run: what keeps it from being done, by field, such as `payload.order_id` for what the provider
    would refuse; `status` says why it cannot be executed."""
    approvals_missing: int | None = None
    """Only for a dry run: how many more people have to approve it."""
    approval_url: str | None = None
    """Only for a dry run: the page where exactly this is decided; null where nothing waits for people."""
    next: str | None = None
    """Only for a dry run, and where it waits for a worker to carry it out: what to do now."""
