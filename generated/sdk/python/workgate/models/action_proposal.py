# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.action_operation import ActionOperation
from workgate.models.action_proposal_check import ActionProposalCheck
from workgate.models.action_proposal_status import ActionProposalStatus
from workgate.models.action_proposal_twin import ActionProposalTwin
from workgate.models.approval import Approval
from workgate.models.policy_outcome import PolicyOutcome
from workgate.models.principal import Principal
from workgate.models.proposed_action import ProposedAction
from workgate.models.resource_type import ResourceType


class ActionProposal(Response):
    """A requested side effect, with the decisions of policy and people."""

    proposal_id: str
    """Identifier of an action proposal (TypeID, sortable by time of creation)."""
    work_item_id: str
    """Identifier of a WorkItem (TypeID, sortable by time of creation)."""
    status: ActionProposalStatus
    action_type: ActionOperation
    integration_id: str
    """Identifier of the integration that performs the action."""
    resource_type: ResourceType
    action_operation: ActionOperation
    payload: ProposedAction
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
    hash_version: int | None = None
    """Version of `payload_hash`: 2 for new proposals, 1 for those made before the releases after 0.3.0."""
    approval_reason: str
    """Reason for the action."""
    proposed_by: Principal
    accountables: list[str] | None = None
    """The people accountable for it: for its proposer, for the proposal that it supersedes, and all who have seen
    the secret of the key that proposed it. None of them approves or settles it."""
    policy: PolicyOutcome
    check: ActionProposalCheck | None = None
    twins: list[ActionProposalTwin] | None = None
    """Other proposals of the tenant with the same effect that are open or were executed, newest first, at most 20;
    absent if there are none. Effects that move money are the same if operation, resource, amount and currency
    are, within 7 days; others if integration and payload are, within 10 minutes. An operation may say otherwise.
    Policy never approves a proposal that has an earlier twin; people may approve both. To repeat a request
    safely, send `Idempotency-Key`: a repetition is no twin."""
    approvals: list[Approval]
    """Decisions of people, oldest first."""
    supersedes: str | None
    """The proposal that this one replaced."""
    expires_at: datetime.datetime
    """Time at which the proposal expires unless executed. While a pending proposal's check says `would_fail`, this
    is one hour after the check; a check that says `ok` restores the later time."""
    created_at: datetime.datetime
    """Creation time."""
    updated_at: datetime.datetime
    """Time of the last change."""
    version: int
    """Grows by one with each change."""
