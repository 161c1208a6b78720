import type { ErrorDetail } from '../../errors/app-error.ts';
import { ROLES, type Role } from '../../identity/roles.ts';
import { isKnownOperation, OPERATIONS } from '../operations/registry.ts';
import { isTenantOperation } from '../operations/tenant-operation.ts';
import type { Limits } from './pack.ts';

/** Some of the people of a tenant: who has one of the roles, and who is named. */
export interface Audience {
  roles: readonly Role[];
  /** Ids of people. */
  people: readonly string[];
}

/** Who is told of what, and in which channels it stands: nothing of it says who may approve. */
export interface ApprovalRoute {
  /** Any of these; all where there are none. */
  operations: readonly string[];
  /** Likewise. */
  queues: readonly string[];
  /** In minor units, by currency: as much at least. A currency that is not named leads there with any amount. */
  from: Limits | undefined;
  /** Undefined where it says nothing of people: everybody is told who may approve it. */
  tell: Audience | undefined;
  /** As the chat platform names them: those of the channels which have the approvals of its queue; all where there are none. */
  channels: readonly string[];
}

/** Where a route leads. */
export type Destination = Pick<ApprovalRoute, 'tell' | 'channels'>;

/** Who is told of what waits for approval in a pack. */
export interface ApprovalRouting {
  /** The first that leads somewhere counts; of what none does, everybody who may approve it is told. */
  routes: readonly ApprovalRoute[];
  /** Who is called in when most of the time is over; undefined for whoever manages members. */
  escalateTo: Audience | undefined;
}

/** What a route is found by. */
export interface RoutedProposal {
  operation: string;
  queueKey: string;
  /** Null for what moves none, undefined for what is not known. */
  money: { minor: number; currency: string } | null | undefined;
}

interface AudienceFile {
  roles?: Role[];
  people?: string[];
}

interface DestinationFile extends AudienceFile {
  channels?: string[];
}

/** `approvals` of a `pack.yaml`. */
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

/** Of a channel, as `page_id` of a mapping in the contract. */
const CHANNEL = { type: 'string', pattern: '^[CGD][A-Z0-9]{2,30}$' } as const;

const APPROVING_ROLES = ROLES.filter((role) => role !== 'viewer' && role !== 'member');

/** What `approvals` must look like. @param amounts The schema of amounts by currency. */
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

/** What is wrong with names in it. @param queueKeys Of the pack. */
export function routingProblems(file: RoutingFile | undefined, queueKeys: readonly string[]): ErrorDetail[] {
  return (file?.routes ?? []).flatMap(({ operations = [], queues = [] }, index) => [
    ...queues.flatMap((key, at) => {
      if (queueKeys.includes(key)) return [];
      const problem = `is no queue of the pack; name one of ${queueKeys.join(', ')}`;
      return [{ field: `approvals.routes[${index}].queues[${at}]`, problem }];
    }),
    ...operations.flatMap((name, at) => {
      if (isTenantOperation(name) || isKnownOperation(name)) return [];
      const known = Object.keys(OPERATIONS).join(', ');
      const problem = `is no operation; name one of ${known}, or one that the tenant defines, such as x_close_account`;
      return [{ field: `approvals.routes[${index}].operations[${at}]`, problem }];
    }),
  ]);
}

/** Of a file that is in order. @param limitsOf Reads amounts. */
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

/** Where a proposal leads that waits: to everybody who may approve it, in all channels of its queue, unless a route says more. */
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
