# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import Literal

from workgate.model import Request
from workgate.models.refund_reason import RefundReason


class CommerceRefundPayload(Request):
    """Refunds money to the payer of an order."""

    type: Literal["commerce_refund"] = "commerce_refund"
    """Names the kind of payload; equal to `action_operation`."""
    order_id: str
    """Id of the order in the shop."""
    amount: str
    """Decimal amount above zero, with no more decimals than the currency has."""
    currency: str
    """ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are
    refused."""
    reason: RefundReason
