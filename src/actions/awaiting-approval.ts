import type { ApproverSeasoning } from '../identity/members/seasoning.ts';
import { permits, toRole } from '../identity/roles.ts';
import { currentTime } from '../platform/clock.ts';
import { toDecimal } from '../platform/money.ts';
import type { Keyset } from '../platform/mongo/page.ts';
import { accountableFor } from './accountability.ts';
import { type DecidableProposals, mayWaitFor } from './decidable.ts';
import { describedOf } from './operations/described.ts';
import type { AwaitedProposal, PendingRepository } from './pending/repository.ts';
import type { RolesOf } from './policy.ts';
import { takesSeasonedApprovers } from './policy-outcome.ts';
import type { ActionRepository } from './repository.ts';
import type { ProposalDocument } from './schema.ts';

export interface AwaitingApprovalOptions {
  repository: (tenantId: string) => ActionRepository;
  pending: (tenantId: string) => PendingRepository;
  decidable: DecidableProposals;
  rolesOf: RolesOf;
  seasoning: Pick<ApproverSeasoning, 'objection'>;
}

/**
 * What may be said of a proposal where anybody may read it, such as in a mail: what it is, how much, by whom and until when.
 * Nothing of the payload but its money, and of that only what the definition of the operation calls so.
 */
export interface AwaitedOutline {
  proposalId: string;
  /** The name of the operation for people. */
  title: string;
  resourceType: string;
  money: { amount: string; currency: string } | null;
  proposedBy: string;
  expiresAt: Date;
}

/** All that waits in a tenant at some moment, as far as it says whom it may wait for. */
export interface AllAwaited {
  /** Ids, soonest expiry first. */
  proposalIds: string[];
  /** Those of them that may wait for a person, whatever policy says. */
  possibleFor: (personId: string) => string[];
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
    return {
      proposalIds: rows.map(({ _id }) => _id),
      possibleFor: (personId) => rows.filter((row) => mayWaitFor(personId, row, now)).map(({ _id }) => _id),
    };
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
    return found.sort((a, b) => a.expires_at.getTime() - b.expires_at.getTime()).map(toOutline);
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

function toOutline(row: ProposalDocument): AwaitedOutline {
  const { title, money } = describedOf(row);
  return {
    proposalId: row._id,
    title,
    resourceType: row.resource_type,
    money: money && { amount: toDecimal(money.minor, money.currency), currency: money.currency },
    proposedBy: row.proposed_by.display_name,
    expiresAt: row.expires_at,
  };
}
