// Generated from the contract by openapi-generator; change contracts/ instead.

import { type ChatPostMessagePayload, ChatPostMessagePayloadToJSON } from './ChatPostMessagePayload.js';
import { type CommerceRefundPayload, CommerceRefundPayloadToJSON } from './CommerceRefundPayload.js';

/**
 * Exact payload to execute; `type` names the kind.
 */
export type ActionPayload = ChatPostMessagePayload | CommerceRefundPayload | CustomActionPayload;

/** A kind that your organisation has defined; the fields are those of its definition. */
export interface CustomActionPayload {
  type: `x_${string}`;
  [field: string]: unknown;
}

/** @internal */
export function ActionPayloadToJSON(value: ActionPayload): unknown {
  switch (value.type) {
    case 'chat_post_message':
      return ChatPostMessagePayloadToJSON(value);
    case 'commerce_refund':
      return CommerceRefundPayloadToJSON(value);
    default:
      return value;
  }
}
