import type { CallContext, Permission, PrincipalType } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { isAllowedFrom } from '../api-keys/networks.ts';
import type { ApiKeyService } from '../api-keys/service.ts';
import type { DelegationService } from '../delegations/service.ts';
import type { MemberService } from '../members/service.ts';
import { permissionsOfScopes } from '../permissions.ts';
import { agentScopesOf, mayOwnKeys, permits, type Role } from '../roles.ts';
import type { AuthorityEpochs } from './epoch.ts';

/** Whoever executes, as far as it is stored. */
export interface ExecutingPrincipal {
  type: PrincipalType;
  id: string;
}

/** Who answers for an execution at this moment, and as what; or why it may not go on. */
export type PresentExecutor = { personId: string; role: string } | { problem: string };

/** What a worker's key may carry out; or why it may not. */
export type PresentCarrier = PresentWorker | { problem: string };

export interface PresentWorker {
  carries: readonly string[];
  lineage: string;
  /** Whether it takes nothing at present, and goes on with nothing; what it has done is still reported. */
  frozen: boolean;
}

/** Who executes, and what people are in the tenant at the same moment; who is nothing is left out. */
export interface PresentRoles {
  executor: PresentExecutor;
  roles: ReadonlyMap<string, Role>;
}

/** A live credential: of whom, and as what they execute in the role that they have; or why it is none. */
type Credential = { problem: string } | { personId: string | null; as: (role: Role | null) => PresentExecutor };

export interface PresentAuthorityOptions {
  epochs: Pick<AuthorityEpochs, 'readWithFreezes'>;
  apiKeys: ApiKeyService;
  delegations: DelegationService;
  members: MemberService;
}

/** Who may execute, and export, at this moment. Everything is read anew: what was believed a moment ago counts for nothing. */
export class PresentAuthority {
  readonly #options: PresentAuthorityOptions;

  constructor(options: PresentAuthorityOptions) {
    this.#options = options;
  }

  /**
   * Whether who executes may still: their credential is live, and the person who answers for it may do the same.
   * @param people Whose roles are read with theirs, in one query.
   */
  async executor(tenantId: string, by: ExecutingPrincipal, people: readonly string[]): Promise<PresentRoles> {
    const credential = await this.#credential(tenantId, by);
    const personId = 'problem' in credential ? null : credential.personId;
    const asked = personId === null ? people : [...new Set([...people, personId])];
    const roles = await this.#options.members.rolesOf(tenantId, asked);
    if ('problem' in credential) return { executor: credential, roles };
    return { executor: credential.as((personId !== null && roles.get(personId)) || null), roles };
  }

  async #credential(tenantId: string, { type, id }: ExecutingPrincipal): Promise<Credential> {
    switch (type) {
      case 'api_key':
        return this.#ofKey(tenantId, id);
      case 'delegation':
        return this.#ofDelegation(tenantId, id);
      case 'user':
        return ofPerson(id, 'Who executes it');
      case 'system':
        return { problem: 'Nobody who may execute it is known to have begun it.' };
    }
  }

  /**
   * Whether a credential may export evidence, were it presented from this network address: it is live, lends as much, and
   * whoever answers for it may do the same. People export in person, so that they leave nothing behind that could.
   */
  async mayExport(tenantId: string, { type, id }: ExecutingPrincipal, from: string): Promise<boolean> {
    const { apiKeys, delegations, members } = this.#options;
    if (type === 'api_key') {
      const key = await apiKeys.findLive(tenantId, id);
      if (key === null || !key.scopes.includes('work.actions') || !isAllowedFrom(key.networks, from)) return false;
      if (key.ownerId === null) return true;
      const role = await members.roleOf(tenantId, key.ownerId);
      return mayOwnKeys(role) && role !== null && permits(role, 'evidence.export');
    }
    if (type !== 'delegation') return false;
    const delegation = await delegations.findLive(tenantId, id);
    const role = delegation === null ? null : await members.roleOf(tenantId, delegation.personId);
    if (delegation === null || role === null) return false;
    return [delegation.scopes, agentScopesOf(role)].every((held) => held.includes('agent.evidence.export'));
  }

  /** Whether an API key may follow events at this moment, whatever it could when it began to wait for them. */
  async mayFollow(tenantId: string, { type, id }: ExecutingPrincipal): Promise<boolean> {
    const { apiKeys, members } = this.#options;
    const key = type === 'api_key' ? await apiKeys.findLive(tenantId, id) : null;
    if (key === null || !key.scopes.includes('events.read')) return false;
    return key.ownerId === null || mayOwnKeys(await members.roleOf(tenantId, key.ownerId));
  }

  /**
   * What an API key carries at this moment, and under which name its claims go on when it is rotated; or why it carries
   * nothing.
   */
  async carrier(tenantId: string, keyId: string): Promise<PresentCarrier> {
    const key = await this.#options.apiKeys.findLive(tenantId, keyId);
    if (key === null) return { problem: 'The API key of the worker is revoked or expired.' };
    if (!key.scopes.includes('operations.carry')) {
      return { problem: 'The API key of the worker lacks the scope operations.carry.' };
    }
    const { ownerId, carries, lineage } = key;
    if (ownerId === null || mayOwnKeys(await this.#options.members.roleOf(tenantId, ownerId))) {
      const { freezes } = await this.#options.epochs.readWithFreezes(tenantId);
      return { carries, lineage, frozen: freezes.some((one) => one.kind === 'api_key' && one.lineage === lineage) };
    }
    return { problem: 'The owner of the API key of the worker has left, or may not own keys any more.' };
  }

  /**
   * What whoever shows an API key may do at this moment, from a network that it allows.
   * @throws {AppError} `invalid_state` where they would be refused, whatever they ask for.
   */
  async permissionsOfKey({ tenantId }: Pick<CallContext, 'tenantId'>, keyId: string): Promise<ReadonlySet<Permission>> {
    const { apiKeys, members } = this.#options;
    const key = await apiKeys.findLive(tenantId, keyId);
    if (key === null) throw new AppError('invalid_state', 'There is no such API key, or it is revoked or expired.');
    if (key.ownerId === null || mayOwnKeys(await members.roleOf(tenantId, key.ownerId))) {
      return permissionsOfScopes(key.scopes);
    }
    throw new AppError('invalid_state', 'The owner of the API key has left, or may not own keys any more.');
  }

  async #ofKey(tenantId: string, keyId: string): Promise<Credential> {
    const key = await this.#options.apiKeys.findLive(tenantId, keyId);
    if (key === null) return { problem: 'The API key that executes it is revoked or expired.' };
    if (!key.scopes.includes('work.actions')) return { problem: 'The API key that executes it lacks the scope.' };
    // Nobody has claimed it yet; all owners of the tenant answer for it.
    if (key.ownerId === null) return { personId: null, as: () => ({ personId: keyId, role: 'none' }) };
    return ofPerson(key.ownerId, 'The owner of the API key that executes it');
  }

  async #ofDelegation(tenantId: string, delegationId: string): Promise<Credential> {
    const delegation = await this.#options.delegations.findLive(tenantId, delegationId);
    if (delegation === null) return { problem: 'The delegation that executes it is revoked or expired.' };
    const { personId, scopes } = delegation;
    return {
      personId,
      as: (role) =>
        role !== null && [scopes, agentScopesOf(role)].every((held) => held.includes('agent.actions.execute'))
          ? { personId, role }
          : { problem: 'Who has delegated its execution may not execute it any more.' },
    };
  }
}

function ofPerson(personId: string, who: string): Credential {
  return {
    personId,
    as: (role) =>
      role !== null && permits(role, 'actions.propose')
        ? { personId, role }
        : { problem: `${who} is no member of the tenant any more, or in a role that may not.` },
  };
}
