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
    """The highest risk of any payload."""
    limits: list[OperationLimits]
    """Requirements of each pack that allows the operation. Work of other packs cannot propose it."""
    problem: str | None = None
    """The problem that blocks every execution of it, and who can fix it; null if none is known."""
