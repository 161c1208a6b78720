# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.currency_limits import CurrencyLimits


class OperationLimits(Response):
    """What a pack asks for before an operation is executed. Policies that the tenant has written can forbid more,
    and ask for more approvals, but never for fewer."""

    pack_key: str
    """The pack; the `pack_key` of a WorkItem says which one governs its work."""
    approvals_otherwise: int
    """How many different people have to approve what `by_currency` has no limits for."""
    by_currency: list[CurrencyLimits]
    """Limits of what moves money; empty for what moves none."""
    total_over_days: int | None
    """What was approved of one resource in so many days counts together for `two_approvals_above`; 0 where each
    counts by itself, null for what moves no money."""
    expire_after_hours: int
    """How long a proposal can wait and be executed."""
