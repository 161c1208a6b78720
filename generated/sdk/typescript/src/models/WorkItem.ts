// Generated from the contract by openapi-generator; change contracts/ instead.

import { type Principal, PrincipalFromJSON } from './Principal.js';
import type { WorkItemChannel } from './WorkItemChannel.js';
import { type WorkItemContact, WorkItemContactFromJSON } from './WorkItemContact.js';
import type { WorkItemPriority } from './WorkItemPriority.js';
import type { WorkItemStatus } from './WorkItemStatus.js';

/**
 * A request for work and its present state.
 */
export interface WorkItem {
  /** Identifier of a WorkItem (TypeID, sortable by time of creation). */
  workItemId: string;
  /** One line that states the request. */
  subject: string;
  status: WorkItemStatus;
  priority: WorkItemPriority;
  channel: WorkItemChannel;
  /** Identifier of the source channel inside the tenant. */
  channelId: string | null;
  /** Labels of the tenant. */
  tags: Array<string>;
  /** The requester, or null. */
  contact: WorkItemContact | null;
  /** The `external_message_id` of the initial message. */
  sourceReference: string | null;
  /** The pack whose rules govern the work. */
  packKey: string;
  /** The pack's queue that the work waits in. */
  queueKey: string;
  /** The person working on it, or null. */
  assignee: Principal | null;
  /** Identifier of the conversation. */
  threadId: string;
  /** Number of messages in the conversation, with the initial one. */
  messageCount: number;
  /** Time by which to resolve it: creation plus the time of its queue, unless somebody set another time or none.
   * Null if none. Ended work keeps it and is never overdue. */
  dueAt: Date | null;
  /** Creation time of the WorkItem (RFC 3339, UTC, milliseconds). */
  createdAt: Date;
  /** Last change of the WorkItem or its conversation. */
  updatedAt: Date;
  /** Number of changes; the `ETag` value. */
  version: number;
}

/** @internal */
export function WorkItemFromJSON(json: any): WorkItem {
  return {
    workItemId: json.work_item_id,
    subject: json.subject,
    status: json.status,
    priority: json.priority,
    channel: json.channel,
    channelId: json.channel_id,
    tags: json.tags,
    contact: json.contact && WorkItemContactFromJSON(json.contact),
    sourceReference: json.source_reference,
    packKey: json.pack_key,
    queueKey: json.queue_key,
    assignee: json.assignee && PrincipalFromJSON(json.assignee),
    threadId: json.thread_id,
    messageCount: json.message_count,
    dueAt: json.due_at && new Date(json.due_at),
    createdAt: new Date(json.created_at),
    updatedAt: new Date(json.updated_at),
    version: json.version,
  };
}
