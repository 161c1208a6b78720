# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import Literal

from workgate.model import Response


class CommerceRefundResult(Response):
    """The refund that the provider made."""

    type: Literal["commerce_refund"] = "commerce_refund"
    """Names the kind of result."""
    refund_id: str
    """Id of the refund at the provider."""
    order_id: str
    """Id of the order in the shop."""
    amount: str
    """Decimal amount that was refunded."""
    currency: str
    """ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are
    refused."""
