// Generated from the contract by openapi-generator; change contracts/ instead.

import { type WorkItemContactPatch, WorkItemContactPatchToJSON } from './WorkItemContactPatch.js';
import type { WorkItemPriority } from './WorkItemPriority.js';
import type { WorkItemStatus } from './WorkItemStatus.js';

/**
 * A JSON merge patch (RFC 7396) of a WorkItem.
 */
export interface WorkItemUpdateRequest {
  /** One line that states the request; not only white space, and without line breaks, control characters and marks
   * that change the writing direction. */
  subject?: string;
  status?: WorkItemStatus;
  priority?: WorkItemPriority;
  /** New channel id; null removes it. */
  channelId?: string | null;
  /** The complete new tags; null removes every tag. */
  tags?: Array<string> | null;
  contact?: WorkItemContactPatch | null;
  /** Time by which to resolve it (RFC 3339): not before its creation, and within ten years from now; null for none.
   * Once set or removed, it stays so in whatever queue the WorkItem is. */
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
