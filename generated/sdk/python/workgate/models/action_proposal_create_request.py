# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request
from workgate.models.action_operation import ActionOperation
from workgate.models.action_payload import ActionPayload
from workgate.models.resource_type import ResourceType


class ActionProposalCreateRequest(Request):
    """A wanted side effect and its reason."""

    integration_id: str
    """The integration that performs the action. It belongs to this tenant and supports the operation; otherwise 400.
    `listIntegrations` shows them."""
    approval_reason: str
    """Reason for the action, for the approvers; not only white space. Line breaks and tabs are allowed, other
    control characters are not."""
    resource_type: ResourceType
    action_operation: ActionOperation
    payload: ActionPayload
    supersedes: str | None = None
    """A proposal of the same WorkItem, not executed yet, that this one replaces. It is cancelled unless policy
    denies this one. 400 if it does not exist; 409 if it is no longer open; 403 if it is approved and the caller
    neither made it nor may approve it."""
