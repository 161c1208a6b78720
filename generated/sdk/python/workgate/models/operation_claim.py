# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime
from typing import Any

from workgate.model import Response
from workgate.models.principal import Principal


class OperationClaim(Response):
    """An approved action that one worker alone may carry out while the lease lasts. Do nothing before the claim is
    begun (`beginOperationClaim`)."""

    claim_id: str
    """Identifier of a claim (TypeID, sortable by time of creation)."""
    token: str
    """The token of the claim, known only to its holder. It is a secret."""
    lease_seconds: int
    """Seconds that the lease lasts from this answer on. Workers count by their own clock from the time of sending."""
    lease_expires_at: datetime.datetime
    """End of the lease, by the clock of the service."""
    action_id: str
    """Identifier of an action record (TypeID, sortable by time of creation)."""
    idempotency_key: str
    """The same in every attempt at this action, so that its executor can detect a repetition."""
    proposal_id: str
    """Identifier of an action proposal (TypeID, sortable by time of creation)."""
    work_item_id: str
    """Identifier of a WorkItem (TypeID, sortable by time of creation)."""
    integration_id: str
    """Identifier of the integration that performs the action."""
    operation: str
    """Name of an operation that the tenant has defined."""
    version: int
    """Proposed version of the operation."""
    payload: dict[str, object]
    """The exact payload, as proposed and approved: `type`, which names the operation, and the members of its
    `payload_schema`."""
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
    approved_by: list[Principal]
    """Its approvers; empty if policy approved it."""
    attempt: int
    """Number of the attempt. Above 1, the action may already have been done."""
