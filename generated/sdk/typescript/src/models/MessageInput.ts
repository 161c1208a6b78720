// Generated from the contract by openapi-generator; change contracts/ instead.

import type { UserRole } from './UserRole.js';

/**
 * The message to append.
 */
export interface MessageInput {
  /** Message text; not only white space. It may have line breaks and tabs, but no other control characters. */
  content: string;
  role?: UserRole;
}

/** @internal */
export function MessageInputToJSON(value: MessageInput): unknown {
  return {
    content: value.content,
    role: value.role,
  };
}
