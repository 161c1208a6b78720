# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class WorkItemPriority(Label):
    """Urgency of the work."""

    LOW = 'low'
    NORMAL = 'normal'
    HIGH = 'high'
    URGENT = 'urgent'
