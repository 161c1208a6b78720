# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class WorkItemPriority(Label):
    """How urgent the work is."""

    LOW = 'low'
    NORMAL = 'normal'
    HIGH = 'high'
    URGENT = 'urgent'
