# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.action_error import ActionError
from workgate.models.action_operation import ActionOperation
from workgate.models.action_result import ActionResult
from workgate.models.action_status import ActionStatus
from workgate.models.principal import Principal


class Action(Response):
    """The record of an execution. Append-only, but for its completion."""

    action_id: str
    """Identifier of an action record (TypeID, sortable by time of creation)."""
    work_item_id: str
    """Identifier of a WorkItem (TypeID, sortable by time of creation)."""
    proposal_id: str
    """Identifier of an action proposal (TypeID, sortable by time of creation)."""
    action_type: ActionOperation
    integration_id: str
    """Identifier of the integration that performs the action."""
    status: ActionStatus
    idempotency_key: str
    """The key that the provider was given; the same in every attempt."""
    attempts: int
    """How often it was tried."""
    executed_by: Principal
    policy_version: str
    """Names the exact texts of the policies that were asked at execution."""
    payload_hash: str
    """SHA-256, in hexadecimal, over an RFC 8785 form. In version 2 (`hash_version` of the proposal) that is of
    `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash,
    resource_type, payload}`: `target`, `{provider, address, account, workspace}`, is where the integration led
    when it was proposed, and `schema_hash` the SHA-256 over the RFC 8785 form of the published schema of the
    payload, with what it refers to in its place and without `title`, `description`, `examples` and `deprecated`;
    of an operation that the tenant has defined also `definition_hash`, the SHA-256 over the RFC 8785 form of the
    text of its definition. Version 1 is of `{tenant, work_item, integration, operation, resource_type, payload}`.
    Packets of evidence hold what it takes to make it again. What was approved is executed only while it has this
    hash, and while the integration leads where it led."""
    result: ActionResult | None
    """What the provider did; null unless it succeeded."""
    error: ActionError | None
    """Why it failed; null unless it did."""
    started_at: datetime.datetime
    """When the first attempt began."""
    finished_at: datetime.datetime | None
    """When it was over; null while it runs or is unknown."""
