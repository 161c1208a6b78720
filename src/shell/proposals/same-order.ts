import type { ActionProposal } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { payloadFieldsOf, shownValueOf } from '../operations/contract.ts';
import { wordsOf } from '../operations/words.ts';

/** The most decimals that an amount has. */
const DECIMALS = 4;
const UNIT = 10n ** BigInt(DECIMALS);

/** Several that move money of the same thing, such as an order. */
export interface SameOrder {
  orderId: string;
  /** What the thing is, and what several such are. */
  noun: string;
  several: string;
  currency: string;
  /** How many there are, this one included, and what they come to together, as a decimal. */
  count: number;
  amount: string;
}

/** What else of the same order waits; undefined where nothing does, or where no money is moved. */
export function sameOrderOf(proposal: ActionProposal, all: ActionProposal[]): SameOrder | undefined {
  const money = moneyOf(proposal);
  if (money === undefined) return undefined;
  const key = orderKeyOf(proposal);
  const amounts = all.filter((one) => orderKeyOf(one) === key).map((one) => moneyOf(one)?.amount ?? '0');
  if (amounts.length < 2) return undefined;
  return { ...money, count: amounts.length, amount: sumOf(amounts) };
}

/** Names the order and currency of what moves money, in whatever letters it was written; undefined for anything else. */
export function orderKeyOf(proposal: ActionProposal): string | undefined {
  const money = moneyOf(proposal);
  if (money === undefined) return undefined;
  return `${proposal.operation} ${proposal.integrationId} ${money.currency} ${money.orderId.toLowerCase()}`;
}

function moneyOf({ operation, payload }: ActionProposal): Omit<SameOrder, 'count'> | undefined {
  const money = wordsOf(operation)?.money;
  if (money === undefined || payload.case === undefined || payload.case === 'custom') return undefined;
  const { value } = payload;
  const shown = (name: string) => {
    const field = payloadFieldsOf(operation)?.find((one) => one.field.name === name);
    return field && shownValueOf(field, value);
  };
  const [orderId, amount, currency] = [shown(money.of), shown(money.amount), shown(money.currency)];
  if (orderId === undefined || amount === undefined || currency === undefined) return undefined;
  return { orderId, amount, currency, noun: money.noun, several: money.several };
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
