import type { CallContext, Permission, Scope } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import { type AgentScope, permissionsOf, type Role } from './roles.ts';

const OF_SCOPES = {
  'work.read': ['work.read'],
  'work.write': ['work.write'],
  'work.actions': [
    'actions.read',
    'actions.propose',
    'actions.execute',
    'integrations.read',
    'evidence.read',
    'evidence.export',
  ],
  'catalog.read': ['catalog.read'],
  'source.read': ['source.read'],
  'operations.carry': ['operations.carry'],
  'events.read': ['events.read'],
  'webhooks.manage': ['webhooks.manage'],
} as const satisfies Record<Scope, readonly Permission[]>;

/** A scope to propose or execute actions, or for evidence, includes reading the actions. */
const OF_AGENT_SCOPES = {
  'agent.work.read': ['work.read'],
  'agent.work.write': ['work.write'],
  'agent.actions.propose': ['actions.read', 'actions.propose', 'integrations.read'],
  'agent.actions.execute': ['actions.read', 'actions.execute'],
  'agent.actions.approve': ['actions.approve'],
  'agent.evidence.read': ['actions.read', 'evidence.read'],
  'agent.evidence.export': ['actions.read', 'evidence.export'],
} as const satisfies Record<AgentScope, readonly Permission[]>;

export function permissionsOfRole(role: Role): ReadonlySet<Permission> {
  return new Set(permissionsOf(role));
}

export function permissionsOfScopes(scopes: Iterable<Scope>): ReadonlySet<Permission> {
  return new Set([...scopes].flatMap((scope): readonly Permission[] => OF_SCOPES[scope]));
}

export function permissionsOfAgent(scopes: Iterable<AgentScope>): ReadonlySet<Permission> {
  return new Set([...scopes].flatMap((scope): readonly Permission[] => OF_AGENT_SCOPES[scope]));
}

/** Checks at the place of the effect that one of the permissions is held. @throws {AppError} `authorization_error` */
export function assertPermits({ permissions }: Pick<CallContext, 'permissions'>, ...any: readonly Permission[]): void {
  if (any.some((permission) => permissions.has(permission))) return;
  throw new AppError('authorization_error', `This needs the permission ${any.join(' or ')}, which the caller lacks.`);
}
