# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import Any

from workgate.model import Response
from workgate.models.action_risk import ActionRisk
from workgate.models.operation_status import OperationStatus


class Operation(Response):
    """An operation of the service or of the tenant, in the same form. Names of the tenant's operations begin with
    `x_`."""

    operation: str
    """Its name, the `type` of its payloads and results."""
    version: int
    """Its newest version. Existing proposals continue under their own version."""
    status: OperationStatus
    title: str
    """Its name for people."""
    description: str
    """Effect of the operation and when to use it, for proposers."""
    resource_type: str
    """Kind of resource that it changes."""
    highest_risk: ActionRisk
    """The highest risk of any payload."""
    executors: list[str]
    """Kinds of integration that may carry it out."""
    payload_schema: dict[str, object]
    """JSON Schema of payloads, with `type`."""
    result_schema: dict[str, object]
    """JSON Schema of results, with `type`."""
    schema_hash: str
    """SHA-256, in hexadecimal, over the RFC 8785 form of `payload_schema` without annotations (`title`,
    `description`, `examples`, `example`, `deprecated`). Proposals pin it."""
    problem: str | None = None
    """The problem that blocks every execution of it, through any integration, and who can fix it; null if none is
    known."""
