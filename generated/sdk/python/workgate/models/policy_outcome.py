# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.policy_decision import PolicyDecision
from workgate.models.policy_reason import PolicyReason


class PolicyOutcome(Response):
    """The decision of policy and what led to it."""

    decision: PolicyDecision
    reasons: list[PolicyReason]
    """Policies that determined the decision."""
    policy_version: str
    """Names the exact texts of all policies that were asked."""
    approvals_required: int
    """How many different people have to approve; 0 when none has to."""
