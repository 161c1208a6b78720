# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class IntegrationKind(Label):
    """Kind of provider that an integration leads to. A `webhook` is an address of the tenant's own, which carries
    the operations that the tenant has defined; of a `pull`, workers of the tenant's take them."""

    SANDBOX_COMMERCE = 'sandbox_commerce'
    STRIPE = 'stripe'
    CHAT = 'chat'
    WEBHOOK = 'webhook'
    PULL = 'pull'
