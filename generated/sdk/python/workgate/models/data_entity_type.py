# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class DataEntityType(Label):
    """Kind of entity."""

    GROUP = 'group'
    EVENT = 'event'
    PARTICIPANT = 'participant'
