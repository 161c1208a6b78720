import {
  type ActionProposal,
  ActionProposalStatus,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { Waiting } from './use-approval-queue.ts';

/** Waiting proposals that move money of one resource in one currency. Any other proposal is a group of its own. */
export interface ResourceGroup {
  key: string;
  waiting: [Waiting, ...Waiting[]];
  together: { amount: string; currency: string } | undefined;
}

/** Proposals about one resource follow the first of them; otherwise the order stays. */
export function groupsOf(all: Waiting[]): ResourceGroup[] {
  const groups = new Map<string, [Waiting, ...Waiting[]]>();
  for (const one of all) {
    const key = resourceKeyOf(one.proposal) ?? one.proposal.proposalId;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return [...groups].map(([key, waiting]) => ({ key, waiting, together: togetherOf(waiting) }));
}

/** Ignores the case of the resource's id; undefined for proposals that move no money. */
function resourceKeyOf({ resource, money }: ActionProposal): string | undefined {
  if (resource === undefined || money === undefined) return undefined;
  return `${resource.resourceType} ${money.currency} ${resource.resourceId.toLowerCase()}`;
}

function togetherOf(waiting: Waiting[]): ResourceGroup['together'] {
  const moneys = waiting.flatMap(({ proposal: { money } }) => (money === undefined ? [] : [money]));
  const [first] = moneys;
  if (first === undefined || moneys.length < 2) return undefined;
  return { amount: sumOf(moneys.map(({ amount }) => amount)), currency: first.currency };
}

export function isWaiting({ status }: ActionProposal): boolean {
  return status === ActionProposalStatus.PENDING_APPROVAL;
}

/** The service writes all amounts of one currency with the same number of decimals. */
export function sumOf(amounts: string[]): string {
  return decimalOf(
    amounts.reduce((sum, amount) => sum + minorOf(amount), 0n),
    amounts[0],
  );
}

/** Returns undefined if nothing is left. */
export function differenceOf(amount: string, less: string): string | undefined {
  const left = minorOf(amount) - minorOf(less);
  return left < 0n ? undefined : decimalOf(left, amount);
}

/** @param like An amount with as many decimals. */
function decimalOf(minor: bigint, like: string | undefined): string {
  const decimals = like?.split('.')[1]?.length ?? 0;
  const digits = String(minor).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

export function lesserOf(one: string, other: string): string {
  return minorOf(one) <= minorOf(other) ? one : other;
}

export function isMore(one: string, other: string): boolean {
  return minorOf(one) > minorOf(other);
}

function minorOf(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}
