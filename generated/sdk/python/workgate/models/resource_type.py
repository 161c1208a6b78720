# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ResourceType(Label):
    """Kind of resource that is acted on; `order` for a refund, `chat_channel` for a message, and what their
    definitions say for operations of the tenant. Known labels: `order`, `chat_channel`."""

    ORDER = 'order'
    CHAT_CHANNEL = 'chat_channel'
