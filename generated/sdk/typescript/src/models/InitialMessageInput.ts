// Generated from the contract by openapi-generator; change contracts/ instead.

import type { UserRole } from './UserRole.js';
import type { WorkItemChannel } from './WorkItemChannel.js';

/**
 * The first message of the conversation.
 */
export interface InitialMessageInput {
  role?: UserRole;
  /** Message text; not only white space. It may have line breaks and tabs, but no other control characters. */
  content: string;
  /** The sender's own id of the message; becomes the `source_reference` of the WorkItem. */
  externalMessageId?: string;
  /** If given, it must equal the `channel` of the WorkItem. */
  channel?: WorkItemChannel;
}

/** @internal */
export function InitialMessageInputToJSON(value: InitialMessageInput): unknown {
  return {
    role: value.role,
    content: value.content,
    external_message_id: value.externalMessageId,
    channel: value.channel,
  };
}
