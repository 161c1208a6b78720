import { canonicalHash, canonicalJson, type JsonValue } from '../platform/canonical-json.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import type { DisclosedAction, DisclosedProposal } from '../proposals/index.ts';
import type { Author, DisclosedMessage, DisclosedWorkItem } from '../work-items/index.ts';
import {
  type PacketAction,
  type PacketEntry,
  type PacketMessage,
  type PacketPredicate,
  type PacketPrincipal,
  type PacketProposal,
  type PacketStatement,
  type PacketWorkItem,
  PREDICATE_TYPE,
  STATEMENT_TYPE,
} from './packet-schema.ts';

/** Returns the statement of a packet, in the canonical form (RFC 8785) that is signed. */
export function encodeStatement(predicate: PacketPredicate): Buffer {
  const statement: PacketStatement = {
    _type: STATEMENT_TYPE,
    subject: [{ name: predicate.work_item.work_item_id, digest: { sha256: workItemDigest(predicate.work_item) } }],
    predicateType: PREDICATE_TYPE,
    predicate,
  };
  return Buffer.from(canonicalJson(statement as unknown as JsonValue));
}

/** Returns the digest by which a statement names its subject: SHA-256 of the canonical form of the WorkItem. */
export function workItemDigest(item: PacketWorkItem): string {
  return canonicalHash(item as unknown as JsonValue);
}

export function toPacketWorkItem({ item, salt }: DisclosedWorkItem): PacketWorkItem {
  return {
    work_item_id: item.workItemId,
    subject: item.subject,
    status: item.status,
    priority: item.priority,
    channel: item.channel,
    channel_id: item.channelId,
    tags: item.tags,
    contact: item.contact,
    source_reference: item.sourceReference,
    pack_key: item.packKey,
    queue_key: item.queueKey,
    assignee: item.assignee === null ? null : toPacketPrincipal(item.assignee),
    thread_id: item.threadId,
    message_count: item.messageCount,
    ...(item.dueAt === null ? {} : { due_at: item.dueAt.toISOString() }),
    created_at: item.createdAt.toISOString(),
    updated_at: item.updatedAt.toISOString(),
    version: item.version,
    salt,
  };
}

export function toPacketMessage({ message, salt }: DisclosedMessage): PacketMessage {
  return {
    message_id: message.messageId,
    work_item_id: message.workItemId,
    role: message.role,
    content: message.content,
    external_message_id: message.externalMessageId,
    author: toPacketPrincipal(message.author),
    created_at: message.createdAt.toISOString(),
    salt,
  };
}

export function toPacketProposal({ proposal, accountable, salt }: DisclosedProposal): PacketProposal {
  const { outcome, problems, at: checkedAt } = proposal.check;
  return {
    proposal_id: proposal.proposalId,
    work_item_id: proposal.workItemId,
    status: proposal.status,
    integration_id: proposal.integrationId,
    resource_type: proposal.resourceType,
    operation: proposal.operation,
    payload: { ...proposal.payload },
    payload_hash: proposal.payloadHash,
    ...(proposal.pinned === null ? {} : { pinned: proposal.pinned }),
    approval_reason: proposal.approvalReason,
    proposed_by: { ...toPacketPrincipal(proposal.proposedBy), accountable },
    policy: {
      decision: proposal.policy.decision,
      reasons: proposal.policy.reasons.map(({ policyId, message }) => ({ policy_id: policyId, message })),
      policy_version: proposal.policy.policyVersion,
      approvals_required: proposal.policy.approvalsRequired,
    },
    ...(checkedAt === null ? {} : { check: { outcome, problems, at: checkedAt.toISOString() } }),
    ...(proposal.facts === null ? {} : { facts: proposal.facts }),
    approvals: proposal.approvals.map((approval) => ({
      approver: { ...toPacketPrincipal(approval.approver), accountable: approval.accountable },
      decision: approval.decision,
      comment: approval.comment,
      payload_hash: approval.payloadHash,
      at: approval.at.toISOString(),
      ...(approval.facts === null ? {} : { facts: approval.facts }),
      ...(approval.voices === null ? {} : { voices: approval.voices }),
      ...(approval.via === null ? {} : { via: { door: approval.via.door, link_id: approval.via.linkId } }),
    })),
    supersedes: proposal.supersedes,
    expires_at: proposal.expiresAt.toISOString(),
    created_at: proposal.createdAt.toISOString(),
    updated_at: proposal.updatedAt.toISOString(),
    version: proposal.version,
    salt,
  };
}

export function toPacketAction({ action, version }: DisclosedAction): PacketAction {
  return {
    action_id: action.actionId,
    work_item_id: action.workItemId,
    proposal_id: action.proposalId,
    operation: action.operation,
    integration_id: action.integrationId,
    status: action.status,
    idempotency_key: action.idempotencyKey,
    attempts: action.attempts,
    executed_by: toPacketPrincipal(action.executedBy),
    policy_version: action.policyVersion,
    payload_hash: action.payloadHash,
    ...(action.voices === null ? {} : { voices: action.voices }),
    result: action.result,
    error: action.error,
    settlement: action.settlement && {
      settled_by: toPacketPrincipal(action.settlement.settledBy),
      reason: action.settlement.reason,
      at: action.settlement.at.toISOString(),
    },
    started_at: action.startedAt.toISOString(),
    finished_at: action.finishedAt?.toISOString() ?? null,
    version,
  };
}

export function toPacketEntry(entry: LogEntry, inclusionProof: Buffer[]): PacketEntry {
  return {
    sequence: entry.sequence,
    entry_id: entry._id,
    type: entry.type,
    subject: entry.subject,
    subject_version: entry.subject_version,
    work_item_id: entry.work_item_id,
    actor: entry.actor,
    correlation_id: entry.correlation_id,
    at: entry.at.toISOString(),
    data_hash: entry.data_hash,
    data: entry.data,
    hash: entry.hash,
    inclusion_proof: inclusionProof.map((hash) => hash.toString('hex')),
  };
}

function toPacketPrincipal({ type, id, displayName }: Author): PacketPrincipal {
  return { type, id, display_name: displayName };
}
