// Generated from the contract by openapi-generator; change contracts/ instead.

import { type ProposedChatPostMessage, ProposedChatPostMessageFromJSON } from './ProposedChatPostMessage.js';
import { type ProposedCommerceRefund, ProposedCommerceRefundFromJSON } from './ProposedCommerceRefund.js';

/**
 * Exact payload that will be executed; `type` names the kind.
 */
export type ProposedAction = ProposedChatPostMessage | ProposedCommerceRefund | UnknownProposedAction;

/** A kind that this version does not know; a later release of the service has it. */
export interface UnknownProposedAction {
  type: 'unknown';
  /** What the service calls the kind. */
  kind: string;
  /** All that the service said, unaltered. */
  raw: Record<string, unknown>;
}

/** @internal */
export function ProposedActionFromJSON(json: any): ProposedAction {
  switch (json.type) {
    case 'chat_post_message':
      return ProposedChatPostMessageFromJSON(json);
    case 'commerce_refund':
      return ProposedCommerceRefundFromJSON(json);
    default:
      return { type: 'unknown', kind: String(json.type), raw: json };
  }
}
