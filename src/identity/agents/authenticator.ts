import type { CallContext, Scope } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { ApiKeyAuthenticator } from '../api-keys/authenticator.ts';
import type { AuthFailureLimit } from '../auth-failure-limit.ts';
import type { DelegationService } from '../delegations/service.ts';
import type { AgentEndpoint, AgentScope } from '../roles.ts';

export interface AuthenticatedAgent
  extends Pick<CallContext, 'tenantId' | 'tenantCreatedAt' | 'principal' | 'approvalGrant'> {
  agentScopes: ReadonlySet<AgentScope>;
  /** True if the delegation or key came as a bearer token. */
  bearer: boolean;
  /** Requests per minute, if the key or its tenant has a limit of its own. */
  agentPerMinute: number | undefined;
}

export interface AgentAuthenticatorOptions {
  apiKeys: ApiKeyAuthenticator;
  delegations: DelegationService;
  failures: AuthFailureLimit;
}

/** No scope of an API key maps to approving, because approval comes from a person. */
const AGENT_SCOPES_OF = {
  'work.read': ['agent.work.read'],
  'work.write': ['agent.work.write'],
  'work.actions': ['agent.actions.propose', 'agent.actions.execute', 'agent.evidence.read', 'agent.evidence.export'],
  'catalog.read': [],
  'source.read': [],
  'operations.carry': [],
  'events.read': [],
  'webhooks.manage': [],
} as const satisfies Record<Scope, readonly AgentScope[]>;

/** Any bearer token without this prefix is taken for a delegation. */
const API_KEY_PREFIX = 'wg_';

export class AgentAuthenticator {
  readonly #options: AgentAuthenticatorOptions;

  constructor(options: AgentAuthenticatorOptions) {
    this.#options = options;
  }

  /** @throws {AppError} `authentication_error`, the same for every refused credential; `rate_limited` */
  async authenticate(
    { apiKey, bearer }: { apiKey: string | undefined; bearer: string | undefined },
    endpoint: AgentEndpoint,
    address: () => string,
  ): Promise<AuthenticatedAgent> {
    try {
      if (apiKey !== undefined && bearer !== undefined && apiKey !== bearer) throw notAuthenticated();
      if (bearer !== undefined && !bearer.startsWith(API_KEY_PREFIX)) {
        return await this.#byDelegation(bearer, endpoint, address);
      }
      return await this.#byApiKey(apiKey ?? bearer, bearer !== undefined, address);
    } catch (error) {
      throw error instanceof AppError && error.code === 'authentication_error' ? notAuthenticated() : error;
    }
  }

  async #byApiKey(presented: string | undefined, bearer: boolean, address: () => string): Promise<AuthenticatedAgent> {
    const key = await this.#options.apiKeys.authenticate(presented, address);
    const { tenantId, tenantCreatedAt, principal, scopes, agentPerMinute } = key;
    const agentScopes = new Set([...scopes].flatMap((scope): readonly AgentScope[] => AGENT_SCOPES_OF[scope]));
    return { tenantId, tenantCreatedAt, principal, agentScopes, bearer, agentPerMinute };
  }

  async #byDelegation(token: string, endpoint: AgentEndpoint, address: () => string): Promise<AuthenticatedAgent> {
    const { failures, delegations } = this.#options;
    // Counted first, because verifying a signature costs time.
    const succeeded = failures.begin(address());
    const delegation = await delegations.authenticate(token, endpoint).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'authentication_error') succeeded();
      throw error;
    });
    succeeded();
    const { tenantId, tenantCreatedAt, principal, scopes, approvalGrant, agentPerMinute } = delegation;
    return { tenantId, tenantCreatedAt, principal, agentScopes: scopes, approvalGrant, bearer: true, agentPerMinute };
  }
}

function notAuthenticated(): AppError {
  return new AppError(
    'authentication_error',
    'Missing or invalid credential. Send an API key in X-Api-Key, or a delegation token or an API key as ' +
      'Authorization: Bearer; not two that differ. A person gets a key in Workgate under Access > API keys.',
  );
}
