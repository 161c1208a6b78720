# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class WebhookDeliveryStatus(Label):
    """`pending`: to be sent, for the first time or again. `delivered`: the receiver answered 2xx. `failed`: 8
    attempts failed. `cancelled`: the endpoint was switched off or deleted before."""

    PENDING = 'pending'
    DELIVERED = 'delivered'
    FAILED = 'failed'
    CANCELLED = 'cancelled'
