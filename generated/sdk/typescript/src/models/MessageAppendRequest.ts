// Generated from the contract by openapi-generator; change contracts/ instead.

import { type MessageInput, MessageInputToJSON } from './MessageInput.js';

/**
 * A follow-up message.
 */
export interface MessageAppendRequest {
  message: MessageInput;
}

/** @internal */
export function MessageAppendRequestToJSON(value: MessageAppendRequest): unknown {
  return {
    message: MessageInputToJSON(value.message),
  };
}
