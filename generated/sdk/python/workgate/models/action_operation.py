# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ActionOperation(Label):
    """What is done."""

    COMMERCE_REFUND = 'commerce_refund'
    CHAT_POST_MESSAGE = 'chat_post_message'
