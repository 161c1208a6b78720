# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.action_operation import ActionOperation
from workgate.models.action_risk import ActionRisk
from workgate.models.operation_limits import OperationLimits
from workgate.models.resource_type import ResourceType


class IntegrationOperation(Response):
    """An operation that can be proposed through an integration."""

    action_operation: ActionOperation
    resource_type: ResourceType
    title: str
    """Name of the operation for people."""
    highest_risk: ActionRisk
    """The most that any payload of it is of."""
    limits: list[OperationLimits]
    """What each pack that allows the operation asks for. Of work of another pack it cannot be proposed."""
    problem: str | None = None
    """What keeps everything of it from being executed, and who can mend that; null if nothing of the kind is known."""
