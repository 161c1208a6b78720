import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type AgentDelegation,
  AgentEndpoint,
  type IdentityApiKey,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';

/** Labels of agent scopes. Scopes of later releases are shown by their names. */
const SCOPE_LABELS: Readonly<Record<string, string>> = {
  'agent.work.read': 'read work',
  'agent.work.write': 'create and change work',
  'agent.actions.propose': 'propose actions',
  'agent.actions.execute': 'execute what is approved',
  'agent.actions.approve': 'approve one proposal, once',
  'agent.evidence.read': 'read evidence',
  'agent.evidence.export': 'export evidence',
};

/** Scopes that a person may lend an agent, and the permission that the person needs. The service decides. */
export const LENT = [
  { scope: 'agent.work.read', needs: Permission.WORK_READ },
  { scope: 'agent.work.write', needs: Permission.WORK_WRITE },
  { scope: 'agent.actions.propose', needs: Permission.ACTIONS_PROPOSE },
  // People who may propose may also execute what is approved.
  { scope: 'agent.actions.execute', needs: Permission.ACTIONS_PROPOSE },
  { scope: 'agent.evidence.read', needs: Permission.WORK_READ },
  { scope: 'agent.evidence.export', needs: Permission.EVIDENCE_EXPORT },
] as const;

/** Agent scopes that each scope of an API key gives at the agent doors. Other key scopes give agents nothing. */
const OF_KEYS: Readonly<Record<string, readonly string[]>> = {
  'work.read': ['agent.work.read'],
  'work.write': ['agent.work.write'],
  'work.actions': ['agent.actions.propose', 'agent.actions.execute', 'agent.evidence.read', 'agent.evidence.export'],
};

const ENDPOINT_LABELS = {
  [AgentEndpoint.UNSPECIFIED]: 'another door',
  [AgentEndpoint.MCP]: 'MCP',
  [AgentEndpoint.A2A]: 'A2A',
} as const satisfies Record<AgentEndpoint, string>;

/** Describes what agents may do with a key; empty if they cannot use it. */
export function mayOfKey({ scopes }: IdentityApiKey): string {
  return scopesText(scopes.flatMap((scope) => OF_KEYS[scope] ?? []));
}

export function doorsOf({ endpoints }: AgentDelegation): string {
  return endpoints.map((endpoint) => ENDPOINT_LABELS[endpoint]).join(' and ');
}

/** Describes agent scopes in one line. */
export function scopesText(scopes: readonly string[]): string {
  const text = scopes.map((scope) => SCOPE_LABELS[scope] ?? scope).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

type DelegationStatus = 'live' | 'used' | 'expired' | 'revoked';

/** Returns the status of a delegation. `used`: it allowed one approval, which the agent has given. */
export function delegationStatus({ revokedAt, usedAt, expiresAt }: AgentDelegation, now: number): DelegationStatus {
  if (revokedAt !== undefined) return 'revoked';
  if (usedAt !== undefined) return 'used';
  return expiresAt !== undefined && timestampDate(expiresAt).getTime() <= now ? 'expired' : 'live';
}

export const DELEGATION_STATUS_LABELS = {
  live: 'Live',
  used: 'Used up',
  expired: 'Expired',
  revoked: 'Revoked',
} as const satisfies Record<DelegationStatus, string>;
