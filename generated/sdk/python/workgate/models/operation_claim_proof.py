# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request


class OperationClaimProof(Request):
    """That the caller has the claim."""

    token: str
    """The token of the claim, which nobody but who was given the claim has. It is a secret."""
