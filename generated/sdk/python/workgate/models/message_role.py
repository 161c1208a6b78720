# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class MessageRole(Label):
    """Role of the author of a message."""

    USER = 'user'
    AGENT = 'agent'
    SYSTEM = 'system'
