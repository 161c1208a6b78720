import { isTenantOperation } from '../../operations/index.ts';
import { asciiDomain } from '../../platform/mail/address.ts';
import type { Route, RoutedWork } from '../../work-items/index.ts';
import type { CompiledPolicies, PolicySet } from '../policy-set.ts';
import type { ApprovalRouting } from './approval-routes.ts';
import type { Limits } from './limits.ts';

export interface MoneyLimits {
  autoApproveUpTo: Limits;
  twoApprovalsAbove: Limits;
  budgetPerResource: Limits;
  budgetPerPrincipal: Limits;
  /** Days over which amounts of one resource add up; 0 counts each amount alone. */
  totalOverDays: number;
  /** Sum that one person may approve within 24 hours. */
  approverBudget: Limits;
  /** Greatest total of one bulk approval. A currency without an entry allows none. */
  bulkApproval: Limits;
}

/** The most that `totalOverDays` can be. */
export const MAX_TOTAL_OVER_DAYS = 365;

export interface ApprovalLimits {
  approvals: number;
  approvalsOfHighRisk: number;
}

/** Money limits if the operation moves money; otherwise the number of approvals. */
export interface PackOperation {
  money?: MoneyLimits | undefined;
  approvals?: ApprovalLimits | undefined;
  /** Greatest number of executions in any hour. */
  ratePerHour?: number | undefined;
}

export interface QueueMatch {
  channels: readonly string[];
  channelIds: readonly string[];
  tags: readonly string[];
  priorities: readonly string[];
  /** In lower case. */
  contactDomains: readonly string[];
}

export interface PackQueue {
  queueKey: string;
  title: string;
  /** Undefined for the queue that takes the remaining work. */
  match: QueueMatch | undefined;
  /** Milliseconds from opening until work is due; absent if never. */
  dueWithinMs?: number;
}

export interface PackContent {
  readonly packKey: string;
  readonly title: string;
  readonly queues: readonly PackQueue[];
  readonly expireAfterMs: number;
  /** Routes grant no right to approve. */
  readonly approvals: ApprovalRouting;
  /** Rules by operation. Null forbids the operation, whatever `tenantOperations` says. */
  readonly operations: ReadonlyMap<string, PackOperation | null>;
  /** Rules for tenant operations that `operations` does not name; undefined forbids them. */
  readonly tenantOperations: PackOperation | undefined;
}

/** A field of work: its queues, allowed operations, and policies. */
export interface Pack extends PackContent {
  /** Policies of the service, the same for all packs. */
  readonly policies: PolicySet;
  /** Policies of the pack, which only forbid. Several sets if more than one version applies. */
  readonly own: readonly CompiledPolicies[];
  /** Packs that were combined into this one. A policy may forbid by a limit that only one of them has. */
  readonly parts?: readonly Pack[];
  policyText: string;
  /** Cedar schema, which also validates tenant policies. */
  schema: string;
  /** Changes with the policies, their schema and the limits. */
  version: string;
}

/** Returns what one person may approve within 24 hours, unless the pack says otherwise. */
export function usualApproverBudget(twoApprovalsAbove: Limits): Limits {
  return new Map([...twoApprovalsAbove].map(([currency, limit]) => [currency, 10 * limit]));
}

/** Returns undefined if the pack does not allow the operation. */
export function saidOf(
  pack: Pick<PackContent, 'operations' | 'tenantOperations'>,
  operation: string,
): PackOperation | undefined {
  const said = pack.operations.get(operation);
  if (said !== undefined) return said ?? undefined;
  return isTenantOperation(operation) ? pack.tenantOperations : undefined;
}

/** Match tests, in order of precedence. One matching value is enough. */
const WAYS: readonly ((match: QueueMatch, work: RoutedWork) => boolean)[] = [
  ({ channels }, { channel }) => channels.includes(channel),
  ({ channelIds }, { channelId }) => channelId !== null && channelIds.includes(channelId),
  // Unicode can encode an accent as a character of its own, so compare normalized tags.
  ({ tags }, work) => work.tags.some((tag) => tags.some((one) => one.normalize() === tag.normalize())),
  ({ priorities }, { priority }) => priorities.includes(priority),
  ({ contactDomains }, { contactEmail }) =>
    contactEmail !== null &&
    contactDomains.includes(asciiDomain(contactEmail.slice(contactEmail.lastIndexOf('@') + 1))),
];

/** Work without a match goes to the first pack's queue for remaining work. @param packs The default pack first. */
export function routeOf(packs: readonly Pick<PackContent, 'packKey' | 'queues'>[], work: RoutedWork): Route {
  const queues = packs.flatMap(({ packKey, queues }) => queues.map((queue) => ({ packKey, ...queue })));
  for (const leads of WAYS) {
    const found = queues.find(({ match }) => match !== undefined && leads(match, work));
    if (found !== undefined) return toRoute(found);
  }
  const rest = queues.find(({ match }) => match === undefined);
  if (rest === undefined) throw new Error(`The pack ${packs[0]?.packKey} has no queue for what is left`);
  return toRoute(rest);
}

function toRoute({ packKey, queueKey, dueWithinMs }: PackQueue & { packKey: string }): Route {
  return { packKey, queueKey, ...(dueWithinMs !== undefined && { dueWithinMs }) };
}
