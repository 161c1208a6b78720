# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import Literal

from workgate.model import Response
from workgate.models.refund_reason import RefundReason


class ProposedCommerceRefund(Response):
    """A proposed refund, exactly as it was handed in and as it will be executed."""

    type: Literal["commerce_refund"] = "commerce_refund"
    """Names the kind of payload; equal to `action_type`."""
    order_id: str
    """The order, as the shop names it."""
    amount: str
    """Decimal amount, with no more decimals than the currency has; more than zero."""
    currency: str
    """ISO 4217 code in capital letters, of money in use: metals, funds, units of account, `XTS` and `XXX` are
    refused."""
    reason: RefundReason
