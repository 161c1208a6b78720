# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response


class OperationClaimLease(Response):
    """The claim, for as long again."""

    claim_id: str
    """Identifier of a claim (TypeID, sortable by time of creation)."""
    action_id: str
    """Identifier of an action record (TypeID, sortable by time of creation)."""
    begun: bool
    """Whether it was begun, so that it may be done."""
    lease_seconds: int
    """How long the lease lasts from this answer on. Workers count by their own clock from when they sent the
    request."""
    lease_expires_at: datetime.datetime
    """When the lease ends, by the clock of the service."""
