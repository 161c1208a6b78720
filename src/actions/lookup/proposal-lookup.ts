import type { Proposal } from '../model.ts';
import { describedOf } from '../operations/described.ts';
import { fromProposalRow } from '../rows.ts';
import type { DescribedRow, ProposalLookupRepository } from './repository.ts';

/** What of a proposal never changes: what it wants done, and since when. */
export interface ProposalBrief {
  operation: string;
  createdAt: Date;
}

/** Proposals by their ids, for who has these from the log. What there is not is left out. */
export class ProposalLookup {
  readonly #repository: (tenantId: string) => ProposalLookupRepository;

  constructor(repository: (tenantId: string) => ProposalLookupRepository) {
    this.#repository = repository;
  }

  async briefs(tenantId: string, proposalIds: readonly string[]): Promise<ReadonlyMap<string, ProposalBrief>> {
    const rows = proposalIds.length === 0 ? [] : await this.#repository(tenantId).briefs(proposalIds);
    return new Map(rows.map(({ _id, operation, created_at }) => [_id, { operation, createdAt: created_at }]));
  }

  /** As they are stored. */
  async proposals(tenantId: string, proposalIds: readonly string[]): Promise<ReadonlyMap<string, Proposal>> {
    const rows = proposalIds.length === 0 ? [] : await this.#repository(tenantId).whole(proposalIds);
    return new Map(rows.map((row) => [row._id, fromProposalRow(row)]));
  }

  /** What each would do, in a sentence. Nothing is said of one that somebody has altered in the database. */
  async summaries(tenantId: string, proposalIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = proposalIds.length === 0 ? [] : await this.#repository(tenantId).described(proposalIds);
    return new Map(rows.flatMap((row) => summaryOf(row)));
  }
}

function summaryOf(row: DescribedRow): [string, string][] {
  try {
    return [[row._id, describedOf(row).summary]];
  } catch {
    return [];
  }
}
