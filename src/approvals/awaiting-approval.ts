import { permits, toRole, type Voices } from '../identity/index.ts';
import { describedOf } from '../operations/index.ts';
import { currentTime } from '../platform/clock.ts';
import { toDecimal } from '../platform/money.ts';
import type { Keyset } from '../platform/mongo/page.ts';
import type { EventType } from '../platform/outbox/event-types.ts';
import type { RolesOf } from '../policy/index.ts';
import {
  type ActionRepository,
  type AwaitedProposal,
  needsOwnVoices,
  type PendingRepository,
  type ProposalDocument,
  type ProposalStatus,
  partiesOf,
} from '../proposals/index.ts';
import { type DecidableProposals, mayWait, mayWaitFor } from './decidable.ts';
import { type PendingRoute, type PendingRoutes, TO_EVERYBODY } from './pending-routes.ts';

export interface AwaitingApprovalOptions {
  repository: (tenantId: string) => ActionRepository;
  pending: (tenantId: string) => PendingRepository;
  decidable: DecidableProposals;
  routes: PendingRoutes;
  rolesOf: RolesOf;
  voices: Pick<Voices, 'objection'>;
}

/** Shows only the amount of the payload, because anybody may read an email. */
export interface ProposalOutline {
  proposalId: string;
  title: string;
  resourceType: string;
  money: { amount: string; currency: string } | null;
  proposedBy: string;
}

/** `reminded` once half of the time to decide is over, `escalated` once most of it is. */
export const STAGES = ['waits', 'reminded', 'escalated'] as const;
export type Stage = (typeof STAGES)[number];

export interface AwaitedOutline extends ProposalOutline {
  proposedAt: Date;
  expiresAt: Date;
  stage: Stage;
}

/** Events after which a proposal may wait for other people than before. */
export const CHANGES_OF_APPROVERS = [
  'member.role_changed',
  'member.vouched_for',
  'pack.activated',
  'pack.confirmed',
  'policies.confirmed',
  'policies.written',
  'tenant_settings.changed',
] as const satisfies readonly EventType[];

/** A failed execution may still be retried. */
const ENDED = [
  'rejected',
  'denied',
  'expired',
  'cancelled',
  'executed',
  'execution_failed',
] as const satisfies ProposalStatus[];
export type EndedStatus = (typeof ENDED)[number];

export interface EndedOutline extends ProposalOutline {
  status: EndedStatus;
  decidedBy: string[];
  at: Date;
}

/** All proposals that wait in a tenant at one moment, and the people that each may wait for. */
export interface AllAwaited {
  /** Soonest expiry first. */
  proposalIds: string[];
  /** Checks neither policy nor the person's role. */
  mayWaitFor: (personId: string, proposalId: string) => boolean;
  routeOf: (proposalId: string) => PendingRoute;
  /** Null if the proposal waits for nobody. */
  stageOf: (proposalId: string) => Stage | null;
}

const PAGE_SIZE = 1_000;
/** Other requests get their turn between batches. */
const JUDGED_AT_ONCE = 100;

export class AwaitingApproval {
  readonly #options: AwaitingApprovalOptions;

  constructor(options: AwaitingApprovalOptions) {
    this.#options = options;
  }

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

  async waiting(tenantId: string, proposalIds: readonly string[]): Promise<AwaitedOutline[]> {
    const now = currentTime();
    const rows = await this.#options.repository(tenantId).findProposals(proposalIds);
    const waiting = rows.filter((row) => row.status === 'pending_approval' && mayWait(row, now));
    return waiting.sort(bySoonestExpiry).map(toAwaited);
  }

  async endedOf(tenantId: string, proposalIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#options.repository(tenantId).findFields(proposalIds, 'status');
    return new Set(rows.filter(({ status }) => isEnded(status)).map(({ _id }) => _id));
  }

  async endingsOf(tenantId: string, proposalIds: readonly string[]): Promise<EndedOutline[]> {
    const rows = await this.#options.repository(tenantId).findProposals(proposalIds);
    return rows.flatMap(toEnded).sort((a, b) => b.at.getTime() - a.at.getTime());
  }

  /** `ApprovalBounds` are not asked, because they leave room again from day to day. Soonest expiry first. */
  async approvableBy(tenantId: string, personId: string, proposalIds: readonly string[]): Promise<AwaitedOutline[]> {
    const found: ProposalDocument[] = [];
    for (let at = 0; at < proposalIds.length; at += JUDGED_AT_ONCE) {
      // Read again for each batch, because the role may change while batches are judged.
      const role = toRole((await this.#options.rolesOf(tenantId, [personId])).get(personId) ?? '');
      if (role === null || !permits(role, 'actions.approve')) return [];
      found.push(...(await this.#approvable(tenantId, personId, proposalIds.slice(at, at + JUDGED_AT_ONCE))));
    }
    return found.sort(bySoonestExpiry).map(toAwaited);
  }

  async #approvable(tenantId: string, personId: string, ids: readonly string[]): Promise<ProposalDocument[]> {
    const { repository, decidable, voices } = this.#options;
    const rows = await repository(tenantId).findProposals(ids);
    const waiting = rows.filter(({ status }) => status === 'pending_approval');
    const approvable: ProposalDocument[] = [];
    const objections = new Map<string, boolean>();
    for (const { row, policies, facts } of await decidable.of(tenantId, personId, waiting)) {
      if (!facts.hashMatches) continue;
      if (needsOwnVoices(row, policies.requirement(facts))) {
        const parties = partiesOf(row);
        const key = JSON.stringify(parties);
        const isObjected = objections.get(key) ?? (await voices.objection(tenantId, personId, parties)) !== null;
        objections.set(key, isObjected);
        if (isObjected) continue;
      }
      approvable.push(row);
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
