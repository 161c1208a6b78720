import { canonicalHash, canonicalJson, type JsonValue } from '../platform/canonical-json.ts';
import type { EventActor } from '../platform/outbox/event.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import type { DisclosedMessage, DisclosedWorkItem } from '../work-items/disclosure.ts';
import type { Author } from '../work-items/model.ts';

/*
 * The format of packets: an in-toto Statement v1 whose predicate holds a WorkItem and its evidence. It stands on its
 * own, apart from the API: packets are kept for longer than any version of that. Whatever is added to it goes into
 * packet-schema.ts and gets its check in verify.ts; a change that older verifiers would misread gets a new type.
 */

export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
export const PREDICATE_TYPE = 'https://workgate.example/evidence/packet/v1';

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
  created_at: string;
  updated_at: string;
  version: number;
  /** Opens the commitments to personal values in the entries: HMAC-SHA-256 over name, NUL and canonical value. */
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
  /** All entries of the WorkItem up to the version that is shown, in the order of the log. */
  entries: PacketEntry[];
  /** Signed note of the tree that the inclusion proofs lead to. */
  checkpoint: string;
}

export interface PacketStatement {
  _type: typeof STATEMENT_TYPE;
  subject: { name: string; digest: { sha256: string } }[];
  predicateType: typeof PREDICATE_TYPE;
  predicate: PacketPredicate;
}

/** The statement of a packet, in the canonical form (RFC 8785) that is signed. */
export function encodeStatement(predicate: PacketPredicate): Buffer {
  const statement: PacketStatement = {
    _type: STATEMENT_TYPE,
    subject: [{ name: predicate.work_item.work_item_id, digest: { sha256: workItemDigest(predicate.work_item) } }],
    predicateType: PREDICATE_TYPE,
    predicate,
  };
  return Buffer.from(canonicalJson(statement as unknown as JsonValue));
}

/** What the subject of a statement is recognised by: SHA-256 of the canonical form of the WorkItem. */
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
