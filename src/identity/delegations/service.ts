import type { CallContext, Principal } from '../../call-context.ts';
import { AppError, type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { newId } from '../../platform/ids.ts';
import { outboxEvent } from '../../platform/outbox/event.ts';
import { RecentReads } from '../../platform/recent-reads.ts';
import type { MemberService } from '../members/service.ts';
import { AGENT_SCOPES, type AgentEndpoint, type AgentScope, agentScopesOf, permits, type Role } from '../roles.ts';
import type { TenantService } from '../tenants/service.ts';
import type { DelegationRepository } from './repository.ts';
import type { DelegationDocument } from './schema.ts';
import type { DelegationTokens } from './token.ts';

export interface Delegation {
  delegationId: string;
  agent: string;
  personId: string;
  personName: string;
  scopes: AgentScope[];
  endpoints: AgentEndpoint[];
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

export interface NewDelegation {
  agent: string;
  scopes: readonly string[];
  endpoints: readonly AgentEndpoint[];
  lifetimeMs: number;
}

/** A person who acts for a tenant in a role. */
export type PersonContext = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'> & { role: Role };

/** A verified delegation and what it stands for at this moment. */
export interface AuthenticatedDelegation {
  tenantId: string;
  tenantCreatedAt: Date;
  principal: Principal;
  /** What was delegated and the person's present role still allows. */
  scopes: ReadonlySet<AgentScope>;
}

export interface DelegationServiceOptions {
  repository: (tenantId: string) => DelegationRepository;
  tokens: DelegationTokens;
  members: MemberService;
  tenants: TenantService;
  notifyRelay: (tenantId: string) => void;
}

const MIN_LIFETIME_MS = 60_000;
const MAX_LIFETIME_MS = 24 * 60 * 60 * 1000;
const MAX_AGENT_LENGTH = 100;
/** Longest time that a delegation and its person's role are believed without being read again. */
const CACHE_MS = 1_500;

/** Parts of people's authority that they lend to agents (identity.md, Delegation tokens). */
export class DelegationService {
  readonly #options: DelegationServiceOptions;
  readonly #recent: RecentReads<AuthenticatedDelegation & { revoked: boolean }>;

  constructor(options: DelegationServiceOptions) {
    this.#options = options;
    this.#recent = new RecentReads(CACHE_MS, (id) => this.#load(id));
  }

  /**
   * Lends an agent a part of the caller's authority. The token is in this answer and nowhere else.
   * @throws {AppError} `validation_error` on an unknown scope or lifetime; `authorization_error` on a scope that the
   * caller's role does not hold.
   */
  async issue(call: PersonContext, input: NewDelegation): Promise<{ delegation: Delegation; token: string }> {
    const scopes = wantedScopes(call.role, input);
    const now = new Date();
    const delegationId = newId('dlg');
    // The token counts in whole seconds.
    const expiresAt = new Date(Math.floor((now.getTime() + input.lifetimeMs) / 1000) * 1000);
    const row: Omit<DelegationDocument, 'tenant_id'> = {
      _id: delegationId,
      agent: input.agent.trim(),
      person_id: call.principal.id,
      person_name: call.principal.displayName,
      scopes,
      endpoints: [...input.endpoints],
      created_at: now,
      expires_at: expiresAt,
      revoked_at: null,
      version: 1,
      outbox: [],
    };
    row.outbox.push(
      outboxEvent(call, {
        type: 'delegation.issued',
        subject: { type: 'delegation', id: delegationId },
        subject_version: 1,
        work_item_id: null,
        at: now,
        data: { agent: row.agent, scopes, endpoints: row.endpoints, expires_at: expiresAt.toISOString() },
      }),
    );
    const token = await this.#options.tokens.sign({
      delegationId,
      tenantId: call.tenantId,
      personId: call.principal.id,
      agent: row.agent,
      scopes,
      endpoints: row.endpoints,
      issuedAt: now,
      expiresAt,
    });
    await this.#options.repository(call.tenantId).insert(row);
    this.#options.notifyRelay(call.tenantId);
    return { delegation: fromRow(row), token };
  }

  /** The caller's own delegations, or everyone's for who administers credentials; newest first. */
  async list(call: PersonContext): Promise<Delegation[]> {
    const personId = permits(call.role, 'api_keys.manage') ? undefined : call.principal.id;
    return (await this.#options.repository(call.tenantId).list(personId)).map(fromRow);
  }

  /** Revokes a delegation for good; revoking it again changes nothing. @throws {AppError} `not_found` */
  async revoke(call: PersonContext, delegationId: string): Promise<Delegation> {
    const repository = this.#options.repository(call.tenantId);
    const present = await repository.find(delegationId);
    const mayRevoke = present?.person_id === call.principal.id || permits(call.role, 'api_keys.manage');
    // Another person's delegation is none of the caller's business, like one that never was.
    if (present === null || !mayRevoke) throw new AppError('not_found', `There is no delegation ${delegationId}.`);
    const now = new Date();
    const event = outboxEvent(call, {
      type: 'delegation.revoked',
      subject: { type: 'delegation', id: delegationId },
      subject_version: present.version + 1,
      work_item_id: null,
      at: now,
      data: {},
    });
    const revoked = await repository.revoke(delegationId, now, event);
    this.#recent.forget(cacheKey(call.tenantId, delegationId));
    this.#options.notifyRelay(call.tenantId);
    return fromRow(revoked ?? (await repository.find(delegationId)) ?? present);
  }

  /**
   * Verifies a token that an agent presents at a door.
   * @throws {AppError} `authentication_error`, the same for a token that is malformed, not ours, for another door,
   * expired or revoked, or whose person has left the tenant.
   */
  async authenticate(token: string, endpoint: AgentEndpoint): Promise<AuthenticatedDelegation> {
    const named = await this.#options.tokens.verify(token, endpoint);
    const delegation = named && (await this.#recent.get(cacheKey(named.tenantId, named.delegationId)));
    if (delegation === null || delegation.revoked) {
      throw new AppError('authentication_error', 'Missing or invalid delegation token. Ask its person for a new one.');
    }
    const { revoked: _, ...authenticated } = delegation;
    return authenticated;
  }

  async #load(key: string): Promise<(AuthenticatedDelegation & { revoked: boolean }) | null> {
    const [tenantId = '', delegationId = ''] = key.split('/');
    const row = await this.#options.repository(tenantId).find(delegationId);
    if (row === null) return null;
    const [tenant, role] = await Promise.all([
      this.#options.tenants.find(tenantId),
      this.#options.members.roleOf(tenantId, row.person_id),
    ]);
    if (tenant === null || role === null) return null;
    const held = agentScopesOf(role);
    return {
      tenantId,
      tenantCreatedAt: tenant.createdAt,
      principal: {
        type: 'delegation',
        id: row._id,
        displayName: row.agent,
        lineage: row._id,
        accountable: row.person_id,
      },
      scopes: new Set(row.scopes.filter((scope) => held.includes(scope))),
      revoked: row.revoked_at !== null,
    };
  }
}

function cacheKey(tenantId: string, delegationId: string): string {
  return `${tenantId}/${delegationId}`;
}

function wantedScopes(role: Role, input: NewDelegation): AgentScope[] {
  const problems: ErrorDetail[] = [];
  const agent = input.agent.trim();
  if (agent === '' || agent.length > MAX_AGENT_LENGTH) {
    problems.push({ field: 'agent', problem: `must have 1 to ${MAX_AGENT_LENGTH} characters` });
  }
  if (!(input.lifetimeMs >= MIN_LIFETIME_MS && input.lifetimeMs <= MAX_LIFETIME_MS)) {
    problems.push({ field: 'lifetime', problem: 'must be from 60 seconds to 24 hours' });
  }
  if (input.endpoints.length === 0) problems.push({ field: 'endpoints', problem: 'name at least one' });
  if (input.scopes.length === 0) problems.push({ field: 'scopes', problem: 'name at least one' });
  for (const name of input.scopes) {
    if ((AGENT_SCOPES as readonly string[]).includes(name)) continue;
    const problem = `"${name}" cannot be delegated; use ${AGENT_SCOPES.join(', ')}`;
    problems.push({ field: 'scopes', problem });
  }
  if (problems.length > 0) throw validationError(problems);
  const scopes = AGENT_SCOPES.filter((scope) => input.scopes.includes(scope));
  const beyond = scopes.filter((scope) => !agentScopesOf(role).includes(scope));
  if (beyond.length > 0) {
    throw new AppError('authorization_error', `Your role ${role} does not hold ${beyond.join(', ')}.`, {
      details: beyond.map((scope) => ({ field: 'scopes', problem: `"${scope}" is more than your role holds` })),
    });
  }
  return scopes;
}

function fromRow(row: Omit<DelegationDocument, 'tenant_id'>): Delegation {
  return {
    delegationId: row._id,
    agent: row.agent,
    personId: row.person_id,
    personName: row.person_name,
    scopes: row.scopes,
    endpoints: row.endpoints,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  };
}
