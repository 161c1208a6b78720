# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request
from workgate.models.operation_claim_failure import OperationClaimFailure


class OperationClaimFailRequest(Request):
    """Reports that it was not done. If it may have been done, report nothing: the lease ends, the outcome unknown."""

    token: str
    """The token of the claim, known only to its holder. It is a secret."""
    outcome: OperationClaimFailure
    message: str
    """Reason, as a line of text."""
    retry_after_seconds: int | None = None
    """Seconds to wait before the next attempt."""
