export type PrincipalType = 'api_key' | 'delegation' | 'user' | 'system';

/**
 * `lineage` stays the same when a key is rotated, so that idempotency and limits follow the credential's holder.
 * `accountable` answers for the principal: the owner of a key, the issuer of a delegation, or the user; null for
 * nobody.
 */
export interface Principal {
  type: PrincipalType;
  id: string;
  displayName: string;
  lineage: string;
  accountable: string | null;
  /**
   * Everybody who is accountable: for a key its owner, and everybody who has made, rotated or seen it (all owners of
   * the tenant if nobody owns the key); for a delegation its issuer; for a user that person. Empty if nobody is known.
   */
  accountables: readonly string[];
}

export function personPrincipal(personId: string, displayName: string): Principal {
  return {
    type: 'user',
    id: personId,
    displayName,
    lineage: personId,
    accountable: personId,
    accountables: [personId],
  };
}

export const SCOPES = [
  'work.read',
  'work.write',
  'work.actions',
  'catalog.read',
  'source.read',
  'operations.carry',
  'events.read',
  'webhooks.manage',
] as const;
export type Scope = (typeof SCOPES)[number];

/** Permissions that a call may have in a tenant, whichever credential it comes with (src/identity/permissions.ts). */
export const PERMISSIONS = [
  'work.read',
  'work.write',
  'members.read',
  'members.manage',
  'api_keys.manage',
  'api_keys.own',
  'delegations.issue',
  'actions.read',
  'actions.propose',
  'actions.execute',
  'actions.approve',
  'actions.settle',
  'actions.freeze',
  'actions.thaw',
  'policies.read',
  'policies.manage',
  'operations.manage',
  'operations.carry',
  'integrations.read',
  'integrations.manage',
  'evidence.read',
  'evidence.export',
  'catalog.read',
  'source.read',
  'events.read',
  'webhooks.manage',
  'audit.read',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Permissions of calls in nobody's name: by the service itself, and by whoever can reach its database. */
export const ALL_PERMISSIONS: ReadonlySet<Permission> = new Set(PERMISSIONS);

/** The one proposal that a delegation may approve, once, and only while its payload has this hash. */
export interface ApprovalGrant {
  proposalId: string;
  payloadHash: string;
}

/** Only a door makes a call context, from a verified credential. */
export interface CallContext {
  tenantId: string;
  /** Time when the tenant was created. Nothing in the tenant is older. */
  tenantCreatedAt: Date;
  principal: Principal;
  permissions: ReadonlySet<Permission>;
  correlationId: string;
  /** Present if a person decides through an account that is linked to them: the door, and the link. */
  via?: { door: 'chat'; linkId: string } | undefined;
  approvalGrant?: ApprovalGrant | undefined;
  /** Call this before you wait for somebody outside, such as a provider. Other calls get their turn meanwhile. */
  leaveTurn?: (() => void) | undefined;
  /**
   * Call this before you wait for something to happen; the answer may then take so many milliseconds longer. The signal
   * aborts when nobody waits for the answer any more, or the process is about to end. Only at doors where calls can
   * wait.
   */
  waitFor?: ((ms: number) => AbortSignal) | undefined;
}
