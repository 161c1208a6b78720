# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class IntegrationKind(Label):
    """Kind of provider that an integration leads to. A `webhook` is an address of the tenant that carries out the
    tenant's own operations. With `pull`, workers of the tenant fetch them."""

    SANDBOX_COMMERCE = 'sandbox_commerce'
    STRIPE = 'stripe'
    CHAT = 'chat'
    WEBHOOK = 'webhook'
    PULL = 'pull'
