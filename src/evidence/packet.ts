import { canonicalHash, canonicalJson, type JsonValue } from '../platform/canonical-json.ts';
import type { EventActor } from '../platform/outbox/event.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import { PRODUCT_ORIGIN } from '../platform/product.ts';
import type { Action, DisclosedAction, DisclosedProposal, ProviderCheck } from '../proposals/index.ts';
import type { Author, DisclosedMessage, DisclosedWorkItem } from '../work-items/index.ts';

/*
 * The format of packets: an in-toto Statement v1 whose predicate holds a WorkItem and its evidence. The format is
 * separate from the API, because packets are kept for longer than any version of the API. Every addition goes into
 * packet-schema.ts and gets its check in verify.ts. A change that older verifiers would misread gets a new type.
 */

export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
export const PREDICATE_TYPE = `${PRODUCT_ORIGIN}/evidence/packet/v1` as const;

export interface PacketPrincipal {
  type: Author['type'];
  id: string;
  display_name: string;
}

export interface PacketWorkItem {
  work_item_id: string;
  subject: string;
  status: string;
  priority: string;
  channel: string;
  channel_id: string | null;
  tags: string[];
  contact: { name?: string; email?: string; locale?: string } | null;
  source_reference: string | null;
  pack_key: string;
  queue_key: string;
  assignee: PacketPrincipal | null;
  thread_id: string;
  message_count: number;
  /** Absent if the WorkItem has no due time. Verifiers that do not know this field check such a WorkItem as before. */
  due_at?: string;
  created_at: string;
  updated_at: string;
  version: number;
  /**
   * Salt that opens the commitments to personal values in the entries: HMAC-SHA-256 over name, NUL and canonical value.
   */
  salt: string;
}

export interface PacketMessage {
  message_id: string;
  work_item_id: string;
  role: string;
  content: string;
  external_message_id: string | null;
  author: PacketPrincipal;
  created_at: string;
  salt: string;
}

export interface PacketProposal {
  proposal_id: string;
  work_item_id: string;
  status: string;
  integration_id: string;
  resource_type: string;
  operation: string;
  payload: Record<string, JsonValue>;
  /**
   * SHA-256 of the canonical form of tenant, work_item, integration, operation, resource_type and payload, and of
   * everything in `pinned`, if present.
   */
  payload_hash: string;
  /** Circumstances for which the proposal was made; absent if its hash is of version 1. */
  pinned?: {
    hash_version: number;
    target: { provider: string; address: string | null; account: string | null; workspace: string | null };
    operation_version: number;
    /** SHA-256 of the canonical form of the published schema of the payload, without annotations. */
    schema_hash: string;
    /**
     * SHA-256 over the canonical form of the definition's text. Present for an operation that the tenant has defined.
     */
    definition_hash?: string;
  };
  approval_reason: string;
  proposed_by: PacketPrincipal & { accountable: string | null };
  policy: {
    decision: string;
    reasons: { policy_id: string; message: string }[];
    policy_version: string;
    approvals_required: number;
  };
  /** Provider's answer when it was last asked; absent if it never was. */
  check?: PacketCheck;
  /** Facts that policies were given when the proposal was made; absent if they were not stored. */
  facts?: PacketFacts;
  /** Approvals and the rejection, in their order. */
  approvals: PacketApproval[];
  supersedes: string | null;
  expires_at: string;
  created_at: string;
  updated_at: string;
  version: number;
  salt: string;
}

export interface PacketCheck {
  outcome: string;
  problems: { field: string; problem: string }[];
  at: string;
}

export interface PacketApproval {
  /** `accountable` is the person whose decision it is, also if an agent has made it for them. */
  approver: PacketPrincipal & { accountable: string };
  decision: string;
  comment: string | null;
  payload_hash: string;
  at: string;
  /** Facts that policies were given at the decision; absent if they were not stored. */
  facts?: PacketFacts;
  /**
   * Door, and link of an account to the person, through which the decision came; absent if it came in a session of the
   * person.
   */
  via?: { door: string; link_id: string };
}

/** Facts that policies were given, so that the decision can be repeated. Amounts are in minor units, people are ids. */
export interface PacketFacts {
  policy_version: string;
  proposer: string;
  accountables: string[];
  /** People who had approved by then, without the person who decided. */
  approvers: string[];
  /** Roles in the tenant of these people and of the person who decided. A person without a role is missing. */
  roles: { person_id: string; role: string }[];
  operation: string;
  amount: number;
  currency: string;
  risk: string;
  total: number;
  auto_approve_up_to: number | null;
  two_approvals_above: number | null;
  approvals_needed: number | null;
  /** Further facts that policies asked for. Hours and days (1 for Monday) are of UTC. */
  further?: {
    resource_type?: string;
    resource_id?: string;
    integration?: { id: string; kind: string };
    proposed_by?: { kind: string; id: string };
    work?: {
      id: string;
      status: string;
      pack: string;
      queue: string;
      channel: string;
      priority: string;
      tags: string[];
    };
    hour?: number;
    weekday?: number;
  };
}

export interface PacketAction {
  action_id: string;
  work_item_id: string;
  proposal_id: string;
  operation: string;
  integration_id: string;
  status: string;
  idempotency_key: string;
  attempts: number;
  executed_by: PacketPrincipal;
  policy_version: string;
  payload_hash: string;
  result: Action['result'];
  error: Action['error'];
  /** Finding of the person who settled the action; null if nobody has. */
  settlement: { settled_by: PacketPrincipal; reason: string; at: string } | null;
  started_at: string;
  finished_at: string | null;
  version: number;
}

export interface PacketEntry {
  sequence: number;
  entry_id: string;
  type: string;
  subject: { type: string; id: string };
  subject_version: number;
  work_item_id: string | null;
  actor: EventActor;
  correlation_id: string;
  at: string;
  data_hash: string;
  data: Record<string, JsonValue>;
  /** Leaf hash. The leaf has the index `sequence - 1`. */
  hash: string;
  /** Hashes in hex, by RFC 9162, 2.1.3, for the tree of the checkpoint. */
  inclusion_proof: string[];
}

export interface PacketPredicate {
  tenant_id: string;
  export: { export_id: string; exported_at: string; exported_by: EventActor };
  work_item: PacketWorkItem;
  /** The whole conversation, oldest message first. */
  messages: PacketMessage[];
  /** All proposals with their approvals, oldest first. */
  proposals: PacketProposal[];
  /** Records of the proposals' executions, in the order of the proposals. */
  actions: PacketAction[];
  /** All entries of the WorkItem up to the versions that the packet shows, in the order of the log. */
  entries: PacketEntry[];
  /** Signed note of the tree to which the inclusion proofs lead. */
  checkpoint: string;
}

export interface PacketStatement {
  _type: typeof STATEMENT_TYPE;
  subject: { name: string; digest: { sha256: string } }[];
  predicateType: typeof PREDICATE_TYPE;
  predicate: PacketPredicate;
}

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
    ...toPacketCheck(proposal.check),
    ...(proposal.facts === null ? {} : { facts: proposal.facts }),
    approvals: proposal.approvals.map((approval) => ({
      approver: { ...toPacketPrincipal(approval.approver), accountable: approval.accountable },
      decision: approval.decision,
      comment: approval.comment,
      payload_hash: approval.payloadHash,
      at: approval.at.toISOString(),
      ...(approval.facts === null ? {} : { facts: approval.facts }),
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

function toPacketCheck({ outcome, problems, at }: ProviderCheck): { check?: PacketCheck } {
  return at === null ? {} : { check: { outcome, problems, at: at.toISOString() } };
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
