// Generated from the contract by openapi-generator; change contracts/ instead.

import type { MessageRole } from './MessageRole.js';
import { type Principal, PrincipalFromJSON } from './Principal.js';

/**
 * One message of the conversation of a WorkItem.
 */
export interface Message {
  /** Identifier of a message. */
  messageId: string;
  /** Identifier of a WorkItem (TypeID, sortable by time of creation). */
  workItemId: string;
  role: MessageRole;
  /** Message text. */
  content: string;
  /** The sender's own id of the initial message; null for all others. */
  externalMessageId: string | null;
  author: Principal;
  /** Time of acceptance (RFC 3339, UTC, milliseconds). */
  createdAt: Date;
}

/** @internal */
export function MessageFromJSON(json: any): Message {
  return {
    messageId: json.message_id,
    workItemId: json.work_item_id,
    role: json.role,
    content: json.content,
    externalMessageId: json.external_message_id,
    author: PrincipalFromJSON(json.author),
    createdAt: new Date(json.created_at),
  };
}
