// Generated from the contract by openapi-generator; change contracts/ instead.

import { type WorkItemContactPatch, WorkItemContactPatchToJSON } from './WorkItemContactPatch.js';
import type { WorkItemPriority } from './WorkItemPriority.js';
import type { WorkItemStatus } from './WorkItemStatus.js';

/**
 * A JSON merge patch (RFC 7396) of a WorkItem.
 */
export interface WorkItemUpdateRequest {
  /** One line that says what is wanted; not only white space, and without line breaks, control characters and marks
   * that turn the direction of writing. */
  subject?: string;
  status?: WorkItemStatus;
  priority?: WorkItemPriority;
  /** New channel id; null removes it. */
  channelId?: string | null;
  /** The new tags, all of them; null removes every tag. */
  tags?: Array<string> | null;
  contact?: WorkItemContactPatch | null;
  /** By when it is to be resolved (RFC 3339): not before it was created, and within ten years from now; null for no
   * such time. Once it is set or removed, it stays so, whatever queue the WorkItem goes to. */
  dueAt?: Date | null;
}

/** @internal */
export function WorkItemUpdateRequestToJSON(value: WorkItemUpdateRequest): unknown {
  return {
    subject: value.subject,
    status: value.status,
    priority: value.priority,
    channel_id: value.channelId,
    tags: value.tags,
    contact: value.contact && WorkItemContactPatchToJSON(value.contact),
    due_at: value.dueAt && value.dueAt.toISOString(),
  };
}
