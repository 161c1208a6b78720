# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request


class OperationClaimCreateRequest(Request):
    """Operations a worker can carry out, and how long it waits."""

    operations: list[str]
    """Names of the operations that it can carry out."""
    wait_seconds: int | None = None
    """Seconds to wait if there is nothing to carry out; no wait if absent."""
