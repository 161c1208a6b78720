# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime
from typing import Any

from workgate.model import Response
from workgate.models.principal import Principal


class OperationClaim(Response):
    """Something that one worker, and nobody else, may carry out as long as its lease lasts. Nothing is done before
    it is begun (`beginOperationClaim`)."""

    claim_id: str
    """Identifier of a claim (TypeID, sortable by time of creation)."""
    token: str
    """The token of the claim, which nobody but who was given the claim has. It is a secret."""
    lease_seconds: int
    """How long the lease lasts from this answer on. Workers count by their own clock from when they sent the
    request."""
    lease_expires_at: datetime.datetime
    """When the lease ends, by the clock of the service."""
    action_id: str
    """Identifier of an action record (TypeID, sortable by time of creation)."""
    idempotency_key: str
    """The same in every attempt at this action, so that whoever does it can tell a repetition."""
    proposal_id: str
    """Identifier of an action proposal (TypeID, sortable by time of creation)."""
    work_item_id: str
    """Identifier of a WorkItem (TypeID, sortable by time of creation)."""
    integration_id: str
    """Identifier of the integration that performs the action."""
    operation: str
    """Name of an operation that the tenant has defined."""
    version: int
    """Version of the operation that was proposed."""
    payload: dict[str, object]
    """What exactly is to be done, as it was proposed and approved: `type`, which names the operation, and the
    members that its `payload_schema` has."""
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
    approved_by: list[Principal]
    """Who has approved it; empty where policy has."""
    attempt: int
    """Which attempt it is. A higher one than 1 may be of what was done already."""
