import type { CommerceRefundPayload } from '../../src/actions/operations/commerce-refund/payload.ts';
import type { ProposalDocument } from '../../src/actions/schema.ts';

/** The payload of a proposal that is known to be of a refund. */
export function refundOf({ payload }: Pick<ProposalDocument, 'payload'>): CommerceRefundPayload {
  if (payload.type !== 'commerce_refund') throw new Error(`It is a ${payload.type}`);
  return payload;
}
