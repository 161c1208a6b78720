import type { Route, RoutedWork } from '../../work-items/model.ts';
import { isTenantOperation } from '../operations/tenant-operation.ts';
import type { CompiledPolicies, PolicySet } from '../policy-set.ts';
import type { ApprovalRouting } from './approval-routes.ts';

/** Limits in minor units, by currency. */
export type Limits = ReadonlyMap<string, number>;

export interface MoneyLimits {
  autoApproveUpTo: Limits;
  twoApprovalsAbove: Limits;
  budgetPerResource: Limits;
  budgetPerPrincipal: Limits;
  /** Over so many days amounts of one resource count together; 0 where each counts by itself. */
  totalOverDays: number;
  /** What may be approved together, by one decision, comes to so much at most; nothing may in a currency without it. */
  bulkApproval: Limits;
}

export interface ApprovalLimits {
  approvals: number;
  /** Of what is of high risk. */
  approvalsOfHighRisk: number;
}

/** What a pack says of an operation: the limits of one that moves money, the approvals that any other one needs. */
export interface PackOperation {
  money?: MoneyLimits | undefined;
  approvals?: ApprovalLimits | undefined;
  /** So many are executed in any hour; undefined for any number. */
  ratePerHour?: number | undefined;
}

/** What work leads to a queue: each value is a way by itself. */
export interface QueueMatch {
  channels: readonly string[];
  channelIds: readonly string[];
  tags: readonly string[];
  priorities: readonly string[];
  /** Of the contact's address, in lower case. */
  contactDomains: readonly string[];
}

export interface PackQueue {
  queueKey: string;
  title: string;
  /** Undefined for the queue that takes what is left. */
  match: QueueMatch | undefined;
  /** So long after it was opened work of the queue is due; absent where it never is. */
  dueWithinMs?: number;
}

/** What the file of a pack says. */
export interface PackContent {
  readonly packKey: string;
  readonly title: string;
  readonly queues: readonly PackQueue[];
  readonly expireAfterMs: number;
  /** Who is told of what waits; it says nothing of who may approve. */
  readonly approvals: ApprovalRouting;
  /** Null for one that it forbids, whatever it says of those that tenants define. */
  readonly operations: ReadonlyMap<string, PackOperation | null>;
  /** What it says of the operations that tenants have defined; undefined where it allows none of them but those it names. */
  readonly tenantOperations: PackOperation | undefined;
}

/** A field of work: its queues, the operations that it allows, and the policies that they are under. */
export interface Pack extends PackContent {
  /** Those of the service, which are the same for all packs. */
  readonly policies: PolicySet;
  /** What the pack forbids besides. Several where more than one version counts. */
  readonly own: readonly CompiledPolicies[];
  /** Texts of both. */
  policyText: string;
  /** The text of the Cedar schema; tenant policies are validated against it too. */
  schema: string;
  /** Changes with every change of the policies, their schema or the limits. */
  version: string;
}

/** What a pack says of an operation; undefined where it does not allow it. */
export function saidOf(
  pack: Pick<PackContent, 'operations' | 'tenantOperations'>,
  operation: string,
): PackOperation | undefined {
  const said = pack.operations.get(operation);
  if (said !== undefined) return said ?? undefined;
  return isTenantOperation(operation) ? pack.tenantOperations : undefined;
}

/** In the order in which they are asked. */
const WAYS: readonly ((match: QueueMatch, work: RoutedWork) => boolean)[] = [
  ({ channels }, { channel }) => channels.includes(channel),
  ({ channelIds }, { channelId }) => channelId !== null && channelIds.includes(channelId),
  ({ tags }, work) => work.tags.some((tag) => tags.includes(tag)),
  ({ priorities }, { priority }) => priorities.includes(priority),
  ({ contactDomains }, { contactEmail }) =>
    contactEmail !== null &&
    contactDomains.includes(contactEmail.slice(contactEmail.lastIndexOf('@') + 1).toLowerCase()),
];

/**
 * The pack and queue that take work: the first that it leads to by its channel, else by the id of that, its tags, its
 * priority, or the domain of its contact; else the queue of the first pack that takes what is left.
 * @param packs The default one first.
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
