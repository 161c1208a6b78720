import {
  type ActionProposal,
  ActionProposalStatus,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { sumOf } from './decimals.ts';
import type { Waiting } from './use-approval-queue.ts';

/** What waits and moves money of the same resource in the same currency; what does not stands alone. */
export interface ResourceGroup {
  key: string;
  waiting: [Waiting, ...Waiting[]];
  /** What they come to together; undefined where there is one, or no money. */
  together: { amount: string; currency: string } | undefined;
}

/** The queue in its order, but with what is about the same resource behind the first of that. */
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

/** Names the resource and currency of what moves money, in whatever letters it was written; undefined for anything else. */
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

/** Whether it waits for people, as far as the page knows. */
export function isWaiting({ status }: ActionProposal): boolean {
  return status === ActionProposalStatus.PENDING_APPROVAL;
}
