// Generated from the contract by openapi-generator; change contracts/ instead.

import { type ChatPostMessageResult, ChatPostMessageResultFromJSON } from './ChatPostMessageResult.js';
import { type CommerceRefundResult, CommerceRefundResultFromJSON } from './CommerceRefundResult.js';

/**
 * The provider's result, by kind of operation.
 */
export type ActionResult = ChatPostMessageResult | CommerceRefundResult | UnknownActionResult;

/** A kind that this version does not know; a later release of the service has it. */
export interface UnknownActionResult {
  type: 'unknown';
  /** What the service calls the kind. */
  kind: string;
  /** All that the service said, unaltered. */
  raw: Record<string, unknown>;
}

/** @internal */
export function ActionResultFromJSON(json: any): ActionResult {
  switch (json.type) {
    case 'chat_post_message':
      return ChatPostMessageResultFromJSON(json);
    case 'commerce_refund':
      return CommerceRefundResultFromJSON(json);
    default:
      return { type: 'unknown', kind: String(json.type), raw: json };
  }
}
