# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class CurrencyLimits(Response):
    """Limits in one currency, as decimal amounts. Null if the pack has none: then nothing is approved without
    people, and everything needs two."""

    currency: str
    """ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are
    refused."""
    auto_approve_up_to: str | None
    """Up to this amount, policy approves without people unless the risk is high."""
    two_approvals_above: str | None
    """Above this amount, with earlier approvals for the same resource, two different people must approve."""
    auto_approve_budget_per_resource: str | None
    """Amount approved by policy alone in any 24 hours per resource, such as an order."""
    auto_approve_budget_per_person: str | None
    """Amount approved by policy alone in any 24 hours per person who is accountable for proposals."""
