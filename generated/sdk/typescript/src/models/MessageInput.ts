// Generated from the contract by openapi-generator; change contracts/ instead.

import type { UserRole } from './UserRole.js';

/**
 * The message to append.
 */
export interface MessageInput {
  /** Message text; not empty, not only white space. */
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
