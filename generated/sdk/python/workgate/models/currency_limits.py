# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class CurrencyLimits(Response):
    """Limits in one currency, as decimal amounts. Null where the pack has none: nothing is approved without people
    then, and everything takes two of them."""

    currency: str
    """ISO 4217 code in capital letters, of money in use: metals, funds, units of account, `XTS` and `XXX` are
    refused."""
    auto_approve_up_to: str | None
    """Up to this amount policy approves without people, unless the action is of high risk."""
    two_approvals_above: str | None
    """Above this amount, with what was approved of the same resource before, two different people have to approve."""
    auto_approve_budget_per_resource: str | None
    """What policy approves without people in any 24 hours of one resource, such as an order."""
    auto_approve_budget_per_person: str | None
    """What policy approves without people in any 24 hours of each person who is accountable for proposals."""
