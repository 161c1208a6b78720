// Generated from the contract by openapi-generator; change contracts/ instead.

import { type InitialMessageInput, InitialMessageInputToJSON } from './InitialMessageInput.js';
import type { WorkItemChannel } from './WorkItemChannel.js';
import { type WorkItemContactInput, WorkItemContactInputToJSON } from './WorkItemContactInput.js';
import type { WorkItemPriority } from './WorkItemPriority.js';

/**
 * A new WorkItem.
 */
export interface WorkItemCreateRequest {
  /** One line that states the request; not only white space, and without line breaks, control characters and marks
   * that change the writing direction. */
  subject: string;
  /** Urgency of the work; `normal` by default. */
  priority?: WorkItemPriority;
  /** Channel of the work; `api` by default. */
  channel?: WorkItemChannel;
  /** Identifier of the source channel inside the tenant. */
  channelId?: string;
  /** Labels of the tenant, each once. */
  tags?: Array<string>;
  contact?: WorkItemContactInput;
  initialMessage?: InitialMessageInput;
}

/** @internal */
export function WorkItemCreateRequestToJSON(value: WorkItemCreateRequest): unknown {
  return {
    subject: value.subject,
    priority: value.priority,
    channel: value.channel,
    channel_id: value.channelId,
    tags: value.tags,
    contact: value.contact && WorkItemContactInputToJSON(value.contact),
    initial_message: value.initialMessage && InitialMessageInputToJSON(value.initialMessage),
  };
}
