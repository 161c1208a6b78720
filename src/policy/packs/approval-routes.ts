import type { ErrorDetail } from '../../errors/app-error.ts';
import { ROLES, type Role } from '../../identity/index.ts';
import { isKnownOperation, isTenantOperation, OPERATIONS } from '../../operations/index.ts';
import type { Limits } from './limits.ts';

/** People of a tenant, by role and by id. */
export interface Audience {
  roles: readonly Role[];
  /** Person ids. */
  people: readonly string[];
}

/**
 * Names who is notified of a pending proposal, and in which channels its card is posted. A route grants no right to
 * approve.
 */
export interface ApprovalRoute {
  /** The route matches any of these operations; an empty list matches all. */
  operations: readonly string[];
  /** The route matches any of these queues; an empty list matches all. */
  queues: readonly string[];
  /**
   * Least amount that the route matches, in minor units, by currency. A currency without an entry matches any amount.
   */
  from: Limits | undefined;
  /** People to notify; undefined notifies everybody who may approve the proposal. */
  tell: Audience | undefined;
  /**
   * Channel ids of the chat platform. Cards go only to those channels in this list that have the approvals of the
   * proposal's queue. If there is none, cards go to all channels that have them.
   */
  channels: readonly string[];
}

/** People and channels that a route leads to. */
export type Destination = Pick<ApprovalRoute, 'tell' | 'channels'>;

/** Notification rules of a pack for proposals that wait for approval. */
export interface ApprovalRouting {
  /** The first matching route applies. Without a match, everybody who may approve the proposal is notified. */
  routes: readonly ApprovalRoute[];
  /** People to notify when most of the approval time has passed; undefined notifies everybody who manages members. */
  escalateTo: Audience | undefined;
}

/** Properties of a proposal that decide which route matches. */
export interface RoutedProposal {
  operation: string;
  queueKey: string;
  /** Null for a proposal that moves no money; undefined if the amount is unknown. */
  money: { minor: number; currency: string } | null | undefined;
}

interface AudienceFile {
  roles?: Role[];
  people?: string[];
}

interface DestinationFile extends AudienceFile {
  channels?: string[];
}

/** Content of `approvals` in a `pack.yaml`. */
export interface RoutingFile {
  routes?: { operations?: string[]; queues?: string[]; from?: Record<string, string>; tell: DestinationFile }[];
  escalate_to?: AudienceFile;
}

const MAX_ROUTES = 50;
const MAX_NAMED = 50;

function listOf(items: object) {
  return { type: 'array', minItems: 1, maxItems: MAX_NAMED, uniqueItems: true, items };
}

function audience(roles: readonly Role[], more: Record<string, object> = {}) {
  const people = listOf({ type: 'string', pattern: '^usr_[0-9a-z]{26}$' });
  const properties = { roles: listOf({ enum: roles }), people, ...more };
  return { type: 'object', additionalProperties: false, minProperties: 1, properties };
}

/** Schema of a channel id; the same pattern as `page_id` of a mapping in the contract. */
const CHANNEL = { type: 'string', pattern: '^[CGD][A-Z0-9]{2,30}$' } as const;

const APPROVING_ROLES = ROLES.filter((role) => role !== 'viewer' && role !== 'member');

/** Returns the JSON Schema of `approvals`. @param amounts The schema of amounts by currency. */
export function routingSchema(amounts: object) {
  return {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: {
      routes: {
        type: 'array',
        minItems: 1,
        maxItems: MAX_ROUTES,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['tell'],
          properties: {
            operations: listOf({ type: 'string', minLength: 1, maxLength: 200 }),
            queues: listOf({ type: 'string', minLength: 1, maxLength: 64 }),
            from: amounts,
            tell: audience(APPROVING_ROLES, { channels: listOf(CHANNEL) }),
          },
        },
      },
      escalate_to: audience(ROLES),
    },
  };
}

/**
 * Returns a problem for each unknown queue or operation that the routes name.
 * @param queueKeys The queue keys of the pack.
 */
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

/** Converts `approvals` of a valid file. @param limitsOf Converts amounts to limits. */
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

/**
 * Returns the destination of a pending proposal. Unless a route says more, that is everybody who may approve the
 * proposal, and all channels of its queue.
 */
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
