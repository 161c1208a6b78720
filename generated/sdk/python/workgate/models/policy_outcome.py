# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.policy_decision import PolicyDecision
from workgate.models.policy_reason import PolicyReason


class PolicyOutcome(Response):
    """The decision of policy and its reasons."""

    decision: PolicyDecision
    reasons: list[PolicyReason]
    """Policies that determined the decision."""
    policy_version: str
    """Version of the exact texts of all policies evaluated."""
    approvals_required: int
    """Number of different people who must approve; 0 if none."""
