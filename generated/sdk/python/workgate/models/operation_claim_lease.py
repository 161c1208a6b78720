# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response


class OperationClaimLease(Response):
    """The claim, renewed."""

    claim_id: str
    """Identifier of a claim (TypeID, sortable by time of creation)."""
    action_id: str
    """Identifier of an action record (TypeID, sortable by time of creation)."""
    begun: bool
    """True if it was begun, so may be done."""
    lease_seconds: int
    """Seconds that the lease lasts from this answer on. Workers count by their own clock from the time of sending."""
    lease_expires_at: datetime.datetime
    """End of the lease, by the clock of the service."""
