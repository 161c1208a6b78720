# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import Any

from workgate.model import Response
from workgate.models.action_risk import ActionRisk
from workgate.models.operation_status import OperationStatus


class Operation(Response):
    """What the service can have done, in the same form whether it brings it along or the tenant has defined it. The
    names of a tenant's own begin with `x_`."""

    operation: str
    """Its name, the `type` of its payloads and results."""
    version: int
    """Its newest version. What was proposed by an older one goes on under that one."""
    status: OperationStatus
    title: str
    """Its name for people."""
    description: str
    """What it does and when it is the right one, for whoever proposes it."""
    resource_type: str
    """Kind of resource that it acts on."""
    highest_risk: ActionRisk
    """The most that any payload of it is of."""
    executors: list[str]
    """Kinds of integration that may carry it out."""
    payload_schema: dict[str, object]
    """Of its payloads, `type` among their members."""
    result_schema: dict[str, object]
    """Of its results, `type` among their members."""
    schema_hash: str
    """SHA-256, in hexadecimal, over the RFC 8785 form of `payload_schema` without annotations (`title`,
    `description`, `examples`, `example`, `deprecated`). Proposals pin it."""
    problem: str | None = None
    """What keeps everything of it from being executed, whatever carries it, and who can mend that; null if nothing
    of the kind is known."""
