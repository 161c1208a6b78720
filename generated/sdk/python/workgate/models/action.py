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
    """The record of an execution. Append-only, except its completion."""

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
    """The key sent to the provider; the same in every attempt."""
    attempts: int
    """Number of attempts."""
    executed_by: Principal
    policy_version: str
    """Version of the exact texts of the policies evaluated at execution."""
    payload_hash: str
    """SHA-256, in hexadecimal, over an RFC 8785 form. Version 2 (`hash_version` of the proposal) covers
    `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash,
    resource_type, payload}`. `target`, `{provider, address, account, workspace}`, is where the integration led
    when it was proposed. `schema_hash` is the SHA-256 over the RFC 8785 form of the payload's published schema,
    with references resolved and without `title`, `description`, `examples` and `deprecated`. An operation that
    the tenant has defined adds `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its
    definition. Version 1 covers `{tenant, work_item, integration, operation, resource_type, payload}`. Evidence
    packets hold everything needed to compute the hash again. An approved proposal is executed only while it has
    this hash and its integration leads to the same target."""
    result: ActionResult | None
    """The provider's result; null unless it succeeded."""
    error: ActionError | None
    """The error; null unless it failed."""
    started_at: datetime.datetime
    """Time of the first attempt."""
    finished_at: datetime.datetime | None
    """Time of completion; null if running or unknown."""
