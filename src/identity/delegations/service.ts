import type { ApprovalGrant, CallContext } from '../../call-context.ts';
import { AppError, type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/durations.ts';
import { newId } from '../../platform/ids.ts';
import type { Transaction } from '../../platform/mongo/transaction.ts';
import { type OutboxEvent, outboxEvent } from '../../platform/outbox/event.ts';
import type { EventType } from '../../platform/outbox/event-types.ts';
import { RecentReads } from '../../platform/recent-reads.ts';
import { isLonger } from '../../platform/text-length.ts';
import type { AuthorityEpochs } from '../authority/repository.ts';
import type { LastUses } from '../last-uses.ts';
import type { MemberService } from '../members/service.ts';
import type { VerifiedApprovers } from '../members/verified-approvers.ts';
import {
  AGENT_SCOPES,
  type AgentEndpoint,
  type AgentScope,
  APPROVAL_SCOPE,
  agentScopesOf,
  LASTING_AGENT_SCOPES,
  permits,
  type Role,
} from '../roles.ts';
import type { TenantService } from '../tenants/service.ts';
import type { AuthenticatedDelegation, Delegation, NewDelegation, PersonContext } from './model.ts';
import type { DelegationRepository } from './repository.ts';
import type { DelegationDocument } from './schema.ts';
import type { DelegationTokens } from './token.ts';

export interface DelegationServiceOptions {
  repository: (tenantId: string) => DelegationRepository;
  tokens: DelegationTokens;
  members: MemberService;
  tenants: TenantService;
  authority: AuthorityEpochs;
  verifiedApprovers: Pick<VerifiedApprovers, 'assertVerified'>;
  /** Throws `validation_error` unless the proposal waits for approval with this payload. */
  assertAwaitsApproval: (call: PersonContext, approval: ApprovalGrant) => Promise<void>;
  notifyRelay: (tenantId: string) => void;
  uses: LastUses;
}

/** A delegation that has approved is `used`; a revoked or expired one is `ended`. */
export type SpentReason = 'used' | 'ended';

type DelegationRow = Omit<DelegationDocument, 'tenant_id'>;

const MIN_LIFETIME_MS = MINUTE_MS;
const MAX_LIFETIME_MS = DAY_MS;
const DEFAULT_LIFETIME_MS = HOUR_MS;
/** Milliseconds: the longest and the default lifetime of a delegation for an approval. */
const APPROVAL_LIFETIME_MS = 10 * MINUTE_MS;
const MAX_AGENT_LENGTH = 100;
/** Milliseconds for which a delegation and its person's role are trusted without being read again. */
const CACHE_MS = 1_500;
const MAX_ATTEMPTS = 3;

export class DelegationService {
  readonly #options: DelegationServiceOptions;
  readonly #recent: RecentReads<AuthenticatedDelegation & { revoked: boolean }>;

  constructor(options: DelegationServiceOptions) {
    this.#options = options;
    this.#recent = new RecentReads(CACHE_MS, (id) => this.#load(id));
  }

  /**
   * Only this response contains the token. @throws {AppError} `validation_error`; `authorization_error` beyond the role
   */
  async issue(call: PersonContext, input: NewDelegation): Promise<{ delegation: Delegation; token: string }> {
    const { approval } = input;
    const lifetimeMs = input.lifetimeMs ?? (approval === undefined ? DEFAULT_LIFETIME_MS : APPROVAL_LIFETIME_MS);
    const scopes = wantedScopes(call.role, input, lifetimeMs);
    if (approval !== undefined) {
      await this.#options.verifiedApprovers.assertVerified(call.principal.id);
      await this.#options.assertAwaitsApproval(call, approval);
    }
    const now = currentTime();
    // The token counts in whole seconds.
    const expiresAt = new Date(Math.floor((now.getTime() + lifetimeMs) / 1000) * 1000);
    const named = approval && { proposal_id: approval.proposalId, payload_hash: approval.payloadHash };
    const row: DelegationRow = {
      _id: newId('dlg'),
      agent: input.agent.trim(),
      person_id: call.principal.id,
      person_name: call.principal.displayName,
      scopes,
      endpoints: [...input.endpoints],
      created_at: now,
      expires_at: expiresAt,
      revoked_at: null,
      ...(named && { approval: { ...named, used_at: null } }),
      version: 1,
      outbox: [],
    };
    const { agent, endpoints } = row;
    const data = { agent, scopes, endpoints, expires_at: expiresAt.toISOString(), ...(named && { approval: named }) };
    row.outbox.push(delegationEvent(call, 'delegation.issued', row._id, 1, now, data));
    const delegation = fromRow(row);
    const token = await this.#options.tokens.sign(call.tenantId, delegation);
    await this.#options.repository(call.tenantId).insert(row);
    await this.#options.authority.advance(call.tenantId);
    this.#options.notifyRelay(call.tenantId);
    return { delegation, token };
  }

  /** Lists the caller's delegations, or everybody's if the caller administers credentials; newest first. */
  async list(call: PersonContext, { onlyLive = false }: { onlyLive?: boolean } = {}): Promise<Delegation[]> {
    const personId = permits(call.role, 'api_keys.manage') ? undefined : call.principal.id;
    const repository = this.#options.repository(call.tenantId);
    const now = currentTime();
    const rows = onlyLive
      ? await repository.listLive(personId, now, new Date(now.getTime() - MAX_LIFETIME_MS))
      : await repository.list(personId);
    return rows.map(fromRow);
  }

  /** Revokes a delegation for good. Repeating this changes nothing. @throws {AppError} `not_found` */
  async revoke(call: PersonContext, delegationId: string): Promise<Delegation> {
    const repository = this.#options.repository(call.tenantId);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const present = await repository.find(delegationId);
      const mayRevoke = present?.person_id === call.principal.id || permits(call.role, 'api_keys.manage');
      // Another person's delegation is none of the caller's business, so the answer is the same as for a missing one.
      if (present === null || !mayRevoke) throw new AppError('not_found', `There is no delegation ${delegationId}.`);
      if (present.revoked_at !== null) {
        // The process that revoked the delegation may have ended before it advanced the epoch.
        await this.#options.authority.advance(call.tenantId);
        return fromRow(present);
      }
      const now = currentTime();
      const event = delegationEvent(call, 'delegation.revoked', delegationId, present.version + 1, now, {});
      const revoked = await repository.revoke(present, now, event);
      if (revoked === null) continue;
      await this.#options.authority.advance(call.tenantId);
      this.#recent.forget(cacheKey(call.tenantId, delegationId));
      this.#options.notifyRelay(call.tenantId);
      return fromRow(revoked);
    }
    throw new AppError('conflict', 'The delegation was changed at the same time. Repeat the request.');
  }

  /** Accepts a used token for an approval: the approval checks that. @throws {AppError} `authentication_error` */
  async authenticate(token: string, endpoint: AgentEndpoint): Promise<AuthenticatedDelegation> {
    const named = await this.#options.tokens.verify(token, endpoint);
    const delegation = named && (await this.#recent.get(cacheKey(named.tenantId, named.delegationId)));
    if (delegation === null || delegation.revoked || !isSameGrant(named?.approval, delegation.approvalGrant)) {
      throw new AppError(
        'authentication_error',
        'Missing or invalid delegation token. Ask the person who issued it for a new one.',
      );
    }
    const { revoked: _, ...authenticated } = delegation;
    const { tenantId, principal, approvalGrant } = authenticated;
    // Only the approval writes to a delegation for an approval.
    if (approvalGrant === undefined) {
      const repository = this.#options.repository(tenantId);
      this.#options.uses.note(principal.id, (at, notBefore) => repository.recordUse(principal.id, at, notBefore));
    }
    return authenticated;
  }

  /** Reads a delegation anew; null if it is revoked or expired. */
  async findLive(tenantId: string, delegationId: string): Promise<Pick<Delegation, 'personId' | 'scopes'> | null> {
    const row = await this.#options.repository(tenantId).find(delegationId);
    if (row === null || row.revoked_at !== null || row.expires_at <= currentTime()) return null;
    return { personId: row.person_id, scopes: row.scopes };
  }

  /** Returns the names of agents by delegation, also of ended delegations. */
  async namesOf(tenantId: string, delegationIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = delegationIds.length === 0 ? [] : await this.#options.repository(tenantId).agentsOf(delegationIds);
    return new Map(found.map(({ _id, agent }) => [_id, agent]));
  }

  /** Returns the person who issued a delegation, also an ended one until a month after it has expired. */
  async issuerOf(tenantId: string, delegationId: string): Promise<string | null> {
    return (await this.#options.repository(tenantId).find(delegationId))?.person_id ?? null;
  }

  /**
   * Returns the reason why the delegation cannot approve any more. Read anew: a cached delegation may be used by now.
   */
  async whySpent(tenantId: string, delegationId: string): Promise<SpentReason | null> {
    return whySpent(await this.#options.repository(tenantId).find(delegationId));
  }

  /**
   * Uses up the caller's delegation within the transaction of the approval, which then relays the event.
   * @returns false if the delegation cannot approve what the call names. The caller then aborts the transaction.
   */
  async spend(call: CallContext, transaction: Transaction): Promise<boolean> {
    const { tenantId, principal, approvalGrant: grant } = call;
    const repository = this.#options.repository(tenantId);
    const row = await repository.find(principal.id, transaction);
    if (row?.approval === undefined || whySpent(row) !== null) return false;
    const { proposal_id, payload_hash } = row.approval;
    if (proposal_id !== grant?.proposalId || payload_hash !== grant.payloadHash) return false;
    const at = currentTime();
    const data = { proposal_id, payload_hash };
    const event = delegationEvent(call, 'delegation.used', row._id, row.version + 1, at, data);
    return repository.spendApproval(row, at, event, transaction);
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
        accountables: [row.person_id],
      },
      scopes: new Set(row.scopes.filter((scope) => held.includes(scope))),
      approvalGrant: row.approval && { proposalId: row.approval.proposal_id, payloadHash: row.approval.payload_hash },
      usedAt: row.approval?.used_at ?? null,
      agentPerMinute: tenant.agentPerMinute,
      revoked: row.revoked_at !== null,
    };
  }
}

function cacheKey(tenantId: string, delegationId: string): string {
  return `${tenantId}/${delegationId}`;
}

function isSameGrant(one: ApprovalGrant | undefined, other: ApprovalGrant | undefined): boolean {
  return one?.proposalId === other?.proposalId && one?.payloadHash === other?.payloadHash;
}

function wantedScopes(role: Role, input: NewDelegation, lifetimeMs: number): AgentScope[] {
  const problems: ErrorDetail[] = [];
  const agent = input.agent.trim();
  if (agent === '' || isLonger(agent, MAX_AGENT_LENGTH)) {
    problems.push({ field: 'agent', problem: `must have 1 to ${MAX_AGENT_LENGTH} characters` });
  }
  const approves = input.approval !== undefined;
  const maxMs = approves ? APPROVAL_LIFETIME_MS : MAX_LIFETIME_MS;
  if (!(lifetimeMs >= MIN_LIFETIME_MS && lifetimeMs <= maxMs)) {
    const longest = approves ? '10 minutes, because it can approve' : '24 hours';
    problems.push({ field: 'lifetime', problem: `must be from 60 seconds to ${longest}` });
  }
  if (input.endpoints.length === 0) problems.push({ field: 'endpoints', problem: 'name at least one' });
  if (input.scopes.length === 0) problems.push({ field: 'scopes', problem: 'name at least one' });
  for (const name of new Set(input.scopes)) {
    const problem = scopeProblem(name, approves);
    if (problem !== undefined) problems.push({ field: 'scopes', problem });
  }
  if (problems.length > 0) throw validationError(problems);
  const scopes = AGENT_SCOPES.filter((scope) => input.scopes.includes(scope));
  const beyond = scopes.filter((scope) => !agentScopesOf(role).includes(scope));
  if (beyond.length > 0) {
    throw new AppError('authorization_error', `Your role ${role} does not include ${beyond.join(', ')}.`, {
      details: beyond.map((scope) => ({ field: 'scopes', problem: `"${scope}" is not included in your role` })),
    });
  }
  return scopes;
}

/** Returns undefined if the scope can be delegated, alone or for an approval. */
function scopeProblem(name: string, approves: boolean): string | undefined {
  if (name === APPROVAL_SCOPE) {
    return approves ? undefined : `"${name}" can be delegated for one proposal only; name the proposal in approval`;
  }
  if (!(LASTING_AGENT_SCOPES as readonly string[]).includes(name)) {
    return `"${name}" cannot be delegated; use ${LASTING_AGENT_SCOPES.join(', ')}`;
  }
  return approves ? `"${name}" cannot be delegated with approval; use ${APPROVAL_SCOPE} alone` : undefined;
}

function delegationEvent(
  call: Pick<CallContext, 'principal' | 'correlationId'>,
  type: EventType,
  id: string,
  version: number,
  at: Date,
  data: OutboxEvent['data'],
): OutboxEvent {
  const subject = { type: 'delegation', id };
  return outboxEvent(call, { type, subject, subject_version: version, work_item_id: null, at, data });
}

function fromRow(row: DelegationRow): Delegation {
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
    lastUsedAt: row.last_used_at ?? row.approval?.used_at ?? null,
    approval: row.approval
      ? {
          proposalId: row.approval.proposal_id,
          payloadHash: row.approval.payload_hash,
          usedAt: row.approval.used_at,
        }
      : null,
  };
}

function whySpent(row: DelegationDocument | null): SpentReason | null {
  if (row?.approval === undefined || row.revoked_at !== null || row.expires_at <= currentTime()) return 'ended';
  return row.approval.used_at === null ? null : 'used';
}
