import type { ApproverSeasoning } from '../identity/members/seasoning.ts';
import { permits, toRole } from '../identity/roles.ts';
import { currentTime } from '../platform/clock.ts';
import { toDecimal } from '../platform/money.ts';
import type { Keyset } from '../platform/mongo/page.ts';
import type { EventType } from '../platform/outbox/event-types.ts';
import { accountableFor } from './accountability.ts';
import { type DecidableProposals, mayWait, mayWaitFor } from './decidable.ts';
import { describedOf } from './operations/described.ts';
import type { AwaitedProposal, PendingRepository } from './pending/repository.ts';
import { type PendingRoute, type PendingRoutes, TO_EVERYBODY } from './pending-routes.ts';
import type { RolesOf } from './policy.ts';
import { takesSeasonedApprovers } from './policy-outcome.ts';
import type { ProposalStatus } from './proposal.ts';
import type { ActionRepository } from './repository.ts';
import type { ProposalDocument } from './schema.ts';

export interface AwaitingApprovalOptions {
  repository: (tenantId: string) => ActionRepository;
  pending: (tenantId: string) => PendingRepository;
  decidable: DecidableProposals;
  routes: PendingRoutes;
  rolesOf: RolesOf;
  seasoning: Pick<ApproverSeasoning, 'objection'>;
}

/**
 * What may be said of a proposal where anybody may read it, such as in a mail: what it is, how much, by whom and until when.
 * Nothing of the payload but its money, and of that only what the definition of the operation calls so.
 */
export interface ProposalOutline {
  proposalId: string;
  /** The name of the operation for people. */
  title: string;
  resourceType: string;
  money: { amount: string; currency: string } | null;
  proposedBy: string;
}

/** How pressing what waits is: half of its time is over, or most of it. */
export const STAGES = ['waits', 'reminded', 'escalated'] as const;
export type Stage = (typeof STAGES)[number];

/** One that waits. */
export interface AwaitedOutline extends ProposalOutline {
  proposedAt: Date;
  expiresAt: Date;
  stage: Stage;
}

/** After these, what waits may wait for others than it did. */
export const CHANGES_OF_APPROVERS = [
  'member.role_changed',
  'member.vouched_for',
  'pack.activated',
  'pack.confirmed',
  'policies.confirmed',
  'policies.written',
  'tenant_settings.changed',
] as const satisfies readonly EventType[];

/** States in which nothing becomes of a proposal any more, but that a failed execution may be tried again. */
const ENDED = [
  'rejected',
  'denied',
  'expired',
  'cancelled',
  'executed',
  'execution_failed',
] as const satisfies ProposalStatus[];
export type EndedStatus = (typeof ENDED)[number];

/** What became of one that waited. */
export interface EndedOutline extends ProposalOutline {
  status: EndedStatus;
  /** Names of those who approved it, or rejected it. */
  decidedBy: string[];
  at: Date;
}

/** All that waits in a tenant at some moment, as far as it says whom it may wait for. */
export interface AllAwaited {
  /** Ids, soonest expiry first. */
  proposalIds: string[];
  /** Whether one of them may wait for a person, whatever policy and their role say. */
  mayWaitFor: (personId: string, proposalId: string) => boolean;
  /** Who is told of one of them, as its pack says. */
  routeOf: (proposalId: string) => PendingRoute;
  /** How pressing one of them is; `null` for what waits for nobody. */
  stageOf: (proposalId: string) => Stage | null;
}

/** Read by one query. */
const PAGE_SIZE = 1_000;
/** Judged together; others have the turn between. */
const JUDGED_AT_ONCE = 100;

/** What waits for approval, for whoever tells people of it. */
export class AwaitingApproval {
  readonly #options: AwaitingApprovalOptions;

  constructor(options: AwaitingApprovalOptions) {
    this.#options = options;
  }

  /** All that waits in the tenant: as many queries as there are thousands. */
  async all(tenantId: string): Promise<AllAwaited> {
    const now = currentTime();
    const rows: AwaitedProposal[] = [];
    let after: Keyset | undefined;
    do {
      const query = { order: 'soonest_expiry', notBefore: now, limit: PAGE_SIZE, after } as const;
      const page = await this.#options.pending(tenantId).skim(query);
      rows.push(...page.rows);
      after = page.next ?? undefined;
    } while (after !== undefined);
    const waiting = new Map(rows.filter((row) => mayWait(row, now)).map((row) => [row._id, row]));
    const routes = await this.#options.routes.of(tenantId, rows);
    const of = <T>(proposalId: string, read: (row: AwaitedProposal) => T, otherwise: T) => {
      const row = waiting.get(proposalId);
      return row === undefined ? otherwise : read(row);
    };
    return {
      proposalIds: [...waiting.keys()],
      mayWaitFor: (personId, proposalId) => of(proposalId, (row) => mayWaitFor(personId, row, now), false),
      routeOf: (proposalId) => of(proposalId, routes, TO_EVERYBODY),
      stageOf: (proposalId) => of<Stage | null>(proposalId, stageOf, null),
    };
  }

  /** Those of the proposals that wait for anybody at this moment. Soonest expiry first. */
  async waiting(tenantId: string, proposalIds: readonly string[]): Promise<AwaitedOutline[]> {
    const now = currentTime();
    const rows = await this.#options.repository(tenantId).findProposals([...proposalIds]);
    const waiting = rows.filter((row) => row.status === 'pending_approval' && mayWait(row, now));
    return waiting.sort(bySoonestExpiry).map(toAwaited);
  }

  /** Which of the proposals have come to an end. */
  async endedOf(tenantId: string, proposalIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (proposalIds.length === 0) return new Set();
    const states = await this.#options.repository(tenantId).findStates([...proposalIds]);
    return new Set(states.flatMap(({ _id, status }) => (isEnded(status) ? [_id] : [])));
  }

  /** What became of those of the proposals that have come to an end, the last first. */
  async endingsOf(tenantId: string, proposalIds: readonly string[]): Promise<EndedOutline[]> {
    const rows = await this.#options.repository(tenantId).findProposals([...proposalIds]);
    return rows.flatMap(toEnded).sort((a, b) => b.at.getTime() - a.at.getTime());
  }

  /**
   * Those of the proposals that a person may approve by themselves at this moment, and whose approval would count: by their
   * present role, the present policies, and who is accountable. Soonest expiry first.
   */
  async approvableBy(tenantId: string, personId: string, proposalIds: readonly string[]): Promise<AwaitedOutline[]> {
    const found: ProposalDocument[] = [];
    for (let at = 0; at < proposalIds.length; at += JUDGED_AT_ONCE) {
      // For each piece anew, as it takes a while.
      const role = toRole((await this.#options.rolesOf(tenantId, [personId])).get(personId) ?? '');
      if (role === null || !permits(role, 'actions.approve')) return [];
      found.push(...(await this.#approvable(tenantId, personId, proposalIds.slice(at, at + JUDGED_AT_ONCE))));
    }
    return found.sort(bySoonestExpiry).map(toAwaited);
  }

  async #approvable(tenantId: string, personId: string, ids: readonly string[]): Promise<ProposalDocument[]> {
    const { repository, decidable, seasoning } = this.#options;
    const rows = await repository(tenantId).findProposals([...ids]);
    const waiting = rows.filter(({ status }) => status === 'pending_approval');
    const approvable: ProposalDocument[] = [];
    const objections = new Map<string, boolean>();
    for (const { row, policies, facts } of await decidable.of(tenantId, personId, waiting)) {
      if (!facts.hashMatches) continue;
      const accountables = accountableFor(row);
      const key = accountables.join(' ');
      const isObjected = objections.get(key) ?? (await seasoning.objection(tenantId, personId, accountables)) !== null;
      objections.set(key, isObjected);
      if (!isObjected || !takesSeasonedApprovers(row, policies.requirement(facts))) approvable.push(row);
    }
    return approvable;
  }
}

function bySoonestExpiry(a: ProposalDocument, b: ProposalDocument): number {
  return a.expires_at.getTime() - b.expires_at.getTime();
}

function stageOf({ waiting }: Pick<ProposalDocument, 'waiting'>): Stage {
  if (waiting?.escalated !== undefined) return 'escalated';
  return waiting?.reminded === undefined ? 'waits' : 'reminded';
}

function isEnded(status: ProposalStatus): status is EndedStatus {
  return (ENDED as readonly ProposalStatus[]).includes(status);
}

function toAwaited(row: ProposalDocument): AwaitedOutline {
  return { ...toOutline(row), proposedAt: row.created_at, expiresAt: row.expires_at, stage: stageOf(row) };
}

function toEnded(row: ProposalDocument): EndedOutline[] {
  const { status, approvals, updated_at: at } = row;
  if (!isEnded(status)) return [];
  const decision = status === 'rejected' ? 'reject' : 'approve';
  const decided = approvals.filter((one) => one.decision === decision);
  return [{ ...toOutline(row), status, decidedBy: decided.map(({ approver }) => approver.display_name), at }];
}

function toOutline(row: ProposalDocument): ProposalOutline {
  const { title, money } = describedOf(row);
  return {
    proposalId: row._id,
    title,
    resourceType: row.resource_type,
    money: money && { amount: toDecimal(money.minor, money.currency), currency: money.currency },
    proposedBy: row.proposed_by.display_name,
  };
}
