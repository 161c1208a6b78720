import type { CallContext, Permission, PrincipalType } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { isAllowedFrom } from '../api-keys/networks.ts';
import type { ApiKeyService } from '../api-keys/service.ts';
import type { DelegationService } from '../delegations/service.ts';
import type { MemberService } from '../members/service.ts';
import { permissionsOfScopes } from '../permissions.ts';
import { type AgentScope, agentScopesOf, mayOwnKeys, permits, type Role } from '../roles.ts';
import type { AuthorityEpochs } from './repository.ts';

export interface ExecutingPrincipal {
  type: PrincipalType;
  id: string;
}

/** Person who answers for an execution now, or the reason why the execution may not go on. */
export type PresentExecutor = { personId: string; role: string } | { problem: string };

/** Authority of a worker's key to carry out operations, or the reason why it has none. */
export type PresentCarrier =
  | {
      carries: readonly string[];
      lineage: string;
      /** True if the worker may take no work and continue none. It may still report results. */
      frozen: boolean;
    }
  | { problem: string };

/** Executor of an action, and the roles of people at the same moment. People without a role are left out. */
export interface PresentRoles {
  executor: PresentExecutor;
  roles: ReadonlyMap<string, Role>;
}

/** Person behind a live credential, and their executor by role; or the reason why the credential is refused. */
type Credential = { problem: string } | { personId: string | null; as: (role: Role | null) => PresentExecutor };

interface Deed {
  does: string;
  infinitive: string;
  agentScope: AgentScope;
}

const EXECUTING: Deed = { does: 'executes', infinitive: 'execute', agentScope: 'agent.actions.execute' };
const PROPOSING: Deed = { does: 'proposes', infinitive: 'propose', agentScope: 'agent.actions.propose' };

export interface PresentAuthorityOptions {
  epochs: Pick<AuthorityEpochs, 'readWithFreezes'>;
  apiKeys: ApiKeyService;
  delegations: DelegationService;
  members: MemberService;
}

/** Decides who may propose, execute and export now. Everything is read anew: no cached authority counts. */
export class PresentAuthority {
  readonly #options: PresentAuthorityOptions;

  constructor(options: PresentAuthorityOptions) {
    this.#options = options;
  }

  /**
   * Checks that the credential is live and its person may do the same. Reads the roles of `people` in the same query.
   */
  async executor(tenantId: string, by: ExecutingPrincipal, people: readonly string[]): Promise<PresentRoles> {
    const credential = await this.#credential(tenantId, by, EXECUTING);
    const personId = 'problem' in credential ? null : credential.personId;
    const asked = personId === null ? people : [...new Set([...people, personId])];
    const roles = await this.#options.members.rolesOf(tenantId, asked);
    if ('problem' in credential) return { executor: credential, roles };
    return { executor: credential.as((personId !== null && roles.get(personId)) || null), roles };
  }

  /** Returns the reason why a principal may no longer propose; null if it may. */
  async whyNotPropose(tenantId: string, by: ExecutingPrincipal): Promise<string | null> {
    const credential = await this.#credential(tenantId, by, PROPOSING);
    if ('problem' in credential) return credential.problem;
    const { personId } = credential;
    const proposer = credential.as(personId === null ? null : await this.#options.members.roleOf(tenantId, personId));
    return 'problem' in proposer ? proposer.problem : null;
  }

  async #credential(tenantId: string, { type, id }: ExecutingPrincipal, deed: Deed): Promise<Credential> {
    switch (type) {
      case 'api_key':
        return this.#ofKey(tenantId, id, deed);
      case 'delegation':
        return this.#ofDelegation(tenantId, id, deed);
      case 'user':
        return ofPerson(id, `The person who ${deed.does} it`, deed);
      case 'system':
        return { problem: 'It is not known who began this execution, so it cannot continue.' };
    }
  }

  /** Returns false for people: they export in person, so that no credential stays behind. */
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

  /** Returns true if an API key may follow events now, whatever it was allowed when it began to wait. */
  async mayFollow(tenantId: string, { type, id }: ExecutingPrincipal): Promise<boolean> {
    const { apiKeys, members } = this.#options;
    const key = type === 'api_key' ? await apiKeys.findLive(tenantId, id) : null;
    if (key === null || !key.scopes.includes('events.read')) return false;
    return key.ownerId === null || mayOwnKeys(await members.roleOf(tenantId, key.ownerId));
  }

  /** Returns the integrations that a key carries, and its lineage, under which claims outlive rotations. */
  async carrier(tenantId: string, keyId: string): Promise<PresentCarrier> {
    const key = await this.#options.apiKeys.findLive(tenantId, keyId);
    if (key === null) return { problem: 'The API key of the worker is revoked, expired or stopped.' };
    if (!key.scopes.includes('operations.carry')) {
      return { problem: 'The API key of the worker lacks the scope operations.carry.' };
    }
    const { ownerId, carries, lineage } = key;
    if (ownerId === null || mayOwnKeys(await this.#options.members.roleOf(tenantId, ownerId))) {
      const { freezes } = await this.#options.epochs.readWithFreezes(tenantId);
      return { carries, lineage, frozen: freezes.some((one) => one.kind === 'api_key' && one.lineage === lineage) };
    }
    return { problem: 'The owner of the API key of the worker has left, or may no longer own keys.' };
  }

  /** Returns the present permissions of an API key. @throws {AppError} `invalid_state` for a key that is refused. */
  async permissionsOfKey({ tenantId }: Pick<CallContext, 'tenantId'>, keyId: string): Promise<ReadonlySet<Permission>> {
    const { apiKeys, members } = this.#options;
    const key = await apiKeys.findLive(tenantId, keyId);
    if (key === null)
      throw new AppError('invalid_state', 'There is no such API key, or it is revoked, expired or stopped.');
    if (key.ownerId === null || mayOwnKeys(await members.roleOf(tenantId, key.ownerId))) {
      return permissionsOfScopes(key.scopes);
    }
    throw new AppError('invalid_state', 'The owner of the API key has left, or may no longer own keys.');
  }

  async #ofKey(tenantId: string, keyId: string, deed: Deed): Promise<Credential> {
    const key = await this.#options.apiKeys.findLive(tenantId, keyId);
    if (key === null) return { problem: `The API key that ${deed.does} it is revoked, expired or stopped.` };
    if (!key.scopes.includes('work.actions'))
      return { problem: `The API key that ${deed.does} it lacks the scope work.actions.` };
    // Unclaimed. All owners of the tenant answer for the key.
    if (key.ownerId === null) return { personId: null, as: () => ({ personId: keyId, role: 'none' }) };
    return ofPerson(key.ownerId, `The owner of the API key that ${deed.does} it`, deed);
  }

  async #ofDelegation(tenantId: string, delegationId: string, deed: Deed): Promise<Credential> {
    const delegation = await this.#options.delegations.findLive(tenantId, delegationId);
    if (delegation === null) return { problem: `The delegation that ${deed.does} it is revoked or expired.` };
    const { personId, scopes } = delegation;
    return {
      personId,
      as: (role) =>
        role !== null && [scopes, agentScopesOf(role)].every((held) => held.includes(deed.agentScope))
          ? { personId, role }
          : { problem: `The person who issued the delegation may no longer ${deed.infinitive} it.` },
    };
  }
}

function ofPerson(personId: string, who: string, { infinitive }: Deed): Credential {
  return {
    personId,
    as: (role) =>
      role !== null && permits(role, 'actions.propose')
        ? { personId, role }
        : { problem: `${who} has left the tenant, or has a role that may not ${infinitive}.` },
  };
}
