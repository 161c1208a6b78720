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
    """The person who answers for it: the approver, or whoever delegated it to that agent. Different people are told
    apart by this."""
    decision: ApprovalDecision
    comment: str | None
    """What the person said to it."""
    payload_hash: str
    """SHA-256, in hexadecimal, over the RFC 8785 form of `{tenant, work_item, integration, operation, resource_type,
    payload}`. What was approved is executed only while it has this hash."""
    at: datetime.datetime
    """When."""
