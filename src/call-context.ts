/** Kinds of credential or person that can act. */
export type PrincipalType = 'api_key' | 'delegation' | 'user' | 'system';

/**
 * Who acts, whichever door they came through. `lineage` stays the same when a key is rotated, so that idempotency and
 * limits follow the credential's holder. `accountable` is the person who answers for it (the owner of a key, the issuer
 * of a delegation, the user in person), or null where no person does.
 */
export interface Principal {
  type: PrincipalType;
  id: string;
  displayName: string;
  lineage: string;
  accountable: string | null;
  /**
   * Everybody who is accountable for what it does, whoever answers for it first: of a key its owner, who has made or
   * rotated it and all who were ever shown its secret, of a key that nobody owns all owners of the tenant; of a delegation
   * its issuer; of a person themself. Empty where nobody is known.
   */
  accountables: readonly string[];
}

/** A person who acts in person. */
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

/** Scopes of the API-key surface in their canonical names (interface.md, Authentication 4). */
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

/** What a call may be allowed to do in a tenant, whichever credential it comes with (src/identity/permissions.ts). */
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

/** Of what acts for nobody: the service itself, and whoever can reach its database. */
export const ALL_PERMISSIONS: ReadonlySet<Permission> = new Set(PERMISSIONS);

/** The one proposal that a delegation may approve, once, and only while its payload has this hash. */
export interface ApprovalGrant {
  proposalId: string;
  payloadHash: string;
}

/** Everything that a service may know of the call it serves. Made by a door from a verified credential, by nobody else. */
export interface CallContext {
  tenantId: string;
  /** Nothing of the tenant is older than this. */
  tenantCreatedAt: Date;
  principal: Principal;
  /** What it may do, by its credential at this moment. */
  permissions: ReadonlySet<Permission>;
  correlationId: string;
  /** There where a person decides by an account of theirs elsewhere: through which door, and by which link of theirs. */
  via?: { door: 'chat'; linkId: string } | undefined;
  /** There if the credential is a delegation that approves a proposal. */
  approvalGrant?: ApprovalGrant | undefined;
  /** To be called before waiting for somebody outside, such as a provider: others have the turn meanwhile. */
  leaveTurn?: (() => void) | undefined;
  /**
   * To be called before waiting for something to happen: the answer may take so many milliseconds longer. The signal is
   * aborted when nobody waits for it any more, or the process is about to end. Only at doors where calls can wait.
   */
  waitFor?: ((ms: number) => AbortSignal) | undefined;
}
