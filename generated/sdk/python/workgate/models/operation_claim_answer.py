# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.operation_claim import OperationClaim


class OperationClaimAnswer(Response):
    """Work to carry out."""

    claim: OperationClaim | None
    """The claim; null if none came."""
