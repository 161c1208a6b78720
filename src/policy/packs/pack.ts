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
  /** Days over which amounts of one resource add up; 0 if each amount counts alone. */
  totalOverDays: number;
  /** Greatest total that one decision may approve in bulk. A currency without an entry allows no bulk approval. */
  bulkApproval: Limits;
}

export interface ApprovalLimits {
  approvals: number;
  /** Approvals that a high-risk proposal needs. */
  approvalsOfHighRisk: number;
}

/** Rules of a pack for an operation: money limits if it moves money, otherwise the number of approvals. */
export interface PackOperation {
  money?: MoneyLimits | undefined;
  approvals?: ApprovalLimits | undefined;
  /** Greatest number of executions in any hour; undefined for no limit. */
  ratePerHour?: number | undefined;
}

/** Match rules of a queue. One matching value is enough. */
export interface QueueMatch {
  channels: readonly string[];
  channelIds: readonly string[];
  tags: readonly string[];
  priorities: readonly string[];
  /** Domains of contact addresses, in lower case. */
  contactDomains: readonly string[];
}

export interface PackQueue {
  queueKey: string;
  title: string;
  /** Undefined for the queue that takes the remaining work. */
  match: QueueMatch | undefined;
  /** Milliseconds from opening until work of the queue is due; absent if it is never due. */
  dueWithinMs?: number;
}

/** Content of a pack file. */
export interface PackContent {
  readonly packKey: string;
  readonly title: string;
  readonly queues: readonly PackQueue[];
  readonly expireAfterMs: number;
  /** Notification rules for pending proposals; they grant no right to approve. */
  readonly approvals: ApprovalRouting;
  /** Rules by operation. Null forbids the operation, whatever `tenantOperations` says. */
  readonly operations: ReadonlyMap<string, PackOperation | null>;
  /** Rules for tenant-defined operations that `operations` does not name; undefined forbids all of them. */
  readonly tenantOperations: PackOperation | undefined;
}

/** Field of work: its queues, the operations that it allows, and the policies that apply to them. */
export interface Pack extends PackContent {
  /** Policies of the service, the same for all packs. */
  readonly policies: PolicySet;
  /** Further policies of the pack, which only forbid. Several sets if more than one version applies. */
  readonly own: readonly CompiledPolicies[];
  /** Text of the service's policies and of those of the pack. */
  policyText: string;
  /** Text of the Cedar schema, which also validates tenant policies. */
  schema: string;
  /** Changes whenever the policies, their schema or the limits change. */
  version: string;
}

/** Returns the rules of a pack for an operation; undefined if the pack does not allow the operation. */
export function saidOf(
  pack: Pick<PackContent, 'operations' | 'tenantOperations'>,
  operation: string,
): PackOperation | undefined {
  const said = pack.operations.get(operation);
  if (said !== undefined) return said ?? undefined;
  return isTenantOperation(operation) ? pack.tenantOperations : undefined;
}

/** Match tests, in order of precedence. */
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

/**
 * Returns the pack and queue for a piece of work. Queues match by channel first, then by channel id, tag, priority and
 * domain of the contact. Work without a match goes to the first pack's queue for remaining work.
 * @param packs The default pack first.
 */
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
