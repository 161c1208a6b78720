import type { IncomingMessage } from 'node:http';
import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import {
  type AgentAuthenticator,
  type AgentEndpoint,
  type AgentScope,
  permissionsOfAgent,
  type RateLimiter,
} from '../identity/index.ts';
import type { FairShares } from '../platform/admission/fair-shares.ts';
import { exchangeOf } from './http-answer.ts';
import { isOwnOrigin, type OriginPolicy } from './origin.ts';
import { type LimitedVisit, rateLimitHeaders, takeTurn } from './rate-limits.ts';

export interface AgentGateOptions {
  agents: AgentAuthenticator;
  rateLimiter: RateLimiter;
  shares: FairShares;
  /** For a credential without a limit of its own. */
  agentPerMinute: number;
  /** Resolves the client's address through trusted proxies. */
  addressOf: (request: IncomingMessage) => string;
  /** Origins of the pages that may call. Clients other than browsers send no `Origin`. */
  origin: OriginPolicy;
}

export interface AgentCall extends CallContext {
  agentScopes: ReadonlySet<AgentScope>;
  /** True if the credential is a bearer token, which the door answers in the terms of RFC 6750. */
  bearer: boolean;
  /**
   * Returns the current scopes of the credential, for streams, which last longer than one check.
   * @throws {AppError} if the credential is no longer valid.
   */
  recheck: () => Promise<ReadonlySet<AgentScope>>;
}

export interface AgentVisit extends LimitedVisit {
  /** True if the request has a key or a token, valid or not. */
  hasCredential?: boolean;
}

/** Checks origin, credential, rate limit and turn, in this order, before any byte of the body is read. */
export type AgentGate = (request: IncomingMessage, endpoint: AgentEndpoint, visit: AgentVisit) => Promise<AgentCall>;

/**
 * Creates the gate that all doors for agents share.
 * @throws {AppError} when called: `authorization_error` for a foreign `Origin`; `authentication_error`; `rate_limited`.
 */
export function createAgentGate(options: AgentGateOptions): AgentGate {
  return async (request, endpoint, visit) => {
    const { origin, host } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, host, options.origin)) {
      throw new AppError(
        'authorization_error',
        'Pages of this Origin may not call this address. Agents must leave out the header Origin.',
      );
    }
    const exchange = exchangeOf(request);
    const credentials = credentialsOf(request);
    visit.hasCredential = Object.values(credentials).some(Boolean);
    const authenticate = () => options.agents.authenticate(credentials, endpoint, () => options.addressOf(request));
    const { agentPerMinute, ...agent } = await authenticate();
    const { tenantId, principal } = agent;
    exchange.tenantId = tenantId;
    exchange.keyId = principal.id;
    const limit = agentPerMinute ?? options.agentPerMinute;
    const quota = { tenantId, lineage: principal.lineage, limitClass: 'agent', limit } as const;
    const work = await takeTurn(visit, quota, options);
    return {
      ...agent,
      correlationId: exchange.correlationId,
      permissions: permissionsOfAgent(agent.agentScopes),
      leaveTurn: work.leave,
      recheck: async () => (await authenticate()).agentScopes,
    };
  };
}

/** Has no quotes and no backslashes (RFC 6750, 3). */
const SOURCE_OF_KEYS = 'Send an API key. A person gets one in Workgate under Access > API keys.';

/** Returns the challenge of RFC 6750, 3: without an error code if the request has no credential. */
function challenge({ hasCredential }: AgentVisit): string {
  const error = hasCredential === true ? ' error="invalid_token",' : '';
  return `Bearer realm="workgate",${error} error_description="${SOURCE_OF_KEYS}"`;
}

/** Returns headers that every answer of a door for agents carries, errors included. */
export function agentHeaders(error: AppError | undefined, visit: AgentVisit): Record<string, string> {
  return {
    ...(error?.code === 'authentication_error' ? { 'WWW-Authenticate': challenge(visit) } : {}),
    ...rateLimitHeaders(visit.rateLimit),
  };
}

function credentialsOf({ headers }: IncomingMessage) {
  const { authorization, 'x-api-key': apiKey } = headers;
  const bearer = authorization === undefined ? undefined : /^bearer +([^\s]+) *$/i.exec(authorization)?.[1];
  return {
    apiKey: typeof apiKey === 'string' ? apiKey : undefined,
    // Another scheme counts as an empty token, so that it is refused and not ignored.
    bearer: authorization === undefined ? undefined : (bearer ?? ''),
  };
}
