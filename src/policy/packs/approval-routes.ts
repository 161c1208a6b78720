import type { ErrorDetail } from '../../errors/app-error.ts';
import { ROLES, type Role } from '../../identity/index.ts';
import { isKnownOperation, isTenantOperation, OPERATIONS } from '../../operations/index.ts';
import { closedObject, listOf, textOf } from '../../platform/json-schemas.ts';
import type { Limits } from './limits.ts';

export interface Audience {
  roles: readonly Role[];
  people: readonly string[];
}

/** The audience and channels for a proposal. Grants no right to approve. Empty lists match all. */
export interface ApprovalRoute {
  operations: readonly string[];
  queues: readonly string[];
  /** Smallest matching amount in minor units, by currency. A currency without an entry matches any amount. */
  from: Limits | undefined;
  /** Undefined notifies everybody who may approve the proposal. */
  tell: Audience | undefined;
  /** Chat channel ids. Cards go to those that have the approvals of the queue, or to all such channels if none has. */
  channels: readonly string[];
}

export type Destination = Pick<ApprovalRoute, 'tell' | 'channels'>;

export interface ApprovalRouting {
  /** The first match applies. Without a match, everybody who may approve the proposal is notified. */
  routes: readonly ApprovalRoute[];
  /** People to notify late in the approval time; undefined notifies everybody who manages members. */
  escalateTo: Audience | undefined;
}

export interface RoutedProposal {
  operation: string;
  queueKey: string;
  /** Null if no money moves; undefined if the amount is unknown. */
  money: { minor: number; currency: string } | null | undefined;
}

interface AudienceFile {
  roles?: Role[];
  people?: string[];
}

interface DestinationFile extends AudienceFile {
  channels?: string[];
}

export interface RoutingFile {
  routes?: { operations?: string[]; queues?: string[]; from?: Record<string, string>; tell: DestinationFile }[];
  escalate_to?: AudienceFile;
}

const MAX_ROUTES = 50;
const MAX_NAMED = 50;

const namedOf = (items: object) => listOf(items, MAX_NAMED, { uniqueItems: true });

function audience(roles: readonly Role[], more: Record<string, object> = {}) {
  const people = namedOf({ type: 'string', pattern: '^usr_[0-9a-z]{26}$' });
  return closedObject({ roles: namedOf({ enum: roles }), people, ...more }, { minProperties: 1 });
}

/** Channel id; the same pattern as `page_id` of a mapping in the contract. */
const CHANNEL = { type: 'string', pattern: '^[CGD][A-Z0-9]{2,30}$' } as const;

const APPROVING_ROLES = ROLES.filter((role) => role !== 'viewer' && role !== 'member');

export function routingSchema(amounts: object) {
  const route = closedObject(
    {
      operations: namedOf(textOf(200)),
      queues: namedOf(textOf(64)),
      from: amounts,
      tell: audience(APPROVING_ROLES, { channels: namedOf(CHANNEL) }),
    },
    { required: ['tell'] },
  );
  return closedObject({ routes: listOf(route, MAX_ROUTES), escalate_to: audience(ROLES) }, { minProperties: 1 });
}

export function routingProblems(file: RoutingFile | undefined, queueKeys: readonly string[]): ErrorDetail[] {
  return (file?.routes ?? []).flatMap(({ operations = [], queues = [] }, index) => [
    ...queues.flatMap((key, at) => {
      if (queueKeys.includes(key)) return [];
      const problem = `is not a queue of the pack; use one of ${queueKeys.join(', ')}`;
      return [{ field: `approvals.routes[${index}].queues[${at}]`, problem }];
    }),
    ...operations.flatMap((name, at) => {
      if (isTenantOperation(name) || isKnownOperation(name)) return [];
      const known = Object.keys(OPERATIONS).join(', ');
      const problem = `is not an operation; use one of ${known}, or one that the tenant defined, such as x_close_account`;
      return [{ field: `approvals.routes[${index}].operations[${at}]`, problem }];
    }),
  ]);
}

export function routingOf(
  file: RoutingFile | undefined,
  limitsOf: (amounts: Record<string, string>) => Limits,
): ApprovalRouting {
  const toAudience = ({ roles = [], people = [] }: AudienceFile): Audience => ({ roles, people });
  const toDestination = ({ channels = [], ...audience }: DestinationFile): Destination => ({
    tell: audience.roles === undefined && audience.people === undefined ? undefined : toAudience(audience),
    channels,
  });
  return {
    routes: (file?.routes ?? []).map(({ operations = [], queues = [], from, tell }) => ({
      operations,
      queues,
      from: from && limitsOf(from),
      ...toDestination(tell),
    })),
    escalateTo: file?.escalate_to && toAudience(file.escalate_to),
  };
}

/** By default, the destination is everybody who may approve the proposal, and all channels of its queue. */
export function destinationOf({ routes }: ApprovalRouting, proposal: RoutedProposal): Destination {
  const { tell, channels = [] } = routes.find((route) => leads(route, proposal)) ?? {};
  return { tell, channels };
}

function leads({ operations, queues, from }: ApprovalRoute, { operation, queueKey, money }: RoutedProposal): boolean {
  if (operations.length > 0 && !operations.includes(operation)) return false;
  if (queues.length > 0 && !queues.includes(queueKey)) return false;
  if (from === undefined || money === undefined) return true;
  return money !== null && money.minor >= (from.get(money.currency) ?? 0);
}
