import type { ActionProposal } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';

/** The most decimals that an amount has. */
const DECIMALS = 4;
const UNIT = 10n ** BigInt(DECIMALS);

export interface SameOrder {
  orderId: string;
  currency: string;
  /** How many there are, this one included, and what they come to together, as a decimal. */
  count: number;
  amount: string;
}

/** What else of the same order waits; undefined where nothing does, or where no money of an order is moved. */
export function sameOrderOf(proposal: ActionProposal, all: ActionProposal[]): SameOrder | undefined {
  const refund = refundOf(proposal);
  const key = orderKeyOf(proposal);
  if (refund === undefined || key === undefined) return undefined;
  const amounts = all.filter((one) => orderKeyOf(one) === key).map((one) => refundOf(one)?.amount ?? '0');
  if (amounts.length < 2) return undefined;
  const { orderId, currency } = refund;
  return { orderId, currency, count: amounts.length, amount: sumOf(amounts) };
}

/** Names the order and currency of a refund, in whatever letters it was written; undefined for anything else. */
export function orderKeyOf(proposal: ActionProposal): string | undefined {
  const refund = refundOf(proposal);
  return refund === undefined
    ? undefined
    : `${proposal.integrationId} ${refund.currency} ${refund.orderId.toLowerCase()}`;
}

function refundOf({ payload }: ActionProposal) {
  return payload.case === 'commerceRefund' ? payload.value : undefined;
}

function sumOf(amounts: string[]): string {
  const decimals = Math.max(...amounts.map((amount) => amount.split('.')[1]?.length ?? 0));
  const total = amounts.reduce((sum, amount) => sum + unitsOf(amount), 0n);
  if (decimals === 0) return `${total / UNIT}`;
  return `${total / UNIT}.${(total % UNIT).toString().padStart(DECIMALS, '0').slice(0, decimals)}`;
}

function unitsOf(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole) * UNIT + BigInt(fraction.padEnd(DECIMALS, '0'));
}
