import type { Permission } from '../call-context.ts';

/** Weakest first. */
export const ROLES = ['viewer', 'member', 'approver', 'admin', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** Scopes that an agent may hold for the whole life of a delegation. */
export const LASTING_AGENT_SCOPES = [
  'agent.work.read',
  'agent.work.write',
  'agent.actions.propose',
  'agent.actions.execute',
  'agent.evidence.read',
  'agent.evidence.export',
] as const;
/** Delegated for one proposal only, and together with no other scope. */
export const APPROVAL_SCOPE = 'agent.actions.approve';
export const AGENT_SCOPES = [...LASTING_AGENT_SCOPES, APPROVAL_SCOPE] as const;
export type AgentScope = (typeof AGENT_SCOPES)[number];

export type AgentEndpoint = 'mcp' | 'a2a';

interface Authority {
  permissions: readonly Permission[];
  /** Scopes that a person of this role may delegate. */
  agentScopes: readonly AgentScope[];
}

const VIEWER = {
  permissions: [
    'work.read',
    'members.read',
    'delegations.issue',
    'actions.read',
    'policies.read',
    'integrations.read',
    'evidence.read',
    'catalog.read',
    'source.read',
    'events.read',
  ],
  agentScopes: ['agent.work.read', 'agent.evidence.read'],
} as const satisfies Authority;

const MEMBER = {
  permissions: [
    ...VIEWER.permissions,
    'work.write',
    'actions.propose',
    'actions.execute',
    'evidence.export',
    'api_keys.own',
  ],
  agentScopes: LASTING_AGENT_SCOPES,
} as const satisfies Authority;

const APPROVER = {
  ...MEMBER,
  permissions: [...MEMBER.permissions, 'actions.approve', 'actions.freeze'],
  agentScopes: AGENT_SCOPES,
} as const satisfies Authority;

const ADMIN = {
  ...APPROVER,
  permissions: [
    ...APPROVER.permissions,
    'members.manage',
    'api_keys.manage',
    'actions.settle',
    'actions.thaw',
    'policies.manage',
    'operations.manage',
    'integrations.manage',
    'webhooks.manage',
    'audit.read',
  ],
} as const satisfies Authority;

const AUTHORITIES = {
  viewer: VIEWER,
  member: MEMBER,
  approver: APPROVER,
  admin: ADMIN,
  owner: ADMIN,
} as const satisfies Record<Role, Authority>;

export function toRole(name: string): Role | null {
  return ROLES.find((role) => role === name) ?? null;
}

export function permissionsOf(role: Role): readonly Permission[] {
  return AUTHORITIES[role].permissions;
}

export function permits(role: Role, permission: Permission): boolean {
  return permissionsOf(role).includes(permission);
}

/** Returns true if the role may change the rules for others: policies and integrations. */
export function administers(role: Role | null): boolean {
  return role !== null && permits(role, 'policies.manage') && permits(role, 'integrations.manage');
}

export function mayOwnKeys(role: Role | null): boolean {
  return role !== null && permits(role, 'api_keys.own');
}

export function agentScopesOf(role: Role): readonly AgentScope[] {
  return AUTHORITIES[role].agentScopes;
}
