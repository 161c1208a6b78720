# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request


class OperationClaimCreateRequest(Request):
    """What a worker can carry out, and how long it waits for some."""

    operations: list[str]
    """Names of the operations that it can carry out."""
    wait_seconds: int | None = None
    """How long the answer waits while there is nothing to carry out; not at all if it is left out."""
