import type { PrincipalType } from '../../call-context.ts';
import { isAllowedFrom } from '../api-keys/networks.ts';
import type { ApiKeyService } from '../api-keys/service.ts';
import type { DelegationService } from '../delegations/service.ts';
import type { MemberService } from '../members/service.ts';
import { agentScopesOf, mayOwnKeys, permits } from '../roles.ts';

/** Whoever executes, as far as it is stored. */
export interface ExecutingPrincipal {
  type: PrincipalType;
  id: string;
}

/** Who answers for an execution at this moment, and as what; or why it may not go on. */
export type PresentExecutor = { personId: string; role: string } | { problem: string };

export interface PresentAuthorityOptions {
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

  /** Whether who executes may still: their credential is live, and the person who answers for it may do the same. */
  async executor(tenantId: string, { type, id }: ExecutingPrincipal): Promise<PresentExecutor> {
    switch (type) {
      case 'api_key':
        return this.#byKey(tenantId, id);
      case 'delegation':
        return this.#byDelegation(tenantId, id);
      case 'user':
        return this.#byPerson(tenantId, id, 'Who executes it');
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

  async #byKey(tenantId: string, keyId: string): Promise<PresentExecutor> {
    const key = await this.#options.apiKeys.findLive(tenantId, keyId);
    if (key === null) return { problem: 'The API key that executes it is revoked or expired.' };
    if (!key.scopes.includes('work.actions')) return { problem: 'The API key that executes it lacks the scope.' };
    // Nobody has claimed it yet; all owners of the tenant answer for it.
    if (key.ownerId === null) return { personId: keyId, role: 'none' };
    return this.#byPerson(tenantId, key.ownerId, 'The owner of the API key that executes it');
  }

  async #byDelegation(tenantId: string, delegationId: string): Promise<PresentExecutor> {
    const delegation = await this.#options.delegations.findLive(tenantId, delegationId);
    if (delegation === null) return { problem: 'The delegation that executes it is revoked or expired.' };
    const role = await this.#options.members.roleOf(tenantId, delegation.personId);
    const may =
      role !== null && [delegation.scopes, agentScopesOf(role)].every((held) => held.includes('agent.actions.execute'));
    if (may) return { personId: delegation.personId, role };
    return { problem: 'Who has delegated its execution may not execute it any more.' };
  }

  async #byPerson(tenantId: string, personId: string, who: string): Promise<PresentExecutor> {
    const role = await this.#options.members.roleOf(tenantId, personId);
    if (role !== null && permits(role, 'actions.propose')) return { personId, role };
    return { problem: `${who} is no member of the tenant any more, or in a role that may not.` };
  }
}
