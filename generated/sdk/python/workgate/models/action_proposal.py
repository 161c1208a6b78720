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
    """A side effect that somebody wants, with what policy and people said to it."""

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
    """SHA-256, in hexadecimal, over an RFC 8785 form. In version 2 (`hash_version` of the proposal) that is of
    `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash,
    resource_type, payload}`: `target`, `{provider, address, account, workspace}`, is where the integration led
    when it was proposed, and `schema_hash` the SHA-256 over the RFC 8785 form of the published schema of the
    payload, with what it refers to in its place and without `title`, `description`, `examples` and `deprecated`;
    of an operation that the tenant has defined also `definition_hash`, the SHA-256 over the RFC 8785 form of the
    text of its definition. Version 1 is of `{tenant, work_item, integration, operation, resource_type, payload}`.
    Packets of evidence hold what it takes to make it again. What was approved is executed only while it has this
    hash, and while the integration leads where it led."""
    hash_version: int | None = None
    """How `payload_hash` was made: 2 for what is proposed now, 1 for what was before releases after 0.3.0."""
    approval_reason: str
    """Why it should be done."""
    proposed_by: Principal
    accountables: list[str] | None = None
    """The people who are accountable for it: who answers for its proposer, who has seen the secret of the key that
    proposed it, and who is accountable for what it supersedes. None of them approves or settles it."""
    policy: PolicyOutcome
    check: ActionProposalCheck | None = None
    twins: list[ActionProposalTwin] | None = None
    """Other proposals of the tenant with the same effect that are open or were executed, newest first, at most 20;
    absent if there are none. An effect that moves money is the same if operation, resource, amount and currency
    are, within 7 days; any other if integration and payload are, within 10 minutes. An operation may say
    otherwise. Policy never approves a proposal that has an earlier twin: people may approve both. To repeat a
    request safely, send `Idempotency-Key`: a repetition is no twin."""
    approvals: list[Approval]
    """Decisions of people, in their order."""
    supersedes: str | None
    """The proposal that this one took the place of."""
    expires_at: datetime.datetime
    """When the proposal ends unless it was executed before."""
    created_at: datetime.datetime
    """When it was made."""
    updated_at: datetime.datetime
    """When it was changed last."""
    version: int
    """Grows by one with each change."""
