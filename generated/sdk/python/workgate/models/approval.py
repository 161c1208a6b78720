# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.approval_decision import ApprovalDecision
from workgate.models.principal import Principal


class Approval(Response):
    """The decision of one person."""

    approver: Principal
    accountable: str
    """The person accountable for it: the approver, or the person who delegated it to that agent. It tells different
    people apart."""
    decision: ApprovalDecision
    comment: str | None
    """Comment of the person."""
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
    at: datetime.datetime
    """Time."""
