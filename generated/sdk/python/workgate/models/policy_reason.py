# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class PolicyReason(Response):
    """One policy that determined the decision."""

    policy_id: str
    """Name of the policy; `pack/…` is shipped, `tenant/…` is the tenant's."""
    message: str
    """Message for people."""
