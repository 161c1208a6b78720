# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class RefundReason(Label):
    """Why the money is given back."""

    DUPLICATE = 'duplicate'
    FRAUDULENT = 'fraudulent'
    REQUESTED_BY_CUSTOMER = 'requested_by_customer'
    OTHER = 'other'
