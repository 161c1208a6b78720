# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import Literal

from workgate.model import Response


class CommerceRefundResult(Response):
    """The refund as the provider made it."""

    type: Literal["commerce_refund"] = "commerce_refund"
    """Names the kind of result."""
    refund_id: str
    """Name of the refund at the provider."""
    order_id: str
    """The order, as the shop names it."""
    amount: str
    """Decimal amount that was given back."""
    currency: str
    """ISO 4217 code in capital letters, of money in use: metals, funds, units of account, `XTS` and `XXX` are
    refused."""
