# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request
from workgate.models.action_operation import ActionOperation
from workgate.models.action_payload import ActionPayload
from workgate.models.resource_type import ResourceType


class ActionProposalCreateRequest(Request):
    """A side effect that is wanted, and why."""

    integration_id: str
    """The integration that is to perform it: one of this tenant, of a kind that carries the operation; otherwise
    400. `listIntegrations` shows them."""
    approval_reason: str
    """Why it should be done, for those who approve; not only white space. It may have line breaks and tabs, but no
    other control characters."""
    resource_type: ResourceType
    action_operation: ActionOperation
    payload: ActionPayload
    supersedes: str | None = None
    """A proposal of the same WorkItem, not executed yet, that this one takes the place of; it is cancelled, unless
    policy denies this one. One that is not there is 400, one that is not open any more 409; one that is approved
    and is neither the caller's nor theirs to approve 403."""
