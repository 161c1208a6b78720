import type { CommerceRefundPayload } from '../../src/operations/built-in/commerce-refund/payload.ts';
import type { ProposalDocument } from '../../src/proposals/schema.ts';

/** Returns the payload of a proposal as a refund. @throws {Error} if it is of another type. */
export function refundOf({ payload }: Pick<ProposalDocument, 'payload'>): CommerceRefundPayload {
  if (payload.type !== 'commerce_refund') throw new Error(`It is a ${payload.type}`);
  return payload;
}
