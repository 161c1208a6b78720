# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class IntegrationKind(Label):
    """Kind of provider that an integration leads to."""

    SANDBOX_COMMERCE = 'sandbox_commerce'
    STRIPE = 'stripe'
    CHAT = 'chat'
