# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request


class OperationClaimProof(Request):
    """Proof of holding the claim."""

    token: str
    """The token of the claim, known only to its holder. It is a secret."""
