# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request
from workgate.models.operation_claim_failure import OperationClaimFailure


class OperationClaimFailRequest(Request):
    """That it was not done. What may have been done is reported by nobody, so that the lease ends and it is unknown."""

    token: str
    """The token of the claim, which nobody but who was given the claim has. It is a secret."""
    outcome: OperationClaimFailure
    message: str
    """Why, in a line for people."""
    retry_after_seconds: int | None = None
    """How long to wait before it is tried again."""
