# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ActionRisk(Label):
    """How much harm an action can do. What is of high risk needs a person, whatever its amount."""

    LOW = 'low'
    MEDIUM = 'medium'
    HIGH = 'high'
