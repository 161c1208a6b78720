import type { IncomingMessage } from 'node:http';
import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import type { AgentAuthenticator } from '../identity/agents/authenticator.ts';
import { permissionsOfAgent } from '../identity/permissions.ts';
import { type RateLimiter, type RateLimitState, rateLimitExceeded } from '../identity/rate-limit/rate-limiter.ts';
import type { AgentEndpoint, AgentScope } from '../identity/roles.ts';
import type { FairShares, Work } from '../platform/admission/fair-shares.ts';
import { exchangeOf } from './http-answer.ts';
import { isOwnOrigin, type OriginPolicy } from './origin.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';

export interface AgentGateOptions {
  agents: AgentAuthenticator;
  rateLimiter: RateLimiter;
  shares: FairShares;
  /** Requests per minute of a credential that has no limit of its own. */
  agentPerMinute: number;
  /** Address of the client, proxies considered. */
  addressOf: (request: IncomingMessage) => string;
  /** Of the pages that may call; other clients send no `Origin`. */
  origin: OriginPolicy;
}

/** An agent's request on its way through a door; filled in as it becomes known. */
export interface AgentVisit {
  rateLimit?: RateLimitState;
  /** Whether it has been answered, or nobody waits for an answer any more. */
  isOver: () => boolean;
  /** Its share of the work; the door releases it when the answer is made. */
  work?: Work;
}

/** A verified agent's call: what services need, and what the agent may do. */
export interface AgentCall extends CallContext {
  agentScopes: ReadonlySet<AgentScope>;
  /** Whether the credential is a bearer token, which the door answers in the terms of RFC 6750. */
  bearer: boolean;
  /** What the credential allows now; for streams, which outlive their start. @throws {AppError} if it is good no more. */
  recheck: () => Promise<ReadonlySet<AgentScope>>;
}

/** Lets a request in: origin, credential, rate limit, its turn, in this order; nothing of its body is read before. */
export type AgentGate = (request: IncomingMessage, endpoint: AgentEndpoint, visit: AgentVisit) => Promise<AgentCall>;

/**
 * The gate that all doors for agents share.
 * @throws {AppError} at the call: `authorization_error` for a foreign `Origin`; `authentication_error`; `rate_limited`.
 */
export function createAgentGate(options: AgentGateOptions): AgentGate {
  return async (request, endpoint, visit) => {
    const { origin, host } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, host, options.origin)) {
      throw new AppError('authorization_error', 'Pages of this Origin may not call. Agents leave the header out.');
    }
    const exchange = exchangeOf(request);
    const authenticate = () =>
      options.agents.authenticate(credentialsOf(request), endpoint, () => options.addressOf(request));
    const { agentPerMinute, ...agent } = await authenticate();
    const { tenantId, principal } = agent;
    exchange.tenantId = tenantId;
    exchange.keyId = principal.id;
    const { allowed, state } = await options.rateLimiter.take({
      tenantId,
      lineage: principal.lineage,
      limitClass: 'agent',
      limit: agentPerMinute ?? options.agentPerMinute,
    });
    visit.rateLimit = state;
    if (!allowed) throw rateLimitExceeded(state);
    const work = await options.shares.enter(tenantId, principal.lineage, visit.isOver);
    visit.work = work;
    return {
      ...agent,
      correlationId: exchange.correlationId,
      permissions: permissionsOfAgent(agent.agentScopes),
      leaveTurn: work.leave,
      recheck: async () => (await authenticate()).agentScopes,
    };
  };
}

/** Headers of every answer of a door for agents, whatever became of the request: RFC 6750, 3 asks for the first. */
export function agentHeaders(
  error: AppError | undefined,
  visit: Pick<AgentVisit, 'rateLimit'>,
): Record<string, string> {
  return {
    ...(error?.code === 'authentication_error' ? { 'WWW-Authenticate': 'Bearer' } : {}),
    ...rateLimitHeaders(visit.rateLimit),
  };
}

function credentialsOf({ headers }: IncomingMessage) {
  const { authorization, 'x-api-key': apiKey } = headers;
  const bearer = authorization === undefined ? undefined : /^bearer +([^\s]+) *$/i.exec(authorization)?.[1];
  return {
    apiKey: typeof apiKey === 'string' ? apiKey : undefined,
    // Another scheme is no credential of ours, and no reason to overlook it.
    bearer: authorization === undefined ? undefined : (bearer ?? ''),
  };
}
