# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class RefundReason(Label):
    """Reason for the refund."""

    DUPLICATE = 'duplicate'
    FRAUDULENT = 'fraudulent'
    REQUESTED_BY_CUSTOMER = 'requested_by_customer'
    OTHER = 'other'
