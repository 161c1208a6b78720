/** Kinds of credential or person that can act. */
export type PrincipalType = 'api_key' | 'delegation' | 'user' | 'system';

/**
 * The acting principal, whichever door it came through. `lineage` stays the same when a key is rotated, so that
 * idempotency and limits follow the credential's holder. `accountable` is the person who answers for the principal: the
 * owner of a key, the issuer of a delegation, or the user. It is null if nobody does.
 */
export interface Principal {
  type: PrincipalType;
  id: string;
  displayName: string;
  lineage: string;
  accountable: string | null;
  /**
   * Everybody who is accountable for what the principal does. It is empty if nobody is known.
   * - For a key: its owner, everybody who has made or rotated it, and everybody who was ever shown its secret.
   * - For a key that nobody owns: all owners of the tenant.
   * - For a delegation: its issuer.
   * - For a user: that person.
   */
  accountables: readonly string[];
}

/** Returns the principal of a person who acts in person. */
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

/** Scopes of the API-key surface in their canonical names. */
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

/**
 * Everything that a service may know about the call that it serves. Only a door makes it, from a verified credential.
 */
export interface CallContext {
  tenantId: string;
  /** Time when the tenant was created. Nothing in the tenant is older. */
  tenantCreatedAt: Date;
  principal: Principal;
  /** Permissions of the credential at this moment. */
  permissions: ReadonlySet<Permission>;
  correlationId: string;
  /** Present if a person decides through an account that is linked to them: the door, and the link. */
  via?: { door: 'chat'; linkId: string } | undefined;
  /** Present if the credential is a delegation that approves a proposal. */
  approvalGrant?: ApprovalGrant | undefined;
  /** Call this before you wait for somebody outside, such as a provider. Other calls get their turn meanwhile. */
  leaveTurn?: (() => void) | undefined;
  /**
   * Call this before you wait for something to happen. The answer may then take this many milliseconds longer. The
   * signal aborts when nobody waits for the answer any more, or when the process is about to end. Present only at doors
   * where calls can wait.
   */
  waitFor?: ((ms: number) => AbortSignal) | undefined;
}
