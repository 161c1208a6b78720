# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ActionRisk(Label):
    """Harm that an action can do. High risk needs a person, whatever the amount."""

    LOW = 'low'
    MEDIUM = 'medium'
    HIGH = 'high'
