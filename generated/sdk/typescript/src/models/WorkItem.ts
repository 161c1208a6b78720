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
  /** One line that says what is wanted. */
  subject: string;
  status: WorkItemStatus;
  priority: WorkItemPriority;
  channel: WorkItemChannel;
  /** Identifier of the source channel inside the tenant. */
  channelId: string | null;
  /** Labels of the tenant's own. */
  tags: Array<string>;
  /** The person who asks, or null. */
  contact: WorkItemContact | null;
  /** The `external_message_id` of the initial message. */
  sourceReference: string | null;
  /** The pack whose rules govern the work. */
  packKey: string;
  /** The queue of the pack that the work waits in. */
  queueKey: string;
  /** The person who has taken the work up, or null. */
  assignee: Principal | null;
  /** Identifier of the conversation. */
  threadId: string;
  /** How many messages the conversation has, the initial one included. */
  messageCount: number;
  /** By when it is to be resolved: so long after it was created as its queue says, unless somebody has set another
   * time, or none. Null for none. What has ended keeps it, and is never overdue. */
  dueAt: Date | null;
  /** When the WorkItem was created (RFC 3339, UTC, milliseconds). */
  createdAt: Date;
  /** When the WorkItem or its conversation last changed. */
  updatedAt: Date;
  /** Counts the changes; the value of the `ETag`. */
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
