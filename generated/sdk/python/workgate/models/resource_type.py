# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ResourceType(Label):
    """Kind of resource that the action changes: `order` for a refund, `chat_channel` for a message. The tenant's
    operations define theirs. Known labels: `order`, `chat_channel`."""

    ORDER = 'order'
    CHAT_CHANNEL = 'chat_channel'
