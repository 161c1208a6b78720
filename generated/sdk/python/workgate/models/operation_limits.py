# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.currency_limits import CurrencyLimits


class OperationLimits(Response):
    """Conditions of a pack for executing an operation. Policies of the tenant can forbid more and require more
    approvals, but never fewer."""

    pack_key: str
    """The pack; the `pack_key` of a WorkItem names the pack that governs it."""
    approvals_otherwise: int
    """Number of different people who must approve if `by_currency` has no limit."""
    by_currency: list[CurrencyLimits]
    """Limits for moving money; empty if it moves none."""
    total_over_days: int | None
    """Approvals for one resource within this many days count together for `two_approvals_above`; 0 if each counts
    alone, null if no money moves."""
    expire_after_hours: int
    """Hours until a proposal expires."""
