# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ActionOperation(Label):
    """The action: an operation of the service, or one that the tenant has defined, whose name begins with `x_`.
    `listOperations` shows them. Known labels: `commerce_refund`, `chat_post_message`."""

    COMMERCE_REFUND = 'commerce_refund'
    CHAT_POST_MESSAGE = 'chat_post_message'
